## Zašto je potez bolji od odigranoga

why-leaves-less =
    Ostalima ostavlja oko { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } manje.
why-later = Isplati se kasnije u partiji.
why-tabla = Čisti talon: tabla.
why-takes-more =
    Odmah nosi { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } više.
why-lays-points = Odigrani potez stavlja na talon kartu koja se broji: { $card }.
why-more-cards =
    Nosi { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karte
       *[other] { $cards } karata
    } više, a broj karata može odlučiti.
why-last-take = Tko zadnji nosi, dobiva i ono što ostane na talonu.
why-wins-trick =
    Nosi ruku: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } više.
why-strocanje = Ruka je već tvoja, zato štrocaj: { $card }.
why-gives-karik = Odigrani potez poklanja karik: { $card }.
why-keeps-trump = Čuva adut za kasnije: { $card }.
why-saves-points = Odigrani potez poklanja punte: { $card }.
why-signal = Odlučuje ono što partner sazna.
why-princess = Tko odigra Princezu, ispada.
why-likelier-guess = Vjerojatnija je karta { $card }: ta slutnja pogađa u { $percent } % slučajeva.
why-knocks-out = Češće izbacuje protivnika, za { $percent } %.
why-safer = Češće ostaješ u rundi, za { $percent } %.
why-keeps-high = Čuva višu kartu za kraj: { $card }.
why-learns = Otkriva tuđu kartu, a to pomaže kasnije.
why-wins-now = Odmah pobjeđuje.
why-blocks = Zatvara stupac { $column }, u kojem protivnik prijeti pobjedom.
why-allows-win = Odigrani potez dopušta protivniku pobjedu u stupcu { $column }.
why-forced-win =
    Sigurno pobjeđuje u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }.
why-holds-draw = Drži neriješeno; odigrani potez sigurno gubi.
why-wins-sooner =
    Pobjeđuje prije, u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }.
why-lasts-longer = Oba gube, ali ovaj traje dulje.
why-threatens = Prijeti pobjedom u idućem potezu.

## Koliko je potez dobar

grade-best = najbolji
grade-good = dobar
grade-slip = nepreciznost
grade-mistake = greška
grade-blunder = gruba greška

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
review-balance-start = Prema podjeli
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
review-truth-note = Konačna razlika u bodovima kad bi obje strane odande igrale savršeno s otvorenim kartama, za igrača koji je na potezu.
review-truth-note-connect4 = Vrijednost uz savršenu igru, za igrača na potezu: iznad 0 pobjeđuje, veće znači prije; ispod 0 gubi.
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
