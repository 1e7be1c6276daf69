## Игре

game-tablic = Таблић
game-briskula = Бришкула
game-love-letter = Љубавно писмо
game-connect4 = Четири у низу

about-tablic = Карте са талона носе се збировима; за двоје, троје, или четворо у паровима.
about-briskula = Јадранско надигравање са адутом, без обавезе праћења боје; за двоје, троје, или четворо у паровима.
about-love-letter = Шеснаест карата, једна у руци: закључивање, срећа и живци за двоје до четворо.
about-connect4 = Побеђују четири у низу; ништа није скривено.

## Нивои

level-easy = лако
level-normal = средње
level-hard = тешко
level-best = најбољи

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

## Карте Љубавног писма: име, име у акузативу, дејство

card-guard = Стражар
card-priest = Свештеник
card-baron = Барон
card-handmaid = Собарица
card-prince = Принц
card-king = Краљ
card-countess = Грофица
card-princess = Принцеза
acc-guard = Стражара
acc-priest = Свештеника
acc-baron = Барона
acc-handmaid = Собарицу
acc-prince = Принца
acc-king = Краља
acc-countess = Грофицу
acc-princess = Принцезу
effect-guard = Именуј играча и карту која није Стражар: ако је има, тај играч испада.
effect-priest = Погледај карту другог играча.
effect-baron = Упореди карту са другим играчем: нижа испада.
effect-handmaid = Ниједно дејство те не погађа до твог следећег потеза.
effect-prince = Неки играч, можда и ти, одбацује карту и вуче нову.
effect-king = Замени карту са другим играчем.
effect-countess = Мора да се одигра ако је у руци са Краљем или Принцем.
effect-princess = Ко је одигра или одбаци, испада.

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
count-tablas =
    { $count ->
        [one] { $count } табла
        [few] { $count } табле
       *[other] { $count } табли
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

## Одиграни потези

move-tablic-lay =
    { $person ->
        [you] Спушташ { $card } на талон.
       *[other] { $who } спушта { $card } на талон.
    }
move-tablic-take =
    { $person ->
        [you] Са { $card } носиш { $taken }.
       *[other] { $who } са { $card } носи { $taken }.
    }
move-tablic-tabla =
    { $person ->
        [you] Са { $card } носиш { $taken }: табла!
       *[other] { $who } са { $card } носи { $taken }: табла!
    }
move-briskula-throw =
    { $person ->
        [you] Бацаш: { $card }.
       *[other] { $who } баца: { $card }.
    }
move-briskula-signal =
    { $person ->
        [you] Мотираш: { $card }.
       *[other] { $who } мотира: { $card }.
    }
trick-won =
    { $person ->
        [you] Носиш руку
       *[other] { $who } носи руку
    } ({ $count ->
        [one] { $count } поен
       *[other] { $count } поена
    }).
move-guard =
    { $person ->
        [you] Играш Стражара на { $target } и именујеш { $guess }.
       *[other] { $who } игра Стражара на { $target } и именује { $guess }.
    }
move-priest =
    { $person ->
        [you] Играш Свештеника на { $target }.
       *[other] { $who } игра Свештеника на { $target }.
    }
move-baron =
    { $person ->
        [you] Играш Барона на { $target }.
       *[other] { $who } игра Барона на { $target }.
    }
move-handmaid =
    { $person ->
        [you] Играш Собарицу и под заштитом си.
       *[other] { $who } игра Собарицу и под заштитом је.
    }
move-prince =
    { $person ->
        [you] Играш Принца на { $target }.
       *[other] { $who } игра Принца на { $target }.
    }
move-king =
    { $person ->
        [you] Играш Краља на { $target }: замена карата.
       *[other] { $who } игра Краља на { $target }: замена карата.
    }
move-countess =
    { $person ->
        [you] Играш Грофицу.
       *[other] { $who } игра Грофицу.
    }
move-princess =
    { $person ->
        [you] Играш Принцезу.
       *[other] { $who } игра Принцезу.
    }
move-alone =
    { $person ->
        [you] Играш { $card } без дејства.
       *[other] { $who } игра { $card } без дејства.
    }
event-out =
    { $person ->
        [you] Испадаш из рунде.
       *[other] { $who } испада из рунде.
    }
event-holds =
    { $person ->
        [you] Твоја карта: { $card }.
       *[other] { $who }, карта у руци: { $card }.
    }
event-discards =
    { $person ->
        [you] Одбацујеш: { $card }.
       *[other] { $who } одбацује: { $card }.
    }
move-connect4 =
    { $person ->
        [you] Убацујеш жетон у колону { $column }.
       *[other] { $who } убацује жетон у колону { $column }.
    }

## Могући потези

choice-tablic-lay = Спусти { $card }
choice-tablic-take = Са { $card } носи { $taken }
choice-tablic-tabla = Са { $card } носи { $taken }: табла
choice-briskula-throw = Баци: { $card }
choice-briskula-signal = Мотирај: { $card }
choice-love-letter = { $card }
choice-love-letter-on = { $card } на { $target }
choice-love-letter-name = { $card } на { $target }: { $guess }
choice-connect4 = Колона { $column }

## Могућности правила и њихове вредности

rule-players = Играчи
rule-players-note = Колико их игра; четворо у таблићу и бришкули играју у паровима, партнери седе наспрам.
rule-cards_bonus = Додатак за највише карата
rule-cards_bonus-note = Када строго највише карата вреди 3 поена.
rule-tabla_points = Поени за таблу
rule-tabla_points-note = Колико вреди чишћење талона.
rule-ace = Ас
rule-ace-note = Колико се рачуна ас.
rule-jack = Жандар
rule-jack-note = Да ли жандар носи групе са збиром 12, или цео талон без табле.
rule-cut_card = Пресечена карта
rule-cut_card-note = Да ли се доња карта шпила показује пре игре.
rule-match_points = Поени за меч
rule-match_points-note = Колико поена добија меч од више партија.
rule-variant = Врста
rule-variant-note = У свакој руци по две карте (дупла, само за двоје), или по једна (обична).
rule-deal = Дељење
rule-deal-note = У деловима после сечења, или све одједном ако се туче, а адут на крају.
rule-left_out = Изостављено
rule-left_out-note = Шта троје изостављају: двицу динара, или четворке.
rule-open_hands = Отворене карте
rule-open_hands-note = Када партнери један другом показују карте.
rule-signals = Мотирање
rule-signals-note = Четворо смеју да партнеру мотирају адуте са поенима.
rule-signal_seen = Виђен знак
rule-signal_seen-note = Вероватноћа да противник види знак.
rule-match_wins = Победе за меч
rule-match_wins-note = Колико добијених партија добија меч; нерешене се играју поново.
rule-guards = Стражари
rule-guards-note = Колико Стражара има у шпилу.
rule-ties = Једнаке карте
rule-ties-note = Ко побеђује са једнаким картама: већи збир одбачених, или сви.
rule-tokens = Рунде за меч
rule-tokens-note = Колико добијених рунди добија меч: обично 7, 5 или 4 за двоје, троје или четворо.
rule-rows = Редови
rule-rows-note = Колико поља има колона.
rule-cols = Колоне
rule-cols-note = Колико колона има табла.
rule-connect = У низу
rule-connect-note = Колико жетона у низу побеђује.
rule-code = Верзија
rule-code-note = По правилима како су замишљена, или игра програма из рада: боје се не рачунају, а карта носи карте не веће од ње чији је збир дељив њоме.
value-on-tie = при једнаким поенима
value-always = увек
value-none = никад
value-1-or-11 = 1 или 11
value-sweeps = чисти талон
value-on = да
value-off = не
value-dupla = дупла
value-obicna = обична
value-cut = сечење
value-knock = туче се
value-2d = двица динара
value-fours = четворке
value-last-trick = пре последње руке
value-stock-out = кад нестане шпила
value-discards = одбачене карте
value-all = сви
value-meant = како је замишљено
value-published = како је објављено
value-standard = као обично

## Кратка правила

rules-tablic =
    У свом потезу играш једну карту. Спусти је на талон, или њоме носи једну или више група карата са талона од којих свака у збиру даје њену вредност. Нико не мора да носи.

    Вредности: 2 до 10 колико пише, J 12, Q 13, K 14; ас је 1 или 11, по жељи.

    На почетку су на талону четири карте и свако добија шест; кад се руке испразне, дели се још по шест, док траје шпил. Што остане на талону, носи онај ко је последњи носио.

    Поени: A, 10, J, Q и K су штихови и вреде по 1; 10♦ (дупла десетка) вреди 2, а 2♣ (мала двојка) 1. Ко очисти талон, прави таблу и добија још 1. При једнаким поенима ко има више карата добија 3.

    Побеђује највише поена. Од четворо су партнери они који седе наспрам.
rules-briskula =
    Карте од најјаче, са поенима: ас 11, трица 10, краљ 4, коњ 3, фанат 2; затим 7 6 5 4 2, лишине, које не вреде ништа. Ас и трица су карици. Укупно има 120 поена.

    Баца се било која карта; боја не мора да се прати. Карта убија дотад најбољу ако је јача у истој боји, или ако је адут на карти која то није. Ко баци најбољу, носи руку (штих), први вуче и први баца.

    Дупла: четири карте у руци, свако наизменце баца по две. Обична: три карте у руци, баца се по једна. Адут лежи испод шпила и вуче се последњи.

    Побеђује више од 60 поена; 60 према 60 је нерешено. Бацити карик на руку која је већ твоја зове се штроцање.
rules-love-letter =
    У свом потезу вучеш карту, играш једну од две и извршаваш шта на њој пише. Рунду добија ко остане последњи, или ко има највишу карту кад нестане шпила.

    1 Стражар ×5: именуј играча и карту која није Стражар; ако је има, испада.
    2 Свештеник ×2: погледај карту другог играча.
    3 Барон ×2: упоредите карте; нижа испада.
    4 Собарица ×2: ниједно дејство те не погађа до твог следећег потеза.
    5 Принц ×2: неки играч, можда и ти, одбацује карту и вуче нову.
    6 Краљ: замени карту са другим играчем.
    7 Грофица: мора да се одигра ако је у руци са Краљем или Принцем.
    8 Принцеза: ко је одигра или одбаци, испада.

    Једна карта се склања непогледана, у двоје још три леже отворене. Са једнаким картама побеђује већи збир одбачених.
rules-connect4 =
    Убаци жетон у колону; пада на најниже слободно поље. Побеђују четири твоја жетона у низу, водоравно, усправно или косо. Пуна табла без низа је нерешена.
