"""Clash: a small whole game, to read and to test with. It has in few lines what makes card games hard.

Two or three seats have 6 points and 3 cards each from one deck of 12 (the numbers 1 to 6, twice). In every round all
seats at once lay a card face down, then all at once stake 1 or 2 points in secret. Then cards and stakes are shown and
a die is thrown: 0, 1 or 2 is added to the card of the seat that leads the round. The highest card wins, the lowest is
hit (the nearest to the leader among equals) and loses what the winner has staked. But whoever is hit may duck, to lose
1 point only; and to that the winner may answer by pressing on, so that the full stake is lost after all, and by the way
looks at the top card of the deck. At the end of the round the cards shown are discarded and everybody draws one, the
winner first; an empty deck is made anew from the discard pile. It is over when somebody has no points left or after
8 rounds; who has most points then has won.

- Secret choices at once: one frame whose mask holds the seats still to answer, in any order (:meth:`State.answered`).
  What they chose is hidden by the declarations of ``laid`` and ``stake``; :meth:`Clash.fits` draws the stakes anew.
- Reactions to reactions: the frame of the blow lies below the questions that may still change it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated, ClassVar, Final, Literal

from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import MeijinError, ScenarioError
from meijin.kernel.fields import at, per_owner, slots
from meijin.kernel.game import Game, Value
from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.zones import Audience, Counter, Zone
from meijin.words import Card, Choice, Message, News, Part, Question, Seat, declared

ROUNDS: Final = 8
POINTS: Final = 6
HAND: Final = 3
CARDS: Final = tuple(f"c{number}#{copy}" for number in range(1, 7) for copy in (1, 2))
NUMBERS: Final = tuple(int(name[1]) for name in CARDS)
SEATS: Final = ("ann", "bob", "cid")

# The questions, and the blow, which nobody is asked about.
ASK_LAY: Final = 0
ASK_STAKE: Final = 1
ASK_DUCK: Final = 2
ASK_PRESS: Final = 3
BLOW: Final = 4  # how many points it costs
QUESTIONS: Final = ("lay", "stake", "duck", "press")

# The actions.
DUCK: Final = 0
STAND: Final = 1
PRESS: Final = 2
STOP: Final = 3
STAKE: Final = 4  # + points
LAY: Final = 8  # + card
How = Literal["duck", "stand", "press", "stop"]
HOW: Final[dict[int, How]] = {DUCK: "duck", STAND: "stand", PRESS: "press", STOP: "stop"}
TEXTS: Final = {**HOW, STAKE + 1: "stake 1", STAKE + 2: "stake 2"}
ACTIONS: Final = TEXTS | {LAY + card: f"lay {name}" for card, name in enumerate(CARDS)}


class Round(News):
    """A round begins."""

    round: int


class Shown(Part):
    """The card that somebody has laid."""

    seat: Seat
    card: Card


class Show(News):
    """The cards are shown, and the die is thrown."""

    cards: tuple[Shown, ...]
    die: int


class Strike(News):
    """The blow falls."""

    seat: Seat
    points: int


class Shuffle(News):
    """The discard pile becomes the deck."""

    count: int


class Draw(News):
    """Somebody draws a card, which the others do not see."""

    seat: Seat
    card: Card | None = None


class Lay(News):
    """Somebody lays a card face down."""

    seat: Seat
    card: Card | None = None


class Stake(News):
    """Somebody stakes points in secret."""

    seat: Seat
    points: int | None = None


class Look(News):
    """Somebody looks at the top of the deck."""

    seat: Seat
    card: Card | None = None


class React(News):
    """Somebody reacts, or does not."""

    seat: Seat
    how: How


class LayCard(Choice):
    """Lay a card face down."""

    kind = "lay"
    card: Card


class StakePoints(Choice):
    """Stake points in secret."""

    kind = "stake"
    points: int


ASKED: Final = tuple(declared(Question, question) for question in QUESTIONS)
REACTIONS: Final = {action: declared(Choice, how) for action, how in HOW.items()}


class Ending(IntEnum):
    """Why a game is over."""

    FALLEN = 1
    ROUNDS = 2


class Clash(CardState):
    """A position of Clash."""

    deck: list[int]
    hand: list[list[int]]
    laid: list[list[int]]
    table: list[list[int]]
    discard: list[int]
    points: Annotated[list[int], per_owner(POINTS)]
    stake: Annotated[list[int], per_owner(0)]  # what each seat has staked in secret; 0: not yet
    bid: Annotated[list[int], per_owner(0)]  # the stakes once they are shown
    round: int
    die: int
    winner: Annotated[int, at(-1)]
    hit: Annotated[int, at(-1)]
    why: int

    __slots__ = slots(__annotations__)

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """Cards in the order of the hand, the low stake first, the reaction before doing nothing."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        kind = self.pending[-1][0]
        if kind == ASK_LAY:
            return [LAY + card for card in self.hand[seat]]
        if kind == ASK_STAKE:
            return [STAKE + 1, STAKE + 2]
        return [DUCK, STAND] if kind == ASK_DUCK else [PRESS, STOP]

    def step(self, seat: int, action: int) -> None:
        frame = self.answered(seat)
        ANSWERS[frame[0]](self, seat, action)
        while not self.deciders and not self.why:
            if self.pending:
                self.strike(self.pending.pop()[2])
            elif frame[0] == ASK_LAY:
                self.ask_all(ASK_STAKE)
            else:
                self.show()

    def ask_all(self, kind: int) -> None:
        """Ask all seats at once."""
        self.ask((kind, (1 << self.setup.players) - 1))

    def returns(self) -> tuple[float, ...]:
        """1 for whoever has most points."""
        self.need_end()
        return tuple(float(points == max(self.points)) for points in self.points)

    @property
    def ending(self) -> Ending | None:
        return Ending(self.why) if self.why else None

    # -- a round ------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """All lay a card."""
        self.die = 0
        self.winner = self.hit = -1
        for seat in range(self.setup.players):
            self.bid[seat] = 0
        if self.events is not None:
            self.tell(Round(self.round))
        self.ask_all(ASK_LAY)

    def show(self) -> None:
        """Turn up cards and stakes, throw the die; then the seat that is hit may react."""
        players = self.setup.players
        for seat in range(players):
            self.move(self.laid[seat][0], "laid", seat, "table", seat)
            self.bid[seat], self.stake[seat] = self.stake[seat], 0
        self.die = self.roll(3)
        leader = self.round % players
        order = [(leader + place) % players for place in range(players)]
        strengths = [NUMBERS[self.table[seat][0]] + (self.die if seat == leader else 0) for seat in order]
        self.winner = order[strengths.index(max(strengths))]
        self.hit = next(seat for seat in order[::-1] if seat != self.winner)
        for seat, strength in zip(order, strengths, strict=True):
            if seat != self.winner and strength < strengths[order.index(self.hit)]:
                self.hit = seat
        if self.events is not None:
            names, cards = self.setup.seats, self.setup.cards
            shown = [Shown(names[seat], cards[self.table[seat][0]]) for seat in range(players)]
            self.tell(Show(tuple(shown), self.die))
        self.pending.append((BLOW, 0, self.bid[self.winner]))
        self.ask((ASK_DUCK, 1 << self.hit))

    def strike(self, points: int) -> None:
        """The blow falls, and the round is over."""
        self.points[self.hit] = max(0, self.points[self.hit] - points)
        if self.events is not None:
            self.tell(Strike(self.setup.seats[self.hit], points))
        for seat, cards in enumerate(self.table):
            self.move(cards[0], "table", seat, "discard", -1)
        if min(self.points) == 0 or self.round == ROUNDS:
            self.why = int(Ending.FALLEN if min(self.points) == 0 else Ending.ROUNDS)
            return
        self.round += 1
        for place in range(self.setup.players):
            self.draw((self.winner + place) % self.setup.players)
        self.begin_round()

    def draw(self, seat: int) -> None:
        """Draw a card; an empty deck is made anew from the discard pile."""
        if not self.deck:
            self.deck, self.discard = self.discard, self.deck
            self.mix(self.deck, 0)
            if self.events is not None:
                self.tell(Shuffle(len(self.deck)))
        card = self.deck[-1]
        self.move(card, "deck", -1, "hand", seat)
        if self.events is not None:
            self.tell_secret(Draw(self.setup.seats[seat], self.setup.cards[card]), seat)

    def tell_secret(self, news: Draw | Lay | Stake | Look, seat: int) -> None:
        """Tell a seat what it did, and the others only that it did."""
        self.tell(news, 1 << seat, type(news)(news.seat))

    # -- what a seat sees, and what could be --------------------------------------------------------------------

    def status(self, seat: int | None) -> View:
        """The question, which is no secret."""
        del seat
        return {"question": QUESTIONS[self.pending[-1][0]] if self.deciders else None}

    def fits(self, seat: int, rng: Rng) -> bool:
        """The secret stakes of the others may be anything."""
        for other, staked in enumerate(self.stake):
            if staked and other != seat:
                self.stake[other] = 1 + rng.below(2)
        return True

    # -- described positions ------------------------------------------------------------------------------------

    def flow(self) -> dict[str, object]:
        """The question and who has still to answer it."""
        return {
            "ask": QUESTIONS[self.pending[-1][0]],
            "decide": [self.setup.seats[seat] for seat in self.deciders],
        }

    def resume(self, flow: dict[str, object]) -> None:
        """Ask the question."""
        asked, decide = flow.get("ask"), flow.get("decide")
        if asked not in QUESTIONS or not isinstance(decide, list):
            raise ScenarioError(
                f"the flow of Clash needs 'ask' ({', '.join(QUESTIONS)}) and 'decide' (a list of seats)"
            )
        kind = QUESTIONS.index(str(asked))
        if kind in (ASK_DUCK, ASK_PRESS):
            self.pending.append((BLOW, 0, 1 if kind == ASK_PRESS else self.bid[self.winner]))
        self.ask((kind, sum(1 << self.setup.seat(name) for name in decide)))


# -- the answers ----------------------------------------------------------------------------------------------------


def answer_lay(state: Clash, seat: int, action: int) -> None:
    """Lay a card face down."""
    card = action - LAY
    state.move(card, "hand", seat, "laid", seat, seen=1 << seat)
    if state.events is not None:
        state.tell_secret(Lay(state.setup.seats[seat], state.setup.cards[card]), seat)


def answer_stake(state: Clash, seat: int, action: int) -> None:
    """Stake points in secret."""
    state.stake[seat] = action - STAKE
    if state.events is not None:
        state.tell_secret(Stake(state.setup.seats[seat], state.stake[seat]), seat)


def answer_duck(state: Clash, seat: int, action: int) -> None:
    """Duck, so that the blow costs 1 unless the winner presses on."""
    if state.events is not None:
        state.tell(React(state.setup.seats[seat], HOW[action]))
    if action == DUCK:
        state.pending[-1] = (BLOW, 0, 1)
        state.ask((ASK_PRESS, 1 << state.winner))


def answer_press(state: Clash, seat: int, action: int) -> None:
    """Press on: the full stake is lost, and the winner looks at the top of the deck."""
    if state.events is not None:
        state.tell(React(state.setup.seats[seat], HOW[action]))
    if action == PRESS:
        state.pending[-1] = (BLOW, 0, state.bid[seat])
        if state.deck:
            state.exception(state.deck[-1], 1 << seat)
            if state.events is not None:
                state.tell_secret(Look(state.setup.seats[seat], state.setup.cards[state.deck[-1]]), seat)


ANSWERS: Final[tuple[Callable[[Clash, int, int], None], ...]] = (
    answer_lay,
    answer_stake,
    answer_duck,
    answer_press,
)


# -- the game -------------------------------------------------------------------------------------------------------


class ClashGame(Game):
    """Clash for two or three."""

    id = "clash"
    name = "Clash"
    about = "Lay a card, stake, show; whoever is hit may duck."
    minutes = 3
    zones = (
        Zone("deck", "the deck", owned=False, pile=True, known=Audience.NOBODY),
        Zone("hand", "the cards in hand", ordered=False, known=Audience.OWNER),
        Zone("laid", "the card laid face down", known=Audience.OWNER),
        Zone("table", "the card shown"),
        Zone("discard", "the discard pile", owned=False, ordered=False),
    )
    counters = (
        Counter("points", "points left", 0, POINTS, owned=True),
        Counter("stake", "points staked in secret", 0, 2, owned=True, shown=Audience.OWNER),
        Counter("bid", "points staked, once they are shown", 0, 2, owned=True),
        Counter("round", "the round", 1, ROUNDS),
        Counter("die", "the number thrown", 0, 2),
        Counter("winner", "who has won the round", -1, 2, names=True),
        Counter("hit", "who is hit", -1, 2, names=True),
    )
    messages = (
        *(Round, Show, Strike, Shuffle, Draw, Lay, Stake, Look, React),
        *(*ASKED, LayCard, StakePoints, *REACTIONS.values()),
    )
    state: ClassVar[type[Clash]] = Clash

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """Two seats unless three are asked for."""
        del given
        count = 2 if players is None else players
        if count not in (2, 3):
            self.refuse_players(count, 3, 2)
        return Setup(self, values, SEATS[:count], CARDS)

    def deal(self, setup: Setup, chance: int) -> Clash:
        """Shuffle and deal the hands."""
        state = self.state(setup, chance)
        state.deck = list(range(len(CARDS)))
        state.mix(state.deck, 0)
        for hand in state.hand:
            hand += [state.deck.pop() for _ in range(HAND)]
        state.begin_round()
        return state

    def sides(self, setup: Setup) -> int:
        """The die of a round goes from 0 to 2."""
        del setup
        return 3

    def longest(self, setup: Setup) -> int:
        """In every round everybody lays and stakes, one seat may duck and one press."""
        return ROUNDS * (2 * setup.players + 2)

    def actions(self, setup: Setup) -> list[int]:
        """All that there are words for."""
        del setup
        return sorted(ACTIONS)

    def text(self, setup: Setup, action: int) -> str:
        del setup
        if action not in ACTIONS:
            raise MeijinError(f"{action} is the number of no action of Clash")
        return ACTIONS[action]

    def parse(self, setup: Setup, text: str) -> int:
        del setup
        for action, words in ACTIONS.items():
            if words == text:
                return action
        raise MeijinError(f"{text!r} is no action of Clash")

    def choice(self, setup: Setup, action: int) -> Message:
        if action in REACTIONS:
            return REACTIONS[action]()
        return LayCard(setup.cards[action - LAY]) if action >= LAY else StakePoints(action - STAKE)

    def card_text(self, card: str) -> str:
        return f"Strength {card[1]}."


GAME: Final = ClashGame()
