from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meijin.server.refusal import Code
from meijin.server.tables.entry import ClockTerms, Pace, Status
from meijin.server.tables.table import Proposal

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]


def names(evening: Evening) -> list[str]:
    return [seat.who or seat.bot for seat in evening.table.seats]


def test_the_first_free_seat_is_taken_unless_one_is_asked_for(evening: Open) -> None:
    night = evening("go_out", 3)
    night.do(night.table.sit, "ann", "Ann", 1)
    night.do(night.table.sit, "ben", "Ben", None)
    night.do(night.table.sit, "cid", "Cid", None)
    assert names(night) == ["Ben", "Ann", "Cid"]


def test_nobody_sits_twice_or_on_a_taken_seat_or_at_a_full_table(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    assert "already, as red" in night.refused(night.table.sit, "ann", "Ann", 1).reason
    assert "red is taken; free: green" in night.refused(night.table.sit, "ben", "Ben", 0).reason
    night.do(night.table.sit, "ben", "Ben", None)
    assert night.refused(night.table.sit, "cid", "Cid", None).code is Code.CONFLICT


def test_only_the_host_seats_bots_and_only_bots_there_are(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    assert night.refused(night.table.seat_bot, "ben", 1, "greedy").code is Code.FORBIDDEN
    assert "greedy" in night.refused(night.table.seat_bot, "ann", 1, "gredy").reason
    night.do(night.table.seat_bot, "ann", 1, "random")
    night.do(night.table.seat_bot, "ann", 1, "greedy")
    assert names(night) == ["Ann", "greedy"]
    assert "taken by Ann" in night.refused(night.table.seat_bot, "ann", 0, "greedy").reason


def test_the_host_starts_when_all_seats_are_taken_and_all_others_ready(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    assert "green must be taken first" in night.refused(night.table.start, "ann").reason
    night.do(night.table.sit, "ben", "Ben", 1)
    assert "Ben must be ready first" in night.refused(night.table.start, "ann").reason
    night.do(night.table.ready, "ben", True)
    assert night.refused(night.table.start, "ben").code is Code.FORBIDDEN
    night.do(night.table.start, "ann")
    assert night.table.status is Status.RUNNING


def test_the_game_begins_by_itself_when_the_last_player_is_ready(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.ready, "ann", True)
    statuses = [night.table.status]  # green is free
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.ready, "ben", True)
    assert [*statuses, night.table.status] == [Status.OPEN, Status.RUNNING]


def test_another_player_is_the_host_when_the_host_leaves_and_the_last_one_closes_the_table(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.leave, "ann")
    assert night.table.host == "ben"
    night.do(night.table.leave, "ben")
    assert night.table.status is Status.CLOSED
    assert night.refused(night.table.sit, "cid", "Cid", 0).code is Code.CONFLICT


def test_a_host_may_watch_bots_play(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.seat_bot, "ann", 1, "greedy")
    night.do(night.table.leave, "ann")
    assert night.refused(night.table.seat_bot, "ben", 0, "random").code is Code.FORBIDDEN
    night.do(night.table.seat_bot, "ann", 0, "random")
    night.do(night.table.start, "ann")
    assert night.table.status is Status.RUNNING


def test_others_cannot_free_a_seat_but_the_host_can(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1)
    assert night.refused(night.table.stand, "ben", 0).code is Code.FORBIDDEN
    night.do(night.table.stand, "ann", 1)
    assert names(night) == ["Ann", ""]


def test_a_player_chooses_their_own_deck_and_no_other(evening: Open) -> None:
    night = evening("crossover")
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1, options={"blue_deck": "emperor-armada"})
    assert night.table.setup.options["blue_deck"] == "emperor-armada"
    night.do(night.table.choose, "ann", {"red_deck": "byakugan-fang"})
    assert night.table.setup.options["red_deck"] == "byakugan-fang"
    assert (
        "not this seat's to choose: red chooses red_deck"
        in night.refused(night.table.choose, "ann", {"blue_deck": "leaf-sand"}).reason
    )
    assert night.refused(night.table.choose, "ann", {"red_deck": "no such deck"}).code is Code.MALFORMED


def test_whoever_leaves_takes_their_deck_along(evening: Open) -> None:
    night = evening("crossover", options={"blue_deck": "byakugan-fang"})
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1, options={"blue_deck": "emperor-armada"})
    night.do(night.table.leave, "ben")
    assert night.table.setup.options["blue_deck"] == "byakugan-fang"


def test_after_the_start_the_lobby_is_over(duel: Open) -> None:
    night = duel()
    deeds: list[tuple[Callable[..., Proposal], tuple[object, ...]]] = [
        (night.table.ready, ("ann", False)),
        (night.table.start, ("ann",)),
        (night.table.stand, ("ann", 0)),
    ]
    for deed, words in deeds:
        assert "only before the game: the game has begun" in night.refused(deed, *words).reason


def test_whether_a_game_has_begun_is_not_told_to_whoever_wants_to_sit(duel: Open, evening: Open) -> None:
    full = evening()
    full.do(full.table.sit, "ann", "Ann", 0)
    full.do(full.table.sit, "ben", "Ben", 1)
    begun = duel()
    reasons = {night.refused(night.table.sit, "cid", "Cid", None).reason for night in (full, begun)}
    assert reasons == {"every seat at this table is taken"}


def test_how_far_a_game_has_come_is_told_to_nobody_but_its_players(evening: Open) -> None:
    """Strangers and a host who watches may be kept behind: what they are refused does not run ahead."""
    running, over = (evening(delay=30) for _ in range(2))
    for night in (running, over):
        night.do(night.table.seat_bot, "ann", 0, "random")
        night.do(night.table.sit, "ben", "Ben", 1)
        night.do(night.table.ready, "ben", True)
    over.do(over.table.act, "ben", "resign", "", "k")
    over.do(over.table.hand_over, "ben", "", "deleted player")  # a seat without a player is not free
    for user in ("ann", "cid"):
        told = []
        for night in (running, over):
            table = night.table
            deeds: list[tuple[Callable[..., Proposal], tuple[object, ...]]] = [
                (table.sit, (user, user.title(), None)),
                (table.seat_bot, (user, 0, "greedy")),
                (table.stand, (user, 1)),
                (table.choose, (user, {})),
                (table.ready, (user, True)),
                (table.start, (user,)),
                (table.close, (user,)),
                (table.leave, (user,)),
            ]
            refusals = [night.refused(deed, *words) for deed, words in deeds]
            told.append([(refusal.code, refusal.reason) for refusal in refusals])
        assert told[0] == told[1]


def test_whoever_was_removed_by_the_host_stays_away(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.stand, "ann", 1)
    assert night.refused(night.table.sit, "ben", "Ben", 1).code is Code.FORBIDDEN
    assert night.rebuilt().removed == {"ben"}
    night.do(night.table.sit, "cid", "Cid", 1)
    night.do(night.table.leave, "cid")
    night.do(night.table.sit, "cid", "Cid", 1)  # who leaves may come back


def test_the_last_player_who_is_left_may_give_the_game_up(duel: Open, evening: Open) -> None:
    night = duel("go_out", clock=ClockTerms(Pace.MOVE, 30))  # which has no resignation
    assert "Ben would lose the game with you" in night.refused(night.table.close, "ann").reason
    night.do(night.table.leave, "ben")
    night.do(night.table.close, "ann")
    assert (night.table.status, night.table.asked(0), night.table.due(night.now)) == (Status.CLOSED, None, None)
    assert night.rebuilt().status is Status.CLOSED
    rated = evening(rated=True)
    rated.do(rated.table.sit, "ann", "Ann", 0)
    rated.do(rated.table.seat_bot, "ann", 1, "greedy")
    rated.do(rated.table.start, "ann")
    assert rated.refused(rated.table.close, "ann").code is Code.CONFLICT


def test_a_rebuilt_table_is_the_same(evening: Open) -> None:
    night = evening("go_out", 3)
    night.do(night.table.sit, "ann", "Ann", 2)
    night.do(night.table.seat_bot, "ann", 0, "greedy")
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.leave, "ben")
    assert [seat.who for seat in night.rebuilt().seats] == ["", "", "Ann"]
    assert night.rebuilt().number == night.table.number == 4
