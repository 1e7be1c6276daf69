## The game

game-tablic = Tablić
about-tablic = Capture cards from the table by sums; two, three, or four in pairs.

## Counting

count-tablas =
    { $count ->
        [one] { $count } tabla
       *[other] { $count } tablas
    }

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

## Moves that can be made

choice-tablic-lay = Lay { $card }
choice-tablic-take = Take { $taken } with { $card }
choice-tablic-tabla = Take { $taken } with { $card }: tabla

## Rule options and their values

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
rule-code = Version
rule-code-note = By the rules as meant, or the game of the thesis’s program, where suits do not count and a card takes cards, none above it, whose sum it divides.
rule-open = Open cards
rule-open-note = What everybody sees: nothing more, all hands, or the order of the stock as well.
rule-lay = Laid cards
rule-lay-note = What laying a card scores in the published program: an honour and a card, nothing, an honour only, or that and a tabla on an empty table.
value-on-tie = on equal points
value-always = always
value-1-or-11 = 1 or 11
value-sweeps = sweeps the table
value-meant = as meant
value-published = as published
value-hands = all hands
value-deck = all hands and the stock
value-scored = an honour and a card
value-nothing = nothing
value-honour = an honour
value-literal = word for word

## Short rules

rules-tablic =
    On your turn play one card. Lay it on the table, or take with it one or more groups of table cards that each add up to its value. Nobody has to take.{ $code ->
        [published] { " " }This is the game of the thesis’s program: suits do not count, and a card takes cards, none above it, whose sum it divides.
       *[other] { "" }
    }

    Values: 2 to 10 count their number, { $jack ->
        [sweeps] J 12 on the table, but a J that is played takes the whole table, which is no tabla
       *[other] J 12
    }, Q 13, K 14; { $ace ->
        [1] an ace is 1
       *[other] an ace is 1 or 11, as you like
    }.

    Four cards lie on the table at the start, everybody gets six; when all hands are empty, six more are dealt, until the pack is gone. What lies on the table at the end goes to whoever took last.{ $cut_card ->
        [on] { " " }The bottom card of the pack is shown before play.
       *[other] { "" }
    }{ $open ->
        [hands] { " " }All hands lie open.
        [deck] { " " }All hands lie open, and so does the order of the stock.
       *[other] { "" }
    }

    Points: each A, 10, J, Q and K is a štih and counts 1; the 10♦ counts 2, the 2♣ (little two) 1. { $tabla_points ->
        [0] Clearing the table brings nothing more.
       *[other] Clearing the table is a tabla and counts 1 more.
    } { $cards_bonus ->
        [always] Whoever has most cards gets 3.
        [none] The number of cards counts nothing.
       *[other] On equal points whoever has more cards gets 3.
    }

    Most points win.{ $players ->
        [4] { " " }Those who sit opposite are partners.
       *[other] { "" }
    } { $match_points } points win a match.

## Why a move is better than the one played

why-tabla = It clears the table: a tabla.
why-takes-more =
    It takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more at once.
why-lays-points = The move played lays { $card }, a card that counts, for the others to take.
why-more-cards =
    It takes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } more, and most cards can decide.
why-last-take = Whoever takes last also gets what is left on the table.

## How the game stands

undealt = Undealt: { $cards }
cut-card = Bottom card: { $card }
open-stock = Stock, the next card first: { $cards }
last-capture = Took last: { $who }

## What opens over the table

form-tablic = 8h lays, 8h x 2d 6c takes

## The players, one line each

page-player-tablic-greedy = Takes the most points, else lays what opens the least (Milenković 2017).
page-player-tablic-backtrack6 = Sees your hand and tries out the whole deal (Milenković 2017).
page-player-tablic-backtrack-deck = Knows the order of the whole pack (Milenković 2017).
page-player-tablic-serious = Knows all cards and solves the rest of the deck: from the second or third deal on it wins whatever can be won. Before that it looks two or three deals ahead, a second or two for a move.
page-player-tablic-serious-points = Knows all cards, looks as far, and plays for the most points.
page-player-tablic-genetic = Weighs its move against your best reply, with bred weights; sees your hand (Milenković 2017).

## Keys

page-key-tablic-digit = pick a card; then choose groups
page-key-tablic-most = take the most

## Puzzles

theme-clear-table = clear the table
theme-pass-capture = leave a capture
theme-safe-lay = the safe card to lay
theme-take-less = take less than you could
theme-last-capture = the last capture

## The first game, step by step

lesson-tablic-1 = Tablić: you play one card a turn and take cards from the table with it. Four cards lie open in the middle; yours are below.
lesson-tablic-2 = What cards are worth: 2 to 10 their number, jack 12, queen 13, king 14, an ace 1 or 11 as you like.
lesson-tablic-3 = A card takes groups of table cards that add up to its value. Your jack is 12: three and nine make 12, eight and four too. Take all four.
lesson-tablic-4 = The table is empty: that is a tabla, and counts one point more. The cards go on your pile.
lesson-tablic-5 = On an empty table a card can only be laid. The opponent laid an ace, and none of your cards takes it alone. Lay a card.
lesson-tablic-6 = Cards of the same value take each other: an ace took the ace. Lay a small card that counts nothing.
lesson-tablic-7 = There went your jack: a card that counts is easily lost when you lay it. Lay another small card.
lesson-tablic-8 = Four and nine make 13, and the queen is 13. Take them.
lesson-tablic-9 = What counts: each ace, ten, jack, queen and king one point, the ten of diamonds two, the two of clubs one.
lesson-tablic-10 = Most cards bring three points more. Small captures pay off too.
lesson-tablic-11 = Your last card takes nothing here, so it is laid.
lesson-tablic-12 = When all hands are empty six new cards are dealt, until the pack is gone. What lies on the table at the end goes to whoever took last.
lesson-tablic-13 = That is all you need. Most points win.
