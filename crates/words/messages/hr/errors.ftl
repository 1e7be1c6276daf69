## Što poslužitelj odbija, po oznaci odbijanja

error-unreachable = Poslužitelj nije dostupan. Provjeri vezu i pokušaj ponovno.
error-bad-request = Poslužitelj ovo ne prihvaća: { $detail }
error-unknown = Ovoga ovdje nema: adresa je pogrešna ili je obrisano.
error-nothing = Na ovoj adresi nema ničega.
error-wrong-method = Ova adresa ne prihvaća takve zahtjeve.
error-no-token = To se može samo s vlastitog mjesta.
error-wrong-token = Ključ koji čuva ovaj preglednik ne otvara nijedno mjesto za ovim stolom.
error-no-key = Za to treba ključ nekog imena.
error-wrong-key = Ovaj ključ ne pripada nijednom imenu.
error-name-taken = Ime { $name } je zauzeto ili previše sliči zauzetom.
error-name-of-program = { $name } je ovdje ime programa. Odaberi drugo ime.
error-name-too-long =
    Ime ima najviše { $most ->
        [one] { $most } znak
        [few] { $most } znaka
       *[other] { $most } znakova
    }.
error-name-character = Ime ima slova, znamenke, razmake i znakove -_.'’, ali ne { $character }
error-name-empty = Ime treba barem jedno slovo ili znamenku.
error-name-scripts = Ime ima slova jednog pisma: u više njih ima sličnih.
error-seed-with-friends = Karte može birati samo tko igra sam.
error-sits-elsewhere = Već sjediš na drugom mjestu za ovim stolom, ili ovdje sjedi netko drugi.
error-out-of-turn = Nisi na potezu.
error-over = Partija je gotova.
error-not-over = Partija još nije gotova.
error-not-decided = Partija još nije odlučena.
error-stale = Stol je u međuvremenu otišao dalje. Pogledaj ponovno.
error-foul = Taj je potez protiv pravila.
error-tree = { $detail }
error-practice-only = To je samo za stolove za vježbu.
error-nothing-to-undo = Nemaš poteza za vraćanje.
error-no-free-seat = Za ovim stolom nema slobodnog mjesta.
error-overtaken = Stol se u međuvremenu promijenio. Pogledaj ponovno.
error-not-your-run = Ovo mjerenje može mijenjati samo tko ga je započeo.
error-not-running = Ovo mjerenje nije u tijeku.
error-not-stopped = Ovo je mjerenje gotovo ili u tijeku; nema se što nastaviti.
error-still-running = Ovo je mjerenje u tijeku. Najprije ga zaustavi.
error-not-alone = Poteze može vraćati samo tko igra sam s programima.
error-other-host = Ovaj se poslužitelj ne odaziva na ime { $name }.
error-slow = Zahtjev nije stigao na vrijeme.
error-hint-under-way = Savjet za ovaj stol već se izrađuje.
error-other-origin = Stranice drugih mjesta ne smiju ovdje igrati.
error-too-many = To je s tvoje adrese bilo previše odjednom. Pokušaj ponovno za trenutak.
error-full = Poslužitelj je trenutačno pun. Pokušaj ponovno kasnije.
error-stuck = Igrač na mjestu { $seat } ne može dalje.
error-storage = Poslužitelj trenutačno ne može sačuvati partiju; ništa se nije promijenilo.
error-unsure = Poslužitelj trenutačno ne zna je li ovo sačuvano. Pogledaj ponovno za trenutak.
error-internal = Poslužitelj je pogriješio; ništa se nije promijenilo.
