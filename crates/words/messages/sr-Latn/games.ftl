## Nivoi

level-easy = lako
level-normal = srednje
level-hard = teško
level-best = najbolji
level-serious = ozbiljan

## Francuske karte

card-french = { $rank } { $suit }
suit-french-c = tref
suit-french-d = karo
suit-french-h = herc
suit-french-s = pik
rank-french-A = as
rank-french-2 = dvojka
rank-french-3 = trojka
rank-french-4 = četvorka
rank-french-5 = petica
rank-french-6 = šestica
rank-french-7 = sedmica
rank-french-8 = osmica
rank-french-9 = devetka
rank-french-10 = desetka
rank-french-J = žandar
rank-french-Q = dama
rank-french-K = kralj

## Tršćanske karte. Boja stoji sama ili iza jačine.

card-trieste = { $rank } { $suit }
suit-trieste-d = dinari
suit-trieste-s = špade
suit-trieste-b = baštoni
suit-trieste-k = kupe
of-suit-trieste-d = dinara
of-suit-trieste-s = špada
of-suit-trieste-b = baštona
of-suit-trieste-k = kupa
rank-trieste-A = as
rank-trieste-3 = trica
rank-trieste-K = kralj
rank-trieste-H = konj
rank-trieste-F = fanat
rank-trieste-7 = sedmica
rank-trieste-6 = šestica
rank-trieste-5 = petica
rank-trieste-4 = četvorka
rank-trieste-2 = dvica

## Brojanje

count-points =
    { $count ->
        [one] { $count } poen
       *[other] { $count } poena
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
count-games =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }

## Ko: na početku rečenice, i kao onaj na koga se igra karta

who-you = Ti
who-opponent = Protivnik
who-partner = Tvoj partner
who-seat = Igrač { $seat }
target-you = tebe
target-self =
    { $person ->
        [you] sebe
       *[other] sebe
    }
target-opponent = protivnika
target-seat = igrača { $seat }

## Mogućnosti pravila i njihove vrednosti

rule-players = Igrači
rule-players-note = Koliko ih igra; četvoro u tabliću i briškuli igraju u parovima, partneri sede naspram.
rule-match_points = Poeni za meč
rule-match_points-note = Koliko poena dobija meč od više partija.
rule-match_wins = Pobede za meč
rule-match_wins-note = Koliko dobijenih partija dobija meč; nerešene se igraju ponovo.
value-none = nikad
value-on = da
value-off = ne
value-all = svi
value-standard = kao obično

## Moves of a game that has no words for them, as they are written

move-plain = { $who }: { $move }
choice-plain = { $move }
