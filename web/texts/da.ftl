# Spillets tekster på dansk.

## Det første billede

# Lutter ord: her kan der intet stå i krøllede parenteser.
index-A = A
index-K = K
index-Q = D
index-J = Kn
index-T = 10
action-new = Nyt spil
action-undo = Fortryd
action-redo = Gentag
action-hint = Tip
action-menu = Menu
action-settings = Indstillinger
notice-failed = Spillet kan ikke fortsætte. Dine gemte spil er i behold.

### Hertil er det, der skal siges, før resten af siden er kommet

title = Kabale
description = Klondike, Edderkop og andre kabaler, også uden net. Ingen konto, ingen reklamer.
continue = Fortsæt

## Kort

# The suit's letter and then the rank's: a name here begins with a letter.
card = { $card ->
    [SA] spar es
    [S2] spar to
    [S3] spar tre
    [S4] spar fire
    [S5] spar fem
    [S6] spar seks
    [S7] spar syv
    [S8] spar otte
    [S9] spar ni
    [ST] spar ti
    [SJ] spar knægt
    [SQ] spar dame
    [SK] spar konge
    [HA] hjerter es
    [H2] hjerter to
    [H3] hjerter tre
    [H4] hjerter fire
    [H5] hjerter fem
    [H6] hjerter seks
    [H7] hjerter syv
    [H8] hjerter otte
    [H9] hjerter ni
    [HT] hjerter ti
    [HJ] hjerter knægt
    [HQ] hjerter dame
    [HK] hjerter konge
    [DA] ruder es
    [D2] ruder to
    [D3] ruder tre
    [D4] ruder fire
    [D5] ruder fem
    [D6] ruder seks
    [D7] ruder syv
    [D8] ruder otte
    [D9] ruder ni
    [DT] ruder ti
    [DJ] ruder knægt
    [DQ] ruder dame
    [DK] ruder konge
    [CA] klør es
    [C2] klør to
    [C3] klør tre
    [C4] klør fire
    [C5] klør fem
    [C6] klør seks
    [C7] klør syv
    [C8] klør otte
    [C9] klør ni
    [CT] klør ti
    [CJ] klør knægt
    [CQ] klør dame
   *[CK] klør konge
}
card-hidden = skjult kort

## Bunker

table = Kortbordet: piletasterne flytter, Enter spiller, spørgsmålstegnet viser alle taster
pile-stock = Trækbunken: { $count ->
    [0] { $sign ->
        [turn] tom, kan vendes om
       *[other] tom
    }
   *[other] { $count } kort
}
pile-waste = De vendte kort: { $card } øverst, { $count } kort
pile-waste-empty = De vendte kort: ingen
pile-foundation = Grundbunke { $number }: { $card } øverst
pile-foundation-empty = Grundbunke { $number }: tom
pile-tableau = Kolonne { $number }: { $cards }
pile-tableau-empty = Kolonne { $number }: tom
pile-cell = Fri plads { $number }: { $card }
pile-cell-empty = Fri plads { $number }: tom
pile-reserve = Ekstrabunke { $number }: { $cards }
pile-reserve-empty = Ekstrabunke { $number }: tom
pile-row = Række { $row }, plads { $place }: { $card }
pile-row-covered = Række { $row }, plads { $place }: { $card }, dækket
pile-row-empty = Række { $row }, plads { $place }: tom
place-empty = { $base ->
    [A] tom plads til et es
    [K] tom plads til en konge
   *[other] tom plads
}
cards-hidden = { $count ->
    [one] 1 skjult kort
   *[other] { $count } skjulte kort
}

## Knapper

action-fair-hint = Prøv et fair tip
action-show = Vis løsningen
action-stats = Statistik
action-log = Seneste spil
action-daily = Dagens kabale
action-winnable = Hvad kan gå op?
action-reset = Nulstil denne statistik
action-again = Del ud igen
action-watch = Se
action-share = Del med andre
action-cancel = Annullér
action-restart = Start forfra
action-close = Luk
action-bring-back = Hent det forrige
action-undo-deal = Fortryd: hent det forrige spil
action-number = Nummer og link
action-copy = Kopiér
action-deal = Del ud
action-reload = Genindlæs

## Spil

family-seven = 7-kabale
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
family-golf = Golf
game-golf = { family-golf }
deal-number = nr. { $number }
score = { $score } point
passes-left = { $passes ->
    [0] sidste gennemgang
    [one] 1 gennemgang til
   *[other] { $passes } gennemgange til
}
moves = { $moves } træk

## Menu

menu-title = Menu
menu-games = Vælg spil
menu-this-game = Dette spil
deals = Nye spil
deals-any = Tilfældig
deals-winnable = Kan gå op
deals-easy = Let
deals-medium = Middel
deals-hard = Svær
deals-note = { $deals ->
    [any] En hvilken som helst uddeling. Nogle af dem kan ingen få til at gå op.
    [winnable] Kun uddelinger, som spillet har fundet en løsning på. Det kendte alle kortene, så den kan stadig være svær at finde.
   *[rated] Uddelinger, der kan gå op. Let, middel og svær er en tredjedel hver, efter hvor mange stillinger spillet måtte se på, før det fandt en løsning.
}
deals-none = Man ved endnu ikke, hvilke uddelinger af denne kabale der kan gå op, så der deles en tilfældig ud.
about = Om kabalen
about-play = Spillet kører helt i din browser, også uden net. Intet forlader den: ingen konto, ingen reklamer, ingen sporing.
about-save = Hvert spil gemmes af sig selv og står, som du forlod det, når du vender tilbage.
about-deal = Hver uddeling har et nummer. Samme nummer giver altid de samme kort.

## Indstillinger

settings-language = Sprog
settings-play = Sådan spiller du
settings-thinking = Tip
settings-cards = Kort
settings-table = Bord
settings-shown = Det, der vises
settings-senses = Lyd og vibration
setting-language = Kabalen taler
setting-oneTap = Ét tryk flytter et kort
note-oneTap = Fra: det første tryk vælger, det næste lægger
setting-safe = Sikre kort lægges op af sig selv
note-safe = Kun kort, som der ikke længere er brug for i kolonnerne
setting-confirm = Spørg før et nyt spil
note-confirm = Kun mens et spil er i gang
setting-sure = Sikre tip
note-sure = Et tip er så første træk i en bevist løsning: der ses på de skjulte kort
setting-outlook = Kan den stadig gå op?
note-outlook = Det står under bordet, mens du spiller, og røber altså noget om de skjulte kort
setting-hand = Hånd
hand-right = Højre
hand-left = Venstre
setting-face = Kortenes forside
face-nordic = Nordisk
face-classic = Klassisk
setting-colours = Kulørernes farver
colours-two = To
colours-four = Fire
setting-back = Kortenes bagside
back-lattice = Gitter
back-rosettes = Rosetter
back-selbu = Stjerne
back-waves = Bølger
back-plain = Enkel
back-night = Nat
back-knit = Strik
setting-theme = Bordets farve
theme-spruce = Gran
theme-fjord = Fjord
theme-slate = Skifer
theme-plum = Blomme
theme-sand = Sand
theme-night = Nat
theme-contrast = Høj kontrast
setting-speed = Bevægelser
speed-normal = Normale
speed-slow = Rolige
speed-fast = Hurtige
speed-off = Ingen
setting-time = Spilletid
note-time = Uret går i gang med det første træk
setting-moves = Antal træk
note-moves = Under bordet, mens du spiller
setting-score = Point
note-score = Under bordet, mens du spiller
setting-statistics = Statistik
note-statistics = Fra: spillene tælles, men intet af det vises
setting-sound = Lyd
note-sound = Stille, som papir på filt
setting-vibrate = Vibration
note-vibrate = Når kort ikke kan ligge, hvor de slippes
ask-new = Et spil er i gang. Vil du dele et nyt ud?

## Statistik

stats-game = Spil
stats-none = Ingen spil endnu: et spil tæller fra det første træk
stats-played = Spil i alt
stats-won = Gået op
stats-rate = Andel gået op
stats-clean = Gået op uden fortryd og tip
stats-streak = I træk lige nu
stats-best-streak = Flest i træk
stats-best-time = Korteste tid
stats-median-time = Typisk tid (median)
stats-fewest-moves = Færrest træk
stats-median-moves = Typisk antal træk (median)
stats-best-score = Flest point
stats-offline = Kurverne kunne ikke hentes
stats-removed = Statistikken for dette spil er nulstillet.
plot-rate = Andel gået op af de seneste 20 spil, over tid
plot-times = Tider for de spil, der gik op
plot-games = Spil
plot-minutes = Minutter
plot-won = Antal
ask-reset = Vil du nulstille statistikken for { $game }? { $count ->
    [one] 1 spil tages ud, også af listen over seneste spil.
   *[other] { $count } spil tages ud, også af listen over seneste spil.
}
log-facts = { $when } · { $result ->
    [won] gik op
    [shown] løsningen blev vist
   *[open] gik ikke op
} · { moves } · { $time }
saved-none = Intet spil i gang
saved-won = Gået op
saved-shown = Løsningen blev vist
saved-moves = I gang, { moves }
saved-rate = { $rate } af { $played } gået op

## Dagens kabale

daily-today = Spil dagens kabale
daily-streak = { $days ->
    [0] Ingen dage i træk endnu
    [one] 1 dag i træk
   *[other] { $days } dage i træk
}
daily-back = Måneden før
daily-on = Måneden efter
daily-day = { $day }: { $state ->
    [won] gik op på dagen
    [late] gik op senere
    [open] begyndt, ikke gået op
   *[none] ikke spillet
}
daily-note = Hver dag har sin egen uddeling, og den kan gå op. Man kan også spille gamle dage, men kun en kabale, der går op på selve dagen, tæller med i dagene i træk.

## Se et spil

watch = Spillet, der vises
watch-start = Tilbage til uddelingen
watch-back = Et træk tilbage
watch-run = Kør eller hold pause
watch-on = Et træk frem
watch-play = Spil disse kort
watch-end = Hold op med at se
watch-place = { $ply } af { $all }

## Uddelingens nummer

number-title = Nummer og link
number-deal = Dette er { $game }, nr. { $number }.
number-proved = { $rating ->
    [easy] Denne uddeling kan gå op, og den er en af de lette.
    [medium] Denne uddeling kan gå op. Den er hverken let eller svær.
   *[hard] Denne uddeling kan gå op, men den er en af de svære.
}
number-link = Link til de samme kort
number-copied = Linket er kopieret
number-selected = Linket er markeret: kopiér det med tastaturet eller et langt tryk
number-other = Spil et andet nummer
number-fault = Skriv et helt tal fra 1 til 4294967295

## Spil i en fil og versioner

safekeeping = Pas på dine spil
kept-promised = Dine spil ligger kun i denne browser, og den har lovet at passe på dem.
kept-here = Dine spil ligger kun i denne browser. Den kan rydde dem væk: dem i et privat vindue, når det lukkes, og andre, når pladsen er trang. En fil bevarer dem.
action-export = Gem alle i en fil
action-choose-file = Åbn en fil
action-add = Tilføj, hvad jeg mangler
action-replace = Erstat alle mine
action-install = Installér
action-take-over = Spil her
action-later = Senere
file-written = Gemt som { $name }
file-read = Filen fra { $when } har { $games } spil.
file-big = Filen er for stor til at være gemte spil
file-form = Det er ikke en fil med gemte spil
file-newer = Filen er fra en nyere version af spillet
file-save = Et spil i filen kan ikke læses, så intet er ændret
notice-elsewhere = Spillet er åbent i et andet vindue.
notice-unsaved = Browseren gemmer ikke dit spil. Det kan en fil.
notice-update = Der er en ny version. Dit spil bliver stående, som det er.

## Beskeder

won = Kabalen gik op!
won-shown = Sådan går den op
won-count = { $moves } træk, { $score } point
points-start = +{ $points } at begynde med
points-home = +{ $points } for kort til grundbunkerne
points-columns = +{ $points } for kort fra kolonnerne til grundbunkerne
points-waste = +{ $points } for vendte kort til grundbunkerne
points-placed = +{ $points } for vendte kort til kolonnerne
points-turned = +{ $points } for skjulte kort, der blev vendt
points-runs = +{ $points } for hele rækker
points-pyramid = +{ $points } for kort fra pyramiden
points-cleared = +{ $points } for kort fra kolonnerne
points-back = −{ $points } for kort taget ned fra grundbunkerne
points-passes = −{ $points } for at gå trækbunken igennem igen
points-moves = −{ $points } for træk og uddelinger
points-floor = +{ $points } eftergivet, da point aldrig går under nul
hint-none = Der er ingen mulige træk lige nu
outlook = { $verdict ->
    [won] Kan gå op
    [lost] Kan ikke gå op
    [unknown] Uvist
   *[thinking] Tænker
}
outlook-name = Kan den stadig gå op? { outlook }
outlook-said = { $verdict ->
    [won] Kabalen kan stadig gå op: der er fundet en løsning
    [lost] Kabalen kan ikke længere gå op: det er bevist
    [unknown] Ingen ved, om kabalen stadig kan gå op: der blev hverken fundet en løsning eller et bevis
   *[thinking] Man ved endnu ikke, om kabalen stadig kan gå op
}
hint-fair = Fair tip: { $move }. { $why ->
    [wins] { $steps ->
        [one] Så går kabalen op
       *[other] Det fører til, at kabalen går op om { $steps } træk
    }
    [turns-up] { $steps ->
        [one] Det vender et skjult kort i kolonne { $number }
       *[other] Om { $steps } træk vendes et skjult kort i kolonne { $number }
    }
    [run-home] { $steps ->
        [one] Så går en hel række af bordet
       *[other] Om { $steps } træk går en hel række af bordet
    }
    [home] { $steps ->
        [one] Så er kortet lagt op
       *[other] Om { $steps } træk kan { $card } lægges op
    }
    [from-waste] { $steps ->
        [one] Det bringer et vendt kort i spil
       *[other] Om { $steps } træk kan { $card } bringes i spil
    }
    [empties] { $pile ->
        [cell] Det giver en fri plads
       *[tableau] Det tømmer kolonne { $number }
    }
    [deal] { $steps ->
        [one] Der er ikke noget bedre i sigte
       *[other] Det ordner kolonnerne, før der deles en række ud
    }
    [off] Så er der færre kort på bordet
    [draw] Der er ikke noget bedre i sigte
    [joins-suit] Det samler kort i samme kulør
   *[makes-room] Det gør plads til det, der kommer bagefter
}
hint-none-fair = { $why ->
    [no-move] Fair tip: der er ingen mulige træk
    [nothing-useful] Fair tip: der er ikke mere nyttigt at gøre
   *[unknown] Fair tip: der blev ikke fundet noget, men der kan stadig være noget nyttigt at gøre
}
hint-sure = { $verdict ->
    [won] Sikkert tip: { $move }. Så kan kabalen gå op: det er bevist
    [lost] Sikkert tip: kabalen kan ikke længere gå op. Det er bevist
   *[unknown] Sikkert tip: uvist. Der blev hverken fundet en løsning eller et bevis for det modsatte
}
looking = Leder efter en løsning
looked-at = { $states ->
    [one] 1 stilling
   *[other] { $states } stillinger
}
ask-show = Løsningen spilles på bordet, uanset hvad kortene skjuler. Spillet tæller så som vist: hverken vundet eller tabt.
show-running = Sådan går den op. En tast eller et tryk stopper
refused = Det træk er ikke muligt
refused-stale = Bordet så anderledes ud, så trækket blev ikke udført
refused-hidden = Et skjult kort kan ikke flyttes
refused-top = Her kan kun det øverste kort tages
refused-run = Kortene hænger ikke sammen, så de kan ikke flyttes på én gang
refused-rank = Her følger { $card } ikke efter { $onto }
refused-colour = Rødt og sort skal skifte: { $card } kan ikke ligge på { $onto }
refused-suit = Kuløren skal være den samme: { $card } kan ikke ligge på { $onto }
refused-covered = Der ligger andre kort på det
refused-capacity = Der er ikke ledige pladser nok til at flytte så mange kort på én gang
refused-single = Her kan der kun lægges ét kort ad gangen
refused-full = Pladsen er optaget
refused-not-thirteen = De to kort giver ikke 13 tilsammen
refused-closed = Her lægger eller tager man ikke selv kort
refused-only-ace = Her kan kun et es begynde
refused-only-king = Kun en konge kan lægges på en tom plads
refused-nothing-left = Der er ikke flere kort i trækbunken
refused-gaps = Fyld de tomme kolonner først: der deles ud, når alle kolonner har kort
refused-stays = Kortene ligger der allerede
refused-empty = Her er intet kort at tage
refused-nowhere = Der er ikke plads til { $card } lige nu
refused-over = Kabalen er gået op
dealt = Ny uddeling, nr. { $number }
finish-offer = Tryk på bordet eller på Enter, så lægges resten af kortene op
finish-running = Et tryk standser kortene
stuck = Der er ikke flere træk
no-better = Det ligger lige så godt her som andre steder
save-damaged = Det gemte spil kunne ikke læses; det er lagt til side, og et nyt er begyndt
storage-failed = Spillet kan ikke gemmes i denne browser lige nu
engine-restarted = Spillet gik i stå og er sat i gang igen; intet er tabt
rules-failed = Reglerne kunne ikke læses lige nu
address-form = Adressen peger ikke på noget spil
address-game = Adressen nævner et spil, som ikke findes her
address-number = Nummeret i adressen skal være fra 1 til 4294967295
address-moves = Trækkene i adressen hører ikke til disse kort

## Det, der høres: én kort sætning om det, der skete

said-card = { $to ->
    [foundation] Til grundbunken: { $card }
    [cell] Til fri plads { $number }: { $card }
    [waste] Til de vendte kort: { $card }
    [away] Af bordet: { $card }
   *[tableau] Til kolonne { $number }: { $card }
}
said-card-turned = { $to ->
    [foundation] Til grundbunken: { $card }; vendt: { $turned }
    [cell] Til fri plads { $number }: { $card }; vendt: { $turned }
    [waste] Til de vendte kort: { $card }; vendt: { $turned }
    [away] Af bordet: { $card }; vendt: { $turned }
   *[tableau] Til kolonne { $number }: { $card }; vendt: { $turned }
}
said-cards = Til kolonne { $number }: { $count } kort fra { $card }
said-cards-turned = Til kolonne { $number }: { $count } kort fra { $card }; vendt: { $turned }
said-pair = Af bordet: { $card } og { $onto }
said-run = { $runs ->
    [one] En hel række går af bordet, nu { $home } af 8
   *[other] { $runs } hele rækker går af bordet, nu { $home } af 8
}
said-run-turned = { $runs ->
    [one] En hel række går af bordet, nu { $home } af 8; vendt: { $turned }
   *[other] { $runs } hele rækker går af bordet, nu { $home } af 8; vendt: { $turned }
}
said-home = { $count ->
    [one] 1 kort mere går til grundbunkerne
   *[other] { $count } kort mere går til grundbunkerne
}
said-stock = Fra trækbunken: { $card }
said-stock-cards = { $count } kort fra trækbunken, øverst { $card }
said-pass = De vendte kort er lagt tilbage i trækbunken
said-pass-card = De vendte kort er lagt tilbage; fra trækbunken: { $card }
said-deal = { $count ->
    [one] 1 kort er delt ud
   *[other] { $count } kort er delt ud, ét til hver kolonne
}
said-undone = Fortrudt
said-undone-card = { $to ->
    [tableau] Fortrudt: { $card } er tilbage i kolonne { $number }
    [waste] Fortrudt: { $card } er tilbage blandt de vendte kort
    [cell] Fortrudt: { $card } er tilbage på fri plads { $number }
   *[foundation] Fortrudt: { $card } er tilbage på grundbunken
}
said-restart = Spillet begynder forfra med de samme kort
said-won = Kabalen gik op: { moves }, { score }
held = { $count ->
    [one] I hånden: { $card }
   *[other] I hånden: { $count } kort fra { $card }
}
let-go = Lagt tilbage
counted = { $count ->
    [one] 1 kort: { $card }
   *[other] { $count } kort fra { $card }
}
read-moves = { $count ->
    [one] 1 muligt træk: { $moves }
   *[other] { $count } mulige træk: { $moves }
}
move-cards = { $to ->
    [foundation] { $card } til grundbunken
    [cell] { $card } til en fri plads
    [waste] { $card } til de vendte kort
   *[tableau] { $count ->
        [one] { $card } til kolonne { $number }
       *[other] { $count } kort fra { $card } til kolonne { $number }
    }
}
move-pair = { $card } med { $onto }
move-stock = tag fra trækbunken
read-score = { score }, { moves }, { $time }
read-no-stock = Dette spil har ingen trækbunke

## Taster

action-rules = Regler
action-guide = Kom i gang
action-keys = Taster
keys-letters = Genveje med ét bogstav
key-tab = Tab
key-arrows = Piletaster
key-enter = Enter
key-space = Mellemrum
key-plus = +
key-minus = −
key-escape = Esc
key-ctrl-z = Ctrl+Z
key-ctrl-y = Ctrl+Y
keys-tab = Til bordet og videre til knapperne
keys-arrows = Fra bunke til bunke, og fra kort til kort i en kolonne
keys-enter = Send kortene til deres bedste plads; uden ét tryk: tag op og læg ned
keys-space = Tag op og læg ned; på trækbunken: tag fra den
keys-count = Ét kort mere eller mindre; det gør Skift med en piletast også
keys-escape = Giv slip
keys-stock = Tag fra trækbunken
keys-finish = Læg resten af kortene op
keys-moves = Hør de mulige træk
keys-column = Hør kortene i denne kolonne
keys-score = Hør point, tid, og om den kan gå op, hvis det vises
keys-left = Hør, hvad der er tilbage i trækbunken
keys-list = Denne liste

## De første skridt

guide-offer = Vil du se, hvordan spillet går?
guide-yes = Ja
guide-no = Nej tak
guide-next = Næste
guide-stop = Slut
guide-done = Færdig
guide-undo = Fortryd tager ethvert træk tilbage
guide-build-seven = { guide-build-klondike }
guide-deal-seven = { guide-deal-klondike }
guide-build-klondike = Byg kolonnerne nedad, skiftevis rødt og sort
guide-deal-klondike = Tryk på trækbunken for at få flere kort
guide-build-spider = Byg nedad; en række i samme kulør flyttes samlet
guide-deal-spider = Tryk på trækbunken for at få et kort på hver kolonne
guide-build-freecell = { guide-build-klondike }
guide-deal-freecell = Ingen trækbunke: læg kort fra dig på de frie pladser
guide-build-pyramid = Tag frie kort i par, der giver 13; en konge går alene
guide-deal-pyramid = Tryk på trækbunken for at få flere kort at danne par med
guide-build-golf = Læg et kort, der er én højere eller lavere, på de vendte kort
guide-deal-golf = Tryk på trækbunken, når intet kort passer
