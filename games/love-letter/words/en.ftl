## The game

game-love-letter = Love Letter
about-love-letter = Sixteen cards, one in hand: deduction, luck and nerve for two to four.

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

## Moves that were made

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

## Moves that can be made

choice-love-letter = { $card }
choice-love-letter-on = { $card } on { $target }
choice-love-letter-name = { $card } on { $target }: { $guess }

## Rule options and their values

rule-guards = Guards
rule-guards-note = How many Guards the pack has.
rule-ties = Equal hands
rule-ties-note = Who wins with equal hands: the higher sum of discards, or everybody.
rule-tokens = Rounds for a match
rule-tokens-note = How many won rounds win a match: usually 7, 5 or 4 with 2, 3 or 4 players.
value-discards = discards

## Short rules

rules-love-letter =
    On your turn you draw a card, play one of your two cards and do what it says. Whoever is last in the round, or holds the highest card when the deck is out, wins it.

    1 Guard ×{ $guards }: name a player and a card other than Guard; if it is held, that player is out.
    2 Priest ×2: look at a player's hand.
    3 Baron ×2: compare hands; the lower is out.
    4 Handmaid ×2: no effect reaches you until your next turn.
    5 Prince ×2: a player, yourself allowed, discards the hand and draws.
    6 King: swap hands with a player.
    7 Countess: must be played when held with King or Prince.
    8 Princess: whoever plays or discards her is out.

    One card is set aside face down.{ $players ->
        [2] { " " }Three more lie face up.
       *[other] { "" }
    } { $ties ->
        [all] On equal hands everybody who has them wins.
       *[other] On equal hands the higher sum of discards wins.
    } { $tokens ->
        [standard] { $players ->
        [2] Rounds that win a match: 7.
        [3] Rounds that win a match: 5.
       *[other] Rounds that win a match: 4.
    }
       *[other] Rounds that win a match: { $tokens }.
    }

## Why a move is better than the one played

why-princess = Whoever plays the Princess is out.
why-likelier-guess = { $card } is more likely: this guess hits in { $percent } % of all cases.
why-knocks-out = It puts an opponent out more often, by { $percent } %.
why-safer = It keeps you in the round more often, by { $percent } %.
why-keeps-high = It keeps the higher card for the end: { $card }.
why-learns = It shows you a hand, and that helps later.

## How the game stands

face-up = Face up: { $cards }
out = out
protected = protected

## What opens over the table

form-love-letter = guard>1:prince, priest>1, countess

## The players, one line each

page-player-love-letter-probabilistic = Plays at random, but guesses by the odds (Malarczyk).
page-player-love-letter-flat = Plays every choice out equally often.
page-player-love-letter-final-card = Wants to hold a high card at the end, whoever wins (Malarczyk’s model).
page-player-love-letter-greedy-2015 = Plays the card with the larger criterion, draft of 2015 (Malarczyk).
page-player-love-letter-greedy-2015-bluff = The same, counting its own cards among the unseen (Malarczyk).
page-player-love-letter-greedy-2016 = Plays the card with the larger criterion, later draft (Malarczyk).
page-player-love-letter-greedy-2016-bluff = The same, counting its own cards among the unseen.

## Puzzles

theme-name-card = name the right card
theme-duel = win the comparison
theme-force-discard = make the opponent discard
theme-draw-anew = discard your own hand
theme-swap = swap hands
theme-shelter = take shelter
theme-let-go-high = let the high card go
theme-last-turn = the last turn

## The first game, step by step

lesson-love-letter-1 = Love Letter: you hold one card, draw a second and play one of the two. What it says happens.
lesson-love-letter-2 = Be the last one in the round, or hold the highest card when the deck is out. The number on a card is its rank.
lesson-love-letter-3 = In the middle you see what is not seen yet: five Guards, one Princess, and so on. Three cards lie face up from the start.
lesson-love-letter-4 = The Guard names a card: if the opponent holds it, the opponent is out. Name the Baron.
lesson-love-letter-5 = Missed. The opponent named a card with a Guard too, and missed as well.
lesson-love-letter-6 = You drew the Prince. He makes a player discard the hand and draw a new card. Play him on the opponent.
lesson-love-letter-7 = Now you know one card more that is gone. The opponent has looked at your hand with a Priest.
lesson-love-letter-8 = Two cards again. Try another guess with the Guard: the Barons are still unseen.
lesson-love-letter-9 = The opponent played the Countess. She must be played beside King or Prince, and it is often because of them.
lesson-love-letter-10 = Play the Handmaid: until your next turn nothing reaches you.
lesson-love-letter-11 = The Princess is the highest card, and whoever plays or discards her is out. You win the round.
lesson-love-letter-12 = A match goes on until somebody has won enough rounds. That is all you need.
