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
    """A well-formed request that the rules or the history do not allow now."""

    def __init__(
        self, code: str, detail: str, *, reason: str = "", piles: tuple[str, ...] = ()
    ) -> None:
        super().__init__(code, detail)
        self.reason = reason
        """The code of the rules' refusal, where it was the rules that said no."""
        self.piles = piles
        """The piles that stand in the way."""


class BadSave(KabaleError):
    """A save that cannot be trusted whole; nothing of it was used."""
