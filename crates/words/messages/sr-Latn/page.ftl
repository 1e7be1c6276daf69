## Stranica oko svega

page-skip = Na sto
page-nav = Delovi stranice
page-nav-table = Sto
page-nav-lab = Laboratorija
page-nav-trees = Stabla
page-nav-leaderboard = Rang-lista
page-settings = Podešavanja
page-language = Jezik
page-theme = Tema
page-theme-auto = Auto
page-theme-light = Svetlo
page-theme-dark = Tamno
page-speed = Brzina animacije
page-speed-slow = Sporo
page-speed-normal = Obično
page-speed-fast = Brzo
page-speed-none = Isključena
page-keys = Prečice
page-keys-note = Sve ostalo može tasterima Tab i Enter. Klik na sto odmah završava kretanje karata.
page-key-space = Razmak
page-close = Zatvori
page-cancel = Odustani
page-working = Trenutak …
page-working-of = { $done } od { $of } …
page-failed = To nije uspelo.
page-connection-lost = Veza je prekinuta; pokušavam ponovo. Od partije ništa nije izgubljeno.

## Predvorje

page-lobby-title = Sedi, karte su podeljene
page-lobby-line = Dobro društvo za tablić, briškulu, Ljubavno pismo i Četiri u nizu, u svako doba.
page-choose-game = Izaberi igru
page-opponent = Protivnik
page-other-players = Ostali igrači, po imenu
page-sees-all = vidi skrivene karte
page-sees-all-mark = vidi sve
page-each-seat = Ostala mesta
page-opponent-number = { $number }. protivnik
page-who-begins = Ko počinje
page-begins-you = Ti
page-begins-other = Protivnik
page-begins-lot = Žreb
page-practice = Vežba
page-practice-note = Saveti, a potezi mogu da se vrate.
page-match = Meč
page-match-note = Više partija, dok neko ne pobedi.
page-rules-and-seed = Pravila i šifra deljenja
page-seed = Šifra deljenja
page-seed-note = Ista šifra deli iste karte. Prazno: nove karte.
page-sit-down = Sedi za sto
page-your-tables = Tvoji stolovi
page-table-running = u toku
page-forget-table = Skloni ovaj sto sa spiska: { $game }
page-rules-of = Pravila: { $game }

## Igrači, po jedan red

page-player-easy = Za prvu partiju: greši bez stida.
page-player-normal = Razuman igrač koji ponekad odluta.
page-player-hard = Retko šta poklanja.
page-player-best = Najjači kojeg imamo, a igra pošteno.
page-player-random = Bilo koji dozvoljen potez, svi jednako verovatni.
page-player-ismcts = Igra mnogo zamišljenih deljenja u jednom stablu onoga što može da zna.
page-player-pimc = Zamišlja deljenja, svako igra otvorenih karata i bira ono što je u proseku najbolje.
page-player-mcts = Pretraga stabla s nasumičnim doigravanjem.

## Za stolom

page-to-lobby = Predvorje
page-tools = Za stolom
page-beside-table = Savet, zapisnik i pravila
page-hint = Savet
page-hint-by = Tvoji izgledi za pobedu posle svakog poteza, kako ih meri jak igrač. Klik odigra potez.
page-hint-points = { $points } poena
page-hint-play = Odigraj ovaj potez
page-hint-thinking = Razmišljam o savetu …
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
page-points-short = poena
page-rounds-short = dob.
page-table-unknown = Takav sto ne postoji
page-table-unknown-note = Šifra nije tačna ili stola više nema.
page-seat-unknown = Ovo mesto nije tvoje
page-seat-unknown-note = Ključ koji čuva ovaj pregledač ne otvara nijedno mesto za ovim stolom.

## Tablić

page-table-cards = Karte na stolu
page-table-empty = Sto je prazan.
page-fact-undealt =
    { $count ->
        [one] još { $count }
        [few] još { $count }
       *[other] još { $count }
    }
page-cut-card = Na dnu špila: { $card }
page-open-stock = Sledeće u špilu, po redu
page-prompt-pick-card = Izaberi kartu iz ruke.
page-prompt-choose = Izaberi potez.
page-prompt-takes-nothing = Ovde ne nosi ništa.
page-groups = Grupe koje nosi
page-choose-group = Grupa: { $cards }
page-choose-most = najviše ({ $count })
page-confirm-not-sum = Zbir se ne slaže
page-confirm-take =
    { $points ->
        [0]
            { $count ->
                [one] Nosi { $count } kartu
                [few] Nosi { $count } karte
               *[other] Nosi { $count } karata
            }
        [one]
            { $count ->
                [one] Nosi { $count } kartu, { $points } poen
                [few] Nosi { $count } karte, { $points } poen
               *[other] Nosi { $count } karata, { $points } poen
            }
       *[other]
            { $count ->
                [one] Nosi { $count } kartu, { $points } poena
                [few] Nosi { $count } karte, { $points } poena
               *[other] Nosi { $count } karata, { $points } poena
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
page-last-trick = Poslednji štih
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
page-aim-at = Izaberi: { $who }
page-discards-of = { $who }: odbačene karte
page-prompt-play-card = Odigraj jednu od svoje dve karte.
page-prompt-target = Na koga?
page-prompt-guess = Koju kartu imenuješ?
page-confirm-play = Odigraj: { $move }

## Četiri u nizu

page-columns = Kolone
page-prompt-column = Izaberi kolonu.
page-column-label = Kolona { $column }. Odozgo: { $stones }
page-column-empty = prazna
page-stone-yours = tvoj
page-stone-theirs = protivnikov

## Kraj partije

page-result = Ishod
page-result-won = Pobeda
page-result-lost = Poraz
page-result-drawn = Nerešeno
page-short-won = dobijeno
page-short-lost = izgubljeno
page-short-drawn = nerešeno
page-side-we = Mi
page-side-they = Oni
page-match-stands = Stanje meča: { $tally }
page-match-over = Meč je gotov: { $tally }
page-to-review = Pregled
page-to-replay = Snimak partije
page-to-same-hand = Drugi igraju moju ruku
page-share = Podeli
page-share-link = Veza s celom partijom
page-share-copied = Veza ka celoj partiji je kopirana.
page-next-game = Sledeća partija
page-play-again = Igraj opet

## Posle partije

page-study = Analiza
page-study-of = Analiza: { $game }
page-study-failed = Ova partija ne može da se prikaže
page-link-broken = Veza je oštećena: u njoj nema cele partije.
page-back-to-table = Nazad za sto
page-position = Mesto u partiji
page-move-of = { $number } od { $of }
page-move-number = { $number }. potez
page-step-first = Na početak
page-step-back = Potez nazad
page-step-forth = Potez napred
page-step-last = Na kraj
page-autoplay = Automatski
page-pause = Stani
page-open-cards = Otvorene karte
page-seen-from = Pogled

## Osvrt

page-reviewing = Prolazim partiju potez po potez …
page-curve-caption = Tvoji izgledi za pobedu posle svakog poteza, u procentima. Klik vodi na to mesto.
page-curve-label = Izgledi za pobedu: { $start } na početku, { $end } na kraju
page-curve-solved-label = Ishod uz savršenu igru: { $start } na početku, { $end } na kraju
page-accuracy-note =
    { $count ->
        [one] { $count } odluka
        [few] { $count } odluke
       *[other] { $count } odluka
    }, { $mistakes ->
        [0] nijedna nije ništa koštala.
        [one] { $mistakes } je nešto koštala.
        [few] { $mistakes } su nešto koštale.
       *[other] { $mistakes } ih je nešto koštalo.
    }
page-all-moves = Svi tvoji potezi
page-truth-none = Ova partija nije rešena s otvorenim kartama.
page-truth-cost = cena { $cost }; najbolje: { $best }
page-truth-more = Reši i ostatak
page-truth-queued = Čeka se rešavač, jedna partija za drugom …
page-truth-cut = Raniji potezi nisu rešeni: rešavaču bi trebalo predugo.
page-held = u ruci

## Ista ruka

page-same-hand-note = Isto deljenje, isti protivnici; na tvom mestu sedi drugi igrač.
page-same-hand-start = Neka odigraju
page-player = Igrač
page-score = Rezultat
page-watch = gledaj

## Tasteri

page-key-hint = savet
page-key-undo = vrati potez
page-key-hurry = završi kretanje
page-key-confirm = potvrdi
page-key-cancel = biraj ispočetka
page-key-throw = baci tu kartu
page-key-move = izaberi potez
page-key-letter-digit = izaberi kartu, zatim mesto, zatim broj imenovane karte
page-key-column = spusti žeton u tu kolonu

## Prijatelji

page-a-friend = prijatelj
page-friend = S prijateljem
page-friend-note = Pošalji nekome vezu; bez saveta i vraćanja poteza.
page-invite = Pozovi
page-invite-note = Ko prvi otvori ovu vezu, seda na slobodno mesto.
page-invite-link = Veza ka ovom stolu
page-invite-copy = Kopiraj vezu
page-invite-copied = Veza je kopirana.
page-join-failed = Ovde ne možeš da sedneš
