## Igra

game-tablic = Tablić
about-tablic = Karte s talona nose se zbrojevima; za dvoje, troje ili četvero u parovima.

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

## Mogući potezi

choice-tablic-lay = Stavi { $card }
choice-tablic-take = S kartom { $card } nosi { $taken }
choice-tablic-tabla = S kartom { $card } nosi { $taken }: tabla

## Mogućnosti pravila i njihove vrijednosti

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
rule-code = Inačica
rule-code-note = Po pravilima kako su zamišljena, ili igra programa iz rada: boje se ne broje, a karta nosi karte ne veće od nje čiji je zbroj djeljiv njome.
rule-open = Otvorene karte
rule-open-note = Što svi vide: ništa više, sve ruke, ili i redoslijed špila.
rule-lay = Položena karta
rule-lay-note = Što u objavljenom programu donosi položena karta: štih i kartu, ništa, samo štih, ili to i tablu na praznom talonu.
value-on-tie = pri jednakim bodovima
value-always = uvijek
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
    U svom potezu igraš jednu kartu. Stavi je na talon, ili njome nosi jednu ili više skupina karata s talona od kojih svaka u zbroju daje njezinu vrijednost. Nitko ne mora nositi.{ $code ->
        [published] { " " }Ovo je igra programa iz rada: boje se ne računaju, a karta nosi karte, nijednu veću od sebe, čiji je zbroj djeljiv njome.
       *[other] { "" }
    }

    Vrijednosti: 2 do 10 koliko piše, { $jack ->
        [sweeps] J na talonu 12, a odigrani J nosi cijeli talon, što nije tabla
       *[other] J 12
    }, Q 13, K 14; { $ace ->
        [1] as je 1
       *[other] as je 1 ili 11, po želji
    }.

    Na početku su na talonu četiri karte i svatko dobiva šest; kad se ruke isprazne, dijeli se još po šest, dok traje špil. Što ostane na talonu, nosi onaj tko je zadnji nosio.{ $cut_card ->
        [on] { " " }Donja karta špila pokazuje se prije igre.
       *[other] { "" }
    }{ $open ->
        [hands] { " " }Sve ruke leže otvorene.
        [deck] { " " }Sve ruke leže otvorene, a i redoslijed špila.
       *[other] { "" }
    }

    Bodovi: A, 10, J, Q i K su štihovi i vrijede po 1; 10♦ (dupla desetka) vrijedi 2, a 2♣ (mala dvojka) 1. { $tabla_points ->
        [0] Očišćen talon ne donosi ništa više.
       *[other] Tko očisti talon, radi tablu i dobiva još 1.
    } { $cards_bonus ->
        [always] Tko ima najviše karata dobiva 3.
        [none] Broj karata se ne računa.
       *[other] Pri jednakim bodovima tko ima više karata dobiva 3.
    }

    Pobjeđuje najviše bodova.{ $players ->
        [4] { " " }Partneri su oni koji sjede nasuprot.
       *[other] { "" }
    } Za meč je potrebno bodova: { $match_points }.

## Zašto je potez bolji od odigranoga

why-tabla = Čisti talon: tabla.
why-takes-more =
    Odmah nosi { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } više.
why-lays-points = Odigrani potez stavlja na talon kartu koja se broji: { $card }.
why-more-cards =
    Nosi { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karte
       *[other] { $cards } karata
    } više, a broj karata može odlučiti.
why-last-take = Tko zadnji nosi, dobiva i ono što ostane na talonu.

## Kako stoji igra

undealt = Nepodijeljeno: { $cards }
cut-card = Donja karta: { $card }
open-stock = Špil, sljedeća karta prva: { $cards }
last-capture = Zadnji nosi: { $who }

## Što se otvara iznad stola

form-tablic = 8h stavlja, 8h x 2d 6c nosi

## Igrači, po jedan redak

page-player-tablic-greedy = Uzima najviše bodova, inače baca ono što najmanje otvara (Milenković 2017.).
page-player-tablic-backtrack6 = Vidi tvoju ruku i isproba cijelo dijeljenje (Milenković 2017.).
page-player-tablic-backtrack-deck = Zna redoslijed cijelog špila (Milenković 2017.).
page-player-tablic-serious = Zna sve karte i rješava ostatak špila: od drugog ili trećeg dijeljenja dobiva sve što se može dobiti. Prije toga gleda dva-tri dijeljenja unaprijed, sekundu-dvije po potezu.
page-player-tablic-serious-points = Zna sve karte, gleda jednako daleko i igra na što više bodova.
page-player-tablic-genetic = Važe svoj potez prema tvojem najboljem odgovoru, uzgojenim težinama; vidi tvoju ruku (Milenković 2017.).

## Tipke

page-key-tablic-digit = odaberi kartu, zatim skupine
page-key-tablic-most = uzmi najviše

## Zadaci

theme-clear-table = očisti talon
theme-pass-capture = ostavi što se može nositi
theme-safe-lay = sigurna karta za talon
theme-take-less = nosi manje nego što možeš
theme-last-capture = zadnje nošenje

## Prva partija, korak po korak

lesson-tablic-1 = Tablić: u svakom potezu igraš jednu kartu i njome uzimaš karte sa stola. Četiri leže otvorene u sredini, tvoje su dolje.
lesson-tablic-2 = Koliko karte vrijede: 2 do 10 svoj broj, dečko 12, dama 13, kralj 14, as 1 ili 11, kako želiš.
lesson-tablic-3 = Karta uzima skupine karata sa stola čiji je zbroj njezina vrijednost. Dečko je 12: tri i devet su 12, osam i četiri također. Uzmi sve četiri.
lesson-tablic-4 = Stol je prazan: to je tabla i donosi bod više. Karte idu na tvoju hrpu.
lesson-tablic-5 = Na prazan stol karta se može samo baciti. Protivnik je bacio asa, a nijedna tvoja karta ga sama ne uzima. Baci kartu.
lesson-tablic-6 = Karte iste vrijednosti uzimaju jedna drugu: as je uzeo asa. Baci malu kartu koja ne donosi ništa.
lesson-tablic-7 = Ode tvoj dečko: karta koja se broji lako se izgubi kad je baciš. Baci još jednu malu kartu.
lesson-tablic-8 = Četiri i devet su 13, a dama je 13. Uzmi ih.
lesson-tablic-9 = Što se broji: svaki as, desetka, dečko, dama i kralj jedan bod, desetka karo dva, dvojka tref jedan.
lesson-tablic-10 = Najviše karata donosi još tri boda. I mali ulov se isplati.
lesson-tablic-11 = Zadnja karta ovdje ne uzima ništa, pa se baca.
lesson-tablic-12 = Kad su sve ruke prazne, dijeli se novih šest karata, dok ima špila. Što na kraju ostane na stolu, ide onome tko je zadnji uzeo.
lesson-tablic-13 = To je sve što trebaš. Tko ima najviše bodova, pobjeđuje.
