"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from meijin import bots
from meijin.bots.levels import LEVELS
from meijin.bots.spoken import in_file, load_for
from meijin.cli import language
from meijin.kernel import generator
from meijin.kernel.errors import MeijinError, SetupError, quoted
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.setup import Setup
from meijin.kernel.state import State

if TYPE_CHECKING:
    from meijin.bots import Bot

HUMAN: Final = "human"
BOT: Final = "bot:"


class Player:
    """Somebody in a seat: a bot, or for None a person. ``who`` is the word for them."""

    def __init__(self, who: str, bot: Bot | None = None) -> None:
        self.who = who
        self.bot = bot

    def choose(self, state: State, seat: int) -> int:
        """A bot's action; its chance follows from the seed and the ply, so that a game can be played again."""
        assert self.bot is not None
        assert state.record is not None
        rng = Rng(generator.key(state.record.seed + b"bots", len(state.record.actions)))
        return bots.choice_of(self.bot, knowledge_of(state, seat), rng)


def fill_seats(setup: Setup, words: Sequence[str], kept: Mapping[str, str], bot: str | None = None) -> list[str]:
    """Who sits in each seat: the words for the first seats, then who sat there before, then bots of this name.

    Where nobody is named at all a person has the first seat.
    """
    if len(words) > setup.players:
        seats = ", ".join(setup.seats)
        raise SetupError(language.say("terminal-too_many_seats", given=len(words), seats=seats, count=setup.players))
    named = list(words) if words or kept else [HUMAN]
    left = setup.seats[len(named) :]
    others = BOT + (bot or bots.usual(setup.game))
    filled = named + [kept.get(seat, others) for seat in left]
    refuse_unnamed_files([kept[seat] for seat in left if seat in kept], filled)
    return filled


def refuse_unnamed_files(kept: Sequence[str], seats: Sequence[str]) -> None:
    """Refuse to run a bot's file because a record says so: whoever plays names it."""
    for word in kept:
        if _in_file(word):
            raise MeijinError(language.say("terminal-unnamed_file", bot=word, seats=typed_seats(seats).strip()))


def typed_seats(words: Sequence[str]) -> str:
    """Who sits in each seat, as it is typed."""
    return "".join(f" --seat {shlex.quote(word)}" for word in words)


def seated_again(words: Sequence[str], failed: bool = False) -> str:
    """What is to be typed behind ``--resume``: nothing, unless a bot has failed there or is in a file."""
    seats = typed_seats(words) if any(map(_in_file, words)) else ""
    return f"{seats} {language.say('terminal-same_bots')}" if failed else seats


def opponents(setup: Setup, words: Sequence[str]) -> str:
    """Which bots a person meets, where there is one: ``Green: Regular Ponta.``"""
    if HUMAN not in words:
        return ""
    speech = language.speech(setup.game)
    seats: dict[str, list[str]] = {}
    for seat, who in zip(setup.seats, words, strict=True):
        if who != HUMAN:
            seats.setdefault(_called(who), []).append(speech.seat(seat))
    return " ".join(
        language.say("terminal-opponent", seats=language.say("terminal-comma").join(names), bot=who)
        for who, names in seats.items()
    )


def _called(word: str) -> str:
    """The name of a level; other bots are called by their word."""
    known = {BOT + level.name for level in LEVELS}
    return language.say(f"bot-{word.removeprefix(BOT)}") if word in known else word


def _in_file(word: str) -> bool:
    return word.startswith(BOT) and in_file(word.removeprefix(BOT))


def seat_players(setup: Setup, words: Sequence[str]) -> list[Player]:
    """The players for words such as ``human``, ``bot:greedy`` and ``bot:FILE:CLASS``, one for each seat."""
    return [_player(setup.game, word) for word in words]


def _player(game: Game, word: str) -> Player:
    if word == HUMAN:
        return Player(word)
    name = word.removeprefix(BOT)
    if name and name != word:
        return Player(word, load_for(name, game))
    choices = ", ".join([HUMAN, *(BOT + bot for bot in bots.playing(game)), f"{BOT}search@500i", f"{BOT}FILE:CLASS"])
    raise MeijinError(language.say("terminal-who_can_sit", word=quoted(word), choices=choices))
