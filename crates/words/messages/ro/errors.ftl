## Ce refuză serverul, după codul refuzului

error-unreachable = Serverul nu poate fi contactat. Verifică legătura și încearcă din nou.
error-bad-request = Serverul nu acceptă aceasta: { $detail }
error-unknown = Aici nu există așa ceva: adresa este greșită sau a fost șters.
error-nothing = La această adresă nu se află nimic.
error-wrong-method = Această adresă nu acceptă astfel de cereri.
error-no-token = Aceasta se poate face doar de pe locul propriu.
error-wrong-token = Cheia păstrată în acest browser nu deschide niciun loc la această masă.
error-no-key = Pentru aceasta este nevoie de cheia unui nume.
error-wrong-key = Această cheie nu aparține niciunui nume.
error-name-taken = Numele { $name } este luat sau seamănă prea mult cu unul luat.
error-name-of-program = { $name } este aici numele unui program. Alege alt nume.
error-name-too-long =
    Un nume are cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }.
error-name-character = Un nume are litere, cifre, spații și semnele -_.'’, dar nu { $character }
error-name-empty = Un nume are nevoie de o literă sau de o cifră.
error-name-scripts = Un nume are litere dintr-o singură scriere: cele din mai multe seamănă între ele.
error-seed-with-friends = Cărțile pot fi alese doar de cine joacă singur.
error-sits-elsewhere = Stai deja pe alt loc la această masă, sau aici stă altcineva.
error-out-of-turn = Nu este rândul tău.
error-over = Partida s-a terminat.
error-not-over = Partida nu s-a terminat încă.
error-not-decided = Partida nu este încă decisă.
error-stale = Între timp jocul a mers mai departe. Mai uită-te o dată.
error-foul = Această mutare este împotriva regulilor.
error-tree = { $detail }
error-practice-only = Aceasta este doar pentru mesele de exercițiu.
error-nothing-to-undo = Nu ai nicio mutare de luat înapoi.
error-no-free-seat = La această masă nu este niciun loc liber.
error-overtaken = Masa s-a schimbat între timp. Mai uită-te o dată.
error-not-your-run = Doar cine a început această rulare o poate schimba.
error-not-running = Această rulare nu este în curs.
error-not-stopped = Această rulare este gata sau în curs; nu este nimic de continuat.
error-still-running = Această rulare este în curs. Oprește-o mai întâi.
error-not-alone = Mutările pot fi luate înapoi doar de cine joacă singur cu programe.
error-other-host = Acest server nu răspunde la numele { $name }.
error-slow = Cererea nu a sosit la timp.
error-hint-under-way = Un sfat pentru această masă este deja în lucru.
error-other-origin = Paginile altor situri nu pot juca aici.
error-too-many = A fost prea mult deodată de la adresa ta. Încearcă din nou peste o clipă.
error-full = Serverul este plin în acest moment. Încearcă din nou mai târziu.
error-stuck = Jucătorul de pe locul { $seat } nu poate continua.
error-storage = Serverul nu poate păstra partida acum; nimic nu s-a schimbat.
error-unsure = Serverul nu poate spune acum dacă a păstrat aceasta. Mai uită-te peste o clipă.
error-internal = Serverul a greșit; nimic nu s-a schimbat.
