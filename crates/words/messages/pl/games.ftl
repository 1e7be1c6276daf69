## Poziomy

level-easy = łatwy
level-normal = średni
level-hard = trudny
level-best = najlepszy
level-serious = poważny

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

## Opcje zasad i ich wartości

rule-players = Gracze
rule-players-note = Ilu gra; w grach Tablić i Briškula cztery osoby grają w parach, partnerzy siedzą naprzeciw.
rule-match_points = Punkty meczu
rule-match_points-note = Ile punktów wygrywa mecz z kilku partii.
rule-match_wins = Wygrane w meczu
rule-match_wins-note = Ile wygranych partii wygrywa mecz; remisy gra się ponownie.
value-none = nigdy
value-on = tak
value-off = nie
value-all = wszyscy
value-standard = jak zwykle

## Moves of a game that has no words for them, as they are written

move-plain = { $who }: { $move }
choice-plain = { $move }
