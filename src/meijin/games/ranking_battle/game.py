"""Ranking Battle as a game the kernel can offer: options, seats, zones, counters."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final, get_args

from meijin.games.ranking_battle import bot, deal, features, frames, labels, limits, notation, prints, questions, view
from meijin.games.ranking_battle.book import BOOK, Book
from meijin.games.ranking_battle.cards import read_catalogue
from meijin.games.ranking_battle.labels import LABELS
from meijin.games.ranking_battle.legality import Bar
from meijin.games.ranking_battle.messages import MESSAGES, Gains
from meijin.games.ranking_battle.options import RANDOM, CardsOption, Characters
from meijin.games.ranking_battle.setup import DEFAULT_PLAYERS, ZONES, RankingSetup, plays_event
from meijin.games.ranking_battle.spelling import FEWEST_PLAYERS, SEATS
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import spoken_by
from meijin.kernel.frames import FrameKind
from meijin.kernel.game import NO_LIMIT, Face, Fact, Game, Option, Value, limit_option
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.owncards import NONE
from meijin.kernel.routine import Routine
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.touch import Touch
from meijin.kernel.traits import Traits
from meijin.kernel.tuning import Tuning
from meijin.kernel.zones import Counter, Marker, Zone
from meijin.words import Message

RULES: Final = BOOK.catalogue.rules
# No bonus of a turn goes beyond this, whatever is played.
MOST: Final = 999


CARDS: Final = CardsOption("cards", NONE, "cards of your own")


def _options(book: Book) -> tuple[Option, ...]:
    return (
        Characters("characters", RANDOM, "which eight characters take part, by lot or by name", book=book),
        limit_option("round_limit", RULES.round_limit, "the game ends when everybody has had so many turns", 10, 50),
        Option("quick", False, "a ruler needs four victory cards, and six end the game at once", (False, True)),
        Option("open_counting", True, "views list what is left in decks, as everybody could count", (False, True)),
        CARDS,
    )


def _frames(book: Book) -> tuple[FrameKind, ...]:
    return frames.KINDS.with_words({"effects": book.catalogue.list_names})


class RankingBattleGame(Game):
    """Little Busters! Ex Dotabata Ranking Battle."""

    id = "ranking_battle"
    name = BOOK.catalogue.name
    # In a position described in the first, a turn under a ruler counted only at its beginning (RB13.6). In the second
    # nobody began the first turn with points (R49).
    edition = 3
    values_of: ClassVar[int] = edition  # the edition that the values of the cards are of
    about = "Build a deck of friends and cats, fight your way up the ranking and keep the top."
    minutes = 60
    state = RankingBattle
    authoring = "meijin.games.ranking_battle.authoring"
    turn_unit = "round"
    first_turn = ("turn", "seat")
    # Two rounds are played before a position is valued: so new cards have come up, and all have challenged a ruler.
    tuning = Tuning(turns=8, tree=0.0, slip=0.24, lapse=0.08)
    traits = Traits(best_of=1)
    book: ClassVar[Book] = BOOK
    own_cards: ClassVar[str] = NONE  # those that are in the book besides
    options: ClassVar[tuple[Option, ...]] = _options(BOOK)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    counters: ClassVar[tuple[Counter, ...]] = (
        Counter("current", "whose turn it is", -1, len(SEATS) - 1, names=True),
        Counter("turn", "the turn", 1, NO_LIMIT),
        Counter("rank", "the rank", 1, len(SEATS), owned=True),
        Counter("face_up", "face-up victory cards", 0, BOOK.catalogue.victories, owned=True),
        Counter("face_down", "face-down victory cards", 0, BOOK.catalogue.victories, owned=True),
        Counter("victories", "victory cards in the pile", 0, BOOK.catalogue.victories),
        Counter("plays", "characters that may still be played in this turn", 0, MOST),
        Counter("points", "acquisition points of this turn", 0, MOST),
        Counter("power", "attack power of this turn, for the battles its player starts", 0, MOST),
        Counter("challenges", "challenges left in this turn", 0, MOST),
        Counter("used_rank", "1 once the ranking card has been used in this turn", 0, 1),
        Counter("used_bonus", "1 once the attacker bonus has been used in this turn", 0, 1),
        Counter("all_shown", "1 once all cats in the active player's hand have been revealed at once", 0, 1),
        Counter("weaken", "attack power lost in this turn", 0, MOST, owned=True),
        Counter("ruler", "the provisional ruler", -1, len(SEATS) - 1, names=True),
        Counter("countdown", "1 for who is still to have a turn against the ruler", 0, 1, owned=True),
        Counter("counts", "1 if the turn in progress has begun after the crowning", 0, 1),
        Counter("challenger", "the challenger in the battle under way", -1, len(SEATS) - 1, names=True),
        Counter("defender", "the defender in it", -1, len(SEATS) - 1, names=True),
        Counter("total", "the running total in it", -MOST, MOST, owned=True),
        Counter("reacted", "attack power from reactions in it", 0, MOST, owned=True),
        Counter("spent", "victory cards used in it", 0, BOOK.catalogue.victories, owned=True),
        Counter("armed", "attack power from the own weapon in it", 0, MOST, owned=True),
        Counter("hampered", "attack power lost by the opposing weapon in it", 0, MOST, owned=True),
        Counter("announced", "the bonus for cats that the challenger has announced in this turn; -1 for none", -1, 9),
    )
    markers: ClassVar[tuple[Marker, ...]] = (
        Marker("used", "1 for an event that has been used in this turn", 0, 1),
        Marker("shown", "1 for a card in hand that everybody has seen, 2 for a cat revealed for its points", 0, 2),
    )
    frames: ClassVar[tuple[FrameKind, ...]] = _frames(BOOK)
    messages = (*MESSAGES, *LABELS, Bar)
    sees = view.Seen
    example_flow = 'phase = "begin", decides = "red"'
    variants: ClassVar[tuple[dict[str, Value], ...]] = (
        {},
        {
            "quick": True,
            "characters": "kud,mio,rin,haruka,kanata,saya,kyousuke,kengo",
            "open_counting": False,
            "round_limit": 10,
        },
    )
    picked_from: ClassVar[Mapping[str, str]] = notation.PICKED_FROM
    routines: ClassVar[tuple[Routine, ...]] = (
        Routine(
            "begin",
            (
                "rank",
                "bonus",
                "done",
            ),
        ),
        Routine("character", ("done",), optional=False),
        Routine("replace", ("keep",)),
        Routine(
            "reveal",
            (
                "reveal",
                "done",
            ),
        ),
        Routine("react", ("done",)),
        Routine("remove", ("none",)),
        Routine("cycle", ("done",), optional=False),
        Routine("exchange", ("keep",)),
    )
    sections: ClassVar[Mapping[str, str]] = {
        "begin": "4.1",
        "character": "4.2",
        "replace": "4.3",
        "reveal": "4.3",
        "take": "4.3",
        "attacker": "4.4",
        "challenge": "4.5",
        "battle": "4.6",
        "end": "4.7",
        "over": "7",
    }

    # -- setting up ---------------------------------------------------------------------------------------------

    def chosen(self, options: Mapping[str, object]) -> Game:
        """With cards of one's own it is a game with another book."""
        cards = str(CARDS.read(options.get("cards", NONE)))
        return self if cards in (NONE, self.own_cards) else _game_with(cards, self.values_of)

    def of_edition(self, edition: int) -> Game:
        """With the values of that edition it is a game with another book."""
        return self if edition == self.values_of else _game_with(self.own_cards, edition)

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """The setup for a number of players and its options."""
        del given
        count = DEFAULT_PLAYERS if players is None else players
        if not FEWEST_PLAYERS <= count <= len(SEATS):
            self.refuse_players(count, len(SEATS), FEWEST_PLAYERS)
        return RankingSetup(self, values, count, self.book)

    def deal(self, setup: Setup, chance: int) -> RankingBattle:
        """Lay the table and deal; the player of the lowest rank begins."""
        assert isinstance(setup, RankingSetup)
        return deal.deal(setup, chance)

    def opening(self, state: State) -> None:
        """Who takes part, what lies open, who has which rank, and what everybody draws."""
        assert isinstance(state, RankingBattle)
        deal.tell_opening(state)

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """Weapons and events are in their decks, characters and cats in their piles, the rest in the box."""
        assert isinstance(setup, RankingSetup)
        book, kind = setup.book, setup.book.kind[card]
        if kind >= book.weapons:
            return "weapons", -1
        selected = setup.terms.characters or book.selectable
        if kind >= book.owned:
            return ("event_deck" if plays_event(book, selected, kind) else "box"), -1
        return ("supply" if kind in selected or kind in book.always else "box"), -1

    def drawn_from(self, setup: Setup, card: int, zone: str, owner: int) -> tuple[str, int]:
        """Cards in hand come from the deck of the same player."""
        if zone == "hand":
            return "deck", owner
        return super().drawn_from(setup, card, zone, owner)

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """Each zone has its sorts of cards, and who takes no part is in the box."""
        del owner
        assert isinstance(setup, RankingSetup)
        return limits.misplaced(setup, card, zone)

    def bounds(self, setup: Setup, counter: Counter, owner: int) -> tuple[int, int]:
        """Ranks depend on the number of players, and turns on the limit, too."""
        del owner
        assert isinstance(setup, RankingSetup)
        if counter.name == "rank":
            return 1, setup.players
        if counter.name == "turn":
            return 1, setup.terms.last_turn
        return counter.low, counter.high

    def longest(self, setup: Setup) -> int:
        """Every turn at its longest."""
        assert isinstance(setup, RankingSetup)
        return setup.terms.last_turn * deal.most_decisions(setup.book)

    # -- language -----------------------------------------------------------------------------------------------

    def actions(self, setup: Setup) -> list[int]:
        """With every card of the book."""
        assert isinstance(setup, RankingSetup)
        return notation.actions(setup)

    def text(self, setup: Setup, action: int) -> str:
        assert isinstance(setup, RankingSetup)
        return notation.text(setup, action)

    def parse(self, setup: Setup, text: str) -> int:
        assert isinstance(setup, RankingSetup)
        with spoken_by(self):
            return notation.parse(setup, text)

    def unfold(self, setup: Setup, text: str) -> list[str]:
        """Several cards in one saying: ``reveal cat_single cat_pair``, ``discard mio kud``."""
        assert isinstance(setup, RankingSetup)
        return notation.unfold(setup.book, text)

    def choice(self, setup: Setup, action: int) -> Message:
        return labels.choice(setup, action)

    def touches(self, setup: Setup, action: int) -> Touch:
        """The card or the player that an action names."""
        assert isinstance(setup, RankingSetup)
        return notation.touch(setup, action)

    def meant(self, setup: Setup, cards: Sequence[str], zone: str) -> list[str]:
        """What could be done with a card: those on display are acquired, and who is the attacker may stay it."""
        stands_for = {"display": "supply", "attacker": "played"}
        return super().meant(setup, cards, stands_for.get(zone, zone))

    def sign_names(self, setup: Setup) -> list[str]:
        assert isinstance(setup, RankingSetup)
        return view.sign_names(setup)

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Message | None:
        del setup
        return questions.question(self.book, seen, choices)

    def effects(self, setup: Setup) -> Mapping[str, str]:
        """What somebody may gain."""
        del setup
        speech = self.speech()
        return {what: speech.say("part-gain", {"what": what, "n": "n"}) for what in get_args(Gains) if what != "draw"}

    def counted_cards(self) -> dict[str, int]:
        """Ranking cards and victory cards are numbers in the state."""
        catalogue = self.book.catalogue
        return {card.id: 1 for card in catalogue.ranks} | {catalogue.victory.id: catalogue.victory.quantity}

    def card_text(self, card: str) -> str:
        return prints.card_text(self.book, card.split("#", maxsplit=1)[0])

    def composed(self) -> Mapping[str, str]:
        """What its effects say of every card."""
        groups = self.book.catalogue.groups.items()
        return {f"{group}.{card.id}.text": card.describe() for group, cards in groups for card in cards}

    def card_face(self, card: str) -> Face:
        """How a card is drawn small."""
        return prints.card_face(self.book, card.split("#", maxsplit=1)[0])

    def card_facts(self, kind: str) -> dict[str, Fact]:
        """The printed values of a card."""
        return prints.card_facts(self.book, kind)

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return bot.rate(knowledge, rng)

    def feature_names(self, setup: Setup) -> list[str]:
        return features.names(setup.players)


@lru_cache(maxsize=16)
def _game_with(cards: str, of: int) -> RankingBattleGame:
    """The game with the values of an edition, and with further cards, given in one line."""
    own = None if cards == NONE else json.loads(cards)
    if own is None and of == GAME.values_of:
        return GAME
    other = Book(read_catalogue(own=own, own_file="cards", edition=of))

    class WithOtherCards(RankingBattleGame):
        """Ranking Battle with cards of one's own, or with the values of an earlier edition."""

        book = other
        own_cards = cards
        values_of = of
        options = _options(other)
        frames = _frames(other)

    return WithOtherCards()


GAME: Final = RankingBattleGame()
