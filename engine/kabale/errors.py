"""What can be wrong with something that came from outside; knows no game.

Every error carries a short ``code`` that the shell turns into a sentence in the player's language.
"""


class KabaleError(ValueError):
    """Anything that came from outside and cannot be used; nothing was changed."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


class BadNotation(KabaleError):
    """A text that does not name a card, a move, a position, a deal or a request."""


class IllegalMove(KabaleError):
    """A well-formed move that the rules do not allow in this position."""


class BadSave(KabaleError):
    """A save that cannot be trusted whole; nothing of it was used."""
