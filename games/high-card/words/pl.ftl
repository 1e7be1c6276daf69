## Gra
# Do uzupełnienia: te komunikaty, w każdym języku. Klucze są wszędzie takie same.

game-high-card = High Card
about-high-card = Każdy ma pięć kart; najwyższa bierze lewę. Dla dwóch do czterech osób.
form-high-card = 10d, karta

tricks-high-card =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
        [many] { $count } lew
       *[other] { $count } lewy
    }

move-high-card =
    { $person ->
        [you] Zagrywasz: { $card }.
       *[other] { $who } zagrywa: { $card }.
    }
choice-high-card = Zagraj: { $card }

rules-high-card =
    Każdy dostaje pięć kart. Wszyscy po kolei zagrywają po jednej, dowolnej. Lewę bierze najwyższa karta, as jest ponad królem; z równych pierwsza. Kto ją wziął, wychodzi do następnej.

    Wygrywa najwięcej z pięciu lew; jeśli kilku graczy ma ich najwięcej, jest remis.
