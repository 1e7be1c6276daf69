## Igra

game-briskula = Briškula
about-briskula = Jadransko nadigravanje s adutom, bez obveze praćenja boje; za dvoje, troje ili četvero u parovima.

## Odigrani potezi

move-briskula-throw =
    { $person ->
        [you] Bacaš: { $card }.
       *[other] { $who } baca: { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Motiraš: { $card } ({ $gesture }).
       *[other] { $who } motira: { $card } ({ $gesture }).
    }
trick-won =
    { $person ->
        [you] Nosiš štih
       *[other] { $who } nosi štih
    } ({ $count ->
        [one] { $count } punat
        [few] { $count } punta
       *[other] { $count } punata
    }).

## Mogući potezi

choice-briskula-throw = Baci: { $card }
choice-briskula-signal = Motiraj: { $card } ({ $gesture })
gesture-A = napućene usne
gesture-3 = namigivanje
gesture-K = podignute obrve
gesture-H = slegnuto rame
gesture-F = vrh jezika

## Mogućnosti pravila i njihove vrijednosti

rule-variant = Verzija
rule-variant-note = U svakom štihu po dvije karte (dupla, samo za dvoje), ili po jedna (obična).
rule-deal = Dijeljenje
rule-deal-note = U dijelovima nakon predizanja, ili sve odjednom ako se tuče, a adut na kraju.
rule-left_out = Izostavljeno
rule-left_out-note = Što troje izostavljaju: dvicu dinara, ili četvorke.
rule-open_hands = Otvorene karte
rule-open_hands-note = Kada partneri jedan drugome pokazuju karte.
rule-signals = Motiranje
rule-signals-note = Četvero smiju partneru motirati adute s punatima.
rule-signal_seen = Viđen znak
rule-signal_seen-note = Vjerojatnost da protivnik vidi znak.
value-dupla = dupla
value-obicna = obična
value-cut = predizanje
value-knock = tuče se
value-2d = dvica dinara
value-fours = četvorke
value-last-trick = prije zadnjeg štiha
value-stock-out = kad nestane špila

## Kratka pravila

rules-briskula =
    Karte od najjače, s punatima: as 11, trica 10, kralj 4, konj 3, fanat 2; zatim 7 6 5 4 2, lišine, koje ne vrijede ništa. As i trica su karici. Ukupno ima 120 punata.{ $players ->
        [3] { " " }{ $left_out ->
        [fours] Četvorke se izostavljaju.
       *[other] Dvojka dinara se izostavlja.
    }
       *[other] { "" }
    }

    Baca se bilo koja karta; zog se ne mora pratiti. Karta ubija dotad najjaču ako je jača iste boje, ili ako je adut na karti koja to nije. Tko baci najjaču, nosi štih, prvi peška i prvi baca.

    { $variant ->
        [obicna] Obična: tri karte u ruci, baca se po jedna.
       *[other] Dupla: četiri karte u ruci, svatko naizmjence baca po dvije.
    } Adut leži ispod špila i vuče se zadnji. { $deal ->
        [knock] Svaka ruka dijeli se odjednom, nakon kucanja.
       *[other] Dijeli se u dijelovima, nakon rezanja.
    }

    { $players ->
        [3] Pobjeđuje najviše punata; jednaki su neriješeni.
        [4] Pobjeđuje više od 60 punata; 60 prema 60 je neriješeno. Partneri su oni koji sjede nasuprot i broje punte zajedno.
       *[other] Pobjeđuje više od 60 punata; 60 prema 60 je neriješeno.
    } Baciti karik na štih koji je već tvoj zove se štrocanje.

    { $signals ->
        [on] Prije bacanja smiješ partneru motirati adut koji vrijedi punte; svaki protivnik to vidi s vjerojatnošću { $signal_seen }.{ " " }
       *[other] { "" }
    }{ $open_hands ->
        [last-trick] Partneri jedan drugome pokazuju karte prije zadnjeg štiha.{ " " }
        [stock-out] Partneri jedan drugome pokazuju karte kad nestane špila.{ " " }
       *[other] { "" }
    }Za meč je potrebno pobjeda: { $match_wins }.

## Zašto je potez bolji od odigranoga

why-wins-trick =
    Nosi štih: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } više.
why-strocanje = Štih je već tvoj, zato štrocaj: { $card }.
why-gives-karik = Odigrani potez poklanja karik: { $card }.
why-keeps-trump = Čuva adut za kasnije: { $card }.
why-saves-points = Odigrani potez poklanja punte: { $card }.
why-signal = Odlučuje ono što partner sazna.

## Kako stoji igra

trump = Adut: { $card }
trump-label = Adut
stock = Špil: { $cards }
last-trick = Zadnji štih: { $cards }
last-trick-label = Zadnji štih

## Što se otvara iznad stola

form-briskula = Hs baca, ~Ak motira

## Igrači, po jedan redak

page-player-briskula-serious = Zna sve karte, uzima svaku pobjedu koje ima i ne mari za bodove preko toga (Blaić 2024.).
page-player-briskula-serious-points = Zna sve karte i igra na što više bodova.
page-player-briskula-rules = Običan čovjek za stolom: jeftina karta, ili štih ako se isplati.

## Zadaci

theme-keep-trump = čuvaj adut
theme-spend-trump = potroši adut
theme-lose-for-trump = izgubi namjerno da vučeš adut
theme-duck = pusti štih
theme-bring-home = spasi karik
theme-give-karik = žrtvuj karik
theme-last-tricks = zadnji štihovi

## Prva partija, korak po korak

lesson-briskula-1 = Briškula: svatko baci kartu, a najbolja nosi štih. Imaš tri karte.
lesson-briskula-2 = Od jače prema slabijoj: as 11 bodova, trica 10, kralj 4, konj 3, fanat 2; zatim 7, 6, 5, 4, 2 bez bodova.
lesson-briskula-3 = Karta pod špilom kaže koja je boja adut: ovdje baštoni. Adut pobjeđuje svaku kartu druge boje.
lesson-briskula-4 = Ti vodiš. Baci fanta u adutu, njega je teško ubiti.
lesson-briskula-5 = Protivnik je bacio drugu boju, pa je štih tvoj. Tko ga uzme, prvi vuče i opet vodi.
lesson-briskula-6 = Nitko ne mora pratiti boju: baci što želiš.
lesson-briskula-7 = Trica, deset bodova, a ne ubija tvoju kartu jer je druge boje. Nastavi kartom koja ne vrijedi ništa.
lesson-briskula-8 = Opet tvoje. Vodi nisko dok ne znaš što protivnik ima.
lesson-briskula-9 = Jača karta iste boje uzela je štih. Sad je bačen konj. Tvoja je trica iste boje i jača: uzmi ga.
lesson-briskula-10 = Trinaest bodova. Sad opet vodiš ti.
lesson-briskula-11 = Najmanji adut uzeo je tvoju kartu: svoje adute čuvaj za štihove koji vrijede. Sad vodi as; baci na njega nešto bezvrijedno.
lesson-briskula-12 = Ukupno ima 120 bodova. Više od 60 pobjeđuje. Broji adute, aseve i trice koji su prošli.
lesson-briskula-13 = To je sve što trebaš. Zadnja karta špila je adut koji leži otvoren.
