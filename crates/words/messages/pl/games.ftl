## Gry

game-tablic = Tablić
game-briskula = Briškula
game-love-letter = List miłosny
game-connect4 = Cztery w rzędzie

about-tablic = Karty ze stołu bierze się sumami; dla dwóch, trzech lub czterech osób w parach.
about-briskula = Adriatyckie lewy z adutem i bez obowiązku koloru; dla dwóch, trzech lub czterech osób w parach.
about-love-letter = Szesnaście kart, jedna na ręce: dedukcja, szczęście i zimna krew dla dwóch do czterech osób.
about-connect4 = Wygrywają cztery w rzędzie; nic nie jest ukryte.

## Poziomy

level-easy = łatwy
level-normal = średni
level-hard = trudny
level-best = najlepszy

## Karty francuskie

card-french = { $rank } { $suit }
suit-french-c = trefl
suit-french-d = karo
suit-french-h = kier
suit-french-s = pik
rank-french-A = as
rank-french-2 = dwójka
rank-french-3 = trójka
rank-french-4 = czwórka
rank-french-5 = piątka
rank-french-6 = szóstka
rank-french-7 = siódemka
rank-french-8 = ósemka
rank-french-9 = dziewiątka
rank-french-10 = dziesiątka
rank-french-J = walet
rank-french-Q = dama
rank-french-K = król

## Karty triesteńskie. Kolor stoi sam albo po figurze.

card-trieste = { $rank } { $suit }
suit-trieste-d = dinari
suit-trieste-s = špade
suit-trieste-b = baštoni
suit-trieste-k = kupe
of-suit-trieste-d = dinari
of-suit-trieste-s = špade
of-suit-trieste-b = baštoni
of-suit-trieste-k = kupe
rank-trieste-A = as
rank-trieste-3 = trica
rank-trieste-K = król
rank-trieste-H = konj
rank-trieste-F = fanat
rank-trieste-7 = siódemka
rank-trieste-6 = szóstka
rank-trieste-5 = piątka
rank-trieste-4 = czwórka
rank-trieste-2 = dwójka

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

## Liczenie

count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
count-tablas =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
        [many] { $count } tabli
       *[other] { $count } tabli
    }
count-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }

## Kto: na początku zdania, i jako ten, na kogo gra się kartę

who-you = Ty
who-opponent = Przeciwnik
who-partner = Twój partner
who-seat = Gracz { $seat }
target-you = ciebie
target-self =
    { $person ->
        [you] siebie
       *[other] siebie
    }
target-opponent = przeciwnika
target-seat = gracza { $seat }

## Wykonane ruchy

move-tablic-lay =
    { $person ->
        [you] Wykładasz { $card }.
       *[other] { $who } wykłada { $card }.
    }
move-tablic-take =
    { $person ->
        [you] Kartą { $card } bierzesz { $taken }.
       *[other] { $who } kartą { $card } bierze { $taken }.
    }
move-tablic-tabla =
    { $person ->
        [you] Kartą { $card } bierzesz { $taken }: tabla!
       *[other] { $who } kartą { $card } bierze { $taken }: tabla!
    }
move-briskula-throw =
    { $person ->
        [you] Rzucasz: { $card }.
       *[other] { $who } rzuca: { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Dajesz znak: { $card }.
       *[other] { $who } daje znak: { $card }.
    }
trick-won =
    { $person ->
        [you] Bierzesz lewę
       *[other] { $who } bierze lewę
    } ({ $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }).
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
        [you] Twoja karta: { $card }.
       *[other] { $who }, karta na ręce: { $card }.
    }
event-discards =
    { $person ->
        [you] Odrzucasz: { $card }.
       *[other] { $who } odrzuca: { $card }.
    }
move-connect4 =
    { $person ->
        [you] Wrzucasz żeton do kolumny { $column }.
       *[other] { $who } wrzuca żeton do kolumny { $column }.
    }

## Możliwe ruchy

choice-tablic-lay = Wyłóż { $card }
choice-tablic-take = Kartą { $card } weź { $taken }
choice-tablic-tabla = Kartą { $card } weź { $taken }: tabla
choice-briskula-throw = Rzuć: { $card }
choice-briskula-signal = Daj znak: { $card }
choice-love-letter = { $card }
choice-love-letter-on = { $card } na { $target }
choice-love-letter-name = { $card } na { $target }: { $guess }
choice-connect4 = Kolumna { $column }

## Opcje zasad i ich wartości

rule-players = Gracze
rule-players-note = Ilu gra; w grach Tablić i Briškula cztery osoby grają w parach, partnerzy siedzą naprzeciw.
rule-cards_bonus = Premia za najwięcej kart
rule-cards_bonus-note = Kiedy największa liczba kart jest warta 3 punkty.
rule-tabla_points = Punkty za tablę
rule-tabla_points-note = Ile jest warte wyczyszczenie stołu.
rule-ace = As
rule-ace-note = Ile liczy się as.
rule-jack = Walet
rule-jack-note = Czy walet bierze grupy o sumie 12, czy cały stół bez tabli.
rule-cut_card = Karta przełożona
rule-cut_card-note = Czy przed grą pokazuje się spodnią kartę talii.
rule-match_points = Punkty meczu
rule-match_points-note = Ile punktów wygrywa mecz z kilku partii.
rule-variant = Odmiana
rule-variant-note = Po dwie karty do lewy (dupla, tylko dwie osoby) albo po jednej (obična).
rule-deal = Rozdanie
rule-deal-note = Częściami po przełożeniu albo wszystko naraz po stuknięciu, z adutem na końcu.
rule-left_out = Odłożone
rule-left_out-note = Co odkładają trzy osoby: dwójkę dinari albo czwórki.
rule-open_hands = Odkryte ręce
rule-open_hands-note = Kiedy partnerzy pokazują sobie karty.
rule-signals = Znaki
rule-signals-note = Cztery osoby mogą dawać partnerowi znaki o punktowanych adutach (motiranje).
rule-signal_seen = Dostrzeżony znak
rule-signal_seen-note = Prawdopodobieństwo, że przeciwnik zobaczy znak.
rule-match_wins = Wygrane w meczu
rule-match_wins-note = Ile wygranych partii wygrywa mecz; remisy gra się ponownie.
rule-guards = Strażniczki
rule-guards-note = Ile Strażniczek jest w talii.
rule-ties = Równe karty
rule-ties-note = Kto wygrywa przy równych kartach: wyższa suma odrzuconych albo wszyscy.
rule-tokens = Rundy w meczu
rule-tokens-note = Ile wygranych rund wygrywa mecz: zwykle 7, 5 lub 4 przy 2, 3 lub 4 graczach.
rule-rows = Wiersze
rule-rows-note = Ile pól ma kolumna.
rule-cols = Kolumny
rule-cols-note = Ile kolumn ma plansza.
rule-connect = W rzędzie
rule-connect-note = Ile żetonów w rzędzie wygrywa.
rule-code = Wersja
rule-code-note = Według zamierzonych zasad albo gra programu z pracy: kolory się nie liczą, a karta bierze karty nie wyższe od niej, których suma dzieli się przez nią.
value-on-tie = przy równych punktach
value-always = zawsze
value-none = nigdy
value-1-or-11 = 1 lub 11
value-sweeps = zgarnia stół
value-on = tak
value-off = nie
value-dupla = dupla
value-obicna = obična
value-cut = przełożenie
value-knock = stuknięcie
value-2d = dwójka dinari
value-fours = czwórki
value-last-trick = przed ostatnią lewą
value-stock-out = po wyczerpaniu talii
value-discards = odrzucone karty
value-all = wszyscy
value-meant = jak zamierzono
value-published = jak opublikowano
value-standard = jak zwykle

## Krótkie zasady

rules-tablic =
    W swojej turze zagraj jedną kartę. Wyłóż ją na stół albo weź nią jedną lub więcej grup kart ze stołu, z których każda sumuje się do jej wartości. Nikt nie musi brać.

    Wartości: 2 do 10 tyle, ile pokazują, J 12, Q 13, K 14; as to 1 lub 11, do wyboru.

    Na początku na stole leżą cztery karty, każdy dostaje sześć; gdy ręce są puste, rozdaje się kolejne sześć, aż skończy się talia. To, co zostanie na stole, bierze ten, kto brał ostatni.

    Punkty: każdy A, 10, J, Q i K to štih i liczy 1; 10♦ liczy 2, a 2♣ (mała dwójka) 1. Wyczyszczenie stołu to tabla i liczy jeszcze 1. Przy równych punktach ten, kto ma więcej kart, dostaje 3.

    Wygrywa najwięcej punktów. Z czterech graczy partnerami są siedzący naprzeciw.
rules-briskula =
    Karty od najmocniejszej, z punktami: as 11, trica 10, król 4, konj 3, fanat 2; potem 7 6 5 4 2, lišine, które nic nie liczą. As i trica to kariki. Razem jest 120 punktów.

    Rzuca się dowolną kartę; nie trzeba dokładać do koloru. Karta bije dotąd najlepszą, jeśli jest mocniejsza w tym samym kolorze albo jest adutem (atutem) na karcie, która nim nie jest. Kto rzucił najlepszą, bierze lewę (štih), pierwszy dobiera i pierwszy rzuca.

    Dupla: cztery karty na ręce, każdy rzuca na przemian po dwie. Obična: trzy karty na ręce, rzuca się po jednej. Adut leży pod talią i dobiera się go ostatniego.

    Wygrywa więcej niż 60 punktów; 60 do 60 to remis. Rzucić karik na lewę, która już jest twoja, to štrocanje.
rules-love-letter =
    W swojej turze dociągasz kartę, zagrywasz jedną z dwóch i wykonujesz jej efekt. Rundę wygrywa ten, kto zostanie ostatni albo ma najwyższą kartę, gdy skończy się talia.

    1 Strażniczka ×5: wskaż gracza i kartę inną niż Strażniczka; jeśli ją ma, odpada.
    2 Kapłan ×2: podejrzyj kartę gracza.
    3 Baron ×2: porównajcie karty; niższa odpada.
    4 Pokojówka ×2: żaden efekt cię nie dosięga do twojej następnej tury.
    5 Książę ×2: wybrany gracz, możesz to być ty, odrzuca kartę i dociąga nową.
    6 Król: wymień się kartą z innym graczem.
    7 Hrabina: trzeba ją zagrać, gdy jest na ręce z Królem lub Księciem.
    8 Księżniczka: kto ją zagra lub odrzuci, odpada.

    Jedną kartę odkłada się zakrytą, przy dwóch graczach trzy kolejne leżą odkryte. Przy równych kartach wygrywa wyższa suma odrzuconych.
rules-connect4 =
    Wrzuć żeton do kolumny; spada na najniższe wolne pole. Wygrywają cztery twoje żetony w rzędzie, poziomo, pionowo lub ukośnie. Pełna plansza bez rzędu to remis.
