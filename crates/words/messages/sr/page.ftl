## Страница око свега

page-skip = На сто
page-nav = Делови странице
page-nav-table = Сто
page-nav-lab = Лабораторија
page-nav-trees = Стабла
page-nav-leaderboard = Ранг-листа
page-settings = Подешавања
page-language = Језик
page-theme = Тема
page-theme-auto = Ауто
page-theme-light = Светло
page-theme-dark = Тамно
page-speed = Брзина анимације
page-speed-slow = Споро
page-speed-normal = Обично
page-speed-fast = Брзо
page-speed-none = Искључена
page-keys = Пречице
page-keys-note = Све остало може тастерима Tab и Enter. Клик на сто одмах завршава кретање карата.
page-key-space = Размак
page-close = Затвори
page-cancel = Одустани
page-working = Тренутак …
page-working-of = { $done } од { $of } …
page-failed = То није успело.
page-connection-lost = Веза је прекинута; покушавам поново. Од партије ништа није изгубљено.

## Предворје

page-lobby-title = Седи, карте су подељене
page-lobby-line = Добро друштво за таблић, бришкулу, Љубавно писмо и Четири у низу, у свако доба.
page-choose-game = Изабери игру
page-opponent = Противник
page-other-players = Остали играчи, по имену
page-sees-all = види скривене карте
page-sees-all-mark = види све
page-each-seat = Остала места
page-opponent-number = { $number }. противник
page-who-begins = Ко почиње
page-begins-you = Ти
page-begins-other = Противник
page-begins-lot = Жреб
page-practice = Вежба
page-practice-note = Савети, а потези могу да се врате.
page-match = Меч
page-match-note = Више партија, док неко не победи.
page-rules-and-seed = Правила и шифра дељења
page-seed = Шифра дељења
page-seed-note = Иста шифра дели исте карте. Празно: нове карте.
page-sit-down = Седи за сто
page-your-tables = Твоји столови
page-table-running = у току
page-forget-table = Склони овај сто са списка: { $game }
page-rules-of = Правила: { $game }

## Играчи, по један ред

page-player-easy = За прву партију: греши без стида.
page-player-normal = Разуман играч који понекад одлута.
page-player-hard = Ретко шта поклања.
page-player-best = Најјачи којег имамо, а игра поштено.
page-player-random = Било који дозвољен потез, сви једнако вероватни.
page-player-ismcts = Игра много замишљених дељења у једном стаблу онога што може да зна.
page-player-pimc = Замишља дељења, свако игра отворених карата и бира оно што је у просеку најбоље.
page-player-mcts = Претрага стабла с насумичним доигравањем.

## За столом

page-to-lobby = Предворје
page-tools = За столом
page-beside-table = Савет, записник и правила
page-hint = Савет
page-hint-by = Твоји изгледи за победу после сваког потеза, како их мери јак играч. Клик одигра потез.
page-hint-points = { $points } поена
page-hint-play = Одиграј овај потез
page-hint-thinking = Размишљам о савету …
page-undo = Врати потез
page-log = Записник
page-log-empty = Још ништа није одиграно.
page-your-hand = Твоја рука
page-hand-size =
    { $count ->
        [one] { $who }: { $count } карта у руци
        [few] { $who }: { $count } карте у руци
       *[other] { $who }: { $count } карата у руци
    }
page-turn-yours = ти си на потезу
page-turn-thinking = размишља …
page-points-short = поена
page-rounds-short = доб.
page-table-unknown = Такав сто не постоји
page-table-unknown-note = Шифра није тачна или стола више нема.
page-seat-unknown = Ово место није твоје
page-seat-unknown-note = Кључ који чува овај прегледач не отвара ниједно место за овим столом.

## Таблић

page-table-cards = Карте на столу
page-table-empty = Сто је празан.
page-fact-undealt =
    { $count ->
        [one] још { $count }
        [few] још { $count }
       *[other] још { $count }
    }
page-cut-card = На дну шпила: { $card }
page-open-stock = Следеће у шпилу, по реду
page-prompt-pick-card = Изабери карту из руке.
page-prompt-choose = Изабери потез.
page-prompt-takes-nothing = Овде не носи ништа.
page-groups = Групе које носи
page-choose-group = Група: { $cards }
page-choose-most = највише ({ $count })
page-confirm-not-sum = Збир се не слаже
page-confirm-take =
    { $points ->
        [0]
            { $count ->
                [one] Носи { $count } карту
                [few] Носи { $count } карте
               *[other] Носи { $count } карата
            }
        [one]
            { $count ->
                [one] Носи { $count } карту, { $points } поен
                [few] Носи { $count } карте, { $points } поен
               *[other] Носи { $count } карата, { $points } поен
            }
       *[other]
            { $count ->
                [one] Носи { $count } карту, { $points } поена
                [few] Носи { $count } карте, { $points } поена
               *[other] Носи { $count } карата, { $points } поена
            }
    }
page-confirm-lay = Баци { $card }

## Бришкула

page-trick = Штих
page-trick-empty = Чека се прва карта.
page-prompt-lead = Ти водиш.
page-prompt-throw = Баци карту.
page-trump-label = Адут
page-trump-card = Адут под шпилом: { $card }
page-trump-drawn = Адут је био { $card }, извучен
page-card-trump = { $card }, адут
page-fact-stock =
    { $count ->
        [one] још { $count }
        [few] још { $count }
       *[other] још { $count }
    }
page-stock-out = шпил је празан
page-last-trick = Последњи штих
page-last-trick-to = { $who } +{ $count }
page-fact-signalled = мотирано: { $cards }

## Љубавно писмо

page-fact-deck =
    { $count ->
        [one] још { $count } карта
        [few] још { $count } карте
       *[other] још { $count } карата
    }
page-face-up = Отворене од почетка
page-unseen-cards = Још невиђене
page-state-out = испао
page-state-protected = заштићен
page-aim-at = Изабери: { $who }
page-discards-of = { $who }: одбачене карте
page-prompt-play-card = Одиграј једну од своје две карте.
page-prompt-target = На кога?
page-prompt-guess = Коју карту именујеш?
page-confirm-play = Одиграј: { $move }

## Четири у низу

page-columns = Колоне
page-prompt-column = Изабери колону.
page-column-label = Колона { $column }. Одозго: { $stones }
page-column-empty = празна
page-stone-yours = твој
page-stone-theirs = противников

## Крај партије

page-result = Исход
page-result-won = Победа
page-result-lost = Пораз
page-result-drawn = Нерешено
page-short-won = добијено
page-short-lost = изгубљено
page-short-drawn = нерешено
page-side-we = Ми
page-side-they = Они
page-match-stands = Стање меча: { $tally }
page-match-over = Меч је готов: { $tally }
page-to-review = Преглед
page-to-replay = Снимак партије
page-to-same-hand = Други играју моју руку
page-share = Подели
page-share-link = Веза с целом партијом
page-share-copied = Веза ка целој партији је копирана.
page-next-game = Следећа партија
page-play-again = Играј опет

## После партије

page-study = Анализа
page-study-of = Анализа: { $game }
page-study-failed = Ова партија не може да се прикаже
page-link-broken = Веза је оштећена: у њој нема целе партије.
page-back-to-table = Назад за сто
page-position = Место у партији
page-move-of = { $number } од { $of }
page-move-number = { $number }. потез
page-step-first = На почетак
page-step-back = Потез назад
page-step-forth = Потез напред
page-step-last = На крај
page-autoplay = Аутоматски
page-pause = Стани
page-open-cards = Отворене карте
page-seen-from = Поглед

## Осврт

page-reviewing = Пролазим партију потез по потез …
page-curve-caption = Твоји изгледи за победу после сваког потеза, у процентима. Клик води на то место.
page-curve-label = Изгледи за победу: { $start } на почетку, { $end } на крају
page-curve-solved-label = Исход уз савршену игру: { $start } на почетку, { $end } на крају
page-accuracy-note =
    { $count ->
        [one] { $count } одлука
        [few] { $count } одлуке
       *[other] { $count } одлука
    }, { $mistakes ->
        [0] ниједна није ништа коштала.
        [one] { $mistakes } је нешто коштала.
        [few] { $mistakes } су нешто коштале.
       *[other] { $mistakes } их је нешто коштало.
    }
page-all-moves = Сви твоји потези
page-truth-none = Ова партија није решена с отвореним картама.
page-truth-cost = цена { $cost }; најбоље: { $best }
page-truth-more = Реши и остатак
page-truth-queued = Чека се решавач, једна партија за другом …
page-truth-cut = Ранији потези нису решени: решавачу би требало предуго.
page-held = у руци

## Иста рука

page-same-hand-note = Исто дељење, исти противници; на твом месту седи други играч.
page-same-hand-start = Нека одиграју
page-player = Играч
page-score = Резултат
page-watch = гледај

## Тастери

page-key-hint = савет
page-key-undo = врати потез
page-key-hurry = заврши кретање
page-key-confirm = потврди
page-key-cancel = бирај испочетка
page-key-throw = баци ту карту
page-key-move = изабери потез
page-key-letter-digit = изабери карту, затим место, затим број именоване карте
page-key-column = спусти жетон у ту колону

## Пријатељи

page-a-friend = пријатељ
page-friend = С пријатељем
page-friend-note = Пошаљи некоме везу; без савета и враћања потеза.
page-invite = Позови
page-invite-note = Ко први отвори ову везу, седа на слободно место.
page-invite-link = Веза ка овом столу
page-invite-copy = Копирај везу
page-invite-copied = Веза је копирана.
page-join-failed = Овде не можеш да седнеш
