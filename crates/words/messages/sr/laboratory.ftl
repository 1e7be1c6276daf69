## Лабораторија

lab-title = Лабораторија
lab-line = Који је играч јачи, и колико смо у то сигурни? Сваки шпил се одигра у сваком распореду за столом.
lab-new = Ново мерење
lab-kind = Врста мерења
lab-kind-comparison = Поређење
lab-kind-test = Секвенцијални тест
lab-about-comparison = Сваки пар играча, на задатом броју дељења.
lab-about-test = Да ли је први бољи од другог? Престаје чим је доказа довољно.
lab-game = Игра
lab-players = Играчи
lab-player-number = { $number }. играч
lab-add-player = Додај играча
lab-remove-player = Избаци: { $name }
lab-settings-of = Подешавања: { $name }
lab-deals = Дељења
lab-cap = Највише дељења
lab-games-in-all =
    { $count ->
        [one] укупно { $count } партија
        [few] укупно { $count } партије
       *[other] укупно { $count } партија
    }
lab-matches-in-all =
    { $count ->
        [one] укупно { $count } меч
        [few] укупно { $count } меча
       *[other] укупно { $count } мечева
    }
lab-matches = Броји мечеве
lab-matches-note = Цели мечеви по правилима игре уместо појединачних партија.
lab-elo0 = Ело за H0
lab-elo0-note = Први није бољи ако је разлика оволика или мања.
lab-elo1 = Ело за H1
lab-elo1-note = Први је бољи ако је разлика оволика или већа.
lab-alpha = Алфа
lab-alpha-note = Колико често сме да нађе разлику које нема (алфа).
lab-beta = Бета
lab-beta-note = Колико често сме да не примети разлику које има (бета).
lab-seed-note = Иста шифра даје исте партије, потез по потез.
lab-rules = Правила
lab-start = Почни

## Ранија мерења

lab-runs = Ранија мерења
lab-runs-none = Ниједно мерење не одговара.
lab-all-games = Све игре
lab-any-player = Било који играч
lab-search-text = Претрага наредби
lab-more = Још
lab-games-kept =
    { $count ->
        [one] { $count } партија сачувана
        [few] { $count } партије сачуване
       *[other] { $count } партија сачувано
    }
lab-is-kept = задржано
lab-state-queued = чека
lab-state-running = у току
lab-state-stopped = заустављено
lab-state-done = завршено
lab-reproduction = Огледи из извора, поновљени
lab-reproduction-line = Шта су радови на којима почивају играчи објавили, поред онога што излази овде, с узроком сваке разлике.
lab-read = Прочитај извештај
lab-back = У лабораторију

## Једно мерење

lab-run = Мерење { $number }
lab-progress-label = Досад одиграно
lab-progress = { $games } од { $of } партија
lab-progress-matches = { $games } од { $of } мечева
lab-left = још око { $time }
lab-seconds = { $count } с
lab-minutes = { $count } мин
lab-ahead =
    { $count ->
        [0] Почиње сваког тренутка.
        [one] Пре њега се игра још { $count } мерење.
        [few] Пре њега се играју још { $count } мерења.
       *[other] Пре њега се игра још { $count } мерења.
    }
lab-stop = Заустави
lab-resume = Настави
lab-keep = Задржи
lab-unkeep = Не задржавај више
lab-keep-note = Мерења која нико не задржи бришу се после 30 дана.
lab-delete = Обриши
lab-delete-sure = Обрисати ово мерење и све његове партије заувек?
lab-not-yours = Ово мерење може да мења само прегледач у којем је почето.
lab-command = Наредба која га понавља
lab-ladder = Оцене
lab-ladder-note = Бредли–Теријеве оцене на Еловој скали, с интервалима од 95 %; просек им је 0.
lab-pairs = Резултати по паровима
lab-pairs-note = Удео A у партијама, с интервалима од 95 % по дељењима; испрекидана линија је удео једнаких.
lab-in-numbers = У бројкама
lab-column-pair = A – B
lab-column-games = Партије
lab-column-wins = Победе
lab-column-drawn = Нерешено
lab-column-share = Удео A
lab-column-points = Поени
lab-column-moves = Потези
lab-test = Секвенцијални тест
lab-test-ratio =
    { $count ->
        [one] Логаритам односа веродостојности { $ratio }, између { $low } и { $high }, после { $count } дељења.
        [few] Логаритам односа веродостојности { $ratio }, између { $low } и { $high }, после { $count } дељења.
       *[other] Логаритам односа веродостојности { $ratio }, између { $low } и { $high }, после { $count } дељења.
    }
lab-test-note = Тест престаје где крива дотакне испрекидану линију.
lab-verdict-open = Још није одлучено.
lab-verdict-elo0 = { $a } је бољи од { $b } за { $elo } Ело поена или мање.
lab-verdict-elo1 = { $a } је бољи од { $b } за { $elo } Ело поена или више.
lab-records = Партије
lab-records-range = { $first }–{ $last } од { $of }
lab-watch-game = Погледај партију { $number }
lab-earlier = Претходне
lab-later = Следеће
lab-files = Преузимања
lab-file-report = Извештај (HTML)
lab-file-result = Резултат (JSON)
lab-file-records = Партије (JSONL)
lab-report = Цео извештај
lab-report-note = Како га програм пише, на енглеском.

## Ранг-листа

lab-leaderboard-title = Ранг-листа
lab-leaderboard-line = Играчи из програма у свакој игри, оцењени из правих мерења.
lab-leaderboard-made =
    { $deals ->
        [one] { $date }, верзија { $version }, { $deals } дељење за сваки пар, шифра { $seed }.
        [few] { $date }, верзија { $version }, { $deals } дељења за сваки пар, шифра { $seed }.
       *[other] { $date }, верзија { $version }, { $deals } дељења за сваки пар, шифра { $seed }.
    }
lab-leaderboard-shipped = Мерење долази с програмом.
lab-leaderboard-run = Мерење { $number } на овом серверу.
lab-leaderboard-again = Одиграј поново овде
lab-leaderboard-note = Бредли–Теријеве оцене на Еловој скали, с интервалима од 95 %; у свакој игри просек им је 0. Оцене различитих игара не могу да се пореде. Ко види скривене карте, означен је и не игра поштено. Ко за партију троши минуте, као backtrack-deck у таблићу, изостављен је.

## Решење игре Љубавно писмо

lab-solution-title = Љубавно писмо за двоје, решено
lab-solution-line = Колико често шта одиграти у првим потезима и колико то вреди: засад { $solved } од { $all } врста дељења.
lab-solution-faces = Откривено
lab-solution-value = Вредност првог играча
lab-solution-exploitable = Искористиво
lab-solution-hand = Рука
lab-solution-plays = Потези: колико често и колико сваки вреди
lab-solution-worth = Вредност првог играча лежи између { $low } и { $high } (победа 1, нерешено 0, пораз −1), после { $rounds } рунди.
lab-solution-naming = { $card }, именује: { $named }
lab-solution-oneself = { $card } на себе
lab-solution-replies = Први потез другог играча
lab-solution-choose = Изабери шта је одиграо први играч; поред стоји колико често то чини равнотежа.
lab-solution-sees = { $play }, види: { $card }
lab-solution-discarded = { $play }, одбачено: { $card }
lab-solution-often = До тога долази у { $share } свих рунди.
lab-solution-never = Равнотежа никад не игра тако, па оно што следи овде нема вредност; приказано је шта би учинила.
lab-solution-note = Равнотежа нађена минимизирањем противчињеничног жаљења; колико може да се искористи тачно је израчунато из оба најбоља одговора. Приказани су само потези с бар пола процента.
lab-solution-link = Љубавно писмо, решено
