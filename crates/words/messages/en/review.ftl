## Why a move is better than the one played

why-leaves-less =
    It leaves about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less to the others.
why-later = It pays off later in the game.
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
why-princess = Whoever plays the Princess is out.
why-likelier-guess = { $card } is more likely: this guess hits in { $percent } % of all cases.
why-knocks-out = It puts an opponent out more often, by { $percent } %.
why-safer = It keeps you in the round more often, by { $percent } %.
why-keeps-high = It keeps the higher card for the end: { $card }.
why-learns = It shows you a hand, and that helps later.
why-wins-now = It wins at once.
why-blocks = It blocks column { $column }, where the opponent wins next.
why-allows-win = The move played lets the opponent win in column { $column }.
why-forced-win =
    It wins by force in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
why-holds-draw = It holds the draw; the move played loses by force.
why-wins-sooner =
    It wins sooner, in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
why-lasts-longer = Both lose, but it lasts longer.
why-threatens = It threatens to win on the next move.

## How good a move was

grade-best = best
grade-good = good
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder

## The review

review-title = { $game }, reviewed
review-won = Won
review-lost = Lost
review-drawn = Drawn
review-unfinished = Not finished
review-forfeit = Ended by forfeit of { $who }
review-score = Score { $score }
review-accuracy = Accuracy { $percent } %
review-accuracy-note = How much was kept of all that could be lost by choosing badly.
review-curve = Expected result
review-curve-note = The share of a win that the player could expect after each move, from what the player could know.
review-balance = Luck and decisions
review-balance-start = As dealt
review-balance-decisions = Own decisions
review-balance-others = Decisions of the others
review-balance-forfeit = The forfeit
review-balance-cards = Luck of the cards
review-balance-unseen = What the estimates did not see
review-balance-end = In the end
review-mistakes = What cost most
review-no-mistakes = No move was clearly worse than the best.
review-played = Played { $move }, better { $best }.
review-cost-share = { $percent } % of a win
review-cost-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-truth = With open cards
review-truth-note = The final difference in points if both sides played perfectly from there with all cards open, for the player of the move.
review-truth-note-connect4 = The score with perfect play, for the player of the move: above 0 wins, the sooner the higher; below 0 loses.
review-truth-cost =
    With open cards the moves cost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
review-beliefs = What the others could believe
review-beliefs-note = How likely each card held looked to an opponent, if every deal that fits what was seen is as likely.
review-belief = Move { $ply }, { $who }: { $percent } % on the cards held
review-moves = Move by move
review-column-ply = No.
review-column-seat = Seat
review-column-move = Move
review-column-best = Best
review-column-cost = Cost
review-column-value = Win
review-column-truth = Open
review-forced = no choice
review-given = opening
review-method = Estimated from { $playouts } playouts a decision; exact where a solver reaches.
