"""Random events: whatever happens at them, the checker works them out again without a difference."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from meijin.tournament.audit import audit
from meijin.tournament.files import Export, from_json, to_json
from meijin.tournament.generate import Rates, generate
from meijin.tournament.model import ENDED, Kind, Phase, Stage
from meijin.tournament.next_round import meetings
from meijin.tournament.settings import Format
from meijin.tournament.tournament import Tournament
from tests.tournament.desk import told

EVENTS = 60


def generate_any(number: int) -> Tournament:
    """One of endlessly many events of all kinds: formats, cuts, games, settings, rates."""
    luck = Random(f"any|{number}")
    form = luck.choices(list(Format), (8, 1, 2))[0]
    n = luck.randint(4, 5) if form is Format.ROUND_ROBIN else luck.randint(4, 32)
    rounds = luck.choice([None, None, None, luck.randint(1, 8)]) if form is not Format.ROUND_ROBIN else None
    cut = luck.choice([0, 0, 4, 8]) if form is Format.SWISS else 0
    settings: dict[str, object] = {}
    if form is Format.SWISS:
        settings = {
            "round2_draws": luck.choice(["minimal", "literal"]),
            "bye_rule": luck.choice(["no_second", "no_second", "literal"]),
            "tiebreak_set": luck.choice(["TB", "TB", "OTB"]),
            "on_impossible": luck.choice(["relax", "relax", "stop"]),
        }
    if form is Format.PODS:
        settings = {"final_table": luck.random() < 0.3, "pod_points": luck.choice(["places", "places", "winner"])}
    rates = Rates(
        draw=luck.choice([0.0, 0.1, 0.3]),
        drop=luck.choice([0.0, 0.03, 0.1]),
        late=luck.choice([0.0, 0.1]),
        penalty=luck.choice([0.0, 0.05, 0.15]),
        absence=luck.choice([0.0, 0.05]),
    )
    return generate(n, rounds, f"event {number}", rates, form=form, cut=cut, settings=settings)


@pytest.fixture(scope="module")
def events() -> list[Tournament]:
    return [generate_any(number) for number in range(EVENTS)]


@pytest.mark.rule("T12.2", "T3.1", "T12.3")
def test_random_events_have_no_difference(events: list[Tournament]) -> None:
    for number, made in enumerate(events):
        assert made.event.phase in ENDED
        found = audit(from_json(to_json(made, private=False)))
        assert found.differences == [], f"event {number}"


def test_everything_that_can_happen_does(events: list[Tournament]) -> None:
    kinds = Counter(entry.type for made in events for entry in made.log)
    for kind in ("drop", "penalize", "correct", "take_back", "pair_again", "swap_players", "report", "confirm"):
        assert kinds[kind] > 5, kind
    for kind in ("submit_list", "arrive", "call_time", "hold_coin", "reopen", "commit_number", "reveal_number", "stir"):
        assert kinds[kind], kind
    assert {made.event.format for made in events} == set(Format)
    results = Counter(match.kind for made in events for each in made.event.rounds for match in each.matches)
    assert set(results) == set(Kind)
    assert any(each.stage is Stage.CUT for made in events for each in made.event.rounds)
    late = [each for made in events for each in made.event.entrants.values() if each.entered_round > 1]
    assert late


@pytest.mark.rule("T3.4", "T7.2")
def test_nobody_sits_twice_and_nobody_is_forgotten(events: list[Tournament]) -> None:
    for made in events:
        for each in made.event.rounds:
            seated = [player for match in each.matches for player in match.seats]
            assert len(seated) == len(set(seated))


@pytest.mark.rule("T7.4", "T7.6")
def test_nobody_meets_again_in_a_swiss_round_unless_it_is_marked(events: list[Tournament]) -> None:
    for made in events:
        event = made.event
        if event.format is Format.SWISS and not any(each.relaxed or each.edited for each in event.rounds):
            assert all(len(rounds) == 1 for rounds in meetings(event).values())


def test_the_same_words_make_the_same_event() -> None:
    one, other = (generate(12, None, "again", Rates(drop=0.1)) for _ in range(2))
    assert [entry.hash for entry in one.log] == [entry.hash for entry in other.log]
    assert one.log[-1].hash != generate(12, None, "another", Rates(drop=0.1)).log[-1].hash


def test_without_the_seed_the_rest_is_checked(events: list[Tournament]) -> None:
    for made in events[:10]:
        found = audit(Export(tuple(made.log), None, made.sealed))
        assert found.differences == []
        assert any("seed" in note for note in told(found.notes))


@pytest.mark.rule("R14")
def test_players_leave_until_pods_cannot_be_filled() -> None:
    made = generate(4, None, "few", Rates(drop=0.4), form=Format.PODS, game="ranking_battle")
    assert made.event.phase is Phase.FINISHED
    assert audit(Export(tuple(made.log), made.seed, made.sealed)).clean
