## Jocul

game-connect4 = Connect-4
about-connect4 = Patru în linie câștigă; nimic nu este ascuns.

## Mutări făcute

move-connect4 =
    { $person ->
        [you] Pui un jeton pe coloana { $column }.
       *[other] { $who } pune un jeton pe coloana { $column }.
    }

## Mutări posibile

choice-connect4 = Coloana { $column }

## Opțiunile regulilor și valorile lor

rule-rows = Linii
rule-rows-note = Câte poziții are o coloană.
rule-cols = Coloane
rule-cols-note = Câte coloane are tabla.
rule-connect = În linie
rule-connect-note = Câte jetoane în linie câștigă.

## Reguli pe scurt

rules-connect4 =
    Pune un jeton pe una dintre coloane (sunt { $cols }); cade pe cea mai de jos poziție liberă (sunt { $rows }). Câștigă un șir de { $connect } jetoane ale tale, pe orizontală, pe verticală sau pe diagonală. O tablă plină fără șir este remiză.

## De ce o mutare este mai bună decât cea jucată

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

## Analiza partidei

review-truth-note-connect4 = Valoarea cu joc perfect, pentru jucătorul care mută: peste 0 câștigă, cu cât mai mare, cu atât mai repede; sub 0 pierde.

## Cum stă jocul

stones =
    { $count ->
        [one] { $count } jeton pe tablă
        [few] { $count } jetoane pe tablă
       *[other] { $count } de jetoane pe tablă
    }

## Ce se deschide peste masă

form-connect4 = 4, numărul coloanei

## Jucătorii, câte un rând

page-player-connect4-minimax = Privește câteva mutări înainte, la toate.
page-player-connect4-alphabeta = Privește înainte și sare peste ce nu poate conta.
page-player-connect4-solver = Joacă exact de îndată ce vede sfârșitul.

## Probleme

theme-win-now = câștigă imediat
theme-block = blochează
theme-far-sighted = privește departe

## Prima partidă, pas cu pas

lesson-connect4-1 = Connect-4: pune piese în coloane. Patru ale tale la rând câștigă.
lesson-connect4-2 = Orizontal, vertical sau în diagonală: toate contează. Piesa cade în cea mai de jos căsuță liberă.
lesson-connect4-3 = Coloana din mijloc face parte din cele mai multe șiruri de patru. Începe acolo.
lesson-connect4-4 = Piesa adversarului stă pe a ta. Ce e dedesubt hotărăște unde poate ajunge următoarea.
lesson-connect4-5 = Pune a doua piesă lângă prima.
lesson-connect4-6 = Două alăturate, iar ambele capete sunt libere.
lesson-connect4-7 = A treia: acum ameninți să câștigi și în stânga, și în dreapta.
lesson-connect4-8 = Adversarul poate închide doar o parte. E o amenințare dublă și hotărăște cele mai multe partide.
lesson-connect4-9 = Pune a patra piesă pe partea liberă.
lesson-connect4-10 = Patru la rând. Înainte de fiecare mutare vezi întâi dacă poți câștiga imediat, apoi dacă poate adversarul.
lesson-connect4-11 = Cine începe la mijloc și joacă perfect câștigă. Asta e tot ce-ți trebuie.
