from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from meijin.kernel.generator import Rng
from meijin.server.gate import tables as gate
from meijin.server.live.table_audience import encode_update
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Acted, ClockTerms, Pace, Visibility
from tests.server.clients import number_of
from tests.server.tables.conftest import standing

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]


def why(night: Evening, viewer: int | None, cards: list[str], zone: str = "") -> str:
    """What a viewer is told who asks why not."""
    return night.table.setup.game.speech().sentence(gate.why_not(night.table, viewer, cards, zone))


def sent(message: object) -> str:
    return msgspec.json.encode(message).decode()


def test_before_the_game_there_is_a_commitment_and_no_seed(evening: Open) -> None:
    night = evening()
    night.do(night.table.sit, "ann", "Ann", 0)
    info = gate.info(night.table, "ann")
    assert info.commitment == night.table.commitment
    assert night.table.terms.seed not in sent(info) + sent(gate.listing(night.table))
    assert gate.update(night.table, 0, 0, night.now) is None


def test_during_the_game_nobody_gets_the_seed_and_afterwards_everybody(duel: Open) -> None:
    night = duel()
    for viewer in (0, 1, None):
        for secret in (night.table.terms.seed, night.table.record.seed.hex(), number_of("ann"), number_of("ben")):
            assert secret not in sent(gate.update(night.table, viewer, 0, night.now))
            assert secret not in sent(gate.info(night.table, ("ann", "ben", None)[-1 if viewer is None else viewer]))
    night.do(night.table.act, "ben", "resign", "", "k")
    for viewer in (0, 1, None):
        update = gate.update(night.table, viewer, 0, night.now)
        assert update is not None and update.over is not None
        assert (update.over.seed, update.over.returns) == (night.table.record.seed.hex(), {"red": 1.0, "green": 0.0})
        assert update.over.draw is not None
        assert (update.over.draw.promise, update.over.draw.secret) == (night.table.commitment, night.table.terms.seed)
        assert [each.number for each in update.over.draw.given] == [number_of("ann"), number_of("ben")]


def test_only_whoever_is_asked_gets_choices(duel: Open) -> None:
    night = duel()
    prompts = [update.prompt for viewer in (0, 1, None) if (update := gate.update(night.table, viewer, 0, night.now))]
    assert prompts[0] is not None and prompts[1:] == [None, None]
    assert [choice.action for choice in prompts[0].choices][:2] == ["pick black_a", "pick black_2"]
    speech = night.table.setup.game.speech()
    assert all(speech.tell(choice.said, "says").endswith(".") for choice in prompts[0].choices)


def test_a_secret_deck_is_told_to_its_player_alone_until_the_end(duel: Open) -> None:
    night = duel("crossover", options={"red_deck": "byakugan-fang", "blue_deck": "emperor-armada"})
    told = {user: gate.info(night.table, user).options for user in ("ann", "ben", None)}
    assert [set(options) & {"red_deck", "blue_deck"} for options in told.values()] == [
        {"red_deck"},
        {"blue_deck"},
        set(),
    ]
    assert "emperor-armada" not in sent(gate.listing(night.table))
    night.do(night.table.act, "ben", "resign", "", "k")
    assert gate.info(night.table, None).options["blue_deck"] == "emperor-armada"


def test_what_others_do_unseen_is_not_even_counted(teams: Open) -> None:
    night = teams()
    before = [gate.update(night.table, viewer, 0, night.now) for viewer in (0, 1, None)]
    night.say("ann", "boss suko")
    after = [gate.update(night.table, viewer, 0, night.now) for viewer in (0, 1, None)]
    gists = [[encode_update(update)[1] for update in updates if update is not None] for updates in (before, after)]
    assert [old != new for old, new in zip(*gists, strict=True)] == [True, False, False]
    assert sent(before[1]) == sent(after[1])


TEAM = ("boss suko", "kitten hachi", "kitten maro", "kitten ame", "kitten snow")


@pytest.mark.parametrize("clock", [ClockTerms(Pace.GAME, 600, 30), ClockTerms(Pace.MOVE, 600)], ids=["game", "move"])
def test_clocks_do_not_tell_how_often_others_have_chosen_in_secret(teams: Open, clock: ClockTerms) -> None:
    idle, busy = teams(clock=clock), teams(clock=clock)
    for words in TEAM:
        idle.later(7)
        busy.later(7)
        busy.say("ben", words)
        for viewer in (0, None):
            seen = [sent(gate.update(night.table, viewer, 0, night.now)) for night in (idle, busy)]
            assert seen[0] == seen[1]
    assert idle.table.due(idle.now) == busy.table.due(busy.now)  # and the time is out at the same moment
    busy.say("ben", "ready")
    left = {ClockTerms(Pace.GAME, 600, 30): 595_000, ClockTerms(Pace.MOVE, 600): 565_000}
    for table in (busy.table, busy.rebuilt()):  # one decision that everybody sees
        assert table.clocks.left(1, busy.now) == left[clock]


def test_a_hidden_choice_within_a_turn_earns_nothing_that_others_would_see(duel: Open) -> None:
    night = duel(clock=ClockTerms(Pace.GAME, 600, 30))
    rng, state = Rng(1), night.table.state
    while state is not None and "hide" not in " ".join(state.choices()):  # whoever has drawn an 8 may hide it
        (seat,) = state.deciders
        choices = state.choices()
        night.say(("ann", "ben")[seat], "draw" if "draw" in choices else choices[rng.below(len(choices))])
        state = night.table.state
    assert state is not None
    (seat,) = state.deciders
    before = gate.update(night.table, 1 - seat, 0, night.now)
    night.say(("ann", "ben")[seat], next(words for words in state.choices() if words.startswith("hide")))
    assert sent(gate.update(night.table, 1 - seat, 0, night.now)) == sent(before)


def test_all_that_is_said_at_once_earns_what_others_see_of_it(teams: Open) -> None:
    night = teams(clock=ClockTerms(Pace.GAME, 600, 30))
    night.later(10)
    night.say("ben", "team suko hachi maro ame snow")
    assert [entry.unseen for row in night.rows if isinstance(entry := row.entry, Acted)] == [True] * 5 + [False]
    for table in (night.table, night.rebuilt()):
        assert table.clocks.left(1, night.now) == 590_000 + 30_000


def test_a_viewer_who_comes_back_gets_only_the_lines_they_do_not_have(duel: Open) -> None:
    night = duel()
    night.say("ann", "pick black_3")
    first = gate.update(night.table, 1, 0, night.now)
    assert first is not None
    night.say("ben", "pick black_7")
    whole, rest = (gate.update(night.table, 1, known, night.now) for known in (0, first.lines))
    assert whole is not None and rest is not None
    assert whole.lines == rest.lines > first.lines
    assert whole.log == first.log + rest.log


def test_what_is_written_in_two_parts_is_one_message(duel: Open) -> None:
    night = duel(clock=ClockTerms(Pace.GAME, 60))
    for viewer in (0, 1, None):
        update = gate.update(night.table, viewer, 0, night.now)
        assert update is not None
        assert msgspec.json.decode(encode_update(update)[0]) == msgspec.json.decode(msgspec.json.encode(update))


def test_time_alone_is_no_news(duel: Open) -> None:
    night = duel(clock=ClockTerms(Pace.GAME, 60))
    before = gate.update(night.table, 0, 0, night.now)
    night.later(5)
    after = gate.update(night.table, 0, 0, night.now)
    assert before is not None and after is not None
    assert (before.clocks[0].left, after.clocks[0].left) == (60_000, 55_000)
    assert encode_update(before)[1] == encode_update(after)[1]


def test_a_private_table_is_seen_by_whoever_sits_there(evening: Open) -> None:
    night = evening(visibility=Visibility.PRIVATE)
    night.do(night.table.sit, "ann", "Ann", 0)
    gate.refuse_strangers(night.table, "ann", night.now)
    for stranger in ("ben", None):
        with pytest.raises(Refused, match="there is no such table"):
            gate.refuse_strangers(night.table, stranger, night.now)


# -- what a choice is about, and why another is none -------------------------------------------------------------------


def test_a_prompt_asks_in_words_and_says_what_its_choices_are_about(duel: Open) -> None:
    night = duel()
    update = gate.update(night.table, 0, 0, night.now)
    assert update is not None and update.prompt is not None
    assert update.prompt.ask is not None
    assert night.table.setup.game.speech().tell(update.prompt.ask) == "Take a Black card for your deck."
    seven = next(choice for choice in update.prompt.choices if choice.action == "pick black_7")
    assert (seven.cards, seven.zone, seven.owner, seven.seats, seven.places) == (("black_7",), "supply", "", (), ())


def test_whoever_decides_hears_the_reason_and_everybody_else_whose_turn_it_is(duel: Open) -> None:
    night = duel()
    assert why(night, 0, ["black_7"], "supply") == "You may do that: Take Black 7."
    assert why(night, 0, ["red_6#1"], "deck").startswith("You are asked something else now: Take a Bl")
    for viewer in (1, None):
        assert why(night, viewer, ["black_7"]) == "It is not your turn: Red must choose first."


def test_asking_why_changes_nothing_and_needs_a_game_that_has_begun(evening: Open, duel: Open) -> None:
    with pytest.raises(Refused, match="has not begun"):
        gate.why_not(evening().table, None, ["black_7"], "")
    night = duel()
    before = standing(night.table)
    gate.why_not(night.table, 0, ["black_7"], "supply")
    assert standing(night.table) == before


def test_cards_that_one_does_not_see_are_all_refused_alike_whether_they_are_in_the_game_or_not(duel: Open) -> None:
    night = duel("crossover", options={"red_deck": "leaf-sand", "blue_deck": "earth-defenders", "chooser": "red"})
    state = night.table.state
    assert state is not None
    theirs = next(name for name in state.setup.cards if name.endswith("#b1"))
    refusals = set()
    for card in (theirs, theirs.split("#")[0], "h-wa99#b1", "no such card"):
        with pytest.raises(Refused, match="you see no card") as refused:
            gate.why_not(night.table, 0, [card], "")
        refusals.add((refused.value.code, refused.value.reason.replace(repr(card), "it")))
    assert len(refusals) == 1
    with pytest.raises(Refused, match="no zone 'sleeve'"):
        gate.why_not(night.table, 0, ["j-362"], "sleeve")


def test_why_is_answered_by_the_end_and_by_a_bot_that_plays_on(duel: Open) -> None:
    night = duel()
    night.do(night.table.leave, "ann")
    night.do(night.table.give, "ben", 0, absent=True)
    assert "regular plays on for you" in why(night, 0, ["black_7"])
    night.do(night.table.act, "ben", "resign", "", "k")
    assert why(night, 1, ["black_7"]) == "The game is over."
