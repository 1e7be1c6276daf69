## Czego serwer odmawia, według kodu odmowy

error-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
error-bad-request = Serwer tego nie przyjmuje: { $detail }
error-unknown = Tego tu nie ma: adres jest błędny albo zostało usunięte.
error-nothing = Pod tym adresem nic nie ma.
error-wrong-method = Ten adres nie przyjmuje takich żądań.
error-no-token = To można zrobić tylko z własnego miejsca.
error-wrong-token = Klucz zapisany w tej przeglądarce nie otwiera żadnego miejsca przy tym stole.
error-no-key = Do tego potrzebny jest klucz do imienia.
error-wrong-key = Ten klucz nie należy do żadnego imienia.
error-name-taken = Imię { $name } jest zajęte albo zbyt podobne do zajętego.
error-name-of-program = { $name } to tutaj nazwa programu. Wybierz inne imię.
error-name-too-long =
    Imię ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }.
error-name-character = Imię ma litery, cyfry, odstępy i znaki -_.'’, ale nie { $character }
error-name-empty = Imię potrzebuje litery lub cyfry.
error-name-scripts = Imię ma litery jednego pisma: w różnych pismach są podobne.
error-seed-with-friends = Karty może wybrać tylko ten, kto gra sam.
error-sits-elsewhere = Siedzisz już na innym miejscu przy tym stole albo ktoś tu siedzi.
error-out-of-turn = To nie twoja kolej.
error-over = Gra jest skończona.
error-not-over = Gra jeszcze się nie skończyła.
error-not-decided = Wynik nie jest jeszcze przesądzony.
error-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz.
error-foul = Ten ruch jest niezgodny z zasadami.
error-tree = { $detail }
error-practice-only = To tylko przy stołach do ćwiczeń.
error-nothing-to-undo = Nie masz ruchu do cofnięcia.
error-no-free-seat = Przy tym stole nie ma wolnego miejsca.
error-overtaken = Stół się tymczasem zmienił. Spójrz jeszcze raz.
error-not-your-run = Ten pomiar może zmieniać tylko ten, kto go zaczął.
error-not-running = Ten pomiar nie trwa.
error-not-stopped = Ten pomiar jest gotowy albo trwa; nie ma czego kontynuować.
error-still-running = Ten pomiar trwa. Najpierw go zatrzymaj.
error-not-alone = Ruchy może cofać tylko ten, kto gra sam z programami.
error-other-host = Ten serwer nie odpowiada na nazwę { $name }.
error-slow = Żądanie nie dotarło na czas.
error-hint-under-way = Podpowiedź dla tego stołu jest już w przygotowaniu.
error-other-origin = Strony z innych witryn nie mogą tu grać.
error-too-many = To było zbyt wiele naraz z twojego adresu. Spróbuj ponownie za chwilę.
error-full = Serwer jest w tej chwili pełny. Spróbuj ponownie później.
error-stuck = Gracz na miejscu { $seat } nie może grać dalej.
error-storage = Serwer nie może teraz zapisać gry; nic się nie zmieniło.
error-unsure = Serwer nie wie w tej chwili, czy to zapisał. Spójrz jeszcze raz za chwilę.
error-internal = Serwer popełnił błąd; nic się nie zmieniło.
