## Why a move is better than the one played

why-leaves-less =
    It leaves about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less to the others.
why-later = It pays off later in the game.

## How good a move was

grade-best = best
grade-good = good
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder

## How a solved game ends with perfect play

exact-won =
    wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
exact-drawn = draws
exact-lost =
    loses in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
exact-note = The result after each move if both sides play perfectly from there on.

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
review-balance-plain = Decisions
review-balance-start = As dealt
review-balance-opening = At the start
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
review-solved = Exact solution
review-truth-note = The final difference in points if both sides played perfectly from there with all cards open, for the player of the move.
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
review-equilibrium = Love Letter for two is solved for this deal: { $judged } of { $decisions } decisions were judged by the equilibrium. What a move cost is what it gives away to an opponent who plays it, luck apart.
review-method-exact = Every move was solved exactly.
