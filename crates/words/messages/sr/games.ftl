## Нивои

level-easy = лако
level-normal = средње
level-hard = тешко
level-best = најбољи
level-serious = озбиљан

## Француске карте

card-french = { $rank } { $suit }
suit-french-c = треф
suit-french-d = каро
suit-french-h = херц
suit-french-s = пик
rank-french-A = ас
rank-french-2 = двојка
rank-french-3 = тројка
rank-french-4 = четворка
rank-french-5 = петица
rank-french-6 = шестица
rank-french-7 = седмица
rank-french-8 = осмица
rank-french-9 = деветка
rank-french-10 = десетка
rank-french-J = жандар
rank-french-Q = дама
rank-french-K = краљ

## Тршћанске карте. Боја стоји сама или иза јачине.

card-trieste = { $rank } { $suit }
suit-trieste-d = динари
suit-trieste-s = шпаде
suit-trieste-b = баштони
suit-trieste-k = купе
of-suit-trieste-d = динара
of-suit-trieste-s = шпада
of-suit-trieste-b = баштона
of-suit-trieste-k = купа
rank-trieste-A = ас
rank-trieste-3 = трица
rank-trieste-K = краљ
rank-trieste-H = коњ
rank-trieste-F = фанат
rank-trieste-7 = седмица
rank-trieste-6 = шестица
rank-trieste-5 = петица
rank-trieste-4 = четворка
rank-trieste-2 = двица

## Бројање

count-points =
    { $count ->
        [one] { $count } поен
       *[other] { $count } поена
    }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карте
       *[other] { $count } карата
    }
count-games =
    { $count ->
        [one] { $count } партија
        [few] { $count } партије
       *[other] { $count } партија
    }

## Ко: на почетку реченице, и као онај на кога се игра карта

who-you = Ти
who-opponent = Противник
who-partner = Твој партнер
who-seat = Играч { $seat }
target-you = тебе
target-self =
    { $person ->
        [you] себе
       *[other] себе
    }
target-opponent = противника
target-seat = играча { $seat }

## Могућности правила и њихове вредности

rule-players = Играчи
rule-players-note = Колико их игра; четворо у таблићу и бришкули играју у паровима, партнери седе наспрам.
rule-match_points = Поени за меч
rule-match_points-note = Колико поена добија меч од више партија.
rule-match_wins = Победе за меч
rule-match_wins-note = Колико добијених партија добија меч; нерешене се играју поново.
value-none = никад
value-on = да
value-off = не
value-all = сви
value-standard = као обично

## Moves of a game that has no words for them, as they are written

move-plain = { $who }: { $move }
choice-plain = { $move }
