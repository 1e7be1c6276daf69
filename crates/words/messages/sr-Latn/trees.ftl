## Stablo i njegovi algoritmi

tree-title = Stablo igre
tree-line = Minimaks, alfa–beta i njihovi srodnici, korak po korak: na svom stablu, na tabli igre Četiri u nizu, na kraju partije Briškule.
tree-mode-minimax = Minimaks
tree-mode-alphabeta = Alfa–beta
tree-mode-paranoid = Paranoični
tree-mode-maxn = Maks-n
tree-mode-expectiminimax = Ekspektiminimaks
tree-algorithm = Algoritam
tree-root = Koren
tree-leaves-seen = Viđeni listovi
tree-leaves-cut = Odsečeni listovi
tree-of = { $count } od { $all }
tree-compare = Uporedi sa
tree-compare-none = ni sa čim
tree-cost = { $mode }: { $value }, { $count } od { $all ->
        [one] { $all } lista
       *[other] { $all } listova
    }
tree-stage = Stablo. Strelice vode kroz algoritam; Tab vodi kroz čvorove.

## Ko bira

tree-max = Maks
tree-min = Min
tree-chance = Slučaj
tree-leaf = List
tree-player = Igrač { $number }

## Šta je korak učinio

tree-begin = { $mode } još nije počeo: pritisni → za korak ili razmak za puštanje.
tree-enter-high = { $who } želi najviše i ima { $count ->
        [one] { $count } izbor
       *[other] { $count } izbora
    }.
tree-enter-low = { $who } želi najmanje i ima { $count ->
        [one] { $count } izbor
       *[other] { $count } izbora
    }.
tree-enter-own = { $who } želi najviše za sebe i ima { $count ->
        [one] { $count } izbor
       *[other] { $count } izbora
    }.
tree-enter-against = { $who } želi najmanje za igrača 1 i ima { $count ->
        [one] { $count } izbor
       *[other] { $count } izbora
    }.
tree-enter-chance = Slučaj bira između { $count ->
        [one] { $count } ishoda
       *[other] { $count } ishoda
    }.
tree-window = Važne su još samo vrednosti između α = { $alpha } i β = { $beta }.
tree-leaf-worth = Ovaj list vredi { $value }.
tree-takes = { $who } uzima { $given }.
tree-takes-alpha = { $who } uzima { $given }, pa α raste na { $bound }.
tree-takes-beta = { $who } uzima { $given }, pa β pada na { $bound }.
tree-keeps = { $who } ostaje pri { $value }: { $given } nije bolje.
tree-mean = Sa verovatnoćom { $share } dolazi { $given }; prosek je zasad narastao na { $value }.
tree-cut-max = Maks ovde već ima { $value }, a Min iznad može na drugom mestu da dobije { $bound } (α ≥ β): Min neće doći ovamo, pa se { $count ->
        [one] odseca poslednje dete
        [few] odsecaju poslednja { $count } deteta
       *[other] odseca poslednjih { $count } dece
    }.
tree-cut-min = Min ovde već ima { $value }, a Maks iznad može na drugom mestu da dobije { $bound } (α ≥ β): Maks neće doći ovamo, pa se { $count ->
        [one] odseca poslednje dete
        [few] odsecaju poslednja { $count } deteta
       *[other] odseca poslednjih { $count } dece
    }.
tree-done = Ovaj čvor je gotov: { $value } ide gore, gde bira { $who }.
tree-done-root = Koren vredi { $value }: to je rezultat.
tree-status-unseen = Još nepregledano
tree-status-open = U toku
tree-status-done = Gotovo
tree-status-cut = Odsečeno
tree-click-leaf = Pritisni za promenu.
tree-click-fold = Pritisni da se sklopi.
tree-click-unfold = Pritisni da se rasklopi.

## Komande

tree-play = Pusti
tree-pause = Pauza
tree-play-pause = Pusti, pauziraj
tree-to-start = Na početak
tree-back = Korak nazad
tree-forward = Korak napred
tree-to-end = Na kraj
tree-step = Korak
tree-speed = Brzina
tree-space = Razmak
tree-follow = Prati
tree-fit = Celo
tree-fit-note = Prikaži celo stablo
tree-zoom-in = Veće
tree-zoom-out = Manje
tree-restore = Vrati listove
tree-projector = Projektor
tree-projector-note = Krupna slova preko celog ekrana
tree-escape = Zatvori, napusti projektor
tree-keys = Prečice
tree-mouse = Pritisni list da promeniš vrednost, unutrašnji čvor da ga sklopiš. Prevlačenje pomera, točkić zumira.
tree-theme = Tamno, svetlo
tree-dark = Tamno
tree-light = Svetlo

## Menjanje stabla

tree-set = Postavi
tree-value = Vrednost
tree-values = Vrednosti za { $count ->
        [one] { $count } igrača
       *[other] { $count } igrača
    }
tree-digits = Samo celi brojevi do 15 cifara.
tree-give = Unesi { $count ->
        [one] { $count } ceo broj
        [few] { $count } cela broja
       *[other] { $count } celih brojeva
    }.
tree-add = Dodaj dete
tree-remove = Obriši
tree-turn = Izbor ili slučaj
tree-fold = Sklopi ili rasklopi

## Odakle je stablo

tree-source = Stablo
tree-source-own = Svoje
tree-show = Prikaži stablo
tree-link = Kopiraj link
tree-link-copied = Link je kopiran: otvara ovo stablo na ovom koraku.
tree-refused = Takvog stabla nema: { $reason }
tree-example = Primer
tree-example-binary = Dva igrača, tri poteza
tree-example-textbook = Tri puta tri
tree-example-chance = Sa slučajem
tree-example-three = Tri igrača
tree-example-single = Jedan jedini list
tree-text = Stablo kao tekst
tree-text-note = Visina, pa svaki nivo u svom redu: (2) bira između dvoje, <2> je slučaj između dvoje, [5] je list. Ispod slučaja stoji udeo: 1/3:[5]. Za više igrača upiši njihov broj iza visine i [3,1,2] u listove. Ovde se može spustiti datoteka.
tree-open-file = Otvori datoteku
tree-build = Gradi pritiskom na čvorove
tree-rows = Redovi
tree-columns = Kolone
tree-connect = U nizu
tree-ahead = Poteza unapred
tree-cards-ahead = Karata unapred
tree-turn-of = Na potezu
tree-stone-x = Crveni
tree-stone-o = Žuti
tree-drop = Pritisni kolonu da spustiš žeton
tree-drop-in = Kolona { $column }
tree-undo = Vrati potez
tree-clear = Isprazni
tree-board-note = Na potezu je Maks. Dobijena partija vredi 1000, izgubljena −1000, nerešena 0. Gde se stablo završava pre partije, svaka linija koju samo jedna strana još može da popuni vredi kvadrat njenih žetona na njoj.
tree-variant = Igra
tree-cards = Karte
tree-cards-seed = Iz šifre
tree-cards-chosen = Po izboru
tree-seed = Šifra deljenja
tree-cards-left = Preostale karte
tree-stock = Špil
tree-stock-known = redosled poznat
tree-stock-unknown = redosled nepoznat
tree-hand-max = Maks vodi sa
tree-hand-min = Min drži
tree-hand-stock = U špilu, adut poslednji
tree-choose-card = Pritisni kartu da je daš ovde: { $where }
tree-ending-note = Oba vide sve karte. Vrednost su poeni koje Maks uzme odavde nadalje, manje oni koje uzme Min. Ako je redosled špila nepoznat, svako vučenje je čvor slučaja.
tree-stock-left = U špilu
