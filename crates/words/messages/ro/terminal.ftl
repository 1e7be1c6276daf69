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
hints-title = Șansele tale de câștig după fiecare mutare
hints-exact = Cum se termină fiecare mutare cu joc perfect
hints-wait = Se gândește …
leave-title = Pleci de la masă?
leave-question = Partida rămâne salvată. O poți continua mai târziu cu adut play --continue.
leave-keys = Enter: pleacă   Esc: rămâi
type-title = Scrie o mutare
type-form = De exemplu: { $form }
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
again-keys = Enter: o nouă partidă   q: ieși
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
scale-chance = cât de des joacă fiecare mutare
scale-simulations = partea simulărilor sale
scale-payoff = rezultat așteptat: victorie 1, înfrângere −1
scale-points = puncte la sfârșitul partidei
scale-own = măsură proprie, mai mult e mai bine
watch-running = Mutarea { $move }, una la { $seconds } s
watch-stopped = Mutarea { $move }, pauză
