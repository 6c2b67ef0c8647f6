# Ordene rundt reglene på norsk bokmål.

language = Norsk
languages = Språk
contents = På denne siden
play = Til spillet
all-rules = Alle regler
right = Riktig.
wrong = Feil.
empty-place = tom plass
hidden-cards = { $count ->
    [one] ett skjult kort
   *[other] { $count } skjulte kort
}
figures-game = Kabal
figures-deals = Utdelinger
figures-won = Kan gå opp
figures-interval = Ligger mellom
figures-lost = Kan ikke
figures-unknown = Uavgjort
figures-hint = Går opp med hintet alene
figures-states = Stillinger høyst
figures-none = Dette er ikke målt ennå.
figures-hinted = { $won } av { $deals } ({ $low } – { $high })
