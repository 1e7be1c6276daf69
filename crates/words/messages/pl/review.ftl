## Dlaczego ruch jest lepszy od zagranego

why-leaves-less =
    Zostawia innym mniej o około { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-later = Opłaca się później w grze.

## Jak dobry był ruch

grade-best = najlepszy
grade-good = dobry
grade-slip = niedokładność
grade-mistake = błąd
grade-blunder = poważny błąd

## Jak kończy się rozwiązana gra przy bezbłędnej grze

exact-won =
    wygrywa w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }
exact-drawn = remis
exact-lost =
    przegrywa w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }
exact-note = Wynik po każdym ruchu, jeśli obie strony grają dalej bezbłędnie.

## Analiza partii

review-title = { $game }: analiza partii
review-won = Wygrana
review-lost = Przegrana
review-drawn = Remis
review-unfinished = Niedokończona
review-forfeit = Zakończona walkowerem: { $who }
review-score = Wynik { $score }
review-accuracy = Dokładność { $percent } %
review-accuracy-note = Ile zachowano z tego wszystkiego, co można było stracić złym wyborem.
review-curve = Oczekiwany wynik
review-curve-note = Część wygranej, której gracz mógł oczekiwać po każdym ruchu, na podstawie tego, co mógł wiedzieć.
review-balance = Szczęście i decyzje
review-balance-plain = Decyzje
review-balance-start = Po rozdaniu
review-balance-opening = Na początku
review-balance-decisions = Własne decyzje
review-balance-others = Decyzje innych
review-balance-forfeit = Walkower
review-balance-cards = Szczęście w kartach
review-balance-unseen = Czego szacunki nie widziały
review-balance-end = Na koniec
review-mistakes = Co kosztowało najwięcej
review-no-mistakes = Żaden ruch nie był wyraźnie gorszy od najlepszego.
review-played = Zagrano { $move }, lepiej { $best }.
review-cost-share = { $percent } % wygranej
review-cost-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
review-truth = Przy odkrytych kartach
review-solved = Dokładne rozwiązanie
review-truth-note = Końcowa różnica punktów, gdyby obie strony grały odtąd doskonale przy odkrytych kartach, dla gracza wykonującego ruch.
review-truth-cost =
    Przy odkrytych kartach ruchy kosztowały łącznie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
review-beliefs = Co mogli sądzić inni
review-beliefs-note = Jak prawdopodobna wydawała się przeciwnikowi każda karta z ręki, jeśli każde rozdanie zgodne z tym, co widział, jest równie prawdopodobne.
review-belief = Ruch { $ply }, { $who }: { $percent } % na karty z ręki
review-moves = Ruch po ruchu
review-column-ply = Nr
review-column-seat = Gracz
review-column-move = Ruch
review-column-best = Najlepszy
review-column-cost = Koszt
review-column-value = Szanse
review-column-truth = Odkryte
review-forced = bez wyboru
review-given = otwarcie
review-method = Oszacowano z { $playouts } rozgrywek na decyzję; dokładnie tam, gdzie sięga solver.
review-equilibrium = List miłosny dla dwojga jest dla tego rozdania rozwiązany: według równowagi oceniono { $judged } z { $decisions } decyzji. Koszt ruchu to to, co oddaje on przeciwnikowi, który gra według niej, niezależnie od szczęścia.
review-method-exact = Każdy ruch został dokładnie rozwiązany.
