## Pagina din jurul jocului

page-skip = La masă
page-nav = Părțile paginii
page-nav-table = Masă
page-nav-lab = Laborator
page-nav-trees = Arbori
page-nav-leaderboard = Clasament
page-settings = Setări
page-language = Limba
page-theme = Temă
page-theme-auto = Auto
page-theme-light = Luminos
page-theme-dark = Întunecat
page-speed = Viteza animației
page-speed-slow = Încet
page-speed-normal = Normal
page-speed-fast = Repede
page-speed-none = Oprită
page-keys = Comenzi rapide
page-keys-note = La toate celelalte se ajunge cu Tab și Enter. Un clic pe masă încheie imediat mișcarea cărților.
page-key-space = Spațiu
page-close = Închide
page-cancel = Renunță
page-working = O clipă …
page-working-of = { $done } din { $of } …
page-failed = Nu a reușit.
page-connection-lost = Legătura s-a întrerupt; încerc din nou. Nimic din joc nu s-a pierdut.

## Lobby-ul

page-lobby-title = Ia loc, cărțile sunt împărțite
page-lobby-line = Companie bună pentru Tablić, Briškula, Scrisoarea de dragoste și Connect-4, la orice oră.
page-choose-game = Alege un joc
page-opponent = Adversar
page-other-players = Alți jucători, pe nume
page-sees-all = vede cărțile ascunse
page-sees-all-mark = vede tot
page-each-seat = Celelalte locuri
page-opponent-number = Adversarul { $number }
page-who-begins = Cine începe
page-begins-you = Tu
page-begins-other = Adversarul
page-begins-lot = La sorți
page-practice = Exersare
page-practice-note = Cu sfaturi, iar mutările pot fi luate înapoi.
page-match = Meci
page-match-note = Mai multe partide, până câștigă cineva.
page-rules-and-seed = Reguli și codul împărțirii
page-seed = Codul împărțirii
page-seed-note = Același cod împarte aceleași cărți. Gol: cărți noi.
page-sit-down = Mă așez la masă
page-your-tables = Mesele tale
page-table-running = în curs
page-forget-table = Scoate masa din listă: { $game }
page-rules-of = Reguli: { $game }

## Jucătorii, câte un rând

page-player-easy = Pentru o primă partidă: greșește fără rușine.
page-player-normal = Un jucător chibzuit, uneori neatent.
page-player-hard = Rareori dăruiește ceva.
page-player-best = Cel mai puternic pe care îl avem și joacă cinstit.
page-player-random = Orice mutare permisă, toate la fel de probabile.
page-player-ismcts = Joacă multe împărțiri imaginate într-un singur arbore al celor ce le poate ști.
page-player-pimc = Își imaginează împărțiri, le joacă pe fiecare cu cărțile pe față și alege ce e mai bun în medie.
page-player-mcts = Căutare în arbore cu jocuri la întâmplare.

## La masă

page-to-lobby = Lobby
page-tools = La masă
page-beside-table = Sfat, jurnal și reguli
page-hint = Sfat
page-hint-by = Șansele tale de câștig după fiecare mutare, cum le cântărește un jucător puternic. Un clic joacă mutarea.
page-hint-points = { $points } pct.
page-hint-play = Joacă această mutare
page-hint-thinking = Mă gândesc la un sfat …
page-undo = Înapoi
page-log = Jurnal
page-log-empty = Nu s-a jucat încă nimic.
page-your-hand = Mâna ta
page-hand-size =
    { $count ->
        [one] { $who }: { $count } carte în mână
        [few] { $who }: { $count } cărți în mână
       *[other] { $who }: { $count } de cărți în mână
    }
page-turn-yours = e rândul tău
page-turn-thinking = se gândește …
page-points-short = pct.
page-rounds-short = câșt.
page-table-unknown = Nu există o astfel de masă
page-table-unknown-note = Codul este greșit sau masa nu mai există.
page-seat-unknown = Acest loc nu este al tău
page-seat-unknown-note = Cheia păstrată în acest browser nu deschide niciun loc la această masă.

## Tablić

page-table-cards = Cărțile de pe masă
page-table-empty = Masa e goală.
page-fact-undealt =
    { $count ->
        [one] încă { $count }
        [few] încă { $count }
       *[other] încă { $count }
    }
page-cut-card = La fundul pachetului: { $card }
page-open-stock = Următoarele din pachet, în ordine
page-prompt-pick-card = Alege o carte din mână.
page-prompt-choose = Alege o mutare.
page-prompt-takes-nothing = Aici nu ia nimic.
page-groups = Grupuri pe care le ia
page-choose-group = Grup: { $cards }
page-choose-most = cel mai mult ({ $count })
page-confirm-not-sum = Suma nu iese
page-confirm-take =
    { $points ->
        [0]
            { $count ->
                [one] Ia { $count } carte
                [few] Ia { $count } cărți
               *[other] Ia { $count } de cărți
            }
        [one]
            { $count ->
                [one] Ia { $count } carte, { $points } punct
                [few] Ia { $count } cărți, { $points } punct
               *[other] Ia { $count } de cărți, { $points } punct
            }
       *[other]
            { $count ->
                [one] Ia { $count } carte, { $points } puncte
                [few] Ia { $count } cărți, { $points } puncte
               *[other] Ia { $count } de cărți, { $points } puncte
            }
    }
page-confirm-lay = Pune { $card }

## Briškula

page-trick = Levata
page-trick-empty = Se așteaptă prima carte.
page-prompt-lead = Tu deschizi.
page-prompt-throw = Aruncă o carte.
page-trump-label = Atu
page-trump-card = Atuul de sub pachet: { $card }
page-trump-drawn = Atuul a fost { $card }, deja tras
page-card-trump = { $card }, atu
page-fact-stock =
    { $count ->
        [one] încă { $count }
        [few] încă { $count }
       *[other] încă { $count }
    }
page-stock-out = pachetul s-a terminat
page-last-trick = Ultima levată
page-last-trick-to = { $who } +{ $count }
page-fact-signalled = semnal: { $cards }

## Scrisoarea de dragoste

page-fact-deck =
    { $count ->
        [one] încă { $count } carte
        [few] încă { $count } cărți
       *[other] încă { $count } de cărți
    }
page-face-up = Pe față de la început
page-unseen-cards = Încă nevăzute
page-state-out = afară
page-state-protected = protejat
page-aim-at = Alege: { $who }
page-discards-of = { $who }: cărți aruncate
page-prompt-play-card = Joacă una dintre cele două cărți.
page-prompt-target = Pe cine?
page-prompt-guess = Ce carte numești?
page-confirm-play = Joacă: { $move }

## Connect-4

page-columns = Coloane
page-prompt-column = Alege o coloană.
page-column-label = Coloana { $column }. De sus: { $stones }
page-column-empty = goală
page-stone-yours = a ta
page-stone-theirs = a adversarului

## Sfârșitul partidei

page-result = Rezultat
page-result-won = Ai câștigat
page-result-lost = Ai pierdut
page-result-drawn = Egalitate
page-short-won = câștig
page-short-lost = înfrângere
page-short-drawn = egal
page-side-we = Noi
page-side-they = Ei
page-match-stands = Scorul meciului: { $tally }
page-match-over = Meciul s-a încheiat: { $tally }
page-to-review = Analiză
page-to-replay = Reluare
page-to-same-hand = Alții joacă mâna mea
page-share = Distribuie
page-share-link = Link cu toată partida
page-share-copied = Linkul cu toată partida a fost copiat.
page-next-game = Partida următoare
page-play-again = Joacă din nou

## După partidă

page-study = Analiză
page-study-of = Analiză: { $game }
page-study-failed = Partida nu poate fi arătată
page-link-broken = Linkul este stricat: nu conține o partidă întreagă.
page-back-to-table = Înapoi la masă
page-position = Locul în partidă
page-move-of = { $number } din { $of }
page-move-number = mutarea { $number }
page-step-first = La început
page-step-back = O mutare înapoi
page-step-forth = O mutare înainte
page-step-last = La sfârșit
page-autoplay = Redare automată
page-pause = Pauză
page-open-cards = Cărți pe față
page-seen-from = Văzut de la

## Analiza

page-reviewing = Parcurg partida, mutare cu mutare …
page-curve-caption = Șansele tale de câștig după fiecare mutare, în procente. Un clic duce acolo.
page-curve-label = Șanse de câștig: { $start } la început, { $end } la sfârșit
page-curve-solved-label = Rezultatul cu joc perfect: { $start } la început, { $end } la sfârșit
page-accuracy-note =
    { $count ->
        [one] { $count } decizie
        [few] { $count } decizii
       *[other] { $count } de decizii
    }, { $mistakes ->
        [0] niciuna nu a costat nimic.
        [one] { $mistakes } a costat ceva.
       *[other] { $mistakes } au costat ceva.
    }
page-all-moves = Toate mutările tale
page-truth-none = Partida nu a fost rezolvată cu cărțile pe față.
page-truth-cost = cost { $cost }; cel mai bine: { $best }
page-truth-more = Rezolvă și restul
page-truth-queued = Se așteaptă rezolvitorul, câte o partidă pe rând …
page-truth-cut = Mutările anterioare nu au fost rezolvate: rezolvitorului i-ar lua prea mult.
page-held = în mână

## Aceeași mână

page-same-hand-note = Aceeași împărțire, aceiași adversari; pe locul tău stă alt jucător.
page-same-hand-start = Să joace
page-player = Jucător
page-score = Scor
page-watch = privește

## Taste

page-key-hint = un sfat
page-key-undo = ia mutarea înapoi
page-key-hurry = încheie mișcarea
page-key-confirm = confirmă
page-key-cancel = alege de la capăt
page-key-throw = aruncă acea carte
page-key-move = alege o mutare
page-key-letter-digit = alege o carte, apoi un loc, apoi numărul cărții numite
page-key-column = pune o piesă în acea coloană

## Prieteni

page-a-friend = un prieten
page-friend = Cu un prieten
page-friend-note = Trimite cuiva linkul; fără sfaturi și fără mutări luate înapoi.
page-invite = Invită
page-invite-note = Cine deschide primul acest link ia locul liber.
page-invite-link = Link către această masă
page-invite-copy = Copiază linkul
page-invite-copied = Linkul a fost copiat.
page-join-failed = Nu te poți așeza aici
