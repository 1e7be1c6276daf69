## Гледање игре

page-watching = Гледаш
page-watchers =
    { $count ->
        [one] { $count } гледалац
        [few] { $count } гледаоца
       *[other] { $count } гледалаца
    }
page-watchers-more =
    { $count ->
        [one] још { $count } гледалац
        [few] још { $count } гледаоца
       *[other] још { $count } гледалаца
    }
page-watch-link = Линк за гледање
page-watch-copied = Линк за гледање је копиран.
page-watch-table = Гледај
page-winner = Победа: { $who }
page-seats-taken = Сва места су заузета: гледаш.
page-seat-free = слободно
page-seat-free-note = Овде је још једно место слободно.
page-take-seat = Седи за сто

## Пријатељи долазе и одлазе

page-code = Шифра:
page-join-by-code = За сто пријатеља
page-join-code = Шифра или линк
page-join-code-note = Упиши шифру коју имаш од пријатеља или налепи линк.
page-join-code-wrong = То није шифра: она има дванаест слова и цифара.
page-join = Седи за сто
page-away = тренутно није ту
page-stand-in = игра програм
page-note-sits = { $who }: сада за столом
page-note-away = { $who }: тренутно није ту
page-note-stand-in = { $who }: засад игра програм
page-note-back = { $who }: поново за столом
page-connection-back = Веза је поново ту.

## Следећа игра

page-game-number = { $number }. игра
page-same-cards = исте карте, замењене руке
page-same-cards-again = Исте карте, замењене руке
page-turned-new = Нова игра: сви прелазе једно место даље.
page-turned-same = Поново исте карте, замењене руке.

## Сопствени учинак

page-me = Твој учинак
page-me-note = Рачунају се игре у којима нико није вежбао и нико није могао унапред да зна карте.
page-tally-label = добијене: { $won }, нерешене: { $drawn }, изгубљене: { $lost }
page-record-against = Досад ({ $who }): добијене { $won }, нерешене { $drawn }, изгубљене { $lost }
page-record-browser = У овом прегледачу
page-record-of = Под именом { $name }
page-record-empty = Још се ниједна игра не рачуна.
page-record-share = Удео
page-record-difference = Просечна разлика
page-several-opponents = више противника
page-name = Изабери име
page-name-note = Са именом остали за столом виде ко си, а сервер чува твој учинак. Без налога и без лозинке: добијаш кључ, а чува га овај прегледач.
page-name-field = Име
page-name-take = Узми ово име
page-name-yours = Твоје име: { $name }
page-name-leave = Заборави име у овом прегледачу
page-name-delete = Обриши име и учинак
page-name-delete-sure = Обрисати име { $name } са целим учинком? То се не може вратити.
page-key = Кључ
page-key-have = Имам кључ са другог уређаја
page-key-use = Употреби кључ
page-key-note = Са овим кључем си иста особа и на другом уређају. Не дај га никоме и сачувај га: нико не може поново да ти га да.
page-key-copy = Копирај кључ
page-key-copied = Кључ је копиран.
