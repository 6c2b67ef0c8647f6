# The words around the rules in English.

language = English
languages = Languages
contents = On this page
play = To the game
all-rules = All rules
right = Right.
wrong = Wrong.
empty-place = an empty place
hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
