## The page around everything

page-skip = To the table
page-nav = Parts of the page
page-nav-table = Table
page-nav-lab = Laboratory
page-nav-trees = Trees
page-nav-leaderboard = Leaderboard
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-speed = Animation speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = Off
page-keys = Shortcuts
page-keys-note = Tab and Enter reach everything else. A click on the table ends a movement at once.
page-key-space = Space
page-close = Close
page-cancel = Cancel
page-working = One moment …
page-working-of = { $done } of { $of } …
page-failed = That did not work.
page-connection-lost = The connection is lost; trying again. Nothing of your game is lost.

## The lobby

page-lobby-title = Sit down, the cards are dealt
page-lobby-line = Good company for Tablić, Briškula, Love Letter and Connect 4, at any hour.
page-choose-game = Choose a game
page-opponent = Opponent
page-other-players = More players, by name
page-sees-all = sees hidden cards
page-sees-all-mark = sees all
page-each-seat = The other seats
page-opponent-number = Opponent { $number }
page-who-begins = Who begins
page-begins-you = You
page-begins-other = The opponent
page-begins-lot = Random
page-practice = Practice
page-practice-note = Hints, and moves can be taken back.
page-match = Match
page-match-note = Several games, until somebody has won it.
page-rules-and-seed = Rules and seed
page-seed = Seed
page-seed-note = The same seed deals the same cards. Empty: new ones.
page-sit-down = Sit down
page-your-tables = Your tables
page-table-running = going on
page-forget-table = Remove this table from the list: { $game }
page-rules-of = Rules: { $game }

## The players, one line each

page-player-easy = For a first game: makes plain mistakes.
page-player-normal = A sensible player who sometimes looks away.
page-player-hard = Seldom gives anything away.
page-player-best = The strongest we have that plays fair.
page-player-random = Any legal move, each equally likely.
page-player-ismcts = Plays many imagined deals in one tree of what it can know.
page-player-pimc = Imagines deals, plays each with open cards and takes the best on average.
page-player-mcts = Tree search with random playouts.

## At the table

page-to-lobby = Lobby
page-tools = At the table
page-beside-table = Hint, log and rules
page-hint = Hint
page-hint-by = Your chances to win after each move, as a strong player weighs them. A click plays the move.
page-hint-points = { $points } pts
page-hint-play = Play this move
page-hint-thinking = Thinking about a hint …
page-undo = Take back
page-log = Log
page-log-empty = Nothing has been played yet.
page-your-hand = Your hand
page-hand-size =
    { $count ->
        [one] { $who }: { $count } card in hand
       *[other] { $who }: { $count } cards in hand
    }
page-turn-yours = your turn
page-turn-thinking = thinking …
page-points-short = pts
page-rounds-short = won
page-table-unknown = There is no such table
page-table-unknown-note = The code is wrong, or the table is gone.
page-seat-unknown = This seat is not yours
page-seat-unknown-note = The key that this browser keeps opens no seat at this table.

## Tablić

page-table-cards = Cards on the table
page-table-empty = The table is empty.
page-fact-undealt =
    { $count ->
        [one] { $count } to deal
       *[other] { $count } to deal
    }
page-cut-card = At the bottom of the pack: { $card }
page-open-stock = Next in the pack, in order
page-prompt-pick-card = Pick a card from your hand.
page-prompt-choose = Choose a move.
page-prompt-takes-nothing = It takes nothing here.
page-groups = Groups that it takes
page-choose-group = Group: { $cards }
page-choose-most = the most ({ $count })
page-confirm-not-sum = These do not add up
page-confirm-take =
    { $points ->
        [0]
            { $count ->
                [one] Take { $count } card
               *[other] Take { $count } cards
            }
        [one]
            { $count ->
                [one] Take { $count } card, { $points } point
               *[other] Take { $count } cards, { $points } point
            }
       *[other]
            { $count ->
                [one] Take { $count } card, { $points } points
               *[other] Take { $count } cards, { $points } points
            }
    }
page-confirm-lay = Lay { $card }

## Briškula

page-trick = The trick
page-trick-empty = Waiting for the lead.
page-prompt-lead = You lead.
page-prompt-throw = Throw a card.
page-trump-label = Adut
page-trump-card = Trump card under the stock: { $card }
page-trump-drawn = Trump was { $card }, drawn
page-card-trump = { $card }, trump
page-fact-stock =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
page-stock-out = stock is out
page-last-trick = Last trick
page-last-trick-to = { $who } +{ $count }
page-fact-signalled = signalled: { $cards }

## Love Letter

page-fact-deck =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
page-face-up = Face up from the start
page-unseen-cards = Not seen yet
page-state-out = out
page-state-protected = protected
page-aim-at = Choose: { $who }
page-discards-of = { $who }: discards
page-prompt-play-card = Play one of your two cards.
page-prompt-target = On whom?
page-prompt-guess = Which card do you name?
page-confirm-play = Play: { $move }

## Connect 4

page-columns = Columns
page-prompt-column = Choose a column.
page-column-label = Column { $column }. From the top: { $stones }
page-column-empty = empty
page-stone-yours = yours
page-stone-theirs = theirs

## The end of a game

page-result = Result
page-result-won = You win
page-result-lost = You lose
page-result-drawn = A draw
page-short-won = won
page-short-lost = lost
page-short-drawn = drawn
page-side-we = We
page-side-they = They
page-match-stands = The match stands: { $tally }
page-match-over = The match is over: { $tally }
page-to-review = Review
page-to-replay = Replay
page-to-same-hand = Others play my hand
page-share = Share
page-share-link = Link that holds the whole game
page-share-copied = The link to the whole game is copied.
page-next-game = Next game
page-play-again = Play again

## After the game

page-study = Analysis
page-study-of = Analysis: { $game }
page-study-failed = This game cannot be shown
page-link-broken = The link is damaged: it holds no whole game.
page-back-to-table = Back to the table
page-position = Place in the game
page-move-of = { $number } of { $of }
page-move-number = move { $number }
page-step-first = To the beginning
page-step-back = Previous move
page-step-forth = Next move
page-step-last = To the end
page-autoplay = Autoplay
page-pause = Pause
page-open-cards = Open cards
page-seen-from = Seen from

## The review

page-reviewing = Going through the game, move by move …
page-curve-caption = Your chances to win after each move, in percent. Click to go there.
page-curve-label = Chances to win: { $start } at the start, { $end } at the end
page-curve-solved-label = The result with perfect play: { $start } at the start, { $end } at the end
page-accuracy-note =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, { $mistakes ->
        [0] none of them cost anything.
        [one] { $mistakes } of them cost something.
       *[other] { $mistakes } of them cost something.
    }
page-all-moves = All your moves
page-truth-none = This game was not solved with open cards.
page-truth-cost = cost { $cost }; best: { $best }
page-truth-more = Solve the rest too
page-truth-queued = Waiting for the solver, one game at a time …
page-truth-cut = The earlier moves were not solved: they would take the solver too long.
page-held = held

## The same hand

page-same-hand-note = The same deal, the same opponents; another player sits in your place.
page-same-hand-start = Let them play
page-player = Player
page-score = Score
page-watch = watch

## Keys

page-key-hint = a hint
page-key-undo = take back
page-key-hurry = end the movement
page-key-confirm = confirm
page-key-cancel = start the choice anew
page-key-throw = throw that card
page-key-move = choose a move
page-key-letter-digit = pick a card, then a seat, then the number of the named card
page-key-column = drop a stone into that column

## Friends

page-a-friend = a friend
page-friend = With a friend
page-friend-note = Give the link to somebody; without hints and taking back.
page-invite = Invite
page-invite-note = Whoever opens this link first takes the free seat.
page-invite-link = Link to this table
page-invite-copy = Copy the link
page-invite-copied = The link is copied.
page-join-failed = You cannot sit down here
