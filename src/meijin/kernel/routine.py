"""Steps at which play can go on without asking: what a game declares, so that nobody has to click through them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Routine:
    """A step at which hardly anybody thinks, and the answer with which play goes on there.

    Where the answer is the only one, it may be given for a seat unasked; where there are others, only for whoever has
    said so. So it costs nothing that a player would want to decide, and tells nobody what is not known.
    """

    step: str  # what a view's question calls it, or its phase; people read the message ``step-NAME``
    answers: tuple[str, ...]  # the first words of actions: the first of them that can be chosen is the answer

    optional: bool = True  # whether a player may wish not to be asked where there is more to choose

    def answer(self, choices: Sequence[str]) -> str | None:
        """The action that answers; None where none of the choices does.

        >>> Routine("reveal", ("reveal", "done")).answer(["done", "reveal cat#1", "reveal cat#2"])
        'reveal cat#1'
        >>> Routine("reveal", ("reveal", "done")).answer(["pass"])
        """
        for word in self.answers:
            found = next((choice for choice in choices if choice.partition(" ")[0] == word), None)
            if found is not None:
                return found
        return None
