## Jocul

game-love-letter = Scrisoarea de dragoste
about-love-letter = Șaisprezece cărți, una în mână: deducție, noroc și sânge rece pentru doi până la patru jucători.

## Cărțile Scrisorii de dragoste: numele, numele ca obiect, efectul

card-guard = Garda
card-priest = Preotul
card-baron = Baronul
card-handmaid = Camerista
card-prince = Prințul
card-king = Regele
card-countess = Contesa
card-princess = Prințesa
acc-guard = Garda
acc-priest = Preotul
acc-baron = Baronul
acc-handmaid = Camerista
acc-prince = Prințul
acc-king = Regele
acc-countess = Contesa
acc-princess = Prințesa
effect-guard = Numește un jucător și o carte în afară de Gardă: dacă o are, iese din rundă.
effect-priest = Privește cartea altui jucător.
effect-baron = Compară cărțile cu alt jucător: cea mai mică iese.
effect-handmaid = Niciun efect nu te atinge până la următoarea ta tură.
effect-prince = Un jucător, poate chiar tu, aruncă cartea și trage alta.
effect-king = Schimbă cartea cu alt jucător.
effect-countess = Trebuie jucată când o ai împreună cu Regele sau Prințul.
effect-princess = Cine o joacă sau o aruncă iese din rundă.

## Mutări făcute

move-guard =
    { $person ->
        [you] Joci Garda (ținta: { $target }) și numești: { $guess }.
       *[other] { $who } joacă Garda (ținta: { $target }) și numește: { $guess }.
    }
move-priest =
    { $person ->
        [you] Joci Preotul (ținta: { $target }).
       *[other] { $who } joacă Preotul (ținta: { $target }).
    }
move-baron =
    { $person ->
        [you] Joci Baronul (ținta: { $target }).
       *[other] { $who } joacă Baronul (ținta: { $target }).
    }
move-handmaid =
    { $person ->
        [you] Joci Camerista și ești sub protecție.
       *[other] { $who } joacă Camerista și este sub protecție.
    }
move-prince =
    { $person ->
        [you] Joci Prințul (ținta: { $target }).
       *[other] { $who } joacă Prințul (ținta: { $target }).
    }
move-king =
    { $person ->
        [you] Joci Regele (ținta: { $target }): schimb de cărți.
       *[other] { $who } joacă Regele (ținta: { $target }): schimb de cărți.
    }
move-countess =
    { $person ->
        [you] Joci Contesa.
       *[other] { $who } joacă Contesa.
    }
move-princess =
    { $person ->
        [you] Joci Prințesa.
       *[other] { $who } joacă Prințesa.
    }
move-alone =
    { $person ->
        [you] Joci { $card } fără efect.
       *[other] { $who } joacă { $card } fără efect.
    }
event-out =
    { $person ->
        [you] Ieși din rundă.
       *[other] { $who } iese din rundă.
    }
event-holds =
    { $person ->
        [you] Cartea ta: { $card }.
       *[other] { $who }, cartea din mână: { $card }.
    }
event-discards =
    { $person ->
        [you] Decartezi: { $card }.
       *[other] { $who } decartează: { $card }.
    }

## Mutări posibile

choice-love-letter = { $card }
choice-love-letter-on = { $card } → { $target }
choice-love-letter-name = { $card } → { $target }: { $guess }

## Opțiunile regulilor și valorile lor

rule-guards = Gărzi
rule-guards-note = Câte Gărzi are pachetul.
rule-ties = Cărți egale
rule-ties-note = Cine câștigă cu cărți egale: suma mai mare a celor aruncate sau toți.
rule-tokens = Runde pentru meci
rule-tokens-note = Câte runde câștigate câștigă meciul: de obicei 7, 5 sau 4 cu 2, 3 sau 4 jucători.
value-discards = cărțile aruncate

## Reguli pe scurt

rules-love-letter =
    La rândul tău tragi o carte, joci una din cele două și faci ce spune. Runda o câștigă cine rămâne ultimul, sau cine are cartea cea mai mare când se termină pachetul.

    1 Garda ×{ $guards }: numește un jucător și o carte în afară de Gardă; dacă o are, iese.
    2 Preotul ×2: privește cartea unui jucător.
    3 Baronul ×2: comparați cărțile; cea mai mică iese.
    4 Camerista ×2: niciun efect nu te atinge până la următoarea ta tură.
    5 Prințul ×2: un jucător, poate chiar tu, aruncă cartea și trage alta.
    6 Regele: schimbă cartea cu alt jucător.
    7 Contesa: trebuie jucată când o ai împreună cu Regele sau Prințul.
    8 Prințesa: cine o joacă sau o aruncă iese.

    O carte se pune deoparte neprivită.{ $players ->
        [2] { " " }Alte trei stau pe față.
       *[other] { "" }
    } { $ties ->
        [all] La cărți egale câștigă toți cei care le au.
       *[other] La cărți egale câștigă suma mai mare a celor aruncate.
    } { $tokens ->
        [standard] { $players ->
        [2] Runde pentru un meci: 7.
        [3] Runde pentru un meci: 5.
       *[other] Runde pentru un meci: 4.
    }
       *[other] Runde pentru un meci: { $tokens }.
    }

## De ce o mutare este mai bună decât cea jucată

why-princess = Cine joacă Prințesa iese.
why-likelier-guess = Mai probabilă este { $card }: ghicirea nimerește în { $percent } % din cazuri.
why-knocks-out = Scoate mai des un adversar, cu { $percent } %.
why-safer = Rămâi mai des în rundă, cu { $percent } %.
why-keeps-high = Păstrează cartea mai mare pentru final: { $card }.
why-learns = Îți arată cartea altcuiva, iar asta ajută mai târziu.

## Cum stă jocul

face-up = Pe față: { $cards }
out = în afara rundei
protected = sub protecție

## Ce se deschide peste masă

form-love-letter = guard>1:prince, priest>1, countess

## Jucătorii, câte un rând

page-player-love-letter-probabilistic = Joacă la întâmplare, dar ghicește după șanse (Malarczyk).
page-player-love-letter-flat = Joacă până la capăt fiecare alegere la fel de des.
page-player-love-letter-final-card = Vrea să țină la sfârșit o carte mare, oricine ar câștiga (modelul lui Malarczyk).
page-player-love-letter-greedy-2015 = Joacă acea carte al cărei criteriu este mai mare, ciorna din 2015 (Malarczyk).
page-player-love-letter-greedy-2015-bluff = La fel, dar își numără propriile cărți printre cele nevăzute (Malarczyk).
page-player-love-letter-greedy-2016 = Joacă acea carte al cărei criteriu este mai mare, ciorna mai nouă (Malarczyk).
page-player-love-letter-greedy-2016-bluff = La fel, dar își numără propriile cărți printre cele nevăzute.

## Probleme

theme-name-card = numește cartea potrivită
theme-duel = câștigă comparația
theme-force-discard = obligă adversarul să arunce
theme-draw-anew = aruncă propria mână
theme-swap = schimbă mâinile
theme-shelter = adăpostește-te
theme-let-go-high = renunță la cartea mare
theme-last-turn = ultima tură

## Prima partidă, pas cu pas

lesson-love-letter-1 = Scrisoarea de dragoste: ai o carte, tragi a doua și joci una dintre ele. Se întâmplă ce scrie pe ea.
lesson-love-letter-2 = Rămâi ultimul în rundă sau ai cea mai mare carte când se termină pachetul. Numărul de pe carte e rangul ei.
lesson-love-letter-3 = La mijloc vezi ce nu s-a văzut încă: cinci Gărzi, o Prințesă și așa mai departe. Trei cărți stau pe față de la început.
lesson-love-letter-4 = Garda numește o carte: dacă adversarul o are, iese. Numește Baronul.
lesson-love-letter-5 = Ratat. Și adversarul a numit o carte cu Garda și a ratat.
lesson-love-letter-6 = Ai tras Prințul. El obligă un jucător să-și arunce cartea și să tragă alta. Joacă-l pe adversar.
lesson-love-letter-7 = Acum știi încă o carte care nu mai e. Adversarul s-a uitat în mâna ta cu Preotul.
lesson-love-letter-8 = Iar două cărți. Mai încearcă o dată cu Garda: Baronii nu s-au văzut încă.
lesson-love-letter-9 = Adversarul a jucat Contesa. Ea trebuie jucată lângă Rege sau Prinț, și adesea chiar de aceea.
lesson-love-letter-10 = Joacă Camerista: până la mutarea ta următoare nimic nu te atinge.
lesson-love-letter-11 = Prințesa e cea mai mare carte, iar cine o joacă sau o aruncă iese. Runda e a ta.
lesson-love-letter-12 = Meciul ține până câștigă cineva destule runde. Asta e tot ce-ți trebuie.
