## Плочице у предворју

page-play-now = Играј
page-players-count =
    { $count ->
        [one] { $count } играч
        [few] { $count } играча
       *[other] { $count } играча
    }
page-more = Више
page-more-of = Више подешавања: { $game }
page-settings-of = Подешавања: { $game }
page-rule-sets = Полазна правила
page-rules-usual = Како се обично игра
page-rules-of-sources = Као у изворима
page-finished-tables = Завршене партије
page-table-yours = Ти си на потезу
page-table-theirs = Чекају се остали
page-table-waits = Једно место је још слободно

## Како се партија завршила

account = Како је сабрано
account-tricks = Штихови
account-kariks = Асеви и трице
account-card-points = Поени у картама
account-tablas = Табле
account-cards = Карте
account-most-cards = Највише карата
account-points = Поени
end-last =
    { $person ->
        [you] Последњи остајеш у рунди.
       *[other] { $who } последњи остаје у рунди.
    }
end-highest =
    { $person ->
        [you] Имаш најјачу карту: { $card }.
       *[other] { $who } има најјачу карту: { $card }.
    }
end-discards =
    { $person ->
        [you] Карте су једнаке, а твоје одбачене имају већи збир.
       *[other] Карте су једнаке, а већи збир одбачених има { $who }.
    }
end-tied = Једнаке карте и једнак збир одбачених.
end-row =
    { $person ->
        [you] Имаш { $count } у низу.
       *[other] { $who } има { $count } у низу.
    }
end-full = Табла је пуна.
page-tokens = Добијене рунде: { $count } од { $of }
page-new-match = Нови меч

## О чему сви морају да се сложе

page-ask-waiting = Предлажеш нову партију. Чекају се остали.
page-ask-next = { $who } предлаже нову партију.
page-ask-same-cards = { $who } предлаже исте карте, замењених руку.
page-ask-finish = { $who } предлаже крај партије.
page-ask-finish-waiting = Предлажеш крај партије. Чекају се остали.
page-decided = Победник више не може да се промени.
page-finish = Заврши партију
page-finish-note = Остатак се одигра сам.

## Савети на картама, записник по штиховима

page-hint-best = Најбоље: { $move }
page-hint-equal = Остало је једнако добро.
page-hint-cost = цена { $cost }
page-trick-number = { $number }. штих
page-better-move = Боље: { $move }
page-played-move = Одиграно: { $move }
page-lay-instead = Радије је баци
page-last-played = Последња одиграна карта
page-to-mistakes = Учи на грешкама

## Учење, грешке, звукови и поздрави

page-learn = Научи
page-learn-of = Научи да играш: { $game }
page-lesson-step = { $number }. корак од { $of }
page-lesson-next = Даље
page-lesson-back = Назад
page-lesson-skip = Прескочи лекцију
page-lesson-do = Сад ти: { $move }
page-lesson-play = Заиграј партију
page-rules-screen = Правила
page-points-of =
    { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
page-copies-of = у шпилу: { $count }
page-help = Помоћ
page-help-table = За столом
page-mistake-of = { $number }. грешка од { $of }
page-mistake-ask = Опет иста позиција. Шта сад играш?
page-mistake-right = Тачно: { $move }.
page-mistake-wrong = { $move }: цена { $cost }. Покушај опет или погледај одговор.
page-mistake-same = То је одиграно и тада.
page-mistake-show = Покажи одговор
page-mistake-next = Следећа грешка
page-mistake-done = То је била последња.
page-sound-on = Звук: укључен
page-sound-off = Звук: искључен
page-notify = Јави ми кад сам на потезу
page-notify-on = Јавићемо ти кад будеш на потезу.
page-notify-turn = Ти си на потезу: { $game }
page-no-network = Нема мреже
page-no-network-note = Без мреже можеш да читаш правила и свој учинак. За партије треба сервер; твоје тамо чекају.
page-emotes = Реци нешто
page-emote-said = { $who }: { $text }
page-emote-hello = Здраво!
page-emote-well-played = Добро одиграно!
page-emote-thanks = Хвала!
page-emote-oops = Упс …
page-emote-thinking = Да размислим …
page-emote-hurry = Ти си на потезу!
page-qr = QR код везе
page-name-ask = Како да те остали зову?
page-name-later = Не сада
help-tablic = Додирни карту у руци: оно што носи засветли, а дугме испод то однесе. Додиром карата на столу бираш другачије, или карту баци. Испрекидани оквир је последња карта осталих.
help-briskula = Додирни карту да је бациш. Адути у твојој руци имају златну ивицу. Адут лежи под шпилом лево, последњи штих је десно; број уз име каже колико је та страна скупила.
help-love-letter = Додирни једну од своје две карте, затим кога погађа, затим шта Стражар именује. У средини пише колико којих карата још није виђено; уз сваког играча леже одбачене карте.
help-connect4 = Додирни колону да у њу спустиш жетон. Уз имена се види чији су који жетони.
hint-why-gives-karik = Следећи по реду поклања карик: { $card }.
hint-why-saves-points = Следећи по реду поклања поене: { $card }.
hint-why-lays-points = Следећи по реду баца { $card }, карту која се броји, да је узму други.
hint-why-allows-win = Следећи по реду допушта противнику победу у колони { $column }.
hint-why-holds-draw = Држи нерешено; следећи по реду губи форсирано.
