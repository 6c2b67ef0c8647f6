# Spillets tekster på norsk bokmål.

## Det første bildet

# Bare ord: her kan ingenting stå i krøllparenteser.
index-A = A
index-K = K
index-Q = D
index-J = Kn
index-T = 10
action-new = Nytt spill
action-undo = Angre
action-redo = Gjør om
action-hint = Hint
action-menu = Meny
action-settings = Innstillinger
notice-failed = Spillet kan ikke fortsette. De lagrede spillene dine er i behold.

### Hit går det som skal sies, før resten av siden er kommet

title = Kabal
description = Klondike, Edderkopp og andre kabaler, også uten nett. Ingen konto, ingen reklame.
continue = Fortsett

## Kort

# The suit's letter and then the rank's: a name here begins with a letter.
card = { $card ->
    [SA] spar ess
    [S2] spar to
    [S3] spar tre
    [S4] spar fire
    [S5] spar fem
    [S6] spar seks
    [S7] spar sju
    [S8] spar åtte
    [S9] spar ni
    [ST] spar ti
    [SJ] spar knekt
    [SQ] spar dame
    [SK] spar konge
    [HA] hjerter ess
    [H2] hjerter to
    [H3] hjerter tre
    [H4] hjerter fire
    [H5] hjerter fem
    [H6] hjerter seks
    [H7] hjerter sju
    [H8] hjerter åtte
    [H9] hjerter ni
    [HT] hjerter ti
    [HJ] hjerter knekt
    [HQ] hjerter dame
    [HK] hjerter konge
    [DA] ruter ess
    [D2] ruter to
    [D3] ruter tre
    [D4] ruter fire
    [D5] ruter fem
    [D6] ruter seks
    [D7] ruter sju
    [D8] ruter åtte
    [D9] ruter ni
    [DT] ruter ti
    [DJ] ruter knekt
    [DQ] ruter dame
    [DK] ruter konge
    [CA] kløver ess
    [C2] kløver to
    [C3] kløver tre
    [C4] kløver fire
    [C5] kløver fem
    [C6] kløver seks
    [C7] kløver sju
    [C8] kløver åtte
    [C9] kløver ni
    [CT] kløver ti
    [CJ] kløver knekt
    [CQ] kløver dame
   *[CK] kløver konge
}
card-hidden = skjult kort

## Bunker

table = Kortbordet: piltastene flytter, Enter spiller, spørsmålstegnet viser alle taster
pile-stock = Reservebunken: { $count ->
    [0] { $sign ->
        [turn] tom, kan snus
       *[other] tom
    }
   *[other] { $count } kort
}
pile-waste = Kastebunken: { $card } øverst, { $count } kort
pile-waste-empty = Kastebunken: tom
pile-foundation = Grunnbunke { $number }: { $card } øverst
pile-foundation-empty = Grunnbunke { $number }: tom
pile-tableau = Kolonne { $number }: { $cards }
pile-tableau-empty = Kolonne { $number }: tom
pile-cell = Ledig plass { $number }: { $card }
pile-cell-empty = Ledig plass { $number }: tom
pile-reserve = Ekstrabunke { $number }: { $cards }
pile-reserve-empty = Ekstrabunke { $number }: tom
pile-row = Rad { $row }, plass { $place }: { $card }
pile-row-covered = Rad { $row }, plass { $place }: { $card }, dekket
pile-row-empty = Rad { $row }, plass { $place }: tom
place-empty = { $base ->
    [A] tom plass til et ess
    [K] tom plass til en konge
   *[other] tom plass
}
cards-hidden = { $count ->
    [one] 1 skjult kort
   *[other] { $count } skjulte kort
}

## Knapper

action-fair-hint = Prøv et fair hint
action-show = Vis løsningen
action-stats = Statistikk
action-log = Siste spill
action-daily = Dagens kabal
action-winnable = Hva kan gå opp?
action-reset = Nullstill denne statistikken
action-again = Del ut igjen
action-watch = Se
action-share = Del med andre
action-cancel = Avbryt
action-restart = Start på nytt
action-close = Lukk
action-bring-back = Hent det forrige
action-undo-deal = Angre: hent det forrige spillet
action-number = Nummer og lenke
action-copy = Kopier
action-deal = Del ut
action-reload = Last inn på nytt

## Spill

family-seven = 7'er kabal
game-seven = { family-seven }, snu { $n }
family-klondike = Klondike
game-klondike = { family-klondike }
family-spider = Edderkoppkabal
option-spider = { $n ->
    [1] 1 sort
   *[other] { $n } sorter
}
game-spider = { family-spider }, { option-spider }
family-freecell = FreeCell
game-freecell = { family-freecell }
family-pyramid = Pyramide
game-pyramid = { family-pyramid }
family-golf = Golf
game-golf = { family-golf }
deal-number = nr. { $number }
score = { $score } poeng
passes-left = { $passes ->
    [0] siste runde
    [one] 1 runde til
   *[other] { $passes } runder til
}
moves = { $moves } trekk

## Meny

menu-title = Meny
menu-games = Velg spill
menu-this-game = Dette spillet
deals = Nye spill
deals-any = Tilfeldig
deals-winnable = Kan gå opp
deals-easy = Lett
deals-medium = Middels
deals-hard = Vanskelig
deals-note = { $deals ->
    [any] En hvilken som helst utdeling. Noen av dem kan ingen få til å gå opp.
    [winnable] Bare utdelinger som spillet har funnet en løsning på. Det kjente alle kortene, så den kan likevel være vanskelig å finne.
   *[rated] Utdelinger som kan gå opp. Lett, middels og vanskelig er en tredjedel hver, etter hvor mange stillinger spillet måtte se på før det fant en løsning.
}
deals-none = Man vet ennå ikke hvilke utdelinger av denne kabalen som kan gå opp, så det deles ut en tilfeldig.
about = Om kabalen
about-play = Spillet kjører helt i nettleseren din, også uten nett. Ingenting forlater den: ingen konto, ingen reklame, ingen sporing.
about-save = Hvert spill lagres av seg selv og står slik du forlot det, når du kommer tilbake.
about-deal = Hver utdeling har et nummer. Samme nummer gir alltid de samme kortene.

## Innstillinger

settings-language = Språk
settings-play = Slik spiller du
settings-thinking = Hint
settings-cards = Kort
settings-table = Bord
settings-shown = Det som vises
settings-senses = Lyd og vibrasjon
setting-language = Kabalen snakker
setting-oneTap = Ett trykk flytter et kort
note-oneTap = Av: det første trykket velger, det neste legger
setting-safe = Trygge kort legges opp av seg selv
note-safe = Bare kort som det ikke lenger er bruk for i kolonnene
setting-confirm = Spør før et nytt spill
note-confirm = Bare mens et spill er i gang
setting-sure = Sikre hint
note-sure = Et hint er da første trekk i en bevist løsning: det ses på de skjulte kortene
setting-outlook = Kan den fortsatt gå opp?
note-outlook = Det står under bordet mens du spiller, og røper altså noe om de skjulte kortene
setting-hand = Hånd
hand-right = Høyre
hand-left = Venstre
setting-face = Kortenes forside
face-nordic = Nordisk
face-classic = Klassisk
setting-colours = Sortenes farger
colours-two = To
colours-four = Fire
setting-back = Kortenes bakside
back-lattice = Gitter
back-rosettes = Rosetter
back-selbu = Stjerne
back-waves = Bølger
back-plain = Enkel
back-night = Natt
back-knit = Strikk
setting-theme = Bordets farge
theme-spruce = Gran
theme-fjord = Fjord
theme-slate = Skifer
theme-plum = Plomme
theme-sand = Sand
theme-night = Natt
theme-contrast = Høy kontrast
setting-speed = Bevegelser
speed-normal = Vanlige
speed-slow = Rolige
speed-fast = Raske
speed-off = Ingen
setting-time = Spilletid
note-time = Klokken starter med det første trekket
setting-moves = Antall trekk
note-moves = Under bordet mens du spiller
setting-score = Poeng
note-score = Under bordet mens du spiller
setting-statistics = Statistikk
note-statistics = Av: spillene telles, men ingenting av det vises
setting-sound = Lyd
note-sound = Stille, som papir på filt
setting-vibrate = Vibrasjon
note-vibrate = Når kort ikke kan ligge der de slippes
ask-new = Et spill er i gang. Vil du dele ut et nytt?

## Statistikk

stats-game = Spill
stats-none = Ingen spill ennå: et spill teller fra det første trekket
stats-played = Spill i alt
stats-won = Gått opp
stats-rate = Andel gått opp
stats-clean = Gått opp uten angring og hint
stats-streak = På rad akkurat nå
stats-best-streak = Flest på rad
stats-best-time = Korteste tid
stats-median-time = Vanlig tid (median)
stats-fewest-moves = Færrest trekk
stats-median-moves = Vanlig antall trekk (median)
stats-best-score = Flest poeng
stats-offline = Kurvene kunne ikke hentes
stats-removed = Statistikken for dette spillet er nullstilt.
plot-rate = Andel gått opp av de siste 20 spillene, over tid
plot-times = Tider for spillene som gikk opp
plot-games = Spill
plot-minutes = Minutter
plot-won = Antall
ask-reset = Vil du nullstille statistikken for { $game }? { $count ->
    [one] 1 spill tas ut, også av listen over siste spill.
   *[other] { $count } spill tas ut, også av listen over siste spill.
}
log-facts = { $when } · { $result ->
    [won] gikk opp
    [shown] løsningen ble vist
   *[open] gikk ikke opp
} · { moves } · { $time }
saved-none = Ingen spill i gang
saved-won = Gått opp
saved-shown = Løsningen ble vist
saved-moves = I gang, { moves }
saved-rate = { $rate } av { $played } gått opp

## Dagens kabal

daily-today = Spill dagens kabal
daily-streak = { $days ->
    [0] Ingen dager på rad ennå
    [one] 1 dag på rad
   *[other] { $days } dager på rad
}
daily-back = Måneden før
daily-on = Måneden etter
daily-day = { $day }: { $state ->
    [won] gikk opp på dagen
    [late] gikk opp senere
    [open] påbegynt, ikke gått opp
   *[none] ikke spilt
}
daily-note = Hver dag har sin egen utdeling, og den kan gå opp. Man kan også spille gamle dager, men bare en kabal som går opp på selve dagen, teller med i dagene på rad.

## Se et spill

watch = Spillet som vises
watch-start = Tilbake til utdelingen
watch-back = Ett trekk tilbake
watch-run = Kjør eller ta pause
watch-on = Ett trekk fram
watch-play = Spill disse kortene
watch-end = Slutt å se
watch-place = { $ply } av { $all }

## Utdelingens nummer

number-title = Nummer og lenke
number-deal = Dette er { $game }, nr. { $number }.
number-proved = { $rating ->
    [easy] Denne utdelingen kan gå opp, og den er en av de lette.
    [medium] Denne utdelingen kan gå opp. Den er verken lett eller vanskelig.
   *[hard] Denne utdelingen kan gå opp, men den er en av de vanskelige.
}
number-link = Lenke til de samme kortene
number-copied = Lenken er kopiert
number-selected = Lenken er merket: kopier den med tastaturet eller et langt trykk
number-other = Spill et annet nummer
number-fault = Skriv et helt tall fra 1 til 4294967295

## Spill i en fil og versjoner

safekeeping = Ta vare på spillene dine
kept-promised = Spillene dine ligger bare i denne nettleseren, og den har lovet å ta vare på dem.
kept-here = Spillene dine ligger bare i denne nettleseren. Den kan rydde dem bort: dem i et privat vindu når det lukkes, og andre når det er lite plass. En fil tar vare på dem.
action-export = Lagre alle i en fil
action-choose-file = Åpne en fil
action-add = Legg til det jeg mangler
action-replace = Erstatt alle mine
action-install = Installer
action-take-over = Spill her
action-later = Senere
file-written = Lagret som { $name }
file-read = Filen fra { $when } har { $games } spill.
file-big = Filen er for stor til å være lagrede spill
file-form = Dette er ikke en fil med lagrede spill
file-newer = Filen er fra en nyere versjon av spillet
file-save = Et spill i filen kan ikke leses, så ingenting er endret
notice-elsewhere = Spillet er åpent i et annet vindu.
notice-unsaved = Nettleseren lagrer ikke spillet ditt. Det kan en fil.
notice-update = Det er en ny versjon. Spillet ditt blir stående som det er.

## Meldinger

won = Kabalen gikk opp!
won-shown = Slik går den opp
won-count = { $moves } trekk, { $score } poeng
points-start = +{ $points } å begynne med
points-home = +{ $points } for kort til grunnbunkene
points-columns = +{ $points } for kort fra kolonnene til grunnbunkene
points-waste = +{ $points } for kort fra kastebunken til grunnbunkene
points-placed = +{ $points } for kort fra kastebunken til kolonnene
points-turned = +{ $points } for skjulte kort som ble snudd
points-runs = +{ $points } for hele rekker
points-pyramid = +{ $points } for kort fra pyramiden
points-cleared = +{ $points } for kort fra kolonnene
points-back = −{ $points } for kort tatt ned fra grunnbunkene
points-passes = −{ $points } for å gå gjennom reservebunken på nytt
points-moves = −{ $points } for trekk og utdelinger
points-floor = +{ $points } ettergitt, siden poeng aldri går under null
hint-none = Det er ingen mulige trekk akkurat nå
outlook = { $verdict ->
    [won] Kan gå opp
    [lost] Kan ikke gå opp
    [unknown] Uvisst
   *[thinking] Tenker
}
outlook-name = Kan den fortsatt gå opp? { outlook }
outlook-said = { $verdict ->
    [won] Kabalen kan fortsatt gå opp: det er funnet en løsning
    [lost] Kabalen kan ikke lenger gå opp: det er bevist
    [unknown] Ingen vet om kabalen fortsatt kan gå opp: det ble verken funnet en løsning eller et bevis
   *[thinking] Man vet ennå ikke om kabalen fortsatt kan gå opp
}
hint-fair = Fair hint: { $move }. { $why ->
    [wins] { $steps ->
        [one] Da går kabalen opp
       *[other] Det fører til at kabalen går opp om { $steps } trekk
    }
    [turns-up] { $steps ->
        [one] Det snur et skjult kort i kolonne { $number }
       *[other] Om { $steps } trekk snus et skjult kort i kolonne { $number }
    }
    [run-home] { $steps ->
        [one] Da går en hel rekke av bordet
       *[other] Om { $steps } trekk går en hel rekke av bordet
    }
    [home] { $steps ->
        [one] Da er kortet lagt opp
       *[other] Om { $steps } trekk kan { $card } legges opp
    }
    [from-waste] { $steps ->
        [one] Det bringer et kort fra kastebunken i spill
       *[other] Om { $steps } trekk kan { $card } bringes i spill
    }
    [empties] { $pile ->
        [cell] Det gir en ledig plass
       *[tableau] Det tømmer kolonne { $number }
    }
    [deal] { $steps ->
        [one] Det er ikke noe bedre i sikte
       *[other] Det ordner kolonnene før det deles ut en rekke
    }
    [off] Da er det færre kort på bordet
    [draw] Det er ikke noe bedre i sikte
    [joins-suit] Det samler kort i samme sort
   *[makes-room] Det gir plass til det som kommer etterpå
}
hint-none-fair = { $why ->
    [no-move] Fair hint: det er ingen mulige trekk
    [nothing-useful] Fair hint: det er ikke mer nyttig å gjøre
   *[unknown] Fair hint: ingenting ble funnet, men det kan fortsatt være noe nyttig å gjøre
}
hint-sure = { $verdict ->
    [won] Sikkert hint: { $move }. Da kan kabalen gå opp: det er bevist
    [lost] Sikkert hint: kabalen kan ikke lenger gå opp. Det er bevist
   *[unknown] Sikkert hint: uvisst. Det ble verken funnet en løsning eller et bevis for det motsatte
}
looking = Leter etter en løsning
looked-at = { $states ->
    [one] 1 stilling
   *[other] { $states } stillinger
}
ask-show = Løsningen spilles på bordet, uansett hva kortene skjuler. Spillet teller da som vist: verken vunnet eller tapt.
show-running = Slik går den opp. En tast eller et trykk stopper
refused = Det trekket er ikke mulig
refused-stale = Bordet så annerledes ut, så trekket ble ikke utført
refused-hidden = Et skjult kort kan ikke flyttes
refused-top = Her kan bare det øverste kortet tas
refused-run = Kortene henger ikke sammen, så de kan ikke flyttes samlet
refused-rank = Her følger ikke { $card } etter { $onto }
refused-colour = Rødt og svart skal veksle: { $card } kan ikke ligge på { $onto }
refused-suit = Sorten må være den samme: { $card } kan ikke ligge på { $onto }
refused-covered = Det ligger andre kort på det
refused-capacity = Det er ikke nok ledige plasser til å flytte så mange kort samlet
refused-single = Her kan det bare legges ett kort om gangen
refused-full = Plassen er opptatt
refused-not-thirteen = De to kortene blir ikke 13 til sammen
refused-closed = Her legger eller tar man ikke kort selv
refused-only-ace = Her kan bare et ess begynne
refused-only-king = Bare en konge kan legges på en tom plass
refused-nothing-left = Det er ikke flere kort i reservebunken
refused-gaps = Fyll de tomme kolonnene først: du kan dele ut når alle kolonner har kort
refused-stays = Kortene ligger der allerede
refused-empty = Her er det ingen kort å ta
refused-nowhere = Det er ikke plass til { $card } akkurat nå
refused-over = Kabalen har gått opp
dealt = Ny utdeling, nr. { $number }
finish-offer = Trykk på bordet eller på Enter, så legges resten av kortene opp
finish-running = Et trykk stanser kortene
stuck = Det er ikke flere trekk
no-better = Det ligger like godt her som andre steder
save-damaged = Det lagrede spillet kunne ikke leses; det er lagt til side, og et nytt er begynt
storage-failed = Spillet kan ikke lagres i denne nettleseren akkurat nå
engine-restarted = Spillet stoppet opp og er satt i gang igjen; ingenting er tapt
rules-failed = Reglene kunne ikke leses akkurat nå
address-form = Adressen peker ikke på noe spill
address-game = Adressen nevner et spill som ikke finnes her
address-number = Nummeret i adressen må være fra 1 til 4294967295
address-moves = Trekkene i adressen hører ikke til disse kortene

## Det som høres: én kort setning om det som skjedde

said-card = { $to ->
    [foundation] Til grunnbunken: { $card }
    [cell] Til ledig plass { $number }: { $card }
    [waste] Til kastebunken: { $card }
    [away] Av bordet: { $card }
   *[tableau] Til kolonne { $number }: { $card }
}
said-card-turned = { $to ->
    [foundation] Til grunnbunken: { $card }; snudd: { $turned }
    [cell] Til ledig plass { $number }: { $card }; snudd: { $turned }
    [waste] Til kastebunken: { $card }; snudd: { $turned }
    [away] Av bordet: { $card }; snudd: { $turned }
   *[tableau] Til kolonne { $number }: { $card }; snudd: { $turned }
}
said-cards = Til kolonne { $number }: { $count } kort fra { $card }
said-cards-turned = Til kolonne { $number }: { $count } kort fra { $card }; snudd: { $turned }
said-pair = Av bordet: { $card } og { $onto }
said-run = { $runs ->
    [one] En hel rekke går av bordet, nå { $home } av 8
   *[other] { $runs } hele rekker går av bordet, nå { $home } av 8
}
said-run-turned = { $runs ->
    [one] En hel rekke går av bordet, nå { $home } av 8; snudd: { $turned }
   *[other] { $runs } hele rekker går av bordet, nå { $home } av 8; snudd: { $turned }
}
said-home = { $count ->
    [one] 1 kort til går til grunnbunkene
   *[other] { $count } kort til går til grunnbunkene
}
said-stock = Fra reservebunken: { $card }
said-stock-cards = { $count } kort fra reservebunken, øverst { $card }
said-pass = Kastebunken er lagt tilbake i reservebunken
said-pass-card = Kastebunken er lagt tilbake; fra reservebunken: { $card }
said-deal = { $count ->
    [one] 1 kort er delt ut
   *[other] { $count } kort er delt ut, ett til hver kolonne
}
said-undone = Angret
said-undone-card = { $to ->
    [tableau] Angret: { $card } er tilbake i kolonne { $number }
    [waste] Angret: { $card } er tilbake på kastebunken
    [cell] Angret: { $card } er tilbake på ledig plass { $number }
   *[foundation] Angret: { $card } er tilbake på grunnbunken
}
said-restart = Spillet begynner på nytt med de samme kortene
said-won = Kabalen gikk opp: { moves }, { score }
held = { $count ->
    [one] I hånden: { $card }
   *[other] I hånden: { $count } kort fra { $card }
}
let-go = Lagt tilbake
counted = { $count ->
    [one] 1 kort: { $card }
   *[other] { $count } kort fra { $card }
}
read-moves = { $count ->
    [one] 1 mulig trekk: { $moves }
   *[other] { $count } mulige trekk: { $moves }
}
move-cards = { $to ->
    [foundation] { $card } til grunnbunken
    [cell] { $card } til en ledig plass
    [waste] { $card } til kastebunken
   *[tableau] { $count ->
        [one] { $card } til kolonne { $number }
       *[other] { $count } kort fra { $card } til kolonne { $number }
    }
}
move-pair = { $card } med { $onto }
move-stock = ta fra reservebunken
read-score = { score }, { moves }, { $time }
read-no-stock = Dette spillet har ingen reservebunke

## Taster

action-rules = Regler
action-guide = Kom i gang
action-keys = Taster
keys-letters = Snarveier med én bokstav
key-tab = Tab
key-arrows = Piltaster
key-enter = Enter
key-space = Mellomrom
key-plus = +
key-minus = −
key-escape = Esc
key-ctrl-z = Ctrl+Z
key-ctrl-y = Ctrl+Y
keys-tab = Til bordet og videre til knappene
keys-arrows = Fra bunke til bunke, og fra kort til kort i en kolonne
keys-enter = Send kortene til den beste plassen; uten ett trykk: ta opp og legg ned
keys-space = Ta opp og legg ned; på reservebunken: ta fra den
keys-count = Ett kort mer eller mindre; det gjør Skift med en piltast også
keys-escape = Slipp
keys-stock = Ta fra reservebunken
keys-finish = Legg opp resten av kortene
keys-moves = Hør de mulige trekkene
keys-column = Hør kortene i denne kolonnen
keys-score = Hør poeng, tid, og om den kan gå opp, hvis det vises
keys-left = Hør hva som er igjen i reservebunken
keys-list = Denne listen

## De første stegene

guide-offer = Vil du se hvordan spillet går?
guide-yes = Ja
guide-no = Nei takk
guide-next = Neste
guide-stop = Slutt
guide-done = Ferdig
guide-undo = Angre tar tilbake ethvert trekk
guide-build-seven = { guide-build-klondike }
guide-deal-seven = { guide-deal-klondike }
guide-build-klondike = Bygg kolonnene nedover, rødt og svart annenhver gang
guide-deal-klondike = Trykk på reservebunken for å få flere kort
guide-build-spider = Bygg nedover; en rekke i samme sort flyttes samlet
guide-deal-spider = Trykk på reservebunken for å få ett kort på hver kolonne
guide-build-freecell = { guide-build-klondike }
guide-deal-freecell = Ingen reservebunke: legg kort fra deg på de ledige plassene
guide-build-pyramid = Ta frie kort i par som blir 13; en konge går alene
guide-deal-pyramid = Trykk på reservebunken for å få flere kort å danne par med
guide-build-golf = Legg et kort som er én høyere eller lavere, på kastebunken
guide-deal-golf = Trykk på reservebunken når ingen kort passer
