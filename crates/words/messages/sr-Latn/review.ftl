## Zašto je potez bolji od odigranog

why-leaves-less =
    Ostalima ostavlja oko { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    } manje.
why-later = Isplati se kasnije u partiji.

## Koliko je potez dobar

grade-best = najbolji
grade-good = dobar
grade-slip = nepreciznost
grade-mistake = greška
grade-blunder = gruba greška

## Kako rešena partija završava uz savršenu igru

exact-won =
    pobeđuje u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
exact-drawn = nerešeno
exact-lost =
    gubi u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
exact-note = Ishod posle svakog poteza ako obe strane dalje igraju savršeno.

## Pregled partije

review-title = { $game }: pregled partije
review-won = Pobeda
review-lost = Poraz
review-drawn = Nerešeno
review-unfinished = Nezavršeno
review-forfeit = Prekinuto predajom: { $who }
review-score = Rezultat { $score }
review-accuracy = Tačnost { $percent } %
review-accuracy-note = Koliko je sačuvano od svega što je lošim izborom moglo da se izgubi.
review-curve = Očekivani ishod
review-curve-note = Deo pobede koji je igrač mogao da očekuje posle svakog poteza, prema onome što je mogao da zna.
review-balance = Sreća i odluke
review-balance-plain = Odluke
review-balance-start = Prema podeli
review-balance-opening = Na početku
review-balance-decisions = Sopstvene odluke
review-balance-others = Odluke ostalih
review-balance-forfeit = Predaja
review-balance-cards = Sreća u kartama
review-balance-unseen = Šta procene nisu videle
review-balance-end = Na kraju
review-mistakes = Šta je najviše koštalo
review-no-mistakes = Nijedan potez nije bio jasno lošiji od najboljeg.
review-played = Odigrano { $move }, bolje { $best }.
review-cost-share = { $percent } % pobede
review-cost-points =
    { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    }
review-truth = Sa otvorenim kartama
review-solved = Tačno rešenje
review-truth-note = Konačna razlika u poenima kad bi obe strane odatle igrale savršeno sa otvorenim kartama, za igrača koji je na potezu.
review-truth-cost =
    Sa otvorenim kartama potezi su koštali ukupno { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    }.
review-beliefs = Šta su ostali mogli da misle
review-beliefs-note = Koliko se protivniku svaka karta u ruci činila verovatnom, ako je svaka podela koja odgovara viđenom jednako verovatna.
review-belief = Potez { $ply }, { $who }: { $percent } % na karte u ruci
review-moves = Potez po potez
review-column-ply = Br.
review-column-seat = Igrač
review-column-move = Potez
review-column-best = Najbolji
review-column-cost = Cena
review-column-value = Izgledi
review-column-truth = Otvoreno
review-forced = bez izbora
review-given = otvaranje
review-method = Procenjeno iz { $playouts } odigravanja po odluci; tačno gde dopire rešavač.
review-equilibrium = Ljubavno pismo za dvoje je za ovo deljenje rešeno: po ravnoteži je ocenjeno { $judged } od { $decisions } odluka. Cena poteza je ono što se njime poklanja protivniku koji igra po njoj, bez obzira na sreću.
review-method-exact = Svaki potez je tačno rešen.
