## Pločice u predvorju

page-play-now = Igraj
page-players-count =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
page-more = Više
page-more-of = Više podešavanja: { $game }
page-settings-of = Podešavanja: { $game }
page-rule-sets = Polazna pravila
page-rules-usual = Kako se obično igra
page-rules-of-sources = Kao u izvorima
page-finished-tables = Završene partije
page-table-yours = Ti si na potezu
page-table-theirs = Čekaju se ostali
page-table-waits = Jedno mesto je još slobodno

## Kako se partija završila

account = Kako je sabrano
account-tricks = Štihovi
account-kariks = Asevi i trice
account-card-points = Poeni u kartama
account-tablas = Table
account-cards = Karte
account-most-cards = Najviše karata
account-points = Poeni
end-last =
    { $person ->
        [you] Poslednji ostaješ u rundi.
       *[other] { $who } poslednji ostaje u rundi.
    }
end-highest =
    { $person ->
        [you] Imaš najjaču kartu: { $card }.
       *[other] { $who } ima najjaču kartu: { $card }.
    }
end-discards =
    { $person ->
        [you] Karte su jednake, a tvoje odbačene imaju veći zbir.
       *[other] Karte su jednake, a veći zbir odbačenih ima { $who }.
    }
end-tied = Jednake karte i jednak zbir odbačenih.
end-row =
    { $person ->
        [you] Imaš { $count } u nizu.
       *[other] { $who } ima { $count } u nizu.
    }
end-full = Tabla je puna.
page-tokens = Dobijene runde: { $count } od { $of }
page-new-match = Novi meč

## O čemu svi moraju da se slože

page-ask-waiting = Predlažeš novu partiju. Čekaju se ostali.
page-ask-next = { $who } predlaže novu partiju.
page-ask-same-cards = { $who } predlaže iste karte, zamenjenih ruku.
page-ask-finish = { $who } predlaže kraj partije.
page-ask-finish-waiting = Predlažeš kraj partije. Čekaju se ostali.
page-decided = Pobednik više ne može da se promeni.
page-finish = Završi partiju
page-finish-note = Ostatak se odigra sam.

## Saveti na kartama, zapisnik po štihovima

page-hint-best = Najbolje: { $move }
page-hint-equal = Ostalo je jednako dobro.
page-hint-cost = cena { $cost }
page-trick-number = { $number }. štih
page-better-move = Bolje: { $move }
page-played-move = Odigrano: { $move }
page-lay-instead = Radije je baci
page-last-played = Poslednja odigrana karta
page-to-mistakes = Uči na greškama

## Učenje, greške, zvukovi i pozdravi

page-learn = Nauči
page-learn-of = Nauči da igraš: { $game }
page-lesson-step = { $number }. korak od { $of }
page-lesson-next = Dalje
page-lesson-back = Nazad
page-lesson-skip = Preskoči lekciju
page-lesson-do = Sad ti: { $move }
page-lesson-play = Zaigraj partiju
page-rules-screen = Pravila
page-points-of =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
page-copies-of = u špilu: { $count }
page-help = Pomoć
page-help-table = Za stolom
page-mistake-of = { $number }. greška od { $of }
page-mistake-ask = Opet ista pozicija. Šta sad igraš?
page-mistake-right = Tačno: { $move }.
page-mistake-wrong = { $move }: cena { $cost }. Pokušaj opet ili pogledaj odgovor.
page-mistake-same = To je odigrano i tada.
page-mistake-show = Pokaži odgovor
page-mistake-next = Sledeća greška
page-mistake-done = To je bila poslednja.
page-sound-on = Zvuk: uključen
page-sound-off = Zvuk: isključen
page-notify = Javi mi kad sam na potezu
page-notify-on = Javićemo ti kad budeš na potezu.
page-notify-turn = Ti si na potezu: { $game }
page-no-network = Nema mreže
page-no-network-note = Bez mreže možeš da čitaš pravila i svoj učinak. Za partije treba server; tvoje tamo čekaju.
page-emotes = Reci nešto
page-emote-said = { $who }: { $text }
page-emote-hello = Zdravo!
page-emote-well-played = Dobro odigrano!
page-emote-thanks = Hvala!
page-emote-oops = Ups …
page-emote-thinking = Da razmislim …
page-emote-hurry = Ti si na potezu!
page-qr = QR kod veze
page-name-ask = Kako da te ostali zovu?
page-name-later = Ne sada
help-tablic = Dodirni kartu u ruci: ono što nosi zasvetli, a dugme ispod to odnese. Dodirom karata na stolu biraš drugačije, ili kartu baci. Isprekidani okvir je poslednja karta ostalih.
help-briskula = Dodirni kartu da je baciš. Aduti u tvojoj ruci imaju zlatnu ivicu. Adut leži pod špilom levo, poslednji štih je desno; broj uz ime kaže koliko je ta strana skupila.
help-love-letter = Dodirni jednu od svoje dve karte, zatim koga pogađa, zatim šta Stražar imenuje. U sredini piše koliko kojih karata još nije viđeno; uz svakog igrača leže odbačene karte.
help-connect4 = Dodirni kolonu da u nju spustiš žeton. Uz imena se vidi čiji su koji žetoni.
hint-why-gives-karik = Sledeći po redu poklanja karik: { $card }.
hint-why-saves-points = Sledeći po redu poklanja poene: { $card }.
hint-why-lays-points = Sledeći po redu baca { $card }, kartu koja se broji, da je uzmu drugi.
hint-why-allows-win = Sledeći po redu dopušta protivniku pobedu u koloni { $column }.
hint-why-holds-draw = Drži nerešeno; sledeći po redu gubi forsirano.
