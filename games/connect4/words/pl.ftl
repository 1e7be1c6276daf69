## Gra

game-connect4 = Cztery w rzędzie
about-connect4 = Wygrywają cztery w rzędzie; nic nie jest ukryte.

## Wykonane ruchy

move-connect4 =
    { $person ->
        [you] Wrzucasz żeton do kolumny { $column }.
       *[other] { $who } wrzuca żeton do kolumny { $column }.
    }

## Możliwe ruchy

choice-connect4 = Kolumna { $column }

## Opcje zasad i ich wartości

rule-rows = Wiersze
rule-rows-note = Ile pól ma kolumna.
rule-cols = Kolumny
rule-cols-note = Ile kolumn ma plansza.
rule-connect = W rzędzie
rule-connect-note = Ile żetonów w rzędzie wygrywa.

## Krótkie zasady

rules-connect4 =
    Wrzuć żeton do jednej z kolumn (jest ich { $cols }); spada na najniższe wolne z pól (jest ich { $rows }). Wygrywa rząd { $connect } twoich żetonów, poziomo, pionowo lub ukośnie. Pełna plansza bez rzędu to remis.

## Dlaczego ruch jest lepszy od zagranego

why-wins-now = Wygrywa od razu.
why-blocks = Blokuje kolumnę { $column }, w której przeciwnik zaraz wygra.
why-allows-win = Zagrany ruch pozwala przeciwnikowi wygrać w kolumnie { $column }.
why-forced-win =
    Wymusza wygraną w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
why-holds-draw = Utrzymuje remis; zagrany ruch przegrywa na pewno.
why-wins-sooner =
    Wygrywa szybciej, w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
why-lasts-longer = Oba przegrywają, ale ten trwa dłużej.
why-threatens = Grozi wygraną w następnym ruchu.

## Analiza partii

review-truth-note-connect4 = Wartość przy doskonałej grze, dla gracza wykonującego ruch: powyżej 0 wygrywa, im wyżej, tym szybciej; poniżej 0 przegrywa.

## Jak stoi gra

stones =
    { $count ->
        [one] { $count } żeton na planszy
        [few] { $count } żetony na planszy
        [many] { $count } żetonów na planszy
       *[other] { $count } żetonu na planszy
    }

## Co otwiera się nad stołem

form-connect4 = 4, numer kolumny

## Gracze, po jednym zdaniu

page-player-connect4-minimax = Patrzy kilka ruchów naprzód, i to na wszystko.
page-player-connect4-alphabeta = Patrzy naprzód i pomija to, co nie może mieć znaczenia.
page-player-connect4-solver = Gra dokładnie, gdy tylko widzi koniec.

## Zadania

theme-win-now = wygraj od razu
theme-block = zablokuj
theme-far-sighted = patrz daleko

## Pierwsza partia, krok po kroku

lesson-connect4-1 = Cztery w rzędzie: wrzucaj żetony do kolumn. Cztery własne w rzędzie wygrywają.
lesson-connect4-2 = Poziomo, pionowo albo na ukos: wszystko się liczy. Żeton spada na najniższe wolne pole.
lesson-connect4-3 = Środkowa kolumna należy do największej liczby czwórek. Zacznij tam.
lesson-connect4-4 = Żeton przeciwnika leży na twoim. To, co pod spodem, decyduje, gdzie może trafić następny.
lesson-connect4-5 = Połóż drugi żeton obok pierwszego.
lesson-connect4-6 = Dwa obok siebie, a oba końce są wolne.
lesson-connect4-7 = Trzeci: teraz grozisz wygraną z lewej i z prawej naraz.
lesson-connect4-8 = Przeciwnik może zamknąć tylko jedną stronę. To podwójna groźba, ona rozstrzyga większość partii.
lesson-connect4-9 = Wrzuć czwarty żeton po otwartej stronie.
lesson-connect4-10 = Cztery w rzędzie. Przed każdym ruchem sprawdź najpierw, czy możesz od razu wygrać, a potem, czy może przeciwnik.
lesson-connect4-11 = Kto zacznie na środku i gra bezbłędnie, wygrywa. To wszystko, czego potrzebujesz.
