"""What is wrong with what somebody says of a Team."""

from __future__ import annotations

from typing import Final

from meijin.words import Refusal, Text


class NamedTwice(Refusal):
    """A fighter in two Teams."""


class TeamTooLarge(Refusal):
    """More fighters than a Team has."""

    most: int


class NoTeam(Refusal):
    """Words that name no Team."""

    words: Text
    home: tuple[Text, ...]


MESSAGES: Final = (NamedTwice, TeamTooLarge, NoTeam)
