## Gra

game-love-letter = List miłosny
about-love-letter = Szesnaście kart, jedna na ręce: dedukcja, szczęście i zimna krew dla dwóch do czterech osób.

## Karty Listu miłosnego: nazwa, nazwa w bierniku, działanie

card-guard = Strażniczka
card-priest = Kapłan
card-baron = Baron
card-handmaid = Pokojówka
card-prince = Książę
card-king = Król
card-countess = Hrabina
card-princess = Księżniczka
acc-guard = Strażniczkę
acc-priest = Kapłana
acc-baron = Barona
acc-handmaid = Pokojówkę
acc-prince = Księcia
acc-king = Króla
acc-countess = Hrabinę
acc-princess = Księżniczkę
effect-guard = Wskaż gracza i kartę inną niż Strażniczka: jeśli ją ma, odpada.
effect-priest = Podejrzyj kartę innego gracza.
effect-baron = Porównaj karty z innym graczem: niższa odpada.
effect-handmaid = Żaden efekt cię nie dosięga do twojej następnej tury.
effect-prince = Wybrany gracz, możesz to być ty, odrzuca kartę i dociąga nową.
effect-king = Wymień się kartą z innym graczem.
effect-countess = Trzeba ją zagrać, gdy jest na ręce z Królem lub Księciem.
effect-princess = Kto ją zagra lub odrzuci, odpada.

## Wykonane ruchy

move-guard =
    { $person ->
        [you] Zagrywasz Strażniczkę na { $target } i wskazujesz { $guess }.
       *[other] { $who } zagrywa Strażniczkę na { $target } i wskazuje { $guess }.
    }
move-priest =
    { $person ->
        [you] Zagrywasz Kapłana na { $target }.
       *[other] { $who } zagrywa Kapłana na { $target }.
    }
move-baron =
    { $person ->
        [you] Zagrywasz Barona na { $target }.
       *[other] { $who } zagrywa Barona na { $target }.
    }
move-handmaid =
    { $person ->
        [you] Zagrywasz Pokojówkę i jesteś pod ochroną.
       *[other] { $who } zagrywa Pokojówkę i jest pod ochroną.
    }
move-prince =
    { $person ->
        [you] Zagrywasz Księcia na { $target }.
       *[other] { $who } zagrywa Księcia na { $target }.
    }
move-king =
    { $person ->
        [you] Zagrywasz Króla na { $target }: wymiana kart.
       *[other] { $who } zagrywa Króla na { $target }: wymiana kart.
    }
move-countess =
    { $person ->
        [you] Zagrywasz Hrabinę.
       *[other] { $who } zagrywa Hrabinę.
    }
move-princess =
    { $person ->
        [you] Zagrywasz Księżniczkę.
       *[other] { $who } zagrywa Księżniczkę.
    }
move-alone =
    { $person ->
        [you] Zagrywasz { $card } bez efektu.
       *[other] { $who } zagrywa { $card } bez efektu.
    }
event-out =
    { $person ->
        [you] Odpadasz z rundy.
       *[other] { $who } odpada z rundy.
    }
event-holds =
    { $person ->
        [you] Masz na ręce { $card }.
       *[other] { $who } ma na ręce { $card }.
    }
event-discards =
    { $person ->
        [you] Odrzucasz { $card }.
       *[other] { $who } odrzuca { $card }.
    }

## Możliwe ruchy

choice-love-letter = { $card }
choice-love-letter-on = { $card } na { $target }
choice-love-letter-name = { $card } na { $target }: { $guess }

## Opcje zasad i ich wartości

rule-guards = Strażniczki
rule-guards-note = Ile Strażniczek jest w talii.
rule-ties = Równe karty
rule-ties-note = Kto wygrywa przy równych kartach: wyższa suma odrzuconych albo wszyscy.
rule-tokens = Rundy w meczu
rule-tokens-note = Ile wygranych rund wygrywa mecz: zwykle 7, 5 lub 4 przy 2, 3 lub 4 graczach.
value-discards = odrzucone karty

## Krótkie zasady

rules-love-letter =
    W swojej turze dociągasz kartę, zagrywasz jedną z dwóch i wykonujesz jej efekt. Rundę wygrywa ten, kto zostanie ostatni albo ma najwyższą kartę, gdy skończy się talia.

    1 Strażniczka ×{ $guards }: wskaż gracza i kartę inną niż Strażniczka; jeśli ją ma, odpada.
    2 Kapłan ×2: podejrzyj kartę gracza.
    3 Baron ×2: porównajcie karty; niższa odpada.
    4 Pokojówka ×2: żaden efekt cię nie dosięga do twojej następnej tury.
    5 Książę ×2: wybrany gracz, możesz to być ty, odrzuca kartę i dociąga nową.
    6 Król: wymień się kartą z innym graczem.
    7 Hrabina: trzeba ją zagrać, gdy jest na ręce z Królem lub Księciem.
    8 Księżniczka: kto ją zagra lub odrzuci, odpada.

    Jedną kartę odkłada się zakrytą.{ $players ->
        [2] { " " }Trzy kolejne leżą odkryte.
       *[other] { "" }
    } { $ties ->
        [all] Przy równych kartach wygrywają wszyscy, którzy je mają.
       *[other] Przy równych kartach wygrywa wyższa suma odrzuconych.
    } { $tokens ->
        [standard] { $players ->
        [2] Rundy potrzebne do wygrania meczu: 7.
        [3] Rundy potrzebne do wygrania meczu: 5.
       *[other] Rundy potrzebne do wygrania meczu: 4.
    }
       *[other] Rundy potrzebne do wygrania meczu: { $tokens }.
    }

## Dlaczego ruch jest lepszy od zagranego

why-princess = Kto zagra Księżniczkę, odpada.
why-likelier-guess = Bardziej prawdopodobna karta to { $card }: takie wskazanie trafia w { $percent } % przypadków.
why-knocks-out = Częściej eliminuje przeciwnika, o { $percent } %.
why-safer = Częściej zostajesz w rundzie, o { $percent } %.
why-keeps-high = Zachowuje wyższą kartę na koniec: { $card }.
why-learns = Odkrywa cudzą kartę, a to pomaga później.

## Jak stoi gra

face-up = Odkryte: { $cards }
out = poza rundą
protected = pod ochroną

## Co otwiera się nad stołem

form-love-letter = guard>1:prince, priest>1, countess

## Gracze, po jednym zdaniu

page-player-love-letter-probabilistic = Gra losowo, ale zgaduje według prawdopodobieństwa (Malarczyk).
page-player-love-letter-flat = Każdy wybór rozgrywa do końca równie często.
page-player-love-letter-final-card = Chce na końcu trzymać wysoką kartę, ktokolwiek wygra (model Malarczyka).
page-player-love-letter-greedy-2015 = Zagrywa kartę o większym kryterium, szkic z 2015 roku (Malarczyk).
page-player-love-letter-greedy-2015-bluff = Tak samo, ale własne karty liczy do niewidzianych (Malarczyk).
page-player-love-letter-greedy-2016 = Zagrywa kartę o większym kryterium, późniejszy szkic (Malarczyk).
page-player-love-letter-greedy-2016-bluff = Tak samo, ale własne karty liczy do niewidzianych.

## Zadania

theme-name-card = nazwij właściwą kartę
theme-duel = wygraj porównanie
theme-force-discard = zmuś przeciwnika do odrzucenia
theme-draw-anew = odrzuć własną rękę
theme-swap = zamień ręce
theme-shelter = schroń się
theme-let-go-high = oddaj wysoką kartę
theme-last-turn = ostatnia tura

## Pierwsza partia, krok po kroku

lesson-love-letter-1 = List miłosny: masz jedną kartę, dobierasz drugą i jedną z nich zagrywasz. Dzieje się to, co na niej napisano.
lesson-love-letter-2 = Zostań ostatni w rundzie albo miej najwyższą kartę, gdy skończy się talia. Liczba na karcie to jej siła.
lesson-love-letter-3 = Na środku widać, czego jeszcze nie widziano: pięć Strażniczek, jedna Księżniczka i tak dalej. Trzy karty leżą odkryte od początku.
lesson-love-letter-4 = Strażniczka wskazuje kartę: jeśli przeciwnik ją ma, odpada. Wskaż Barona.
lesson-love-letter-5 = Pudło. Przeciwnik też wskazał kartę Strażniczką i też chybił.
lesson-love-letter-6 = Masz Księcia. Każe on graczowi odrzucić kartę i dobrać nową. Zagraj go na przeciwnika.
lesson-love-letter-7 = Wiesz już o kolejnej karcie, której nie ma. Przeciwnik zajrzał Kapłanem do twojej ręki.
lesson-love-letter-8 = Znów dwie karty. Spróbuj Strażniczką jeszcze raz: Baronów jeszcze nie widziano.
lesson-love-letter-9 = Przeciwnik zagrał Hrabinę. Trzeba ją zagrać obok Króla lub Księcia, i często właśnie dlatego.
lesson-love-letter-10 = Zagraj Pokojówkę: do twojego następnego ruchu nic cię nie dosięgnie.
lesson-love-letter-11 = Księżniczka to najwyższa karta, a kto ją zagra lub odrzuci, odpada. Wygrywasz rundę.
lesson-love-letter-12 = Mecz trwa, aż ktoś wygra dość rund. To wszystko, czego potrzebujesz.
