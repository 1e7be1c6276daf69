## Laboratorul

lab-title = Laboratorul
lab-line = Care jucător este mai puternic și cât de siguri putem fi? Fiecare pachet se joacă în fiecare așezare la masă.
lab-new = O rulare nouă
lab-kind = Felul rulării
lab-kind-comparison = Comparație
lab-kind-test = Test secvențial
lab-about-comparison = Fiecare pereche de jucători, pe un număr dat de împărțiri.
lab-about-test = Este primul mai bun decât al doilea? Se oprește de îndată ce dovezile ajung.
lab-game = Joc
lab-players = Jucători
lab-player-number = Jucătorul { $number }
lab-add-player = Adaugă un jucător
lab-remove-player = Scoate: { $name }
lab-settings-of = Reglaje: { $name }
lab-deals = Împărțiri
lab-cap = Numărul maxim de împărțiri
lab-games-in-all =
    { $count ->
        [one] { $count } partidă în total
        [few] { $count } partide în total
       *[other] { $count } de partide în total
    }
lab-matches-in-all =
    { $count ->
        [one] { $count } meci în total
        [few] { $count } meciuri în total
       *[other] { $count } de meciuri în total
    }
lab-matches = Numără meciuri
lab-matches-note = Meciuri întregi după regulile jocului, în loc de partide.
lab-elo0 = Elo pentru H0
lab-elo0-note = Primul nu este mai bun dacă diferența este atât sau mai puțin.
lab-elo1 = Elo pentru H1
lab-elo1-note = Primul este mai bun dacă diferența este atât sau mai mult.
lab-alpha = Alfa
lab-alpha-note = Cât de des poate găsi o diferență care nu există (alfa).
lab-beta = Beta
lab-beta-note = Cât de des poate scăpa o diferență care există (beta).
lab-seed-note = Același cod dă aceleași partide, mutare cu mutare.
lab-rules = Reguli
lab-start = Începe

## Rulări trecute

lab-runs = Rulări trecute
lab-runs-none = Nicio rulare nu se potrivește.
lab-all-games = Toate jocurile
lab-any-player = Orice jucător
lab-search-text = Caută în comenzi
lab-more = Mai multe
lab-games-kept =
    { $count ->
        [one] { $count } partidă salvată
        [few] { $count } partide salvate
       *[other] { $count } de partide salvate
    }
lab-is-kept = păstrată
lab-state-queued = așteaptă
lab-state-running = în curs
lab-state-stopped = oprită
lab-state-done = încheiată
lab-reproduction = Experimentele surselor, repetate
lab-reproduction-line = Ce au publicat lucrările din care vin jucătorii, alături de ce iese aici, cu pricina fiecărei diferențe.
lab-read = Citește raportul
lab-back = La laborator

## O rulare

lab-run = Rularea { $number }
lab-progress-label = Jucat până acum
lab-progress = { $games } din { $of } partide
lab-progress-matches = { $games } din { $of } meciuri
lab-left = mai sunt cam { $time }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-ahead =
    { $count ->
        [0] Începe imediat.
        [one] Înaintea ei se mai joacă { $count } rulare.
        [few] Înaintea ei se mai joacă { $count } rulări.
       *[other] Înaintea ei se mai joacă { $count } de rulări.
    }
lab-stop = Oprește
lab-resume = Continuă
lab-keep = Păstrează
lab-unkeep = Nu o mai păstra
lab-keep-note = Rulările pe care nu le păstrează nimeni sunt uitate după 30 de zile.
lab-delete = Șterge
lab-delete-sure = Ștergi definitiv această rulare și toate partidele ei?
lab-not-yours = Doar browserul în care a început această rulare o poate schimba.
lab-command = Comanda care o repetă
lab-ladder = Cote
lab-ladder-note = Cote Bradley–Terry pe scara Elo, cu intervale de 95 %; media lor este 0.
lab-pairs = Rezultate pe perechi
lab-pairs-note = Partea lui A din partide, cu intervale de 95 % pe împărțiri; linia întreruptă este partea egalilor.
lab-in-numbers = În cifre
lab-column-pair = A – B
lab-column-games = Partide
lab-column-wins = Câștigate
lab-column-drawn = Remize
lab-column-share = Partea lui A
lab-column-points = Puncte
lab-column-moves = Mutări
lab-test = Test secvențial
lab-test-ratio =
    { $count ->
        [one] Logaritmul raportului de verosimilitate { $ratio }, între { $low } și { $high }, după { $count } împărțire.
        [few] Logaritmul raportului de verosimilitate { $ratio }, între { $low } și { $high }, după { $count } împărțiri.
       *[other] Logaritmul raportului de verosimilitate { $ratio }, între { $low } și { $high }, după { $count } de împărțiri.
    }
lab-test-note = Testul se oprește unde curba atinge o linie întreruptă.
lab-verdict-open = Încă nehotărât.
lab-verdict-elo0 = { $a } este mai bun decât { $b } cu { $elo } Elo sau mai puțin.
lab-verdict-elo1 = { $a } este mai bun decât { $b } cu { $elo } Elo sau mai mult.
lab-records = Partidele
lab-records-range = { $first }–{ $last } din { $of }
lab-watch-game = Privește partida { $number }
lab-earlier = Anterioarele
lab-later = Următoarele
lab-files = Descărcări
lab-file-report = Raport (HTML)
lab-file-result = Rezultat (JSON)
lab-file-records = Partide (JSONL)
lab-report = Raportul întreg
lab-report-note = Așa cum îl scrie programul, în engleză.

## Clasamentul

lab-leaderboard-title = Clasament
lab-leaderboard-line = Jucătorii din program, în fiecare joc, cotați din rulări adevărate.
lab-leaderboard-made =
    { $deals ->
        [one] { $date }, versiunea { $version }, { $deals } împărțire pentru fiecare pereche, codul { $seed }.
        [few] { $date }, versiunea { $version }, { $deals } împărțiri pentru fiecare pereche, codul { $seed }.
       *[other] { $date }, versiunea { $version }, { $deals } de împărțiri pentru fiecare pereche, codul { $seed }.
    }
lab-leaderboard-shipped = Rularea vine cu programul.
lab-leaderboard-run = Rularea { $number } de pe acest server.
lab-leaderboard-again = Joac-o din nou aici
lab-leaderboard-note = Cote Bradley–Terry pe scara Elo, cu intervale de 95 %; în fiecare joc media lor este 0. Cotele unor jocuri diferite nu se compară. Cine vede cărțile ascunse este însemnat și nu joacă cinstit. Cine are nevoie de minute pentru o partidă, ca backtrack-deck la Tablić, este lăsat deoparte.

## Soluția jocului Scrisoarea de dragoste

lab-solution-title = Scrisoarea de dragoste în doi, rezolvată
lab-solution-line = Cât de des se joacă ce în primele ture și cât valorează: până acum { $solved } din { $all } de feluri de împărțire.
lab-solution-faces = Pe față
lab-solution-value = Valoarea primului jucător
lab-solution-exploitable = Exploatabil
lab-solution-hand = Mână
lab-solution-plays = Jocuri: cât de des și cât valorează fiecare
lab-solution-worth = Valoarea primului jucător este între { $low } și { $high } (victorie 1, egal 0, înfrângere −1), după { $rounds } runde.
lab-solution-naming = { $card }, numind { $named }
lab-solution-oneself = { $card } pe sine
lab-solution-replies = Prima tură a celui de-al doilea jucător
lab-solution-choose = Alege ce a jucat primul jucător; alături stă cât de des face asta echilibrul.
lab-solution-sees = { $play }, vede: { $card }
lab-solution-discarded = { $play }, decartat: { $card }
lab-solution-often = Se întâmplă în { $share } din toate rundele.
lab-solution-never = Echilibrul nu joacă niciodată așa, deci ce urmează nu are aici o valoare; se arată ce ar face.
lab-solution-note = Un echilibru găsit prin minimizarea regretului contrafactual; cât se poate câștiga din el este exact, din ambele răspunsuri optime. Se arată numai jocurile de cel puțin o jumătate de procent.
lab-solution-link = Scrisoarea de dragoste, rezolvată
