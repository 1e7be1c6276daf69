## Igra

game-love-letter = Ljubavno pismo
about-love-letter = Šesnaest karata, jedna u ruci: zaključivanje, sreća i živci za dvoje do četvoro.

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

## Odigrani potezi

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
        [you] U ruci držiš { $card }.
       *[other] { $who } u ruci drži { $card }.
    }
event-discards =
    { $person ->
        [you] Odbacuješ { $card }.
       *[other] { $who } odbacuje { $card }.
    }

## Mogući potezi

choice-love-letter = { $card }
choice-love-letter-on = { $card } na { $target }
choice-love-letter-name = { $card } na { $target }: { $guess }

## Mogućnosti pravila i njihove vrednosti

rule-guards = Stražari
rule-guards-note = Koliko Stražara ima u špilu.
rule-ties = Jednake karte
rule-ties-note = Ko pobeđuje sa jednakim kartama: veći zbir odbačenih, ili svi.
rule-tokens = Runde za meč
rule-tokens-note = Koliko dobijenih rundi dobija meč: obično 7, 5 ili 4 za dvoje, troje ili četvoro.
value-discards = odbačene karte

## Kratka pravila

rules-love-letter =
    U svom potezu vučeš kartu, igraš jednu od dve i izvršavaš šta na njoj piše. Rundu dobija ko ostane poslednji, ili ko ima najvišu kartu kad nestane špila.

    1 Stražar ×{ $guards }: imenuj igrača i kartu koja nije Stražar; ako je ima, ispada.
    2 Sveštenik ×2: pogledaj kartu drugog igrača.
    3 Baron ×2: uporedite karte; niža ispada.
    4 Sobarica ×2: nijedno dejstvo te ne pogađa do tvog sledećeg poteza.
    5 Princ ×2: neki igrač, možda i ti, odbacuje kartu i vuče novu.
    6 Kralj: zameni kartu sa drugim igračem.
    7 Grofica: mora da se odigra ako je u ruci sa Kraljem ili Princem.
    8 Princeza: ko je odigra ili odbaci, ispada.

    Jedna karta se sklanja nepogledana.{ $players ->
        [2] { " " }Još tri leže otvorene.
       *[other] { "" }
    } { $ties ->
        [all] Sa jednakim kartama pobeđuju svi koji ih imaju.
       *[other] Sa jednakim kartama pobeđuje veći zbir odbačenih.
    } { $tokens ->
        [standard] { $players ->
        [2] Rundi za meč: 7.
        [3] Rundi za meč: 5.
       *[other] Rundi za meč: 4.
    }
       *[other] Rundi za meč: { $tokens }.
    }

## Zašto je potez bolji od odigranog

why-princess = Ko odigra Princezu, ispada.
why-likelier-guess = Verovatnija je karta { $card }: ta pretpostavka pogađa u { $percent } % slučajeva.
why-knocks-out = Češće izbacuje protivnika, za { $percent } %.
why-safer = Češće ostaješ u rundi, za { $percent } %.
why-keeps-high = Čuva višu kartu za kraj: { $card }.
why-learns = Otkriva tuđu kartu, a to pomaže kasnije.

## Kako stoji igra

face-up = Otvorene: { $cards }
out = van runde
protected = pod zaštitom

## Što se otvara iznad stola

form-love-letter = guard>1:prince, priest>1, countess

## Igrači, po jedan red

page-player-love-letter-probabilistic = Igra nasumice, ali pogađa prema verovatnoći (Malarčik).
page-player-love-letter-flat = Svaki izbor odigra jednako često do kraja.
page-player-love-letter-final-card = Hoće da na kraju drži jaku kartu, ma ko pobedio (Malarčikov model).
page-player-love-letter-greedy-2015 = Igra kartu s većim kriterijumom, nacrt iz 2015. (Malarčik).
page-player-love-letter-greedy-2015-bluff = Isto, a sopstvene karte broji među neviđene (Malarčik).
page-player-love-letter-greedy-2016 = Igra kartu s većim kriterijumom, kasniji nacrt (Malarčik).
page-player-love-letter-greedy-2016-bluff = Isto, a sopstvene karte broji među neviđene.

## Zadaci

theme-name-card = pogodi kartu
theme-duel = dobij poređenje
theme-force-discard = nateraj protivnika da odbaci
theme-draw-anew = odbaci svoju ruku
theme-swap = zameni ruke
theme-shelter = skloni se
theme-let-go-high = pusti visoku kartu
theme-last-turn = poslednji potez

## Prva partija, korak po korak

lesson-love-letter-1 = Ljubavno pismo: imaš jednu kartu, povučeš drugu i jednu od njih odigraš. Dešava se ono što na njoj piše.
lesson-love-letter-2 = Ostani poslednji u rundi ili imaj najjaču kartu kad se špil potroši. Broj na karti je njena snaga.
lesson-love-letter-3 = U sredini vidiš šta još nije viđeno: pet Stražara, jedna Princeza i tako dalje. Tri karte leže otvorene od početka.
lesson-love-letter-4 = Stražar imenuje kartu: ako je protivnik ima, ispada. Imenuj Barona.
lesson-love-letter-5 = Promašaj. I protivnik je Stražarem imenovao kartu i promašio.
lesson-love-letter-6 = Došao ti je Princ. On tera igrača da odbaci ruku i povuče novu kartu. Odigraj ga na protivnika.
lesson-love-letter-7 = Sad znaš za još jednu kartu koje više nema. Protivnik ti je Sveštenikom pogledao ruku.
lesson-love-letter-8 = Opet dve karte. Pokušaj Stražarem ponovo: Baroni još nisu viđeni.
lesson-love-letter-9 = Protivnik je odigrao Groficu. Ona mora da se odigra uz Kralja ili Princa, i često je baš zato.
lesson-love-letter-10 = Odigraj Sobaricu: do tvog sledećeg poteza ništa te ne pogađa.
lesson-love-letter-11 = Princeza je najjača karta, a ko je odigra ili odbaci, ispada. Runda je tvoja.
lesson-love-letter-12 = Meč traje dok neko ne dobije dovoljno rundi. To je sve što ti treba.
