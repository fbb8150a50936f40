"""Crossover as a game the kernel can offer: options, seats, zones, counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from meijin.games.crossover import (
    bot,
    choices,
    deal,
    frames,
    mistakes,
    news,
    notation,
    pointers,
    printed,
    questions,
    view,
)
from meijin.games.crossover.cards import POOL, Pool, pool_of
from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.effects import description
from meijin.games.crossover.judgement import features
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType
from meijin.games.crossover.language.words import titled
from meijin.games.crossover.lists import LINE_NAMES, DeckBuilder, DeckOption, problems
from meijin.games.crossover.names import ASIDE, DECK, REWARDS, SEATS, ZONE_NAMES, Q
from meijin.games.crossover.own_cards import CardsOption, game_with, pool_with
from meijin.games.crossover.position import limits, lists
from meijin.games.crossover.refusal import Refusal
from meijin.games.crossover.setup import COIN, ZONES, CrossoverSetup, make_setup
from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import spoken_by
from meijin.kernel.frames import FrameKind
from meijin.kernel.game import NO_LIMIT, Face, Fact, Game, Option, Value, limit_option
from meijin.kernel.generator import Rng
from meijin.kernel.kinds import kind_of
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.lists import Builder
from meijin.kernel.owncards import NONE
from meijin.kernel.routine import Routine
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.touch import Touch
from meijin.kernel.traits import Traits
from meijin.kernel.tuning import Tuning
from meijin.kernel.zones import Counter, Marker, Zone
from meijin.words import Message, Sayable

RULES: Final = POOL.rules
# No number of the game goes beyond this, whatever is played.
MOST: Final = 9999
_YES_NO: Final = (False, True)
ANSWER: Final = "chain"  # the step at which effects of the Chain are answered
CARDS: Final = CardsOption("cards", NONE, "cards of your own")


def _options(pool: Pool) -> tuple[Option, ...]:
    return (
        DeckOption("red_deck", "leaf-sand", "red's deck: a starter deck or a list", pool=pool),
        DeckOption("blue_deck", "earth-defenders", "blue's deck: a starter deck or a list", pool=pool),
        Option("chooser", COIN, "who decides to go first or second", (COIN, *SEATS)),
        Option(
            "first_turn_attack",
            pool.defaults.first_turn_attack,
            "the first player may attack in the first turn",
            _YES_NO,
        ),
        Option("first_turn_draw", pool.defaults.first_turn_draw, "the first player draws in the first turn", _YES_NO),
        Option(
            "second_player_chakra",
            pool.defaults.second_player_chakra,
            "cards of the Deck that the second player starts with in the chakra",
            low=0,
            high=6,
        ),
        Option(
            "free_mission_order",
            pool.defaults.free_mission_order,
            "the attacker does steps D to G in any order",
            _YES_NO,
        ),
        Option("wishes", pool.defaults.wishes, "Wish cards are used", _YES_NO),
        Option("open_sideboard", pool.defaults.open_sideboard, "the opponent may read the sideboard", _YES_NO),
        Option("open_lists", False, "both players know both lists", _YES_NO),
        limit_option("turn_limit", RULES.turn_limit, "the game is decided by comparing after so many turns", 1, 999),
        CARDS,
    )


def _markers(pool: Pool) -> tuple[Marker, ...]:
    return (
        Marker("injured", "1 for an injured fighter", 0, 1),
        Marker("team", "the number of the Team a fighter is in", 0, MOST * MOST),
        Marker("place", "its place there: 0 for the Head", 0, RULES.team_max - 1),
        Marker("sent", "1 for a fighter sent out in this turn", 0, 1),
        Marker("fresh", "1 for what was put in play in this turn", 0, 1),
        Marker("used", "which of its own abilities it has used in this turn, a bit each", 0, MOST),
        Marker("spent", "which of its own abilities it has used in this game, a bit each", 0, MOST),
        *(Marker(coin, f"{coin} coins", 0, MOST) for coin in pool.coins),
    )


class CrossoverGame(Game):
    """Crossover Battles."""

    id = "crossover"
    name = "Crossover Battles"
    edition = EDITION
    about = "Naruto decks against Dragon Ball decks: Teams, arts, the Chain, and ten Battle Rewards to win."
    minutes = 45
    state = Crossover
    first_turn = ("first", "seat")
    # This turn and the rival's are played to their end by instinct, which is as good as greedy.
    tuning = Tuning(turns=2, tree=0.0, slip=0.29, lapse=0.1)
    pool: ClassVar[Pool] = POOL
    cards_of: ClassVar[int] = EDITION  # the edition of the rules whose cards the pool is made of
    options: ClassVar[tuple[Option, ...]] = _options(POOL)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    counters: ClassVar[tuple[Counter, ...]] = (
        Counter("turn", "the turn", 1, NO_LIMIT),
        Counter("attacker", "whose turn it is", -1, len(SEATS) - 1, names=True),
        Counter("first", "who went first", -1, len(SEATS) - 1, names=True),
        Counter("letter", "the step of the turn, counted from the setup", 0, Q),
        Counter("stage", "how far the step has come", 0, MOST),
        Counter("teams", "the latest number of a Team", 0, MOST * MOST),
        Counter("indicator", "the Turn Indicator", 0, MOST, owned=True),
        Counter("pool", "DB coins that are not on a fighter", 0, RULES.db_coin_cap, owned=True),
        Counter("redraws", "redraws of the opening hand", 0, len(RULES.opening_hands) - 1, owned=True),
        Counter("turns", "turns begun", 0, NO_LIMIT, owned=True),
        Counter("won", "rewards won in this turn", 0, MOST, owned=True),
        Counter("missions", "missions and events played in this turn", 0, RULES.missions_per_turn),
        Counter("counters", "Counters played in this turn", 0, RULES.counters_per_turn),
        Counter("clients", "Clients played in this turn", 0, RULES.clients_per_turn),
        Counter("charges", "cards charged in this turn", 0, RULES.charge_per_turn),
        Counter("deploys", "deployments made in this turn", 0, MOST),
        Counter("extra", "deployments granted in this turn", 0, MOST),
        Counter("wished", "1 once a wish has been made in this turn", 0, 1),
        Counter("resolved", "items resolved in this step", 0, MOST),
        Counter("carried", "operations carried out in this step", 0, RULES.operation_limit + 1),
        Counter("last_turn", "the turn after which the game is decided; 0 if there is none", 0, NO_LIMIT),
    )
    markers: ClassVar[tuple[Marker, ...]] = _markers(POOL)
    frames: ClassVar[tuple[FrameKind, ...]] = frames.kinds(POOL)
    messages = (*news.MESSAGES, *questions.MESSAGES, *choices.MESSAGES, Refusal, *mistakes.MESSAGES, *problems.MESSAGES)
    sees = view.Seen
    example_flow = 'step = "G"'
    authoring = "meijin.games.crossover.authoring.verdict"
    traits = Traits(opening="chooser", sides=tuple(LINE_NAMES))
    variants: ClassVar[tuple[dict[str, Value], ...]] = (
        {},
        {
            "red_deck": "emperor-armada",
            "blue_deck": "byakugan-fang",
            "free_mission_order": True,
            "first_turn_attack": True,
            "second_player_chakra": 0,
            "open_lists": True,
        },
        {"red_deck": "leaf-sand", "blue_deck": "byakugan-fang", "open_sideboard": True},
        {"red_deck": "earth-defenders", "blue_deck": "emperor-armada", "first_turn_draw": False},
    )
    picked_from: ClassVar[Mapping[str, str]] = {
        "place": "aside",
        "charge": "hand",
        "mission": "hand",
        "counter": "hand",
        "client": "hand",
        "deploy": "hand",
        "grow": "hand",
        "ambush": "chakra",
        "wish": "wishes",
        "use": "hand",
        "adventure": "hand",
        "discard": "hand",
    }
    # Passing only, which is not the same as declining something or being done.
    routines: ClassVar[tuple[Routine, ...]] = tuple(
        [Routine(step, ("pass",)) for step in ("B", "C", "D1", "D2", "E", "F", "G", "H", "K", "L", ANSWER)]
    )
    sections: ClassVar[Mapping[str, str]] = {
        "setup": "4",
        "start": "7.1",
        "mission": "7.4",
        "organization": "7.10",
        "battle": "7.11",
        "end": "7.16",
        "over": "10",
    }

    # -- setting up ---------------------------------------------------------------------------------------------

    @staticmethod
    def options_for(pool: Pool) -> tuple[Option, ...]:
        return _options(pool)

    def options_in(self, edition: int) -> tuple[Option, ...]:
        """Lists are checked by the rules of the edition."""
        return tuple(replace(each, edition=edition) if isinstance(each, DeckOption) else each for each in self.options)

    @staticmethod
    def markers_for(pool: Pool) -> tuple[Marker, ...]:
        return _markers(pool)

    def chosen(self, options: Mapping[str, object]) -> Game:
        """With cards of one's own it is a game with another pool."""
        cards = CARDS.read(options.get("cards", NONE))
        if cards == NONE or self.pool is not pool_of(self.cards_of):
            return self
        return game_with(CrossoverGame, pool_with(str(cards), self.cards_of), self.cards_of)

    def of_edition(self, edition: int) -> Game:
        """With the starter decks of an earlier edition it is a game with another pool."""
        return self if edition == self.cards_of else game_with(CrossoverGame, pool_of(edition), edition)

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        del given
        if players not in (None, len(SEATS)):
            self.refuse_players(players, 2)
        return make_setup(self, values, self.pool)

    def deal(self, setup: Setup, chance: int) -> Crossover:
        """Shuffle both decks; somebody chooses to go first or second."""
        assert isinstance(setup, CrossoverSetup)
        return deal.deal(setup, chance)

    def opening(self, state: State) -> None:
        """Who chooses to go first or second."""
        assert isinstance(state, Crossover)
        state.tell(news.Chooser(state.setup.seats[state.attacker]))

    def sides(self, setup: Setup) -> int:
        """Coins have two, and chance may choose among cards."""
        return len(setup.cards)

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """Cards are in their owner's deck, and Wishes aside."""
        assert isinstance(setup, CrossoverSetup)
        owner = setup.terms.owner[card]
        return ZONE_NAMES[ASIDE if card in setup.terms.wishes[owner] else DECK], owner

    def kinds_in(self, setup: Setup, zone: str, owner: int) -> Mapping[str, int]:
        """Every card of the pool that could be there: which of them are in the lists is secret."""
        assert isinstance(setup, CrossoverSetup)
        return limits.kinds_in(setup, zone, owner)

    def filled_from(self, setup: Setup, zone: str, owner: int) -> int:
        """Rewards are cards of the other player."""
        del setup
        return 1 - owner if zone == ZONE_NAMES[REWARDS] else owner

    def described(self, options: Mapping[str, object], zones: Mapping[str, object]) -> Mapping[str, object]:
        """A list that is not written out has the cards that a position names."""
        chosen = self.chosen({"cards": options.get("cards", NONE)})
        assert isinstance(chosen, CrossoverGame)
        usual = {option.name: option.default for option in chosen.options}
        return lists.completed(chosen.pool, usual, options, zones)

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """Each zone has its sorts of cards, and most hold only those of their owner."""
        assert isinstance(setup, CrossoverSetup)
        return limits.misplaced(setup, card, zone, owner)

    def bounds(self, setup: Setup, counter: Counter, owner: int) -> tuple[int, int]:
        """No turn is beyond the limit that the options set."""
        del owner
        assert isinstance(setup, CrossoverSetup)
        if counter.high == NO_LIMIT:
            return counter.low, setup.terms.turn_limit
        return counter.low, counter.high

    def longest(self, setup: Setup) -> int:
        """Every step of every turn with as many items as may be resolved in it, each with all its questions."""
        items = RULES.chain_item_limit + 2 * len(setup.cards)
        questions = 4 * len(setup.cards)
        assert isinstance(setup, CrossoverSetup)
        return setup.terms.turn_limit * (Q + 1) * items * questions

    # -- language -----------------------------------------------------------------------------------------------

    def actions(self, setup: Setup) -> list[int]:
        """With every card of the pool that decks of these lines may hold: which of them are in the lists is secret."""
        assert isinstance(setup, CrossoverSetup)
        return notation.actions(setup)

    def text(self, setup: Setup, action: int) -> str:
        assert isinstance(setup, CrossoverSetup)
        return notation.text(setup, action)

    def parse(self, setup: Setup, text: str) -> int:
        assert isinstance(setup, CrossoverSetup)
        with spoken_by(self):
            return notation.parse(setup, text)

    def choice(self, setup: Setup, action: int) -> Message:
        assert isinstance(setup, CrossoverSetup)
        return choices.choice(setup, action)

    def touches(self, setup: Setup, action: int) -> Touch:
        """The cards that an action names, and where they lie if it says so."""
        assert isinstance(setup, CrossoverSetup)
        return notation.touch(setup, action, self.picked_from)

    def step_seen(self, seen: View) -> str:
        """An answer to an effect of the Chain is a step of its own, whenever it is asked for."""
        return ANSWER if seen["chain"] else str(seen["step"])

    def meant(self, setup: Setup, cards: Sequence[str], zone: str) -> list[str]:
        """What somebody may want to do with a card, by its type and where it lies."""
        assert isinstance(setup, CrossoverSetup)
        return pointers.meant(setup, cards, zone)

    def sign_names(self, setup: Setup) -> list[str]:
        assert isinstance(setup, CrossoverSetup)
        return view.sign_names(setup)

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Message | None:
        assert isinstance(setup, CrossoverSetup)
        return questions.question(setup, seen) if choices else None

    def effects(self, setup: Setup) -> Mapping[str, str]:
        """The abilities of the cards that may be there, but for those that only hold as long as they are in play."""
        cards = [self.pool.by_id[kind] for kind in dict.fromkeys(setup.kinds)]
        own = [(printed.title(self.pool, card.id), card.abilities) for card in cards]
        shared = [(titled(keyword.kind), keyword.abilities) for card in cards for keyword in card.keywords]
        return {
            ability.word: f"{title}, ability {ability.word.rpartition('.')[2]}"
            for title, abilities in own + shared
            for ability in abilities
            if ability.kind is not AbilityKind.STATIC
        }

    def own_options(self, seat: str) -> frozenset[str]:
        """Every player brings a deck."""
        return frozenset({f"{seat}_deck"})

    def hidden_options(self, setup: Setup, seat: int | None) -> frozenset[str]:
        """Lists are secret, unless they are open."""
        if setup.options["open_lists"]:
            return frozenset()
        return frozenset(f"{name}_deck" for owner, name in enumerate(SEATS) if owner != seat)

    def builder(self, options: Mapping[str, object], edition: int | None = None) -> Builder:
        """Puts decks together, of the cards that these options bring in too."""
        edition = edition or self.cards_of
        chosen = self.of_edition(edition).chosen({"cards": options.get("cards", NONE)})
        assert isinstance(chosen, CrossoverGame)
        return DeckBuilder(chosen.pool, edition)

    def went_first(self, state: State) -> int:
        """Whoever opens may choose to go second."""
        assert isinstance(state, Crossover)
        return state.first if state.first >= 0 else super().went_first(state)

    def counted_cards(self) -> dict[str, int]:
        """Every card of the pool, with how many a list may have of it."""
        wish = CardType.WISH
        return {card.id: 1 if card.type_ is wish else RULES.same_number_max_total for card in self.pool.cards}

    def card_said(self, card: str) -> Sayable | None:
        kind = kind_of(card)
        return description.printed(self.pool.by_id[kind]) if kind in self.pool.by_id else None

    def card_messages(self) -> Sequence[type[Message]]:
        return description.messages()

    def card_face(self, card: str) -> Face:
        """How a card is drawn small; lists may also name cards that nobody knows."""
        kind = kind_of(card)
        return printed.card_face(self.pool, kind) if kind in self.pool.by_id else super().card_face(card)

    def card_facts(self, kind: str) -> dict[str, Fact]:
        """The printed values of a card."""
        return printed.card_facts(self.pool, kind)

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return bot.rate(knowledge, rng)

    def feature_names(self, setup: Setup) -> list[str]:
        del setup
        return features.names()


GAME: Final = CrossoverGame()
