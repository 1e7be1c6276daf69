## Око стола

against = против: { $players }
match-head = меч { $tally }, { $games }
practice = вежба
short-opponent = Противник
short-partner = Партнер
side-ours = Ми
side-theirs = Они
table = Талон
empty-table = ништа
hand = Твоје карте
your-turn = Ти си на потезу.
thinking =
    { $person ->
        [you] Размишљаш
       *[other] { $who } размишља
    }
game-over = Партија је готова.
standing-title = Стање
moves-title = Потези
log-title = Шта се догодило
too-small = Прозор има { $width } × { $height } знакова, а столу треба { $least_width } × { $least_height }. Повећај га.

## Како стоји игра

undealt = Неподељено: { $cards }
cut-card = Доња карта: { $card }
last-capture = Последњи носи: { $who }
trump = Адут: { $card }
trump-label = Адут
stock = Шпил: { $cards }
last-trick = Последња рука: { $cards }
last-trick-label = Последња рука
face-up = Отворене: { $cards }
out = ван рунде
protected = под заштитом
stones =
    { $count ->
        [one] { $count } жетон на табли
        [few] { $count } жетона на табли
       *[other] { $count } жетона на табли
    }

## Тастери

key-pick = избор
key-play = играј
key-hint = савет
key-undo = врати
key-log = ток
key-rules = правила
key-type = куцај
key-leave = изађи
key-stop = стани
key-go = настави
key-back = назад
key-forward = корак
key-faster = брже
key-slower = спорије

## Што се отвара изнад стола

rules-title = Правила
rules-in-force = Игра се по овим правилима:
hints-title = Шта мисли { $player }
hints-wait = Размишља …
leave-title = Изаћи?
leave-question = Партија остаје сачувана. Касније се наставља са adut play --continue.
leave-keys = Enter: изађи   Esc: остани
type-title = Укуцај потез
type-form = На пример: { $form }
form-tablic = 8h спушта, 8h x 2d 6c носи
form-briskula = Hs баца, ~Ak мотира
form-love-letter = guard>1:prince, priest>1, countess
form-connect4 = 4, број колоне
typed-no-move = „{ $text }” није потез (очекује се: { $form }).
typed-foul = { $text } сада не може да се одигра.
undone = Потез је враћен.
undo-practice = Потези се враћају само у вежби: adut play --practice.
undo-wait = Сачекај свој потез.
undo-first = Нема шта да се врати.

## Крај

result-title = Крај
result-win = Победа, { $scores }.
result-lose = Пораз, { $scores }.
result-draw = Нерешено, { $scores }.
result-keys = Enter: даље   q: изађи
match-stands =
    У мечу је { $tally } после { $count ->
        [one] { $count } партије
        [few] { $count } партије
       *[other] { $count } партија
    }.
match-won = Меч је твој.
match-lost = Меч је изгубљен.
forfeits = { $who } предаје партију: { $reason }.
record-in = Запис је у датотеци { $file }.

## Ред по ред

your-move = Твој потез (број или сам потез; q за излаз):
more-typed = и још, што може да се укуца
you-leave = Устајеш од стола.

## Гледање

thoughts-title = { $who } размишља
watch-running = Потез { $move }, нови на { $seconds } s
watch-stopped = Потез { $move }, пауза
