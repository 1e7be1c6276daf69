## În jurul mesei

against = contra: { $players }
match-head = meci { $tally }, { $games }
practice = exercițiu
short-opponent = Adversar
short-partner = Partener
side-ours = Noi
side-theirs = Ei
table = Masa
empty-table = nimic
hand = Cărțile tale
your-turn = E rândul tău.
thinking =
    { $person ->
        [you] Te gândești
       *[other] { $who } se gândește
    }
game-over = Partida s-a terminat.
standing-title = Situația
moves-title = Mutări
log-title = Ce s-a întâmplat
too-small = Fereastra are { $width } × { $height } caractere, masa are nevoie de { $least_width } × { $least_height }. Mărește-o.

## Cum stă jocul

undealt = Neîmpărțite: { $cards }
cut-card = Cartea de jos: { $card }
last-capture = Ultimul care a luat: { $who }
trump = Adut: { $card }
trump-label = Adut
stock = Pachet: { $cards }
last-trick = Ultima levată: { $cards }
last-trick-label = Ultima levată
face-up = Pe față: { $cards }
out = în afara rundei
protected = sub protecție
stones =
    { $count ->
        [one] { $count } jeton pe tablă
        [few] { $count } jetoane pe tablă
       *[other] { $count } de jetoane pe tablă
    }

## Taste

key-pick = alege
key-play = joacă
key-hint = sfat
key-undo = înapoi
key-log = jurnal
key-rules = reguli
key-type = scrie
key-leave = ieși
key-stop = pauză
key-go = continuă
key-back = înapoi
key-forward = pas
key-faster = mai rapid
key-slower = mai lent

## Ce se deschide peste masă

rules-title = Reguli
rules-in-force = Se joacă după aceste reguli:
hints-title = Ce crede { $player }
hints-wait = Se gândește …
leave-title = Pleci de la masă?
leave-question = Partida rămâne salvată. O poți continua mai târziu cu adut play --continue.
leave-keys = Enter: pleacă   Esc: rămâi
type-title = Scrie o mutare
type-form = De exemplu: { $form }
form-tablic = 8h pune, 8h x 2d 6c ia
form-briskula = Hs aruncă, ~Ak face semn
form-love-letter = guard>1:prince, priest>1, countess
form-connect4 = 4, numărul coloanei
typed-no-move = „{ $text }” nu este o mutare (se așteaptă: { $form }).
typed-foul = { $text } nu se poate juca acum.
undone = Mutarea a fost retrasă.
undo-practice = Mutările se retrag doar la exercițiu: adut play --practice.
undo-wait = Așteaptă-ți rândul.
undo-first = Nu este nimic de retras.

## Sfârșitul

result-title = Sfârșit
result-win = Ai câștigat, { $scores }.
result-lose = Ai pierdut, { $scores }.
result-draw = Remiză, { $scores }.
result-keys = Enter: mai departe   q: ieși
match-stands =
    Meciul este { $tally } după { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }.
match-won = Ai câștigat meciul.
match-lost = Ai pierdut meciul.
forfeits = { $who } pierde partida: { $reason }.
record-in = Înregistrarea este în { $file }.

## Rând cu rând

your-move = Mutarea ta (numărul sau mutarea; q pentru ieșire):
more-typed = și altele, care pot fi scrise
you-leave = Te ridici de la masă.

## Privind

thoughts-title = { $who } se gândește
watch-running = Mutarea { $move }, una la { $seconds } s
watch-stopped = Mutarea { $move }, pauză
