## Zašto je potez bolji od odigranoga

why-leaves-less =
    Ostalima ostavlja oko { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } manje.
why-later = Isplati se kasnije u partiji.

## Koliko je potez dobar

grade-best = najbolji
grade-good = dobar
grade-slip = nepreciznost
grade-mistake = greška
grade-blunder = gruba greška

## Kako riješena partija završava uz savršenu igru

exact-won =
    pobjeđuje u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
exact-drawn = neriješeno
exact-lost =
    gubi u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
exact-note = Ishod nakon svakog poteza ako obje strane dalje igraju savršeno.

## Pregled partije

review-title = { $game }: pregled partije
review-won = Pobjeda
review-lost = Poraz
review-drawn = Neriješeno
review-unfinished = Nedovršeno
review-forfeit = Prekinuto predajom: { $who }
review-score = Rezultat { $score }
review-accuracy = Točnost { $percent } %
review-accuracy-note = Koliko je sačuvano od svega što se lošim izborom moglo izgubiti.
review-curve = Očekivani ishod
review-curve-note = Dio pobjede koji je igrač mogao očekivati nakon svakog poteza, prema onome što je mogao znati.
review-balance = Sreća i odluke
review-balance-plain = Odluke
review-balance-start = Prema podjeli
review-balance-opening = Na početku
review-balance-decisions = Vlastite odluke
review-balance-others = Odluke ostalih
review-balance-forfeit = Predaja
review-balance-cards = Sreća u kartama
review-balance-unseen = Što procjene nisu vidjele
review-balance-end = Na kraju
review-mistakes = Što je najviše koštalo
review-no-mistakes = Nijedan potez nije bio jasno lošiji od najboljega.
review-played = Odigrano { $move }, bolje { $best }.
review-cost-share = { $percent } % pobjede
review-cost-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
review-truth = S otvorenim kartama
review-solved = Točno rješenje
review-truth-note = Konačna razlika u bodovima kad bi obje strane odande igrale savršeno s otvorenim kartama, za igrača koji je na potezu.
review-truth-cost =
    S otvorenim kartama potezi su stajali ukupno { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
review-beliefs = Što su ostali mogli misliti
review-beliefs-note = Koliko se protivniku svaka karta u ruci činila vjerojatnom, ako je svaka podjela koja odgovara viđenome jednako vjerojatna.
review-belief = Potez { $ply }, { $who }: { $percent } % na karte u ruci
review-moves = Potez po potez
review-column-ply = Br.
review-column-seat = Igrač
review-column-move = Potez
review-column-best = Najbolji
review-column-cost = Cijena
review-column-value = Izgledi
review-column-truth = Otvoreno
review-forced = bez izbora
review-given = otvaranje
review-method = Procijenjeno iz { $playouts } odigravanja po odluci; točno gdje dopire rješavač.
review-equilibrium = Ljubavno pismo za dvoje za ovo je dijeljenje riješeno: po ravnoteži je ocijenjeno { $judged } od { $decisions } odluka. Cijena poteza ono je što se njime poklanja protivniku koji igra po njoj, bez obzira na sreću.
review-method-exact = Svaki je potez točno riješen.
