# Spillets tekster på dansk.

title = Kabale

## Kort

card = { $suit ->
    [S] spar
    [H] hjerter
    [D] ruder
   *[C] klør
} { $rank ->
    [A] es
    [K] konge
    [Q] dame
    [J] knægt
    [T] 10
   *[other] { $rank }
}
card-hidden = skjult kort
index = { $rank ->
    [Q] D
    [J] Kn
    [T] 10
   *[other] { $rank }
}

## Bunker

pile-stock = Trækbunken, { $count ->
    [0] tom
   *[other] { $count } kort
}
pile-waste = De vendte kort, { $count ->
    [0] ingen
   *[other] { $count } kort
}
pile-foundation = Grundbunke { $number }, { $count ->
    [0] tom
   *[other] { $count } kort
}
pile-tableau = Kolonne { $number }, { $count ->
    [0] tom
   *[other] { $count } kort
}
pile-cell = Fri plads { $number }, { $count ->
    [0] tom
   *[other] optaget
}
pile-reserve = Reserve { $number }, { $count ->
    [0] tom
   *[other] { $count } kort
}

## Knapper

action-new = Nyt spil
action-undo = Fortryd
action-redo = Gentag
action-hint = Tip
action-menu = Menu
action-restart = Start forfra
action-close = Luk
action-bring-back = Hent det forrige
action-reload = Genindlæs

## Spil

family-seven = 7-kabale
option-seven = Vend { $n }
game-seven = { family-seven }, vend { $n }
family-klondike = Klondike-kabale
game-klondike = { family-klondike }
family-spider = Edderkop kabale
option-spider = { $n ->
    [1] 1 kulør
   *[other] { $n } kulører
}
game-spider = { family-spider }, { option-spider }
family-freecell = FreeCell
game-freecell = { family-freecell }
family-pyramid = Pyramide
game-pyramid = { family-pyramid }
deal-number = nr. { $number }
score = { $score } point
moves = { $moves } træk

## Menu

menu-title = Menu
menu-games = Vælg spil
menu-language = Sprog
menu-this-game = Dette spil
about = Om kabalen
about-play = Spillet kører helt i din browser, også uden net. Intet forlader den: ingen konto, ingen reklamer, ingen sporing.
about-save = Hvert spil gemmes af sig selv og står, som du forlod det, når du vender tilbage.
about-deal = Hver uddeling har et nummer. Samme nummer giver altid de samme kort.

## Beskeder

won = Kabalen gik op!
won-count = { $moves } træk, { $score } point
hint-move = Et muligt træk: { $card } til { $target ->
    [foundation] grundbunken
    [tableau] kolonne { $number }
   *[other] en fri plads
}
hint-stock = Et muligt træk: tag fra trækbunken
hint-none = Der er ingen mulige træk lige nu
no-place = Kortet passer ikke nogen steder lige nu
refused = Det træk er ikke muligt
refused-stale = Bordet så anderledes ud, så trækket blev ikke udført
refused-hidden = Et skjult kort kan ikke flyttes
refused-top = Her kan kun det øverste kort tages
refused-run = Kortene hænger ikke sammen, så de kan ikke flyttes på én gang
refused-rank = Her følger { $card } ikke efter { $onto }
refused-colour = De to kort skal have hver sin farve, rød og sort
refused-suit = De to kort skal være af samme kulør
refused-covered = Der ligger andre kort på det
refused-capacity = Der er ikke ledige pladser nok til at flytte så mange kort på én gang
refused-single = Her kan der kun lægges ét kort ad gangen
refused-full = Pladsen er optaget
refused-closed = Her lægger eller tager man ikke selv kort
refused-only-ace = Her kan kun et es begynde
refused-only-king = Kun en konge kan lægges på en tom plads
refused-nothing-left = Der er ikke flere kort i trækbunken
refused-gaps = Der kan først deles ud, når ingen kolonne er tom
refused-stays = Kortene ligger der allerede
refused-empty = Her er ingen kort at tage
refused-nowhere = { $card } passer ikke nogen steder lige nu
refused-over = Kabalen er gået op
dealt = Et nyt spil er delt ud
save-damaged = Det gemte spil kunne ikke læses; det er lagt til side, og et nyt er begyndt
storage-failed = Spillet kan ikke gemmes i denne browser lige nu
engine-failed = Spillet kunne ikke starte
address-form = Adressen peger ikke på noget spil
address-game = Adressen nævner et spil, som ikke findes her
address-number = Nummeret i adressen skal være fra 1 til 4294967295
