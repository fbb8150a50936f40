"""What becomes of somebody's games: whom they were played against, and which level comes next."""

from __future__ import annotations

import pytest

from meijin.server.tables.entry import ListedSeat, Listing, Status, Visibility
from meijin.server.tables.tally import Advice, Outcome, Played, Suggestion, played_of, suggestion

LEVELS = ("novice", "regular", "expert")


def finished(seats: tuple[ListedSeat, ...], result: dict[str, float]) -> Listing:
    return Listing("t", "go_out", Status.OVER, Visibility.LINK, seats, "ann", 0, 0, result=result)


ANN, PONTA, KON = ListedSeat("red", "Ann"), ListedSeat("blue", "regular", True), ListedSeat("green", "expert", True)


def test_a_game_is_played_against_the_bot_that_has_all_other_seats() -> None:
    two = finished((ANN, PONTA), {"red": 1, "blue": 0})
    assert played_of(two, 0) == Played(Outcome.WON, "regular")
    three = finished((ANN, PONTA, KON), {"red": 0, "blue": 1, "green": 0})
    assert played_of(three, 0) == Played(Outcome.LOST, "")
    people = finished((ANN, ListedSeat("blue", "regular")), {"red": 0, "blue": 0})
    assert played_of(people, 0) == Played(Outcome.DRAWN, ""), "somebody who is called like a bot is none"


def games(*told: str) -> list[Played]:
    """Games from the newest on, as in "regular won"."""
    return [Played(Outcome(outcome), bot) for bot, outcome in (each.split() for each in told)]


@pytest.mark.parametrize(
    ("played", "next_one"),
    [
        ((), Suggestion("novice", Advice.FIRST)),
        (("random won", "random won"), Suggestion("novice", Advice.FIRST)),
        (("regular lost",), None),
        (("regular lost", "regular lost"), Suggestion("novice", Advice.LOSSES)),
        (("regular lost", "random won", "regular lost"), Suggestion("novice", Advice.LOSSES)),
        (("regular lost", "expert lost"), None),
        (("regular lost", "regular won"), None),
        (("regular drawn", "regular drawn"), None),
        (("novice lost", "novice lost"), None),
        (("novice won", "novice won"), Suggestion("regular", Advice.WINS)),
        (("expert won", "expert won"), None),
    ],
)
def test_a_step_down_comes_after_two_losses_and_one_up_after_two_wins(
    played: tuple[str, ...], next_one: Suggestion | None
) -> None:
    assert suggestion(games(*played), LEVELS) == next_one


def test_a_game_without_levels_suggests_none() -> None:
    assert suggestion(games("random won"), ()) is None
