"""A command that is not carried out says what was wrong and what would be right; nothing has changed."""

from __future__ import annotations

from typing import Any

from meijin.kernel.errors import MeijinError
from meijin.tournament.because import Because
from meijin.tournament.speaking import speech_in


class EventError(MeijinError):
    """A command that is not carried out, or that could not be."""

    def __init__(
        self, because: Because, *, about: str = "", missing: int = 0, not_before: int | None = None, **facts: Any
    ) -> None:
        super().__init__(because.says(**facts))
        self.because = because
        self.code = because.code
        self.about = about or because.about
        self.missing = missing  # how many players, lists or results it waits for
        self.not_before = not_before  # milliseconds since the epoch, where it is only too early

    def told(self, language: str) -> str:
        return speech_in(language).tell(self.said)

    @property
    def passes(self) -> bool:
        """Whether the event has only to go on for it to be gone."""
        return self.missing > 0 or self.not_before is not None
