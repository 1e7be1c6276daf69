## The game

game-briskula = Briškula
about-briskula = Adriatic tricks with a trump and no duty to follow suit; two, three, or four in pairs.

## Moves that were made

move-briskula-throw =
    { $person ->
        [you] You throw { $card }.
       *[other] { $who } throws { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] You signal { $card }: { $gesture }.
       *[other] { $who } signals { $card }: { $gesture }.
    }
trick-won =
    { $person ->
        [you] You take the trick
       *[other] { $who } takes the trick
    } ({ $count ->
        [one] { $count } point
       *[other] { $count } points
    }).

## Moves that can be made

choice-briskula-throw = Throw { $card }
choice-briskula-signal = Signal { $card }: { $gesture }
gesture-A = pursed lips
gesture-3 = a wink
gesture-K = raised brows
gesture-H = a shrug of the shoulder
gesture-F = the tip of the tongue

## Rule options and their values

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
value-dupla = dupla
value-obicna = obična
value-cut = cut
value-knock = knock
value-2d = two of dinari
value-fours = fours
value-last-trick = before the last trick
value-stock-out = once the stock is out

## Short rules

rules-briskula =
    The cards from strong to weak, with their points: ace (as) 11, three (trica) 10, king 4, konj 3, fanat 2; then 7 6 5 4 2, the lišine, which count nothing. An ace or a trica is a karik. There are 120 points.{ $players ->
        [3] { " " }{ $left_out ->
        [fours] The four fours are left out.
       *[other] The two of dinari is left out.
    }
       *[other] { "" }
    }

    Throw any card; there is no duty to follow suit. A card beats the best so far if it is stronger in the same suit, or a trump on a card that is none. Whoever threw the best card takes the trick (štih), draws first and leads.

    { $variant ->
        [obicna] Obična: three cards in hand, one from each player to a trick.
       *[other] Dupla: four cards in hand, two from each player to a trick, thrown in turn.
    } The trump card lies under the stock and is drawn last. { $deal ->
        [knock] Each hand is dealt at once, after a knock.
       *[other] The hands are dealt in parts, after a cut.
    }

    { $players ->
        [3] Most points win; equal ones are a draw.
        [4] More than 60 points win; 60 to 60 is drawn. Those who sit opposite are partners and count their points together.
       *[other] More than 60 points win; 60 to 60 is drawn.
    } To throw a karik on a trick that your side already has is štrocanje.

    { $signals ->
        [on] Before you throw you may signal a trump with points to your partner; each opponent sees it with a chance of { $signal_seen }.{ " " }
       *[other] { "" }
    }{ $open_hands ->
        [last-trick] Partners show each other their hands before the last trick.{ " " }
        [stock-out] Partners show each other their hands once the stock is out.{ " " }
       *[other] { "" }
    }{ $match_wins } won games win a match.

## Why a move is better than the one played

why-wins-trick =
    It wins the trick: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
why-strocanje = The trick is yours already: { $card } belongs on it (štrocanje).
why-gives-karik = The move played gives a karik away: { $card }.
why-keeps-trump = It keeps a trump for later: { $card }.
why-saves-points = The move played gives points away: { $card }.
why-signal = What the partner learns makes the difference.

## How the game stands

trump = Trump: { $card }
trump-label = Trump
stock = Stock: { $cards }
last-trick = Last trick: { $cards }
last-trick-label = Last trick

## What opens over the table

form-briskula = Hs throws, ~Ak signals

## The players, one line each

page-player-briskula-serious = Knows all cards, takes every win there is, and cares for no point beyond (Blaić 2024).
page-player-briskula-serious-points = Knows all cards and plays for the most points.
page-player-briskula-rules = The simple person at the table: a cheap card, or the trick if it pays.

## Puzzles

theme-keep-trump = keep the trump
theme-spend-trump = spend the trump
theme-lose-for-trump = lose on purpose to draw the trump
theme-duck = let the trick go
theme-bring-home = bring a karik home
theme-give-karik = give a karik away
theme-last-tricks = the last tricks

## The first game, step by step

lesson-briskula-1 = Briškula: everybody throws a card, the best one takes the trick. You have three cards.
lesson-briskula-2 = From strong to weak: ace 11 points, trica 10, king 4, konj 3, fanat 2; then 7, 6, 5, 4, 2 without points.
lesson-briskula-3 = The card under the stock says which suit is trump: here baštoni. A trump beats every card of another suit.
lesson-briskula-4 = You lead. Throw the fanat of trumps, which is hard to beat.
lesson-briskula-5 = The opponent threw another suit, so the trick is yours. Whoever takes it draws first and leads again.
lesson-briskula-6 = Nobody has to follow suit: throw what you like.
lesson-briskula-7 = A trica, ten points, and it does not beat your card: it is another suit. Go on with a card that is worth nothing.
lesson-briskula-8 = Again yours. Lead low while you do not know what the opponent holds.
lesson-briskula-9 = The stronger card of the same suit took that one. Now a konj is led. Your trica is of the same suit and stronger: take it.
lesson-briskula-10 = Thirteen points. Now it is your lead again.
lesson-briskula-11 = The smallest trump took your card: keep your own trumps for tricks that are worth it. An ace leads now; throw something worthless on it.
lesson-briskula-12 = There are 120 points. More than 60 win. Count the trumps and the aces and tricas that are gone.
lesson-briskula-13 = That is all you need. The last card of the stock is the trump that lies open.
