## Strona wokół wszystkiego

page-skip = Do stołu
page-nav = Części strony
page-nav-table = Stół
page-nav-lab = Laboratorium
page-nav-trees = Drzewa
page-nav-leaderboard = Ranking
page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-auto = Auto
page-theme-light = Jasny
page-theme-dark = Ciemny
page-speed = Szybkość animacji
page-speed-slow = Wolno
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-none = Wyłączona
page-keys = Skróty klawiszowe
page-keys-note = Do wszystkiego innego wystarczą Tab i Enter. Kliknięcie w stół od razu kończy ruch kart.
page-key-space = Spacja
page-close = Zamknij
page-cancel = Anuluj
page-working = Chwileczkę …
page-working-of = { $done } z { $of } …
page-failed = To się nie udało.
page-connection-lost = Utracono połączenie; próbuję ponownie. Z gry nic nie przepadło.

## Poczekalnia

page-lobby-title = Siadaj, karty rozdane
page-lobby-line = Dobre towarzystwo do tablicia, briškuli, Listu miłosnego i Czterech w rzędzie, o każdej porze.
page-choose-game = Wybierz grę
page-opponent = Przeciwnik
page-other-players = Inni gracze, z nazwy
page-sees-all = widzi zakryte karty
page-sees-all-mark = widzi wszystko
page-each-seat = Pozostałe miejsca
page-opponent-number = Przeciwnik { $number }
page-who-begins = Kto zaczyna
page-begins-you = Ty
page-begins-other = Przeciwnik
page-begins-lot = Losowo
page-practice = Ćwiczenie
page-practice-note = Z podpowiedziami i cofaniem ruchów.
page-match = Mecz
page-match-note = Kilka partii, aż ktoś wygra.
page-rules-and-seed = Zasady i ziarno
page-seed = Ziarno
page-seed-note = To samo ziarno rozdaje te same karty. Puste: nowe karty.
page-sit-down = Siadam do stołu
page-your-tables = Twoje stoły
page-table-running = w toku
page-forget-table = Usuń ten stół z listy: { $game }
page-rules-of = Zasady: { $game }

## Gracze, po jednym zdaniu

page-player-easy = Na pierwszą partię: myli się bez skrępowania.
page-player-normal = Rozsądny gracz, który czasem się zagapi.
page-player-hard = Rzadko coś oddaje za darmo.
page-player-best = Najsilniejszy, jakiego mamy, a gra uczciwie.
page-player-random = Dowolny dozwolony ruch, każdy równie prawdopodobny.
page-player-ismcts = Rozgrywa wiele wyobrażonych rozdań w jednym drzewie tego, co może wiedzieć.
page-player-pimc = Wyobraża sobie rozdania, gra każde w otwarte karty i wybiera to, co średnio najlepsze.
page-player-mcts = Przeszukiwanie drzewa z losowymi rozgrywkami.

## Przy stole

page-to-lobby = Poczekalnia
page-tools = Przy stole
page-beside-table = Podpowiedź, zapis i zasady
page-hint = Podpowiedź
page-hint-by = Twoje szanse na wygraną po każdym ruchu, jak ocenia je silny gracz. Kliknięcie zagrywa ruch.
page-hint-points = { $points } pkt
page-hint-play = Zagraj ten ruch
page-hint-thinking = Szukam podpowiedzi …
page-undo = Cofnij
page-log = Zapis gry
page-log-empty = Jeszcze nic nie zagrano.
page-your-hand = Twoja ręka
page-hand-size =
    { $count ->
        [one] { $who }: { $count } karta na ręce
        [few] { $who }: { $count } karty na ręce
        [many] { $who }: { $count } kart na ręce
       *[other] { $who }: { $count } karty na ręce
    }
page-turn-yours = twój ruch
page-turn-thinking = myśli …
page-points-short = pkt
page-rounds-short = wygr.
page-table-unknown = Nie ma takiego stołu
page-table-unknown-note = Kod jest błędny albo stołu już nie ma.
page-seat-unknown = To miejsce nie jest twoje
page-seat-unknown-note = Klucz zapisany w tej przeglądarce nie otwiera żadnego miejsca przy tym stole.

## Tablić

page-table-cards = Karty na stole
page-table-empty = Stół jest pusty.
page-fact-undealt =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
page-cut-card = Na spodzie talii: { $card }
page-open-stock = Następne w talii, po kolei
page-prompt-pick-card = Wybierz kartę z ręki.
page-prompt-choose = Wybierz ruch.
page-prompt-takes-nothing = Tutaj nic nie bierze.
page-groups = Grupy, które bierze
page-choose-group = Grupa: { $cards }
page-choose-most = najwięcej ({ $count })
page-confirm-not-sum = Suma się nie zgadza
page-confirm-take =
    { $points ->
        [0]
            { $count ->
                [one] Weź { $count } kartę
                [few] Weź { $count } karty
                [many] Weź { $count } kart
               *[other] Weź { $count } karty
            }
        [one]
            { $count ->
                [one] Weź { $count } kartę, { $points } punkt
                [few] Weź { $count } karty, { $points } punkt
                [many] Weź { $count } kart, { $points } punkt
               *[other] Weź { $count } karty, { $points } punkt
            }
        [few]
            { $count ->
                [one] Weź { $count } kartę, { $points } punkty
                [few] Weź { $count } karty, { $points } punkty
                [many] Weź { $count } kart, { $points } punkty
               *[other] Weź { $count } karty, { $points } punkty
            }
       *[other]
            { $count ->
                [one] Weź { $count } kartę, { $points } punktów
                [few] Weź { $count } karty, { $points } punktów
                [many] Weź { $count } kart, { $points } punktów
               *[other] Weź { $count } karty, { $points } punktów
            }
    }
page-confirm-lay = Wyłóż { $card }

## Briškula

page-trick = Lewa
page-trick-empty = Czekamy na wyjście.
page-prompt-lead = Ty wychodzisz.
page-prompt-throw = Rzuć kartę.
page-trump-label = Atut
page-trump-card = Atut pod talią: { $card }
page-trump-drawn = Atutem był { $card }, już dobrany
page-card-trump = { $card }, atut
page-fact-stock =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
page-stock-out = talia się skończyła
page-last-trick = Ostatnia lewa
page-last-trick-to = { $who } +{ $count }
page-fact-signalled = znak: { $cards }

## List miłosny

page-fact-deck =
    { $count ->
        [one] jeszcze { $count } karta
        [few] jeszcze { $count } karty
        [many] jeszcze { $count } kart
       *[other] jeszcze { $count } karty
    }
page-face-up = Odkryte od początku
page-unseen-cards = Jeszcze niewidziane
page-state-out = poza rundą
page-state-protected = pod ochroną
page-aim-at = Wybierz: { $who }
page-discards-of = { $who }: odrzucone karty
page-prompt-play-card = Zagraj jedną ze swoich dwóch kart.
page-prompt-target = Na kogo?
page-prompt-guess = Jaką kartę wskazujesz?
page-confirm-play = Zagraj: { $move }

## Cztery w rzędzie

page-columns = Kolumny
page-prompt-column = Wybierz kolumnę.
page-column-label = Kolumna { $column }. Od góry: { $stones }
page-column-empty = pusta
page-stone-yours = twój
page-stone-theirs = przeciwnika

## Koniec gry

page-result = Wynik
page-result-won = Wygrana
page-result-lost = Przegrana
page-result-drawn = Remis
page-short-won = wygrana
page-short-lost = przegrana
page-short-drawn = remis
page-side-we = My
page-side-they = Oni
page-match-stands = Stan meczu: { $tally }
page-match-over = Koniec meczu: { $tally }
page-to-review = Analiza partii
page-to-replay = Powtórka
page-to-same-hand = Inni grają moją ręką
page-share = Udostępnij
page-share-link = Odnośnik z całą grą
page-share-copied = Odnośnik do całej gry skopiowano.
page-next-game = Następna partia
page-play-again = Zagraj jeszcze raz

## Po grze

page-study = Analiza
page-study-of = Analiza: { $game }
page-study-failed = Tej gry nie da się pokazać
page-link-broken = Odnośnik jest uszkodzony: nie ma w nim całej gry.
page-back-to-table = Wróć do stołu
page-position = Miejsce w grze
page-move-of = { $number } z { $of }
page-move-number = ruch { $number }
page-step-first = Na początek
page-step-back = Ruch wstecz
page-step-forth = Ruch naprzód
page-step-last = Na koniec
page-autoplay = Odtwarzaj
page-pause = Zatrzymaj
page-open-cards = Otwarte karty
page-seen-from = Widok

## Omówienie

page-reviewing = Przeglądam grę ruch po ruchu …
page-curve-caption = Twoje szanse na wygraną po każdym ruchu, w procentach. Kliknij, żeby tam przejść.
page-curve-label = Szanse na wygraną: { $start } na początku, { $end } na końcu
page-curve-solved-label = Wynik przy bezbłędnej grze: { $start } na początku, { $end } na końcu
page-accuracy-note =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }, { $mistakes ->
        [0] żadna nic nie kosztowała.
        [one] { $mistakes } coś kosztowała.
        [few] { $mistakes } coś kosztowały.
        [many] { $mistakes } coś kosztowało.
       *[other] { $mistakes } coś kosztowało.
    }
page-all-moves = Wszystkie twoje ruchy
page-truth-none = Tej gry nie rozwiązano w otwarte karty.
page-truth-cost = koszt { $cost }; najlepiej: { $best }
page-truth-more = Rozwiąż też resztę
page-truth-queued = Czekam na solver, jedna partia po drugiej …
page-truth-cut = Wcześniejsze ruchy nie zostały rozwiązane: solver potrzebowałby zbyt wiele czasu.
page-held = na ręce

## Ta sama ręka

page-same-hand-note = To samo rozdanie, ci sami przeciwnicy; na twoim miejscu siedzi inny gracz.
page-same-hand-start = Niech zagrają
page-player = Gracz
page-score = Punkty
page-watch = obejrzyj

## Klawisze

page-key-hint = podpowiedź
page-key-undo = cofnij
page-key-hurry = zakończ ruch kart
page-key-confirm = potwierdź
page-key-cancel = wybieraj od nowa
page-key-throw = rzuć tę kartę
page-key-move = wybierz ruch
page-key-letter-digit = wybierz kartę, potem miejsce, potem numer wskazywanej karty
page-key-column = wrzuć żeton do tej kolumny

## Znajomi

page-a-friend = znajomy
page-friend = Ze znajomym
page-friend-note = Wyślij komuś odnośnik; bez podpowiedzi i cofania ruchów.
page-invite = Zaproś
page-invite-note = Kto pierwszy otworzy ten odnośnik, siada na wolnym miejscu.
page-invite-link = Odnośnik do tego stołu
page-invite-copy = Kopiuj odnośnik
page-invite-copied = Odnośnik skopiowano.
page-join-failed = Nie możesz tu usiąść
