## Igra
# Treba popuniti: ove poruke, na svakom jeziku. Ključevi su svugdje isti.

game-high-card = High Card
about-high-card = Svatko ima pet karata; najviša nosi štih. Za dvoje do četvero.
form-high-card = 10d, karta

tricks-high-card =
    { $count ->
        [one] { $count } štih
        [few] { $count } štiha
       *[other] { $count } štihova
    }

move-high-card =
    { $person ->
        [you] Igraš: { $card }.
       *[other] { $who } igra: { $card }.
    }
choice-high-card = Igraj: { $card }

rules-high-card =
    Svatko dobiva pet karata. Svi redom igraju po jednu, bilo koju. Štih nosi najviša karta, as je iznad kralja; od jednakih prva. Tko ga je uzeo, igra prvi sljedeći.

    Pobjeđuje tko ima najviše od pet štihova; ako ih više igrača ima najviše, neodlučeno je.
