"""What JavaScript may ask, how it is answered, and that bad requests change nothing."""

import json
from pathlib import Path

import pytest
from asking import ask, asked, codes, refused
from kabale import bridge
from kabale.games import GAMES
from kabale.notation import parse_position
from kabale.session import Session

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def under_way():
    """A game with moves played, one of them taken back."""
    asked("new", game="seven-3", deal=4711)
    for ply in range(3):
        asked("play", move="s", ply=ply)
    return asked("undo")


def test_the_games_are_listed_in_the_order_of_the_menu():
    games = asked("games")["games"]
    assert [game["id"] for game in games] == list(GAMES)
    assert [game["id"] for game in games][:7] == [
        "seven-1", "seven-2", "seven-3", "klondike", "spider-1", "spider-2", "spider-4",
    ]  # fmt: skip
    assert {game["family"] for game in games} == {game.family for game in GAMES.values()}


@pytest.mark.parametrize("game", GAMES)
def test_new_deals_the_number_asked_for(game):
    answer = asked("new", game=game, deal=4711)
    view = answer["view"]
    assert (view["game"], view["number"], view["deal"]) == (game, 4711, f"{game}#4711")
    assert (view["ply"], view["status"], view["last"]) == (0, "playing", None)
    assert view["can"] == {"undo": False, "redo": False, "finish": False}
    assert answer["save"]["game"] == game
    assert view["moves"]


@pytest.mark.parametrize("game", GAMES)
def test_the_view_has_every_pile_where_the_contract_says(game):
    piles = {pile["id"]: pile for pile in asked("new", game=game, deal=1)["view"]["piles"]}
    spec = GAMES[game].spec
    assert list(piles) == list(spec)
    for name, pile in piles.items():
        assert (pile["role"], tuple(pile["at"]), pile["fan"]) == (
            spec[name].role, spec[name].at, spec[name].fan,
        )  # fmt: skip
        assert pile["fan"] in ("none", "down", "right")
    assert piles["t1"]["at"] == ([3, 0] if game == "pyramid" else [0, 1])
    assert game == "freecell" or piles["s"]["at"] == [0, 0]


def test_a_face_down_card_has_no_code_and_a_face_up_one_has():
    piles = asked("new", game="seven-1", deal=1)["view"]["piles"]
    columns = {pile["id"]: pile["cards"] for pile in piles}
    assert [set(card) for card in columns["t3"]] == [{"k"}, {"k"}, {"k", "c"}]
    assert all(set(card) == {"k"} for card in columns["s"])
    assert columns["t3"][-1]["c"] == "5C"


def test_every_card_has_a_number_of_its_own_that_gives_nothing_away():
    piles = asked("new", game="spider-4", deal=1)["view"]["piles"]
    dealt_first = sorted(card["k"] for pile in piles for card in pile["cards"])
    assert dealt_first == list(range(104))
    other = asked("new", game="spider-4", deal=2)["view"]["piles"]
    assert [[card["k"] for card in pile["cards"]] for pile in piles] == [
        [card["k"] for card in pile["cards"]] for pile in other
    ]


def test_play_answers_with_the_position_after_the_move():
    view = asked("play", move="s", ply=2)["view"]
    assert (view["ply"], view["last"], view["counters"]["moves"]) == (3, "s", 3)
    assert len(codes(view)["w"]) == 9


def test_undo_and_redo_move_along_the_log(under_way):
    assert under_way["view"]["ply"] == 2
    assert under_way["view"]["can"] == {"undo": True, "redo": True, "finish": False}
    assert asked("redo")["view"]["ply"] == 3
    assert [asked("undo")["view"]["ply"] for _ in range(3)] == [2, 1, 0]


def test_restart_goes_back_to_the_deal_and_undo_takes_that_back(under_way):
    view = asked("restart")["view"]
    assert (view["ply"], view["last"], view["can"]["undo"]) == (0, None, True)
    assert codes(view) == codes(asked("new", game="seven-3", deal=4711)["view"])
    asked("load", save=under_way["save"])
    asked("restart")
    assert codes(asked("undo")["view"]) == codes(under_way["view"])


def test_load_brings_the_game_back_with_its_history(under_way):
    asked("new", game="spider-1", deal=2)
    assert asked("load", save=under_way["save"]) == under_way
    assert asked("load", save=under_way["save"], game="seven-3") == under_way
    assert asked("redo")["view"]["ply"] == 3


def test_a_tap_is_written_as_the_stock_alone():
    view = asked("new", game="klondike", deal=1)["view"]
    assert {"id": "s", "from": "s", "n": 0, "to": ""} in view["moves"]
    assert view["best"]["s"] == "s"


@pytest.mark.parametrize("game", GAMES)
def test_best_names_legal_moves_of_the_source_it_stands_for(game):
    view = asked("new", game=game, deal=4711)["view"]
    assert view["best"]
    legal = {move["id"]: move for move in view["moves"]}
    for source, move in view["best"].items():
        named = legal[move]["from"] + (f"*{legal[move]['n']}" if legal[move]["n"] > 1 else "")
        assert named == source


def test_an_empty_stock_says_whether_a_tap_turns_the_waste_over():
    asked("new", game="klondike", deal=1)
    for ply in range(24):
        view = asked("play", move="s", ply=ply)["view"]
    assert view["piles"][0]["sign"] == "turn"


@pytest.mark.parametrize(
    ("game", "bases"), [("seven-1", {"f1": "A", "t1": "K"}), ("spider-1", {"f1": None, "t1": None})]
)
def test_the_empty_place_says_what_alone_may_start_it(game, bases):
    piles = asked("new", game=game, deal=1)["view"]["piles"]
    assert {pile["id"]: pile.get("base") for pile in piles if pile["id"] in bases} == bases


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "json"),
        ("{", "json"),
        ("null x", "json"),
        ('{"op": "undo"', "json"),
        ("{'op': 'undo'}", "json"),
        ("[" * 100_000, "json"),
        ("9" * 5000, "json"),
        ("null", "op"),
        ("[]", "op"),
        ('"undo"', "op"),
        ("7", "op"),
        ("{}", "op"),
        ('{"op": null}', "op"),
        ('{"op": ["undo"]}', "op"),
        ('{"op": {}}', "op"),
        ('{"op": "jump"}', "op"),
        ('{"op": "__class__"}', "op"),
        ('{"op": "\\ud800"}', "op"),
    ],
)
def test_what_is_no_request_is_refused(text, code):
    assert refused(text) == code


@pytest.mark.parametrize("text", [None, 7, b"\xff", [], {}])
def test_what_is_no_text_is_refused(text):
    assert json.loads(bridge.call(text))["error"]["code"] in ("json", "op")


@pytest.mark.parametrize(
    "game", [None, "", "seven", "seven-4", "SEVEN-1", 1, True, [], {}, ["seven-1"], "x" * 10_000]
)
def test_an_unknown_game_is_refused(game):
    assert refused({"op": "new", "game": game, "deal": 1}) == "game"
    assert refused({"op": "new", "deal": 1}) == "game"


def test_a_name_nested_without_end_is_refused_as_any_other():
    depth = 400
    nested = "[" * depth + "]" * depth
    assert refused(f'{{"op": "new", "game": {nested}, "deal": 1}}') == "game"
    assert refused(f'{{"op": "play", "move": {nested}, "ply": 2}}') == "move"


@pytest.mark.parametrize(
    "deal",
    [None, 0, -1, 4294967296, 10**40, 1.0, 1.5, True, "1", "", [], {}, float("inf"), float("nan")],
)
def test_a_number_outside_1_to_4294967295_is_refused(deal):
    assert refused({"op": "new", "game": "seven-1", "deal": deal}) == "number"
    assert refused({"op": "new", "game": "seven-1"}) == "number"


@pytest.mark.parametrize(
    "move", [None, "", "x", "t1", "t1>t9", "t1>t2*0", "t1>t2*1", "t1>t2*02", 7, True, [], {},
             "s ", "w>t1 w>t2", "\ud800", "x" * 10_000],
)  # fmt: skip
def test_a_malformed_move_is_refused(move):
    assert refused({"op": "play", "move": move, "ply": 2}) == "move"


@pytest.mark.parametrize("ply", [None, 0, 1, 3, -1, 2.0, True, "2", [], {}, 10**30])
def test_a_stale_move_is_refused(ply):
    assert refused({"op": "play", "move": "s", "ply": ply}) == "stale"
    assert refused({"op": "play", "move": "s"}) == "stale"


def test_the_hint_names_a_move_and_what_it_is_for():
    view = asked("new", game="seven-1", deal=1)["view"]
    hint = asked("hint", ply=0)["hint"]
    move = next(move for move in view["moves"] if move["id"] == hint["move"])
    assert hint == {
        "move": move["id"], "why": "turns-up", "pile": move["from"], "card": None, "steps": 1,
    }  # fmt: skip
    assert asked("clock")["view"] == view


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        ("spider-1", " / ".join(f"t{i}: KS" for i in range(1, 11)), "no-move"),
        ("seven-3", "w: 9C / t1: (2H) 9H / t2: 9D / t3: KH", "nothing-useful"),
        ("golf", "w: 9C / t1: 9H", "no-move"),
    ],
)
def test_without_a_hint_it_is_said_what_is_known(monkeypatch, game, text, why):
    session = Session(GAMES[game], 1)
    session._steps[0] = session._steps[0]._replace(state=parse_position(GAMES[game], text))
    monkeypatch.setattr(bridge, "_session", session)
    assert asked("hint", ply=0)["hint"] == {"move": None, "why": why}


@pytest.mark.parametrize("ply", [None, 0, 3, "2", []])
def test_a_stale_hint_is_refused(ply):
    assert refused({"op": "hint", "ply": ply}) == "stale"


@pytest.mark.parametrize(
    "move", ["t1>t2*13", "t1>t1", "f1>t1", "w>t1*2", "s>t1", "t1>s", "t1>w", "t7>t1*7", "t1>t2*99"]
)
def test_an_illegal_move_is_refused(move):
    assert move not in {each["id"] for each in asked("clock")["view"]["moves"]}
    assert refused({"op": "play", "move": move, "ply": 2}) == "illegal"


def test_an_illegal_move_says_which_rule_and_which_piles():
    asked("new", game="spider-1", deal=2)
    assert asked("clock")["view"]["status"] == "playing"
    answer = ask("play", move="t1>t1", ply=0)
    assert answer["error"]["reason"] == "stays"
    assert answer["error"]["piles"] == []


def test_undo_at_the_deal_and_redo_at_the_end_are_refused():
    asked("redo")
    assert refused({"op": "redo"}) == "nothing-to-redo"
    asked("new", game="seven-1", deal=1)
    assert refused({"op": "undo"}) == "nothing-to-undo"


def test_finish_is_refused_where_it_would_not_end_the_game():
    assert refused({"op": "finish"}) == "unfinishable"


@pytest.mark.parametrize("op", ["play", "undo", "redo", "restart", "finish"])
def test_before_any_game_there_is_nothing_to_change(op, monkeypatch):
    monkeypatch.setattr(bridge, "_session", None)
    assert ask(op, move="s", ply=0)["error"]["code"] == "no-game"


@pytest.mark.parametrize("save", [None, "", 7, True, [], {}, "null", [1]])
def test_what_is_no_save_is_refused(save):
    assert refused({"op": "load", "save": save}) == "save-cut"
    assert refused({"op": "load"}) == "save-cut"


def test_a_save_of_another_game_is_refused(under_way):
    assert refused({"op": "load", "save": under_way["save"], "game": "seven-1"}) == "save-other"
    assert refused({"op": "load", "save": under_way["save"], "game": 7}) == "save-other"


def test_a_save_can_be_checked_without_a_change_of_the_table(under_way):
    save = under_way["save"]
    asked("new", game="spider-1", deal=2)
    found = asked("check", save=save)
    assert (found["game"], found["ply"]) == (save["game"], save["ply"])
    assert refused({"op": "check", "save": save, "game": "seven-1"}) == "save-other"
    assert refused({"op": "check", "save": {**save, "check": 1}}) == "save-altered"
    assert asked("clock")["view"]["deal"] == "spider-1#2"


def test_a_save_of_a_newer_format_is_refused(under_way):
    newer = {**under_way["save"], "format": under_way["save"]["format"] + 1, "moves": {"new": 1}}
    assert refused({"op": "load", "save": newer}) == "save-newer"


def test_a_fault_inside_is_told_without_raising(monkeypatch, capsys):
    monkeypatch.setitem(bridge._OPERATIONS, "undo", lambda _request: 1 / 0)
    assert ask("undo")["error"] == {"code": "internal", "detail": "ZeroDivisionError"}
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_every_answer_is_plain_json():
    for game in GAMES:
        text = bridge.call(json.dumps({"op": "new", "game": game, "deal": 1}))
        assert json.loads(text)["ok"]
        assert "NaN" not in text


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_log_is_replayed_from_the_deal_on(path):
    save = json.loads(path.read_text())
    answer = asked("replay", game=save["game"], deal=save["number"], moves=save["moves"])
    assert (answer["view"]["ply"], answer["view"]["status"]) == (0, "playing")
    for _ in save["moves"].split():
        answer = asked("redo")
    assert answer["view"]["status"] == "won"
    assert not answer["view"]["can"]["redo"]


@pytest.mark.parametrize("moves", ["t1>t2", "s s x", "s" * 9, None, 7, ["s"], "s " * 20_001])
def test_a_log_of_other_cards_is_refused_whole(moves):
    assert refused({"op": "replay", "game": "seven-1", "deal": 1, "moves": moves})
