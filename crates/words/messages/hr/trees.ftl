## Stablo i njegovi algoritmi

tree-title = Stablo igre
tree-line = Minimaks, alfa–beta i njihovi srodnici, korak po korak: na vlastitom stablu, na ploči igre Poveži 4, na kraju partije Briškule.
tree-mode-minimax = Minimaks
tree-mode-alphabeta = Alfa–beta
tree-mode-paranoid = Paranoični
tree-mode-maxn = Max-n
tree-mode-expectiminimax = Ekspektiminimaks
tree-algorithm = Algoritam
tree-root = Korijen
tree-leaves-seen = Viđeni listovi
tree-leaves-cut = Odrezani listovi
tree-of = { $count } od { $all }
tree-compare = Usporedi s
tree-compare-none = ni s čim
tree-cost = { $mode }: { $value }, { $count } od { $all ->
        [one] { $all } lista
       *[other] { $all } listova
    }
tree-stage = Stablo. Strelice vode kroz algoritam; Tab vodi kroz čvorove.

## Tko bira

tree-max = Max
tree-min = Min
tree-chance = Slučaj
tree-leaf = List
tree-player = Igrač { $number }

## Što je korak učinio

tree-begin = { $mode } još nije počeo: pritisni → za korak ili razmak za pokretanje.
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
tree-window = Važne su još samo vrijednosti između α = { $alpha } i β = { $beta }.
tree-leaf-worth = Ovaj list vrijedi { $value }.
tree-takes = { $who } uzima { $given }.
tree-takes-alpha = { $who } uzima { $given }, pa α raste na { $bound }.
tree-takes-beta = { $who } uzima { $given }, pa β pada na { $bound }.
tree-keeps = { $who } ostaje pri { $value }: { $given } nije bolje.
tree-mean = S vjerojatnošću { $share } dolazi { $given }; prosjek je zasad narastao na { $value }.
tree-cut-max = Max ovdje već ima { $value }, a Min iznad može drugdje dobiti { $bound } (α ≥ β): Min neće doći ovamo, pa se { $count ->
        [one] reže posljednje dijete
        [few] režu posljednja { $count } djeteta
       *[other] reže posljednjih { $count } djece
    }.
tree-cut-min = Min ovdje već ima { $value }, a Max iznad može drugdje dobiti { $bound } (α ≥ β): Max neće doći ovamo, pa se { $count ->
        [one] reže posljednje dijete
        [few] režu posljednja { $count } djeteta
       *[other] reže posljednjih { $count } djece
    }.
tree-done = Ovaj čvor je gotov: { $value } ide gore, gdje bira { $who }.
tree-done-root = Korijen vrijedi { $value }: to je rezultat.
tree-status-unseen = Još nepregledano
tree-status-open = U tijeku
tree-status-done = Gotovo
tree-status-cut = Odrezano
tree-click-leaf = Pritisni za promjenu.
tree-click-fold = Pritisni da se sklopi.
tree-click-unfold = Pritisni da se rasklopi.

## Naredbe

tree-play = Pokreni
tree-pause = Pauza
tree-play-pause = Pokreni, pauziraj
tree-to-start = Na početak
tree-back = Korak natrag
tree-forward = Korak naprijed
tree-to-end = Na kraj
tree-step = Korak
tree-speed = Brzina
tree-space = Razmak
tree-follow = Prati
tree-fit = Cijelo
tree-fit-note = Prikaži cijelo stablo
tree-zoom-in = Veće
tree-zoom-out = Manje
tree-restore = Vrati listove
tree-projector = Projektor
tree-projector-note = Krupna slova preko cijelog zaslona
tree-escape = Zatvori, napusti projektor
tree-keys = Prečaci
tree-mouse = Pritisni list da promijeniš vrijednost, unutarnji čvor da ga sklopiš. Povlačenje pomiče, kotačić povećava.
tree-theme = Tamno, svijetlo
tree-dark = Tamno
tree-light = Svijetlo

## Mijenjanje stabla

tree-set = Postavi
tree-value = Vrijednost
tree-values = Vrijednosti za { $count ->
        [one] { $count } igrača
       *[other] { $count } igrača
    }
tree-digits = Samo cijeli brojevi do 15 znamenki.
tree-give = Upiši { $count ->
        [one] { $count } cijeli broj
        [few] { $count } cijela broja
       *[other] { $count } cijelih brojeva
    }.
tree-add = Dodaj dijete
tree-remove = Izbriši
tree-turn = Izbor ili slučaj
tree-fold = Sklopi ili rasklopi

## Odakle je stablo

tree-source = Stablo
tree-source-own = Vlastito
tree-show = Prikaži stablo
tree-link = Kopiraj poveznicu
tree-link-copied = Poveznica je kopirana: otvara ovo stablo na ovom koraku.
tree-refused = Takvog stabla nema: { $reason }
tree-example = Primjer
tree-example-binary = Dva igrača, tri poteza
tree-example-textbook = Tri puta tri
tree-example-chance = Sa slučajem
tree-example-three = Tri igrača
tree-example-single = Jedan jedini list
tree-text = Stablo kao tekst
tree-text-note = Visina, pa svaka razina u svom retku: (2) bira između dvoje, <2> je slučaj između dvoje, [5] je list. Ispod slučaja stoji udio: 1/3:[5]. Za više igrača upiši njihov broj iza visine i [3,1,2] u listove. Ovdje se može ispustiti datoteka.
tree-open-file = Otvori datoteku
tree-build = Gradi pritiskom na čvorove
tree-rows = Redovi
tree-columns = Stupci
tree-connect = U nizu
tree-ahead = Poteza unaprijed
tree-cards-ahead = Karata unaprijed
tree-turn-of = Na potezu
tree-stone-x = Crveni
tree-stone-o = Žuti
tree-drop = Pritisni stupac da spustiš žeton
tree-drop-in = Stupac { $column }
tree-undo = Vrati potez
tree-clear = Isprazni
tree-board-note = Na potezu je Max. Dobivena partija vrijedi 1000, izgubljena −1000, neriješena 0. Gdje stablo završava prije partije, svaka linija koju samo jedna strana još može popuniti vrijedi kvadrat njezinih žetona na njoj.
tree-variant = Igra
tree-cards = Karte
tree-cards-seed = Iz šifre
tree-cards-chosen = Po izboru
tree-seed = Šifra dijeljenja
tree-cards-left = Preostale karte
tree-stock = Špil
tree-stock-known = redoslijed poznat
tree-stock-unknown = redoslijed nepoznat
tree-hand-max = Max vodi s
tree-hand-min = Min drži
tree-hand-stock = U špilu, adut posljednji
tree-choose-card = Pritisni kartu da je daš ovamo: { $where }
tree-ending-note = Oba vide sve karte. Vrijednost su bodovi koje Max uzme odavde nadalje, manje oni koje uzme Min. Ako je redoslijed špila nepoznat, svako vučenje je čvor slučaja.
tree-stock-left = U špilu
