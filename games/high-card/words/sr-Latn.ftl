## Igra
# Treba popuniti: ove poruke, na svakom jeziku. Ključevi su svuda isti.

game-high-card = High Card
about-high-card = Svako ima pet karata; najviša nosi štih. Za dvoje do četvoro.
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
    Svako dobija pet karata. Svi redom igraju po jednu, bilo koju. Štih nosi najviša karta, as je iznad kralja; od jednakih prva. Ko ga je uzeo, igra prvi sledeći.

    Pobeđuje ko ima najviše od pet štihova; ako ih više igrača ima najviše, nerešeno je.
