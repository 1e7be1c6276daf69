## Oglądanie gry

page-watching = Oglądasz
page-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
page-watchers-more =
    { $count ->
        [one] jeszcze { $count } widz
        [few] jeszcze { $count } widzów
       *[many] jeszcze { $count } widzów
    }
page-watch-link = Link do oglądania
page-watch-copied = Link do oglądania skopiowano.
page-watch-table = Oglądaj
page-winner = Wygrana: { $who }
page-seats-taken = Wszystkie miejsca są zajęte: oglądasz.
page-seat-free = wolne
page-seat-free-note = Jedno miejsce jest tu jeszcze wolne.
page-take-seat = Usiądź do stołu

## Znajomi przychodzą i odchodzą

page-code = Kod:
page-join-by-code = Do stołu znajomych
page-join-code = Kod albo link
page-join-code-note = Wpisz kod otrzymany od znajomych albo wklej link.
page-join-code-wrong = To nie jest kod: ma on dwanaście liter i cyfr.
page-join = Usiądź do stołu
page-away = chwilowo poza stołem
page-stand-in = gra program
page-note-sits = { $who }: już przy stole
page-note-away = { $who }: chwilowa nieobecność
page-note-stand-in = { $who }: na razie gra program
page-note-back = { $who }: znowu przy stole
page-connection-back = Połączenie znowu działa.

## Następna gra

page-game-number = Gra { $number }
page-same-cards = te same karty, zamienione ręce
page-same-cards-again = Te same karty, zamienione ręce
page-turned-new = Nowa gra: wszyscy przesuwają się o jedno miejsce.
page-turned-same = Znowu te same karty, ręce zamienione.

## Własne wyniki

page-me = Twoje wyniki
page-me-note = Liczą się gry, w których nikt nie ćwiczył i nikt nie mógł wcześniej znać kart.
page-tally-label = wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
page-record-against = Dotychczas ({ $who }): wygrane { $won }, remisy { $drawn }, przegrane { $lost }
page-record-browser = W tej przeglądarce
page-record-of = Pod nazwą { $name }
page-record-empty = Żadna gra jeszcze się nie liczy.
page-record-share = Udział
page-record-difference = Średnia różnica
page-several-opponents = różni przeciwnicy
page-name = Wybierz nazwę
page-name-note = Dzięki nazwie inni przy stole widzą, kim jesteś, a serwer przechowuje twoje wyniki. Bez konta i bez hasła: dostajesz klucz, który zachowuje ta przeglądarka.
page-name-field = Nazwa
page-name-take = Weź tę nazwę
page-name-yours = Twoja nazwa: { $name }
page-name-leave = Zapomnij nazwę w tej przeglądarce
page-name-delete = Usuń nazwę i wyniki
page-name-delete-sure = Usunąć nazwę { $name } ze wszystkimi wynikami? Nie da się tego cofnąć.
page-key = Klucz
page-key-have = Mam klucz z innego urządzenia
page-key-use = Użyj klucza
page-key-note = Z tym kluczem jesteś tą samą osobą na innym urządzeniu. Nie dawaj go nikomu i zachowaj go: nikt nie może ci go dać ponownie.
page-key-copy = Kopiuj klucz
page-key-copied = Klucz skopiowano.
