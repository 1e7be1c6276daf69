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

## Kako stoji igra

undealt = Nepodijeljeno: { $cards }
cut-card = Donja karta: { $card }
last-capture = Zadnji nosi: { $who }
trump = Adut: { $card }
trump-label = Adut
stock = Špil: { $cards }
last-trick = Zadnja ruka: { $cards }
last-trick-label = Zadnja ruka
face-up = Otvorene: { $cards }
out = izvan runde
protected = pod zaštitom
stones =
    { $count ->
        [one] { $count } žeton na ploči
        [few] { $count } žetona na ploči
       *[other] { $count } žetona na ploči
    }

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
hints-title = Što misli { $player }
hints-wait = Razmišlja …
leave-title = Izaći?
leave-question = Partija ostaje sačuvana. Kasnije se nastavlja s adut play --continue.
leave-keys = Enter: izađi   Esc: ostani
type-title = Utipkaj potez
type-form = Na primjer: { $form }
form-tablic = 8h stavlja, 8h x 2d 6c nosi
form-briskula = Hs baca, ~Ak motira
form-love-letter = guard>1:prince, priest>1, countess
form-connect4 = 4, broj stupca
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
watch-running = Potez { $move }, novi svakih { $seconds } s
watch-stopped = Potez { $move }, stanka
