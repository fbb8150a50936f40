"""A position of a game and the six questions it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self, TypeVar

from meijin.kernel import generator
from meijin.kernel.errors import (
    ActionError,
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    LateAction,
    MeijinError,
    ScenarioError,
    SetupError,
    quoted,
)
from meijin.kernel.event import EVERYONE, Event
from meijin.kernel.fields import Field, OfSetup, declare, own_fields, slots
from meijin.kernel.fixed_shuffles import name_shuffle, put_in_order
from meijin.kernel.messages import (
    Ambiguous,
    DoesNotGo,
    FarTooLong,
    MayChoose,
    NoResignation,
    NothingMore,
    NotPossible,
    NotThen,
    OthersDecide,
    SayWhose,
    Time,
    TimeAgain,
    TimeTooLate,
    TooLate,
    Unread,
)
from meijin.kernel.overtime import last_turn, shared_places
from meijin.kernel.worlds import Worlds

if TYPE_CHECKING:
    from meijin.kernel.generator import Rng
    from meijin.kernel.moves import Move
    from meijin.kernel.record import Record
    from meijin.kernel.scenario import Scenario
    from meijin.kernel.setup import Setup
    from meijin.kernel.touch import Touch
    from meijin.words import Message, News, Sayable

T = TypeVar("T")
# A frame is one open question: its kind, the mask of the seats that still have to answer, and what it is about.
Frame = tuple[int, ...]
# A scripted outcome of chance: the number of a roll, or what is fixed of a shuffle (see ``fixed_shuffles.py``).
Outcome = int | tuple[int, ...]
View = dict[str, object]

RESIGN: Final = -1
TIME: Final = -2  # no seat's action: the organiser says that the time of the round is over
ORGANISER: Final = -1  # who stands in the seat's place there
AT_ANY_TIME: Final = {RESIGN: "resign", TIME: "time"}
MOST_SEATS: Final = 8
MOST_OFFERED: Final = 12  # choices that a refusal names
COPY: Final = -1  # in the place of chance: a compiled clone fills the fields of a new position itself
# The seats of every mask, ready made: DECIDERS[0b101] == (0, 2).
DECIDERS: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)


class State:
    """A position. Rules are methods that change it in place; it holds plain data and numbers of cards only.

    A game's state declares its fields (see ``fields.py``) and answers the abstract methods below.
    ``step`` trusts its caller, as search needs it; ``apply`` is the checked front of it for everybody else.
    """

    # What a copy does not take along and equality does not look at: the log and the record of the true game.
    PASSING: ClassVar[tuple[str, ...]] = ("events", "record")
    FIELDS: ClassVar[tuple[Field, ...]] = ()  # those of the class and of its bases, as they are declared

    setup: Annotated[Setup, OfSetup(lambda setup: setup)]
    chance: int  # the generator's state
    script: tuple[Outcome, ...]  # outcomes fixed in advance by a scenario, used before the generator
    deciders: tuple[int, ...]  # who decides now; several when choices are simultaneous, none when it is over
    pending: list[Frame]  # the open questions, the innermost last
    events: list[Event] | None  # what happened, while somebody listens
    record: Record | None  # the record this state is the end of, if it is being recorded
    final_turn: int  # the game ends once everybody has completed so many turns; 0: time has not been called

    __slots__ = slots(__annotations__)

    def __init_subclass__(cls) -> None:
        declare(cls, State, State.PASSING)

    def __init__(self, setup: Setup, chance: int) -> None:
        """A blank position: empty zones, counters at their lowest, and whatever else its fields say."""
        if chance == COPY:
            return
        kind = type(self)
        blank = setup.blanks.get(kind)
        if blank is None:
            blank = setup.blanks[kind] = kind.__new__(kind)
            for field in self.FIELDS:
                setattr(blank, field.name, field.begin(setup))
        blank.copy_to(self)
        self.chance = chance

    # -- the six questions --------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions a decider may choose, in the game's documented order: never empty, and empty for all others."""
        raise NotImplementedError

    def pick(self, seat: int, number: int) -> int:
        """One of a decider's actions, by a random number of 30 bits: ``legal(seat)[number * len(legal(seat)) >> 30]``.

        A game that finds it without the list of all plays random games the faster; it must be this very action.
        """
        legal = self.legal(seat)
        return legal[number * len(legal) >> generator.BITS]

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action without checking it, and everything automatic that follows."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy, without the record; it follows from the fields."""
        raise NotImplementedError

    def copy_to(self, other: Any) -> None:
        """Make a new position of the same class a copy of this one; it follows from the fields as well."""
        raise NotImplementedError

    def view(self, seat: int | None = None) -> View:
        """What this seat may see, or for None what everybody may see."""
        raise NotImplementedError

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """What each of these seats may see. Nobody changes one of them: parts of it may be parts of the others."""
        return [self.view(seat) for seat in seats]

    def sample(self, seat: int, rng: Rng) -> State:
        """A position this seat cannot tell from the true one, at random among those that are possible."""
        raise NotImplementedError

    def worlds(self, seat: int) -> Worlds[Self]:
        """The possible worlds of a seat, for whoever wants many of them: this position must not change meanwhile."""
        return Worlds(self, seat)

    def returns(self) -> tuple[float, ...]:
        """The result of each seat: the highest wins, equal ones share a place, and where all are equal it is a draw.

        Before the game is over there is none, and a ``MeijinError`` says so.
        """
        raise NotImplementedError

    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win once the game is over: 1 for whoever wins alone, halves for two who share it.

        Allies win together. Where everybody is on one side, a result of 1 is a win and anything below is none.
        """
        returns, sides = self.returns(), self.setup.sides
        highest = max(returns)
        if len(sides) == 1:
            return (float(highest >= 1.0),) * len(returns)
        won = [side for side in sides if max([returns[seat] for seat in DECIDERS[side]]) == highest]
        return tuple([sum([side >> seat & 1 for side in won]) / len(won) for seat in range(len(returns))])

    # -- what search may ask ------------------------------------------------------------------------------------

    def sight(self, seat: int) -> int:
        """A number for what a seat knows beyond the actions that were taken, like the cards it has drawn.

        Search keeps positions apart by it in which the seat may want to choose differently; so it must never depend on
        what the seat cannot see. Without it, chance is averaged over.
        """
        del seat
        return 0

    def likelihood(self, seat: int) -> float:
        """How likely the others would have played as a seat saw them play, if this world were the true one.

        From 0, which rules a world out, to 1; only the proportions count. Without it all possible worlds are alike.
        """
        del seat
        return 1.0

    def instinct(self, seat: int, number: int) -> int:
        """A quick choice as a sensible player would make it, by a random number of 30 bits; here any legal action.

        Search plays worlds on with it beyond what it looks at closely, so it must take no longer than a few steps.
        """
        return self.pick(seat, number)

    def is_routine(self, seat: int) -> bool:
        """Whether instinct answers what this seat is asked as well as a search would: it is not worth a look there."""
        del seat
        return False

    def tempo(self) -> int:
        """How far a game has come, in turns of whatever kind: search counts in them how far it plays worlds on."""
        return sum([self.turns_begun(seat) for seat in range(self.setup.players)])

    def features(self, seat: int) -> list[float]:
        """What a position looks like for a seat, as numbers from which its chance to win can be estimated.

        They are named by ``Game.feature_names``; a game without any is played out at random by search.
        """
        del seat
        return []

    def signs(self, seat: int) -> list[float]:
        """What a seat sees besides cards in zones, counters and markers, as numbers from 0 to 1 for whoever learns.

        They are named by ``Game.sign_names``, and tell no more than its view does.
        """
        del seat
        return []

    def legal_of_others(self, seat: int) -> list[int]:
        """What ``legal`` answers for a seat that is no decider: nothing, if there is such a seat."""
        number = self.setup.seat(seat)
        if number != seat:
            raise SetupError(f"what is legal is asked for the number of a seat, {number}, not for {quoted(seat)}")
        return []

    def need_end(self) -> None:
        """Refuse to speak of results while the game goes on."""
        if self.deciders:
            raise MeijinError("the game is not over yet, so there is no result")

    @property
    def ending(self) -> IntEnum | None:
        """Why the game is over; None while it goes on."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        """Carry out the resignation of a seat. Not every game has it."""
        raise IllegalAction(NoResignation(self.setup.game.name), "resign", self._report())

    def objection(self, seat: int, action: int) -> Message | None:
        """What the rules have against an action of a decider; None where there is nothing to add."""
        del seat, action
        return None

    def why_not(self, seat: int, action: int) -> str:
        """Why a decider may not choose an action, in the words of the rules; empty where there is nothing to add."""
        objection = self.objection(seat, action)
        return "" if objection is None else self.setup.game.speech().tell(objection)

    def objection_to(self, seat: int, words: str) -> Message | None:
        """Why words that are not understood as an action mean none now, where the position tells."""
        del seat, words
        return None

    def alike(self, seat: int, actions: Sequence[int]) -> bool:
        """Whether it makes no difference which of a decider's actions is taken, as with equal copies of a card."""
        del seat, actions
        return False

    def tells_more(self, before: State) -> bool:
        """Whether somebody has learned more since than which cards lie where: then nothing can be taken back."""
        del before
        return False

    # -- the end of a round's time -------------------------------------------------------------------------------

    def turns_begun(self, seat: int) -> int:
        """How many turns a seat has begun, in the game's own unit (``Game.turn_unit``).

        A game that is not played in turns is one long turn, which time does not end.
        """
        del seat
        return 1

    def turns_completed(self, seat: int) -> int:
        """How many turns a seat has completed: as many as it has begun, or one less."""
        del seat
        return int(not self.deciders)

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """What decides a game that time has ended: compared from the first number on, the higher one is better."""
        del seat
        return ()

    def turns_when_called(self) -> int:
        """After how many turns of everybody the game would end if time were called now."""
        return last_turn(max([self.turns_begun(seat) for seat in range(self.setup.players)]))

    @property
    def time_is_up(self) -> bool:
        """Whether time has been called and everybody has completed the turns that were left."""
        seats = range(self.setup.players)
        return 0 < self.final_turn <= min([self.turns_completed(seat) for seat in seats])

    def time_called(self) -> None:
        """Carry out a call of time; the game has to end by itself once ``final_turn`` turns are completed."""
        self.final_turn = self.turns_when_called()
        if self.events is not None:
            self.tell(Time(self.final_turn))

    def places(self) -> tuple[int, ...]:
        """The place of each seat once the game is over; equal ones share the best of theirs."""
        return shared_places(self.returns())

    # -- described positions -------------------------------------------------------------------------------------

    def arrange(self, scenario: Scenario) -> None:
        """Fill this blank state from a scenario; refuse what cannot be."""
        raise NotImplementedError

    def describe(self) -> Scenario:
        """A scenario that sets this position up again.

        Of a game that is over it says that alone (``phase = "over"`` in its flow): it is no position to play from.
        """
        raise NotImplementedError

    # -- chance -------------------------------------------------------------------------------------------------

    def roll(self, sides: int) -> int:
        """A number from 0 to ``sides - 1``."""
        if self.script:
            outcome = self._scripted()
            if not isinstance(outcome, int) or not 0 <= outcome < sides:
                raise ScenarioError(
                    f"the next outcome is {self._outcome(outcome)}, but a number below {sides} is needed"
                )
            return outcome
        self.chance, number = generator.roll(self.chance, sides)
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list of cards in place."""
        if self.script:
            outcome = self._scripted()
            order = None if isinstance(outcome, int) else put_in_order(self.setup, outcome, cards)
            if order is None:
                needed = self._outcome(tuple(sorted(cards, reverse=True)))
                raise ScenarioError(f"the next outcome is {self._outcome(outcome)}, but an order of {needed} is needed")
            placed, place, rest = order
            self.chance = generator.shuffle(rest, self.chance)
            cards[:] = [*placed[:place], *rest, *placed[place:]]
            return
        self.chance = generator.shuffle(cards, self.chance)

    def _outcome(self, outcome: Outcome) -> str:
        if isinstance(outcome, int):
            return str(outcome)
        return ", ".join(name_shuffle(self.setup, outcome))

    def _scripted(self) -> Outcome:
        outcome, self.script = self.script[0], self.script[1:]
        return outcome

    # -- questions ----------------------------------------------------------------------------------------------

    def ask(self, frame: Frame) -> None:
        """Put an open question on top."""
        self.pending.append(frame)
        self.deciders = DECIDERS[frame[1]]

    def answered(self, seat: int) -> Frame:
        """Take a seat off the question on top, which goes away with the last of its seats; gives it back."""
        frame = self.pending.pop()
        left = frame[1] & ~(1 << seat)
        if left:
            self.ask((frame[0], left, *frame[2:]))
        else:
            self.deciders = ()
        return frame

    def tell(self, news: News, seats: int = EVERYONE, others: News | None = None) -> None:
        """Say what happened: the seats of a mask see the news, the rest the others, or nothing at all.

        Call it only where ``events`` is not None, so that it costs nothing otherwise.
        """
        if self.events is not None:
            seen_by_others = None if others is None else others.plain()
            self.events.append(Event(news.kind, news.plain(), seats, seen_by_others))

    # -- the checked front --------------------------------------------------------------------------------------

    def apply(self, action: int | str, seat: int | str | None = None) -> list[Event]:
        """Carry out an action given as text or number; gives back what happened.

        An action that is not understood, not allowed or not this seat's to take is refused with the reason, and
        nothing changes. The seat is needed only when several seats decide at once, or to resign out of turn.
        """
        who, number = self.understand(action, seat)
        return self._carry_out(who, number)

    def call_time(self) -> list[Event]:
        """The organiser's call that the time of the round is over; gives back what happened.

        It is recorded like an action, so that a game is replayed with it.
        """
        if not self.deciders:
            raise LateAction(TimeTooLate(), "time", self._report())
        if self.final_turn:
            raise IllegalAction(TimeAgain(), "time", self._report())
        return self._carry_out(ORGANISER, TIME)

    def again(self, seat: int, action: int) -> list[Event]:
        """Carry out a recorded action once more."""
        return self.call_time() if action == TIME else self.apply(self.text(action), seat)

    def _carry_out(self, who: int, number: int) -> list[Event]:
        before = self.clone()
        try:
            return self._do(who, number, before)
        except BaseException:
            # No resignation in this game, an outcome of a scenario that does not fit, Ctrl-C: all as it was.
            self.become(before.fields())
            raise

    def _do(self, who: int, number: int, before: State | None = None) -> list[Event]:
        """Carry out an action that was understood, and record it. If that fails the position is good for nothing.

        Where somebody follows the game, the position ``before`` is needed; it is copied where nobody has one.
        """
        follows = self.record is not None and self.record.moves is not None
        if follows and before is None:
            before = self.clone()
        if self.record is not None:
            self.chance = self.record.next_key()
        events: list[Event] = []
        self.events = events
        try:
            if number == RESIGN:
                self.resign(who)
            elif number == TIME:
                self.time_called()
            else:
                self.step(who, number)
        finally:
            self.events = None
        if self.record is not None:
            self.record.add(who, number, events, over=not self.deciders)
            if follows and before is not None:
                self.record.moved(self.moves_since(before))
        return events

    def moves_since(self, before: State) -> list[Move]:
        """The moves between zones of the last action, with the position before it; here there are no zones."""
        del before
        return []

    def trial(self) -> Self:
        """An independent copy of a recorded game that goes on exactly as this one would, chance included."""
        copy = self.clone()
        copy.record = None if self.record is None else self.record.copy()
        return copy

    def __deepcopy__(self, memo: object) -> Self:
        """Positions of one game share their setup, whoever copies them."""
        del memo
        return self.trial()

    def submit(self, words: str, seat: int | str | None = None) -> list[Event]:
        """Carry out all actions that a saying stands for, like a whole team or several cards, or none of them.

        A saying is one seat's, all of it: it ends where the seat has nothing more to decide, and whoever says too much
        is told so as that seat.
        """
        before = self.clone()
        mark = (0, 0) if self.record is None else (len(self.record.actions), len(self.record.log))
        try:
            return self._say(words, seat, before)
        except BaseException as error:
            self.become(before.fields())
            if self.record is not None:
                self.record.cut(*mark)
            if isinstance(error, ActionError):
                error.record = self._report()  # of the game as it goes on, without what was only tried
            raise

    def after(self, said: int | str, seat: int | str | None = None) -> Self:
        """The recorded position after an action or a saying, refused like any other; this one stays as it is."""
        copy = self.trial()
        if isinstance(said, str):
            copy._say(said, seat, self)
        else:
            copy._do(*copy.understand(said, seat), self)
        return copy

    def _say(self, words: str, seat: int | str | None, before: State) -> list[Event]:
        """Carry out all actions of a saying, of which the position before knows nothing."""
        spelled = " ".join(words.split()).lower()
        if spelled == AT_ANY_TIME[RESIGN]:
            return self._do(*self.understand(spelled, seat), before)
        who = self._decider(spelled, seat)
        first, *more = self.unfold(spelled, who)
        events = self._do(*self.understand(first, who), before)
        for step in more:
            try:
                events += self._do(*self.understand(step, who))
            except ActionError as error:
                because = DoesNotGo(quoted(step), self._against(before, step, who))
                kind = InvalidAction if isinstance(error, InvalidAction) else IllegalAction
                raise before._refusal(spelled, because, who, before.legal(who), kind) from None
        return events

    def _against(self, before: State, step: str, who: int) -> Message:
        """What a seat may be told against a further step of its saying.

        What it has come to know by the steps before is as unsaid as they are undone.
        """
        if who not in self.deciders:
            return NothingMore()
        return (None if self.learned_since(before, who) else self._because(step, who)) or NotThen()

    def learned_since(self, before: State, seat: int | None) -> bool:
        """Whether a seat knows a card that it did not know before; here, whether its view shows one more."""
        return bool(Counter(_shown_cards(self.view(seat))) - Counter(_shown_cards(before.view(seat))))

    def unfold(self, words: str, seat: int | str | None = None) -> list[str]:
        """The actions that a saying stands for here: those that the game says, or more where the position tells."""
        del seat
        return self.setup.game.unfold(self.setup, words)

    def become(self, fields: dict[str, object]) -> None:
        """Take over all data of another position of this game."""
        for name, value in fields.items():
            setattr(self, name, value)
        for field in self.FIELDS:
            if field.worked_out:
                setattr(self, field.name, None)

    def understand(self, action: int | str, seat: int | str | None = None) -> tuple[int, int]:
        """The seat and number of an action that may be carried out now; refused with the reason otherwise."""
        if not isinstance(action, str) and type(action) is not int:
            raise InvalidAction(
                f"an action is words or a whole number, not {quoted(action)}", quoted(action), self._report()
            )
        # What a wrong number would stand for is not told: it may name a card that is nobody's to know.
        spelled = action if isinstance(action, str) else quoted(action)
        if isinstance(action, str) and action.strip().lower() == AT_ANY_TIME[RESIGN]:
            return self._speaker(spelled, seat), RESIGN
        who = self._decider(spelled, seat)
        legal = self.legal(who)
        if isinstance(action, str):
            return who, self._read(action, who, legal)
        if action not in legal:
            raise self._refusal(spelled, self.objection(who, action), who, legal)
        return who, action

    def _speaker(self, spelled: str, seat: int | str | None) -> int:
        """Whose words these are."""
        if not self.deciders:
            raise self._error(LateAction, TooLate(quoted(spelled)), spelled)
        if seat is not None:
            return self.setup.seat(seat)
        if len(self.deciders) > 1:
            raise self._error(InvalidAction, SayWhose(self._deciding(), quoted(spelled)), spelled)
        return self.deciders[0]

    def _decider(self, spelled: str, seat: int | str | None) -> int:
        """Whose words these are, if it is up to that seat to decide."""
        who = self._speaker(spelled, seat)
        if who not in self.deciders:
            raise self._error(LateAction, OthersDecide(self.setup.seats[who], self._deciding()), spelled)
        return who

    def _deciding(self) -> tuple[str, ...]:
        return tuple([self.setup.seats[decider] for decider in self.deciders])

    def _because(self, words: str, seat: int) -> Message | None:
        """What is against words that are no choice of a seat: what the rules say, or that they are not understood."""
        try:
            action = self.setup.game.parse(self.setup, words)
        except MeijinError as error:
            return self.objection_to(seat, words) or error.said
        return self.objection(seat, action)

    def _read(self, text: str, seat: int, legal: list[int]) -> int:
        words = " ".join(text.split()).lower()
        if len(words) > 200:
            raise self._error(InvalidAction, FarTooLong(), words[:40] + "...")
        spelled = {self.text(action): action for action in legal}
        if words in spelled:
            return spelled[words]
        # A copy number may be left out where it makes no difference which copies there are to choose from.
        short = [text for text in spelled if _is_short_for(words, text)]
        if len(short) == 1 or (short and self.alike(seat, [spelled[text] for text in short])):
            return spelled[short[0]]
        if short:
            raise AmbiguousAction(Ambiguous(quoted(words), ", ".join(short)), words, self._report())
        try:
            action = self.setup.game.parse(self.setup, words)
        except MeijinError as error:
            objection = self.objection_to(seat, words)
            if objection is not None:
                raise self._refusal(words, objection, seat, legal) from None
            raise self._error(InvalidAction, Unread(error.said, self._offer(seat, legal)), words) from None
        if action in legal:
            return action  # other words for it than its own
        raise self._refusal(words, self.objection(seat, action), seat, legal)

    def _refusal(
        self,
        words: str,
        objection: Message | None,
        seat: int,
        legal: list[int],
        kind: type[ActionError] = IllegalAction,
    ) -> ActionError:
        error = self._error(kind, NotPossible(quoted(words), self._offer(seat, legal), objection), words)
        error.objection = None if objection is None else objection.saying()
        return error

    def _error(self, kind: type[ActionError], said: Message, spelled: str) -> ActionError:
        """A refusal in the words of the game."""
        error = kind(said, spelled, self._report())
        error.game = self.setup.game
        return error

    def _offer(self, seat: int, legal: list[int]) -> MayChoose:
        some = ", ".join([self.text(action) for action in legal[:MOST_OFFERED]])
        return MayChoose(self.setup.seats[seat], some, max(0, len(legal) - MOST_OFFERED))

    def _report(self) -> str:
        return "" if self.record is None else self.record.to_text()

    # -- language -----------------------------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """An action in words."""
        return AT_ANY_TIME.get(action) or self.setup.game.text(self.setup, action)

    def choices(self, seat: int | str | None = None) -> list[str]:
        """The legal actions of a seat in words, in order; none if it does not decide."""
        asked = self.deciders[:1] if seat is None else (self.setup.seat(seat),)
        return [self.text(action) for who in asked if who in self.deciders for action in self.legal(who)]

    def choice(self, seat: int, action: int) -> Sayable:
        """What a decider's action is called and does; a game adds here what depends on the position."""
        del seat
        return self.setup.game.choice(self.setup, action)

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        """What each of a decider's actions is about; a game whose actions do not tell it all adds the rest here."""
        del seat
        game, setup = self.setup.game, self.setup
        return [game.touches(setup, action) for action in actions]

    # -- plain data ---------------------------------------------------------------------------------------------

    def fields(self) -> dict[str, object]:
        """All data of the position by name."""
        return {
            field.name: getattr(self, field.name)
            for field in self.FIELDS
            if not field.passing and field.name not in self.PASSING
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        ours, its = self.setup, other.setup
        return self.fields() == other.fields() and (ours.game.id, ours.edition, ours.options, ours.seats) == (
            *(its.game.id, its.edition),
            *(its.options, its.seats),
        )

    def __hash__(self) -> int:
        return hash((self.deciders, self.chance, tuple(self.pending)))


def _shown_cards(view: View) -> list[str]:
    """The names of the cards whose place a view shows."""
    zones = view.get("zones", [])
    assert isinstance(zones, list)
    return [card for zone in zones for card in zone.get("cards", []) if card is not None]


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A tuple with another value at one place: for what changes rarely, so that clones can share it.

    >>> replaced((15, 15), 1, 12)
    (15, 12)
    """
    all_values = list(values)
    all_values[place] = value
    return tuple(all_values)


def _is_short_for(short: str, text: str) -> bool:
    """Whether a text is meant by one that leaves out copy numbers, all or some of them.

    >>> _is_short_for("attack maro ame#n1", "attack maro#s1 ame#n1")
    True
    """
    given, full = short.split(), text.split()
    return len(given) == len(full) and all(
        word in (whole, whole.split("#")[0]) for word, whole in zip(given, full, strict=True)
    )


State.FIELDS = own_fields(State)
