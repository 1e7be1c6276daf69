## Zašto je potez bolji od odigranog

why-leaves-less =
    Ostalima ostavlja oko { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    } manje.
why-later = Isplati se kasnije u partiji.
why-tabla = Čisti talon: tabla.
why-takes-more =
    Odmah nosi { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    } više.
why-lays-points = Odigrani potez spušta na talon kartu koja se računa: { $card }.
why-more-cards =
    Nosi { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karte
       *[other] { $cards } karata
    } više, a broj karata može da odluči.
why-last-take = Ko poslednji nosi, dobija i ono što ostane na talonu.
why-wins-trick =
    Nosi ruku: { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    } više.
why-strocanje = Ruka je već tvoja, zato štrocaj: { $card }.
why-gives-karik = Odigrani potez poklanja karik: { $card }.
why-keeps-trump = Čuva adut za kasnije: { $card }.
why-saves-points = Odigrani potez poklanja poene: { $card }.
why-signal = Odlučuje ono što partner sazna.
why-princess = Ko odigra Princezu, ispada.
why-likelier-guess = Verovatnija je karta { $card }: ta pretpostavka pogađa u { $percent } % slučajeva.
why-knocks-out = Češće izbacuje protivnika, za { $percent } %.
why-safer = Češće ostaješ u rundi, za { $percent } %.
why-keeps-high = Čuva višu kartu za kraj: { $card }.
why-learns = Otkriva tuđu kartu, a to pomaže kasnije.
why-wins-now = Odmah pobeđuje.
why-blocks = Zatvara kolonu { $column }, u kojoj protivnik preti pobedom.
why-allows-win = Odigrani potez dopušta protivniku pobedu u koloni { $column }.
why-forced-win =
    Sigurno pobeđuje u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }.
why-holds-draw = Drži nerešeno; odigrani potez sigurno gubi.
why-wins-sooner =
    Pobeđuje ranije, u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }.
why-lasts-longer = Oba gube, ali ovaj traje duže.
why-threatens = Preti pobedom u sledećem potezu.

## Koliko je potez dobar

grade-best = najbolji
grade-good = dobar
grade-slip = nepreciznost
grade-mistake = greška
grade-blunder = gruba greška

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
review-balance-start = Prema podeli
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
review-truth-note = Konačna razlika u poenima kad bi obe strane odatle igrale savršeno sa otvorenim kartama, za igrača koji je na potezu.
review-truth-note-connect4 = Vrednost uz savršenu igru, za igrača na potezu: iznad 0 pobeđuje, veće znači ranije; ispod 0 gubi.
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
