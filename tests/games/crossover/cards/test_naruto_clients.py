"""What the two Clients do; costs are tested apart."""

from __future__ import annotations

import pytest

from tests.games.crossover.cards.naruto_scenes import HELD, sent
from tests.games.crossover.table import at, choices, coins, decider, play, seat, settle, step, table


@pytest.mark.rule("CB8.8.3", "CB8.1.8", "CB8.10.7", "CB7.7.3")
@pytest.mark.parametrize(("answer", "promised"), [("accept", 3), ("decline", 0)])
def test_hikaru_tsuki_c044_may_come_with_three_promise_coins(answer: str, promised: int) -> None:
    state = table("F", red=seat("n-430", hand="c-044 n-428", indicator=1))
    play(state, "client c-044")
    assert choices(state) == ["accept", "decline"]
    play(state, answer)
    settle(state)
    assert (at(state, "c-044"), coins(state, "c-044", "promise")) == ("red village", promised)


@pytest.mark.rule("CB8.8.13", "CB8.1.14", "CB8.10.12")
def test_hikaru_tsuki_c044_is_discarded_with_the_last_promise_coin() -> None:
    state = sent("n-430 n-398 c-044:promise=2:growth=1", deck="n-431 n-432 n-476")
    play(state, "activate n-398")  # Sakura draws for promises
    settle(state)
    assert (at(state, "c-044"), coins(state, "c-044", "promise")) == ("red village", 1)
    play(state, "activate n-398")
    settle(state)
    assert at(state, "c-044") == "red discard"


@pytest.mark.rule("CB8.7.7", "CB8.1.5", "CB5.5.3", "CB8.4.16", "CB8.3.1")
@pytest.mark.parametrize("target", ["c-044#r1", "c-044#b1", "c-046#b1"])
def test_shabadaba_c046_takes_another_client_along(target: str) -> None:
    red, blue = seat("c-046 c-044 m-368", hand=HELD), seat("c-044 c-046", hand="n-428", line="naruto")
    state = table("C", red=red, blue=blue)
    play(state, "activate c-046#r1")
    assert sorted(state.choices()) == ["target c-044#b1", "target c-044#r1", "target c-046#b1"]  # Clients, not itself
    play(state, f"target {target}")
    settle(state)
    assert at(state, "c-046#r1") == "red discard"
    assert at(state, target).endswith("discard")


@pytest.mark.rule("CB8.1.3", "CB5.4.2")
def test_shabadaba_c046_needs_another_client_and_the_own_turn() -> None:
    alone = table("C", red=seat("c-046 m-368", hand=HELD))
    assert not choices(alone, "activate")
    red = seat("c-046 c-044 n-467 n-430:growth=1", hand=HELD, chakra="m-346")
    state = table("C", red=red, blue=seat("h-wa25", hand="h-wa01"), attacker="blue")
    assert (step(state), decider(state)) == ("C", "red")
    assert choices(state, "activate") == ["activate n-467"]  # Sakura may
    own = table("C", red=red, blue=seat("h-wa25"))
    assert sorted(choices(own, "activate")) == ["activate c-046", "activate n-467"]
