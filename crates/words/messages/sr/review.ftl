## Зашто је потез бољи од одиграног

why-leaves-less =
    Осталима оставља око { $points ->
        [one] { $points } поен
       *[other] { $points } поена
    } мање.
why-later = Исплати се касније у партији.

## Колико је потез добар

grade-best = најбољи
grade-good = добар
grade-slip = непрецизност
grade-mistake = грешка
grade-blunder = груба грешка

## Како решена партија завршава уз савршену игру

exact-won =
    побеђује у { $moves ->
        [one] { $moves } потезу
        [few] { $moves } потеза
       *[other] { $moves } потеза
    }
exact-drawn = нерешено
exact-lost =
    губи у { $moves ->
        [one] { $moves } потезу
        [few] { $moves } потеза
       *[other] { $moves } потеза
    }
exact-note = Исход после сваког потеза ако обе стране даље играју савршено.

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
review-balance-plain = Одлуке
review-balance-start = Према подели
review-balance-opening = На почетку
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
review-solved = Тачно решење
review-truth-note = Коначна разлика у поенима кад би обе стране одатле играле савршено са отвореним картама, за играча који је на потезу.
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
review-equilibrium = Љубавно писмо за двоје је за ово дељење решено: по равнотежи је оцењено { $judged } од { $decisions } одлука. Цена потеза је оно што се њиме поклања противнику који игра по њој, без обзира на срећу.
review-method-exact = Сваки потез је тачно решен.
