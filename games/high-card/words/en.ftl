## The game
# To fill in: these messages, in every language. The keys stay the same in all of them.

game-high-card = High Card
about-high-card = Five cards each; the highest takes the trick. For two to four.
form-high-card = 10d, the card

tricks-high-card =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }

move-high-card =
    { $person ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
choice-high-card = Play { $card }

rules-high-card =
    Everybody gets five cards. Each in turn plays one, any one. The highest rank takes the trick, the ace above the king; of equal ranks the first. Whoever took it leads the next.

    Most of the five tricks win; if several have most, the game is drawn.
