## Stranica oko svega

page-skip = Na stol
page-nav = Dijelovi stranice
page-nav-table = Stol
page-nav-lab = Laboratorij
page-nav-trees = Stabla
page-nav-leaderboard = Ljestvica
page-settings = Postavke
page-language = Jezik
page-theme = Tema
page-theme-auto = Auto
page-theme-light = Svijetlo
page-theme-dark = Tamno
page-speed = Brzina animacije
page-speed-slow = Sporo
page-speed-normal = Obično
page-speed-fast = Brzo
page-speed-none = Isključena
page-keys = Prečaci
page-keys-note = Sve ostalo može se tipkama Tab i Enter. Klik na stol odmah završava kretanje karata.
page-key-space = Razmak
page-close = Zatvori
page-cancel = Odustani
page-working = Trenutak …
page-working-of = { $done } od { $of } …
page-failed = To nije uspjelo.
page-connection-lost = Veza je prekinuta; pokušavam ponovno. Od partije ništa nije izgubljeno.

## Predvorje

page-lobby-title = Sjedni, karte su podijeljene
page-lobby-line = Dobro društvo za tablić, briškulu, Ljubavno pismo i Poveži 4, u svako doba.
page-choose-game = Odaberi igru
page-opponent = Protivnik
page-other-players = Ostali igrači, po imenu
page-sees-all = vidi skrivene karte
page-sees-all-mark = vidi sve
page-each-seat = Ostala mjesta
page-opponent-number = { $number }. protivnik
page-who-begins = Tko počinje
page-begins-you = Ti
page-begins-other = Protivnik
page-begins-lot = Ždrijeb
page-practice = Vježba
page-practice-note = Savjeti, a potezi se mogu vratiti.
page-match = Meč
page-match-note = Više partija, dok netko ne pobijedi.
page-rules-and-seed = Pravila i šifra dijeljenja
page-seed = Šifra dijeljenja
page-seed-note = Ista šifra dijeli iste karte. Prazno: nove karte.
page-sit-down = Sjedni za stol
page-your-tables = Tvoji stolovi
page-table-running = u tijeku
page-forget-table = Makni ovaj stol s popisa: { $game }
page-rules-of = Pravila: { $game }

## Igrači, po jedan redak

page-player-easy = Za prvu partiju: griješi bez srama.
page-player-normal = Razuman igrač koji katkad odluta.
page-player-hard = Rijetko što poklanja.
page-player-best = Najjači koji imamo, a igra pošteno.
page-player-random = Bilo koji dopušten potez, svi jednako vjerojatni.
page-player-ismcts = Igra mnogo zamišljenih dijeljenja u jednom stablu onoga što može znati.
page-player-pimc = Zamišlja dijeljenja, svako igra otvorenih karata i bira ono što je u prosjeku najbolje.
page-player-mcts = Pretraga stabla s nasumičnim doigravanjem.

## Za stolom

page-to-lobby = Predvorje
page-tools = Za stolom
page-beside-table = Savjet, zapisnik i pravila
page-hint = Savjet
page-hint-by = Tvoji izgledi za pobjedu nakon svakog poteza, kako ih važe jak igrač. Klik odigra potez.
page-hint-points = { $points } bod.
page-hint-play = Odigraj ovaj potez
page-hint-thinking = Razmišljam o savjetu …
page-undo = Vrati potez
page-log = Zapisnik
page-log-empty = Još ništa nije odigrano.
page-your-hand = Tvoja ruka
page-hand-size =
    { $count ->
        [one] { $who }: { $count } karta u ruci
        [few] { $who }: { $count } karte u ruci
       *[other] { $who }: { $count } karata u ruci
    }
page-turn-yours = ti si na potezu
page-turn-thinking = razmišlja …
page-points-short = bod.
page-rounds-short = dob.
page-table-unknown = Takav stol ne postoji
page-table-unknown-note = Šifra nije točna ili stola više nema.
page-seat-unknown = Ovo mjesto nije tvoje
page-seat-unknown-note = Ključ koji čuva ovaj preglednik ne otvara nijedno mjesto za ovim stolom.

## Tablić

page-table-cards = Karte na stolu
page-table-empty = Stol je prazan.
page-fact-undealt =
    { $count ->
        [one] još { $count }
        [few] još { $count }
       *[other] još { $count }
    }
page-cut-card = Na dnu špila: { $card }
page-open-stock = Sljedeće u špilu, po redu
page-prompt-pick-card = Odaberi kartu iz ruke.
page-prompt-choose = Odaberi potez.
page-prompt-takes-nothing = Ovdje ne uzima ništa.
page-groups = Skupine koje uzima
page-choose-group = Skupina: { $cards }
page-choose-most = najviše ({ $count })
page-confirm-not-sum = Zbroj se ne slaže
page-confirm-take =
    { $points ->
        [0]
            { $count ->
                [one] Uzmi { $count } kartu
                [few] Uzmi { $count } karte
               *[other] Uzmi { $count } karata
            }
        [one]
            { $count ->
                [one] Uzmi { $count } kartu, { $points } bod
                [few] Uzmi { $count } karte, { $points } bod
               *[other] Uzmi { $count } karata, { $points } bod
            }
        [few]
            { $count ->
                [one] Uzmi { $count } kartu, { $points } boda
                [few] Uzmi { $count } karte, { $points } boda
               *[other] Uzmi { $count } karata, { $points } boda
            }
       *[other]
            { $count ->
                [one] Uzmi { $count } kartu, { $points } bodova
                [few] Uzmi { $count } karte, { $points } bodova
               *[other] Uzmi { $count } karata, { $points } bodova
            }
    }
page-confirm-lay = Baci { $card }

## Briškula

page-trick = Štih
page-trick-empty = Čeka se prva karta.
page-prompt-lead = Ti vodiš.
page-prompt-throw = Baci kartu.
page-trump-label = Adut
page-trump-card = Adut pod špilom: { $card }
page-trump-drawn = Adut je bio { $card }, izvučen
page-card-trump = { $card }, adut
page-fact-stock =
    { $count ->
        [one] još { $count }
        [few] još { $count }
       *[other] još { $count }
    }
page-stock-out = špil je prazan
page-last-trick = Zadnji štih
page-last-trick-to = { $who } +{ $count }
page-fact-signalled = motirano: { $cards }

## Ljubavno pismo

page-fact-deck =
    { $count ->
        [one] još { $count } karta
        [few] još { $count } karte
       *[other] još { $count } karata
    }
page-face-up = Otvorene od početka
page-unseen-cards = Još neviđene
page-state-out = ispao
page-state-protected = zaštićen
page-aim-at = Odaberi: { $who }
page-discards-of = { $who }: odbačene karte
page-prompt-play-card = Odigraj jednu od svoje dvije karte.
page-prompt-target = Na koga?
page-prompt-guess = Koju kartu imenuješ?
page-confirm-play = Odigraj: { $move }

## Poveži 4

page-columns = Stupci
page-prompt-column = Odaberi stupac.
page-column-label = Stupac { $column }. Odozgo: { $stones }
page-column-empty = prazan
page-stone-yours = tvoj
page-stone-theirs = protivnikov

## Kraj partije

page-result = Ishod
page-result-won = Pobjeda
page-result-lost = Poraz
page-result-drawn = Neriješeno
page-short-won = dobiveno
page-short-lost = izgubljeno
page-short-drawn = neriješeno
page-side-we = Mi
page-side-they = Oni
page-match-stands = Stanje meča: { $tally }
page-match-over = Meč je gotov: { $tally }
page-to-review = Pregled
page-to-replay = Snimka partije
page-to-same-hand = Drugi igraju moju ruku
page-share = Podijeli
page-share-link = Poveznica s cijelom partijom
page-share-copied = Poveznica na cijelu partiju je kopirana.
page-next-game = Sljedeća partija
page-play-again = Igraj opet

## Nakon partije

page-study = Analiza
page-study-of = Analiza: { $game }
page-study-failed = Ova se partija ne može prikazati
page-link-broken = Poveznica je oštećena: u njoj nema cijele partije.
page-back-to-table = Natrag za stol
page-position = Mjesto u partiji
page-move-of = { $number } od { $of }
page-move-number = { $number }. potez
page-step-first = Na početak
page-step-back = Potez natrag
page-step-forth = Potez naprijed
page-step-last = Na kraj
page-autoplay = Automatski
page-pause = Stani
page-open-cards = Otvorene karte
page-seen-from = Pogled

## Osvrt

page-reviewing = Prolazim partiju potez po potez …
page-curve-caption = Tvoji izgledi za pobjedu nakon svakog poteza, u postocima. Klik vodi na to mjesto.
page-curve-label = Izgledi za pobjedu: { $start } na početku, { $end } na kraju
page-curve-solved-label = Ishod uz savršenu igru: { $start } na početku, { $end } na kraju
page-accuracy-note =
    { $count ->
        [one] { $count } odluka
        [few] { $count } odluke
       *[other] { $count } odluka
    }, { $mistakes ->
        [0] nijedna nije ništa stajala.
        [one] { $mistakes } je nešto stajala.
        [few] { $mistakes } su nešto stajale.
       *[other] { $mistakes } ih je nešto stajalo.
    }
page-all-moves = Svi tvoji potezi
page-truth-none = Ova partija nije riješena s otvorenim kartama.
page-truth-cost = cijena { $cost }; najbolje: { $best }
page-truth-more = Riješi i ostatak
page-truth-queued = Čeka se rješavač, jedna partija za drugom …
page-truth-cut = Raniji potezi nisu riješeni: rješavaču bi trebalo predugo.
page-held = u ruci

## Ista ruka

page-same-hand-note = Isto dijeljenje, isti protivnici; na tvojem mjestu sjedi drugi igrač.
page-same-hand-start = Neka odigraju
page-player = Igrač
page-score = Rezultat
page-watch = gledaj

## Tipke

page-key-hint = savjet
page-key-undo = vrati potez
page-key-hurry = završi kretanje
page-key-confirm = potvrdi
page-key-cancel = biraj ispočetka
page-key-throw = baci tu kartu
page-key-move = odaberi potez
page-key-letter-digit = odaberi kartu, zatim mjesto, zatim broj imenovane karte
page-key-column = spusti žeton u taj stupac

## Prijatelji

page-a-friend = prijatelj
page-friend = S prijateljem
page-friend-note = Pošalji nekome poveznicu; bez savjeta i vraćanja poteza.
page-invite = Pozovi
page-invite-note = Tko prvi otvori ovu poveznicu, sjeda na slobodno mjesto.
page-invite-link = Poveznica na ovaj stol
page-invite-copy = Kopiraj poveznicu
page-invite-copied = Poveznica je kopirana.
page-join-failed = Ovdje ne možeš sjesti
