## The games

game-tablic = Tablić
game-briskula = Briškula
game-love-letter = Love Letter
game-connect4 = Connect 4

about-tablic = Capture cards from the table by sums; two, three, or four in pairs.
about-briskula = Adriatic tricks with a trump and no duty to follow suit; two, three, or four in pairs.
about-love-letter = Sixteen cards, one in hand: deduction, luck and nerve for two to four.
about-connect4 = Four in a row wins; nothing is hidden.

## Levels

level-easy = easy
level-normal = normal
level-hard = hard
level-best = the best

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

## Love Letter cards: the name, the name as what is played or named, and what it does

card-guard = Guard
card-priest = Priest
card-baron = Baron
card-handmaid = Handmaid
card-prince = Prince
card-king = King
card-countess = Countess
card-princess = Princess
acc-guard = the Guard
acc-priest = the Priest
acc-baron = the Baron
acc-handmaid = the Handmaid
acc-prince = the Prince
acc-king = the King
acc-countess = the Countess
acc-princess = the Princess
effect-guard = Name a player and a card other than Guard: if it is held, that player is out.
effect-priest = Look at another player's hand.
effect-baron = Compare hands with another player: the lower is out.
effect-handmaid = No effect reaches you until your next turn.
effect-prince = A player, yourself allowed, discards the hand and draws.
effect-king = Swap hands with another player.
effect-countess = Must be played when held with King or Prince.
effect-princess = Whoever plays or discards her is out.

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
count-tablas =
    { $count ->
        [one] { $count } tabla
       *[other] { $count } tablas
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

## Moves that were made

move-tablic-lay =
    { $person ->
        [you] You lay { $card }.
       *[other] { $who } lays { $card }.
    }
move-tablic-take =
    { $person ->
        [you] You take { $taken } with { $card }.
       *[other] { $who } takes { $taken } with { $card }.
    }
move-tablic-tabla =
    { $person ->
        [you] You take { $taken } with { $card }: tabla!
       *[other] { $who } takes { $taken } with { $card }: tabla!
    }
move-briskula-throw =
    { $person ->
        [you] You throw { $card }.
       *[other] { $who } throws { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] You signal { $card }.
       *[other] { $who } signals { $card }.
    }
trick-won =
    { $person ->
        [you] You take the trick
       *[other] { $who } takes the trick
    } ({ $count ->
        [one] { $count } point
       *[other] { $count } points
    }).
move-guard =
    { $person ->
        [you] You play the Guard on { $target } and name { $guess }.
       *[other] { $who } plays the Guard on { $target } and names { $guess }.
    }
move-priest =
    { $person ->
        [you] You play the Priest on { $target }.
       *[other] { $who } plays the Priest on { $target }.
    }
move-baron =
    { $person ->
        [you] You play the Baron on { $target }.
       *[other] { $who } plays the Baron on { $target }.
    }
move-handmaid =
    { $person ->
        [you] You play the Handmaid and are protected.
       *[other] { $who } plays the Handmaid and is protected.
    }
move-prince =
    { $person ->
        [you] You play the Prince on { $target }.
       *[other] { $who } plays the Prince on { $target }.
    }
move-king =
    { $person ->
        [you] You play the King and swap hands with { $target }.
       *[other] { $who } plays the King and swaps hands with { $target }.
    }
move-countess =
    { $person ->
        [you] You play the Countess.
       *[other] { $who } plays the Countess.
    }
move-princess =
    { $person ->
        [you] You play the Princess.
       *[other] { $who } plays the Princess.
    }
move-alone =
    { $person ->
        [you] You play { $card } without effect.
       *[other] { $who } plays { $card } without effect.
    }
event-out =
    { $person ->
        [you] You are out of the round.
       *[other] { $who } is out of the round.
    }
event-holds =
    { $person ->
        [you] You held { $card }.
       *[other] { $who } held { $card }.
    }
event-discards =
    { $person ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
move-connect4 =
    { $person ->
        [you] You drop a stone into column { $column }.
       *[other] { $who } drops a stone into column { $column }.
    }

## Moves that can be made

choice-tablic-lay = Lay { $card }
choice-tablic-take = Take { $taken } with { $card }
choice-tablic-tabla = Take { $taken } with { $card }: tabla
choice-briskula-throw = Throw { $card }
choice-briskula-signal = Signal { $card }
choice-love-letter = { $card }
choice-love-letter-on = { $card } on { $target }
choice-love-letter-name = { $card } on { $target }: { $guess }
choice-connect4 = Column { $column }

## Rule options and their values

rule-players = Players
rule-players-note = How many play; four in Tablić and Briškula play in pairs, partners opposite.
rule-cards_bonus = Bonus for most cards
rule-cards_bonus-note = When strictly most cards are worth 3 points.
rule-tabla_points = Points for a tabla
rule-tabla_points-note = What clearing the table is worth.
rule-ace = Ace
rule-ace-note = What an ace counts.
rule-jack = Jack
rule-jack-note = Whether a jack takes groups of 12, or the whole table without a tabla.
rule-cut_card = Cut card
rule-cut_card-note = Whether the bottom card of the pack is shown before play.
rule-match_points = Match points
rule-match_points-note = How many points win a match of several games.
rule-variant = Variant
rule-variant-note = Two cards each to a trick (dupla, two players only), or one (obična).
rule-deal = Deal
rule-deal-note = Hands dealt in parts after a cut, or each at once after a knock, with the trump card last.
rule-left_out = Left out
rule-left_out-note = What three players leave out: the two of dinari, or the fours.
rule-open_hands = Open hands
rule-open_hands-note = When partners show each other their hands.
rule-signals = Signals
rule-signals-note = Four players may signal trumps with points to the partner (motiranje).
rule-signal_seen = Signal seen
rule-signal_seen-note = The probability that an opponent sees a signal.
rule-match_wins = Wins for a match
rule-match_wins-note = How many won games win a match; drawn games are played again.
rule-guards = Guards
rule-guards-note = How many Guards the pack has.
rule-ties = Equal hands
rule-ties-note = Who wins with equal hands: the higher sum of discards, or everybody.
rule-tokens = Rounds for a match
rule-tokens-note = How many won rounds win a match: usually 7, 5 or 4 with 2, 3 or 4 players.
rule-rows = Rows
rule-rows-note = How many cells a column has.
rule-cols = Columns
rule-cols-note = How many columns the board has.
rule-connect = In a row
rule-connect-note = How many stones in a row win.
rule-code = Version
rule-code-note = By the rules as meant, or the game of the thesis’s program, where suits do not count and a card takes cards, none above it, whose sum it divides.
value-on-tie = on equal points
value-always = always
value-none = never
value-1-or-11 = 1 or 11
value-sweeps = sweeps the table
value-on = on
value-off = off
value-dupla = dupla
value-obicna = obična
value-cut = cut
value-knock = knock
value-2d = two of dinari
value-fours = fours
value-last-trick = before the last trick
value-stock-out = once the stock is out
value-discards = discards
value-all = everybody
value-meant = as meant
value-published = as published
value-standard = as usual

## Short rules

rules-tablic =
    On your turn play one card. Lay it on the table, or take with it one or more groups of table cards that each add up to its value. Nobody has to take.

    Values: 2 to 10 count their number, J 12, Q 13, K 14; an ace is 1 or 11, as you like.

    Four cards lie on the table at the start, everybody gets six; when all hands are empty, six more are dealt, until the pack is gone. What lies on the table at the end goes to whoever took last.

    Points: each A, 10, J, Q and K is a štih and counts 1; the 10♦ counts 2, the 2♣ (little two) 1. Clearing the table is a tabla and counts 1 more. On equal points whoever has more cards gets 3.

    Most points win. Of four players those opposite are partners.
rules-briskula =
    The cards from strong to weak, with their points: ace (as) 11, three (trica) 10, king 4, konj 3, fanat 2; then 7 6 5 4 2, the lišine, which count nothing. An ace or a trica is a karik. There are 120 points.

    Throw any card; there is no duty to follow suit. A card beats the best so far if it is stronger in the same suit, or a trump on a card that is none. Whoever threw the best card takes the trick (štih), draws first and leads.

    Dupla: four cards in hand, two from each player to a trick, thrown in turn. Obična: three in hand, one to a trick. The trump card lies under the stock and is drawn last.

    More than 60 points win; 60 to 60 is drawn. To throw a karik on a trick that your side already has is štrocanje.
rules-love-letter =
    On your turn you draw a card, play one of your two cards and do what it says. Whoever is last in the round, or holds the highest card when the deck is out, wins it.

    1 Guard ×5: name a player and a card other than Guard; if it is held, that player is out.
    2 Priest ×2: look at a player's hand.
    3 Baron ×2: compare hands; the lower is out.
    4 Handmaid ×2: no effect reaches you until your next turn.
    5 Prince ×2: a player, yourself allowed, discards the hand and draws.
    6 King: swap hands with a player.
    7 Countess: must be played when held with King or Prince.
    8 Princess: whoever plays or discards her is out.

    One card is set aside face down, with two players three more lie face up. On equal hands the higher sum of discards wins.
rules-connect4 =
    Drop a stone into a column; it falls to the lowest free cell. Four of your stones in a row, across, upright or slanting, win. A full board without a row is drawn.
