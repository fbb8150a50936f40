"""An organiser's desk for tests: an event, a clock that is set by hand, and short words for what happens."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

from meijin.tournament import commands as c
from meijin.tournament.model import Event, Match, MatchResult, Origin, Phase, Status
from meijin.tournament.ranking import standings_of
from meijin.tournament.roles import Actor, Role
from meijin.tournament.seeds import seed_digest
from meijin.tournament.settings import EventSettings, Format, Level, Mode, default_settings
from meijin.tournament.speaking import speech_in
from meijin.tournament.standings.table import Standing
from meijin.tournament.steps import Step, next_step
from meijin.tournament.tournament import Prepared, Tournament
from meijin.words import Sayable

MEIJIN = Actor("ida", Role.MEIJIN)
JUDGE = Actor("jun", Role.JUDGE)
ENGINE = Actor("table", Role.ENGINE)
MINUTE = 60_000


def player(name: str) -> Actor:
    """The person behind a player id."""
    return Actor(f"user-{name}", Role.PLAYER)


def english(said: Sayable | None) -> str:
    """A message in words, and none as no words."""
    return "" if said is None else speech_in("en").tell(said)


def told(messages: Iterable[Sayable]) -> list[str]:
    """Messages in words."""
    return [english(each) for each in messages]


class Desk:
    """One event, from its creation on."""

    def __init__(
        self,
        players: int | Iterable[str] = 8,
        *,
        seed: str = "desk",
        origin: Origin = "",
        game: str = "crossover",
        level: Level = Level.STORE,
        mode: Mode = Mode.OFFICIAL,
        form: Format = Format.SWISS,
        cut: int = 0,
        rounds: int | None = None,
        settings: Mapping[str, Any] | None = None,
        started: bool = True,
    ) -> None:
        self.tournament = Tournament(seed)
        self.at = 1_000_000_000_000
        self._salts = itertools.count()
        terms: dict[str, Any] = {
            name: getattr(default_settings(game, level, form), name) for name in EventSettings.__struct_fields__
        }
        terms.update(settings or {})
        self.do(
            c.Create(
                id="event",
                name="Saturday Cup",
                game=game,
                meijin="Ida",
                seed_sha256=seed_digest(seed),
                origin=origin,
                level=level,
                mode=mode,
                format=form,
                cut=cut,
                rounds=rounds,
                settings=EventSettings(**terms),
            )
        )
        self.do(c.Appoint(user=JUDGE.id, name="Jun"))
        self.do(c.Open())
        names = [f"P{number:02}" for number in range(1, players + 1)] if isinstance(players, int) else list(players)
        for name in names:
            self.enter(name)
        if started:
            self.do(c.CloseRegistration())

    @property
    def event(self) -> Event:
        """The event as it stands."""
        return self.tournament.event

    def phase(self) -> Phase:
        """Where the event is now."""
        return self.event.phase

    def status(self, name: str) -> Status:
        """How a player stands now."""
        return self.event.entrants[name].status

    def upcoming(self) -> Step:
        """The step that comes next, which there must be."""
        step = next_step(self.event)
        assert step is not None
        return step

    def do(self, command: c.Command, by: Actor = MEIJIN, reason: str = "") -> Prepared:
        """A second later somebody does something."""
        self.at += 1000
        return self.tournament.do(command, by, self.at, lambda: f"salt {next(self._salts)}", reason)

    def enter(self, name: str, *, here: bool = True, **more: Any) -> None:
        """Somebody registers, and is there."""
        self.do(c.Enter(player=name, name=f"Name of {name}", user=player(name).id, **more))
        if here and self.event.phase is Phase.REGISTRATION:
            self.do(c.CheckIn(player=name))

    def wait(self, minutes: float) -> None:
        """Time goes by."""
        self.at += round(minutes * MINUTE)

    def start(self) -> None:
        """The next round is drawn, published and started, after the break."""
        self.do(c.Pair())
        self.do(c.Publish(rematches_confirmed=self.event.round.relaxed))
        self.wait(10)
        self.do(c.StartClock())

    def match(self, name: str) -> Match:
        """The match of a player in the round at hand."""
        found: Match | None = self.event.round.of(name)
        assert found is not None
        return found

    def result(self, winner: str, score: str = "2-0") -> None:
        """A judge enters a played result; the score is the winner's first."""
        high, low = (int(games) for games in score.split("-"))
        match = self.match(winner)
        seats = (high, low) if match.seats[0] == winner else (low, high)
        self.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", score=seats)), JUDGE)

    def finish_round(self, **winners: str) -> None:
        """All matches without a result are won 2-0 by seat 0, or by whoever is named; then the round closes."""
        for match in self.event.round.matches:
            if not match.settled:
                named = [name for name in match.seats if name in winners]
                self.result(named[0] if named else match.seats[0], winners[named[0]] if named else "2-0")
        self.do(c.CloseRound())

    def round(self, **winners: str) -> None:
        """A whole round."""
        self.start()
        self.finish_round(**winners)

    def pairs(self) -> list[set[str]]:
        """Who meets whom in the round at hand."""
        return [set(match.seats) for match in self.event.round.matches]

    def standing(self, name: str) -> Standing:
        """The line of a player in the standings."""
        return next(line for line in standings_of(self.event, self.tournament.chance) if line.player == name)
