## The lobby's tiles

page-play-now = Play
page-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-more = More
page-more-of = More settings: { $game }
page-settings-of = Settings: { $game }
page-rule-sets = Rules to begin from
page-rules-usual = As people play
page-rules-of-sources = As in the sources
page-finished-tables = Finished games
page-table-yours = Your turn
page-table-theirs = Waiting for the others
page-table-waits = A seat is still free

## How a game ended

account = How it was counted
account-tricks = Tricks
account-kariks = Aces and threes
account-card-points = Points in cards
account-tablas = Tablas
account-cards = Cards
account-most-cards = Most cards
account-points = Points
end-last =
    { $person ->
        [you] You are the last one in the round.
       *[other] { $who } is the last one in the round.
    }
end-highest =
    { $person ->
        [you] You hold the highest card: { $card }.
       *[other] { $who } holds the highest card: { $card }.
    }
end-discards =
    { $person ->
        [you] Equal cards; your discards add up to more.
       *[other] Equal cards; the discards of { $who } add up to more.
    }
end-tied = Equal cards and equal discards.
end-row =
    { $person ->
        [you] You have { $count } in a row.
       *[other] { $who } has { $count } in a row.
    }
end-full = The board is full.
page-tokens = Rounds won: { $count } of { $of }
page-new-match = New match

## What everybody has to agree to

page-ask-waiting = You asked for another game. Waiting for the others.
page-ask-next = { $who } asks for another game.
page-ask-same-cards = { $who } asks for the same cards, hands turned round.
page-ask-finish = { $who } asks to finish the game.
page-ask-finish-waiting = You asked to finish the game. Waiting for the others.
page-decided = The winner can no longer change.
page-finish = Finish the game
page-finish-note = The rest is played out by itself.

## Hints on the cards, the log by tricks

page-hint-best = Best: { $move }
page-hint-equal = The others are as good.
page-hint-cost = costs { $cost }
page-trick-number = Trick { $number }
page-better-move = Better: { $move }
page-played-move = Played: { $move }
page-lay-instead = Lay it instead
page-last-played = The last card played
page-to-mistakes = Learn from mistakes

## Learning, mistakes, sounds and greetings

page-learn = Learn
page-learn-of = Learn { $game }
page-lesson-step = Step { $number } of { $of }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-skip = Skip the lesson
page-lesson-do = Now you: { $move }
page-lesson-play = Play a game
page-rules-screen = Rules
page-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-copies-of = in the pack: { $count }
page-help = Help
page-help-table = At the table
page-mistake-of = Mistake { $number } of { $of }
page-mistake-ask = The same position again. What do you play now?
page-mistake-right = Right: { $move }.
page-mistake-wrong = { $move }: costs { $cost }. Try again, or see the answer.
page-mistake-same = That is what you played then.
page-mistake-show = Show the answer
page-mistake-next = Next mistake
page-mistake-done = That was the last one.
page-sound-on = Sound: on
page-sound-off = Sound: off
page-notify = Tell me when it is my turn
page-notify-on = You will be told when it is your turn.
page-notify-turn = Your turn: { $game }
page-no-network = No network
page-no-network-note = Without a network you can read the rules and your own record. Games need the server; yours wait there.
page-emotes = Say something
page-emote-said = { $who }: { $text }
page-emote-hello = Hello!
page-emote-well-played = Well played!
page-emote-thanks = Thank you!
page-emote-oops = Oops …
page-emote-thinking = Let me think …
page-emote-hurry = Your turn!
page-qr = QR code of the link
page-name-ask = What shall the others call you?
page-name-later = Not now
help-tablic = Tap a card of your hand: what it takes lights up, and the button below takes it. Tap table cards to choose otherwise, or lay the card. The dashed frame marks the last card of the others.
help-briskula = Tap a card to throw it. Trumps in your hand have a golden edge. The trump card lies under the stock on the left, the last trick on the right; the number beside a name is what that side has taken.
help-love-letter = Tap one of your two cards, then whom it meets, then what a Guard names. In the middle stands how many of each card are still unseen; beside each player lie the discards.
help-connect4 = Tap a column to drop your stone into it. The plates show whose stones are whose.
hint-why-gives-karik = The next best gives a karik away: { $card }.
hint-why-saves-points = The next best gives points away: { $card }.
hint-why-lays-points = The next best lays { $card }, a card that counts, for the others to take.
hint-why-allows-win = The next best lets the opponent win in column { $column }.
hint-why-holds-draw = It holds the draw; the next best loses by force.
