## What the server refuses, by the code of the refusal

error-unreachable = The server cannot be reached. Check your connection and try again.
error-bad-request = The server does not take this: { $detail }
error-unknown = What you are looking for is not here: the address is wrong, or it is gone.
error-nothing = There is nothing at this address.
error-wrong-method = This address does not take such requests.
error-no-token = This can be done only from a seat of one's own.
error-wrong-token = The key that this browser keeps opens no seat at this table.
error-no-key = This needs the key of a name.
error-wrong-key = This key belongs to no name.
error-name-taken = The name { $name } is taken, or looks too much like one that is.
error-name-of-program = { $name } is what a program is called here. Choose another name.
error-name-too-long =
    A name has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
error-name-character = A name has letters, digits, spaces and the marks -_.'’, but not { $character }
error-name-empty = A name needs a letter or a digit.
error-name-scripts = A name has letters of one script: those of several look alike.
error-seed-with-friends = The cards can be chosen only by who plays alone.
error-sits-elsewhere = You sit at another seat of this table already, or somebody else sits here.
error-out-of-turn = It is not your turn.
error-over = The game is over.
error-not-over = The game is not over yet.
error-not-decided = The game is not decided yet.
error-stale = The table has moved on in the meantime. Look again.
error-foul = This move is against the rules.
error-tree = { $detail }
error-practice-only = This is for practice tables only.
error-nothing-to-undo = There is no move of yours to take back.
error-no-free-seat = No seat is free at this table.
error-overtaken = The table has changed in the meantime. Look again.
error-not-your-run = Only who began this run can change it.
error-not-running = This run is not being played.
error-not-stopped = This run is complete or being played; there is nothing to go on with.
error-still-running = This run is being played. Stop it first.
error-not-alone = Moves can be taken back only by who plays alone with programs.
error-other-host = This server does not answer to the name { $name }.
error-slow = The request did not come in time.
error-hint-under-way = A hint for this table is being worked out already.
error-other-origin = Pages of other sites may not play here.
error-too-many = That was too much at once from your address. Try again in a moment.
error-full = The server is full at the moment. Try again later.
error-stuck = The player at seat { $seat } cannot go on.
error-storage = The server cannot keep the game at the moment; nothing was changed.
error-unsure = The server cannot say at the moment whether it has kept this. Look again in a moment.
error-internal = The server made a mistake; nothing was changed.
