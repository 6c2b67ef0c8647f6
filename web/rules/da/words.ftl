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
figures-game = Kabale
figures-deals = Uddelinger
figures-won = Kan gå op
figures-interval = Ligger mellem
figures-lost = Kan ikke
figures-unknown = Uafgjort
figures-hint = Går op med tippet alene
figures-states = Stillinger højst
figures-none = Det er ikke målt endnu.
figures-hinted = { $won } af { $deals } ({ $low } – { $high })
