## Gra

game-tablic = Tablić
about-tablic = Karty ze stołu bierze się sumami; dla dwóch, trzech lub czterech osób w parach.

## Liczenie

count-tablas =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
        [many] { $count } tabli
       *[other] { $count } tabli
    }

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

## Możliwe ruchy

choice-tablic-lay = Wyłóż { $card }
choice-tablic-take = Kartą { $card } weź { $taken }
choice-tablic-tabla = Kartą { $card } weź { $taken }: tabla

## Opcje zasad i ich wartości

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
rule-code = Wersja
rule-code-note = Według zamierzonych zasad albo gra programu z pracy: kolory się nie liczą, a karta bierze karty nie wyższe od niej, których suma dzieli się przez nią.
rule-open = Odkryte karty
rule-open-note = Co wszyscy widzą: nic więcej, wszystkie ręce albo także kolejność talii.
rule-lay = Wyłożona karta
rule-lay-note = Co daje wyłożona karta w opublikowanym programie: figurę i kartę, nic, samą figurę albo to i tablę na pustym stole.
value-on-tie = przy równych punktach
value-always = zawsze
value-1-or-11 = 1 lub 11
value-sweeps = zgarnia stół
value-meant = jak zamierzono
value-published = jak opublikowano
value-hands = wszystkie ręce
value-deck = wszystkie ręce i talia
value-scored = figura i karta
value-nothing = nic
value-honour = figura
value-literal = dosłownie

## Krótkie zasady

rules-tablic =
    W swojej turze zagraj jedną kartę. Wyłóż ją na stół albo weź nią jedną lub więcej grup kart ze stołu, z których każda sumuje się do jej wartości. Nikt nie musi brać.{ $code ->
        [published] { " " }To gra programu z pracy: kolory się nie liczą, a karta bierze karty, żadnej większej od siebie, których suma dzieli się przez nią.
       *[other] { "" }
    }

    Wartości: 2 do 10 tyle, ile pokazują, { $jack ->
        [sweeps] J na stole 12, ale zagrany J bierze cały stół, co nie jest tablą
       *[other] J 12
    }, Q 13, K 14; { $ace ->
        [1] as to 1
       *[other] as to 1 lub 11, do wyboru
    }.

    Na początku na stole leżą cztery karty, każdy dostaje sześć; gdy ręce są puste, rozdaje się kolejne sześć, aż skończy się talia. To, co zostanie na stole, bierze ten, kto brał ostatni.{ $cut_card ->
        [on] { " " }Spodnią kartę talii pokazuje się przed grą.
       *[other] { "" }
    }{ $open ->
        [hands] { " " }Wszystkie ręce są odkryte.
        [deck] { " " }Wszystkie ręce są odkryte, podobnie kolejność talii.
       *[other] { "" }
    }

    Punkty: każdy A, 10, J, Q i K to štih i liczy 1; 10♦ liczy 2, a 2♣ (mała dwójka) 1. { $tabla_points ->
        [0] Wyczyszczenie stołu nic więcej nie daje.
       *[other] Wyczyszczenie stołu to tabla i liczy jeszcze 1.
    } { $cards_bonus ->
        [always] Kto ma najwięcej kart, dostaje 3.
        [none] Liczba kart się nie liczy.
       *[other] Przy równych punktach ten, kto ma więcej kart, dostaje 3.
    }

    Wygrywa najwięcej punktów.{ $players ->
        [4] { " " }Partnerami są siedzący naprzeciw.
       *[other] { "" }
    } Punkty potrzebne do wygrania meczu: { $match_points }.

## Dlaczego ruch jest lepszy od zagranego

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

## Jak stoi gra

undealt = Nierozdane: { $cards }
cut-card = Spodnia karta: { $card }
open-stock = Talia, następna karta pierwsza: { $cards }
last-capture = Ostatnie bicie: { $who }

## Co otwiera się nad stołem

form-tablic = 8h wykłada, 8h x 2d 6c bierze

## Gracze, po jednym zdaniu

page-player-tablic-greedy = Bierze najwięcej punktów, a inaczej wykłada to, co najmniej otwiera (Milenković 2017).
page-player-tablic-backtrack6 = Widzi twoją rękę i sprawdza całe rozdanie (Milenković 2017).
page-player-tablic-backtrack-deck = Zna kolejność całej talii (Milenković 2017).
page-player-tablic-serious = Zna wszystkie karty i rozwiązuje resztę talii: od drugiego lub trzeciego rozdania wygrywa wszystko, co da się wygrać. Wcześniej patrzy dwa–trzy rozdania naprzód, sekundę lub dwie na ruch.
page-player-tablic-serious-points = Zna wszystkie karty, patrzy równie daleko i gra o jak najwięcej punktów.
page-player-tablic-genetic = Waży swój ruch wobec twojej najlepszej odpowiedzi wyhodowanymi wagami; widzi twoją rękę (Milenković 2017).

## Klawisze

page-key-tablic-digit = wybierz kartę, potem grupy
page-key-tablic-most = weź najwięcej

## Zadania

theme-clear-table = wyczyść stół
theme-pass-capture = zrezygnuj z bicia
theme-safe-lay = bezpieczna karta do wyłożenia
theme-take-less = weź mniej, niż możesz
theme-last-capture = ostatnie bicie

## Pierwsza partia, krok po kroku

lesson-tablic-1 = Tablić: w każdym ruchu zagrywasz jedną kartę i bierzesz nią karty ze stołu. Cztery leżą odkryte na środku, twoje są na dole.
lesson-tablic-2 = Ile warte są karty: 2 do 10 swoją liczbę, walet 12, dama 13, król 14, as 1 albo 11, jak chcesz.
lesson-tablic-3 = Karta bierze grupy kart ze stołu, które sumują się do jej wartości. Walet to 12: trzy i dziewięć dają 12, osiem i cztery też. Weź wszystkie cztery.
lesson-tablic-4 = Stół jest pusty: to tabla, daje dodatkowy punkt. Karty trafiają na twój stos.
lesson-tablic-5 = Na pusty stół kartę można tylko wyłożyć. Przeciwnik wyłożył asa, a żadna twoja karta sama go nie bierze. Wyłóż kartę.
lesson-tablic-6 = Karty tej samej wartości biorą się nawzajem: as wziął asa. Wyłóż małą kartę, która się nie liczy.
lesson-tablic-7 = Nie ma już twojego waleta: kartę, która się liczy, łatwo stracić, gdy się ją wyłoży. Wyłóż jeszcze jedną małą.
lesson-tablic-8 = Cztery i dziewięć dają 13, a dama to 13. Weź je.
lesson-tablic-9 = Co się liczy: każdy as, dziesiątka, walet, dama i król jeden punkt, dziesiątka karo dwa, dwójka trefl jeden.
lesson-tablic-10 = Najwięcej kart daje jeszcze trzy punkty. Małe zdobycze też się opłacają.
lesson-tablic-11 = Ostatnia karta nic tu nie bierze, więc się ją wykłada.
lesson-tablic-12 = Gdy wszyscy zagrają karty, rozdaje się nowe sześć, aż skończy się talia. Co na końcu zostanie na stole, bierze ten, kto brał ostatni.
lesson-tablic-13 = To wszystko, czego potrzebujesz. Wygrywa, kto ma najwięcej punktów.
