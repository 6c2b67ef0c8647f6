"""The rules a second time, as plainly as they can be put, to hold the engine's against.

A table is a dict of lists of card codes by pile id, bottom to top, a face-down card in small
letters. Nothing here may use the engine but :func:`table_of`, which only writes its position down.
"""

RANKS = "A23456789TJQK"
SUITS = {suit: [rank + suit for rank in RANKS] for suit in "CSHD"}
LOWER = dict(zip(RANKS[1:], RANKS, strict=False))
"""The rank that is one lower; an ace has none."""


def table_of(state):
    return {
        name: [card.code.lower() for card in pile.down] + [card.code for card in pile.up]
        for name, pile in state.piles.items()
    }


def legal(game, table):
    """The ids of every legal move: every pile, every number of its cards, every other pile."""
    may_tap, may_lift, may_put, whole = SPIDER if game.startswith("spider") else KLONDIKE
    if sum(len(cards) for name, cards in table.items() if name[0] == "f") == whole:
        return set()
    found = {"s"} if may_tap(table) else set()
    for source, pile in table.items():
        for n in range(1, len(pile) + 1):
            cards = pile[-n:]
            if may_lift(source[0], cards):
                found |= {
                    f"{source}>{target}" + (f"*{n}" if n > 1 else "")
                    for target, onto in table.items()
                    if source != target and may_put(source[0], cards, target[0], onto)
                }
    return found


def klondike_may_tap(table):
    return bool(table["s"] or table["w"])


def klondike_may_lift(role, cards):
    if cards[0].islower() or role == "s":
        return False
    return len(cards) == 1 or (role == "t" and all(map(alternates, cards, cards[1:])))


def klondike_may_put(role, cards, target, onto):
    if target == "f":
        pile = [*onto, *cards]
        return role != "f" and len(cards) == 1 and pile == SUITS[cards[0][1]][: len(pile)]
    return target == "t" and (alternates(onto[-1], cards[0]) if onto else cards[0][0] == "K")


def alternates(below, card):
    return LOWER.get(below[0]) == card[0] and (below[1] in "HD") == (card[1] in "CS")


def spider_may_tap(table):
    columns = [cards for name, cards in table.items() if name[0] == "t"]
    return bool(table["s"]) and (all(columns) or sum(map(len, columns)) < 10)


def spider_may_lift(role, cards):
    if cards[-1].islower() or role != "t":
        return False
    suit = SUITS[cards[-1][1]]
    return cards[::-1] == suit[suit.index(cards[-1]) :][: len(cards)]


def spider_may_put(_role, cards, target, onto):
    return target == "t" and (not onto or LOWER.get(onto[-1][0]) == cards[0][0])


KLONDIKE = klondike_may_tap, klondike_may_lift, klondike_may_put, 52
SPIDER = spider_may_tap, spider_may_lift, spider_may_put, 104


def after(game, table, move):
    """The table after a legal move and all that follows from it by itself."""
    table = {name: list(cards) for name, cards in table.items()}
    if move == "s":
        spider_tap(table) if game.startswith("spider") else klondike_tap(game, table)
    else:
        route, _, n = move.partition("*")
        source, target = route.split(">")
        n = int(n or 1)
        table[target] += table[source][-n:]
        del table[source][-n:]
    for name in table:
        if name[0] == "t":
            if game.startswith("spider"):
                take_run_off(table, name)
            table[name][-1:] = [code.upper() for code in table[name][-1:]]
    return table


def klondike_tap(game, table):
    new_pass = not table["s"]
    if new_pass:
        table["s"] = [code.lower() for code in reversed(table["w"])]
        table["w"] = []
    if game != "klondike" or not new_pass:
        for _ in range(1 if game == "klondike" else int(game[-1])):
            if table["s"]:
                table["w"].append(table["s"].pop().upper())


def spider_tap(table):
    for name in table:
        if name[0] == "t" and table["s"]:
            table[name].append(table["s"].pop().upper())


def take_run_off(table, name):
    for suit in SUITS.values():
        if table[name][-13:] == suit[::-1]:
            home = next(f for f in table if f[0] == "f" and not table[f])
            table[home] = table[name][-13:]
            del table[name][-13:]
