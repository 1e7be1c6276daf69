## Стабло и његови алгоритми

tree-title = Стабло игре
tree-line = Минимакс, алфа–бета и њихови сродници, корак по корак: на свом стаблу, на табли игре Четири у низу, на крају партије Бришкуле.
tree-mode-minimax = Минимакс
tree-mode-alphabeta = Алфа–бета
tree-mode-paranoid = Параноични
tree-mode-maxn = Макс-n
tree-mode-expectiminimax = Експектиминимакс
tree-algorithm = Алгоритам
tree-root = Корен
tree-leaves-seen = Виђени листови
tree-leaves-cut = Одсечени листови
tree-of = { $count } од { $all }
tree-compare = Упореди са
tree-compare-none = ни са чим
tree-cost = { $mode }: { $value }, { $count } од { $all ->
        [one] { $all } листа
       *[other] { $all } листова
    }
tree-stage = Стабло. Стрелице воде кроз алгоритам; Tab води кроз чворове.

## Ко бира

tree-max = Макс
tree-min = Мин
tree-chance = Случај
tree-leaf = Лист
tree-player = Играч { $number }

## Шта је корак учинио

tree-begin = { $mode } још није почео: притисни → за корак или размак за пуштање.
tree-enter-high = { $who } жели највише и има { $count ->
        [one] { $count } избор
       *[other] { $count } избора
    }.
tree-enter-low = { $who } жели најмање и има { $count ->
        [one] { $count } избор
       *[other] { $count } избора
    }.
tree-enter-own = { $who } жели највише за себе и има { $count ->
        [one] { $count } избор
       *[other] { $count } избора
    }.
tree-enter-against = { $who } жели најмање за играча 1 и има { $count ->
        [one] { $count } избор
       *[other] { $count } избора
    }.
tree-enter-chance = Случај бира између { $count ->
        [one] { $count } исхода
       *[other] { $count } исхода
    }.
tree-window = Важне су још само вредности између α = { $alpha } и β = { $beta }.
tree-leaf-worth = Овај лист вреди { $value }.
tree-takes = { $who } узима { $given }.
tree-takes-alpha = { $who } узима { $given }, па α расте на { $bound }.
tree-takes-beta = { $who } узима { $given }, па β пада на { $bound }.
tree-keeps = { $who } остаје при { $value }: { $given } није боље.
tree-mean = Са вероватноћом { $share } долази { $given }; просек је засад нарастао на { $value }.
tree-cut-max = Макс овде већ има { $value }, а Мин изнад може на другом месту да добије { $bound } (α ≥ β): Мин неће доћи овамо, па се { $count ->
        [one] одсеца последње дете
        [few] одсецају последња { $count } детета
       *[other] одсеца последњих { $count } деце
    }.
tree-cut-min = Мин овде већ има { $value }, а Макс изнад може на другом месту да добије { $bound } (α ≥ β): Макс неће доћи овамо, па се { $count ->
        [one] одсеца последње дете
        [few] одсецају последња { $count } детета
       *[other] одсеца последњих { $count } деце
    }.
tree-done = Овај чвор је готов: { $value } иде горе, где бира { $who }.
tree-done-root = Корен вреди { $value }: то је резултат.
tree-status-unseen = Још непрегледано
tree-status-open = У току
tree-status-done = Готово
tree-status-cut = Одсечено
tree-click-leaf = Притисни за промену.
tree-click-fold = Притисни да се склопи.
tree-click-unfold = Притисни да се расклопи.

## Команде

tree-play = Пусти
tree-pause = Пауза
tree-play-pause = Пусти, паузирај
tree-to-start = На почетак
tree-back = Корак назад
tree-forward = Корак напред
tree-to-end = На крај
tree-step = Корак
tree-speed = Брзина
tree-space = Размак
tree-follow = Прати
tree-fit = Цело
tree-fit-note = Прикажи цело стабло
tree-zoom-in = Веће
tree-zoom-out = Мање
tree-restore = Врати листове
tree-projector = Пројектор
tree-projector-note = Крупна слова преко целог екрана
tree-escape = Затвори, напусти пројектор
tree-keys = Пречице
tree-mouse = Притисни лист да промениш вредност, унутрашњи чвор да га склопиш. Превлачење помера, точкић зумира.
tree-theme = Тамно, светло
tree-dark = Тамно
tree-light = Светло

## Мењање стабла

tree-set = Постави
tree-value = Вредност
tree-values = Вредности за { $count ->
        [one] { $count } играча
       *[other] { $count } играча
    }
tree-digits = Само цели бројеви до 15 цифара.
tree-give = Унеси { $count ->
        [one] { $count } цео број
        [few] { $count } цела броја
       *[other] { $count } целих бројева
    }.
tree-add = Додај дете
tree-remove = Обриши
tree-turn = Избор или случај
tree-fold = Склопи или расклопи

## Одакле је стабло

tree-source = Стабло
tree-source-own = Своје
tree-show = Прикажи стабло
tree-link = Копирај линк
tree-link-copied = Линк је копиран: отвара ово стабло на овом кораку.
tree-refused = Таквог стабла нема: { $reason }
tree-example = Пример
tree-example-binary = Два играча, три потеза
tree-example-textbook = Три пута три
tree-example-chance = Са случајем
tree-example-three = Три играча
tree-example-single = Један једини лист
tree-text = Стабло као текст
tree-text-note = Висина, па сваки ниво у свом реду: (2) бира између двоје, <2> је случај између двоје, [5] је лист. Испод случаја стоји удео: 1/3:[5]. За више играча упиши њихов број иза висине и [3,1,2] у листове. Овде се може спустити датотека.
tree-open-file = Отвори датотеку
tree-build = Гради притиском на чворове
tree-rows = Редови
tree-columns = Колоне
tree-connect = У низу
tree-ahead = Потеза унапред
tree-cards-ahead = Карата унапред
tree-turn-of = На потезу
tree-stone-x = Црвени
tree-stone-o = Жути
tree-drop = Притисни колону да спустиш жетон
tree-drop-in = Колона { $column }
tree-undo = Врати потез
tree-clear = Испразни
tree-board-note = На потезу је Макс. Добијена партија вреди 1000, изгубљена −1000, нерешена 0. Где се стабло завршава пре партије, свака линија коју само једна страна још може да попуни вреди квадрат њених жетона на њој.
tree-variant = Игра
tree-cards = Карте
tree-cards-seed = Из шифре
tree-cards-chosen = По избору
tree-seed = Шифра дељења
tree-cards-left = Преостале карте
tree-stock = Шпил
tree-stock-known = редослед познат
tree-stock-unknown = редослед непознат
tree-hand-max = Макс води са
tree-hand-min = Мин држи
tree-hand-stock = У шпилу, адут последњи
tree-choose-card = Притисни карту да је даш овде: { $where }
tree-ending-note = Оба виде све карте. Вредност су поени које Макс узме одавде надаље, мање они које узме Мин. Ако је редослед шпила непознат, свако вучење је чвор случаја.
tree-stock-left = У шпилу
