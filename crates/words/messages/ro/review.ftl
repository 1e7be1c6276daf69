## De ce o mutare este mai bună decât cea jucată

why-leaves-less =
    Le lasă celorlalți cu aproximativ { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } mai puțin.
why-later = Se dovedește bună mai târziu în joc.
why-tabla = Golește masa: o tabla.
why-takes-more =
    Ia pe loc cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } mai mult.
why-lays-points = Mutarea jucată pune pe masă o carte care contează: { $card }.
why-more-cards =
    Ia cu { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } mai mult, iar numărul de cărți poate decide.
why-last-take = Cine ia ultimul primește și ce rămâne pe masă.
why-wins-trick =
    Câștigă levata: cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } mai mult.
why-strocanje = Levata este deja a ta, așa că adaugă puncte (štrocanje): { $card }.
why-gives-karik = Mutarea jucată dăruiește un karik: { $card }.
why-keeps-trump = Păstrează un adut pentru mai târziu: { $card }.
why-saves-points = Mutarea jucată dăruiește puncte: { $card }.
why-signal = Contează ce află partenerul.
why-princess = Cine joacă Prințesa iese.
why-likelier-guess = Mai probabilă este { $card }: ghicirea nimerește în { $percent } % din cazuri.
why-knocks-out = Scoate mai des un adversar, cu { $percent } %.
why-safer = Rămâi mai des în rundă, cu { $percent } %.
why-keeps-high = Păstrează cartea mai mare pentru final: { $card }.
why-learns = Îți arată cartea altcuiva, iar asta ajută mai târziu.
why-wins-now = Câștigă pe loc.
why-blocks = Blochează coloana { $column }, unde adversarul câștigă imediat.
why-allows-win = Mutarea jucată îl lasă pe adversar să câștige pe coloana { $column }.
why-forced-win =
    Câștigă sigur în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
why-holds-draw = Păstrează remiza; mutarea jucată pierde sigur.
why-wins-sooner =
    Câștigă mai repede, în { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
why-lasts-longer = Ambele pierd, dar aceasta rezistă mai mult.
why-threatens = Amenință să câștige la mutarea următoare.

## Cât de bună a fost o mutare

grade-best = cea mai bună
grade-good = bună
grade-slip = imprecizie
grade-mistake = greșeală
grade-blunder = greșeală gravă

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
review-balance-start = După împărțire
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
review-truth-note = Diferența finală de puncte dacă ambele părți ar juca de acolo perfect, cu cărțile pe față, pentru jucătorul care mută.
review-truth-note-connect4 = Valoarea cu joc perfect, pentru jucătorul care mută: peste 0 câștigă, cu cât mai mare, cu atât mai repede; sub 0 pierde.
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
