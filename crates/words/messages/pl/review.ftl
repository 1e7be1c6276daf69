## Dlaczego ruch jest lepszy od zagranego

why-leaves-less =
    Zostawia innym mniej o około { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-later = Opłaca się później w grze.
why-tabla = Czyści stół: tabla.
why-takes-more =
    Bierze od razu o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej.
why-lays-points = Zagrany ruch wykłada kartę, która się liczy: { $card }.
why-more-cards =
    Bierze o { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } więcej, a liczba kart może rozstrzygnąć.
why-last-take = Kto bierze ostatni, dostaje też to, co zostanie na stole.
why-wins-trick =
    Bierze lewę: o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej.
why-strocanje = Lewa jest już twoja, dorzuć do niej (štrocanje): { $card }.
why-gives-karik = Zagrany ruch oddaje karik: { $card }.
why-keeps-trump = Zachowuje atut na później: { $card }.
why-saves-points = Zagrany ruch oddaje punkty: { $card }.
why-signal = Rozstrzyga to, czego dowiaduje się partner.
why-princess = Kto zagra Księżniczkę, odpada.
why-likelier-guess = Bardziej prawdopodobna karta to { $card }: takie wskazanie trafia w { $percent } % przypadków.
why-knocks-out = Częściej eliminuje przeciwnika, o { $percent } %.
why-safer = Częściej zostajesz w rundzie, o { $percent } %.
why-keeps-high = Zachowuje wyższą kartę na koniec: { $card }.
why-learns = Odkrywa cudzą kartę, a to pomaga później.
why-wins-now = Wygrywa od razu.
why-blocks = Blokuje kolumnę { $column }, w której przeciwnik zaraz wygra.
why-allows-win = Zagrany ruch pozwala przeciwnikowi wygrać w kolumnie { $column }.
why-forced-win =
    Wymusza wygraną w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
why-holds-draw = Utrzymuje remis; zagrany ruch przegrywa na pewno.
why-wins-sooner =
    Wygrywa szybciej, w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
why-lasts-longer = Oba przegrywają, ale ten trwa dłużej.
why-threatens = Grozi wygraną w następnym ruchu.

## Jak dobry był ruch

grade-best = najlepszy
grade-good = dobry
grade-slip = niedokładność
grade-mistake = błąd
grade-blunder = poważny błąd

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
review-balance-start = Po rozdaniu
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
review-truth-note = Końcowa różnica punktów, gdyby obie strony grały odtąd doskonale przy odkrytych kartach, dla gracza wykonującego ruch.
review-truth-note-connect4 = Wartość przy doskonałej grze, dla gracza wykonującego ruch: powyżej 0 wygrywa, im wyżej, tym szybciej; poniżej 0 przegrywa.
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
