## Gra

game-briskula = Briškula
about-briskula = Adriatyckie lewy z adutem i bez obowiązku koloru; dla dwóch, trzech lub czterech osób w parach.

## Wykonane ruchy

move-briskula-throw =
    { $person ->
        [you] Rzucasz: { $card }.
       *[other] { $who } rzuca: { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Dajesz znak: { $card } ({ $gesture }).
       *[other] { $who } daje znak: { $card } ({ $gesture }).
    }
trick-won =
    { $person ->
        [you] Bierzesz lewę
       *[other] { $who } bierze lewę
    } ({ $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }).

## Możliwe ruchy

choice-briskula-throw = Rzuć: { $card }
choice-briskula-signal = Daj znak: { $card } ({ $gesture })
gesture-A = ściągnięte usta
gesture-3 = mrugnięcie
gesture-K = uniesione brwi
gesture-H = ruch ramieniem
gesture-F = czubek języka

## Opcje zasad i ich wartości

rule-variant = Odmiana
rule-variant-note = Po dwie karty do lewy (dupla, tylko dwie osoby) albo po jednej (obična).
rule-deal = Rozdanie
rule-deal-note = Częściami po przełożeniu albo wszystko naraz po stuknięciu, z adutem na końcu.
rule-left_out = Odłożone
rule-left_out-note = Co odkładają trzy osoby: dwójkę dinari albo czwórki.
rule-open_hands = Odkryte ręce
rule-open_hands-note = Kiedy partnerzy pokazują sobie karty.
rule-signals = Znaki
rule-signals-note = Cztery osoby mogą dawać partnerowi znaki o punktowanych adutach (motiranje).
rule-signal_seen = Dostrzeżony znak
rule-signal_seen-note = Prawdopodobieństwo, że przeciwnik zobaczy znak.
value-dupla = dupla
value-obicna = obična
value-cut = przełożenie
value-knock = stuknięcie
value-2d = dwójka dinari
value-fours = czwórki
value-last-trick = przed ostatnią lewą
value-stock-out = po wyczerpaniu talii

## Krótkie zasady

rules-briskula =
    Karty od najmocniejszej, z punktami: as 11, trica 10, król 4, konj 3, fanat 2; potem 7 6 5 4 2, lišine, które nic nie liczą. As i trica to kariki. Razem jest 120 punktów.{ $players ->
        [3] { " " }{ $left_out ->
        [fours] Bez czterech czwórek.
       *[other] Bez dwójki dinarów.
    }
       *[other] { "" }
    }

    Rzuca się dowolną kartę; nie trzeba dokładać do koloru. Karta bije dotąd najlepszą, jeśli jest mocniejsza w tym samym kolorze albo jest adutem (atutem) na karcie, która nim nie jest. Kto rzucił najlepszą, bierze lewę (štih), pierwszy dobiera i pierwszy rzuca.

    { $variant ->
        [obicna] Obična: trzy karty na ręce, rzuca się po jednej.
       *[other] Dupla: cztery karty na ręce, każdy rzuca na przemian po dwie.
    } Adut leży pod talią i dobiera się go ostatniego. { $deal ->
        [knock] Każdą rękę rozdaje się naraz, po stuknięciu.
       *[other] Rozdaje się partiami, po przełożeniu talii.
    }

    { $players ->
        [3] Wygrywa najwięcej punktów; równe to remis.
        [4] Wygrywa więcej niż 60 punktów; 60 do 60 to remis. Partnerami są siedzący naprzeciw i liczą punkty razem.
       *[other] Wygrywa więcej niż 60 punktów; 60 do 60 to remis.
    } Rzucić karik na lewę, która już jest twoja, to štrocanje.

    { $signals ->
        [on] Przed rzutem możesz dać partnerowi znak o aducie z punktami; każdy przeciwnik widzi go z prawdopodobieństwem { $signal_seen }.{ " " }
       *[other] { "" }
    }{ $open_hands ->
        [last-trick] Partnerzy pokazują sobie ręce przed ostatnią lewą.{ " " }
        [stock-out] Partnerzy pokazują sobie ręce, gdy skończy się talia.{ " " }
       *[other] { "" }
    }Gry potrzebne do wygrania meczu: { $match_wins }.

## Dlaczego ruch jest lepszy od zagranego

why-wins-trick =
    Bierze lewę: o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej.
why-strocanje = Lewa jest już twoja, dorzuć do niej (štrocanje): { $card }.
why-gives-karik = Zagrany ruch oddaje karik: { $card }.
why-keeps-trump = Zachowuje atut na później: { $card }.
why-saves-points = Zagrany ruch oddaje punkty: { $card }.
why-signal = Rozstrzyga to, czego dowiaduje się partner.

## Jak stoi gra

trump = Adut: { $card }
trump-label = Adut
stock = Talia: { $cards }
last-trick = Ostatnia lewa: { $cards }
last-trick-label = Ostatnia lewa

## Co otwiera się nad stołem

form-briskula = Hs rzuca, ~Ak daje znak

## Gracze, po jednym zdaniu

page-player-briskula-serious = Zna wszystkie karty, bierze każdą możliwą wygraną i nie dba o punkty ponad nią (Blaić 2024).
page-player-briskula-serious-points = Zna wszystkie karty i gra o jak najwięcej punktów.
page-player-briskula-rules = Zwykły człowiek przy stole: tania karta albo lewa, jeśli się opłaca.

## Zadania

theme-keep-trump = zachowaj atut
theme-spend-trump = wydaj atut
theme-lose-for-trump = przegraj celowo, by dobrać atut
theme-duck = odpuść lewę
theme-bring-home = uratuj karika
theme-give-karik = poświęć karika
theme-last-tricks = ostatnie lewy

## Pierwsza partia, krok po kroku

lesson-briskula-1 = Briškula: każdy rzuca kartę, najlepsza bierze lewę. Masz trzy karty.
lesson-briskula-2 = Od mocnych do słabych: as 11 punktów, trica 10, król 4, konj 3, fanat 2; potem 7, 6, 5, 4, 2 bez punktów.
lesson-briskula-3 = Karta pod talią mówi, który kolor jest atutem: tutaj baštoni. Atut bije każdą kartę innego koloru.
lesson-briskula-4 = Wychodzisz. Zagraj atutowego fanata, trudno go przebić.
lesson-briskula-5 = Przeciwnik rzucił inny kolor, więc lewa jest twoja. Kto ją bierze, pierwszy dobiera i znów wychodzi.
lesson-briskula-6 = Nikt nie musi dokładać do koloru: rzuć, co chcesz.
lesson-briskula-7 = Trica, dziesięć punktów, a nie bije twojej karty, bo jest innego koloru. Graj dalej kartą bez wartości.
lesson-briskula-8 = Znów twoje. Wychodź nisko, póki nie wiesz, co ma przeciwnik.
lesson-briskula-9 = Tę wzięła mocniejsza karta tego samego koloru. Teraz na stole leży konj. Twoja trica jest tego samego koloru i mocniejsza: weź go.
lesson-briskula-10 = Trzynaście punktów. Znów ty wychodzisz.
lesson-briskula-11 = Najmniejszy atut wziął twoją kartę: swoje atuty trzymaj na lewy, które są tego warte. Teraz wychodzi as; rzuć na niego coś bez wartości.
lesson-briskula-12 = Jest 120 punktów. Więcej niż 60 wygrywa. Licz atuty, asy i trice, które już przeszły.
lesson-briskula-13 = To wszystko, czego potrzebujesz. Ostatnią kartą talii jest odkryty atut.
