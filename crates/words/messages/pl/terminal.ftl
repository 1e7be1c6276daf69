## Wokół stołu

against = przeciw: { $players }
match-head = mecz { $tally }, { $games }
practice = ćwiczenie
short-opponent = Przeciwnik
short-partner = Partner
side-ours = My
side-theirs = Oni
table = Stół
empty-table = nic
hand = Twoje karty
your-turn = Twoja kolej.
thinking =
    { $person ->
        [you] Myślisz
       *[other] { $who } myśli
    }
game-over = Partia skończona.
standing-title = Wynik
moves-title = Ruchy
log-title = Przebieg
too-small = Okno ma { $width } × { $height } znaków, a stół potrzebuje { $least_width } × { $least_height }. Powiększ je.

## Klawisze

key-pick = wybór
key-play = graj
key-hint = podpowiedź
key-undo = cofnij
key-log = zapis
key-rules = zasady
key-type = pisz
key-leave = wyjdź
key-stop = stop
key-go = dalej
key-back = wstecz
key-forward = krok
key-faster = szybciej
key-slower = wolniej

## Co otwiera się nad stołem

rules-title = Zasady
rules-in-force = Obowiązują te zasady:
hints-title = Twoje szanse na wygraną po każdym ruchu
hints-exact = Jak kończy się każdy ruch przy bezbłędnej grze
hints-wait = Myśli …
leave-title = Odejść od stołu?
leave-question = Partia zostaje zapisana. Później można ją dokończyć: adut play --continue.
leave-keys = Enter: odejdź   Esc: zostań
type-title = Wpisz ruch
type-form = Na przykład: { $form }
typed-no-move = „{ $text }” nie jest ruchem (oczekiwano: { $form }).
typed-foul = Teraz nie można zagrać { $text }.
undone = Ruch cofnięty.
undo-practice = Ruchy cofa się tylko w ćwiczeniu: adut play --practice.
undo-wait = Poczekaj na swoją kolej.
undo-first = Nie ma czego cofnąć.

## Koniec

result-title = Koniec
result-win = Wygrana, { $scores }.
result-lose = Przegrana, { $scores }.
result-draw = Remis, { $scores }.
result-keys = Enter: dalej   q: wyjdź
again-keys = Enter: nowa partia   q: wyjdź
match-stands =
    W meczu jest { $tally } po { $count ->
        [one] { $count } partii
        [few] { $count } partiach
        [many] { $count } partiach
       *[other] { $count } partii
    }.
match-won = Mecz wygrany.
match-lost = Mecz przegrany.
forfeits = { $who } oddaje partię: { $reason }.
record-in = Zapis jest w pliku { $file }.

## Wiersz po wierszu

your-move = Twój ruch (numer albo sam ruch; q: wyjście):
more-typed = i więcej, które można wpisać
you-leave = Odchodzisz od stołu.

## Oglądanie

thoughts-title = { $who } myśli
scale-chance = jak często wykonuje każdy ruch
scale-simulations = udział jego symulacji
scale-payoff = oczekiwany wynik: wygrana 1, przegrana −1
scale-points = punkty na koniec partii
scale-own = własna miara, więcej znaczy lepiej
watch-running = Ruch { $move }, kolejny co { $seconds } s
watch-stopped = Ruch { $move }, przerwa
