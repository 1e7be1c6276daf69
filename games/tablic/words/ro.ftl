## Jocul

game-tablic = Tablić
about-tablic = Cărțile de pe masă se iau prin sume; pentru doi, trei sau patru jucători în perechi.

## Numărare

count-tablas =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } de table
    }

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

## Mutări posibile

choice-tablic-lay = Pune { $card }
choice-tablic-take = Cu { $card } ia { $taken }
choice-tablic-tabla = Cu { $card } ia { $taken }: tabla

## Opțiunile regulilor și valorile lor

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
rule-code = Versiunea
rule-code-note = După regulile gândite, sau jocul programului din lucrare: culorile nu contează, iar o carte ia cărți nu mai mari decât ea a căror sumă se împarte la ea.
rule-open = Cărți pe față
rule-open-note = Ce văd toți: nimic în plus, toate mâinile, sau și ordinea pachetului.
rule-lay = Cartea pusă jos
rule-lay-note = Ce aduce în programul publicat o carte pusă jos: o onoare și o carte, nimic, doar onoarea, sau acestea și o tabla pe masa goală.
value-on-tie = la puncte egale
value-always = întotdeauna
value-1-or-11 = 1 sau 11
value-sweeps = ia toată masa
value-meant = cum a fost gândit
value-published = cum a fost publicat
value-hands = toate mâinile
value-deck = toate mâinile și pachetul
value-scored = onoare și carte
value-nothing = nimic
value-honour = onoare
value-literal = literal

## Reguli pe scurt

rules-tablic =
    La rândul tău joci o carte. Pune-o pe masă, sau ia cu ea unul ori mai multe grupuri de cărți de pe masă care însumează fiecare valoarea ei. Nimeni nu e obligat să ia.{ $code ->
        [published] { " " }Acesta este jocul programului din lucrare: culorile nu contează, iar o carte ia cărți, niciuna peste ea, a căror sumă i se împarte exact.
       *[other] { "" }
    }

    Valori: de la 2 la 10 cât arată, { $jack ->
        [sweeps] J pe masă 12, dar un J jucat ia toată masa, ceea ce nu e tabla
       *[other] J 12
    }, Q 13, K 14; { $ace ->
        [1] asul este 1
       *[other] asul este 1 sau 11, la alegere
    }.

    La început sunt patru cărți pe masă și fiecare primește șase; când mâinile se golesc, se împart încă șase, până se termină pachetul. Ce rămâne pe masă ia cine a luat ultimul.{ $cut_card ->
        [on] { " " }Cartea de la fundul pachetului se arată înainte de joc.
       *[other] { "" }
    }{ $open ->
        [hands] { " " }Toate mâinile stau pe față.
        [deck] { " " }Toate mâinile stau pe față, la fel și ordinea pachetului.
       *[other] { "" }
    }

    Puncte: fiecare A, 10, J, Q și K este un štih și valorează 1; 10♦ valorează 2, iar 2♣ (doiul mic) 1. { $tabla_points ->
        [0] Golirea mesei nu aduce nimic în plus.
       *[other] Golirea mesei este o tabla și mai aduce 1.
    } { $cards_bonus ->
        [always] Cine are cele mai multe cărți primește 3.
        [none] Numărul cărților nu contează.
       *[other] La puncte egale, cine are mai multe cărți primește 3.
    }

    Câștigă cele mai multe puncte.{ $players ->
        [4] { " " }Sunt parteneri cei care stau față în față.
       *[other] { "" }
    } Puncte pentru un meci: { $match_points }.

## De ce o mutare este mai bună decât cea jucată

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

## Cum stă jocul

undealt = Neîmpărțite: { $cards }
cut-card = Cartea de jos: { $card }
open-stock = Pachetul, întâi cartea următoare: { $cards }
last-capture = Ultimul care a luat: { $who }

## Ce se deschide peste masă

form-tablic = 8h pune, 8h x 2d 6c ia

## Jucătorii, câte un rând

page-player-tablic-greedy = Ia cele mai multe puncte, altfel pune ce deschide cel mai puțin (Milenković 2017).
page-player-tablic-backtrack6 = Îți vede mâna și încearcă toată împărțirea (Milenković 2017).
page-player-tablic-backtrack-deck = Știe ordinea întregului pachet (Milenković 2017).
page-player-tablic-serious = Știe toate cărțile și rezolvă restul pachetului: de la a doua sau a treia împărțire câștigă tot ce se poate câștiga. Înainte de asta vede două-trei împărțiri înainte, o secundă-două la o mutare.
page-player-tablic-serious-points = Știe toate cărțile, vede la fel de departe și joacă pentru cât mai multe puncte.
page-player-tablic-genetic = Își cântărește mutarea față de cel mai bun răspuns al tău, cu ponderi selectate; îți vede mâna (Milenković 2017).

## Taste

page-key-tablic-digit = alege o carte, apoi grupurile
page-key-tablic-most = ia cel mai mult

## Probleme

theme-clear-table = golește masa
theme-pass-capture = renunță la o luare
theme-safe-lay = cartea sigură de pus jos
theme-take-less = ia mai puțin decât poți
theme-last-capture = ultima luare

## Prima partidă, pas cu pas

lesson-tablic-1 = Tablić: la fiecare mutare joci o carte și iei cu ea cărți de pe masă. Patru stau pe față la mijloc, ale tale sunt jos.
lesson-tablic-2 = Cât valorează cărțile: 2 până la 10 numărul lor, valetul 12, dama 13, regele 14, asul 1 sau 11, cum vrei.
lesson-tablic-3 = O carte ia grupuri de cărți de pe masă a căror sumă e valoarea ei. Valetul e 12: trei și nouă fac 12, opt și patru la fel. Ia-le pe toate patru.
lesson-tablic-4 = Masa e goală: asta e o tablă și aduce un punct în plus. Cărțile merg în grămada ta.
lesson-tablic-5 = Pe masa goală o carte poate fi doar pusă. Adversarul a pus un as, iar nicio carte a ta nu-l ia singură. Pune o carte.
lesson-tablic-6 = Cărțile de aceeași valoare se iau una pe alta: un as a luat asul. Pune o carte mică, fără puncte.
lesson-tablic-7 = S-a dus valetul tău: o carte care contează se pierde ușor când o pui. Mai pune o carte mică.
lesson-tablic-8 = Patru și nouă fac 13, iar dama e 13. Ia-le.
lesson-tablic-9 = Ce contează: fiecare as, zece, valet, damă și rege un punct, zecele de caro două, doiul de treflă unul.
lesson-tablic-10 = Cele mai multe cărți aduc încă trei puncte. Și capturile mici merită.
lesson-tablic-11 = Ultima carte nu ia nimic aici, așa că o pui jos.
lesson-tablic-12 = Când toate mâinile sunt goale, se împart șase cărți noi, până se termină pachetul. Ce rămâne la sfârșit pe masă ia cine a luat ultimul.
lesson-tablic-13 = Asta e tot ce-ți trebuie. Câștigă cine are cele mai multe puncte.
