## Šta server odbija, po oznaci odbijanja

error-unreachable = Server nije dostupan. Proveri vezu i pokušaj ponovo.
error-bad-request = Server ovo ne prihvata: { $detail }
error-unknown = Ovoga ovde nema: adresa je pogrešna ili je obrisano.
error-nothing = Na ovoj adresi nema ničega.
error-wrong-method = Ova adresa ne prihvata takve zahteve.
error-no-token = To se može samo sa sopstvenog mesta.
error-wrong-token = Ključ koji čuva ovaj pregledač ne otvara nijedno mesto za ovim stolom.
error-no-key = Za to treba ključ nekog imena.
error-wrong-key = Ovaj ključ ne pripada nijednom imenu.
error-name-taken = Ime { $name } je zauzeto ili previše liči na zauzeto.
error-name-of-program = { $name } je ovde ime programa. Izaberi drugo ime.
error-name-too-long =
    Ime ima najviše { $most ->
        [one] { $most } znak
        [few] { $most } znaka
       *[other] { $most } znakova
    }.
error-name-character = Ime ima slova, cifre, razmake i znakove -_.'’, ali ne { $character }
error-name-empty = Imenu treba bar jedno slovo ili cifra.
error-name-scripts = Ime ima slova jednog pisma: u više njih ima sličnih.
error-seed-with-friends = Karte može da bira samo ko igra sam.
error-sits-elsewhere = Već sediš na drugom mestu za ovim stolom, ili ovde sedi neko drugi.
error-out-of-turn = Nisi na potezu.
error-over = Partija je gotova.
error-not-over = Partija još nije gotova.
error-not-decided = Partija još nije odlučena.
error-stale = Sto je u međuvremenu otišao dalje. Pogledaj ponovo.
error-foul = Taj potez je protiv pravila.
error-tree = { $detail }
error-practice-only = To je samo za stolove za vežbu.
error-nothing-to-undo = Nemaš poteza za vraćanje.
error-no-free-seat = Za ovim stolom nema slobodnog mesta.
error-overtaken = Sto se u međuvremenu promenio. Pogledaj ponovo.
error-not-your-run = Ovo merenje može da menja samo ko ga je počeo.
error-not-running = Ovo merenje nije u toku.
error-not-stopped = Ovo merenje je gotovo ili u toku; nema šta da se nastavi.
error-still-running = Ovo merenje je u toku. Prvo ga zaustavi.
error-not-alone = Poteze može da vraća samo ko igra sam s programima.
error-other-host = Ovaj server se ne odaziva na ime { $name }.
error-slow = Zahtev nije stigao na vreme.
error-hint-under-way = Savet za ovaj sto već se izrađuje.
error-other-origin = Stranice drugih mesta ne smeju ovde da igraju.
error-too-many = To je s tvoje adrese bilo previše odjednom. Pokušaj ponovo za trenutak.
error-full = Server je trenutno pun. Pokušaj ponovo kasnije.
error-stuck = Igrač na mestu { $seat } ne može dalje.
error-storage = Server trenutno ne može da sačuva partiju; ništa se nije promenilo.
error-unsure = Server trenutno ne zna da li je ovo sačuvano. Pogledaj ponovo za trenutak.
error-internal = Server je pogrešio; ništa se nije promenilo.
