## The tree and its algorithms

tree-title = Game tree
tree-line = Minimax, alpha–beta and their relatives, step by step, on a tree of your own, on a Connect 4 board, at the end of a game of Briškula.
tree-mode-minimax = Minimax
tree-mode-alphabeta = Alpha–beta
tree-mode-paranoid = Paranoid
tree-mode-maxn = Max-n
tree-mode-expectiminimax = Expectiminimax
tree-algorithm = Algorithm
tree-root = Root
tree-leaves-seen = Leaves seen
tree-leaves-cut = Leaves cut
tree-of = { $count } of { $all }
tree-compare = Compare with
tree-compare-none = nothing
tree-cost = { $mode }: { $value }, { $count } of { $all ->
        [one] { $all } leaf
       *[other] { $all } leaves
    }
tree-stage = The tree. Arrow keys step through the algorithm; Tab goes through the nodes.

## Who chooses

tree-max = Max
tree-min = Min
tree-chance = Chance
tree-leaf = Leaf
tree-player = Player { $number }

## What a step did

tree-begin = { $mode } has not started: press → for a step, or Space to play.
tree-enter-high = { $who }, who wants the highest, has { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
tree-enter-low = { $who }, who wants the lowest, has { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
tree-enter-own = { $who }, who wants the most for himself, has { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
tree-enter-against = { $who }, who wants the least for player 1, has { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
tree-enter-chance = Chance draws among { $count ->
        [one] one outcome
       *[other] { $count } outcomes
    }.
tree-window = Only values between α = { $alpha } and β = { $beta } still matter.
tree-leaf-worth = This leaf is worth { $value }.
tree-takes = { $who } takes { $given }.
tree-takes-alpha = { $who } takes { $given }, so α rises to { $bound }.
tree-takes-beta = { $who } takes { $given }, so β falls to { $bound }.
tree-keeps = { $who } keeps { $value }: { $given } is no better.
tree-mean = With probability { $share } comes { $given }; the mean so far adds to { $value }.
tree-cut-max = Max has { $value } here already, and Min above can get { $bound } elsewhere (α ≥ β): Min will not come here, so { $count ->
        [one] the last child is
       *[other] the last { $count } children are
    } cut.
tree-cut-min = Min has { $value } here already, and Max above can get { $bound } elsewhere (α ≥ β): Max will not come here, so { $count ->
        [one] the last child is
       *[other] the last { $count } children are
    } cut.
tree-done = This node is done: { $value } goes up to { $who }.
tree-done-root = The root is worth { $value }: that is the result.
tree-status-unseen = Not looked at yet
tree-status-open = Being looked at
tree-status-done = Done
tree-status-cut = Cut
tree-click-leaf = Press to change.
tree-click-fold = Press to fold.
tree-click-unfold = Press to unfold.

## Controls

tree-play = Play
tree-pause = Pause
tree-play-pause = Play, pause
tree-to-start = To the start
tree-back = One step back
tree-forward = One step forward
tree-to-end = To the end
tree-step = Step
tree-speed = Speed
tree-space = Space
tree-follow = Follow
tree-fit = Fit
tree-fit-note = Show the whole tree
tree-zoom-in = Larger
tree-zoom-out = Smaller
tree-restore = Restore leaves
tree-projector = Projector
tree-projector-note = Large letters on the whole screen
tree-escape = Close, leave the projector
tree-keys = Shortcuts
tree-mouse = Press a leaf to change its value, an inner node to fold it. Drag to move, wheel to zoom.
tree-theme = Dark, light
tree-dark = Dark
tree-light = Light

## Changing a tree

tree-set = Set
tree-value = Value
tree-values = Values of { $count ->
        [one] one player
       *[other] { $count } players
    }
tree-digits = Whole numbers of up to 15 digits only.
tree-give = Please give { $count ->
        [one] one whole number
       *[other] { $count } whole numbers
    }.
tree-add = Add a child
tree-remove = Delete
tree-turn = Choice or chance
tree-fold = Fold or unfold

## Where a tree comes from

tree-source = Tree
tree-source-own = Your own
tree-show = Show the tree
tree-link = Copy the link
tree-link-copied = The link is copied: it opens this tree at this step.
tree-refused = There is no such tree: { $reason }
tree-example = Example
tree-example-binary = Two players, three moves
tree-example-textbook = Three times three
tree-example-chance = With chance
tree-example-three = Three players
tree-example-single = A single leaf
tree-text = The tree as text
tree-text-note = The height, then each level on its own line: (2) chooses among two, <2> is chance among two, [5] is a leaf. Below chance stands the share: 1/3:[5]. For more players write their number behind the height and [3,1,2] at the leaves. A file can be dropped here.
tree-open-file = Open a file
tree-build = Build by pressing nodes
tree-rows = Rows
tree-columns = Columns
tree-connect = In a row
tree-ahead = Moves ahead
tree-cards-ahead = Cards ahead
tree-turn-of = To move
tree-stone-x = Red
tree-stone-o = Yellow
tree-drop = Press a column to drop a stone
tree-drop-in = Column { $column }
tree-undo = Take back
tree-clear = Clear
tree-board-note = Max is to move. A won game counts 1000, a lost one −1000, a drawn one 0. Where the tree ends before the game does, each line that only one side can still fill counts the square of its stones there.
tree-variant = Game
tree-cards = Cards
tree-cards-seed = From a seed
tree-cards-chosen = Chosen
tree-seed = Seed
tree-cards-left = Cards left
tree-stock = Stock
tree-stock-known = order known
tree-stock-unknown = order unknown
tree-hand-max = Max leads with
tree-hand-min = Min holds
tree-hand-stock = In the stock, the trump last
tree-choose-card = Press a card to give it to: { $where }
tree-ending-note = Both see all hands. The value is the points that Max takes from here on, less those of Min. If the order of the stock is unknown, every draw is a chance node.
tree-stock-left = In the stock
