"""Requests to the bridge as the page sends them."""

import json

from kabale import bridge


def ask(op, **fields):
    """The answer, whatever it is."""
    return json.loads(bridge.call(json.dumps({"op": op, **fields})))


def asked(op, **fields):
    """The answer, which must be a good one."""
    answer = ask(op, **fields)
    assert answer["ok"], answer
    return answer


def refused(text):
    """The code with which a request, given as text or as fields, is refused; nothing may change."""
    before = bridge.call('{"op": "clock"}')
    answer = json.loads(bridge.call(text if isinstance(text, str) else json.dumps(text)))
    assert not answer["ok"], answer
    assert set(answer) == {"ok", "error"}
    assert bridge.call('{"op": "clock"}') == before
    return answer["error"]["code"]


def codes(view):
    """The face-up cards of each pile, a face-down one as None."""
    return {pile["id"]: [card.get("c") for card in pile["cards"]] for pile in view["piles"]}
