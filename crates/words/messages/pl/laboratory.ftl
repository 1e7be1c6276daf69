## Laboratorium

lab-title = Laboratorium
lab-line = Który gracz jest silniejszy i jak bardzo można być tego pewnym? Każdą talię rozgrywa się w każdym ustawieniu przy stole.
lab-new = Nowy pomiar
lab-kind = Rodzaj pomiaru
lab-kind-comparison = Porównanie
lab-kind-test = Test sekwencyjny
lab-about-comparison = Każda para graczy, przez zadaną liczbę rozdań.
lab-about-test = Czy pierwszy jest lepszy od drugiego? Kończy się, gdy tylko dowodów wystarczy.
lab-game = Gra
lab-players = Gracze
lab-player-number = Gracz { $number }
lab-add-player = Dodaj gracza
lab-remove-player = Usuń: { $name }
lab-settings-of = Ustawienia: { $name }
lab-deals = Rozdania
lab-cap = Najwięcej rozdań
lab-games-in-all =
    { $count ->
        [one] łącznie { $count } partia
        [few] łącznie { $count } partie
        [many] łącznie { $count } partii
       *[other] łącznie { $count } partii
    }
lab-matches-in-all =
    { $count ->
        [one] łącznie { $count } mecz
        [few] łącznie { $count } mecze
        [many] łącznie { $count } meczów
       *[other] łącznie { $count } meczu
    }
lab-matches = Licz mecze
lab-matches-note = Całe mecze według zasad gry zamiast pojedynczych partii.
lab-elo0 = Elo dla H0
lab-elo0-note = Pierwszy nie jest lepszy, jeśli różnica jest taka lub mniejsza.
lab-elo1 = Elo dla H1
lab-elo1-note = Pierwszy jest lepszy, jeśli różnica jest taka lub większa.
lab-alpha = Alfa
lab-alpha-note = Jak często wolno znaleźć różnicę, której nie ma (alfa).
lab-beta = Beta
lab-beta-note = Jak często wolno przeoczyć różnicę, która jest (beta).
lab-seed-note = To samo ziarno daje te same partie, ruch po ruchu.
lab-rules = Zasady
lab-start = Zacznij

## Dawne pomiary

lab-runs = Dawne pomiary
lab-runs-none = Brak pasujących pomiarów.
lab-all-games = Wszystkie gry
lab-any-player = Dowolny gracz
lab-search-text = Szukaj w poleceniach
lab-more = Więcej
lab-games-kept =
    { $count ->
        [one] { $count } partia zapisana
        [few] { $count } partie zapisane
        [many] { $count } partii zapisanych
       *[other] { $count } partii zapisanych
    }
lab-is-kept = zachowany
lab-state-queued = czeka
lab-state-running = trwa
lab-state-stopped = zatrzymany
lab-state-done = ukończony
lab-reproduction = Doświadczenia ze źródeł, powtórzone
lab-reproduction-line = Co podały prace, z których pochodzą gracze, obok tego, co wychodzi tutaj, z przyczyną każdej różnicy.
lab-read = Czytaj raport
lab-back = Do laboratorium

## Jeden pomiar

lab-run = Pomiar { $number }
lab-progress-label = Rozegrano dotąd
lab-progress = { $games } z { $of } partii
lab-progress-matches = { $games } z { $of } meczów
lab-left = zostało około { $time }
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-ahead =
    { $count ->
        [0] Zaraz się zacznie.
        [one] Przed nim jest jeszcze { $count } pomiar.
        [few] Przed nim są jeszcze { $count } pomiary.
        [many] Przed nim jest jeszcze { $count } pomiarów.
       *[other] Przed nim jest jeszcze { $count } pomiaru.
    }
lab-stop = Zatrzymaj
lab-resume = Wznów
lab-keep = Zachowaj
lab-unkeep = Już nie zachowuj
lab-keep-note = Pomiary, których nikt nie zachowa, znikają po 30 dniach.
lab-delete = Usuń
lab-delete-sure = Usunąć ten pomiar i wszystkie jego partie na zawsze?
lab-not-yours = Ten pomiar może zmienić tylko przeglądarka, w której go zaczęto.
lab-command = Polecenie, które go powtarza
lab-ladder = Oceny
lab-ladder-note = Oceny Bradleya–Terry’ego w skali Elo z przedziałami 95 %; ich średnia to 0.
lab-pairs = Wyniki par
lab-pairs-note = Udział A w partiach z przedziałami 95 % po rozdaniach; linia przerywana to udział równych.
lab-in-numbers = W liczbach
lab-column-pair = A – B
lab-column-games = Partie
lab-column-wins = Wygrane
lab-column-drawn = Remisy
lab-column-share = Udział A
lab-column-points = Punkty
lab-column-moves = Ruchy
lab-test = Test sekwencyjny
lab-test-ratio =
    { $count ->
        [one] Logarytm ilorazu wiarygodności { $ratio }, między { $low } a { $high }, po { $count } rozdaniu.
        [few] Logarytm ilorazu wiarygodności { $ratio }, między { $low } a { $high }, po { $count } rozdaniach.
        [many] Logarytm ilorazu wiarygodności { $ratio }, między { $low } a { $high }, po { $count } rozdaniach.
       *[other] Logarytm ilorazu wiarygodności { $ratio }, między { $low } a { $high }, po { $count } rozdania.
    }
lab-test-note = Test kończy się tam, gdzie krzywa dotyka linii przerywanej.
lab-verdict-open = Jeszcze nie rozstrzygnięto.
lab-verdict-elo0 = { $a } jest lepszy od { $b } o { $elo } Elo lub mniej.
lab-verdict-elo1 = { $a } jest lepszy od { $b } o { $elo } Elo lub więcej.
lab-records = Partie
lab-records-range = { $first }–{ $last } z { $of }
lab-watch-game = Obejrzyj partię { $number }
lab-earlier = Wcześniejsze
lab-later = Dalsze
lab-files = Pliki do pobrania
lab-file-report = Raport (HTML)
lab-file-result = Wynik (JSON)
lab-file-records = Partie (JSONL)
lab-report = Cały raport
lab-report-note = Tak, jak pisze go program, po angielsku.

## Drabina domu

lab-leaderboard-title = Ranking
lab-leaderboard-line = Wbudowani gracze w każdej grze, ocenieni na podstawie prawdziwych pomiarów.
lab-leaderboard-made =
    { $deals ->
        [one] { $date }, wersja { $version }, { $deals } rozdanie na parę, ziarno { $seed }.
        [few] { $date }, wersja { $version }, { $deals } rozdania na parę, ziarno { $seed }.
        [many] { $date }, wersja { $version }, { $deals } rozdań na parę, ziarno { $seed }.
       *[other] { $date }, wersja { $version }, { $deals } rozdania na parę, ziarno { $seed }.
    }
lab-leaderboard-shipped = Pomiar pochodzi z programu.
lab-leaderboard-run = Pomiar { $number } na tym serwerze.
lab-leaderboard-again = Rozegraj tu jeszcze raz
lab-leaderboard-note = Oceny Bradleya–Terry’ego w skali Elo z przedziałami 95 %; w każdej grze ich średnia to 0. Ocen z różnych gier nie da się porównać. Kto widzi zakryte karty, jest oznaczony i nie gra uczciwie. Kto na partię potrzebuje minut, jak backtrack-deck w grze Tablić, jest pominięty.

## Rozwiązanie Listu miłosnego

lab-solution-title = List miłosny dla dwojga, rozwiązany
lab-solution-line = Jak często co zagrać w pierwszych turach i ile to jest warte: na razie { $solved } z { $all } rodzajów rozdania.
lab-solution-faces = Odkryte
lab-solution-value = Wartość pierwszego gracza
lab-solution-exploitable = Do wykorzystania
lab-solution-hand = Ręka
lab-solution-plays = Zagrania: jak często i ile każde jest warte
lab-solution-worth = Wartość pierwszego gracza leży między { $low } a { $high } (wygrana 1, remis 0, przegrana −1), po { $rounds } rundach.
lab-solution-naming = { $card }, nazywa: { $named }
lab-solution-oneself = { $card } na siebie
lab-solution-replies = Pierwsza tura drugiego gracza
lab-solution-choose = Wybierz, co zagrał pierwszy gracz; obok stoi, jak często robi to równowaga.
lab-solution-sees = { $play }, widzi: { $card }
lab-solution-discarded = { $play }, odrzucono: { $card }
lab-solution-often = Zdarza się to w { $share } wszystkich rund.
lab-solution-never = Równowaga nigdy tak nie gra, więc to, co następuje, nie ma tu wartości; pokazano, co by zrobiła.
lab-solution-note = Równowaga znaleziona przez minimalizację kontrfaktycznego żalu; to, ile można na niej zyskać, jest dokładne, z obu najlepszych odpowiedzi. Pokazane są tylko zagrania od pół procent.
lab-solution-link = List miłosny, rozwiązany
