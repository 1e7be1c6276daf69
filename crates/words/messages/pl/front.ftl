## Kafelki w poczekalni

page-play-now = Graj
page-players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
page-more = Więcej
page-more-of = Więcej ustawień: { $game }
page-settings-of = Ustawienia: { $game }
page-rule-sets = Zasady wyjściowe
page-rules-usual = Jak się zwykle gra
page-rules-of-sources = Jak w źródłach
page-finished-tables = Zakończone partie
page-table-yours = Twój ruch
page-table-theirs = Czekamy na pozostałych
page-table-waits = Jedno miejsce jest jeszcze wolne

## Jak skończyła się gra

account = Jak policzono
account-tricks = Lewy
account-kariks = Asy i trice
account-card-points = Punkty w kartach
account-tablas = Table
account-cards = Karty
account-most-cards = Najwięcej kart
account-points = Punkty
end-last =
    { $person ->
        [you] W rundzie zostajesz tylko ty.
       *[other] W rundzie zostaje tylko { $who }.
    }
end-highest =
    { $person ->
        [you] Masz najwyższą kartę: { $card }.
       *[other] { $who } ma najwyższą kartę: { $card }.
    }
end-discards =
    { $person ->
        [you] Karty są równe, ale suma twoich odrzuconych jest wyższa.
       *[other] Karty są równe, ale wyższą sumę odrzuconych ma { $who }.
    }
end-tied = Równe karty i równa suma odrzuconych.
end-row =
    { $person ->
        [you] Masz { $count } w rzędzie.
       *[other] { $who } ma { $count } w rzędzie.
    }
end-full = Plansza jest pełna.
page-tokens = Wygrane rundy: { $count } z { $of }
page-new-match = Nowy mecz

## Na co wszyscy muszą się zgodzić

page-ask-waiting = Proponujesz następną partię. Czekamy na pozostałych.
page-ask-next = { $who } proponuje następną partię.
page-ask-same-cards = { $who } proponuje te same karty z zamienionymi rękami.
page-ask-finish = { $who } proponuje zakończyć partię.
page-ask-finish-waiting = Proponujesz zakończyć partię. Czekamy na pozostałych.
page-decided = Zwycięzca już się nie zmieni.
page-finish = Zakończ partię
page-finish-note = Reszta rozegra się sama.

## Podpowiedzi na kartach, zapis lewami

page-hint-best = Najlepiej: { $move }
page-hint-equal = Pozostałe są równie dobre.
page-hint-cost = kosztuje { $cost }
page-trick-number = Lewa { $number }
page-better-move = Lepiej: { $move }
page-played-move = Zagrano: { $move }
page-lay-instead = Wolę ją wyłożyć
page-last-played = Ostatnio zagrana karta
page-to-mistakes = Ucz się na błędach

## Nauka, błędy, dźwięki i pozdrowienia

page-learn = Nauka
page-learn-of = Nauka gry: { $game }
page-lesson-step = Krok { $number } z { $of }
page-lesson-next = Dalej
page-lesson-back = Wstecz
page-lesson-skip = Pomiń lekcję
page-lesson-do = Teraz ty: { $move }
page-lesson-play = Zagraj partię
page-rules-screen = Zasady
page-points-of =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-copies-of = w talii: { $count }
page-help = Pomoc
page-help-table = Przy stole
page-mistake-of = Błąd { $number } z { $of }
page-mistake-ask = Znów ta sama pozycja. Co teraz grasz?
page-mistake-right = Dobrze: { $move }.
page-mistake-wrong = { $move }: kosztuje { $cost }. Spróbuj jeszcze raz albo zobacz odpowiedź.
page-mistake-same = To zagrano też wtedy.
page-mistake-show = Pokaż odpowiedź
page-mistake-next = Następny błąd
page-mistake-done = To był ostatni.
page-sound-on = Dźwięk: włączony
page-sound-off = Dźwięk: wyłączony
page-notify = Powiadom mnie, gdy moja kolej
page-notify-on = Powiadomimy cię, gdy przyjdzie twoja kolej.
page-notify-turn = Twój ruch: { $game }
page-no-network = Brak sieci
page-no-network-note = Bez sieci możesz czytać zasady i swoje wyniki. Gry potrzebują serwera; twoje tam czekają.
page-emotes = Powiedz coś
page-emote-said = { $who }: { $text }
page-emote-hello = Cześć!
page-emote-well-played = Dobrze zagrane!
page-emote-thanks = Dzięki!
page-emote-oops = Ups …
page-emote-thinking = Niech pomyślę …
page-emote-hurry = Twój ruch!
page-qr = Kod QR odnośnika
page-name-ask = Jak inni mają cię nazywać?
page-name-later = Nie teraz
help-tablic = Dotknij karty na ręce: to, co bierze, podświetla się, a przycisk poniżej to bierze. Dotykając kart na stole, wybierasz inaczej; kartę można też wyłożyć. Przerywana ramka to ostatnia karta pozostałych.
help-briskula = Dotknij karty, żeby ją rzucić. Atuty na ręce mają złotą krawędź. Atut leży pod talią po lewej, ostatnia lewa po prawej; liczba przy nazwie mówi, ile ta strona zebrała.
help-love-letter = Dotknij jednej z dwóch kart, potem tego, na kogo działa, potem karty, którą wskazuje Strażniczka. Na środku widać, ilu kart jeszcze nie widziano; obok graczy leżą odrzucone.
help-connect4 = Dotknij kolumny, żeby wrzucić żeton. Przy nazwach widać, czyje są które żetony.
hint-why-gives-karik = Następny w kolejności oddaje karik: { $card }.
hint-why-saves-points = Następny w kolejności oddaje punkty: { $card }.
hint-why-lays-points = Następny w kolejności wykłada { $card }, kartę, która się liczy, i mogą ją wziąć inni.
hint-why-allows-win = Następny w kolejności pozwala przeciwnikowi wygrać w kolumnie { $column }.
hint-why-holds-draw = Utrzymuje remis; następny w kolejności przegrywa.
