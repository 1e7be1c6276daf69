## Oko stola

against = protiv: { $players }
match-head = meč { $tally }, { $games }
practice = vežba
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
log-title = Šta se dogodilo
too-small = Prozor ima { $width } × { $height } znakova, a stolu treba { $least_width } × { $least_height }. Povećaj ga.

## Tasteri

key-pick = izbor
key-play = igraj
key-hint = savet
key-undo = vrati
key-log = tok
key-rules = pravila
key-type = kucaj
key-leave = izađi
key-stop = stani
key-go = nastavi
key-back = nazad
key-forward = korak
key-faster = brže
key-slower = sporije

## Što se otvara iznad stola

rules-title = Pravila
rules-in-force = Igra se po ovim pravilima:
hints-title = Tvoji izgledi za pobedu posle svakog poteza
hints-exact = Kako svaki potez završava uz savršenu igru
hints-wait = Razmišlja …
leave-title = Izaći?
leave-question = Partija ostaje sačuvana. Kasnije se nastavlja sa adut play --continue.
leave-keys = Enter: izađi   Esc: ostani
type-title = Ukucaj potez
type-form = Na primer: { $form }
typed-no-move = „{ $text }” nije potez (očekuje se: { $form }).
typed-foul = { $text } sada ne može da se odigra.
undone = Potez je vraćen.
undo-practice = Potezi se vraćaju samo u vežbi: adut play --practice.
undo-wait = Sačekaj svoj potez.
undo-first = Nema šta da se vrati.

## Kraj

result-title = Kraj
result-win = Pobeda, { $scores }.
result-lose = Poraz, { $scores }.
result-draw = Nerešeno, { $scores }.
result-keys = Enter: dalje   q: izađi
again-keys = Enter: nova partija   q: izađi
match-stands =
    U meču je { $tally } posle { $count ->
        [one] { $count } partije
        [few] { $count } partije
       *[other] { $count } partija
    }.
match-won = Meč je tvoj.
match-lost = Meč je izgubljen.
forfeits = { $who } predaje partiju: { $reason }.
record-in = Zapis je u datoteci { $file }.

## Red po red

your-move = Tvoj potez (broj ili sam potez; q za izlaz):
more-typed = i još, što može da se ukuca
you-leave = Ustaješ od stola.

## Gledanje

thoughts-title = { $who } razmišlja
scale-chance = koliko često igra svaki potez
scale-simulations = udeo njegovih simulacija
scale-payoff = očekivani ishod: pobeda 1, poraz −1
scale-points = poeni na kraju partije
scale-own = sopstvena mera, veće je bolje
watch-running = Potez { $move }, novi na { $seconds } s
watch-stopped = Potez { $move }, pauza
