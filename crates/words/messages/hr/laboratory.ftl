## Laboratorij

lab-title = Laboratorij
lab-line = Koji je igrač jači i koliko smo u to sigurni? Svaki se špil odigra u svakom rasporedu za stolom.
lab-new = Novo mjerenje
lab-kind = Vrsta mjerenja
lab-kind-comparison = Usporedba
lab-kind-test = Sekvencijalni test
lab-about-comparison = Svaki par igrača, na zadanom broju dijeljenja.
lab-about-test = Je li prvi bolji od drugoga? Prestaje čim je dokaza dovoljno.
lab-game = Igra
lab-players = Igrači
lab-player-number = { $number }. igrač
lab-add-player = Dodaj igrača
lab-remove-player = Izbaci: { $name }
lab-settings-of = Postavke: { $name }
lab-deals = Dijeljenja
lab-cap = Najviše dijeljenja
lab-games-in-all =
    { $count ->
        [one] ukupno { $count } partija
        [few] ukupno { $count } partije
       *[other] ukupno { $count } partija
    }
lab-matches-in-all =
    { $count ->
        [one] ukupno { $count } meč
        [few] ukupno { $count } meča
       *[other] ukupno { $count } mečeva
    }
lab-matches = Broji mečeve
lab-matches-note = Cijeli mečevi po pravilima igre umjesto pojedinačnih partija.
lab-elo0 = Elo za H0
lab-elo0-note = Prvi nije bolji ako je razlika ovolika ili manja.
lab-elo1 = Elo za H1
lab-elo1-note = Prvi je bolji ako je razlika ovolika ili veća.
lab-alpha = Alfa
lab-alpha-note = Koliko često smije naći razliku koje nema (alfa).
lab-beta = Beta
lab-beta-note = Koliko često smije ne primijetiti razliku koje ima (beta).
lab-seed-note = Ista šifra daje iste partije, potez po potez.
lab-rules = Pravila
lab-start = Počni

## Prijašnja mjerenja

lab-runs = Prijašnja mjerenja
lab-runs-none = Nijedno mjerenje ne odgovara.
lab-all-games = Sve igre
lab-any-player = Bilo koji igrač
lab-search-text = Pretraga naredbi
lab-more = Još
lab-games-kept =
    { $count ->
        [one] { $count } partija spremljena
        [few] { $count } partije spremljene
       *[other] { $count } partija spremljeno
    }
lab-is-kept = zadržano
lab-state-queued = čeka
lab-state-running = u tijeku
lab-state-stopped = zaustavljeno
lab-state-done = dovršeno
lab-reproduction = Pokusi iz izvora, ponovljeni
lab-reproduction-line = Što su radovi na kojima počivaju igrači objavili, pokraj onoga što izlazi ovdje, s uzrokom svake razlike.
lab-read = Pročitaj izvještaj
lab-back = U laboratorij

## Jedno mjerenje

lab-run = Mjerenje { $number }
lab-progress-label = Dosad odigrano
lab-progress = { $games } od { $of } partija
lab-progress-matches = { $games } od { $of } mečeva
lab-left = još oko { $time }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-ahead =
    { $count ->
        [0] Počinje svakog trenutka.
        [one] Prije njega igra se još { $count } mjerenje.
        [few] Prije njega igraju se još { $count } mjerenja.
       *[other] Prije njega igra se još { $count } mjerenja.
    }
lab-stop = Zaustavi
lab-resume = Nastavi
lab-keep = Zadrži
lab-unkeep = Ne zadržavaj više
lab-keep-note = Mjerenja koja nitko ne zadrži brišu se nakon 30 dana.
lab-delete = Izbriši
lab-delete-sure = Izbrisati ovo mjerenje i sve njegove partije zauvijek?
lab-not-yours = Ovo mjerenje može mijenjati samo preglednik u kojem je počelo.
lab-command = Naredba koja ga ponavlja
lab-ladder = Ocjene
lab-ladder-note = Bradley–Terryjeve ocjene na Elovoj ljestvici, s intervalima od 95 %; prosjek im je 0.
lab-pairs = Rezultati po parovima
lab-pairs-note = Udio A u partijama, s intervalima od 95 % po dijeljenjima; isprekidana crta udio je jednakih.
lab-in-numbers = U brojkama
lab-column-pair = A – B
lab-column-games = Partije
lab-column-wins = Pobjede
lab-column-drawn = Neriješeno
lab-column-share = Udio A
lab-column-points = Bodovi
lab-column-moves = Potezi
lab-test = Sekvencijalni test
lab-test-ratio =
    { $count ->
        [one] Logaritam omjera vjerodostojnosti { $ratio }, između { $low } i { $high }, nakon { $count } dijeljenja.
        [few] Logaritam omjera vjerodostojnosti { $ratio }, između { $low } i { $high }, nakon { $count } dijeljenja.
       *[other] Logaritam omjera vjerodostojnosti { $ratio }, između { $low } i { $high }, nakon { $count } dijeljenja.
    }
lab-test-note = Test prestaje gdje krivulja dotakne isprekidanu crtu.
lab-verdict-open = Još nije odlučeno.
lab-verdict-elo0 = { $a } je bolji od { $b } za { $elo } Elo bodova ili manje.
lab-verdict-elo1 = { $a } je bolji od { $b } za { $elo } Elo bodova ili više.
lab-records = Partije
lab-records-range = { $first }–{ $last } od { $of }
lab-watch-game = Pogledaj partiju { $number }
lab-earlier = Prethodne
lab-later = Sljedeće
lab-files = Preuzimanja
lab-file-report = Izvještaj (HTML)
lab-file-result = Rezultat (JSON)
lab-file-records = Partije (JSONL)
lab-report = Cijeli izvještaj
lab-report-note = Kako ga program piše, na engleskom.

## Ljestvica

lab-leaderboard-title = Ljestvica
lab-leaderboard-line = Igrači iz programa u svakoj igri, ocijenjeni iz pravih mjerenja.
lab-leaderboard-made =
    { $deals ->
        [one] { $date }, verzija { $version }, { $deals } dijeljenje za svaki par, šifra { $seed }.
        [few] { $date }, verzija { $version }, { $deals } dijeljenja za svaki par, šifra { $seed }.
       *[other] { $date }, verzija { $version }, { $deals } dijeljenja za svaki par, šifra { $seed }.
    }
lab-leaderboard-shipped = Mjerenje dolazi s programom.
lab-leaderboard-run = Mjerenje { $number } na ovom poslužitelju.
lab-leaderboard-again = Odigraj ponovno ovdje
lab-leaderboard-note = Bradley–Terryjeve ocjene na Elovoj ljestvici, s intervalima od 95 %; u svakoj igri prosjek im je 0. Ocjene različitih igara ne mogu se uspoređivati. Tko vidi skrivene karte, označen je i ne igra pošteno. Tko za partiju troši minute, kao backtrack-deck u tabliću, izostavljen je.

## Rješenje igre Ljubavno pismo

lab-solution-title = Ljubavno pismo za dvoje, riješeno
lab-solution-line = Koliko često što odigrati u prvim potezima i koliko to vrijedi: zasad { $solved } od { $all } vrsta dijeljenja.
lab-solution-faces = Otkriveno
lab-solution-value = Vrijednost prvog igrača
lab-solution-exploitable = Iskoristivo
lab-solution-hand = Ruka
lab-solution-plays = Potezi: koliko često i koliko svaki vrijedi
lab-solution-worth = Vrijednost prvog igrača leži između { $low } i { $high } (pobjeda 1, neriješeno 0, poraz −1), nakon { $rounds } rundi.
lab-solution-naming = { $card }, imenuje: { $named }
lab-solution-oneself = { $card } na sebe
lab-solution-replies = Prvi potez drugog igrača
lab-solution-choose = Izaberi što je odigrao prvi igrač; pokraj stoji koliko često to čini ravnoteža.
lab-solution-sees = { $play }, vidi: { $card }
lab-solution-discarded = { $play }, odbačeno: { $card }
lab-solution-often = Do toga dolazi u { $share } svih rundi.
lab-solution-never = Ravnoteža nikad ne igra tako, pa ono što slijedi ovdje nema vrijednost; prikazano je što bi učinila.
lab-solution-note = Ravnoteža nađena minimiziranjem protučinjeničnog žaljenja; koliko se može iskoristiti točno je izračunato iz oba najbolja odgovora. Prikazani su samo potezi s barem pola posto.
lab-solution-link = Ljubavno pismo, riješeno
