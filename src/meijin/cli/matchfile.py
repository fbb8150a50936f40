"""A match that is kept: in one file how it stands, and beside it a record of every game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from os.path import realpath
from pathlib import Path
from typing import Final

from meijin.cli import language
from meijin.cli.gameoptions import game_of_decks
from meijin.cli.keeper import SUFFIX, Keeper
from meijin.kernel import record
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import path_of, read_text
from meijin.kernel.match import Match, MatchError
from meijin.kernel.record import Record, read_seed
from meijin.kernel.setup import Setup
from meijin.kernel.state import TIME, State
from meijin.kernel.traits import traits_of

MATCH_SUFFIX: Final = ".match"


class TakenOver(Exception):
    """Another program goes on with this match, so that it must not be played here."""


class GameKeeper(Keeper):
    """Keeps a game of a match in its one file: beside it nobody would ever go on with it."""

    def keep(self, record: Record) -> str:
        """Write the changed game to its file, unless another program plays it."""
        if self.file is not None and self._changed(self.file):
            raise TakenOver
        return super().keep(record)


@dataclass
class KeptMatch:
    """A match and all that is needed to go on with it. Whatever has changed is written before anybody is told."""

    file: Path
    match: Match
    seats: list[str]  # who sits where, as the command says it
    seed: bytes
    held: str = ""  # what the file holds, if nobody else has written it

    def setup(self) -> Setup:
        """The seats of its games."""
        return self.match.game.prepare(2, traits_of(self.match.game).table(2) | dict(self.match.options))

    # -- the file -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Write a new match to its file; nothing else is written over."""
        for file in (self.file, *(self.game_file(number) for number in range(1, self.match.best_of + 1))):
            if path_of(file).exists():
                raise MeijinError(language.say("terminal-match_exists", file=str(file)))
        self.keep()

    def keep(self) -> None:
        """Write how the match stands, whole or not at all."""
        table = {"match": self.match.to_dict(), "seats": self.seats, "seed": self.seed.hex()}
        target = Path(realpath(self.file))
        if self.held and target.exists() and read_text(target, "match") != self.held:
            raise TakenOver
        draft = target.with_name(f"{target.name}.part")
        text = json.dumps(table, indent=2, ensure_ascii=False) + "\n"
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(target)
            self.held = text
        except OSError as error:
            raise MeijinError(
                language.say("terminal-cannot_keep_match", file=str(self.file), because=str(error.strerror))
            ) from None
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def load(cls, file: Path) -> KeptMatch:
        """The match in a file; one that was damaged or is no match is refused."""
        try:
            text = read_text(file, "match")
            table = json.loads(text)
            if not isinstance(table, dict):
                raise MatchError("it should be a table")
            for name, kind in (("match", dict), ("seats", list), ("seed", str)):
                if not isinstance(table.get(name), kind):
                    raise MatchError(f"{name} cannot be {quoted(table.get(name))}")
            # Files from before say the options beside the match, and no game: there was only one with matches.
            told = {"options": table.get("options"), **table["match"]}
            match = Match.from_dict(told, game_of_decks(told.get("game")))
            seats = table["seats"]
            if len(seats) != len(match.seats) or not all(isinstance(seat, str) for seat in seats):
                raise MatchError(f"seats cannot be {quoted(seats)}")
            return cls(file, match, seats, read_seed(table["seed"]), text)
        except (json.JSONDecodeError, RecursionError):
            raise MeijinError(f"{file.name} is no match: it is not valid JSON") from None
        except MatchError as error:
            raise MeijinError(f"{file.name} is no match: {error}") from None

    # -- its games ----------------------------------------------------------------------------------------------

    def game_file(self, number: int) -> Path:
        return self.file.with_name(f"{self.file.stem}-{number}{SUFFIX}")

    def game(self) -> tuple[State, GameKeeper, bool]:
        """The game that is to be played now, where it is kept, and whether it was begun before."""
        match = self.match
        file, options = self.game_file(match.number), match.game_options()
        begun = file.exists()
        if begun:
            keeper = GameKeeper(file, read_text(file, "record"))
            state = record.load(file)
            played = state.setup.options
            if state.setup.game.id != match.game.id or any(played[name] != options[name] for name in options):
                raise MeijinError(language.say("terminal-other_match", file=file.name, number=match.number))
        else:
            keeper = GameKeeper(file)
            # Every game of a match has chance of its own.
            seed = blake2b(self.seed + bytes([match.number]), digest_size=32, person=b"meijin match").hexdigest()
            state = record.start(match.game, 2, seed, options, match.edition)
        assert state.record is not None
        state.record.seats = dict(zip(match.seats, self.seats, strict=True))
        if match.time_is_up and state.deciders and not was_time_called(state.record):
            state.call_time()
        keeper.save(state.record, file)
        return state, keeper, begun

    def finish(self, state: State) -> None:
        """Count a game that is over."""
        assert state.record is not None
        if was_time_called(state.record) and not self.match.last_game:
            self.match = self.match.call_time()
        returns = state.returns()
        best = [seat for seat, value in zip(self.match.seats, returns, strict=True) if value == max(returns)]
        self.match = self.match.finish(best[0] if len(best) == 1 else "")
        self.keep()


def was_time_called(game: Record) -> bool:
    """Whether the organiser has called time in a game."""
    return any(action == TIME for _, action in game.actions)
