"""Positions described in words: for tests, tutorials and bug reports.

>>> import meijin
>>> position = meijin.Scenario(
...     "ganymede",
...     start_seat="red",
...     zones={"red": {"row": ["red_9"], "deck": ["black_4", "red_8", "..."]}},
...     counters={"red": {"hp": 3}},
...     flow={"phase": "draw", "decides": "red"},
... )
>>> state = position.state()
>>> state.choices()  # the first draw, which is no choice, has brought the 4
['flip', 'hide']

The same as a TOML file, read by :meth:`Scenario.load`::

    game = "ganymede"
    options = { start_seat = "red" }

    [zones.red]
    row = ["red_9"]
    deck = ["black_4", "red_8", "..."]     # a pile is listed from its top

    [counters.red]
    hp = 3

    [flow]
    phase = "draw"
    decides = "red"

A card is named with or without its copy (``red_5`` takes the first copy that is still free). ``"..."`` stands for all
cards of the zone's owner that are mentioned nowhere; without it they lie where the game starts them. A number in the
place of the list is so many of these cards, whichever they are: ``rewards = 3``; in a list that is ``"... 3"``. A card
about which somebody knows more or less than its zone declares is written ``{card = "red_5", known = ["red"]}``.
``chance`` lists the next outcomes of dice (numbers, or what the die shows) and shuffles (lists of cards, a pile from
its top, with ``"..."`` for all others). What is left open, like the order of those, follows from the seed with which
the position is set up. ``final_turn`` is there when time was called: the number of turns after which the game ends.
What ``flow`` may say is described in the rules of each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from meijin.kernel import toml
from meijin.kernel.errors import MeijinError, ScenarioError, quoted
from meijin.kernel.event import Event
from meijin.kernel.files import read_text
from meijin.kernel.setup import Setup
from meijin.kernel.state import State

FIELDS: Final = ("zones", "counters", "flow", "chance", "batches", "jumbles", "final_turn")
OVER: Final = "over"  # the phase in a flow of a game that is over
ENDED: Final = (
    "the game of this position is over, so nobody can play on from there; take a position from before its end out of "
    "its record: meijin.load('game.meijin').record.branch(40), or meijin replay game.meijin"
)
ALL_FIELDS: Final = ("game", "title", "players", "options", *FIELDS)


class Scenario:
    """A position to set up. It is a plain value; :meth:`state` sets it up and refuses what cannot be."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        zones: Mapping[str, object] | None = None,
        counters: Mapping[str, object] | None = None,
        flow: Mapping[str, object] | None = None,
        chance: list[object] | None = None,
        batches: list[object] | None = None,
        jumbles: list[object] | None = None,
        final_turn: int | None = None,
        title: str = "",
        options: Mapping[str, object] | None = None,
        **more: object,
    ) -> None:
        for name, value in (("zones", zones), ("counters", counters), ("flow", flow), ("options", options)):
            if value is not None and not isinstance(value, Mapping):
                raise ScenarioError(f"the field {name!r} must be a table, not {quoted(value)}")
        for name, listed in (("chance", chance), ("batches", batches), ("jumbles", jumbles)):
            if listed is not None and not isinstance(listed, list):
                raise ScenarioError(f"the field {name!r} must be a list, not {quoted(listed)}")
        if final_turn is not None and (type(final_turn) is not int or final_turn < 0):
            raise ScenarioError(f"the field 'final_turn' must be a number of turns, not {quoted(final_turn)}")
        for name in more.keys() & (options or {}).keys():
            raise ScenarioError(f"the option {name!r} is given twice: among the options and beside them")
        self.game = game
        self.title = title  # what the position is about, for people
        self.players = players
        self.options = {**(options or {}), **more}  # either way to give them will do
        self.zones = dict(zones or {})
        self.counters = dict(counters or {})
        self.flow = dict(flow or {})
        self.chance = list(chance or [])
        self.batches = list(batches or [])
        self.jumbles = list(jumbles or [])
        self.final_turn = final_turn or 0  # of a game whose time was called

    # -- from and to plain data ---------------------------------------------------------------------------------

    @classmethod
    def from_dict(cls, data: object) -> Scenario:
        """A scenario from plain data, as :meth:`to_dict` gives it."""
        if not isinstance(data, dict):
            raise ScenarioError(f"a scenario must be a table, not {type(data).__name__}")
        for name in data:
            if name not in ALL_FIELDS:
                raise ScenarioError(f"a scenario has no field {quoted(name)}; fields: {', '.join(ALL_FIELDS)}")
        kinds: dict[str, type] = {
            "game": str,
            "players": int,
            "options": dict,
            "zones": dict,
            "counters": dict,
        }
        kinds |= {"flow": dict, "chance": list, "batches": list, "jumbles": list, "final_turn": int}
        for name, kind in kinds.items():
            if name in data and (not isinstance(data[name], kind) or isinstance(data[name], bool)):
                words = {str: "a text", int: "a whole number", dict: "a table", list: "a list"}[kind]
                raise ScenarioError(f"the field {name!r} must be {words}, not {quoted(data[name])}")
        if "game" not in data:
            raise ScenarioError("a scenario needs the field 'game'")
        return cls(**data)

    def to_dict(self) -> dict[str, object]:
        """The scenario as plain data."""
        data: dict[str, object] = {"game": self.game}
        if self.title:
            data["title"] = self.title
        if self.players is not None:
            data["players"] = self.players
        if self.options:
            data["options"] = self.options
        data |= {name: value for name in FIELDS if (value := getattr(self, name))}
        return data

    @classmethod
    def parse(cls, text: str) -> Scenario:
        """A scenario from TOML."""
        try:
            data = toml.parse(text)
        except ValueError as error:  # broken TOML, an endless number, tables nested without end
            raise ScenarioError(f"the scenario is not valid TOML: {error}") from None
        return cls.from_dict(data)

    @classmethod
    def load(cls, path: str | Path) -> Scenario:
        """A scenario from a TOML file."""
        try:
            text = read_text(path, "scenario")
        except MeijinError as error:
            raise ScenarioError(str(error)) from None
        return cls.parse(text)

    def __repr__(self) -> str:
        return f"Scenario.from_dict({self.to_dict()!r})"

    # -- setting up ---------------------------------------------------------------------------------------------

    def state(self, seed: int | str | None = 0) -> State:
        """The position, recorded from here on."""
        from meijin.kernel.record import begin, read_seed  # noqa: PLC0415 (a record may begin with a scenario)
        from meijin.kernel.registry import find  # noqa: PLC0415

        game = find(self.game)
        setup = game.prepare(self.players, game.described(self.options, self.zones))
        return begin(setup, read_seed(seed), self)

    def place(self, setup: Setup, chance: int, log: list[Event] | None = None) -> State:
        """The position for this setup and state of the generator; what happens by itself until then goes to the log."""
        if self.flow.get("phase") == OVER:
            raise ScenarioError(ENDED)
        state = setup.game.blank(setup, chance)
        state.final_turn = self.final_turn
        state.events = log
        try:
            state.arrange(self)
        except ScenarioError:
            raise
        except MeijinError as error:
            raise ScenarioError(str(error)) from None
        state.events = None
        return state
