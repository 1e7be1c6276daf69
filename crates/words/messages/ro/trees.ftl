## Arborele și algoritmii lui

tree-title = Arbore de joc
tree-line = Minimax, alfa–beta și rudele lor, pas cu pas: pe un arbore propriu, pe o tablă de Connect-4, la sfârșitul unei partide de Briškula.
tree-mode-minimax = Minimax
tree-mode-alphabeta = Alfa–beta
tree-mode-paranoid = Paranoic
tree-mode-maxn = Max-n
tree-mode-expectiminimax = Expectiminimax
tree-algorithm = Algoritm
tree-root = Rădăcina
tree-leaves-seen = Frunze văzute
tree-leaves-cut = Frunze tăiate
tree-of = { $count } din { $all }
tree-compare = Compară cu
tree-compare-none = nimic
tree-cost = { $mode }: { $value }, { $count } din { $all ->
        [one] { $all } frunză
        [few] { $all } frunze
       *[other] { $all } de frunze
    }
tree-stage = Arborele. Săgețile merg prin algoritm, Tab merge prin noduri.

## Cine alege

tree-max = Max
tree-min = Min
tree-chance = Hazardul
tree-leaf = Frunză
tree-player = Jucătorul { $number }

## Ce a făcut un pas

tree-begin = { $mode } nu a început: apasă → pentru un pas sau spațiu pentru redare.
tree-enter-high = { $who } vrea cât mai mult și are { $count ->
        [one] o alegere
        [few] { $count } alegeri
       *[other] { $count } de alegeri
    }.
tree-enter-low = { $who } vrea cât mai puțin și are { $count ->
        [one] o alegere
        [few] { $count } alegeri
       *[other] { $count } de alegeri
    }.
tree-enter-own = { $who } vrea cât mai mult pentru sine și are { $count ->
        [one] o alegere
        [few] { $count } alegeri
       *[other] { $count } de alegeri
    }.
tree-enter-against = { $who } vrea cât mai puțin pentru jucătorul 1 și are { $count ->
        [one] o alegere
        [few] { $count } alegeri
       *[other] { $count } de alegeri
    }.
tree-enter-chance = Hazardul alege dintre { $count ->
        [one] { $count } rezultat
        [few] { $count } rezultate
       *[other] { $count } de rezultate
    }.
tree-window = Mai contează doar valorile dintre α = { $alpha } și β = { $beta }.
tree-leaf-worth = Această frunză valorează { $value }.
tree-takes = { $who } ia { $given }.
tree-takes-alpha = { $who } ia { $given }, deci α crește la { $bound }.
tree-takes-beta = { $who } ia { $given }, deci β scade la { $bound }.
tree-keeps = { $who } rămâne la { $value }: { $given } nu e mai bine.
tree-mean = Cu probabilitatea { $share } vine { $given }; media a ajuns până acum la { $value }.
tree-cut-max = Max are deja aici { $value }, iar Min, mai sus, poate obține { $bound } în altă parte (α ≥ β): Min nu va veni aici, așa că { $count ->
        [one] ultimul copil este tăiat
        [few] ultimii { $count } copii sunt tăiați
       *[other] ultimii { $count } de copii sunt tăiați
    }.
tree-cut-min = Min are deja aici { $value }, iar Max, mai sus, poate obține { $bound } în altă parte (α ≥ β): Max nu va veni aici, așa că { $count ->
        [one] ultimul copil este tăiat
        [few] ultimii { $count } copii sunt tăiați
       *[other] ultimii { $count } de copii sunt tăiați
    }.
tree-done = Acest nod este gata: { $value } urcă acolo unde alege { $who }.
tree-done-root = Rădăcina valorează { $value }: acesta este rezultatul.
tree-status-unseen = Încă nevăzut
tree-status-open = În lucru
tree-status-done = Gata
tree-status-cut = Tăiat
tree-click-leaf = Apasă pentru a schimba.
tree-click-fold = Apasă pentru a plia.
tree-click-unfold = Apasă pentru a deplia.

## Comenzi

tree-play = Redă
tree-pause = Pauză
tree-play-pause = Redă, oprește
tree-to-start = La început
tree-back = Un pas înapoi
tree-forward = Un pas înainte
tree-to-end = La sfârșit
tree-step = Pas
tree-speed = Viteză
tree-space = Spațiu
tree-follow = Urmărește
tree-fit = Tot
tree-fit-note = Arată tot arborele
tree-zoom-in = Mai mare
tree-zoom-out = Mai mic
tree-restore = Refă frunzele
tree-projector = Proiector
tree-projector-note = Litere mari pe tot ecranul
tree-escape = Închide, părăsește proiectorul
tree-keys = Comenzi rapide
tree-mouse = Apasă o frunză pentru a-i schimba valoarea, un nod interior pentru a-l plia. Trage pentru a muta, rotița mărește.
tree-theme = Întunecat, luminos
tree-dark = Întunecat
tree-light = Luminos

## Schimbarea unui arbore

tree-set = Pune
tree-value = Valoare
tree-values = Valorile pentru { $count ->
        [one] un jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
tree-digits = Doar numere întregi de cel mult 15 cifre.
tree-give = Scrie { $count ->
        [one] un număr întreg
        [few] { $count } numere întregi
       *[other] { $count } de numere întregi
    }.
tree-add = Adaugă un copil
tree-remove = Șterge
tree-turn = Alegere sau hazard
tree-fold = Pliază sau depliază

## De unde vine arborele

tree-source = Arbore
tree-source-own = Propriu
tree-show = Arată arborele
tree-link = Copiază linkul
tree-link-copied = Linkul este copiat: deschide acest arbore la acest pas.
tree-refused = Nu există un astfel de arbore: { $reason }
tree-example = Exemplu
tree-example-binary = Doi jucători, trei mutări
tree-example-textbook = Trei ori trei
tree-example-chance = Cu hazard
tree-example-three = Trei jucători
tree-example-single = O singură frunză
tree-text = Arborele ca text
tree-text-note = Înălțimea, apoi fiecare nivel pe rândul lui: (2) alege din două, <2> este hazard între două, [5] este o frunză. Sub hazard stă ponderea: 1/3:[5]. Pentru mai mulți jucători scrie numărul lor după înălțime și [3,1,2] în frunze. Aici se poate lăsa un fișier.
tree-open-file = Deschide un fișier
tree-build = Construiește apăsând nodurile
tree-rows = Rânduri
tree-columns = Coloane
tree-connect = În linie
tree-ahead = Mutări înainte
tree-cards-ahead = Cărți înainte
tree-turn-of = La mutare
tree-stone-x = Roșu
tree-stone-o = Galben
tree-drop = Apasă o coloană pentru a lăsa o piesă
tree-drop-in = Coloana { $column }
tree-undo = Ia înapoi
tree-clear = Golește
tree-board-note = La mutare este Max. O partidă câștigată valorează 1000, una pierdută −1000, remiza 0. Unde arborele se termină înaintea partidei, fiecare linie pe care doar o parte o mai poate umple valorează pătratul pieselor ei de acolo.
tree-variant = Joc
tree-cards = Cărți
tree-cards-seed = Dintr-un cod
tree-cards-chosen = Alese
tree-seed = Codul împărțirii
tree-cards-left = Cărți rămase
tree-stock = Pachet
tree-stock-known = ordine cunoscută
tree-stock-unknown = ordine necunoscută
tree-hand-max = Max începe cu
tree-hand-min = Min are
tree-hand-stock = În pachet, atuul ultimul
tree-choose-card = Apasă o carte pentru a o da aici: { $where }
tree-ending-note = Amândoi văd toate cărțile. Valoarea este numărul de puncte pe care Max le ia de aici încolo, minus cele ale lui Min. Dacă ordinea pachetului este necunoscută, fiecare tragere este un nod de hazard.
tree-stock-left = În pachet
