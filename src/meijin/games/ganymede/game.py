"""Ganymede as a game the kernel can offer: options, seats, zones, counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, Final

from meijin.games.ganymede import bot, choices, features, messages, notation, view
from meijin.games.ganymede.cards import (
    CAMPS,
    CARDS_OF,
    CATALOGUE,
    COLOUR,
    GREEN,
    HINTS,
    KEYWORDS,
    KINDS,
    NAMES,
    PURPLE,
    RED,
    RULES,
    Catalogue,
    Mode,
    former_catalogue,
)
from meijin.games.ganymede.refusals import Refusal
from meijin.games.ganymede.rules import setup_order
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import SetupError, quoted, spoken_by
from meijin.kernel.event import Event
from meijin.kernel.game import NO_LIMIT, Face, Fact, Game, Option, Value, limit_of, limit_option
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.messages import OtherMode
from meijin.kernel.routine import Routine
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.traits import Traits
from meijin.kernel.tuning import Tuning
from meijin.kernel.zones import Audience, Counter, Layout, Zone
from meijin.words import Message

MOST_HP: Final = 60
# In one Draw Phase a camp draws at most 6 cards (R10), each with up to two more questions, and stands; then come at
# most three 3s, the aces, a removal and a pick.
DECISIONS_PER_TURN: Final = 3 * 6 + 1 + 3 + 1 + 1 + 1


class GanymedeSetup(Setup):
    """A setup with its mode, the HP already chosen."""

    def __init__(self, game: Game, options: Mapping[str, Value], mode: Mode) -> None:
        camps = CAMPS[: len(mode.hp)]
        together = 1 << RED | 1 << GREEN
        purple = 0 if mode.automaton else 1 << PURPLE
        super().__init__(
            game,
            options,
            seats=mode.seats,
            cards=NAMES if len(camps) > PURPLE else tuple(NAMES[: len(NAMES) - len(CARDS_OF["purple"])]),
            owners=camps,
            allies=(1 << RED, 1 << GREEN) if mode.token else (together, together, purple),
        )
        self.mode = mode
        self.undealt: Ganymede | None = None  # the cards laid out, which every deal begins from


class GanymedeGame(Game):
    """The War Chronicles of Ganymede."""

    id = "ganymede"
    name = CATALOGUE.name
    # In the first, whoever could draw no more always said stand (R45). In the second Purple had other HP (former.toml).
    edition = 3
    about = "Blackjack with war machines: build a deck, strike with 21. Battle, cooperative or three players."
    minutes = 10
    state = Ganymede
    turn_unit = "round"
    first_turn = ("round", "start")
    traits = Traits(opening="start_seat")
    # Three rounds are played before a position is valued: after fewer a card that was taken has hardly come up yet, and
    # with more chance has too much to say.
    tuning = Tuning(turns=3, tree=0.0, effort=8000, slip=0.16, lapse=0.05)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "mode",
            "battle",
            "Red against Green, both against Purple, or with Purple as the third player",
            tuple(CATALOGUE.modes),
        ),
        Option(
            "difficulty",
            None,
            "Purple's HP are {}, {} or {}".format(*CATALOGUE.difficulty.values()),
            tuple(CATALOGUE.difficulty),
            modes=("coop",),
        ),
        Option("hp_purple", None, "Purple's HP", low=10, high=MOST_HP, modes=("coop", "trio")),
        Option(
            "purple_ace",
            "cards",
            "Purple's ace is settled by its own cards, or in each comparison by its Strength with the 10s it faces",
            ("cards", "strength"),
            modes=("coop",),
        ),
        Option("start_seat", "random", "who has the Start Player token", ("random", "red", "green"), modes=("battle",)),
        Option("feed", "recent", "how much of the log is open: two rounds, or everything", ("recent", "full")),
        limit_option("round_limit", RULES.round_cap, "the game ends after so many rounds", 1, 99),
    )
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone(
            "deck",
            "the Battle deck; its owner knows what is in it, nobody the order",
            pile=True,
            known=Audience.NOBODY,
            shown=Audience.OWNER,
            contents=Audience.OWNER,
            copies=Audience.ALLIES,
        ),
        Zone("row", "the cards in play, in order of arrival", copies=Audience.ALLIES),
        Zone(
            "discard",
            "the discard pile, closed to opponents",
            ordered=False,
            shown=Audience.ALLIES,
            counted=Audience.ALLIES,
            copies=Audience.ALLIES,
            layout=Layout.STACK,
        ),
        Zone(
            "removed",
            "cards out of the game, closed to opponents",
            ordered=False,
            shown=Audience.ALLIES,
            counted=Audience.ALLIES,
            copies=Audience.ALLIES,
            layout=Layout.STACK,
        ),
        Zone("supply", "the Black cards nobody has taken yet", owned=False, ordered=False, layout=Layout.GRID),
    )
    counters: ClassVar[tuple[Counter, ...]] = (
        Counter("hp", "hit points; at 0 a camp has fallen", 0, MOST_HP, owned=True),
        Counter("round", "the round", 1, NO_LIMIT),
        Counter("start", "the start player of this round", -1, 2, names=True),
        Counter("token", "who has the Start Player token", -1, 2, names=True),
        Counter("used", "draws that count in this Draw Phase", 0, RULES.draw_limit),
        Counter("aces", "aces announced as 11", 0, 3, owned=True),
        Counter("damaged", "HP lost in this round", 0, MOST_HP, owned=True),
    )
    messages = (*messages.MESSAGES, Refusal)
    sees = view.Seen
    example_flow = 'phase = "draw", decides = "red"'
    variants: ClassVar[tuple[dict[str, Value], ...]] = ({"mode": "battle"}, {"mode": "coop"}, {"mode": "trio"})
    picked_from: ClassVar[Mapping[str, str]] = {"pick": "supply", "withdraw": "row", "remove": "row"}
    routines: ClassVar[tuple[Routine, ...]] = (
        Routine("stand", ("stand",), optional=False),
        Routine("withdraw", ("decline",)),
    )
    sections: ClassVar[Mapping[str, str]] = {
        "setup": "3",
        "draw": "4.3",
        "showdown": "4.4",
        "cleanup": "G4.2.6",
        "reinforce": "G4.2.8",
        "over": "6",
    }

    def __init__(self, catalogue: Catalogue = CATALOGUE) -> None:
        self.catalogue = catalogue

    # -- setting up ---------------------------------------------------------------------------------------------

    def of_edition(self, edition: int) -> Game:
        """The game with the HP of that edition."""
        return self if edition == self.edition else _former(edition)

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """The setup for a mode, its number of players and its options."""
        catalogue = self.catalogue
        mode = catalogue.modes[str(values["mode"])]
        if players is not None and players != len(mode.seats):
            fitting = [name for name, each in catalogue.modes.items() if len(each.seats) == players]
            self.refuse_players(players, len(mode.seats), mode=mode.name, others=fitting)
        for option in self.options:
            name, modes = option.name, option.modes
            if name in given and values[name] != option.default and modes and mode.name not in modes:
                raise SetupError(OtherMode(quoted(name), tuple(modes), mode.name))
        hp = list(mode.hp)
        if mode.automaton:
            values["difficulty"] = values["difficulty"] or catalogue.default_difficulty
            hp.append(catalogue.difficulty[str(values["difficulty"])])
        if values["hp_purple"] is not None:
            hp[PURPLE] = int(values["hp_purple"])
        played = replace(
            mode,
            hp=tuple(hp),
            last_round=limit_of(values["round_limit"]),
            tens_before_ace=values["purple_ace"] == "strength",
        )
        return GanymedeSetup(self, values, played)

    def blank(self, setup: Setup, chance: int) -> Ganymede:
        """A state with no card anywhere."""
        assert isinstance(setup, GanymedeSetup)
        state = Ganymede(setup, chance)
        self._place_token(state)
        return state

    def _place_token(self, state: Ganymede) -> None:
        """R41: in battle a seat has the Start Player token, at random or by the option."""
        if state.mode.token:
            chosen = state.setup.options["start_seat"]
            state.token = state.roll(2) if chosen == "random" else CAMPS.index(str(chosen))
            state.start = state.token

    def deal(self, setup: Setup, chance: int) -> Ganymede:
        """Everybody has the cards of their colour, the Black cards lie in the middle, the first picks are due."""
        assert isinstance(setup, GanymedeSetup)
        if setup.undealt is None:
            setup.undealt = self.blank(setup, 1)  # whoever sees the setup learns nothing of any game's chance
            setup.undealt.deck = [CARDS_OF[camp][:] for camp in setup.owners]
            setup.undealt.supply = CARDS_OF["black"][:]
            setup.undealt.used = 0
        state = setup.undealt.clone()
        state.chance = chance
        self._place_token(state)
        state.queue = setup_order(state)
        state.go_on()
        return state

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """Black cards start in the supply, all others in the deck of their colour."""
        del setup
        colour = COLOUR[card]
        return ("supply", -1) if colour == "black" else ("deck", CAMPS.index(colour))

    def drawn_from(self, setup: Setup, card: int, zone: str, owner: int) -> tuple[str, int]:
        """What lies hidden with a camp comes from its deck, Black cards too."""
        del setup, card, zone
        return "deck", owner

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """A camp has cards of its own colour and, but for Purple, Black ones."""
        del setup
        colour = COLOUR[card]
        if zone == "supply":
            return "" if colour == "black" else "the supply holds Black cards only"
        if colour == CAMPS[owner] or (colour == "black" and owner != PURPLE):
            return ""
        return "Purple takes no Black cards" if colour == "black" else f"{CAMPS[owner]} never has {colour} cards"

    def bounds(self, setup: Setup, counter: Counter, owner: int) -> tuple[int, int]:
        """HP go from 0 to what the camp started with, rounds from the first to the last."""
        assert isinstance(setup, GanymedeSetup)
        if counter.name == "hp":
            return 0, setup.mode.hp[owner]
        if counter.name == "round":
            return counter.low, setup.mode.last_round
        return counter.low, counter.high

    def longest(self, setup: Setup) -> int:
        """All rounds with every turn at its longest, and the first picks."""
        assert isinstance(setup, GanymedeSetup)
        return (setup.mode.last_round * DECISIONS_PER_TURN + 1) * setup.players

    # -- language -----------------------------------------------------------------------------------------------

    def actions(self, setup: Setup) -> list[int]:
        """All that there are words for, with the cards of the mode."""
        return notation.actions(len(setup.cards))

    def text(self, setup: Setup, action: int) -> str:
        del setup
        return notation.text(action)

    def parse(self, setup: Setup, text: str) -> int:
        del setup
        with spoken_by(self):
            return notation.parse(text)

    def choice(self, setup: Setup, action: int) -> Message:
        del setup
        return choices.choice(action)

    def sign_names(self, setup: Setup) -> list[str]:
        return view.sign_names(setup)

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Message | None:
        del setup, choices
        return view.question(seen)

    def card_text(self, card: str) -> str:
        return KINDS[card.split("#", maxsplit=1)[0]].text

    def card_face(self, card: str) -> Face:
        """The rank, the colour and a word for the effect."""
        kind = KINDS[card.split("#", maxsplit=1)[0]]
        return Face(kind.name, kind.rank, kind.colour, HINTS[kind.keyword])

    def card_facts(self, kind: str) -> dict[str, Fact]:
        """The number, what is printed in the corner, the effect's keyword, and whose colour it has."""
        card = KINDS[kind]
        return {"number": card.number, "rank": card.rank, "keyword": KEYWORDS[card.keyword], "camp": card.colour}

    def feed_start(self, setup: Setup, log: Sequence[Event]) -> int:
        """During play the log is open for this round and the one before, or in full where so chosen (G8.11)."""
        rounds = [place for place, event in enumerate(log) if event.kind == "round"]
        if setup.options["feed"] == "full" or len(rounds) < 2:
            return 0
        return rounds[-2]

    # -- judgement ----------------------------------------------------------------------------------------------

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return bot.rate(knowledge, rng)

    def advise(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return bot.advise(knowledge, rng)

    def feature_names(self, setup: Setup) -> list[str]:
        return features.names(len(setup.owners))


@lru_cache
def _former(edition: int) -> GanymedeGame:
    return GanymedeGame(former_catalogue(edition))


GAME: Final = GanymedeGame()
