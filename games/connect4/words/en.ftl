## The game

game-connect4 = Connect 4
about-connect4 = Four in a row wins; nothing is hidden.

## Moves that were made

move-connect4 =
    { $person ->
        [you] You drop a stone into column { $column }.
       *[other] { $who } drops a stone into column { $column }.
    }

## Moves that can be made

choice-connect4 = Column { $column }

## Rule options and their values

rule-rows = Rows
rule-rows-note = How many cells a column has.
rule-cols = Columns
rule-cols-note = How many columns the board has.
rule-connect = In a row
rule-connect-note = How many stones in a row win.

## Short rules

rules-connect4 =
    Drop a stone into one of the { $cols } columns; it falls to the lowest free of { $rows } cells. Whoever first has { $connect } stones in a row, across, upright or slanting, wins. A full board without a row is drawn.

## Why a move is better than the one played

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

## The review

review-truth-note-connect4 = The score with perfect play, for the player of the move: above 0 wins, the sooner the higher; below 0 loses.

## How the game stands

stones =
    { $count ->
        [one] { $count } stone on the board
       *[other] { $count } stones on the board
    }

## What opens over the table

form-connect4 = 4, the column

## The players, one line each

page-player-connect4-minimax = Looks some moves ahead at everything.
page-player-connect4-alphabeta = Looks ahead and skips what cannot matter.
page-player-connect4-solver = Plays exactly as soon as it sees the end.

## Puzzles

theme-win-now = win at once
theme-block = block
theme-far-sighted = look far ahead

## The first game, step by step

lesson-connect4-1 = Connect 4: drop stones into the columns. Four of your own in a row win.
lesson-connect4-2 = Across, upright or slanting: all of it counts. A stone falls to the lowest free cell.
lesson-connect4-3 = The middle column belongs to the most rows of four. Begin there.
lesson-connect4-4 = The opponent's stone lies on yours. What lies below decides where the next one can go.
lesson-connect4-5 = Put a second stone beside the first.
lesson-connect4-6 = Two beside each other, and both ends are free.
lesson-connect4-7 = A third one: now you threaten to win on the left and on the right at once.
lesson-connect4-8 = The opponent can close only one side. That is a double threat, and it wins most games.
lesson-connect4-9 = Drop the fourth stone on the open side.
lesson-connect4-10 = Four in a row. Before each move look first whether you can win at once, then whether the opponent could.
lesson-connect4-11 = Whoever begins in the middle and plays perfectly wins. That is all you need.
