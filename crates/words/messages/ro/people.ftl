## Privitul jocului

page-watching = Privești
page-watchers =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
page-watchers-more =
    { $count ->
        [one] încă { $count } spectator
        [few] încă { $count } spectatori
       *[other] încă { $count } de spectatori
    }
page-watch-link = Link pentru privit
page-watch-copied = Linkul pentru privit a fost copiat.
page-watch-table = Privește
page-winner = Victorie: { $who }
page-seats-taken = Toate locurile sunt ocupate: privești.
page-seat-free = liber
page-seat-free-note = Aici mai este un loc liber.
page-take-seat = Așază-te la masă

## Prietenii vin și pleacă

page-code = Cod:
page-join-by-code = La masa unui prieten
page-join-code = Cod sau link
page-join-code-note = Scrie codul primit sau lipește linkul.
page-join-code-wrong = Acesta nu este un cod: codul are douăsprezece litere și cifre.
page-join = Așază-te la masă
page-away = lipsește o clipă
page-stand-in = joacă un program
page-note-sits = { $who }: acum la masă
page-note-away = { $who }: lipsește o clipă
page-note-stand-in = { $who }: deocamdată joacă un program
page-note-back = { $who }: din nou la masă
page-connection-back = Conexiunea a revenit.

## Jocul următor

page-game-number = Jocul { $number }
page-same-cards = aceleași cărți, mâinile schimbate
page-same-cards-again = Aceleași cărți, mâinile schimbate
page-turned-new = Joc nou: toți trec cu un loc mai departe.
page-turned-same = Din nou aceleași cărți, mâinile schimbate.

## Rezultatele proprii

page-me = Rezultatele tale
page-me-note = Se numără jocurile în care nimeni nu a exersat și nimeni nu putea ști cărțile dinainte.
page-tally-label = câștigate: { $won }, egale: { $drawn }, pierdute: { $lost }
page-record-against = Până acum ({ $who }): câștigate { $won }, egale { $drawn }, pierdute { $lost }
page-record-browser = În acest browser
page-record-of = Sub numele { $name }
page-record-empty = Încă nu s-a numărat niciun joc.
page-record-share = Pondere
page-record-difference = Diferența medie
page-several-opponents = mai mulți adversari
page-name = Alege un nume
page-name-note = Cu un nume, ceilalți de la masă văd cine ești, iar serverul îți păstrează rezultatele. Fără cont și fără parolă: primești o cheie, pe care o păstrează acest browser.
page-name-field = Nume
page-name-take = Ia acest nume
page-name-yours = Numele tău: { $name }
page-name-leave = Uită numele în acest browser
page-name-delete = Șterge numele și rezultatele
page-name-delete-sure = Ștergi numele { $name } cu toate rezultatele? Nu se mai poate recupera.
page-key = Cheie
page-key-have = Am o cheie de pe alt dispozitiv
page-key-use = Folosește cheia
page-key-note = Cu această cheie ești aceeași persoană și pe alt dispozitiv. Nu o da nimănui și păstreaz-o: nimeni nu ți-o poate da din nou.
page-key-copy = Copiază cheia
page-key-copied = Cheia a fost copiată.
