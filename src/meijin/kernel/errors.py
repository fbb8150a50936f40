"""The few ways in which a user's input can be wrong.

Every error is a :class:`MeijinError` (and a ``ValueError``) whose text says what was wrong and what would be
right. Errors about an action also carry the action and the record of the position, so that a report can be
replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from meijin.kernel.messages import InWords
from meijin.kernel.speaking import speech_in
from meijin.words.fluent import BASE
from meijin.words.message import Message, Saying
from meijin.words.reasons import Code

if TYPE_CHECKING:
    from meijin.kernel.game import Game


def quoted(value: object) -> str:
    """A value as it is repeated in an error: in full, or cut short where it is endless.

    >>> quoted(["draw"])
    "['draw']"
    >>> quoted(10**5000)
    'a number without end'
    """
    try:
        text = repr(value)
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "a number without end"
    return text if len(text) <= 80 else f"{text[:77]}..."


def listed(names: Sequence[str]) -> str:
    """Names as a sentence lists them.

    >>> listed(["Red"]), listed(["Red", "Blue", "Green"])
    ('Red', 'Red, Blue and Green')
    """
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, thing: str, things: str = "") -> str:
    """So many of a thing.

    >>> counted(1, "player"), counted(3, "match", "matches")
    ('1 player', '3 matches')
    """
    return f"{number} {thing if number == 1 else things or thing + 's'}"


class MeijinError(ValueError):
    """Something the user gave is wrong; nothing has changed. What is wrong is said in English, or by a message."""

    code: Code = Code.MALFORMED
    about: str = ""  # the field that is wrong, as whoever sent it named it
    game: Game | None = None  # whose words it needs

    def __init__(self, said: str | Message = "") -> None:
        super().__init__(said)

    @property
    def said(self) -> Message:
        """What is wrong and what would be right, as a message."""
        said = self.args[0] if self.args else ""
        return said if isinstance(said, Message) else InWords(str(said))

    @property
    def message(self) -> Saying | None:
        """What people are told of it in their language; None where there are but English words."""
        return None if isinstance(self.said, InWords) else self.said.saying()

    def __str__(self) -> str:
        return self.told(BASE)

    def told(self, language: str) -> str:
        """What is wrong and what would be right, in a language where there are words for it."""
        return (speech_in(language) if self.game is None else self.game.speech(language)).tell(self.said)


@contextmanager
def spoken_by(game: Game) -> Iterator[None]:
    """What is wrong is said in the words of a game."""
    try:
        yield
    except MeijinError as error:
        error.game = game
        raise


class UnknownGame(MeijinError):
    """No game of that name is installed."""

    code = Code.UNKNOWN


class DeclarationError(MeijinError):
    """What a game declares cannot be; names the file and the field."""


class SetupError(MeijinError):
    """A mode, option, player count or seed that the game does not have."""


class DataError(MeijinError):
    """Card data that cannot be used; names the file, the entry and the field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        where = ", ".join([*([entry] if entry else []), *([f"field {field!r}"] if field else [])])
        super().__init__(f"{file}: {where}: {problem}")
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem


class RecordError(MeijinError):
    """A record that is damaged, cut off or no record at all; names the line where there is one."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.problem = problem
        self.line = line


class ScenarioError(MeijinError):
    """A position that cannot be."""


class RosterError(MeijinError):
    """A team or deck that may not be played, with the rule it breaks."""


class ActionError(MeijinError):
    """An action that was refused; the state is as it was before."""

    code = Code.ILLEGAL

    def __init__(self, reason: str | Message, action: str, record: str = "", objection: Saying | None = None) -> None:
        super().__init__(reason)
        self.action = action
        self.record = record
        self.objection = objection  # what the rules have against it, where it is they that refuse it

    @property
    def reason(self) -> str:
        """Why it was refused."""
        return str(self)

    @property
    def message(self) -> Saying | None:
        """What the rules have against it is enough for people who see their choices."""
        return self.objection or super().message


class InvalidAction(ActionError):
    """A text or number that is no action of this game."""


class AmbiguousAction(ActionError):
    """A text that fits more than one possible action."""


class IllegalAction(ActionError):
    """An action of this game that the rules do not allow now."""


class LateAction(ActionError):
    """An action of a seat that does not decide now, or after the end of the game."""
