## Levels

level-easy = easy
level-normal = normal
level-hard = hard
level-best = the best
level-serious = serious

## French cards

card-french = { $rank } of { $suit }
suit-french-c = clubs
suit-french-d = diamonds
suit-french-h = hearts
suit-french-s = spades
rank-french-A = ace
rank-french-2 = two
rank-french-3 = three
rank-french-4 = four
rank-french-5 = five
rank-french-6 = six
rank-french-7 = seven
rank-french-8 = eight
rank-french-9 = nine
rank-french-10 = ten
rank-french-J = jack
rank-french-Q = queen
rank-french-K = king

## Trieste cards. The suit stands alone or after a rank.

card-trieste = { $rank } of { $suit }
suit-trieste-d = dinari
suit-trieste-s = špade
suit-trieste-b = baštoni
suit-trieste-k = kupe
of-suit-trieste-d = dinari
of-suit-trieste-s = špade
of-suit-trieste-b = baštoni
of-suit-trieste-k = kupe
rank-trieste-A = ace
rank-trieste-3 = trica
rank-trieste-K = king
rank-trieste-H = konj
rank-trieste-F = fanat
rank-trieste-7 = seven
rank-trieste-6 = six
rank-trieste-5 = five
rank-trieste-4 = four
rank-trieste-2 = two

## Counting

count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Who: at the beginning of a sentence, and as the one a card is played on

who-you = You
who-opponent = The opponent
who-partner = Your partner
who-seat = Seat { $seat }
target-you = you
target-self =
    { $person ->
        [you] yourself
       *[other] themselves
    }
target-opponent = the opponent
target-seat = seat { $seat }

## Rule options and their values

rule-players = Players
rule-players-note = How many play; four in Tablić and Briškula play in pairs, partners opposite.
rule-match_points = Match points
rule-match_points-note = How many points win a match of several games.
rule-match_wins = Wins for a match
rule-match_wins-note = How many won games win a match; drawn games are played again.
value-none = never
value-on = on
value-off = off
value-all = everybody
value-standard = as usual

## Moves of a game that has no words for them, as they are written

move-plain = { $who }: { $move }
choice-plain = { $move }
