"""The rules a second time, as plainly as they can be put, to hold the engine's against.

A table is a dict of lists of card codes by pile id, bottom to top, a face-down card in small
letters. Nothing here may use the engine but :func:`table_of`, which only writes its position down.
"""

RANKS = "A23456789TJQK"
SUITS = {suit: [rank + suit for rank in RANKS] for suit in "CSHD"}
LOWER = dict(zip(RANKS[1:], RANKS, strict=False))
"""The rank that is one lower; an ace has none."""


def table_of(state):
    table = {
        name: [card.code.lower() for card in pile.down] + [card.code for card in pile.up]
        for name, pile in state.piles.items()
    }
    if "t28" in table:  # Pyramid, the one game that counts its passes
        table["passes"] = ["pass"] * state.passes
    return table


def legal(game, table):
    """The ids of every legal move: every pile, every number of its cards, every other pile."""
    may_tap, may_lift, may_put, is_won = RULES[game.split("-")[0]]
    if is_won(table):
        return set()
    found = {"s"} if may_tap(table) else set()
    for source, pile in table.items():
        for n in range(1, len(pile) + 1):
            cards = pile[-n:]
            if may_lift(table, source, cards):
                found |= {
                    f"{source}>{target}" + (f"*{n}" if n > 1 else "")
                    for target in table
                    if source != target and may_put(table, source, cards, target)
                }
    return found


def all_home(table):
    return not any(cards for name, cards in table.items() if name[0] != "f")


def klondike_may_tap(table):
    return bool(table["s"] or table["w"])


def klondike_may_lift(_table, source, cards):
    if cards[0].islower() or source == "s":
        return False
    return len(cards) == 1 or (source[0] == "t" and all(map(alternates, cards, cards[1:])))


def klondike_may_put(table, source, cards, target):
    onto = table[target]
    if target[0] == "f":
        return source[0] != "f" and goes_home(cards, onto)
    return target[0] == "t" and (alternates(onto[-1], cards[0]) if onto else cards[0][0] == "K")


def goes_home(cards, onto):
    pile = [*onto, *cards]
    return len(cards) == 1 and pile == SUITS[cards[0][1]][: len(pile)]


def alternates(below, card):
    return LOWER.get(below[0]) == card[0] and (below[1] in "HD") == (card[1] in "CS")


def spider_may_tap(table):
    columns = [cards for name, cards in table.items() if name[0] == "t"]
    return bool(table["s"]) and (all(columns) or sum(map(len, columns)) < 10)


def spider_may_lift(_table, source, cards):
    if cards[-1].islower() or source[0] != "t":
        return False
    suit = SUITS[cards[-1][1]]
    return cards[::-1] == suit[suit.index(cards[-1]) :][: len(cards)]


def spider_may_put(table, _source, cards, target):
    onto = table[target]
    return target[0] == "t" and (not onto or LOWER.get(onto[-1][0]) == cards[0][0])


def never(_table):
    return False


def freecell_may_lift(_table, source, cards):
    return source[0] in "ct" and all(map(alternates, cards, cards[1:]))


def freecell_may_put(table, _source, cards, target):
    onto = table[target]
    if target[0] == "f":
        return goes_home(cards, onto)
    if target[0] == "c":
        return not onto and len(cards) == 1
    free = sum(not table[name] for name in ("c1", "c2", "c3", "c4"))
    gaps = sum(not pile for name, pile in table.items() if name[0] == "t" and name != target)
    many = (free + 1) * 2**gaps
    return len(cards) <= many and (not onto or alternates(onto[-1], cards[0]))


def pyramid_is_won(table):
    return not any(pile for name, pile in table.items() if name[0] == "t")


def pyramid_may_tap(table):
    return bool(table["s"]) or (bool(table["w"]) and len(table["passes"]) < 2)


def is_free(table, name):
    """The top of the waste, or a card of the pyramid on which no card lies."""
    if name[0] != "t" or not table[name]:
        return name == "w"
    place, row = int(name[1:]), 1
    while row * (row + 1) // 2 < place:
        row += 1
    return row == 7 or not (table[f"t{place + row}"] or table[f"t{place + row + 1}"])


def pyramid_may_lift(table, source, cards):
    return len(cards) == 1 and is_free(table, source)


def pyramid_may_put(table, _source, cards, target):
    if target == "f1":
        return cards[0][0] == "K"
    if not table[target] or not is_free(table, target):
        return False
    return sum(RANKS.index(code[0]) + 1 for code in (*cards, table[target][-1])) == 13


RULES = {
    "seven": (klondike_may_tap, klondike_may_lift, klondike_may_put, all_home),
    "klondike": (klondike_may_tap, klondike_may_lift, klondike_may_put, all_home),
    "spider": (spider_may_tap, spider_may_lift, spider_may_put, all_home),
    "freecell": (never, freecell_may_lift, freecell_may_put, all_home),
    "pyramid": (pyramid_may_tap, pyramid_may_lift, pyramid_may_put, pyramid_is_won),
}


def restated(game):
    """Are this game's rules here?"""
    return game.id.split("-")[0] in RULES


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
        if game == "pyramid" and target != "f1":
            table["f1"] += table[target][-2:]
            del table[target][-2:]
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
        table.get("passes", []).append("pass")
    if game.startswith("seven") or not new_pass:
        for _ in range(int(game[-1]) if game.startswith("seven") else 1):
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
