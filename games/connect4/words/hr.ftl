## Igra

game-connect4 = Poveži 4
about-connect4 = Pobjeđuju četiri u nizu; ništa nije skriveno.

## Odigrani potezi

move-connect4 =
    { $person ->
        [you] Ubacuješ žeton u stupac { $column }.
       *[other] { $who } ubacuje žeton u stupac { $column }.
    }

## Mogući potezi

choice-connect4 = Stupac { $column }

## Mogućnosti pravila i njihove vrijednosti

rule-rows = Redci
rule-rows-note = Koliko polja ima stupac.
rule-cols = Stupci
rule-cols-note = Koliko stupaca ima ploča.
rule-connect = U nizu
rule-connect-note = Koliko žetona u nizu pobjeđuje.

## Kratka pravila

rules-connect4 =
    Ubaci žeton u jedan od stupaca (ima ih { $cols }); pada na najniže slobodno od polja (ima ih { $rows }). Pobjeđuje niz od { $connect } tvojih žetona, vodoravno, okomito ili koso. Puna ploča bez niza je neriješena.

## Zašto je potez bolji od odigranoga

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

## Pregled partije

review-truth-note-connect4 = Vrijednost uz savršenu igru, za igrača na potezu: iznad 0 pobjeđuje, veće znači prije; ispod 0 gubi.

## Kako stoji igra

stones =
    { $count ->
        [one] { $count } žeton na ploči
        [few] { $count } žetona na ploči
       *[other] { $count } žetona na ploči
    }

## Što se otvara iznad stola

form-connect4 = 4, broj stupca

## Igrači, po jedan redak

page-player-connect4-minimax = Gleda nekoliko poteza unaprijed, i to sve.
page-player-connect4-alphabeta = Gleda unaprijed i preskače što ne može biti važno.
page-player-connect4-solver = Igra točno čim vidi kraj.

## Zadaci

theme-win-now = dobij odmah
theme-block = blokiraj
theme-far-sighted = gledaj daleko

## Prva partija, korak po korak

lesson-connect4-1 = Poveži 4: ubacuj žetone u stupce. Četiri vlastita u nizu pobjeđuju.
lesson-connect4-2 = Vodoravno, okomito ili koso: sve se broji. Žeton pada na najniže slobodno polje.
lesson-connect4-3 = Srednji stupac pripada najvećem broju nizova. Počni ondje.
lesson-connect4-4 = Protivnikov žeton leži na tvojem. Ono što je ispod odlučuje kamo može sljedeći.
lesson-connect4-5 = Stavi drugi žeton uz prvi.
lesson-connect4-6 = Dva jedan do drugoga, a oba su kraja slobodna.
lesson-connect4-7 = Treći: sad prijetiš pobjedom i lijevo i desno.
lesson-connect4-8 = Protivnik može zatvoriti samo jednu stranu. To je dvostruka prijetnja i odlučuje većinu partija.
lesson-connect4-9 = Ubaci četvrti žeton na otvorenu stranu.
lesson-connect4-10 = Četiri u nizu. Prije svakog poteza pogledaj prvo možeš li odmah pobijediti, pa može li protivnik.
lesson-connect4-11 = Tko počne u sredini i igra savršeno, pobjeđuje. To je sve što trebaš.
