## Gledanje igre

page-watching = Gledaš
page-watchers =
    { $count ->
        [one] { $count } gledalac
        [few] { $count } gledaoca
       *[other] { $count } gledalaca
    }
page-watchers-more =
    { $count ->
        [one] još { $count } gledalac
        [few] još { $count } gledaoca
       *[other] još { $count } gledalaca
    }
page-watch-link = Link za gledanje
page-watch-copied = Link za gledanje je kopiran.
page-watch-table = Gledaj
page-winner = Pobeda: { $who }
page-seats-taken = Sva mesta su zauzeta: gledaš.
page-seat-free = slobodno
page-seat-free-note = Ovde je još jedno mesto slobodno.
page-take-seat = Sedi za sto

## Prijatelji dolaze i odlaze

page-code = Šifra:
page-join-by-code = Za sto prijatelja
page-join-code = Šifra ili link
page-join-code-note = Upiši šifru koju imaš od prijatelja ili nalepi link.
page-join-code-wrong = To nije šifra: ona ima dvanaest slova i cifara.
page-join = Sedi za sto
page-away = trenutno nije tu
page-stand-in = igra program
page-note-sits = { $who }: sada za stolom
page-note-away = { $who }: trenutno nije tu
page-note-stand-in = { $who }: zasad igra program
page-note-back = { $who }: ponovo za stolom
page-connection-back = Veza je ponovo tu.

## Sledeća igra

page-game-number = { $number }. igra
page-same-cards = iste karte, zamenjene ruke
page-same-cards-again = Iste karte, zamenjene ruke
page-turned-new = Nova igra: svi prelaze jedno mesto dalje.
page-turned-same = Ponovo iste karte, zamenjene ruke.

## Sopstveni učinak

page-me = Tvoj učinak
page-me-note = Računaju se igre u kojima niko nije vežbao i niko nije mogao unapred da zna karte.
page-tally-label = dobijene: { $won }, nerešene: { $drawn }, izgubljene: { $lost }
page-record-against = Dosad ({ $who }): dobijene { $won }, nerešene { $drawn }, izgubljene { $lost }
page-record-browser = U ovom pregledaču
page-record-of = Pod imenom { $name }
page-record-empty = Još se nijedna igra ne računa.
page-record-share = Udeo
page-record-difference = Prosečna razlika
page-several-opponents = više protivnika
page-name = Izaberi ime
page-name-note = Sa imenom ostali za stolom vide ko si, a server čuva tvoj učinak. Bez naloga i bez lozinke: dobijaš ključ, a čuva ga ovaj pregledač.
page-name-field = Ime
page-name-take = Uzmi ovo ime
page-name-yours = Tvoje ime: { $name }
page-name-leave = Zaboravi ime u ovom pregledaču
page-name-delete = Obriši ime i učinak
page-name-delete-sure = Obrisati ime { $name } sa celim učinkom? To se ne može vratiti.
page-key = Ključ
page-key-have = Imam ključ sa drugog uređaja
page-key-use = Upotrebi ključ
page-key-note = Sa ovim ključem si ista osoba i na drugom uređaju. Ne daj ga nikome i sačuvaj ga: niko ne može ponovo da ti ga da.
page-key-copy = Kopiraj ključ
page-key-copied = Ključ je kopiran.
