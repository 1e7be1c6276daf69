## Jocul

game-briskula = Briškula
about-briskula = Levate adriatice cu adut, fără obligația de a urma culoarea; pentru doi, trei sau patru jucători în perechi.

## Mutări făcute

move-briskula-throw =
    { $person ->
        [you] Arunci { $card }.
       *[other] { $who } aruncă { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Faci semn pentru { $card }: { $gesture }.
       *[other] { $who } face semn pentru { $card }: { $gesture }.
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

## Mutări posibile

choice-briskula-throw = Aruncă { $card }
choice-briskula-signal = Fă semn pentru { $card }: { $gesture }
gesture-A = buzele țuguiate
gesture-3 = un semn cu ochiul
gesture-K = sprâncenele ridicate
gesture-H = o ridicare din umăr
gesture-F = vârful limbii

## Opțiunile regulilor și valorile lor

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
value-dupla = dupla
value-obicna = obična
value-cut = tăiere
value-knock = bătaie
value-2d = doi de dinari
value-fours = cărțile de patru
value-last-trick = înainte de ultima levată
value-stock-out = după terminarea pachetului

## Reguli pe scurt

rules-briskula =
    Cărțile de la cea mai tare, cu puncte: as 11, trica 10, rege 4, konj 3, fanat 2; apoi 7 6 5 4 2, lišine, care nu valorează nimic. Asul și trica sunt karik. În total sunt 120 de puncte.{ $players ->
        [3] { " " }{ $left_out ->
        [fours] Cei patru de patru se scot.
       *[other] Doiul de dinari se scoate.
    }
       *[other] { "" }
    }

    Se aruncă orice carte; culoarea nu trebuie urmată. O carte o bate pe cea mai bună de până atunci dacă e mai tare în aceeași culoare, sau dacă e adut (atu) peste una care nu este. Cine a aruncat cea mai bună carte ia levata (štih), trage primul și începe.

    { $variant ->
        [obicna] Obična: trei cărți în mână, câte una.
       *[other] Dupla: patru cărți în mână, fiecare aruncă pe rând câte două.
    } Adutul stă sub pachet și se trage ultimul. { $deal ->
        [knock] Fiecare mână se împarte dintr-odată, după ce s-a bătut în pachet.
       *[other] Se împarte pe părți, după tăiere.
    }

    { $players ->
        [3] Câștigă cele mai multe puncte; cele egale înseamnă remiză.
        [4] Peste 60 de puncte câștigă; 60 la 60 este remiză. Sunt parteneri cei care stau față în față și își adună punctele.
       *[other] Peste 60 de puncte câștigă; 60 la 60 este remiză.
    } A arunca un karik pe o levată care e deja a ta se numește štrocanje.

    { $signals ->
        [on] Înainte să arunci poți semnala partenerului un adut cu puncte; fiecare adversar îl vede cu probabilitatea { $signal_seen }.{ " " }
       *[other] { "" }
    }{ $open_hands ->
        [last-trick] Partenerii își arată mâinile înainte de ultima levată.{ " " }
        [stock-out] Partenerii își arată mâinile când se termină pachetul.{ " " }
       *[other] { "" }
    }Jocuri câștigate pentru un meci: { $match_wins }.

## De ce o mutare este mai bună decât cea jucată

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

## Cum stă jocul

trump = Adut: { $card }
trump-label = Adut
stock = Pachet: { $cards }
last-trick = Ultima levată: { $cards }
last-trick-label = Ultima levată

## Ce se deschide peste masă

form-briskula = Hs aruncă, ~Ak face semn

## Jucătorii, câte un rând

page-player-briskula-serious = Știe toate cărțile, ia orice victorie posibilă și nu-i pasă de punctele de peste ea (Blaić 2024).
page-player-briskula-serious-points = Știe toate cărțile și joacă pentru cât mai multe puncte.
page-player-briskula-rules = Omul simplu de la masă: o carte ieftină, sau levata, dacă merită.

## Probleme

theme-keep-trump = păstrează atuul
theme-spend-trump = cheltuie atuul
theme-lose-for-trump = pierde intenționat ca să tragi atuul
theme-duck = cedează levata
theme-bring-home = salvează un karik
theme-give-karik = sacrifică un karik
theme-last-tricks = ultimele levate

## Prima partidă, pas cu pas

lesson-briskula-1 = Briškula: fiecare aruncă o carte, cea mai bună ia levata. Ai trei cărți.
lesson-briskula-2 = De la tare la slab: asul 11 puncte, trica 10, regele 4, konj 3, fanat 2; apoi 7, 6, 5, 4, 2 fără puncte.
lesson-briskula-3 = Cartea de sub pachet spune care culoare e atu: aici baštoni. Un atu bate orice carte de altă culoare.
lesson-briskula-4 = Tu deschizi. Aruncă fanatul de atu, e greu de bătut.
lesson-briskula-5 = Adversarul a aruncat altă culoare, deci levata e a ta. Cine o ia trage primul și deschide din nou.
lesson-briskula-6 = Nimeni nu e obligat să urmeze culoarea: aruncă ce vrei.
lesson-briskula-7 = O trica, zece puncte, și nu-ți bate cartea: e de altă culoare. Continuă cu o carte fără valoare.
lesson-briskula-8 = Din nou a ta. Deschide jos cât timp nu știi ce are adversarul.
lesson-briskula-9 = Pe aceea a luat-o o carte mai tare de aceeași culoare. Acum s-a aruncat un konj. Trica ta e de aceeași culoare și mai tare: ia-l.
lesson-briskula-10 = Treisprezece puncte. Tu deschizi iar.
lesson-briskula-11 = Cel mai mic atu ți-a luat cartea: păstrează-ți atuurile pentru levatele care merită. Acum deschide un as; aruncă pe el ceva fără valoare.
lesson-briskula-12 = Sunt 120 de puncte. Mai mult de 60 câștigă. Numără atuurile, așii și tricele care s-au dus.
lesson-briskula-13 = Asta e tot ce-ți trebuie. Ultima carte din pachet e atuul de pe față.
