## Niveluri

level-easy = ușor
level-normal = mediu
level-hard = greu
level-best = cel mai bun
level-serious = serios

## Cărți franceze

card-french = { $rank } de { $suit }
suit-french-c = treflă
suit-french-d = caro
suit-french-h = inimă roșie
suit-french-s = pică
rank-french-A = as
rank-french-2 = doi
rank-french-3 = trei
rank-french-4 = patru
rank-french-5 = cinci
rank-french-6 = șase
rank-french-7 = șapte
rank-french-8 = opt
rank-french-9 = nouă
rank-french-10 = zece
rank-french-J = valet
rank-french-Q = damă
rank-french-K = rege

## Cărți de Trieste. Culoarea stă singură sau după figură.

card-trieste = { $rank } de { $suit }
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
rank-trieste-K = rege
rank-trieste-H = konj
rank-trieste-F = fanat
rank-trieste-7 = șapte
rank-trieste-6 = șase
rank-trieste-5 = cinci
rank-trieste-4 = patru
rank-trieste-2 = doi

## Numărare

count-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
count-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
count-games =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }

## Cine: la începutul propoziției, și ca țintă a unei cărți

who-you = Tu
who-opponent = Adversarul
who-partner = Partenerul tău
who-seat = Jucătorul { $seat }
target-you = tu
target-self =
    { $person ->
        [you] tu însuți
       *[other] el însuși
    }
target-opponent = adversarul
target-seat = jucătorul { $seat }

## Opțiunile regulilor și valorile lor

rule-players = Jucători
rule-players-note = Câți joacă; patru la Tablić și Briškula joacă în perechi, partenerii stau față în față.
rule-match_points = Puncte pentru meci
rule-match_points-note = Câte puncte câștigă un meci de mai multe partide.
rule-match_wins = Victorii pentru meci
rule-match_wins-note = Câte partide câștigate câștigă meciul; remizele se joacă din nou.
value-none = niciodată
value-on = da
value-off = nu
value-all = toți
value-standard = ca de obicei

## Moves of a game that has no words for them, as they are written

move-plain = { $who }: { $move }
choice-plain = { $move }
