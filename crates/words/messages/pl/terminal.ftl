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

## Jak stoi gra

undealt = Nierozdane: { $cards }
cut-card = Spodnia karta: { $card }
last-capture = Ostatnie bicie: { $who }
trump = Adut: { $card }
trump-label = Adut
stock = Talia: { $cards }
last-trick = Ostatnia lewa: { $cards }
last-trick-label = Ostatnia lewa
face-up = Odkryte: { $cards }
out = poza rundą
protected = pod ochroną
stones =
    { $count ->
        [one] { $count } żeton na planszy
        [few] { $count } żetony na planszy
        [many] { $count } żetonów na planszy
       *[other] { $count } żetonu na planszy
    }

## Klawisze

key-pick = wybór
key-play = zagraj
key-hint = rada
key-undo = cofnij
key-log = przebieg
key-rules = zasady
key-type = wpisz
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
hints-title = Co myśli { $player }
hints-wait = Myśli …
leave-title = Odejść od stołu?
leave-question = Partia zostaje zapisana. Później można ją dokończyć: adut play --continue.
leave-keys = Enter: odejdź   Esc: zostań
type-title = Wpisz ruch
type-form = Na przykład: { $form }
form-tablic = 8h wykłada, 8h x 2d 6c bierze
form-briskula = Hs rzuca, ~Ak daje znak
form-love-letter = guard>1:prince, priest>1, countess
form-connect4 = 4, numer kolumny
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
watch-running = Ruch { $move }, kolejny co { $seconds } s
watch-stopped = Ruch { $move }, przerwa
