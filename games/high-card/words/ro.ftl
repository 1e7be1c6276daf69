## Jocul
# De completat: aceste mesaje, în fiecare limbă. Cheile sunt peste tot aceleași.

game-high-card = High Card
about-high-card = Fiecare are cinci cărți; cea mai mare ia levata. Pentru doi până la patru.
form-high-card = 10d, cartea

tricks-high-card =
    { $count ->
        [one] { $count } levată
        [few] { $count } levate
       *[other] { $count } de levate
    }

move-high-card =
    { $person ->
        [you] Joci { $card }.
       *[other] { $who } joacă { $card }.
    }
choice-high-card = Joacă { $card }

rules-high-card =
    Fiecare primește cinci cărți. Toți joacă pe rând câte una, oricare. Levata o ia cartea cea mai mare, asul fiind peste rege; dintre cele egale, prima. Cine a luat-o începe următoarea.

    Câștigă cine are cele mai multe din cele cinci levate; dacă mai mulți au cele mai multe, este remiză.
