## Igra

game-briskula = Briškula
about-briskula = Jadransko nadigravanje sa adutom, bez obaveze praćenja boje; za dvoje, troje, ili četvoro u parovima.

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
        [one] { $count } poen
       *[other] { $count } poena
    }).

## Mogući potezi

choice-briskula-throw = Baci: { $card }
choice-briskula-signal = Motiraj: { $card } ({ $gesture })
gesture-A = napućene usne
gesture-3 = namigivanje
gesture-K = podignute obrve
gesture-H = slegnuto rame
gesture-F = vrh jezika

## Mogućnosti pravila i njihove vrednosti

rule-variant = Vrsta
rule-variant-note = U svakom štihu po dve karte (dupla, samo za dvoje), ili po jedna (obična).
rule-deal = Deljenje
rule-deal-note = U delovima posle sečenja, ili sve odjednom ako se tuče, a adut na kraju.
rule-left_out = Izostavljeno
rule-left_out-note = Šta troje izostavljaju: dvicu dinara, ili četvorke.
rule-open_hands = Otvorene karte
rule-open_hands-note = Kada partneri jedan drugom pokazuju karte.
rule-signals = Motiranje
rule-signals-note = Četvoro smeju da partneru motiraju adute sa poenima.
rule-signal_seen = Viđen znak
rule-signal_seen-note = Verovatnoća da protivnik vidi znak.
value-dupla = dupla
value-obicna = obična
value-cut = sečenje
value-knock = tuče se
value-2d = dvica dinara
value-fours = četvorke
value-last-trick = pre poslednjeg štiha
value-stock-out = kad nestane špila

## Kratka pravila

rules-briskula =
    Karte od najjače, sa poenima: as 11, trica 10, kralj 4, konj 3, fanat 2; zatim 7 6 5 4 2, lišine, koje ne vrede ništa. As i trica su karici. Ukupno ima 120 poena.{ $players ->
        [3] { " " }{ $left_out ->
        [fours] Četvorke se izostavljaju.
       *[other] Dvojka dinara se izostavlja.
    }
       *[other] { "" }
    }

    Baca se bilo koja karta; boja ne mora da se prati. Karta ubija dotad najbolju ako je jača u istoj boji, ili ako je adut na karti koja to nije. Ko baci najbolju, nosi štih, prvi vuče i prvi baca.

    { $variant ->
        [obicna] Obična: tri karte u ruci, baca se po jedna.
       *[other] Dupla: četiri karte u ruci, svako naizmence baca po dve.
    } Adut leži ispod špila i vuče se poslednji. { $deal ->
        [knock] Svaka ruka deli se odjednom, posle kucanja.
       *[other] Deli se u delovima, posle sečenja.
    }

    { $players ->
        [3] Pobeđuje najviše poena; jednaki su nerešeni.
        [4] Pobeđuje više od 60 poena; 60 prema 60 je nerešeno. Partneri su oni koji sede naspram i računaju poene zajedno.
       *[other] Pobeđuje više od 60 poena; 60 prema 60 je nerešeno.
    } Baciti karik na štih koji je već tvoj zove se štrocanje.

    { $signals ->
        [on] Pre bacanja smeš partneru da motiraš adut koji vredi poene; svaki protivnik to vidi s verovatnoćom { $signal_seen }.{ " " }
       *[other] { "" }
    }{ $open_hands ->
        [last-trick] Partneri jedan drugom pokazuju karte pre poslednjeg štiha.{ " " }
        [stock-out] Partneri jedan drugom pokazuju karte kad nestane špila.{ " " }
       *[other] { "" }
    }Za meč je potrebno pobeda: { $match_wins }.

## Zašto je potez bolji od odigranog

why-wins-trick =
    Nosi štih: { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    } više.
why-strocanje = Štih je već tvoj, zato štrocaj: { $card }.
why-gives-karik = Odigrani potez poklanja karik: { $card }.
why-keeps-trump = Čuva adut za kasnije: { $card }.
why-saves-points = Odigrani potez poklanja poene: { $card }.
why-signal = Odlučuje ono što partner sazna.

## Kako stoji igra

trump = Adut: { $card }
trump-label = Adut
stock = Špil: { $cards }
last-trick = Poslednji štih: { $cards }
last-trick-label = Poslednji štih

## Što se otvara iznad stola

form-briskula = Hs baca, ~Ak motira

## Igrači, po jedan red

page-player-briskula-serious = Zna sve karte, uzima svaku pobedu koje ima i ne mari za poene preko toga (Blaić 2024).
page-player-briskula-serious-points = Zna sve karte i igra na što više poena.
page-player-briskula-rules = Običan čovek za stolom: jeftina karta, ili štih ako se isplati.

## Zadaci

theme-keep-trump = čuvaj adut
theme-spend-trump = potroši adut
theme-lose-for-trump = izgubi namerno da vučeš adut
theme-duck = pusti štih
theme-bring-home = spasi karik
theme-give-karik = žrtvuj karik
theme-last-tricks = poslednji štihovi

## Prva partija, korak po korak

lesson-briskula-1 = Briškula: svako baci kartu, a najbolja nosi štih. Imaš tri karte.
lesson-briskula-2 = Od jače ka slabijoj: as 11 poena, trica 10, kralj 4, konj 3, fanat 2; zatim 7, 6, 5, 4, 2 bez poena.
lesson-briskula-3 = Karta pod špilom kaže koja je boja adut: ovde baštoni. Adut pobeđuje svaku kartu druge boje.
lesson-briskula-4 = Ti vodiš. Baci fanta u adutu, njega je teško ubiti.
lesson-briskula-5 = Protivnik je bacio drugu boju, pa je štih tvoj. Ko ga uzme, prvi vuče i opet vodi.
lesson-briskula-6 = Niko ne mora da prati boju: baci šta želiš.
lesson-briskula-7 = Trica, deset poena, a ne ubija tvoju kartu jer je druge boje. Nastavi kartom koja ne vredi ništa.
lesson-briskula-8 = Opet tvoje. Vodi nisko dok ne znaš šta protivnik ima.
lesson-briskula-9 = Jača karta iste boje uzela je štih. Sad je bačen konj. Tvoja trica je iste boje i jača: uzmi ga.
lesson-briskula-10 = Trinaest poena. Sad opet vodiš ti.
lesson-briskula-11 = Najmanji adut uzeo je tvoju kartu: svoje adute čuvaj za štihove koji vrede. Sad vodi as; baci na njega nešto bezvredno.
lesson-briskula-12 = Ukupno ima 120 poena. Više od 60 pobeđuje. Broji adute, aseve i trice koji su prošli.
lesson-briskula-13 = To je sve što ti treba. Poslednja karta špila je adut koji leži otvoren.
