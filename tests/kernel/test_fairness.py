"""Chance that nobody chooses alone: what a draw is made of, and everything that can be wrong with it."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meijin.kernel.errors import MeijinError
from meijin.kernel.fairness import Draw, Flaw, Gift, Kind, Part, commitment, new_number, read_digits

SECRET, RED, BLUE = "5e" * 32, "01" * 32, "02" * 32
SEATS = ["red", "blue", "green"]
NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def hashed(*lines: str) -> bytes:
    """What anybody computes who has read the rule."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def drawn() -> Draw:
    """Red has revealed, Blue has not, Green is a bot."""
    parts = (Part("red", commitment(RED), RED), Part("blue", commitment(BLUE)), Part("green"))
    return Draw("game", commitment(SECRET), SECRET, parts)


def test_the_seed_is_the_hash_of_a_text_that_anybody_can_write() -> None:
    assert drawn().seed == hashed(
        "meijin draw 1",
        "for game",
        f"secret {SECRET}",
        f"number {RED} red",
        f"commitment {sha256(bytes.fromhex(BLUE)).hexdigest()} blue",
        "nothing green",
    )


def test_a_right_draw_has_no_flaw_in_whichever_order_its_parts_are_told() -> None:
    draw = drawn()
    assert draw.flaws(draw.seed, SEATS) == []
    assert replace(draw, parts=draw.parts[::-1]).flaws(draw.seed, SEATS) == []


@pytest.mark.parametrize(
    ("change", "flaws"),
    [
        ({"promise": "0" * 64}, [Flaw(Kind.PROMISE)]),
        ({"secret": "5f" * 32}, [Flaw(Kind.PROMISE), Flaw(Kind.SEED)]),
        ({"purpose": "pairings"}, [Flaw(Kind.SEED)]),
        ({"parts": drawn().parts[:2]}, [Flaw(Kind.MISSING, "green"), Flaw(Kind.SEED)]),
        ({"parts": (*drawn().parts, Part("grey"))}, [Flaw(Kind.STRANGER, "grey"), Flaw(Kind.SEED)]),
        (
            {"parts": (Part("red", commitment(RED), BLUE), *drawn().parts[1:])},
            [Flaw(Kind.NUMBER, "red"), Flaw(Kind.SEED)],
        ),
        ({"parts": (Part("red"), *drawn().parts[1:])}, [Flaw(Kind.SEED)]),
        ({"parts": (drawn().parts[0], Part("blue", commitment(BLUE), BLUE), Part("green"))}, [Flaw(Kind.SEED)]),
    ],
)
def test_whatever_was_changed_is_named(change: dict[str, object], flaws: list[Flaw]) -> None:
    seed = drawn().seed
    assert replace(drawn(), **change).flaws(seed, SEATS) == flaws  # type: ignore[arg-type]
    assert all(str(flaw) for flaw in flaws)


def test_a_number_without_a_commitment_is_a_flaw() -> None:
    draw = replace(drawn(), parts=(Part("red", "", RED), *drawn().parts[1:]))
    assert Flaw(Kind.NUMBER, "red") in draw.flaws(draw.seed, SEATS)


def test_only_the_number_that_was_committed_to_is_taken() -> None:
    part = Part("red", commitment(RED))
    assert part.revealing(RED) == Part("red", commitment(RED), RED)
    with pytest.raises(MeijinError, match="does not fit the commitment"):
        part.revealing(BLUE)
    with pytest.raises(MeijinError, match="there is no commitment"):
        Part("red").revealing(RED)


@given(st.lists(NUMBERS, min_size=1, max_size=6), st.data())
def test_whoever_reveals_and_in_whichever_order_the_seed_is_the_one_the_record_gives(
    numbers: list[str], data: st.DataObject
) -> None:
    seats = [f"seat{place}" for place in range(len(numbers))]
    committed = data.draw(st.sets(st.sampled_from(range(len(seats)))))
    parts = {
        place: Part(seat, commitment(numbers[place]) if place in committed else "") for place, seat in enumerate(seats)
    }
    order = data.draw(st.permutations(sorted(committed)))
    for place in order[: data.draw(st.integers(0, len(order)))]:
        parts[place] = parts[place].revealing(numbers[place])
    draw = Draw("game", commitment(SECRET), SECRET, tuple(parts.values()))
    again = Draw(
        "game", commitment(SECRET), SECRET, tuple(Part(*map(str, (p.who, p.commitment, p.number))) for p in draw.parts)
    )
    assert again.seed == draw.seed
    assert draw.flaws(draw.seed, seats) == []
    withheld = [part for part in draw.parts if part.gift is Gift.COMMITMENT]
    for part in withheld:  # another number would have given another seed
        told = tuple(
            replace(each, number=numbers[seats.index(part.who)]) if each == part else each for each in draw.parts
        )
        assert replace(draw, parts=told).seed != draw.seed


@given(NUMBERS, st.sampled_from(["red", "blue", "green", "secret"]))
def test_nobody_s_share_can_be_left_out(number: str, whose: str) -> None:
    draw = drawn()
    if whose == "secret":
        other = replace(draw, secret=number)
    else:
        other = replace(
            draw,
            parts=tuple(Part(whose, commitment(number), number) if each.who == whose else each for each in draw.parts),
        )
    assert (other.seed == draw.seed) == (other.text == draw.text)


@pytest.mark.parametrize("text", ["", "7", "G" * 64, "AB" * 32, "07" * 33, "07" * 32 + "\n"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(MeijinError, match="a number has 64 hexadecimal digits"):
        read_digits(text, "a number")


def test_numbers_are_not_the_same_twice() -> None:
    assert read_digits(new_number(), "a number") != new_number()


def test_a_name_of_two_lines_cannot_forge_a_part() -> None:
    with pytest.raises(ValueError, match="in one line"):
        _ = Draw("game", commitment(SECRET), SECRET, (Part("red\nnothing green"),)).seed
