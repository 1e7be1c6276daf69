## Igre

game-tablic = Tablić
game-briskula = Briškula
game-love-letter = Ljubavno pismo
game-connect4 = Četiri u nizu

about-tablic = Karte sa talona nose se zbirovima; za dvoje, troje, ili četvoro u parovima.
about-briskula = Jadransko nadigravanje sa adutom, bez obaveze praćenja boje; za dvoje, troje, ili četvoro u parovima.
about-love-letter = Šesnaest karata, jedna u ruci: zaključivanje, sreća i živci za dvoje do četvoro.
about-connect4 = Pobeđuju četiri u nizu; ništa nije skriveno.

## Nivoi

level-easy = lako
level-normal = srednje
level-hard = teško
level-best = najbolji

## Francuske karte

card-french = { $rank } { $suit }
suit-french-c = tref
suit-french-d = karo
suit-french-h = herc
suit-french-s = pik
rank-french-A = as
rank-french-2 = dvojka
rank-french-3 = trojka
rank-french-4 = četvorka
rank-french-5 = petica
rank-french-6 = šestica
rank-french-7 = sedmica
rank-french-8 = osmica
rank-french-9 = devetka
rank-french-10 = desetka
rank-french-J = žandar
rank-french-Q = dama
rank-french-K = kralj

## Tršćanske karte. Boja stoji sama ili iza jačine.

card-trieste = { $rank } { $suit }
suit-trieste-d = dinari
suit-trieste-s = špade
suit-trieste-b = baštoni
suit-trieste-k = kupe
of-suit-trieste-d = dinara
of-suit-trieste-s = špada
of-suit-trieste-b = baštona
of-suit-trieste-k = kupa
rank-trieste-A = as
rank-trieste-3 = trica
rank-trieste-K = kralj
rank-trieste-H = konj
rank-trieste-F = fanat
rank-trieste-7 = sedmica
rank-trieste-6 = šestica
rank-trieste-5 = petica
rank-trieste-4 = četvorka
rank-trieste-2 = dvica

## Karte Ljubavnog pisma: ime, ime u akuzativu, dejstvo

card-guard = Stražar
card-priest = Sveštenik
card-baron = Baron
card-handmaid = Sobarica
card-prince = Princ
card-king = Kralj
card-countess = Grofica
card-princess = Princeza
acc-guard = Stražara
acc-priest = Sveštenika
acc-baron = Barona
acc-handmaid = Sobaricu
acc-prince = Princa
acc-king = Kralja
acc-countess = Groficu
acc-princess = Princezu
effect-guard = Imenuj igrača i kartu koja nije Stražar: ako je ima, taj igrač ispada.
effect-priest = Pogledaj kartu drugog igrača.
effect-baron = Uporedi kartu sa drugim igračem: niža ispada.
effect-handmaid = Nijedno dejstvo te ne pogađa do tvog sledećeg poteza.
effect-prince = Neki igrač, možda i ti, odbacuje kartu i vuče novu.
effect-king = Zameni kartu sa drugim igračem.
effect-countess = Mora da se odigra ako je u ruci sa Kraljem ili Princem.
effect-princess = Ko je odigra ili odbaci, ispada.

## Brojanje

count-points =
    { $count ->
        [one] { $count } poen
       *[other] { $count } poena
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
count-tablas =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } tabli
    }
count-games =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }

## Ko: na početku rečenice, i kao onaj na koga se igra karta

who-you = Ti
who-opponent = Protivnik
who-partner = Tvoj partner
who-seat = Igrač { $seat }
target-you = tebe
target-self =
    { $person ->
        [you] sebe
       *[other] sebe
    }
target-opponent = protivnika
target-seat = igrača { $seat }

## Odigrani potezi

move-tablic-lay =
    { $person ->
        [you] Spuštaš { $card } na talon.
       *[other] { $who } spušta { $card } na talon.
    }
move-tablic-take =
    { $person ->
        [you] Sa { $card } nosiš { $taken }.
       *[other] { $who } sa { $card } nosi { $taken }.
    }
move-tablic-tabla =
    { $person ->
        [you] Sa { $card } nosiš { $taken }: tabla!
       *[other] { $who } sa { $card } nosi { $taken }: tabla!
    }
move-briskula-throw =
    { $person ->
        [you] Bacaš: { $card }.
       *[other] { $who } baca: { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Motiraš: { $card }.
       *[other] { $who } motira: { $card }.
    }
trick-won =
    { $person ->
        [you] Nosiš ruku
       *[other] { $who } nosi ruku
    } ({ $count ->
        [one] { $count } poen
       *[other] { $count } poena
    }).
move-guard =
    { $person ->
        [you] Igraš Stražara na { $target } i imenuješ { $guess }.
       *[other] { $who } igra Stražara na { $target } i imenuje { $guess }.
    }
move-priest =
    { $person ->
        [you] Igraš Sveštenika na { $target }.
       *[other] { $who } igra Sveštenika na { $target }.
    }
move-baron =
    { $person ->
        [you] Igraš Barona na { $target }.
       *[other] { $who } igra Barona na { $target }.
    }
move-handmaid =
    { $person ->
        [you] Igraš Sobaricu i pod zaštitom si.
       *[other] { $who } igra Sobaricu i pod zaštitom je.
    }
move-prince =
    { $person ->
        [you] Igraš Princa na { $target }.
       *[other] { $who } igra Princa na { $target }.
    }
move-king =
    { $person ->
        [you] Igraš Kralja na { $target }: zamena karata.
       *[other] { $who } igra Kralja na { $target }: zamena karata.
    }
move-countess =
    { $person ->
        [you] Igraš Groficu.
       *[other] { $who } igra Groficu.
    }
move-princess =
    { $person ->
        [you] Igraš Princezu.
       *[other] { $who } igra Princezu.
    }
move-alone =
    { $person ->
        [you] Igraš { $card } bez dejstva.
       *[other] { $who } igra { $card } bez dejstva.
    }
event-out =
    { $person ->
        [you] Ispadaš iz runde.
       *[other] { $who } ispada iz runde.
    }
event-holds =
    { $person ->
        [you] Tvoja karta: { $card }.
       *[other] { $who }, karta u ruci: { $card }.
    }
event-discards =
    { $person ->
        [you] Odbacuješ: { $card }.
       *[other] { $who } odbacuje: { $card }.
    }
move-connect4 =
    { $person ->
        [you] Ubacuješ žeton u kolonu { $column }.
       *[other] { $who } ubacuje žeton u kolonu { $column }.
    }

## Mogući potezi

choice-tablic-lay = Spusti { $card }
choice-tablic-take = Sa { $card } nosi { $taken }
choice-tablic-tabla = Sa { $card } nosi { $taken }: tabla
choice-briskula-throw = Baci: { $card }
choice-briskula-signal = Motiraj: { $card }
choice-love-letter = { $card }
choice-love-letter-on = { $card } na { $target }
choice-love-letter-name = { $card } na { $target }: { $guess }
choice-connect4 = Kolona { $column }

## Mogućnosti pravila i njihove vrednosti

rule-players = Igrači
rule-players-note = Koliko ih igra; četvoro u tabliću i briškuli igraju u parovima, partneri sede naspram.
rule-cards_bonus = Dodatak za najviše karata
rule-cards_bonus-note = Kada strogo najviše karata vredi 3 poena.
rule-tabla_points = Poeni za tablu
rule-tabla_points-note = Koliko vredi čišćenje talona.
rule-ace = As
rule-ace-note = Koliko se računa as.
rule-jack = Žandar
rule-jack-note = Da li žandar nosi grupe sa zbirom 12, ili ceo talon bez table.
rule-cut_card = Presečena karta
rule-cut_card-note = Da li se donja karta špila pokazuje pre igre.
rule-match_points = Poeni za meč
rule-match_points-note = Koliko poena dobija meč od više partija.
rule-variant = Vrsta
rule-variant-note = U svakoj ruci po dve karte (dupla, samo za dvoje), ili po jedna (obična).
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
rule-match_wins = Pobede za meč
rule-match_wins-note = Koliko dobijenih partija dobija meč; nerešene se igraju ponovo.
rule-guards = Stražari
rule-guards-note = Koliko Stražara ima u špilu.
rule-ties = Jednake karte
rule-ties-note = Ko pobeđuje sa jednakim kartama: veći zbir odbačenih, ili svi.
rule-tokens = Runde za meč
rule-tokens-note = Koliko dobijenih rundi dobija meč: obično 7, 5 ili 4 za dvoje, troje ili četvoro.
rule-rows = Redovi
rule-rows-note = Koliko polja ima kolona.
rule-cols = Kolone
rule-cols-note = Koliko kolona ima tabla.
rule-connect = U nizu
rule-connect-note = Koliko žetona u nizu pobeđuje.
rule-code = Verzija
rule-code-note = Po pravilima kako su zamišljena, ili igra programa iz rada: boje se ne računaju, a karta nosi karte ne veće od nje čiji je zbir deljiv njome.
value-on-tie = pri jednakim poenima
value-always = uvek
value-none = nikad
value-1-or-11 = 1 ili 11
value-sweeps = čisti talon
value-on = da
value-off = ne
value-dupla = dupla
value-obicna = obična
value-cut = sečenje
value-knock = tuče se
value-2d = dvica dinara
value-fours = četvorke
value-last-trick = pre poslednje ruke
value-stock-out = kad nestane špila
value-discards = odbačene karte
value-all = svi
value-meant = kako je zamišljeno
value-published = kako je objavljeno
value-standard = kao obično

## Kratka pravila

rules-tablic =
    U svom potezu igraš jednu kartu. Spusti je na talon, ili njome nosi jednu ili više grupa karata sa talona od kojih svaka u zbiru daje njenu vrednost. Niko ne mora da nosi.

    Vrednosti: 2 do 10 koliko piše, J 12, Q 13, K 14; as je 1 ili 11, po želji.

    Na početku su na talonu četiri karte i svako dobija šest; kad se ruke isprazne, deli se još po šest, dok traje špil. Što ostane na talonu, nosi onaj ko je poslednji nosio.

    Poeni: A, 10, J, Q i K su štihovi i vrede po 1; 10♦ (dupla desetka) vredi 2, a 2♣ (mala dvojka) 1. Ko očisti talon, pravi tablu i dobija još 1. Pri jednakim poenima ko ima više karata dobija 3.

    Pobeđuje najviše poena. Od četvoro su partneri oni koji sede naspram.
rules-briskula =
    Karte od najjače, sa poenima: as 11, trica 10, kralj 4, konj 3, fanat 2; zatim 7 6 5 4 2, lišine, koje ne vrede ništa. As i trica su karici. Ukupno ima 120 poena.

    Baca se bilo koja karta; boja ne mora da se prati. Karta ubija dotad najbolju ako je jača u istoj boji, ili ako je adut na karti koja to nije. Ko baci najbolju, nosi ruku (štih), prvi vuče i prvi baca.

    Dupla: četiri karte u ruci, svako naizmence baca po dve. Obična: tri karte u ruci, baca se po jedna. Adut leži ispod špila i vuče se poslednji.

    Pobeđuje više od 60 poena; 60 prema 60 je nerešeno. Baciti karik na ruku koja je već tvoja zove se štrocanje.
rules-love-letter =
    U svom potezu vučeš kartu, igraš jednu od dve i izvršavaš šta na njoj piše. Rundu dobija ko ostane poslednji, ili ko ima najvišu kartu kad nestane špila.

    1 Stražar ×5: imenuj igrača i kartu koja nije Stražar; ako je ima, ispada.
    2 Sveštenik ×2: pogledaj kartu drugog igrača.
    3 Baron ×2: uporedite karte; niža ispada.
    4 Sobarica ×2: nijedno dejstvo te ne pogađa do tvog sledećeg poteza.
    5 Princ ×2: neki igrač, možda i ti, odbacuje kartu i vuče novu.
    6 Kralj: zameni kartu sa drugim igračem.
    7 Grofica: mora da se odigra ako je u ruci sa Kraljem ili Princem.
    8 Princeza: ko je odigra ili odbaci, ispada.

    Jedna karta se sklanja nepogledana, u dvoje još tri leže otvorene. Sa jednakim kartama pobeđuje veći zbir odbačenih.
rules-connect4 =
    Ubaci žeton u kolonu; pada na najniže slobodno polje. Pobeđuju četiri tvoja žetona u nizu, vodoravno, uspravno ili koso. Puna tabla bez niza je nerešena.
