## Laboratorija

lab-title = Laboratorija
lab-line = Koji je igrač jači, i koliko smo u to sigurni? Svaki špil se odigra u svakom rasporedu za stolom.
lab-new = Novo merenje
lab-kind = Vrsta merenja
lab-kind-comparison = Poređenje
lab-kind-test = Sekvencijalni test
lab-about-comparison = Svaki par igrača, na zadatom broju deljenja.
lab-about-test = Da li je prvi bolji od drugog? Prestaje čim je dokaza dovoljno.
lab-game = Igra
lab-players = Igrači
lab-player-number = { $number }. igrač
lab-add-player = Dodaj igrača
lab-remove-player = Izbaci: { $name }
lab-settings-of = Podešavanja: { $name }
lab-deals = Deljenja
lab-cap = Najviše deljenja
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
lab-matches-note = Celi mečevi po pravilima igre umesto pojedinačnih partija.
lab-elo0 = Elo za H0
lab-elo0-note = Prvi nije bolji ako je razlika ovolika ili manja.
lab-elo1 = Elo za H1
lab-elo1-note = Prvi je bolji ako je razlika ovolika ili veća.
lab-alpha = Alfa
lab-alpha-note = Koliko često sme da nađe razliku koje nema (alfa).
lab-beta = Beta
lab-beta-note = Koliko često sme da ne primeti razliku koje ima (beta).
lab-seed-note = Ista šifra daje iste partije, potez po potez.
lab-rules = Pravila
lab-start = Počni

## Ranija merenja

lab-runs = Ranija merenja
lab-runs-none = Nijedno merenje ne odgovara.
lab-all-games = Sve igre
lab-any-player = Bilo koji igrač
lab-search-text = Pretraga naredbi
lab-more = Još
lab-games-kept =
    { $count ->
        [one] { $count } partija sačuvana
        [few] { $count } partije sačuvane
       *[other] { $count } partija sačuvano
    }
lab-is-kept = zadržano
lab-state-queued = čeka
lab-state-running = u toku
lab-state-stopped = zaustavljeno
lab-state-done = završeno
lab-reproduction = Ogledi iz izvora, ponovljeni
lab-reproduction-line = Šta su radovi na kojima počivaju igrači objavili, pored onoga što izlazi ovde, s uzrokom svake razlike.
lab-read = Pročitaj izveštaj
lab-back = U laboratoriju

## Jedno merenje

lab-run = Merenje { $number }
lab-progress-label = Dosad odigrano
lab-progress = { $games } od { $of } partija
lab-progress-matches = { $games } od { $of } mečeva
lab-left = još oko { $time }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-ahead =
    { $count ->
        [0] Počinje svakog trenutka.
        [one] Pre njega se igra još { $count } merenje.
        [few] Pre njega se igraju još { $count } merenja.
       *[other] Pre njega se igra još { $count } merenja.
    }
lab-stop = Zaustavi
lab-resume = Nastavi
lab-keep = Zadrži
lab-unkeep = Ne zadržavaj više
lab-keep-note = Merenja koja niko ne zadrži brišu se posle 30 dana.
lab-delete = Obriši
lab-delete-sure = Obrisati ovo merenje i sve njegove partije zauvek?
lab-not-yours = Ovo merenje može da menja samo pregledač u kojem je početo.
lab-command = Naredba koja ga ponavlja
lab-ladder = Ocene
lab-ladder-note = Bredli–Terijeve ocene na Elovoj skali, s intervalima od 95 %; prosek im je 0.
lab-pairs = Rezultati po parovima
lab-pairs-note = Udeo A u partijama, s intervalima od 95 % po deljenjima; isprekidana linija je udeo jednakih.
lab-in-numbers = U brojkama
lab-column-pair = A – B
lab-column-games = Partije
lab-column-wins = Pobede
lab-column-drawn = Nerešeno
lab-column-share = Udeo A
lab-column-points = Poeni
lab-column-moves = Potezi
lab-test = Sekvencijalni test
lab-test-ratio =
    { $count ->
        [one] Logaritam odnosa verodostojnosti { $ratio }, između { $low } i { $high }, posle { $count } deljenja.
        [few] Logaritam odnosa verodostojnosti { $ratio }, između { $low } i { $high }, posle { $count } deljenja.
       *[other] Logaritam odnosa verodostojnosti { $ratio }, između { $low } i { $high }, posle { $count } deljenja.
    }
lab-test-note = Test prestaje gde kriva dotakne isprekidanu liniju.
lab-verdict-open = Još nije odlučeno.
lab-verdict-elo0 = { $a } je bolji od { $b } za { $elo } Elo poena ili manje.
lab-verdict-elo1 = { $a } je bolji od { $b } za { $elo } Elo poena ili više.
lab-records = Partije
lab-records-range = { $first }–{ $last } od { $of }
lab-watch-game = Pogledaj partiju { $number }
lab-earlier = Prethodne
lab-later = Sledeće
lab-files = Preuzimanja
lab-file-report = Izveštaj (HTML)
lab-file-result = Rezultat (JSON)
lab-file-records = Partije (JSONL)
lab-report = Ceo izveštaj
lab-report-note = Kako ga program piše, na engleskom.

## Rang-lista

lab-leaderboard-title = Rang-lista
lab-leaderboard-line = Igrači iz programa u svakoj igri, ocenjeni iz pravih merenja.
lab-leaderboard-made =
    { $deals ->
        [one] { $date }, verzija { $version }, { $deals } deljenje za svaki par, šifra { $seed }.
        [few] { $date }, verzija { $version }, { $deals } deljenja za svaki par, šifra { $seed }.
       *[other] { $date }, verzija { $version }, { $deals } deljenja za svaki par, šifra { $seed }.
    }
lab-leaderboard-shipped = Merenje dolazi s programom.
lab-leaderboard-run = Merenje { $number } na ovom serveru.
lab-leaderboard-again = Odigraj ponovo ovde
lab-leaderboard-note = Bredli–Terijeve ocene na Elovoj skali, s intervalima od 95 %; u svakoj igri prosek im je 0. Ocene različitih igara ne mogu da se porede. Ko vidi skrivene karte, označen je i ne igra pošteno. Ko za partiju troši minute, kao backtrack-deck u tabliću, izostavljen je.

## Rešenje igre Ljubavno pismo

lab-solution-title = Ljubavno pismo za dvoje, rešeno
lab-solution-line = Koliko često šta odigrati u prvim potezima i koliko to vredi: zasad { $solved } od { $all } vrsta deljenja.
lab-solution-faces = Otkriveno
lab-solution-value = Vrednost prvog igrača
lab-solution-exploitable = Iskoristivo
lab-solution-hand = Ruka
lab-solution-plays = Potezi: koliko često i koliko svaki vredi
lab-solution-worth = Vrednost prvog igrača leži između { $low } i { $high } (pobeda 1, nerešeno 0, poraz −1), posle { $rounds } rundi.
lab-solution-naming = { $card }, imenuje: { $named }
lab-solution-oneself = { $card } na sebe
lab-solution-replies = Prvi potez drugog igrača
lab-solution-choose = Izaberi šta je odigrao prvi igrač; pored stoji koliko često to čini ravnoteža.
lab-solution-sees = { $play }, vidi: { $card }
lab-solution-discarded = { $play }, odbačeno: { $card }
lab-solution-often = Do toga dolazi u { $share } svih rundi.
lab-solution-never = Ravnoteža nikad ne igra tako, pa ono što sledi ovde nema vrednost; prikazano je šta bi učinila.
lab-solution-note = Ravnoteža nađena minimiziranjem protivčinjeničnog žaljenja; koliko može da se iskoristi tačno je izračunato iz oba najbolja odgovora. Prikazani su samo potezi s bar pola procenta.
lab-solution-link = Ljubavno pismo, rešeno
