"""Fields of a position: declared once, and everything else follows; what cannot be is refused at once."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

import meijin
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import DeclarationError
from meijin.kernel.fields import Blank, OfSetup, WorkedOut, at, per_card, per_owner, slots
from meijin.kernel.game import Game
from meijin.kernel.setup import Setup
from meijin.kernel.zones import Audience, Counter, Zone


class Patience(Game):
    """A game that is only there to be set up."""

    id = "patience"
    zones = (
        Zone("deck", "", owned=False, pile=True, known=Audience.NOBODY),
        Zone("hand", ""),
        Zone("shown", ""),
        Zone("seen", "", packed=True),
    )
    counters = (
        Counter("score", "", -5, 5, owned=True),
        Counter("round", "", 1, 9),
        Counter("lives", "", 3, 9, owned=True),
    )


class Position(CardState):
    """Every kind of field."""

    LIMIT: ClassVar[int] = 7

    deck: list[int]
    hand: list[list[int]]
    shown: list[tuple[int, ...]]
    seen: list[int]
    score: list[int]
    lives: tuple[int, ...]
    round: int
    names: dict[str, int]
    left: set[int]
    leader: Annotated[int, at(-1)]
    tokens: Annotated[list[int], per_card(2)]
    stakes: Annotated[list[int], per_owner(4)]
    order: Annotated[tuple[int, ...], Blank(lambda setup: tuple(range(setup.players)))]
    seats: Annotated[tuple[str, ...], OfSetup(lambda setup: setup.seats)]
    total: Annotated[int | None, WorkedOut()]

    __slots__ = slots(__annotations__)


@pytest.fixture
def position() -> Position:
    return Position(Setup(Patience(), {}, ("ann", "bob", "cid"), ("a", "b")), 5)


def test_a_blank_position_follows_from_zones_counters_and_what_is_declared(position: Position) -> None:
    assert (position.chance, position.deciders, position.pending, position.exceptions) == (5, (), [], (0, 0, 0, 0))
    assert (position.deck, position.hand, position.shown, position.seen) == ([], [[], [], []], [(), (), ()], [0, 0, 0])
    assert (position.score, position.lives, position.round) == ([-5, -5, -5], (3, 3, 3), 1)
    assert (position.names, position.left, position.leader) == ({}, set(), -1)
    assert (position.tokens, position.stakes, position.order) == ([2, 2], [4, 4, 4], (0, 1, 2))
    assert (position.seats, position.total) == (("ann", "bob", "cid"), None)
    assert position.batches == ((),)  # the deck is the one closed pile


def test_owners_of_a_blank_position_share_nothing(position: Position) -> None:
    position.hand[0].append(1)
    assert position.hand == [[1], [], []]


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_clone_is_equal_and_shares_nothing_that_can_change(players: int) -> None:
    seats = tuple("abcde"[:players])
    position = Position(Setup(Patience(), {}, seats, ("a", "b")), 5)
    position.hand[-1].append(1)
    copy = position.clone()
    assert copy == position
    assert copy.setup is position.setup
    copy.deck.append(0)
    copy.hand[-1].append(0)
    copy.tokens[0] = 9
    copy.names["x"] = 1
    copy.left.add(3)
    copy.pending.append((0, 1))
    assert (position.deck, position.hand[-1], position.tokens, position.names) == ([], [1], [2, 2], {})
    assert (position.left, position.pending) == (set(), [])


def test_a_clone_takes_neither_the_log_nor_the_record_along() -> None:
    state = meijin.new("go_out", seed=1)
    state.events = []
    copy = state.clone()
    assert (copy.events, copy.record) == (None, None)


def test_what_the_setup_says_and_what_is_worked_out_is_not_part_of_a_position(position: Position) -> None:
    other = position.clone()
    other.total = 12
    assert other == position
    assert not {"setup", "seats", "total", "events", "record"} & set(other.fields())


def test_to_become_another_position_is_to_work_everything_out_again(position: Position) -> None:
    other = position.clone()
    other.leader = 2
    position.total = 12
    position.become(other.fields())
    assert position.leader == 2
    assert position.total is None


def test_a_class_variable_is_no_field(position: Position) -> None:
    assert "LIMIT" not in position.fields()
    assert "LIMIT" not in Position.__slots__


def test_there_is_no_field_that_is_not_declared(position: Position) -> None:
    with pytest.raises(AttributeError):
        position.lieder = 1  # type: ignore[attr-defined]


def test_without_slots_a_class_has_the_same_fields() -> None:
    class Plain(CardState):
        hand: list[list[int]]

    state = Plain(Setup(Patience(), {}, ("ann", "bob"), ("a", "b")), 1)
    state.hand[0].append(1)
    assert state.clone().hand == [[1], []]
    assert state.clone() == state


def test_a_field_of_the_kernel_is_not_declared_again() -> None:
    with pytest.raises(
        DeclarationError, match=r"the field 'chance' of .*Twice \(.*test_fields.py\) .* second time: State"
    ):

        class Twice(CardState):
            chance: int


def test_a_field_without_a_beginning_says_what_to_declare() -> None:
    with pytest.raises(
        DeclarationError, match=r"'terms' .* must say what a blank position holds: Annotated\[Terms, Blank"
    ):

        class Unsaid(CardState):
            terms: Terms  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("written", ["list[list[list[int]]]", "dict[str, list[int]]"])
def test_what_a_clone_would_share_is_refused(written: str) -> None:
    with pytest.raises(DeclarationError, match=r"the field 'deep' of .*a clone"):
        type("Deep", (CardState,), {"__annotations__": {"deep": written}, "__module__": __name__})


def test_an_annotation_that_cannot_be_read_is_named() -> None:
    with pytest.raises(DeclarationError, match=r"'leader' .* cannot be read: name 'nobody' is not defined"):
        type(
            "Wrong", (CardState,), {"__annotations__": {"leader": "Annotated[int, at(nobody)]"}, "__module__": __name__}
        )
