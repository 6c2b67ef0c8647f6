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
figures-game = Game
figures-deals = Deals
figures-won = Can be won
figures-interval = Lies between
figures-lost = Cannot
figures-unknown = Not known
figures-hint = Won by the hint alone
figures-states = Positions at most
figures-none = This has not been measured yet.
figures-hinted = { $won } of { $deals } ({ $low } – { $high })
