## De ce o mutare este mai bună decât cea jucată

why-leaves-less =
    Le lasă celorlalți cu aproximativ { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } mai puțin.
why-later = Se dovedește bună mai târziu în joc.

## Cât de bună a fost o mutare

grade-best = cea mai bună
grade-good = bună
grade-slip = imprecizie
grade-mistake = greșeală
grade-blunder = greșeală gravă

## Cum se termină un joc rezolvat cu joc perfect

exact-won =
    câștigă în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
exact-drawn = remiză
exact-lost =
    pierde în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
exact-note = Rezultatul după fiecare mutare dacă ambele părți joacă perfect de acolo încolo.

## Analiza partidei

review-title = { $game }: analiza partidei
review-won = Victorie
review-lost = Înfrângere
review-drawn = Remiză
review-unfinished = Neterminată
review-forfeit = Încheiată prin abandon: { $who }
review-score = Scor { $score }
review-accuracy = Precizie { $percent } %
review-accuracy-note = Cât s-a păstrat din tot ce se putea pierde alegând prost.
review-curve = Rezultatul așteptat
review-curve-note = Partea dintr-o victorie la care jucătorul se putea aștepta după fiecare mutare, din ce putea ști.
review-balance = Noroc și decizii
review-balance-plain = Decizii
review-balance-start = După împărțire
review-balance-opening = La început
review-balance-decisions = Deciziile proprii
review-balance-others = Deciziile celorlalți
review-balance-forfeit = Abandonul
review-balance-cards = Norocul la cărți
review-balance-unseen = Ce nu au văzut estimările
review-balance-end = La sfârșit
review-mistakes = Ce a costat cel mai mult
review-no-mistakes = Nicio mutare nu a fost clar mai slabă decât cea mai bună.
review-played = Jucat { $move }, mai bine { $best }.
review-cost-share = { $percent } % dintr-o victorie
review-cost-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
review-truth = Cu cărțile pe față
review-solved = Soluția exactă
review-truth-note = Diferența finală de puncte dacă ambele părți ar juca de acolo perfect, cu cărțile pe față, pentru jucătorul care mută.
review-truth-cost =
    Cu cărțile pe față, mutările au costat în total { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
review-beliefs = Ce puteau crede ceilalți
review-beliefs-note = Cât de probabilă îi părea unui adversar fiecare carte din mână, dacă orice împărțire potrivită cu ce s-a văzut este la fel de probabilă.
review-belief = Mutarea { $ply }, { $who }: { $percent } % pe cărțile din mână
review-moves = Mutare cu mutare
review-column-ply = Nr.
review-column-seat = Jucător
review-column-move = Mutare
review-column-best = Cea mai bună
review-column-cost = Cost
review-column-value = Șanse
review-column-truth = Pe față
review-forced = fără alegere
review-given = deschidere
review-method = Estimat din { $playouts } partide simulate pe decizie; exact unde ajunge rezolvatorul.
review-equilibrium = Scrisoarea de dragoste în doi este rezolvată pentru această împărțire: { $judged } din { $decisions } decizii au fost judecate după echilibru. Costul unei mutări este ceea ce dăruiește unui adversar care îl joacă, lăsând norocul deoparte.
review-method-exact = Fiecare mutare a fost rezolvată exact.
