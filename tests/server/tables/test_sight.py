from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from meijin.server.tables import sight
from meijin.server.tables.entry import ClockTerms, Pace, Visibility

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]


def sent(message: object) -> str:
    return msgspec.json.encode(message).decode()


def test_before_the_game_there_is_a_commitment_and_no_seed(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    info = sight.info(night.table, "ann")
    assert info.commitment == night.table.commitment
    assert night.table.terms.seed not in sent(info) + sent(sight.listing(night.table))
    assert sight.update(night.table, 0, 0, night.now) is None


def test_during_the_game_nobody_gets_the_seed_and_afterwards_everybody(duel: Open) -> None:
    night = duel()
    for viewer in (0, 1, None):
        assert night.table.terms.seed not in sent(sight.update(night.table, viewer, 0, night.now))
    night.do(night.table.act, "ben", "resign", "", "k")
    for viewer in (0, 1, None):
        update = sight.update(night.table, viewer, 0, night.now)
        assert update is not None and update.over is not None
        assert (update.over.seed, update.over.returns) == (night.table.terms.seed, {"red": 1.0, "green": 0.0})


def test_only_whoever_is_asked_gets_choices(duel: Open) -> None:
    night = duel()
    prompts = [update.prompt for viewer in (0, 1, None) if (update := sight.update(night.table, viewer, 0, night.now))]
    assert prompts[0] is not None and prompts[1:] == [None, None]
    assert [choice.action for choice in prompts[0].choices][:2] == ["pick black_a", "pick black_2"]
    assert all(choice.says for choice in prompts[0].choices)


def test_a_secret_deck_is_told_to_its_player_alone_until_the_end(duel: Open) -> None:
    night = duel("crossover", options={"red_deck": "byakugan-fang", "blue_deck": "emperor-armada"})
    told = {user: sight.info(night.table, user).options for user in ("ann", "ben", None)}
    assert [set(options) & {"red_deck", "blue_deck"} for options in told.values()] == [
        {"red_deck"},
        {"blue_deck"},
        set(),
    ]
    assert "emperor-armada" not in sent(sight.listing(night.table))
    night.do(night.table.act, "ben", "resign", "", "k")
    assert sight.info(night.table, None).options["blue_deck"] == "emperor-armada"


def test_what_others_do_unseen_is_not_even_counted(evening: Open) -> None:
    night = evening("cat_battles", options={"mode": "full"})
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.ready, "ann", True)
    night.do(night.table.ready, "ben", True)
    before = [sight.update(night.table, viewer, 0, night.now) for viewer in (0, 1, None)]
    night.say("ann", "boss suko")
    after = [sight.update(night.table, viewer, 0, night.now) for viewer in (0, 1, None)]
    gists = [[sight.gist(update) for update in updates if update is not None] for updates in (before, after)]
    assert [old != new for old, new in zip(*gists, strict=True)] == [True, False, False]
    assert sent(before[1]) == sent(after[1])


def test_a_viewer_who_comes_back_gets_only_the_lines_they_do_not_have(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    first = sight.update(night.table, 1, 0, night.now)
    assert first is not None
    night.say("ben", "pick black_7")
    whole, rest = (sight.update(night.table, 1, known, night.now) for known in (0, first.lines))
    assert whole is not None and rest is not None
    assert whole.lines == rest.lines > first.lines
    assert whole.log == first.log + rest.log


def test_time_alone_is_no_news(duel: Open) -> None:
    night = duel(clock=ClockTerms(Pace.GAME, 60))
    before = sight.update(night.table, 0, 0, night.now)
    night.later(5)
    after = sight.update(night.table, 0, 0, night.now)
    assert before is not None and after is not None
    assert (before.clocks[0].left, after.clocks[0].left) == (60_000, 55_000)
    assert sight.gist(before) == sight.gist(after)


def test_a_private_table_is_seen_by_whoever_sits_there_or_was_invited(evening: Open) -> None:
    night = evening(visibility=Visibility.PRIVATE)
    night.do(night.table.sit, "ann", "Ann", 0)
    assert sight.may_see(night.table, "ann")
    assert not sight.may_see(night.table, "ben")
    assert not sight.may_see(night.table, None)
    assert sight.may_see(night.table, "ben", invited=True)
