## Oko stola

against = protiv: { $players }
match-head = meč { $tally }, { $games }
practice = vježba
short-opponent = Protivnik
short-partner = Partner
side-ours = Mi
side-theirs = Oni
table = Talon
empty-table = ništa
hand = Tvoje karte
your-turn = Ti si na potezu.
thinking =
    { $person ->
        [you] Razmišljaš
       *[other] { $who } razmišlja
    }
game-over = Partija je gotova.
standing-title = Stanje
moves-title = Potezi
log-title = Što se dogodilo
too-small = Prozor ima { $width } × { $height } znakova, a stolu treba { $least_width } × { $least_height }. Povećaj ga.

## Tipke

key-pick = izbor
key-play = igraj
key-hint = savjet
key-undo = vrati
key-log = tijek
key-rules = pravila
key-type = tipkaj
key-leave = izađi
key-stop = stani
key-go = nastavi
key-back = natrag
key-forward = korak
key-faster = brže
key-slower = sporije

## Što se otvara iznad stola

rules-title = Pravila
rules-in-force = Igra se po ovim pravilima:
hints-title = Tvoji izgledi za pobjedu nakon svakog poteza
hints-exact = Kako svaki potez završava uz savršenu igru
hints-wait = Razmišlja …
leave-title = Izaći?
leave-question = Partija ostaje sačuvana. Kasnije se nastavlja s adut play --continue.
leave-keys = Enter: izađi   Esc: ostani
type-title = Utipkaj potez
type-form = Na primjer: { $form }
typed-no-move = „{ $text }” nije potez (očekuje se: { $form }).
typed-foul = { $text } se sada ne može odigrati.
undone = Potez je vraćen.
undo-practice = Potezi se vraćaju samo u vježbi: adut play --practice.
undo-wait = Pričekaj svoj potez.
undo-first = Nema se što vratiti.

## Kraj

result-title = Kraj
result-win = Pobjeda, { $scores }.
result-lose = Poraz, { $scores }.
result-draw = Neriješeno, { $scores }.
result-keys = Enter: dalje   q: izađi
again-keys = Enter: nova partija   q: izađi
match-stands =
    U meču je { $tally } nakon { $count ->
        [one] { $count } partije
        [few] { $count } partije
       *[other] { $count } partija
    }.
match-won = Meč je tvoj.
match-lost = Meč je izgubljen.
forfeits = { $who } predaje partiju: { $reason }.
record-in = Zapis je u datoteci { $file }.

## Redak po redak

your-move = Tvoj potez (broj ili sam potez; q za izlaz):
more-typed = i još, što se može utipkati
you-leave = Ustaješ od stola.

## Gledanje

thoughts-title = { $who } razmišlja
scale-chance = koliko često igra svaki potez
scale-simulations = udio njegovih simulacija
scale-payoff = očekivani ishod: pobjeda 1, poraz −1
scale-points = bodovi na kraju partije
scale-own = vlastita mjera, veće je bolje
watch-running = Potez { $move }, novi svakih { $seconds } s
watch-stopped = Potez { $move }, stanka
