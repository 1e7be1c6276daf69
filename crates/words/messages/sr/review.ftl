## Зашто је потез бољи од одиграног

why-leaves-less =
    Осталима оставља око { $points ->
        [one] { $points } поен
       *[other] { $points } поена
    } мање.
why-later = Исплати се касније у партији.
why-tabla = Чисти талон: табла.
why-takes-more =
    Одмах носи { $points ->
        [one] { $points } поен
       *[other] { $points } поена
    } више.
why-lays-points = Одиграни потез спушта на талон карту која се рачуна: { $card }.
why-more-cards =
    Носи { $cards ->
        [one] { $cards } карту
        [few] { $cards } карте
       *[other] { $cards } карата
    } више, а број карата може да одлучи.
why-last-take = Ко последњи носи, добија и оно што остане на талону.
why-wins-trick =
    Носи руку: { $points ->
        [one] { $points } поен
       *[other] { $points } поена
    } више.
why-strocanje = Рука је већ твоја, зато штроцај: { $card }.
why-gives-karik = Одиграни потез поклања карик: { $card }.
why-keeps-trump = Чува адут за касније: { $card }.
why-saves-points = Одиграни потез поклања поене: { $card }.
why-signal = Одлучује оно што партнер сазна.
why-princess = Ко одигра Принцезу, испада.
why-likelier-guess = Вероватнија је карта { $card }: та претпоставка погађа у { $percent } % случајева.
why-knocks-out = Чешће избацује противника, за { $percent } %.
why-safer = Чешће остајеш у рунди, за { $percent } %.
why-keeps-high = Чува вишу карту за крај: { $card }.
why-learns = Открива туђу карту, а то помаже касније.
why-wins-now = Одмах побеђује.
why-blocks = Затвара колону { $column }, у којој противник прети победом.
why-allows-win = Одиграни потез допушта противнику победу у колони { $column }.
why-forced-win =
    Сигурно побеђује у { $moves ->
        [one] { $moves } потезу
        [few] { $moves } потеза
       *[other] { $moves } потеза
    }.
why-holds-draw = Држи нерешено; одиграни потез сигурно губи.
why-wins-sooner =
    Побеђује раније, у { $moves ->
        [one] { $moves } потезу
        [few] { $moves } потеза
       *[other] { $moves } потеза
    }.
why-lasts-longer = Оба губе, али овај траје дуже.
why-threatens = Прети победом у следећем потезу.

## Колико је потез добар

grade-best = најбољи
grade-good = добар
grade-slip = непрецизност
grade-mistake = грешка
grade-blunder = груба грешка

## Преглед партије

review-title = { $game }: преглед партије
review-won = Победа
review-lost = Пораз
review-drawn = Нерешено
review-unfinished = Незавршено
review-forfeit = Прекинуто предајом: { $who }
review-score = Резултат { $score }
review-accuracy = Тачност { $percent } %
review-accuracy-note = Колико је сачувано од свега што је лошим избором могло да се изгуби.
review-curve = Очекивани исход
review-curve-note = Део победе који је играч могао да очекује после сваког потеза, према ономе што је могао да зна.
review-balance = Срећа и одлуке
review-balance-start = Према подели
review-balance-decisions = Сопствене одлуке
review-balance-others = Одлуке осталих
review-balance-forfeit = Предаја
review-balance-cards = Срећа у картама
review-balance-unseen = Шта процене нису виделе
review-balance-end = На крају
review-mistakes = Шта је највише коштало
review-no-mistakes = Ниједан потез није био јасно лошији од најбољег.
review-played = Одиграно { $move }, боље { $best }.
review-cost-share = { $percent } % победе
review-cost-points =
    { $points ->
        [one] { $points } поен
       *[other] { $points } поена
    }
review-truth = Са отвореним картама
review-truth-note = Коначна разлика у поенима кад би обе стране одатле играле савршено са отвореним картама, за играча који је на потезу.
review-truth-note-connect4 = Вредност уз савршену игру, за играча на потезу: изнад 0 побеђује, веће значи раније; испод 0 губи.
review-truth-cost =
    Са отвореним картама потези су коштали укупно { $points ->
        [one] { $points } поен
       *[other] { $points } поена
    }.
review-beliefs = Шта су остали могли да мисле
review-beliefs-note = Колико се противнику свака карта у руци чинила вероватном, ако је свака подела која одговара виђеном једнако вероватна.
review-belief = Потез { $ply }, { $who }: { $percent } % на карте у руци
review-moves = Потез по потез
review-column-ply = Бр.
review-column-seat = Играч
review-column-move = Потез
review-column-best = Најбољи
review-column-cost = Цена
review-column-value = Изгледи
review-column-truth = Отворено
review-forced = без избора
review-given = отварање
review-method = Процењено из { $playouts } одигравања по одлуци; тачно где допире решавач.
