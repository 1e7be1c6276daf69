## Pločice u predvorju

page-play-now = Igraj
page-players-count =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
page-more = Više
page-more-of = Više postavki: { $game }
page-settings-of = Postavke: { $game }
page-rule-sets = Polazna pravila
page-rules-usual = Kako se obično igra
page-rules-of-sources = Kao u izvorima
page-finished-tables = Završene partije
page-table-yours = Ti si na potezu
page-table-theirs = Čekaju se ostali
page-table-waits = Jedno je mjesto još slobodno

## Kako je partija završila

account = Kako je zbrojeno
account-tricks = Štihovi
account-kariks = Asevi i trice
account-card-points = Bodovi u kartama
account-tablas = Table
account-cards = Karte
account-most-cards = Najviše karata
account-points = Bodovi
end-last =
    { $person ->
        [you] Zadnji ostaješ u rundi.
       *[other] { $who } zadnji ostaje u rundi.
    }
end-highest =
    { $person ->
        [you] Imaš najjaču kartu: { $card }.
       *[other] { $who } ima najjaču kartu: { $card }.
    }
end-discards =
    { $person ->
        [you] Karte su jednake, a tvoje odbačene imaju veći zbroj.
       *[other] Karte su jednake, a veći zbroj odbačenih ima { $who }.
    }
end-tied = Jednake karte i jednak zbroj odbačenih.
end-row =
    { $person ->
        [you] Imaš { $count } u nizu.
       *[other] { $who } ima { $count } u nizu.
    }
end-full = Ploča je puna.
page-tokens = Dobivene runde: { $count } od { $of }
page-new-match = Novi meč

## O čemu se svi moraju složiti

page-ask-waiting = Predlažeš novu partiju. Čekaju se ostali.
page-ask-next = { $who } predlaže novu partiju.
page-ask-same-cards = { $who } predlaže iste karte, zamijenjenih ruku.
page-ask-finish = { $who } predlaže kraj partije.
page-ask-finish-waiting = Predlažeš kraj partije. Čekaju se ostali.
page-decided = Pobjednik se više ne može promijeniti.
page-finish = Završi partiju
page-finish-note = Ostatak se odigra sam.

## Savjeti na kartama, zapisnik po štihovima

page-hint-best = Najbolje: { $move }
page-hint-equal = Ostalo je jednako dobro.
page-hint-cost = cijena { $cost }
page-trick-number = { $number }. štih
page-better-move = Bolje: { $move }
page-played-move = Odigrano: { $move }
page-lay-instead = Radije je baci
page-last-played = Zadnja odigrana karta
page-to-mistakes = Uči na greškama

## Učenje, greške, zvukovi i pozdravi

page-learn = Nauči
page-learn-of = Nauči igrati: { $game }
page-lesson-step = { $number }. korak od { $of }
page-lesson-next = Dalje
page-lesson-back = Natrag
page-lesson-skip = Preskoči lekciju
page-lesson-do = Sad ti: { $move }
page-lesson-play = Zaigraj partiju
page-rules-screen = Pravila
page-points-of =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
page-copies-of = u špilu: { $count }
page-help = Pomoć
page-help-table = Za stolom
page-mistake-of = { $number }. greška od { $of }
page-mistake-ask = Opet ista pozicija. Što sad igraš?
page-mistake-right = Točno: { $move }.
page-mistake-wrong = { $move }: cijena { $cost }. Pokušaj opet ili pogledaj odgovor.
page-mistake-same = To je odigrano i tada.
page-mistake-show = Pokaži odgovor
page-mistake-next = Sljedeća greška
page-mistake-done = To je bila zadnja.
page-sound-on = Zvuk: uključen
page-sound-off = Zvuk: isključen
page-notify = Javi mi kad sam na potezu
page-notify-on = Javit ćemo ti kad budeš na potezu.
page-notify-turn = Ti si na potezu: { $game }
page-no-network = Nema mreže
page-no-network-note = Bez mreže možeš čitati pravila i svoj učinak. Za partije treba poslužitelj; tvoje ondje čekaju.
page-emotes = Reci nešto
page-emote-said = { $who }: { $text }
page-emote-hello = Bok!
page-emote-well-played = Dobro odigrano!
page-emote-thanks = Hvala!
page-emote-oops = Ups …
page-emote-thinking = Da razmislim …
page-emote-hurry = Ti si na potezu!
page-qr = QR kod poveznice
page-name-ask = Kako da te ostali zovu?
page-name-later = Ne sada
help-tablic = Dodirni kartu u ruci: ono što uzima zasvijetli, a gumb ispod to uzme. Dodirom karata na stolu biraš drukčije, ili kartu baci. Isprekidani okvir je zadnja karta ostalih.
help-briskula = Dodirni kartu da je baciš. Aduti u tvojoj ruci imaju zlatni rub. Adut leži pod špilom lijevo, zadnji štih je desno; broj uz ime kaže koliko je ta strana skupila.
help-love-letter = Dodirni jednu od svoje dvije karte, zatim koga pogađa, zatim što Stražar imenuje. U sredini piše koliko kojih karata još nije viđeno; uz svakog igrača leže odbačene karte.
help-connect4 = Dodirni stupac da u njega ubaciš žeton. Uz imena se vidi čiji su koji žetoni.
hint-why-gives-karik = Sljedeći po redu poklanja karik: { $card }.
hint-why-saves-points = Sljedeći po redu poklanja bodove: { $card }.
hint-why-lays-points = Sljedeći po redu baca { $card }, kartu koja se broji, da je uzmu drugi.
hint-why-allows-win = Sljedeći po redu dopušta protivniku pobjedu u stupcu { $column }.
hint-why-holds-draw = Drži neriješeno; sljedeći po redu gubi forsirano.
