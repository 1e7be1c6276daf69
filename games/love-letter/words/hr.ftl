## Igra

game-love-letter = Ljubavno pismo
about-love-letter = Šesnaest karata, jedna u ruci: zaključivanje, sreća i živci za dvoje do četvero.

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

## Odigrani potezi

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

## Mogućnosti pravila i njihove vrijednosti

rule-guards = Stražari
rule-guards-note = Koliko Stražara ima u špilu.
rule-ties = Jednake karte
rule-ties-note = Tko pobjeđuje s jednakim kartama: veći zbroj odbačenih, ili svi.
rule-tokens = Runde za meč
rule-tokens-note = Koliko dobivenih rundi dobiva meč: obično 7, 5 ili 4 za dvoje, troje ili četvero.
value-discards = odbačene karte

## Kratka pravila

rules-love-letter =
    U svom potezu vučeš kartu, igraš jednu od dvije i izvršavaš što na njoj piše. Rundu dobiva tko ostane zadnji, ili tko ima najvišu kartu kad nestane špila.

    1 Stražar ×{ $guards }: imenuj igrača i kartu koja nije Stražar; ako je ima, ispada.
    2 Svećenik ×2: pogledaj kartu drugog igrača.
    3 Barun ×2: usporedite karte; niža ispada.
    4 Sobarica ×2: nijedan učinak te ne pogađa do tvog idućeg poteza.
    5 Princ ×2: neki igrač, možda i ti, odbacuje kartu i vuče novu.
    6 Kralj: zamijeni kartu s drugim igračem.
    7 Grofica: mora se odigrati ako je u ruci s Kraljem ili Princem.
    8 Princeza: tko je odigra ili odbaci, ispada.

    Jedna se karta sklanja nepogledana.{ $players ->
        [2] { " " }Još tri leže otvorene.
       *[other] { "" }
    } { $ties ->
        [all] S jednakim kartama pobjeđuju svi koji ih imaju.
       *[other] S jednakim kartama pobjeđuje veći zbroj odbačenih.
    } { $tokens ->
        [standard] { $players ->
        [2] Rundi za meč: 7.
        [3] Rundi za meč: 5.
       *[other] Rundi za meč: 4.
    }
       *[other] Rundi za meč: { $tokens }.
    }

## Zašto je potez bolji od odigranoga

why-princess = Tko odigra Princezu, ispada.
why-likelier-guess = Vjerojatnija je karta { $card }: ta slutnja pogađa u { $percent } % slučajeva.
why-knocks-out = Češće izbacuje protivnika, za { $percent } %.
why-safer = Češće ostaješ u rundi, za { $percent } %.
why-keeps-high = Čuva višu kartu za kraj: { $card }.
why-learns = Otkriva tuđu kartu, a to pomaže kasnije.

## Kako stoji igra

face-up = Otvorene: { $cards }
out = izvan runde
protected = pod zaštitom

## Što se otvara iznad stola

form-love-letter = guard>1:prince, priest>1, countess

## Igrači, po jedan redak

page-player-love-letter-probabilistic = Igra nasumce, ali pogađa prema vjerojatnosti (Malarczyk).
page-player-love-letter-flat = Svaki izbor odigra jednako često do kraja.
page-player-love-letter-final-card = Želi na kraju držati jaku kartu, tko god pobijedio (Malarczykov model).
page-player-love-letter-greedy-2015 = Igra kartu s većim kriterijem, nacrt iz 2015. (Malarczyk).
page-player-love-letter-greedy-2015-bluff = Isto, a vlastite karte broji među neviđene (Malarczyk).
page-player-love-letter-greedy-2016 = Igra kartu s većim kriterijem, kasniji nacrt (Malarczyk).
page-player-love-letter-greedy-2016-bluff = Isto, a vlastite karte broji među neviđene.

## Zadaci

theme-name-card = pogodi kartu
theme-duel = dobij usporedbu
theme-force-discard = natjeraj protivnika da odbaci
theme-draw-anew = odbaci svoju ruku
theme-swap = zamijeni ruke
theme-shelter = skloni se
theme-let-go-high = pusti visoku kartu
theme-last-turn = zadnji potez

## Prva partija, korak po korak

lesson-love-letter-1 = Ljubavno pismo: imaš jednu kartu, povučeš drugu i jednu od njih odigraš. Događa se ono što na njoj piše.
lesson-love-letter-2 = Ostani zadnji u rundi ili imaj najjaču kartu kad se špil potroši. Broj na karti njezina je snaga.
lesson-love-letter-3 = U sredini vidiš što još nije viđeno: pet Stražara, jedna Princeza i tako dalje. Tri karte leže otvorene od početka.
lesson-love-letter-4 = Stražar imenuje kartu: ako je protivnik ima, ispada. Imenuj Baruna.
lesson-love-letter-5 = Promašaj. I protivnik je Stražarom imenovao kartu i promašio.
lesson-love-letter-6 = Povukao ti se Princ. On tjera igrača da odbaci ruku i povuče novu kartu. Odigraj ga na protivnika.
lesson-love-letter-7 = Sad znaš za još jednu kartu koje više nema. Protivnik ti je Svećenikom pogledao ruku.
lesson-love-letter-8 = Opet dvije karte. Pokušaj Stražarom ponovno: Baruni još nisu viđeni.
lesson-love-letter-9 = Protivnik je odigrao Groficu. Ona se mora odigrati uz Kralja ili Princa, i često je baš zato.
lesson-love-letter-10 = Odigraj Sobaricu: do tvojeg idućeg poteza ništa te ne pogađa.
lesson-love-letter-11 = Princeza je najjača karta, a tko je odigra ili odbaci, ispada. Runda je tvoja.
lesson-love-letter-12 = Meč traje dok netko ne dobije dovoljno rundi. To je sve što trebaš.
