## Jocurile

game-tablic = Tablić
game-briskula = Briškula
game-love-letter = Scrisoarea de dragoste
game-connect4 = Connect-4

about-tablic = Cărțile de pe masă se iau prin sume; pentru doi, trei sau patru jucători în perechi.
about-briskula = Levate adriatice cu adut, fără obligația de a urma culoarea; pentru doi, trei sau patru jucători în perechi.
about-love-letter = Șaisprezece cărți, una în mână: deducție, noroc și sânge rece pentru doi până la patru jucători.
about-connect4 = Patru în linie câștigă; nimic nu este ascuns.

## Niveluri

level-easy = ușor
level-normal = mediu
level-hard = greu
level-best = cel mai bun

## Cărți franceze

card-french = { $rank } de { $suit }
suit-french-c = treflă
suit-french-d = caro
suit-french-h = inimă roșie
suit-french-s = pică
rank-french-A = as
rank-french-2 = doi
rank-french-3 = trei
rank-french-4 = patru
rank-french-5 = cinci
rank-french-6 = șase
rank-french-7 = șapte
rank-french-8 = opt
rank-french-9 = nouă
rank-french-10 = zece
rank-french-J = valet
rank-french-Q = damă
rank-french-K = rege

## Cărți de Trieste. Culoarea stă singură sau după figură.

card-trieste = { $rank } de { $suit }
suit-trieste-d = dinari
suit-trieste-s = špade
suit-trieste-b = baštoni
suit-trieste-k = kupe
of-suit-trieste-d = dinari
of-suit-trieste-s = špade
of-suit-trieste-b = baštoni
of-suit-trieste-k = kupe
rank-trieste-A = as
rank-trieste-3 = trica
rank-trieste-K = rege
rank-trieste-H = konj
rank-trieste-F = fanat
rank-trieste-7 = șapte
rank-trieste-6 = șase
rank-trieste-5 = cinci
rank-trieste-4 = patru
rank-trieste-2 = doi

## Cărțile Scrisorii de dragoste: numele, numele ca obiect, efectul

card-guard = Garda
card-priest = Preotul
card-baron = Baronul
card-handmaid = Camerista
card-prince = Prințul
card-king = Regele
card-countess = Contesa
card-princess = Prințesa
acc-guard = Garda
acc-priest = Preotul
acc-baron = Baronul
acc-handmaid = Camerista
acc-prince = Prințul
acc-king = Regele
acc-countess = Contesa
acc-princess = Prințesa
effect-guard = Numește un jucător și o carte în afară de Gardă: dacă o are, iese din rundă.
effect-priest = Privește cartea altui jucător.
effect-baron = Compară cărțile cu alt jucător: cea mai mică iese.
effect-handmaid = Niciun efect nu te atinge până la următoarea ta tură.
effect-prince = Un jucător, poate chiar tu, aruncă cartea și trage alta.
effect-king = Schimbă cartea cu alt jucător.
effect-countess = Trebuie jucată când o ai împreună cu Regele sau Prințul.
effect-princess = Cine o joacă sau o aruncă iese din rundă.

## Numărare

count-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
count-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
count-tablas =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } de table
    }
count-games =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }

## Cine: la începutul propoziției, și ca țintă a unei cărți

who-you = Tu
who-opponent = Adversarul
who-partner = Partenerul tău
who-seat = Jucătorul { $seat }
target-you = tu
target-self =
    { $person ->
        [you] tu însuți
       *[other] el însuși
    }
target-opponent = adversarul
target-seat = jucătorul { $seat }

## Mutări făcute

move-tablic-lay =
    { $person ->
        [you] Pui { $card } pe masă.
       *[other] { $who } pune { $card } pe masă.
    }
move-tablic-take =
    { $person ->
        [you] Cu { $card } iei { $taken }.
       *[other] { $who } ia { $taken } cu { $card }.
    }
move-tablic-tabla =
    { $person ->
        [you] Cu { $card } iei { $taken }: tabla!
       *[other] { $who } ia { $taken } cu { $card }: tabla!
    }
move-briskula-throw =
    { $person ->
        [you] Arunci { $card }.
       *[other] { $who } aruncă { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Faci semn pentru { $card }.
       *[other] { $who } face semn pentru { $card }.
    }
trick-won =
    { $person ->
        [you] Iei levata
       *[other] { $who } ia levata
    } ({ $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }).
move-guard =
    { $person ->
        [you] Joci Garda (ținta: { $target }) și numești: { $guess }.
       *[other] { $who } joacă Garda (ținta: { $target }) și numește: { $guess }.
    }
move-priest =
    { $person ->
        [you] Joci Preotul (ținta: { $target }).
       *[other] { $who } joacă Preotul (ținta: { $target }).
    }
move-baron =
    { $person ->
        [you] Joci Baronul (ținta: { $target }).
       *[other] { $who } joacă Baronul (ținta: { $target }).
    }
move-handmaid =
    { $person ->
        [you] Joci Camerista și ești sub protecție.
       *[other] { $who } joacă Camerista și este sub protecție.
    }
move-prince =
    { $person ->
        [you] Joci Prințul (ținta: { $target }).
       *[other] { $who } joacă Prințul (ținta: { $target }).
    }
move-king =
    { $person ->
        [you] Joci Regele (ținta: { $target }): schimb de cărți.
       *[other] { $who } joacă Regele (ținta: { $target }): schimb de cărți.
    }
move-countess =
    { $person ->
        [you] Joci Contesa.
       *[other] { $who } joacă Contesa.
    }
move-princess =
    { $person ->
        [you] Joci Prințesa.
       *[other] { $who } joacă Prințesa.
    }
move-alone =
    { $person ->
        [you] Joci { $card } fără efect.
       *[other] { $who } joacă { $card } fără efect.
    }
event-out =
    { $person ->
        [you] Ieși din rundă.
       *[other] { $who } iese din rundă.
    }
event-holds =
    { $person ->
        [you] Cartea ta: { $card }.
       *[other] { $who }, cartea din mână: { $card }.
    }
event-discards =
    { $person ->
        [you] Decartezi: { $card }.
       *[other] { $who } decartează: { $card }.
    }
move-connect4 =
    { $person ->
        [you] Pui un jeton pe coloana { $column }.
       *[other] { $who } pune un jeton pe coloana { $column }.
    }

## Mutări posibile

choice-tablic-lay = Pune { $card }
choice-tablic-take = Cu { $card } ia { $taken }
choice-tablic-tabla = Cu { $card } ia { $taken }: tabla
choice-briskula-throw = Aruncă { $card }
choice-briskula-signal = Fă semn pentru { $card }
choice-love-letter = { $card }
choice-love-letter-on = { $card } → { $target }
choice-love-letter-name = { $card } → { $target }: { $guess }
choice-connect4 = Coloana { $column }

## Opțiunile regulilor și valorile lor

rule-players = Jucători
rule-players-note = Câți joacă; patru la Tablić și Briškula joacă în perechi, partenerii stau față în față.
rule-cards_bonus = Premiu pentru cele mai multe cărți
rule-cards_bonus-note = Când cele mai multe cărți valorează 3 puncte.
rule-tabla_points = Puncte pentru tabla
rule-tabla_points-note = Cât valorează golirea mesei.
rule-ace = As
rule-ace-note = Cât se socotește asul.
rule-jack = Valet
rule-jack-note = Dacă valetul ia grupuri cu suma 12 sau toată masa, fără tabla.
rule-cut_card = Cartea tăiată
rule-cut_card-note = Dacă ultima carte a pachetului este arătată înainte de joc.
rule-match_points = Puncte pentru meci
rule-match_points-note = Câte puncte câștigă un meci de mai multe partide.
rule-variant = Varianta
rule-variant-note = Câte două cărți la levată (dupla, doar în doi) sau câte una (obična).
rule-deal = Împărțirea
rule-deal-note = Pe rând după tăiere, sau totul deodată după bătaie, cu adutul la sfârșit.
rule-left_out = Scoase
rule-left_out-note = Ce scot trei jucători: doiul de dinari sau cărțile de patru.
rule-open_hands = Mâini deschise
rule-open_hands-note = Când își arată partenerii cărțile.
rule-signals = Semne
rule-signals-note = Patru jucători pot face semn partenerului pentru aduți cu puncte (motiranje).
rule-signal_seen = Semn văzut
rule-signal_seen-note = Probabilitatea ca un adversar să vadă semnul.
rule-match_wins = Victorii pentru meci
rule-match_wins-note = Câte partide câștigate câștigă meciul; remizele se joacă din nou.
rule-guards = Gărzi
rule-guards-note = Câte Gărzi are pachetul.
rule-ties = Cărți egale
rule-ties-note = Cine câștigă cu cărți egale: suma mai mare a celor aruncate sau toți.
rule-tokens = Runde pentru meci
rule-tokens-note = Câte runde câștigate câștigă meciul: de obicei 7, 5 sau 4 cu 2, 3 sau 4 jucători.
rule-rows = Linii
rule-rows-note = Câte poziții are o coloană.
rule-cols = Coloane
rule-cols-note = Câte coloane are tabla.
rule-connect = În linie
rule-connect-note = Câte jetoane în linie câștigă.
rule-code = Versiunea
rule-code-note = După regulile gândite, sau jocul programului din lucrare: culorile nu contează, iar o carte ia cărți nu mai mari decât ea a căror sumă se împarte la ea.
value-on-tie = la puncte egale
value-always = întotdeauna
value-none = niciodată
value-1-or-11 = 1 sau 11
value-sweeps = ia toată masa
value-on = da
value-off = nu
value-dupla = dupla
value-obicna = obična
value-cut = tăiere
value-knock = bătaie
value-2d = doi de dinari
value-fours = cărțile de patru
value-last-trick = înainte de ultima levată
value-stock-out = după terminarea pachetului
value-discards = cărțile aruncate
value-all = toți
value-meant = cum a fost gândit
value-published = cum a fost publicat
value-standard = ca de obicei

## Reguli pe scurt

rules-tablic =
    La rândul tău joci o carte. Pune-o pe masă, sau ia cu ea unul ori mai multe grupuri de cărți de pe masă care însumează fiecare valoarea ei. Nimeni nu e obligat să ia.

    Valori: de la 2 la 10 cât arată, J 12, Q 13, K 14; asul este 1 sau 11, la alegere.

    La început sunt patru cărți pe masă și fiecare primește șase; când mâinile se golesc, se împart încă șase, până se termină pachetul. Ce rămâne pe masă ia cine a luat ultimul.

    Puncte: fiecare A, 10, J, Q și K este un štih și valorează 1; 10♦ valorează 2, iar 2♣ (doiul mic) 1. Golirea mesei este o tabla și mai aduce 1. La puncte egale, cine are mai multe cărți primește 3.

    Câștigă cele mai multe puncte. Din patru jucători sunt parteneri cei care stau față în față.
rules-briskula =
    Cărțile de la cea mai tare, cu puncte: as 11, trica 10, rege 4, konj 3, fanat 2; apoi 7 6 5 4 2, lišine, care nu valorează nimic. Asul și trica sunt karik. În total sunt 120 de puncte.

    Se aruncă orice carte; culoarea nu trebuie urmată. O carte o bate pe cea mai bună de până atunci dacă e mai tare în aceeași culoare, sau dacă e adut (atu) peste una care nu este. Cine a aruncat cea mai bună carte ia levata (štih), trage primul și începe.

    Dupla: patru cărți în mână, fiecare aruncă pe rând câte două. Obična: trei cărți în mână, câte una. Adutul stă sub pachet și se trage ultimul.

    Peste 60 de puncte câștigă; 60 la 60 este remiză. A arunca un karik pe o levată care e deja a ta se numește štrocanje.
rules-love-letter =
    La rândul tău tragi o carte, joci una din cele două și faci ce spune. Runda o câștigă cine rămâne ultimul, sau cine are cartea cea mai mare când se termină pachetul.

    1 Garda ×5: numește un jucător și o carte în afară de Gardă; dacă o are, iese.
    2 Preotul ×2: privește cartea unui jucător.
    3 Baronul ×2: comparați cărțile; cea mai mică iese.
    4 Camerista ×2: niciun efect nu te atinge până la următoarea ta tură.
    5 Prințul ×2: un jucător, poate chiar tu, aruncă cartea și trage alta.
    6 Regele: schimbă cartea cu alt jucător.
    7 Contesa: trebuie jucată când o ai împreună cu Regele sau Prințul.
    8 Prințesa: cine o joacă sau o aruncă iese.

    O carte se pune deoparte neprivită; în doi, alte trei stau pe față. La cărți egale câștigă suma mai mare a celor aruncate.
rules-connect4 =
    Pune un jeton pe o coloană; cade pe cea mai de jos poziție liberă. Câștigă patru jetoane ale tale în linie, pe orizontală, pe verticală sau pe diagonală. O tablă plină fără linie este remiză.
