"""Why this opponent (7.4, 17)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from meijin.tournament.messages import WHY_PAIRED
from meijin.tournament.pairing.swiss import Contender, SwissField, explain, pair
from meijin.tournament.speaking import speech_in

MakeField = Callable[[random.Random, int], SwissField]


def codes(field: SwissField, player: str) -> list[str]:
    return [reason.code for reason in explain(field, pair(field), player)]


def test_17_a_float_names_the_rematch_it_avoids() -> None:
    contenders = tuple(Contender(player, 6 if player in "AB" else 3) for player in "ABCDEF")
    field = SwissField("seed", 2, 0, contenders, {frozenset("AB"): (1,)})
    pairing = pair(field)
    upper, lower = pairing.brackets[0]
    reasons = {reason.code: reason for reason in explain(field, pairing, upper)}
    assert list(reasons) == ["bracket", "float_down", "no_room", "rematches_avoided", "order"]
    avoided = reasons["rematches_avoided"]
    assert avoided.values["players"] == (lower,)
    said = avoided.said({upper: "Ann", lower: "Ben"})
    assert speech_in("en").tell(said) == "Ann has already met Ben, who would have come first."
    assert speech_in("ja").tell(said) == "Annは、順番が先のBenとはもう対戦しています。"
    assert "float_up" in codes(field, pairing.pairs[0][1])


@pytest.mark.rule("T2.2")
def test_17_an_odd_bracket_is_why_somebody_goes_down() -> None:
    field = SwissField("seed", 2, 0, (Contender("A", 3), Contender("B", 0)), {})
    assert codes(field, "A") == ["bracket", "float_down", "odd_number", "order"]


@pytest.mark.rule("R5", "W6")
def test_17_a_bye_that_is_not_the_first_of_the_list_says_who_was_passed_over() -> None:
    """W6 again."""
    contenders = (Contender("1", 6, 0, 3, 9, None), Contender("2", 3, 0, 6, 12, 1), Contender("3", 3, 0, 6, 12, 4))
    field = SwissField("seed", 3, 0, contenders, {frozenset("12"): (1,), frozenset("13"): (2,)})
    bye, passed_over = explain(field, pair(field), "1")
    assert bye.values["place"] == 3
    assert passed_over.values["players"] == ("2", "3")


def test_17_every_pair_of_any_field_can_be_explained(make_field: MakeField) -> None:
    luck = random.Random(13)
    used: set[str] = set()
    for _ in range(120):
        field = make_field(luck, luck.randint(3, 9))
        pairing = pair(field)
        for contender in field.contenders:
            for reason in explain(field, pairing, contender.player):
                used.add(reason.code)
                assert reason.said({}).plain() == {
                    name: list(value) if isinstance(value, tuple) else value
                    for name, value in reason.values.items()
                    if name in reason.said({}).shape().variables
                }
    assert used == set(WHY_PAIRED)


def test_17_a_stranger_has_no_opponent() -> None:
    field = SwissField("seed", 1, 0, (Contender("A", 0), Contender("B", 0)), {})
    with pytest.raises(KeyError, match="C"):
        explain(field, pair(field), "C")
