## Gledanje igre

page-watching = Gledaš
page-watchers =
    { $count ->
        [one] { $count } gledatelj
        [few] { $count } gledatelja
       *[other] { $count } gledatelja
    }
page-watchers-more =
    { $count ->
        [one] još { $count } gledatelj
        [few] još { $count } gledatelja
       *[other] još { $count } gledatelja
    }
page-watch-link = Poveznica za gledanje
page-watch-copied = Poveznica za gledanje je kopirana.
page-watch-table = Gledaj
page-winner = Pobjeda: { $who }
page-seats-taken = Sva su mjesta zauzeta: gledaš.
page-seat-free = slobodno
page-seat-free-note = Ovdje je još jedno mjesto slobodno.
page-take-seat = Sjedni za stol

## Prijatelji dolaze i odlaze

page-code = Šifra:
page-join-by-code = Za prijateljev stol
page-join-code = Šifra ili poveznica
page-join-code-note = Upiši šifru koju imaš od prijatelja ili zalijepi poveznicu.
page-join-code-wrong = To nije šifra: ona ima dvanaest slova i znamenki.
page-join = Sjedni za stol
page-away = trenutno nije tu
page-stand-in = igra program
page-note-sits = { $who }: sada za stolom
page-note-away = { $who }: trenutno nije tu
page-note-stand-in = { $who }: zasad igra program
page-note-back = { $who }: ponovno za stolom
page-connection-back = Veza je ponovno uspostavljena.

## Sljedeća igra

page-game-number = { $number }. igra
page-same-cards = iste karte, zamijenjene ruke
page-same-cards-again = Iste karte, zamijenjene ruke
page-turned-new = Nova igra: svi prelaze jedno mjesto dalje.
page-turned-same = Ponovno iste karte, zamijenjene ruke.

## Vlastiti učinak

page-me = Tvoj učinak
page-me-note = Računaju se igre u kojima nitko nije vježbao i nitko nije mogao unaprijed znati karte.
page-tally-label = dobivene: { $won }, neriješene: { $drawn }, izgubljene: { $lost }
page-record-against = Dosad ({ $who }): dobivene { $won }, neriješene { $drawn }, izgubljene { $lost }
page-record-browser = U ovom pregledniku
page-record-of = Pod imenom { $name }
page-record-empty = Još se nijedna igra ne računa.
page-record-share = Udio
page-record-difference = Prosječna razlika
page-several-opponents = više protivnika
page-name = Odaberi ime
page-name-note = S imenom ostali za stolom vide tko si, a poslužitelj čuva tvoj učinak. Bez računa i bez lozinke: dobivaš ključ, a čuva ga ovaj preglednik.
page-name-field = Ime
page-name-take = Uzmi ovo ime
page-name-yours = Tvoje ime: { $name }
page-name-leave = Zaboravi ime u ovom pregledniku
page-name-delete = Izbriši ime i učinak
page-name-delete-sure = Izbrisati ime { $name } s cijelim učinkom? To se ne može vratiti.
page-key = Ključ
page-key-have = Imam ključ s drugog uređaja
page-key-use = Upotrijebi ključ
page-key-note = S ovim si ključem ista osoba i na drugom uređaju. Ne daj ga nikome i sačuvaj ga: nitko ti ga ne može ponovno dati.
page-key-copy = Kopiraj ključ
page-key-copied = Ključ je kopiran.
