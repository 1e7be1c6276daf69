## Igra

game-tablic = Tablić
about-tablic = Karte sa talona nose se zbirovima; za dvoje, troje, ili četvoro u parovima.

## Brojanje

count-tablas =
    { $count ->
        [one] { $count } tabla
        [few] { $count } table
       *[other] { $count } tabli
    }

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

## Mogući potezi

choice-tablic-lay = Spusti { $card }
choice-tablic-take = Sa { $card } nosi { $taken }
choice-tablic-tabla = Sa { $card } nosi { $taken }: tabla

## Mogućnosti pravila i njihove vrednosti

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
rule-code = Verzija
rule-code-note = Po pravilima kako su zamišljena, ili igra programa iz rada: boje se ne računaju, a karta nosi karte ne veće od nje čiji je zbir deljiv njome.
rule-open = Otvorene karte
rule-open-note = Šta svi vide: ništa više, sve ruke, ili i redosled špila.
rule-lay = Položena karta
rule-lay-note = Šta u objavljenom programu donosi položena karta: štih i kartu, ništa, samo štih, ili to i tablu na praznom talonu.
value-on-tie = pri jednakim poenima
value-always = uvek
value-1-or-11 = 1 ili 11
value-sweeps = čisti talon
value-meant = kako je zamišljeno
value-published = kako je objavljeno
value-hands = sve ruke
value-deck = sve ruke i špil
value-scored = štih i karta
value-nothing = ništa
value-honour = štih
value-literal = doslovno

## Kratka pravila

rules-tablic =
    U svom potezu igraš jednu kartu. Spusti je na talon, ili njome nosi jednu ili više grupa karata sa talona od kojih svaka u zbiru daje njenu vrednost. Niko ne mora da nosi.{ $code ->
        [published] { " " }Ovo je igra programa iz rada: boje se ne računaju, a karta nosi karte, nijednu veću od sebe, čiji je zbir deljiv njom.
       *[other] { "" }
    }

    Vrednosti: 2 do 10 koliko piše, { $jack ->
        [sweeps] J na talonu 12, a odigran J nosi ceo talon, što nije tabla
       *[other] J 12
    }, Q 13, K 14; { $ace ->
        [1] as je 1
       *[other] as je 1 ili 11, po želji
    }.

    Na početku su na talonu četiri karte i svako dobija šest; kad se ruke isprazne, deli se još po šest, dok traje špil. Što ostane na talonu, nosi onaj ko je poslednji nosio.{ $cut_card ->
        [on] { " " }Donja karta špila pokazuje se pre igre.
       *[other] { "" }
    }{ $open ->
        [hands] { " " }Sve ruke leže otvorene.
        [deck] { " " }Sve ruke leže otvorene, a i redosled špila.
       *[other] { "" }
    }

    Poeni: A, 10, J, Q i K su štihovi i vrede po 1; 10♦ (dupla desetka) vredi 2, a 2♣ (mala dvojka) 1. { $tabla_points ->
        [0] Očišćen talon ne donosi ništa više.
       *[other] Ko očisti talon, pravi tablu i dobija još 1.
    } { $cards_bonus ->
        [always] Ko ima najviše karata dobija 3.
        [none] Broj karata se ne računa.
       *[other] Pri jednakim poenima ko ima više karata dobija 3.
    }

    Pobeđuje najviše poena.{ $players ->
        [4] { " " }Partneri su oni koji sede naspram.
       *[other] { "" }
    } Za meč je potrebno poena: { $match_points }.

## Zašto je potez bolji od odigranog

why-tabla = Čisti talon: tabla.
why-takes-more =
    Odmah nosi { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    } više.
why-lays-points = Odigrani potez spušta na talon kartu koja se računa: { $card }.
why-more-cards =
    Nosi { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karte
       *[other] { $cards } karata
    } više, a broj karata može da odluči.
why-last-take = Ko poslednji nosi, dobija i ono što ostane na talonu.

## Kako stoji igra

undealt = Nepodeljeno: { $cards }
cut-card = Donja karta: { $card }
open-stock = Špil, sledeća karta prva: { $cards }
last-capture = Poslednji nosi: { $who }

## Što se otvara iznad stola

form-tablic = 8h spušta, 8h x 2d 6c nosi

## Igrači, po jedan red

page-player-tablic-greedy = Nosi najviše poena, inače baca ono što najmanje otvara (Milenković 2017).
page-player-tablic-backtrack6 = Vidi tvoju ruku i isproba celo deljenje (Milenković 2017).
page-player-tablic-backtrack-deck = Zna redosled celog špila (Milenković 2017).
page-player-tablic-serious = Zna sve karte i rešava ostatak špila: od drugog ili trećeg deljenja dobija sve što se može dobiti. Pre toga gleda dva-tri deljenja unapred, sekundu-dve po potezu.
page-player-tablic-serious-points = Zna sve karte, gleda jednako daleko i igra na što više poena.
page-player-tablic-genetic = Meri svoj potez prema tvom najboljem odgovoru, odgajenim težinama; vidi tvoju ruku (Milenković 2017).

## Tasteri

page-key-tablic-digit = izaberi kartu, zatim grupe
page-key-tablic-most = nosi najviše

## Zadaci

theme-clear-table = očisti talon
theme-pass-capture = ostavi ono što se može nositi
theme-safe-lay = sigurna karta za talon
theme-take-less = nosi manje nego što možeš
theme-last-capture = poslednje nošenje

## Prva partija, korak po korak

lesson-tablic-1 = Tablić: u svakom potezu igraš jednu kartu i njome nosiš karte sa stola. Četiri leže otvorene u sredini, tvoje su dole.
lesson-tablic-2 = Koliko karte vrede: 2 do 10 svoj broj, žandar 12, dama 13, kralj 14, as 1 ili 11, kako želiš.
lesson-tablic-3 = Karta nosi grupe karata sa stola čiji je zbir njena vrednost. Žandar je 12: tri i devet su 12, osam i četiri takođe. Nosi sve četiri.
lesson-tablic-4 = Sto je prazan: to je tabla i donosi poen više. Karte idu na tvoju gomilu.
lesson-tablic-5 = Na prazan sto karta može samo da se baci. Protivnik je bacio asa, a nijedna tvoja karta ga sama ne nosi. Baci kartu.
lesson-tablic-6 = Karte iste vrednosti nose jedna drugu: as je odneo asa. Baci malu kartu koja ne donosi ništa.
lesson-tablic-7 = Ode tvoj žandar: karta koja se broji lako se izgubi kad je baciš. Baci još jednu malu kartu.
lesson-tablic-8 = Četiri i devet su 13, a dama je 13. Nosi ih.
lesson-tablic-9 = Šta se broji: svaki as, desetka, žandar, dama i kralj jedan poen, desetka karo dva, dvojka tref jedan.
lesson-tablic-10 = Najviše karata donosi još tri poena. I mali ulov se isplati.
lesson-tablic-11 = Poslednja karta ovde ne nosi ništa, pa se baca.
lesson-tablic-12 = Kad su sve ruke prazne, deli se novih šest karata, dok ima špila. Što na kraju ostane na stolu, ide onome ko je poslednji nosio.
lesson-tablic-13 = To je sve što ti treba. Ko ima najviše poena, pobeđuje.
