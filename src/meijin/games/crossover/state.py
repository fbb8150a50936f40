"""A position of Crossover: its data and the answers to the six questions. What happens when is in ``turn/``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Self

from meijin.games.crossover import (
    belief,
    choices,
    name_objections,
    objections,
    pointers,
    rules,
    sayings,
    view,
    worlds,
)
from meijin.games.crossover.judgement import features, instinct, sight
from meijin.games.crossover.names import DECK, ZONE_NAMES
from meijin.games.crossover.objects import board, presence
from meijin.games.crossover.position import arrangement
from meijin.games.crossover.turn import ending
from meijin.games.crossover.turn.ending import Ending
from meijin.kernel.dealing import DealtWorlds
from meijin.kernel.errors import spoken_by
from meijin.kernel.fields import Blank, OfSetup, WorkedOut, at, per_card, per_owner, slots
from meijin.kernel.frames import KIND, any_named
from meijin.kernel.generator import Rng
from meijin.kernel.jumbles import Jumble
from meijin.kernel.machine import Handlings, StackState
from meijin.kernel.state import Frame, replaced
from meijin.kernel.touch import Touch
from meijin.kernel.zones import Zone
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.objects.board import Board
    from meijin.games.crossover.setup import Terms

ZONE_NUMBERS: Final = {name: number for number, name in enumerate(ZONE_NAMES)}
_OFFERS: Final = rules.HANDLINGS.offers


class Crossover(StackState):
    """A position of Crossover. Zones and most counters are lists per seat, markers lists by card number."""

    HANDLINGS: ClassVar[Handlings] = rules.HANDLINGS

    terms: Annotated[Terms, OfSetup(lambda setup: setup.terms)]
    cards: Annotated[tuple[Card, ...], OfSetup(lambda setup: setup.terms.cards)]
    kind: Annotated[tuple[int, ...], OfSetup(lambda setup: setup.terms.kind)]
    owner: Annotated[tuple[int, ...], OfSetup(lambda setup: setup.terms.owner)]
    board: Annotated[Board | None, WorkedOut()]  # None: to be worked out again
    jumbled: tuple[Jumble, ...]
    met: Annotated[list[int], per_owner(0)]  # per seat the cards of the other that it has seen in this game
    deck: list[list[int]]  # the last card is the top
    hand: list[list[int]]
    discard: list[list[int]]
    chakra: list[list[int]]
    village: list[list[int]]
    battlefield: list[list[int]]
    rewards: list[list[int]]  # by winner; the last is the latest
    wishes: list[list[int]]
    aside: list[list[int]]
    stack: list[list[int]]
    removed: list[list[int]]
    # By card: twice its zone and the seat whose it is there.
    where: Annotated[list[int], Blank(lambda setup: [DECK << 1 | owner for owner in setup.terms.owner])]
    injured: Annotated[list[int], per_card(0)]
    # A number that no other Team of the game has had; 0 for what is no fighter in play.
    team: Annotated[list[int], per_card(0)]
    place: Annotated[list[int], per_card(0)]  # in the Team: 0 is the Head
    sent: int  # sets of cards, one bit each
    fresh: int
    # Abilities used in this turn, one bit for each of the pool, and in this game: clones share what changes rarely.
    used: Annotated[tuple[int, ...], Blank(lambda setup: setup.terms.unmarked)]
    spent: Annotated[tuple[int, ...], Blank(lambda setup: setup.terms.unmarked)]
    # By kind of coin, then by card.
    coins: Annotated[
        tuple[tuple[int, ...], ...], Blank(lambda setup: (setup.terms.unmarked,) * len(setup.terms.coin_kinds))
    ]
    battles: list[Frame]
    chain: list[Frame]
    contexts: list[Frame]
    lasting: list[Frame]
    waiting: list[Frame]
    delayed: list[Frame]
    turn: int
    attacker: int
    first: int  # -1: not decided yet
    letter: int
    stage: int  # how far the step has come
    teams: int  # the latest number of a Team
    indicator: list[int]
    pool: list[int]  # DB coins not on a fighter
    redraws: list[int]
    turns: list[int]  # turns begun
    won: list[int]  # rewards won in this turn
    missions: int  # played in this turn, as the rest
    counters: int
    clients: int
    charges: int
    deploys: int
    extra: int  # deployments granted
    wished: int
    resolved: int  # items resolved in this step
    carried: int  # operations carried out in this step
    last_turn: Annotated[int, Blank(lambda setup: setup.terms.last_turn(0))]
    winner: Annotated[int, at(-1)]
    why: int

    __slots__ = slots(__annotations__)

    # -- the questions ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions: kinds in the order of the pool, cards in that of their numbers; pass and done last."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        frame = self.pending[-1]
        return _OFFERS[frame[KIND]](self, seat, frame)

    def answer(self, seat: int, action: int, question: Frame) -> None:
        """Give the only answer to a question that need not be asked."""
        self.HANDLINGS.answers[question[KIND]](self, seat, action, question)

    def resign(self, seat: int) -> None:
        """The other player wins at once."""
        ending.resign(self, seat)

    def time_called(self) -> None:
        """The organiser calls time: the game ends after a number of turns (section 10)."""
        ending.time_called(self)

    def tiebreak(self, seat: int) -> tuple[int, int, int, int]:
        """What decides when play is stopped: rewards, cards in the deck, total Power, cards in chakra and hand."""
        return ending.tiebreak(self, seat)

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """The same four numbers (CB10.4)."""
        return ending.tiebreak(self, seat)

    def turns_begun(self, seat: int) -> int:
        """Turns that were really begun, whatever Turn Indicators say (R44)."""
        return self.turns[seat]

    def turns_completed(self, seat: int) -> int:
        """All but the one in progress, which is over in step Q."""
        return self.turns[seat] - (seat == self.attacker and ending.turn_goes_on(self))

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each action is about, with where the cards lie that it names by their kind."""
        return pointers.touches(self, super().touches(seat, actions))

    def objection(self, seat: int, action: int) -> Message | None:
        """Why an action that is understood is not possible now."""
        return objections.objection(self, seat, action)

    def objection_to(self, seat: int, words: str) -> Message | None:
        """Why words that name cards by their printed names mean no action now."""
        return name_objections.objection_to(self, seat, words)

    def choice(self, seat: int, action: int) -> Message:
        """What an action is called and does; of passing, what it leaves undone."""
        return choices.choice_now(self, action)

    def unfold(self, words: str, seat: int | str | None = None) -> list[str]:
        """The actions that a saying stands for, such as ``teams guy iruka / lee moegi``."""
        with spoken_by(self.setup.game):
            return sayings.unfold(self, words, seat)

    def returns(self) -> tuple[float, ...]:
        """1 for the winner, 0 for the loser."""
        self.need_end()
        return (1.0, 0.0) if self.winner == 0 else (0.0, 1.0)

    @property
    def ending(self) -> Ending | None:
        return Ending(self.why) if self.why else None

    # -- what search may ask ------------------------------------------------------------------------------------

    def sight(self, seat: int) -> int:
        """The own hand and all open cards."""
        return sight.sight(self, seat)

    def instinct(self, seat: int, number: int) -> int:
        """What a sensible player does without much thought."""
        return instinct.instinct(self, seat, number)

    def is_routine(self, seat: int) -> bool:
        """Payments, discards, charges, and how a division into Teams goes on that was begun."""
        return instinct.is_routine(self)

    def likelihood(self, seat: int) -> float:
        """What the opponent holds back is likelier to be what it could not use."""
        return belief.likelihood(self, seat)

    def tempo(self) -> int:
        """The turn."""
        return self.turn

    def features(self, seat: int) -> list[float]:
        """Rewards, cards, fighters, Teams and the open battles."""
        return features.features(self, seat)

    # -- numbers ------------------------------------------------------------------------------------------------

    def members(self, team: int) -> list[int]:
        """The fighters of a Team, the Head first."""
        return presence.members(self, team)

    def power(self, card: int) -> tuple[int, int]:
        """The current Combat and Support of a fighter."""
        return board.power(self, card)

    def team_power(self, team: int) -> int:
        """The current power of a Team."""
        return board.team_power(self, team)

    # -- zones, markers, jumbles and what could be --------------------------------------------------------------

    def lay(self, zone: Zone, owner: int, cards: list[int]) -> None:
        """Put these cards, and no others, into a zone."""
        super().lay(zone, owner, cards)
        place = ZONE_NUMBERS[zone.name] << 1 | owner
        for card in cards:
            self.where[card] = place
        self.board = None

    def settle(self, card: int, zone: Zone, owner: int, knowers: int) -> None:
        """Whoever knows a card of the other from now on has met it."""
        super().settle(card, zone, owner, knowers)
        other = 1 - self.owner[card]
        if (knowers | self.setup.audience(zone.known, owner)) >> other & 1:
            self.met[other] |= 1 << card

    def marks(self, card: int) -> dict[str, int]:
        return arrangement.marks(self, card)

    def set_mark(self, card: int, marker: str, value: int) -> None:
        arrangement.set_mark(self, card, marker, value)
        self.board = None

    def set_coins(self, card: int, kind: int, count: int) -> None:
        """So many coins of a kind lie on a card."""
        self.coins = replaced(self.coins, kind, replaced(self.coins[kind], card, count))

    def jumbles(self) -> tuple[Jumble, ...]:
        """Cards of decks in an order that not everybody could follow."""
        return self.jumbled

    def set_jumbles(self, jumbles: tuple[Jumble, ...]) -> None:
        """Keep other jumbles."""
        self.jumbled = jumbles

    def deduced(self, viewer: int) -> set[int]:
        """What a viewer's view may name although the zones do not show it."""
        return view.deduced(self, viewer)

    def names_any(self, cards: set[int]) -> bool:
        """Open questions may name hidden cards; markers lie only on what is in play.

        Items and what lasts are about cards that all have seen, also if they lie hidden by now: those keep their names.
        """
        return any_named(self.setup, self.pending, cards)

    def dealer(self, seat: int) -> DealtWorlds[Self]:
        """The opponent's list is imagined, too, unless it is open."""
        return worlds.ImaginedWorlds(self, seat)

    def fits(self, seat: int, rng: Rng) -> bool:
        """Whether the opponent could have been asked what is asked, with the cards dealt."""
        del rng
        return worlds.fits(self, seat)

    # -- what a seat sees, and described positions --------------------------------------------------------------

    def status(self, seat: int | None) -> Mapping[str, object]:
        """The phase, Teams, battles, the Chain, what lasts."""
        return view.status(self, seat)

    def signs(self, seat: int) -> list[float]:
        """What is asked about which card, and how much there is on the Chain, as numbers."""
        return view.signs(self, seat)

    def flow(self) -> dict[str, object]:
        """The step, or the whole stack of open questions, and the rows."""
        return arrangement.flow(self)

    def resume(self, flow: dict[str, object]) -> None:
        arrangement.resume(self, flow)
