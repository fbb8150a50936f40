"""An event that runs by itself: with a clock that nobody waits for, and a staff that never sleeps."""

from __future__ import annotations

import itertools
from typing import Final

from msgspec.structs import asdict

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.model import Event, Match, MatchResult, Phase
from meijin.tournament.roles import Actor, Role
from meijin.tournament.seeds import seed_digest
from meijin.tournament.settings import EventSettings, Format, Level, Mode, default_settings, usual_format
from meijin.tournament.tournament import Tournament

MEIJIN: Final = Actor("meijin", Role.MEIJIN)
JUDGE: Final = Actor("judge", Role.JUDGE)
ENGINE: Final = Actor("table", Role.ENGINE)
START: Final = 1_700_000_000_000  # events by chance are the same every time, so their clocks begin alike


class Runner:
    """One event, and everybody who does something at it."""

    def __init__(
        self,
        seed: str,
        game: str,
        form: Format | None = None,
        *,
        name: str = "Simulated event",
        level: Level = Level.STORE,
        mode: Mode = Mode.FREE,
        cut: int = 0,
        rounds: int | None = None,
        settings: dict[str, object] | None = None,
    ) -> None:
        self.tournament = Tournament(seed)
        self.at = START
        self._salts = itertools.count()
        form = form or usual_format(game)
        terms = asdict(default_settings(game, level, form)) | (settings or {})
        self.do(
            c.Create(
                id=seed_digest(f"{seed}|event")[:16],
                name=name,
                game=game,
                meijin="Meijin",
                seed_sha256=seed_digest(seed),
                origin="person",
                level=level,
                mode=mode,
                format=form,
                cut=cut,
                rounds=rounds,
                settings=EventSettings(**terms),
            )
        )
        self.do(c.Appoint(user=JUDGE.id, name="Judge"))
        self.do(c.Open())

    @property
    def event(self) -> Event:
        return self.tournament.event

    def do(self, command: c.Command, by: Actor = MEIJIN, reason: str = "") -> None:
        """A moment later somebody does something."""
        self.at += 100
        self.tournament.do(command, by, self.at, self._salt, reason)

    def _salt(self) -> str:
        return seed_digest(f"{self.tournament.seed}|salt|{next(self._salts)}")

    def tried(self, command: c.Command, by: Actor = MEIJIN, reason: str = "") -> bool:
        """Somebody tries something; whether it could be done."""
        try:
            self.do(command, by, reason)
        except EventError:
            return False
        return True

    def wait(self, seconds: int) -> None:
        """Time goes by."""
        self.at += seconds * 1000

    def enter(self, player: str, name: str, **more: str | None) -> None:
        """Somebody registers, and is there."""
        self.do(c.Enter(player=player, name=name, **more))  # type: ignore[arg-type]
        if self.event.phase is Phase.REGISTRATION and "bot" not in more:
            self.do(c.CheckIn(player=player))

    def begin_round(self) -> None:
        """The round that was drawn is published, and its clock starts after the break."""
        self.do(c.Publish(rematches_confirmed=self.event.round.relaxed))
        self.wait(60 * self.event.settings.break_minutes)
        self.do(c.StartClock(), JUDGE)

    def open_matches(self) -> list[Match]:
        """The matches of the round that have no result yet."""
        return [match for match in self.event.round.matches if not match.settled]

    def result(self, match: Match, result: MatchResult, by: Actor = JUDGE) -> None:
        """An official enters a result."""
        self.do(c.EnterResult(match=match.id, result=result), by)
