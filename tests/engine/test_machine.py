"""Whatever the page asks in whatever order: a state machine that talks to the bridge alone.

Beside the engine it keeps only what it has been shown: the picture at each ply of the log.
"""

import json

from asking import ask, asked, codes
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from kabale import bridge
from kabale.games import GAMES
from walks import golden_save

BAD = [
    "", "{", "[]", "null", "{}", '{"op":"jump"}', '{"op":"new"}',
    '{"op":"new","game":"x","deal":1}',
    '{"op":"new","game":"klondike","deal":0}', '{"op":"play"}', '{"op":"play","move":"s","ply":-1}',
    '{"op":"play","move":"t1>t1*2","ply":null}', '{"op":"load"}', '{"op":"load","save":{}}',
    '{"op":"load","save":{"format":99}}',
]  # fmt: skip


def shown(view):
    """What belongs to a position: all but what may be redone."""
    return {key: value for key, value in view.items() if key != "can"}


class Page(RuleBasedStateMachine):
    """The requests of one page; after a ``safe`` play undo and redo may go several plies."""

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        deal=st.integers(1, 2**32 - 1),
        back=st.none() | st.integers(0, 80),
    )
    def start(self, game, deal, back):
        """A deal, or the golden game taken back a little: most of what happens late is there."""
        if back is None:
            self.take(asked("new", game=game, deal=deal))
        else:
            self.take(asked("load", save=golden_save(GAMES[game])))
        self.log = [None] * self.view["ply"] + [shown(self.view)]
        self.restarted_from, self.safe = 0, False
        for _ in range(min(back or 0, self.view["ply"])):
            self.undo()

    @rule(game=st.sampled_from(sorted(GAMES)), deal=st.integers(1, 99))
    def new(self, game, deal):
        self.take(asked("new", game=game, deal=deal))
        self.log = [shown(self.view)]
        self.restarted_from, self.safe = 0, False

    def take(self, answer):
        self.view, self.save = answer["view"], answer["save"]

    def agree(self):
        """The picture of this ply is the one that was seen before, where it was."""
        ply = self.view["ply"]
        if self.log[ply] is not None:
            assert shown(self.view) == self.log[ply]
        self.log[ply] = shown(self.view)

    def pushed(self, before):
        """One move, and what followed it by itself, has been added to the log."""
        ply = self.view["ply"]
        assert ply > before
        self.log[before + 1 :] = [None] * (ply - before)
        self.log[ply] = shown(self.view)
        self.restarted_from = 0
        assert not self.view["can"]["redo"]

    @precondition(lambda self: self.view["moves"])
    @rule(data=st.data(), safe=st.booleans())
    def play(self, data, safe):
        move = data.draw(st.sampled_from(self.view["moves"]))["id"]
        before = self.view["ply"]
        self.take(asked("play", move=move, ply=before, safe=safe))
        self.pushed(before)
        self.safe |= safe

    @precondition(lambda self: self.view["best"])
    @rule(data=st.data())
    def tap(self, data):
        move = data.draw(st.sampled_from(sorted(self.view["best"].values())))
        before = self.view["ply"]
        self.take(asked("play", move=move, ply=before))
        self.pushed(before)

    @precondition(lambda self: self.view["can"]["finish"])
    @rule()
    def finish(self):
        before = self.view["ply"]
        self.take(asked("finish"))
        assert self.view["ply"] == before + 1
        self.pushed(before)
        assert self.view["status"] == "won" or self.view["can"]["finish"]

    @precondition(lambda self: self.view["can"]["undo"])
    @rule()
    def undo(self):
        ply = self.view["ply"]
        self.take(asked("undo"))
        if ply:
            assert self.view["ply"] == ply - 1 or (self.safe and self.view["ply"] < ply)
        else:
            assert self.view["ply"] == self.restarted_from
        self.restarted_from = 0
        self.agree()

    @precondition(lambda self: self.view["can"]["redo"])
    @rule()
    def redo(self):
        ply = self.view["ply"]
        self.take(asked("redo"))
        assert self.view["ply"] == ply + 1 or (self.safe and self.view["ply"] > ply)
        self.restarted_from = 0
        self.agree()

    @rule()
    def undo_of_a_play_is_the_identity(self):
        if self.view["moves"]:
            before = shown(self.view)
            ply = self.view["ply"]
            self.take(asked("play", move=self.view["moves"][0]["id"], ply=ply))
            self.pushed(ply)
            while self.view["ply"] > ply:
                self.undo()
            assert shown(self.view) == before

    @rule()
    def restart(self):
        if self.view["ply"]:
            self.restarted_from = self.view["ply"]
        self.take(asked("restart"))
        assert (self.view["ply"], self.view["last"]) == (0, None)
        self.agree()

    @rule()
    def load_what_was_saved(self):
        answer = asked("load", save=self.save)
        assert answer == {"ok": True, "view": self.view, "save": self.save}

    @rule(text=st.sampled_from(BAD))
    def ask_what_is_no_request(self, text):
        assert not json.loads(bridge.call(text))["ok"]

    @rule(data=st.data())
    def play_what_is_not_listed(self, data):
        piles = [pile["id"] for pile in self.view["piles"]]
        pile = st.sampled_from(piles)
        source, n, target = data.draw(st.tuples(pile, st.integers(1, 14), pile))
        move = f"{source}>{target}" + (f"*{n}" if n > 1 else "")
        if move not in {each["id"] for each in self.view["moves"]}:
            error = ask("play", move=move, ply=self.view["ply"])["error"]
            assert error["code"] == "illegal"
            assert error["reason"]

    @rule(off=st.sampled_from([-1, 1, 7, None, "0"]))
    def play_what_was_meant_for_another_position(self, off):
        ply = self.view["ply"] + off if isinstance(off, int) else off
        if self.view["moves"]:
            move = self.view["moves"][0]["id"]
            assert ask("play", move=move, ply=ply)["error"]["code"] == "stale"

    @rule(data=st.data())
    def load_a_damaged_save(self, data):
        field = data.draw(st.sampled_from(sorted(self.save)))
        cut = {name: value for name, value in self.save.items() if name != field}
        assert ask("load", save=cut)["error"]["code"] == "save-cut"
        value = data.draw(st.none() | st.integers(-2, -1) | st.text(alphabet="xyz", max_size=3))
        assert not ask("load", save={**self.save, field: value})["ok"] or value == self.save[field]

    @rule()
    def ask_for_what_is_not_there(self):
        can = self.view["can"]
        for op in ("undo", "redo", "finish"):
            if not can[op]:
                assert not ask(op)["ok"]

    @invariant()
    def nothing_has_changed_but_by_a_good_request(self):
        answer = asked("clock")
        assert answer["view"] == self.view
        assert answer["save"] == self.save

    @invariant()
    def nothing_hidden_is_in_the_picture(self):
        bridged = bridge._session.state
        for name, cards in codes(self.view).items():
            down = len(bridged[name].down)
            assert cards[:down] == [None] * down
            assert None not in cards[down:]

    @invariant()
    def no_card_is_lost(self):
        cards = [card["k"] for pile in self.view["piles"] for card in pile["cards"]]
        assert sorted(cards) == list(range(len(cards)))

    @invariant()
    def the_status_says_what_the_moves_say(self):
        assert self.view["status"] in ("playing", "won", "stuck")
        assert bool(self.view["moves"]) == (self.view["status"] == "playing")


TestPage = Page.TestCase
