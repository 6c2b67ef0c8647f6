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
