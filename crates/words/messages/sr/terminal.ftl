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
hints-title = Твоји изгледи за победу после сваког потеза
hints-exact = Како сваки потез завршава уз савршену игру
hints-wait = Размишља …
leave-title = Изаћи?
leave-question = Партија остаје сачувана. Касније се наставља са adut play --continue.
leave-keys = Enter: изађи   Esc: остани
type-title = Укуцај потез
type-form = На пример: { $form }
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
again-keys = Enter: нова партија   q: изађи
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
scale-chance = колико често игра сваки потез
scale-simulations = удео његових симулација
scale-payoff = очекивани исход: победа 1, пораз −1
scale-points = поени на крају партије
scale-own = сопствена мера, веће је боље
watch-running = Потез { $move }, нови на { $seconds } s
watch-stopped = Потез { $move }, пауза
