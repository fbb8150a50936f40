"""Cat Battles as a game the kernel can offer: options, seats, zones, counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from meijin.games.cat_battles import (
    bot,
    choices,
    features,
    messages,
    metrics,
    notation,
    questions,
    telling,
    view,
)
from meijin.games.cat_battles.board import AREAS, BASES, BENCH, CENTER, COLLECTION
from meijin.games.cat_battles.builder import TeamBuilder
from meijin.games.cat_battles.cards import (
    CATALOGUE,
    DICE_1,
    FACES,
    HAS_DICE,
    KEYWORDS,
    RULES,
    SEATS,
    SIDES,
    TERRITORIES,
    TIMINGS,
)
from meijin.games.cat_battles.frames import ATTACKS, KINDS, TEAM, TO_DO
from meijin.games.cat_battles.notation import TEAMS
from meijin.games.cat_battles.refusals import Refusal
from meijin.games.cat_battles.setup import RANDOM, STARTER_SETS, ZONES, CatSetup, check_options
from meijin.games.cat_battles.state import CatBattles
from meijin.games.cat_battles.teams import begin, seat_boss
from meijin.kernel import listmessages
from meijin.kernel.chapters import Chapter
from meijin.kernel.dice import Die
from meijin.kernel.errors import spoken_by
from meijin.kernel.event import Event
from meijin.kernel.frames import FrameKind
from meijin.kernel.game import NO_LIMIT, UNLIMITED, Face, Fact, Game, Option, Value, limit_option
from meijin.kernel.generator import Rng
from meijin.kernel.kinds import kind_of
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.lists import Builder
from meijin.kernel.routine import Routine
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.traits import Traits
from meijin.kernel.tuning import Tuning
from meijin.kernel.zones import Counter, Marker, Zone
from meijin.words import Message, Sayable

# A cat rolls at most as many dice as the highest Level and the field of a keyword allow. Before them both seats may
# pass, after each of them too, and it is decided whether to roll on; then come the total, the Damage, the counter, the
# push and the question for one more.
MOST_LEVEL: Final = max(figure.level for figure in CATALOGUE.figures.values())
DECISIONS_PER_ATTACK: Final = 2 + 3 * (MOST_LEVEL + HAS_DICE // DICE_1) + 5
# A cat Moves, attacks and ends its Act, with a second attack and a counterattack to each.
DECISIONS_PER_ACT: Final = 3 + 4 * DECISIONS_PER_ATTACK
# Every cat on the Territory holds a Fish, and every one that is played or called up in the turn gets one. Besides, a
# turn has two windows to pass in, Fish to take and two phases to end.
DECISIONS_PER_TURN: Final = 2 * RULES.fish * (DECISIONS_PER_ACT + 1) + 5
# Each Rear effect costs at least a Fish for good, and a Greedy Boss more than its feast brings back, so a seat uses no
# more of them than it has Fish. One more pass may follow in a window and one in response, it is aimed or fed out, and
# it may damage every enemy.
DECISIONS_PER_EFFECT: Final = 3 + 4 + RULES.fish

COLOURS: Final = {"cafe": "yellow", "high_class": "magenta", "city": "cyan"}
# Keywords in six or seven characters for a small drawing.
HINTS: Final = {
    "move_2": "move 2",
    "move_3": "move 3",
    "roadblock": "block",
    "ranged_attack": "ranged",
    "dice_roll_plus_1": "dice+1",
    "dice_roll_plus_2": "dice+2",
    "damage_plus_1": "dmg +1",
    "damage_minus_1": "dmg -1",
    "no_sleep": "awake",
    "direct_hit": "direct",
    "pushover": "push",
    "double_attack": "double",
    "counter_attack": "count.",
}

FULL: Final = ("full",)  # the mode in which teams are put together


class CatBattlesGame(Game):
    """Cat Battles."""

    id = "cat_battles"
    name = CATALOGUE.name
    edition = 2  # of the first there are described positions that are read otherwise
    described_since = 2
    about = "Two gangs of cats fight for a Territory with dice and fish: a Starter Set duel or teams of your own."
    minutes = 20
    state = CatBattles
    first_turn = ("turn", "seat")
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", "starter", "a duel of Starter Sets, or teams put together freely", ("starter", "full")),
        Option(
            "territory",
            "cafe",
            "which play sheet, and so which Center Effect",
            (*(territory.id for territory in TERRITORIES), "random"),
        ),
        Option(
            "starter_sets",
            "cafe_starter,high_class_starter",
            "the sets of South and North",
            tuple(f"{south},{north}" for south in STARTER_SETS for north in STARTER_SETS),
            modes=("starter",),
        ),
        Option("max_kittens", "8", "the largest team", ("4", "6", "8", "12", "none"), modes=FULL),
        Option(
            "house_figures", "on", "whether the figures made up for Meijin may be picked", ("on", "off"), modes=FULL
        ),
        Option("first_player", "random", "who is the first Current Player", ("random", "seat0", "seat1")),
        Option("bench", "open", "whether the other Bench can be seen", ("open", "closed"), modes=FULL),
        limit_option("turn_limit", RULES.turn_limit, "after this turn the Fish decide", 10, 200),
    )
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    counters: ClassVar[tuple[Counter, ...]] = (
        Counter("box", "Fish in the Fish Box", 0, RULES.fish, owned=True),
        Counter("dish", "Fish in the Fish Dish", 0, RULES.fish, owned=True),
        Counter("trash", "Fish in the Fish Trash", 0, RULES.fish, owned=True),
        Counter("turn", "the turn", 1, NO_LIMIT),
        Counter("current", "the Current Player", -1, 1, names=True),
        Counter("one_on_one", "1 once One on One has been declared", 0, 1),
        Counter(
            "territory",
            "the Territory: " + ", ".join(f"{number} {each.id}" for number, each in enumerate(TERRITORIES)),
            0,
            len(TERRITORIES) - 1,
        ),
    )
    markers: ClassVar[tuple[Marker, ...]] = (
        Marker("held", "Held Fish", 0, MOST_LEVEL),
        Marker("acted", "1 for a cat that has Acted in this turn", 0, 1),
        Marker("used", "1 for a figure whose Rear effect has been used in this turn", 0, 1),
        Marker("stunned", "1 for a cat stunned in its owner's present or next turn; 2 in the one after this", 0, 2),
        Marker("granted", "1 for a cat that has the keyword of its own Rear effect", 0, 1),
    )
    frames: ClassVar[tuple[FrameKind, ...]] = tuple(KINDS.all)
    die: ClassVar[Die | None] = Die("die", tuple(FACES[face] for face in SIDES))
    traits = Traits(opening="first_player")
    # This turn and the rival's are played to their end, for in between too much is under way.
    tuning = Tuning(turns=2, tree=0.0, slip=0.24, lapse=0.08)
    messages = (*messages.MESSAGES, Refusal, *listmessages.MESSAGES)
    sees = view.Seen
    example_flow = 'phase = "start", decides = "south"'
    variants: ClassVar[tuple[dict[str, Value], ...]] = (
        {},
        {"territory": "city", "starter_sets": "city_five,cafe_starter", "turn_limit": UNLIMITED},
        {"mode": "full", "territory": "random"},
        {"mode": "full", "territory": "high_class", "max_kittens": "none", "bench": "closed"},
    )
    picked_from: ClassVar[Mapping[str, str]] = {
        "play": "bench",
        "call": "bench",
        "boss": "figures",
        "kitten": "figures",
    }
    routines: ClassVar[tuple[Routine, ...]] = (
        Routine("start", ("pass",)),
        Routine("effects", ("pass",)),
        Routine("die", ("pass",)),
        Routine("response", ("pass",)),
        Routine("end", ("pass",)),
    )
    sections: ClassVar[Mapping[str, str]] = {
        "team": "3",
        "start": "4.1",
        "play": "4.2",
        "main": "4.3",
        "end": "4.8",
        "over": "6",
    }

    # -- setting up ---------------------------------------------------------------------------------------------

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """The setup for two players and options that go together."""
        if players is not None and players != len(SEATS):
            self.refuse_players(players, 2)
        check_options(values, given, self.options)
        return CatSetup(self, values)

    def blank(self, setup: Setup, chance: int) -> CatBattles:
        """A state with no figure anywhere, and Fish of which nothing is said yet."""
        assert isinstance(setup, CatSetup)
        state = CatBattles(setup, chance)
        self._choose_territory(state)
        return state

    def _choose_territory(self, state: CatBattles) -> None:
        setup = state.setup
        assert isinstance(setup, CatSetup)
        state.territory = state.roll(len(TERRITORIES)) if setup.territory == RANDOM else setup.territory
        state.center = KEYWORDS[TERRITORIES[state.territory].keyword]

    def deal(self, setup: Setup, chance: int) -> CatBattles:
        """Starter: the sets take their places, and the first turn begins. Full: teams are put together first."""
        assert isinstance(setup, CatSetup)
        state = self.blank(setup, chance)
        state.held = [0] * len(state.held)
        state.box = [RULES.fish, RULES.fish]
        if setup.figures.full:
            state.where = [COLLECTION] * len(state.where)
            state.pending.append(TO_DO[TEAM])
        else:
            for seat, cards in enumerate(setup.figures.of_seat):
                for card in cards:
                    if setup.figures.boss[card]:
                        seat_boss(state, seat, card)
                    else:
                        state.where[card] = BENCH
                        state.benched[seat].append(card)
            begin(state)
        state.go_on()
        return state

    def opening(self, state: State) -> None:
        """The Territory; then the teams and the first turn, or in full mode that teams are put together."""
        assert isinstance(state, CatBattles)
        telling.tell_territory(state)
        if state.figures.full:
            state.tell(messages.Building())
        else:
            telling.tell_begin(state)
            telling.tell_turn(state)

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """In a Starter Set a Boss is at its Base and a Kitten on the Bench; a figure not picked is in no team."""
        assert isinstance(setup, CatSetup)
        owner = setup.figures.owner[card]
        if setup.figures.full:
            return "figures", owner
        return (AREAS[BASES[owner]] if setup.figures.boss[card] else "bench"), owner

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """Nobody has figures of the other seat, and a Boss is at its Base or, in One on One, in the Center."""
        assert isinstance(setup, CatSetup)
        figures = setup.figures
        if figures.owner[card] != owner:
            return f"it is {SEATS[figures.owner[card]].capitalize()}'s"
        allowed = (AREAS[BASES[owner]], AREAS[CENTER], "figures", "team")
        if figures.boss[card] and zone not in allowed:
            return "a Boss never leaves its Base, but for the Center in One on One"
        return ""

    def bounds(self, setup: Setup, counter: Counter, owner: int) -> tuple[int, int]:
        """A Territory that the options name is that one, and no turn comes after the last one."""
        assert isinstance(setup, CatSetup)
        if counter.name == "turn":
            return counter.low, setup.last_turn
        if counter.name == "territory" and setup.territory != RANDOM:
            return setup.territory, setup.territory
        return counter.low, counter.high

    def longest(self, setup: Setup) -> int:
        """Every turn at its longest, all that Rear effects can lead to, and both teams picked one by one."""
        assert isinstance(setup, CatSetup)
        picks = 0 if setup.roster is None else setup.players * (setup.roster.parts[1].high + 2)
        return picks + setup.last_turn * DECISIONS_PER_TURN + setup.players * RULES.fish * DECISIONS_PER_EFFECT

    # -- language -----------------------------------------------------------------------------------------------

    def actions(self, setup: Setup) -> list[int]:
        """With every figure and every Area."""
        assert isinstance(setup, CatSetup)
        return notation.actions(setup)

    def text(self, setup: Setup, action: int) -> str:
        assert isinstance(setup, CatSetup)
        return notation.text(setup, action)

    def parse(self, setup: Setup, text: str) -> int:
        assert isinstance(setup, CatSetup)
        with spoken_by(self):
            return notation.parse(setup, text)

    def unfold(self, setup: Setup, text: str) -> list[str]:
        """A whole team in one saying: ``team yuzu snow snow sham hachi``."""
        assert isinstance(setup, CatSetup)
        verb, _, rest = text.partition(" ")
        names = rest.split()
        if verb != "team" or setup.roster is None or (len(names) == 1 and names[0] in TEAMS):
            return [text]
        setup.check_team(names)
        boss, kittens = setup.roster.parts
        picks = [f"boss {name}" for name in names if name in boss.pool]
        picks += [f"kitten {name}" for name in names if name in kittens.pool]
        # Whoever can pick no more is ready without a word.
        return picks if len(picks) == boss.high + kittens.high else [*picks, "ready"]

    def choice(self, setup: Setup, action: int) -> Message:
        assert isinstance(setup, CatSetup)
        return choices.choice(setup, action)

    def meant(self, setup: Setup, cards: Sequence[str], zone: str) -> list[str]:
        """What a cat, or a cat with another one, could do."""
        if zone in ("bench", "figures", "team", "hangout"):
            return super().meant(setup, cards, zone)
        return notation.meant(cards)

    def sign_names(self, setup: Setup) -> list[str]:
        return view.sign_names(setup)

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Message | None:
        return questions.question(seen, choices, setup.options["max_kittens"])

    def effects(self, setup: Setup) -> Mapping[str, str]:
        """The Rear effects of the cats that may be there, the keywords that they grant, and the ways to attack."""
        rears = [CATALOGUE.figures[kind].rear for kind in dict.fromkeys(setup.kinds)]
        granted = [rear.keyword for rear in rears if rear.keyword]
        told = {word: self.term(word) for word in (*(rear.id for rear in rears), *granted)}
        return told | {which: f"{which} attack" for which in ATTACKS}

    def term(self, name: str) -> str:
        """What an effect, a keyword, a Territory or a team is called in English."""
        return self.speech().say(f"term-{name}", {})

    def card_said(self, card: str) -> Sayable | None:
        figure = CATALOGUE.figures.get(kind_of(card))
        if figure is None:
            return None
        rear = figure.rear
        return messages.Figure(
            boss=figure.boss,
            level=figure.level,
            keywords=figure.front,
            effect=rear.id,
            cost=RULES.greedy_at if figure.boss else rear.cost,
            does=f"does_{rear.id}",
        )

    def card_face(self, card: str) -> Face:
        """The name, the Level, the colour of the set and the first keyword."""
        figure = CATALOGUE.figures[kind_of(card)]
        corner = f"{figure.level}B" if figure.boss else str(figure.level)
        return Face(figure.name, corner, COLOURS[figure.set], HINTS[figure.front[0]] if figure.front else "")

    def card_facts(self, kind: str) -> dict[str, Fact]:
        """The Level, the Front keywords, and the Rear effect with its timing and cost: for a Boss a full Dish."""
        figure = CATALOGUE.figures[kind]
        rear = figure.rear
        return {
            "level": figure.level,
            "boss": int(figure.boss),
            "set": figure.set,
            "figure": figure.number,
            "keywords": figure.front,
            "effect": rear.id,
            "cost": RULES.greedy_at if figure.boss else rear.cost,
            "timing": TIMINGS[rear.timing],
        }

    def builder(self, options: Mapping[str, object], edition: int | None = None) -> Builder:
        """Puts the teams of full mode together."""
        del edition
        known = {option.name: option for option in self.options}
        most, house = (
            known[name].read(options.get(name, known[name].default)) for name in ("max_kittens", "house_figures")
        )
        return TeamBuilder(str(most), house == "on", self.term)

    # -- judgement ----------------------------------------------------------------------------------------------

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return bot.rate(knowledge, rng)

    def chapters(self, state: State, log: Sequence[Event]) -> list[Chapter]:
        """The whole game, with the teams."""
        [whole] = super().chapters(state, log)
        facts = zip(whole.facts, metrics.teams(state.setup, log, self.term), strict=True)
        return [replace(whole, facts=tuple({**known, **team} for known, team in facts))]

    def feature_names(self, setup: Setup) -> list[str]:
        del setup
        return features.names()


GAME: Final = CatBattlesGame()
