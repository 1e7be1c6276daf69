## Around the table

against = against { $players }
match-head = match { $tally }, { $games } played
practice = practice
short-opponent = Opponent
short-partner = Partner
side-ours = We
side-theirs = They
table = Table
empty-table = nothing
hand = Your cards
your-turn = Your turn.
thinking =
    { $person ->
        [you] You are thinking
       *[other] { $who } is thinking
    }
game-over = The game is over.
standing-title = Standing
moves-title = Moves
log-title = What happened
too-small = The window has { $width } × { $height } characters, the table needs { $least_width } × { $least_height }. Please make it larger.

## Keys

key-pick = pick
key-play = play
key-hint = hint
key-undo = undo
key-log = log
key-rules = rules
key-type = type
key-leave = leave
key-stop = pause
key-go = go on
key-back = back
key-forward = step
key-faster = faster
key-slower = slower

## What opens over the table

rules-title = Rules
rules-in-force = These rules are in force:
hints-title = Your chances to win after each move
hints-exact = How each move ends with perfect play
hints-wait = Thinking …
leave-title = Leave the table?
leave-question = The game is kept. You can go on with it later by adut play --continue.
leave-keys = Enter: leave   Esc: stay
type-title = Type a move
type-form = As in: { $form }
typed-no-move = `{ $text }` is not a move (expected: { $form }).
typed-foul = { $text } cannot be played now.
undone = Taken back.
undo-practice = Moves can be taken back in practice only: adut play --practice.
undo-wait = Wait until it is your turn.
undo-first = There is nothing to take back.

## The end

result-title = The end
result-win = You win, { $scores }.
result-lose = You lose, { $scores }.
result-draw = A draw, { $scores }.
result-keys = Enter: go on   q: leave
again-keys = Enter: another game   q: leave
match-stands =
    The match stands { $tally } after { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
match-won = You win the match.
match-lost = You lose the match.
forfeits = { $who } forfeits the game: { $reason }.
record-in = The record is in { $file }.

## Line by line

your-move = Your move (its number or the move; q to leave):
more-typed = and more, which can be typed
you-leave = You leave the table.

## Watching

thoughts-title = { $who } thinks
scale-chance = how often it plays each move
scale-simulations = share of its simulations
scale-payoff = expected result: win 1, loss −1
scale-points = points at the end of the game
scale-own = its own measure, larger is better
watch-running = Move { $move }, a move every { $seconds } s
watch-stopped = Move { $move }, paused
