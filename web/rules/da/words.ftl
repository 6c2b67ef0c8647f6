# Ordene omkring reglerne på dansk.

language = Dansk
languages = Sprog
contents = På denne side
play = Til spillet
all-rules = Alle regler
right = Rigtigt.
wrong = Forkert.
empty-place = tom plads
hidden-cards = { $count ->
    [one] et skjult kort
   *[other] { $count } skjulte kort
}
