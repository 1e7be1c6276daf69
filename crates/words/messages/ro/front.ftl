## Jocurile din antreu

page-play-now = Joacă
page-players-count =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
page-more = Mai mult
page-more-of = Mai multe setări: { $game }
page-settings-of = Setări: { $game }
page-rule-sets = Reguli de pornire
page-rules-usual = Cum se joacă de obicei
page-rules-of-sources = Ca în surse
page-finished-tables = Partide încheiate
page-table-yours = E rândul tău
page-table-theirs = Se așteaptă ceilalți
page-table-waits = Un loc e încă liber

## Cum s-a încheiat partida

account = Cum s-a numărat
account-tricks = Levate
account-kariks = Ași și trice
account-card-points = Puncte în cărți
account-tablas = Table
account-cards = Cărți
account-most-cards = Cele mai multe cărți
account-points = Puncte
end-last =
    { $person ->
        [you] Ai rămas singur în rundă.
       *[other] { $who } a rămas singur în rundă.
    }
end-highest =
    { $person ->
        [you] Ai cea mai mare carte: { $card }.
       *[other] { $who } are cea mai mare carte: { $card }.
    }
end-discards =
    { $person ->
        [you] Cărți egale, dar suma cărților tale aruncate e mai mare.
       *[other] Cărți egale, dar suma mai mare a cărților aruncate o are { $who }.
    }
end-tied = Cărți egale și sume egale ale cărților aruncate.
end-row =
    { $person ->
        [you] Ai { $count } la rând.
       *[other] { $who } are { $count } la rând.
    }
end-full = Tabla e plină.
page-tokens = Runde câștigate: { $count } din { $of }
page-new-match = Meci nou

## La ce trebuie să fie toți de acord

page-ask-waiting = Propui încă o partidă. Se așteaptă ceilalți.
page-ask-next = { $who } propune încă o partidă.
page-ask-same-cards = { $who } propune aceleași cărți, cu mâinile schimbate.
page-ask-finish = { $who } propune încheierea partidei.
page-ask-finish-waiting = Propui încheierea partidei. Se așteaptă ceilalți.
page-decided = Câștigătorul nu se mai poate schimba.
page-finish = Încheie partida
page-finish-note = Restul se joacă de la sine.

## Sfaturi pe cărți, jurnal pe levate

page-hint-best = Cel mai bine: { $move }
page-hint-equal = Celelalte sunt la fel de bune.
page-hint-cost = costă { $cost }
page-trick-number = Levata { $number }
page-better-move = Mai bine: { $move }
page-played-move = Jucat: { $move }
page-lay-instead = Mai bine o pun jos
page-last-played = Ultima carte jucată
page-to-mistakes = Învață din greșeli

## Învățare, greșeli, sunete și saluturi

page-learn = Învață
page-learn-of = Învață să joci: { $game }
page-lesson-step = Pasul { $number } din { $of }
page-lesson-next = Mai departe
page-lesson-back = Înapoi
page-lesson-skip = Sari peste lecție
page-lesson-do = Acum tu: { $move }
page-lesson-play = Joacă o partidă
page-rules-screen = Reguli
page-points-of =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
page-copies-of = în pachet: { $count }
page-help = Ajutor
page-help-table = La masă
page-mistake-of = Greșeala { $number } din { $of }
page-mistake-ask = Din nou aceeași poziție. Ce joci acum?
page-mistake-right = Corect: { $move }.
page-mistake-wrong = { $move }: costă { $cost }. Încearcă din nou sau vezi răspunsul.
page-mistake-same = Asta s-a jucat și atunci.
page-mistake-show = Arată răspunsul
page-mistake-next = Greșeala următoare
page-mistake-done = Aceasta a fost ultima.
page-sound-on = Sunet: pornit
page-sound-off = Sunet: oprit
page-notify = Anunță-mă când e rândul meu
page-notify-on = Vei fi anunțat când e rândul tău.
page-notify-turn = E rândul tău: { $game }
page-no-network = Fără rețea
page-no-network-note = Fără rețea poți citi regulile și rezultatele tale. Partidele au nevoie de server; ale tale te așteaptă acolo.
page-emotes = Spune ceva
page-emote-said = { $who }: { $text }
page-emote-hello = Salut!
page-emote-well-played = Bine jucat!
page-emote-thanks = Mulțumesc!
page-emote-oops = Hopa …
page-emote-thinking = Stai să mă gândesc …
page-emote-hurry = E rândul tău!
page-qr = Codul QR al linkului
page-name-ask = Cum să-ți spună ceilalți?
page-name-later = Nu acum
help-tablic = Atinge o carte din mână: ce ia se luminează, iar butonul de jos o ia. Atinge cărțile de pe masă ca să alegi altfel sau pune cartea jos. Rama întreruptă e ultima carte a celorlalți.
help-briskula = Atinge o carte ca să o arunci. Atuurile din mână au margine aurie. Atuul e sub pachet, în stânga, ultima levată în dreapta; numărul de lângă nume arată cât a strâns acea parte.
help-love-letter = Atinge una dintre cele două cărți, apoi pe cine se joacă, apoi ce numește Garda. La mijloc scrie câte cărți de fiecare fel nu s-au văzut încă; lângă fiecare jucător sunt cărțile aruncate.
help-connect4 = Atinge o coloană ca să pui piesa în ea. Lângă nume se vede ale cui sunt piesele.
hint-why-gives-karik = Următoarea dăruiește un karik: { $card }.
hint-why-saves-points = Următoarea dăruiește puncte: { $card }.
hint-why-lays-points = Următoarea pune jos { $card }, o carte care contează, pe care o pot lua ceilalți.
hint-why-allows-win = Următoarea îl lasă pe adversar să câștige în coloana { $column }.
hint-why-holds-draw = Păstrează egalitatea; următoarea pierde forțat.
