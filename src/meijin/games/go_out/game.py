"""Go Out Battle as a game the kernel can offer: options, seats, zones, counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from meijin.games.go_out import bot, choices, features, messages, metrics, notation, questions, rules, view
from meijin.games.go_out.cards import (
    BATTLE_CARDS,
    CATALOGUE,
    CHARACTERS,
    EFFECTS,
    FEWEST_PLAYERS,
    GUARD,
    HINTS,
    KIND,
    MOST_LIFE,
    MOST_PLAYERS,
    NAMES,
    POWERS,
    SETS,
    WORST_PASS,
    BattleCard,
    Catalogue,
    Character,
    first_character,
    former_catalogue,
    lives_by_card,
)
from meijin.games.go_out.frames import FRAMES, How
from meijin.games.go_out.refusals import Refusal
from meijin.games.go_out.state import GoOut, Terms
from meijin.games.go_out.tables import SWEEPS_ANY, SWEEPS_BOTH
from meijin.kernel.cardsets import pack
from meijin.kernel.chapters import Chapter
from meijin.kernel.errors import SetupError, quoted, spoken_by
from meijin.kernel.event import Event
from meijin.kernel.game import Face, Fact, Game, Option, Value
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.messages import NoValue
from meijin.kernel.routine import Routine
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.touch import Touch
from meijin.kernel.traits import Pods, Traits
from meijin.kernel.tuning import Tuning
from meijin.kernel.zones import Audience, Counter, Layout, Zone
from meijin.words import Message

DEFAULT_PLAYERS: Final = 4
FIRST_STARTERS: Final = ("random", *[f"seat_{seat}" for seat in range(MOST_PLAYERS)])
# In a turn: a sweep, a play or pass, the cards placed and discarded, a gift. Reveals come on top, one for each seat.
DECISIONS_PER_TURN: Final = 2 + WORST_PASS * EFFECTS.draw_factor + 1


class GoOutSetup(Setup):
    """A setup with its terms."""

    def __init__(self, game: Game, options: Mapping[str, Value], players: int, terms: Terms) -> None:
        sets = tuple(tuple(range(first_character(seat), first_character(seat + 1))) for seat in range(players))
        super().__init__(
            game,
            options,
            seats=SETS[:players],
            cards=NAMES[: first_character(players)],
            secret_sets=sets,
        )
        self.terms = terms
        self.undealt: GoOut | None = None  # the characters laid out, which every deal begins from


class GoOutGame(Game):
    """Go Out Battle."""

    id = "go_out"
    edition = 2  # in the first some characters had other lives (GO2.3)
    name = CATALOGUE.name
    about = "Get rid of your cards or be the last one standing, with a secret character each."
    minutes = CATALOGUE.minutes
    state = GoOut
    frames = tuple(FRAMES.all)
    turn_unit = "battle"
    first_turn = ("battle", "starter")
    # Most of a battle is played on before a position is valued: what was learned says too little of hands in between.
    tuning = Tuning(turns=25, tree=0.0, slip=0.35, lapse=0.2)
    traits = Traits(best_of=1, pods=Pods(3, 5, 4), opening="first_starter")
    options: ClassVar[tuple[Option, ...]] = (
        Option("wins_needed", None, "battles to win; 3 with two players, otherwise 2", low=1, high=3),
        Option("first_starter", "random", "who leads the first battle; seat_0 is Red", FIRST_STARTERS),
        Option("shian_set", "both", "what Shian sweeps with: 2s and 3s, or any mixture of them", ("both", "any")),
        Option("kyoko_on_singles", False, "a revealed Kyoko may also play on a single card", (False, True)),
        Option("show_losers", False, "hidden characters are shown when a battle ends", (False, True)),
    )
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone(
            *("deck", "the deck"),
            owned=False,
            pile=True,
            known=Audience.NOBODY,
            shown=Audience.NOBODY,
            copies=Audience.NOBODY,
        ),
        Zone(
            *("discard", "the discard pile, face up"),
            owned=False,
            ordered=False,
            copies=Audience.NOBODY,
            packed=True,
            layout=Layout.STACK,
        ),
        Zone("field", "the center field, the tableau pile last", owned=False, copies=Audience.NOBODY),
        Zone(
            *("hand", "the cards in hand"),
            ordered=False,
            known=Audience.OWNER,
            shown=Audience.OWNER,
            copies=Audience.NOBODY,
            packed=True,
        ),
        Zone(
            *("damage", "the damage cards, face down"),
            ordered=False,
            known=Audience.OWNER,
            shown=Audience.OWNER,
            copies=Audience.NOBODY,
            packed=True,
            layout=Layout.STACK,
        ),
        Zone("character", "the character in use, face down until revealed"),
        Zone(
            *("spare", "the characters not in use"),
            ordered=False,
            known=Audience.OWNER,
            shown=Audience.OWNER,
            packed=True,
        ),
        Zone("locked", "the characters that have won a battle and stay out", ordered=False, packed=True),
    )
    counters: ClassVar[tuple[Counter, ...]] = (
        Counter("wins", "battles won", 0, 3, owned=True),
        Counter("markers", "damage for which there was no card", 0, MOST_LIFE, owned=True),
        Counter("out", "1 for who is eliminated from this battle", 0, 1, owned=True),
        Counter("starter", "who led first in this battle", -1, MOST_PLAYERS - 1, names=True),
    )
    messages = (*messages.MESSAGES, Refusal)
    sees = view.Seen
    example_flow = 'phase = "match"'
    variants: ClassVar[tuple[dict[str, Value], ...]] = (
        {},
        {"wins_needed": 1, "shian_set": "any", "kyoko_on_singles": True, "show_losers": True},
    )
    routines: ClassVar[tuple[Routine, ...]] = (Routine("gift", ("keep",)),)
    sections: ClassVar[Mapping[str, str]] = {
        "choose": "3",
        "turn": "4.1",
        "place": "4.4",
        "discard": "4.4",
        "gift": "5.7",
        "over": "6",
    }

    def __init__(self, catalogue: Catalogue = CATALOGUE) -> None:
        self.characters = catalogue.characters
        self.character = {character.id: character for character in catalogue.characters}
        self.kinds: dict[str, BattleCard | Character] = {card.id: card for card in catalogue.battle_cards}
        self.kinds |= self.character

    # -- setting up ---------------------------------------------------------------------------------------------

    def of_edition(self, edition: int) -> GoOutGame:
        """Other editions had characters of other lives."""
        return GAME if edition == self.edition else _former(edition)

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """The setup for a number of players and its options."""
        del given
        count = DEFAULT_PLAYERS if players is None else players
        if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
            self.refuse_players(count, MOST_PLAYERS, FEWEST_PLAYERS)
        starter = FIRST_STARTERS.index(str(values["first_starter"])) - 1
        if starter >= count:
            allowed = ", ".join(FIRST_STARTERS[: count + 1])
            raise SetupError(NoValue("'first_starter'", quoted(values["first_starter"]), allowed))
        wins = values["wins_needed"]
        values["wins_needed"] = wins_needed = CATALOGUE.wins_needed[count] if wins is None else int(wins)
        terms = Terms(
            first_starter=starter,
            hand_size=CATALOGUE.hand_size[count],
            wins_needed=wins_needed,
            sweeps=SWEEPS_ANY if values["shian_set"] == "any" else SWEEPS_BOTH,
            kyoko_on_singles=bool(values["kyoko_on_singles"]),
            show_losers=bool(values["show_losers"]),
            characters=self.characters,
            life=lives_by_card(self.characters),
            least_life=min(character.life for character in self.characters),
        )
        return GoOutSetup(self, values, count, terms)

    def deal(self, setup: Setup, chance: int) -> GoOut:
        """Everybody has a set of characters; the starter is drawn, and the first battle begins."""
        assert isinstance(setup, GoOutSetup)
        if setup.undealt is None:
            setup.undealt = GoOut(setup, 1)  # whoever sees the setup learns nothing of any game's chance
            setup.undealt.spare = [pack(cards) for cards in setup.secret_sets]
        state = setup.undealt.clone()
        state.chance = chance
        rules.draw_starter(state)
        rules.begin_battle(state)
        return state

    def opening(self, state: State) -> None:
        """The first battle begins, and the cards are dealt."""
        assert isinstance(state, GoOut)
        view.tell_battle(state)

    def sides(self, setup: Setup) -> int:
        """The starter is drawn among the seats."""
        return setup.players

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """Battle cards start in the deck, characters with the seat of their set."""
        del setup
        return ("deck", -1) if card < BATTLE_CARDS else ("spare", _set_of(card))

    def filled_from(self, setup: Setup, zone: str, owner: int) -> int:
        """Hands and damage cards come from the one deck, characters from the seat's own set."""
        del setup
        return -1 if zone in ("hand", "damage") else owner

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """Characters lie with their owners, and a Guard is no part of a pile."""
        del setup
        own_zone = zone in ("character", "spare", "locked")
        if card < BATTLE_CARDS:
            if own_zone:
                return "only characters lie there"
            return "a Guard is never part of a pile" if zone == "field" and KIND[card] == GUARD else ""
        if not own_zone:
            return "characters are no battle cards"
        return "" if _set_of(card) == owner else f"it belongs to {SETS[_set_of(card)]}"

    def bounds(self, setup: Setup, counter: Counter, owner: int) -> tuple[int, int]:
        """A match is over with the wins that are needed."""
        if counter.name == "wins":
            assert isinstance(setup, GoOutSetup)
            return 0, setup.terms.wins_needed
        return counter.low, counter.high

    def longest(self, setup: Setup) -> int:
        """All battles of a match, with every turn at its longest (section 6)."""
        assert isinstance(setup, GoOutSetup)
        players = setup.players
        turns = turns_of_a_battle(players, setup.terms.hand_size, self.characters)
        return battles_of_a_match(players, setup.terms.wins_needed) * (2 * players + turns * DECISIONS_PER_TURN)

    # -- language -----------------------------------------------------------------------------------------------

    def actions(self, setup: Setup) -> list[int]:
        """All that there are words for, with the seats of the setup."""
        return notation.actions(setup.players)

    def text(self, setup: Setup, action: int) -> str:
        del setup
        return notation.text(action)

    def parse(self, setup: Setup, text: str) -> int:
        del setup
        with spoken_by(self):
            return notation.parse(text)

    def unfold(self, setup: Setup, text: str) -> list[str]:
        """Several cards named at once are placed or discarded one by one (R38)."""
        del setup
        with spoken_by(self):
            return notation.unfold(text)

    def choice(self, setup: Setup, action: int) -> Message:
        del setup
        return choices.choice(action, self.characters)

    def touches(self, setup: Setup, action: int) -> Touch:
        """The cards of a play, a sweep, a gift or whatever else is done with cards."""
        del setup
        return notation.touch(action)

    def meant(self, setup: Setup, cards: Sequence[str], zone: str) -> list[str]:
        """Cards of the hand to be played, placed, discarded or given away; characters to be chosen."""
        return notation.meant(setup.seats, cards, zone)

    def sign_names(self, setup: Setup) -> list[str]:
        return view.sign_names(setup)

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Message | None:
        del setup
        return questions.question(seen, choices)

    def effects(self, setup: Setup) -> Mapping[str, str]:
        """How a battle is won."""
        del setup
        return {how.name.lower(): self.speech().say(f"term-{how.name.lower()}", {}) for how in How}

    def card_text(self, card: str) -> str:
        kind = self.kinds[card.split("#", maxsplit=1)[0]]
        return f"{kind.text} Life {kind.life}." if isinstance(kind, Character) else kind.text

    def card_face(self, card: str) -> Face:
        """A number with its damage, or a character with her life and a word for what she does."""
        name, _, colour = card.partition("#")
        kind = self.kinds[name]
        if isinstance(kind, Character):
            return Face(kind.short_name, str(kind.life), colour if colour in SETS else "", HINTS[kind.power])
        if not kind.damage:
            return Face(kind.name, "G", "", "guard")
        return Face(kind.name, kind.name, "", f"{kind.damage} dmg")

    def card_facts(self, kind: str) -> dict[str, Fact]:
        """Of a battle card its number and damage, or that it is a Guard; of a character her life and ability."""
        card = self.kinds[kind]
        if isinstance(card, Character):
            return {"life": card.life, "ability": POWERS[card.power], "difficulty": card.difficulty}
        return {"number": int(card.name), "damage": card.damage} if card.damage else {"guard": 1}

    # -- judgement ----------------------------------------------------------------------------------------------

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return bot.rate(knowledge, rng)

    def chapters(self, state: State, log: Sequence[Event]) -> list[Chapter]:
        """The whole game, and every battle of it."""
        return [*super().chapters(state, log), *metrics.battles(state.setup.seats, log)]

    def feature_names(self, setup: Setup) -> list[str]:
        del setup
        return features.names()


def _set_of(card: int) -> int:
    """Whose set a character belongs to."""
    return (card - BATTLE_CARDS) // len(CHARACTERS)


def battles_of_a_match(players: int, wins_needed: int) -> int:
    """The most battles a match can have.

    >>> battles_of_a_match(2, 3), battles_of_a_match(4, 2)
    (5, 5)
    """
    return players * (wins_needed - 1) + 1


def turns_of_a_battle(players: int, hand_size: int, characters: tuple[Character, ...] = CHARACTERS) -> int:
    """The most turns a battle can have: each uses up a card, adds damage or eliminates somebody.

    >>> [turns_of_a_battle(players, CATALOGUE.hand_size[players]) for players in (2, 3, 4, 5)]
    [43, 65, 79, 89]
    """
    return players * (hand_size + max(character.life for character in characters)) + players - 1


@lru_cache
def _former(edition: int) -> GoOutGame:
    return GoOutGame(former_catalogue(edition))


GAME: Final = GoOutGame()
