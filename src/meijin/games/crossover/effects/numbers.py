"""The numbers of effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, NamedTuple

from meijin.games.crossover.chain import execution
from meijin.games.crossover.frames import CHOICE, CHOSEN_X, CONTROLLER, SIZE, SOURCE
from meijin.games.crossover.language.filters import InPlayRef, Selector, TeamRef
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import (
    MOST,
    AnyCoin,
    Coin,
    Faults,
    Fit,
    Operation,
    Telling,
    Term,
    Told,
    terms_of,
)
from meijin.games.crossover.language.vocabulary import (
    AbilityKind,
    Event,
    Ref,
    StatName,
    TeamSide,
    Who,
    Zone,
)
from meijin.games.crossover.language.words import Talk, joined
from meijin.games.crossover.objects import board, context, presence, selection
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.objects.context import Run
    from meijin.games.crossover.state import Crossover

TEAM_EVENTS: Final = (Event.TEAM_WON, Event.TEAM_LOST, Event.OUTSTANDING)
ONE_CHOICE: Final = "only one part of a number can be chosen: there is another 'up_to' in it"
FARTHEST: Final = 9999  # no product goes beyond this
Player = Annotated[Who, (Who.YOU, Who.OPP)]


class Amount(NamedTuple):
    """A number as it is said: its digits, or a letter where it must be worked out."""

    text: str = ""
    how: str | None = None  # all, any, up_to
    is_negative: bool = False
    where: Number | None = None  # what the letter stands for


class Number(Term):
    """A number of an effect."""

    __slots__ = ()
    family: ClassVar[str] = "number"

    def amount(self) -> Amount:
        """So many of something: the number itself, or that it must be worked out."""
        return Amount(where=self)

    def bonus(self) -> Amount:
        """The number as a change of Power."""
        return Amount(where=self)

    def value(self, state: Crossover, run: Run) -> int:
        """How much it is now."""
        raise NotImplementedError

    def parts(self) -> tuple[Number, ...]:
        """The numbers it is made of."""
        return ()

    def choices(self) -> int:
        """How many parts of it are chosen."""
        return sum(each.choices() for each in self.parts())

    def faults(self, scope: Scope) -> Faults:
        """The controller chooses at most once."""
        return [(self.key, ONE_CHOICE)] if self.choices() > 1 else []

    def most(self, state: Crossover, run: Run) -> int:
        """Where a part of it is to be chosen, how much at most; -1 where nothing is."""
        return -1


def _seat(run: Run, who: Who) -> int:
    """The player that is meant."""
    return run[CONTROLLER] if who is Who.YOU else 1 - run[CONTROLLER]


@dataclass(frozen=True, slots=True)
class Fixed(Number):
    """A number that is given: written as it is."""

    key: ClassVar[str] = "fixed"
    n: int

    def amount(self) -> Amount:
        return Amount(str(self.n), "all" if self.n == MOST else None)

    def bonus(self) -> Amount:
        return Amount(f"{self.n:+d}", is_negative=self.n < 0)

    def value(self, state: Crossover, run: Run) -> int:
        return self.n


@dataclass(frozen=True, slots=True)
class ChosenX(Number):
    """The X chosen when the effect was announced: written ``"x"``."""

    key: ClassVar[str] = "x"

    def amount(self) -> Amount:
        return Amount("X")

    def bonus(self) -> Amount:
        return Amount("+X")

    def value(self, state: Crossover, run: Run) -> int:
        return run[CHOSEN_X]


@dataclass(frozen=True, slots=True)
class Count(Number):
    """How many objects match; cards in hand and deck are hidden and counted without a filter."""

    key: ClassVar[str] = "count"
    telling: ClassVar[Telling] = {"count": Message}
    count: Selector

    def told(self, talk: Talk) -> Told:
        return {"count": talk.selected(self.count, counted=True)}

    def value(self, state: Crossover, run: Run) -> int:
        return selection.candidates(state, run, self.count).bit_count()

    def faults(self, scope: Scope) -> Faults:
        if self.count.is_ is not None and (Zone.HAND in self.count.zone or Zone.DECK in self.count.zone):
            return [
                ("count.is", "cards in hand and deck are hidden: all would learn of them; count them without a filter")
            ]
        return []


@dataclass(frozen=True, slots=True)
class Stat(Number):
    """A number on a card."""

    key: ClassVar[str] = "stat"
    stat: StatName
    of: InPlayRef

    def value(self, state: Crossover, run: Run) -> int:
        cards = context.bits(context.referred(state, run, self.of))
        if not cards:
            return 0
        card = cards[0]
        match self.stat:
            case StatName.COMBAT:
                return board.combat(state, card)
            case StatName.SUPPORT:
                return board.support(state, card)
            case StatName.PRINTED_COMBAT:
                return board.printed_power(state, card)[0]
            case StatName.PRINTED_SUPPORT:
                return board.printed_power(state, card)[1]
            case StatName.TURN:
                return board.turn_cost(state, card)
        return state.cards[card].mental or 0

    def faults(self, scope: Scope) -> Faults:
        if scope.kind is not AbilityKind.STATIC or self.stat not in (StatName.COMBAT, StatName.SUPPORT):
            return []
        return [("stat", f"a static ability cannot look at current Power; say printed_{self.stat.word}")]


@dataclass(frozen=True, slots=True)
class Coins(Number):
    """The coins on a card."""

    key: ClassVar[str] = "coins"
    coins: Coin | AnyCoin
    of: InPlayRef

    def value(self, state: Crossover, run: Run) -> int:
        kinds = state.coins if isinstance(self.coins, AnyCoin) else (state.coins[self.coins.index],)
        return sum([coins[card] for card in context.bits(context.referred(state, run, self.of)) for coins in kinds])


@dataclass(frozen=True, slots=True)
class TeamPower(Number):
    """The Team Power of the source's Team, or of the Team opposing it."""

    key: ClassVar[str] = "team_power"
    telling: ClassVar[Telling] = {"whom": Message | None}
    team_power: TeamSide

    def told(self, talk: Talk) -> Told:
        whom = talk.me if self.team_power is TeamSide.SELF else None
        talk.last = None
        return {"whom": whom}

    def value(self, state: Crossover, run: Run) -> int:
        team = state.team[run[SOURCE]]
        if self.team_power is TeamSide.FOE:
            team = presence.foe_team(state, team) if team else 0
        return board.team_power(state, team) if team else 0

    def faults(self, scope: Scope) -> Faults:
        if not scope.source & Fit.FIGHTER:
            return [(self.key, "is that of the source's Team or of the one opposing it, but the source is no fighter")]
        # Statics never look at current Power, so that they cannot go in circles (5.7).
        return [(self.key, "a static ability cannot look at current Power")] if scope.kind is AbilityKind.STATIC else []


@dataclass(frozen=True, slots=True)
class TeamSize(Number):
    """How many fighters are in a Team."""

    key: ClassVar[str] = "team_size"
    telling: ClassVar[Telling] = {"team_size": Message | None}
    team_size: TeamRef

    def told(self, talk: Talk) -> Told:
        is_team = self.team_size is Ref.SUBJECT and talk.event in TEAM_EVENTS
        return {"team_size": None if is_team else talk.ref(self.team_size)}

    def value(self, state: Crossover, run: Run) -> int:
        if self.team_size is Ref.SUBJECT and run[SIZE]:
            return run[SIZE]
        members = 0
        for card in context.bits(context.referred(state, run, self.team_size)):
            members |= context.team_set(state, state.team[card])
        return members.bit_count()


@dataclass(frozen=True, slots=True)
class RewardsWon(Number):
    """The Battle Rewards a player has won in this turn."""

    key: ClassVar[str] = "rewards_won_this_turn"
    far: ClassVar[bool] = True
    rewards_won_this_turn: Player

    def value(self, state: Crossover, run: Run) -> int:
        return state.won[_seat(run, self.rewards_won_this_turn)]


@dataclass(frozen=True, slots=True)
class Rewards(Number):
    """The Battle Rewards a player holds."""

    key: ClassVar[str] = "rewards"
    far: ClassVar[bool] = True
    rewards: Player

    def value(self, state: Crossover, run: Run) -> int:
        return len(state.rewards[_seat(run, self.rewards)])


@dataclass(frozen=True, slots=True)
class HandSize(Number):
    """The cards in a player's hand."""

    key: ClassVar[str] = "hand"
    far: ClassVar[bool] = True
    hand: Player

    def value(self, state: Crossover, run: Run) -> int:
        return len(state.hand[_seat(run, self.hand)])


@dataclass(frozen=True, slots=True)
class Marker(Number):
    """A player's Turn Indicator."""

    key: ClassVar[str] = "marker"
    far: ClassVar[bool] = True
    marker: Player

    def value(self, state: Crossover, run: Run) -> int:
        return state.indicator[_seat(run, self.marker)]


@dataclass(frozen=True, slots=True)
class Negative(Number):
    """The number with the opposite sign."""

    key: ClassVar[str] = "neg"
    neg: Number

    def bonus(self) -> Amount:
        found = self.neg.bonus()
        text = f"{'+' if found.is_negative else '-'}{found.text[1:]}" if found.text else ""
        return found._replace(text=text, is_negative=not found.is_negative)

    def value(self, state: Crossover, run: Run) -> int:
        return -self.neg.value(state, run)

    def most(self, state: Crossover, run: Run) -> int:
        return self.neg.most(state, run)

    def parts(self) -> tuple[Number, ...]:
        return (self.neg,)


@dataclass(frozen=True, slots=True)
class Sum(Number):
    """The numbers added."""

    key: ClassVar[str] = "add"
    add: tuple[Number, ...]

    def value(self, state: Crossover, run: Run) -> int:
        return sum([part.value(state, run) for part in self.add])

    def most(self, state: Crossover, run: Run) -> int:
        return max([part.most(state, run) for part in self.add])

    def parts(self) -> tuple[Number, ...]:
        return self.add


@dataclass(frozen=True, slots=True)
class Product(Number):
    """The numbers multiplied, never beyond 9,999 either way."""

    key: ClassVar[str] = "mul"
    telling: ClassVar[Telling] = {"mul": Message}
    mul: tuple[Number, ...]

    def told(self, talk: Talk) -> Told:
        return {"mul": joined([each.tell(talk) for each in self.mul], "times")}

    def value(self, state: Crossover, run: Run) -> int:
        product = 1
        for part in self.mul:
            product = max(-FARTHEST, min(FARTHEST, product * part.value(state, run)))
        return product

    def most(self, state: Crossover, run: Run) -> int:
        return max([part.most(state, run) for part in self.mul])

    def parts(self) -> tuple[Number, ...]:
        return self.mul


@dataclass(frozen=True, slots=True)
class Least(Number):
    """The least of the numbers."""

    key: ClassVar[str] = "min"
    min_: tuple[Number, ...]

    def value(self, state: Crossover, run: Run) -> int:
        return min([part.value(state, run) for part in self.min_])

    def most(self, state: Crossover, run: Run) -> int:
        return max([part.most(state, run) for part in self.min_])

    def parts(self) -> tuple[Number, ...]:
        return self.min_


@dataclass(frozen=True, slots=True)
class Greatest(Number):
    """The greatest of the numbers."""

    key: ClassVar[str] = "max"
    max_: tuple[Number, ...]

    def value(self, state: Crossover, run: Run) -> int:
        return max([part.value(state, run) for part in self.max_])

    def most(self, state: Crossover, run: Run) -> int:
        return max([part.most(state, run) for part in self.max_])

    def parts(self) -> tuple[Number, ...]:
        return self.max_


@dataclass(frozen=True, slots=True)
class UpTo(Number):
    """A number the controller chooses, from 0 to the given one; once in a number, and never in a condition."""

    key: ClassVar[str] = "up_to"
    up_to: Number

    def amount(self) -> Amount:
        """As many as the controller likes."""
        found = self.up_to.amount()
        return found._replace(how="any" if found.how == "all" else "up_to")

    def value(self, state: Crossover, run: Run) -> int:
        return run[CHOICE]

    def most(self, state: Crossover, run: Run) -> int:
        return max(0, self.up_to.value(state, run))

    def choices(self) -> int:
        return 1

    def faults(self, scope: Scope) -> Faults:
        if scope.kind is AbilityKind.STATIC:
            return [(self.key, "nothing is chosen for a static ability")]
        return [(self.key, ONE_CHOICE)] if self.up_to.choices() else []


class Counted(Operation):
    """An operation that is done so many times: never zero times, or less."""

    __slots__ = ()
    n: Number

    def faults(self, scope: Scope) -> Faults:
        return [("n", f"must be at least 1, not {self.n.n}")] if isinstance(self.n, Fixed) and self.n.n < 1 else []

    def do(self, state: Crossover, run: Run) -> bool:
        n = execution.amount(state, run, self.n)
        if n is None:
            return True
        self.repeat(state, run, n)
        return False

    def repeat(self, state: Crossover, run: Run, n: int) -> None:
        """Carry it out so many times."""
        raise NotImplementedError


def is_one(number: Number) -> bool:
    """Whether it is 1, or at most 1."""
    return number.amount().text == "1"


# Those two are written as they are.
EVERY_NUMBER: Final = tuple(terms_of(Number, globals()).values())
NUMBERS: Final = {term.key: term for term in EVERY_NUMBER if term not in (Fixed, ChosenX)}
