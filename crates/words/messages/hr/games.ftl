## Igre

game-tablic = Tablić
game-briskula = Briškula
game-love-letter = Ljubavno pismo
game-connect4 = Poveži 4

about-tablic = Karte s talona nose se zbrojevima; za dvoje, troje ili četvero u parovima.
about-briskula = Jadransko nadigravanje s adutom, bez obveze praćenja boje; za dvoje, troje ili četvero u parovima.
about-love-letter = Šesnaest karata, jedna u ruci: zaključivanje, sreća i živci za dvoje do četvero.
about-connect4 = Pobjeđuju četiri u nizu; ništa nije skriveno.

## Razine

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
rank-french-J = dečko
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

## Karte Ljubavnog pisma: ime, ime u akuzativu, učinak

card-guard = Stražar
card-priest = Svećenik
card-baron = Barun
card-handmaid = Sobarica
card-prince = Princ
card-king = Kralj
card-countess = Grofica
card-princess = Princeza
acc-guard = Stražara
acc-priest = Svećenika
acc-baron = Baruna
acc-handmaid = Sobaricu
acc-prince = Princa
acc-king = Kralja
acc-countess = Groficu
acc-princess = Princezu
effect-guard = Imenuj igrača i kartu koja nije Stražar: ako je ima, taj igrač ispada.
effect-priest = Pogledaj kartu drugog igrača.
effect-baron = Usporedi kartu s drugim igračem: niža ispada.
effect-handmaid = Nijedan učinak te ne pogađa do tvog idućeg poteza.
effect-prince = Neki igrač, možda i ti, odbacuje kartu i vuče novu.
effect-king = Zamijeni kartu s drugim igračem.
effect-countess = Mora se odigrati ako je u ruci s Kraljem ili Princem.
effect-princess = Tko je odigra ili odbaci, ispada.

## Brojanje

count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } boda
       *[other] { $count } bodova
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

## Tko: na početku rečenice, i kao onaj na koga se igra karta

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
        [you] Stavljaš { $card } na talon.
       *[other] { $who } stavlja { $card } na talon.
    }
move-tablic-take =
    { $person ->
        [you] S kartom { $card } nosiš { $taken }.
       *[other] { $who } s kartom { $card } nosi { $taken }.
    }
move-tablic-tabla =
    { $person ->
        [you] S kartom { $card } nosiš { $taken }: tabla!
       *[other] { $who } s kartom { $card } nosi { $taken }: tabla!
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
        [one] { $count } punat
        [few] { $count } punta
       *[other] { $count } punata
    }).
move-guard =
    { $person ->
        [you] Igraš Stražara na { $target } i imenuješ { $guess }.
       *[other] { $who } igra Stražara na { $target } i imenuje { $guess }.
    }
move-priest =
    { $person ->
        [you] Igraš Svećenika na { $target }.
       *[other] { $who } igra Svećenika na { $target }.
    }
move-baron =
    { $person ->
        [you] Igraš Baruna na { $target }.
       *[other] { $who } igra Baruna na { $target }.
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
        [you] Igraš Kralja na { $target }: zamjena karata.
       *[other] { $who } igra Kralja na { $target }: zamjena karata.
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
        [you] Igraš { $card } bez učinka.
       *[other] { $who } igra { $card } bez učinka.
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
        [you] Ubacuješ žeton u stupac { $column }.
       *[other] { $who } ubacuje žeton u stupac { $column }.
    }

## Mogući potezi

choice-tablic-lay = Stavi { $card }
choice-tablic-take = S kartom { $card } nosi { $taken }
choice-tablic-tabla = S kartom { $card } nosi { $taken }: tabla
choice-briskula-throw = Baci: { $card }
choice-briskula-signal = Motiraj: { $card }
choice-love-letter = { $card }
choice-love-letter-on = { $card } na { $target }
choice-love-letter-name = { $card } na { $target }: { $guess }
choice-connect4 = Stupac { $column }

## Mogućnosti pravila i njihove vrijednosti

rule-players = Igrači
rule-players-note = Koliko ih igra; četvero u tabliću i briškuli igraju u parovima, partneri sjede nasuprot.
rule-cards_bonus = Dodatak za najviše karata
rule-cards_bonus-note = Kada strogo najviše karata vrijedi 3 boda.
rule-tabla_points = Bodovi za tablu
rule-tabla_points-note = Koliko vrijedi čišćenje talona.
rule-ace = As
rule-ace-note = Koliko se broji as.
rule-jack = Dečko
rule-jack-note = Nosi li dečko skupine sa zbrojem 12, ili cijeli talon bez table.
rule-cut_card = Presječena karta
rule-cut_card-note = Pokazuje li se donja karta špila prije igre.
rule-match_points = Bodovi za meč
rule-match_points-note = Koliko bodova dobiva meč od više partija.
rule-variant = Verzija
rule-variant-note = U svakoj ruci po dvije karte (dupla, samo za dvoje), ili po jedna (obična).
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
rule-match_wins = Pobjede za meč
rule-match_wins-note = Koliko dobivenih partija dobiva meč; neriješene se igraju ponovno.
rule-guards = Stražari
rule-guards-note = Koliko Stražara ima u špilu.
rule-ties = Jednake karte
rule-ties-note = Tko pobjeđuje s jednakim kartama: veći zbroj odbačenih, ili svi.
rule-tokens = Runde za meč
rule-tokens-note = Koliko dobivenih rundi dobiva meč: obično 7, 5 ili 4 za dvoje, troje ili četvero.
rule-rows = Redci
rule-rows-note = Koliko polja ima stupac.
rule-cols = Stupci
rule-cols-note = Koliko stupaca ima ploča.
rule-connect = U nizu
rule-connect-note = Koliko žetona u nizu pobjeđuje.
rule-code = Inačica
rule-code-note = Po pravilima kako su zamišljena, ili igra programa iz rada: boje se ne broje, a karta nosi karte ne veće od nje čiji je zbroj djeljiv njome.
value-on-tie = pri jednakim bodovima
value-always = uvijek
value-none = nikad
value-1-or-11 = 1 ili 11
value-sweeps = čisti talon
value-on = da
value-off = ne
value-dupla = dupla
value-obicna = obična
value-cut = predizanje
value-knock = tuče se
value-2d = dvica dinara
value-fours = četvorke
value-last-trick = prije zadnje ruke
value-stock-out = kad nestane špila
value-discards = odbačene karte
value-all = svi
value-meant = kako je zamišljeno
value-published = kako je objavljeno
value-standard = kao obično

## Kratka pravila

rules-tablic =
    U svom potezu igraš jednu kartu. Stavi je na talon, ili njome nosi jednu ili više skupina karata s talona od kojih svaka u zbroju daje njezinu vrijednost. Nitko ne mora nositi.

    Vrijednosti: 2 do 10 koliko piše, J 12, Q 13, K 14; as je 1 ili 11, po želji.

    Na početku su na talonu četiri karte i svatko dobiva šest; kad se ruke isprazne, dijeli se još po šest, dok traje špil. Što ostane na talonu, nosi onaj tko je zadnji nosio.

    Bodovi: A, 10, J, Q i K su štihovi i vrijede po 1; 10♦ (dupla desetka) vrijedi 2, a 2♣ (mala dvojka) 1. Tko očisti talon, radi tablu i dobiva još 1. Pri jednakim bodovima tko ima više karata dobiva 3.

    Pobjeđuje najviše bodova. Od četvero su partneri oni koji sjede nasuprot.
rules-briskula =
    Karte od najjače, s punatima: as 11, trica 10, kralj 4, konj 3, fanat 2; zatim 7 6 5 4 2, lišine, koje ne vrijede ništa. As i trica su karici. Ukupno ima 120 punata.

    Baca se bilo koja karta; zog se ne mora pratiti. Karta ubija dotad najjaču ako je jača iste boje, ili ako je adut na karti koja to nije. Tko baci najjaču, nosi ruku (štih), prvi peška i prvi baca.

    Dupla: četiri karte u ruci, svatko naizmjence baca po dvije. Obična: tri karte u ruci, baca se po jedna. Adut leži ispod špila i vuče se zadnji.

    Pobjeđuje više od 60 punata; 60 prema 60 je neriješeno. Baciti karik na ruku koja je već tvoja zove se štrocanje.
rules-love-letter =
    U svom potezu vučeš kartu, igraš jednu od dvije i izvršavaš što na njoj piše. Rundu dobiva tko ostane zadnji, ili tko ima najvišu kartu kad nestane špila.

    1 Stražar ×5: imenuj igrača i kartu koja nije Stražar; ako je ima, ispada.
    2 Svećenik ×2: pogledaj kartu drugog igrača.
    3 Barun ×2: usporedite karte; niža ispada.
    4 Sobarica ×2: nijedan učinak te ne pogađa do tvog idućeg poteza.
    5 Princ ×2: neki igrač, možda i ti, odbacuje kartu i vuče novu.
    6 Kralj: zamijeni kartu s drugim igračem.
    7 Grofica: mora se odigrati ako je u ruci s Kraljem ili Princem.
    8 Princeza: tko je odigra ili odbaci, ispada.

    Jedna se karta sklanja nepogledana, u dvoje još tri leže otvorene. S jednakim kartama pobjeđuje veći zbroj odbačenih.
rules-connect4 =
    Ubaci žeton u stupac; pada na najniže slobodno polje. Pobjeđuju četiri tvoja žetona u nizu, vodoravno, okomito ili koso. Puna ploča bez niza je neriješena.
