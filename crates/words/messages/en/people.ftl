## Watching a table

page-watching = Watching
page-watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
page-watchers-more =
    { $count ->
        [one] { $count } other watches too
       *[other] { $count } others watch too
    }
page-watch-link = Link for watching
page-watch-copied = The link for watching is copied.
page-watch-table = Watch
page-winner = Winner: { $who }
page-seats-taken = All seats are taken: you are watching.
page-seat-free = free
page-seat-free-note = A seat is still free here.
page-take-seat = Sit down there

## Friends come and go

page-code = Code:
page-join-by-code = To a friend's table
page-join-code = Code or link
page-join-code-note = Type the code that you were given, or paste the link.
page-join-code-wrong = That is no code: it has twelve letters and digits.
page-join = Sit down
page-away = away
page-stand-in = a program plays
page-note-sits = { $who }: at the table now
page-note-away = { $who }: away for the moment
page-note-stand-in = { $who }: a program plays for now
page-note-back = { $who }: back again
page-connection-back = Connected again.

## The next game

page-game-number = Game { $number }
page-same-cards = the same cards, hands turned round
page-same-cards-again = Same cards, turned round
page-turned-new = A new game: everybody moves on one seat.
page-turned-same = The same cards again, the hands turned round.

## One's own record

page-me = Your record
page-me-note = Games count when nobody practised and nobody could know the cards before.
page-tally-label = { $won } won, { $drawn } drawn, { $lost } lost
page-record-against = Against { $who } so far: { $won } won, { $drawn } drawn, { $lost } lost
page-record-browser = In this browser
page-record-of = Under the name { $name }
page-record-empty = No game has counted yet.
page-record-share = Share
page-record-difference = Mean difference
page-several-opponents = several opponents
page-name = Take a name
page-name-note = With a name the others at the table see who you are, and the server keeps your record. No account, no password: you get a key, and this browser keeps it.
page-name-field = Name
page-name-take = Take this name
page-name-yours = You are { $name }
page-name-leave = Forget the name in this browser
page-name-delete = Delete the name and its record
page-name-delete-sure = Delete { $name } with the whole record? It cannot be brought back.
page-key = Key
page-key-have = I have a key from another device
page-key-use = Use the key
page-key-note = With this key you are the same person on another device. Keep it to yourself, and keep it: nobody can give it to you again.
page-key-copy = Copy the key
page-key-copied = The key is copied.
