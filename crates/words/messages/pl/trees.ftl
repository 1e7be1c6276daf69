## Drzewo i jego algorytmy

tree-title = Drzewo gry
tree-line = Minimaks, alfa–beta i ich krewni krok po kroku: na własnym drzewie, na planszy gry Cztery w rzędzie, w końcówce Briškuli.
tree-mode-minimax = Minimaks
tree-mode-alphabeta = Alfa–beta
tree-mode-paranoid = Paranoiczny
tree-mode-maxn = Max-n
tree-mode-expectiminimax = Expectiminimax
tree-algorithm = Algorytm
tree-root = Korzeń
tree-leaves-seen = Liście obejrzane
tree-leaves-cut = Liście odcięte
tree-of = { $count } z { $all }
tree-compare = Porównaj z
tree-compare-none = niczym
tree-cost = { $mode }: { $value }, { $count } z { $all ->
        [one] { $all } liścia
       *[other] { $all } liści
    }
tree-stage = Drzewo. Strzałki prowadzą przez algorytm, Tab przez węzły.

## Kto wybiera

tree-max = Max
tree-min = Min
tree-chance = Los
tree-leaf = Liść
tree-player = Gracz { $number }

## Co zrobił krok

tree-begin = { $mode } jeszcze nie ruszył: naciśnij → po krok albo spację, by odtwarzać.
tree-enter-high = { $who } chce jak najwięcej i ma { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }.
tree-enter-low = { $who } chce jak najmniej i ma { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }.
tree-enter-own = { $who } chce jak najwięcej dla siebie i ma { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }.
tree-enter-against = { $who } chce jak najmniej dla gracza 1 i ma { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }.
tree-enter-chance = Los wybiera spośród { $count ->
        [one] { $count } wyniku
       *[other] { $count } wyników
    }.
tree-window = Liczą się już tylko wartości między α = { $alpha } a β = { $beta }.
tree-leaf-worth = Ten liść jest wart { $value }.
tree-takes = { $who } bierze { $given }.
tree-takes-alpha = { $who } bierze { $given }, więc α rośnie do { $bound }.
tree-takes-beta = { $who } bierze { $given }, więc β spada do { $bound }.
tree-keeps = { $who } zostaje przy { $value }: { $given } nie jest lepsze.
tree-mean = Z prawdopodobieństwem { $share } przychodzi { $given }; średnia urosła na razie do { $value }.
tree-cut-max = Max ma tu już { $value }, a Min wyżej może gdzie indziej dostać { $bound } (α ≥ β): Min tu nie przyjdzie, więc { $count ->
        [one] ostatnie dziecko zostaje odcięte
        [few] ostatnie { $count } dzieci zostają odcięte
        [many] ostatnich { $count } dzieci zostaje odciętych
       *[other] ostatnie { $count } dzieci zostają odcięte
    }.
tree-cut-min = Min ma tu już { $value }, a Max wyżej może gdzie indziej dostać { $bound } (α ≥ β): Max tu nie przyjdzie, więc { $count ->
        [one] ostatnie dziecko zostaje odcięte
        [few] ostatnie { $count } dzieci zostają odcięte
        [many] ostatnich { $count } dzieci zostaje odciętych
       *[other] ostatnie { $count } dzieci zostają odcięte
    }.
tree-done = Ten węzeł jest gotowy: { $value } idzie w górę, tam wybiera { $who }.
tree-done-root = Korzeń jest wart { $value }: to jest wynik.
tree-status-unseen = Jeszcze nieobejrzane
tree-status-open = W trakcie
tree-status-done = Gotowe
tree-status-cut = Odcięte
tree-click-leaf = Naciśnij, by zmienić.
tree-click-fold = Naciśnij, by zwinąć.
tree-click-unfold = Naciśnij, by rozwinąć.

## Sterowanie

tree-play = Odtwarzaj
tree-pause = Pauza
tree-play-pause = Odtwarzaj, wstrzymaj
tree-to-start = Na początek
tree-back = Krok wstecz
tree-forward = Krok naprzód
tree-to-end = Na koniec
tree-step = Krok
tree-speed = Szybkość
tree-space = Spacja
tree-follow = Śledź
tree-fit = Całość
tree-fit-note = Pokaż całe drzewo
tree-zoom-in = Większe
tree-zoom-out = Mniejsze
tree-restore = Przywróć liście
tree-projector = Projektor
tree-projector-note = Duże litery na całym ekranie
tree-escape = Zamknij, opuść projektor
tree-keys = Skróty klawiszowe
tree-mouse = Naciśnij liść, by zmienić jego wartość, węzeł wewnętrzny, by go zwinąć. Przeciąganie przesuwa, kółko powiększa.
tree-theme = Ciemny, jasny
tree-dark = Ciemny
tree-light = Jasny

## Zmienianie drzewa

tree-set = Ustaw
tree-value = Wartość
tree-values = Wartości dla { $count ->
        [one] { $count } gracza
       *[other] { $count } graczy
    }
tree-digits = Tylko liczby całkowite do 15 cyfr.
tree-give = Podaj { $count ->
        [one] { $count } liczbę całkowitą
        [few] { $count } liczby całkowite
        [many] { $count } liczb całkowitych
       *[other] { $count } liczby całkowitej
    }.
tree-add = Dodaj dziecko
tree-remove = Usuń
tree-turn = Wybór albo los
tree-fold = Zwiń albo rozwiń

## Skąd jest drzewo

tree-source = Drzewo
tree-source-own = Własne
tree-show = Pokaż drzewo
tree-link = Kopiuj odnośnik
tree-link-copied = Odnośnik skopiowany: otwiera to drzewo na tym kroku.
tree-refused = Nie ma takiego drzewa: { $reason }
tree-example = Przykład
tree-example-binary = Dwóch graczy, trzy ruchy
tree-example-textbook = Trzy razy trzy
tree-example-chance = Z losem
tree-example-three = Trzech graczy
tree-example-single = Jeden liść
tree-text = Drzewo jako tekst
tree-text-note = Wysokość, potem każdy poziom w osobnym wierszu: (2) wybiera z dwojga, <2> to los między dwojgiem, [5] to liść. Pod losem stoi udział: 1/3:[5]. Dla większej liczby graczy wpisz ich liczbę za wysokością i [3,1,2] w liściach. Można tu upuścić plik.
tree-open-file = Otwórz plik
tree-build = Buduj, naciskając węzły
tree-rows = Wiersze
tree-columns = Kolumny
tree-connect = W rzędzie
tree-ahead = Ruchy naprzód
tree-cards-ahead = Karty naprzód
tree-turn-of = Na ruchu
tree-stone-x = Czerwony
tree-stone-o = Żółty
tree-drop = Naciśnij kolumnę, by wrzucić żeton
tree-drop-in = Kolumna { $column }
tree-undo = Cofnij
tree-clear = Wyczyść
tree-board-note = Na ruchu jest Max. Wygrana liczy się 1000, przegrana −1000, remis 0. Gdzie drzewo kończy się przed partią, każda linia, którą tylko jedna strona może jeszcze zapełnić, liczy się jako kwadrat jej żetonów na niej.
tree-variant = Gra
tree-cards = Karty
tree-cards-seed = Z ziarna
tree-cards-chosen = Wybrane
tree-seed = Ziarno
tree-cards-left = Pozostałe karty
tree-stock = Talia
tree-stock-known = kolejność znana
tree-stock-unknown = kolejność nieznana
tree-hand-max = Max wychodzi, mając
tree-hand-min = Min trzyma
tree-hand-stock = W talii, atut na końcu
tree-choose-card = Naciśnij kartę, by ją tu dać: { $where }
tree-ending-note = Obaj widzą wszystkie karty. Wartość to punkty, które Max weźmie od tej chwili, mniej punkty Mina. Jeśli kolejność talii jest nieznana, każde dobranie jest węzłem losowym.
tree-stock-left = W talii
