"""What is known elsewhere of some deals, and found by others to be so."""

from kabale.cards import Card, Rank, Suit
from kabale.games import GAMES
from kabale.solver import Verdict, solver
from kabale.table import Pile, State

IMPOSSIBLE = [781948, 146692, 186216, 455889, 495505, 512118, 517776, 11982]
"""All of Microsoft's first million FreeCell deals that cannot be won."""
HARD = [617, 10692, 31465, 454, 718, 1941, 6182, 8591, 13867, 14548, 20630, 21283, 21365, 25856]
"""FreeCell deals that people call hard; all can be won."""
WORRYING_BACK = (
    "011061012013133132131021051014053042134023043033032062031034022052024041054064063044"
    "121122123124111112113114101102103104091092093094081082083084071072073074"
)
"""A Klondike deck that cannot be won unless cards come back from the foundations."""
LONG_WAY = (
    "132114074043113024111053121013041063042032103091044093011023012064061071101092102021"
    "084034081051122014062123022133112134082054072033104124073083052094031131"
)
"""A Klondike deck, with a single draw, that a well-known solver gave up after two hours."""


def verdicts(game_id, numbers):
    game = GAMES[game_id]
    return {solver(game, game.deal(number)).step() for number in numbers}


def test_the_impossible_freecell_deals_are_proved_lost(long):
    assert verdicts("freecell", IMPOSSIBLE if long else IMPOSSIBLE[:4]) == {Verdict.LOST}


def test_the_hard_freecell_deals_are_won(long):
    assert verdicts("freecell", HARD if long else HARD[:1]) == {Verdict.WON}


def test_klondike_deals_that_no_list_of_winnable_ones_has_are_proved_lost():
    assert verdicts("seven-1", [32007, 32008]) == {Verdict.LOST}


def klondike(deck):
    """The opening of a deck in three digits a card, rank and suit in the order C, D, H, S."""
    suits = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
    cards = [
        Card(Rank(int(deck[at : at + 2])), suits[int(deck[at + 2]) - 1], at // 3)
        for at in range(0, len(deck), 3)
    ]
    columns = [[] for _ in range(7)]
    left = iter(cards)
    for first in range(7):
        for column in columns[first:]:
            column.append(next(left))
    piles = {pile.id: Pile() for pile in GAMES["seven-1"].piles}
    for place, (*down, up) in enumerate(columns, 1):
        piles[f"t{place}"] = Pile(tuple(down), (up,))
    return State(piles | {"s": Pile(down=tuple(left)[::-1])})


def test_a_deck_is_won_that_needs_cards_to_come_back():
    state = klondike(WORRYING_BACK)
    search = solver(GAMES["seven-1"], state)
    assert search.step() is Verdict.WON
    assert any(move.startswith("f") for move in search.moves)


def test_a_deck_is_won_that_others_give_up():
    assert solver(GAMES["seven-1"], klondike(LONG_WAY)).step() is Verdict.WON
