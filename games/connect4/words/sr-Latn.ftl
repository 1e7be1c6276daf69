## Igra

game-connect4 = Četiri u nizu
about-connect4 = Pobeđuju četiri u nizu; ništa nije skriveno.

## Odigrani potezi

move-connect4 =
    { $person ->
        [you] Ubacuješ žeton u kolonu { $column }.
       *[other] { $who } ubacuje žeton u kolonu { $column }.
    }

## Mogući potezi

choice-connect4 = Kolona { $column }

## Mogućnosti pravila i njihove vrednosti

rule-rows = Redovi
rule-rows-note = Koliko polja ima kolona.
rule-cols = Kolone
rule-cols-note = Koliko kolona ima tabla.
rule-connect = U nizu
rule-connect-note = Koliko žetona u nizu pobeđuje.

## Kratka pravila

rules-connect4 =
    Ubaci žeton u jednu od kolona (ima ih { $cols }); pada na najniže slobodno od polja (ima ih { $rows }). Pobeđuje niz od { $connect } tvojih žetona, vodoravno, uspravno ili koso. Puna tabla bez niza je nerešena.

## Zašto je potez bolji od odigranog

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

## Pregled partije

review-truth-note-connect4 = Vrednost uz savršenu igru, za igrača na potezu: iznad 0 pobeđuje, veće znači ranije; ispod 0 gubi.

## Kako stoji igra

stones =
    { $count ->
        [one] { $count } žeton na tabli
        [few] { $count } žetona na tabli
       *[other] { $count } žetona na tabli
    }

## Što se otvara iznad stola

form-connect4 = 4, broj kolone

## Igrači, po jedan red

page-player-connect4-minimax = Gleda nekoliko poteza unapred, i to sve.
page-player-connect4-alphabeta = Gleda unapred i preskače što ne može biti važno.
page-player-connect4-solver = Igra tačno čim vidi kraj.

## Zadaci

theme-win-now = dobij odmah
theme-block = blokiraj
theme-far-sighted = gledaj daleko

## Prva partija, korak po korak

lesson-connect4-1 = Četiri u nizu: spuštaj žetone u kolone. Četiri tvoja u nizu pobeđuju.
lesson-connect4-2 = Vodoravno, uspravno ili koso: sve se broji. Žeton pada na najniže slobodno polje.
lesson-connect4-3 = Srednja kolona pripada najvećem broju nizova. Počni tamo.
lesson-connect4-4 = Protivnikov žeton leži na tvom. Ono što je ispod odlučuje kuda može sledeći.
lesson-connect4-5 = Stavi drugi žeton uz prvi.
lesson-connect4-6 = Dva jedan do drugog, a oba kraja su slobodna.
lesson-connect4-7 = Treći: sad pretiš pobedom i levo i desno.
lesson-connect4-8 = Protivnik može da zatvori samo jednu stranu. To je dvostruka pretnja i odlučuje većinu partija.
lesson-connect4-9 = Spusti četvrti žeton na otvorenu stranu.
lesson-connect4-10 = Četiri u nizu. Pre svakog poteza pogledaj prvo možeš li odmah da pobediš, pa može li protivnik.
lesson-connect4-11 = Ko počne u sredini i igra savršeno, pobeđuje. To je sve što ti treba.
