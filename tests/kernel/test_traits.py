"""What matches and tournaments ask of a game follows from its seats and options, or is declared and checked."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from meijin.kernel import registry
from meijin.kernel.errors import DeclarationError
from meijin.kernel.game import Game, Option, Value
from meijin.kernel.registry import find
from meijin.kernel.setup import Setup
from meijin.kernel.traits import Pods, Traits, next_opening, traits_of


class Tableful(Game):
    """A game for as many as its class says; in the mode ``together`` nobody plays against anybody."""

    id = "tableful"
    name = "Tableful"
    sizes: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = (Option("leader", "random", "who leads", ("random", "a", "seat_1")),)

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        del given
        players = players or self.sizes[0]
        if players not in self.sizes:
            self.refuse_players(players, max(self.sizes))
        together = ((1 << players) - 1,) * players if values.get("mode") == "together" else ()
        return Setup(self, values, tuple("abcdefgh"[:players]), (), allies=together)


def game(**said: Any) -> Game:
    made: Game = type("Tableful", (Tableful,), said)()
    return made


@pytest.mark.parametrize(
    ("sizes", "duel", "pods"),
    [
        ((2,), True, None),
        ((2, 3), True, Pods(2, 3, 3)),
        ((3, 4, 5), False, Pods(3, 5, 4)),
        ((2, 3, 4, 5, 6), True, Pods(2, 6, 4)),
        ((2, 4), True, Pods(4, 4, 4)),
        ((6, 7), False, Pods(6, 7, 6)),
        ((1,), False, None),
    ],
)
def test_how_many_play_together_follows_from_the_seats(sizes: tuple[int, ...], duel: bool, pods: Pods | None) -> None:
    traits = traits_of(game(sizes=sizes))
    assert (traits.duel, traits.pods, traits.lists) == (duel, pods, False)


def test_a_mode_in_which_all_play_together_is_none_for_tournaments() -> None:
    mode = Option("mode", "together", "how", ("together", "apart"))
    traits = traits_of(game(sizes=(2,), options=(mode,)))
    assert traits.duel
    assert traits.table(2) == {"mode": "apart"}
    assert not traits_of(game(sizes=(2,), options=(Option("mode", "together", "how", ("together",)),))).duel


def test_a_table_of_the_usual_mode_needs_no_option() -> None:
    assert traits_of(find("ganymede")).table(2) == {}
    assert traits_of(find("ganymede")).table(3) == {"mode": "trio"}


def test_a_game_says_only_what_does_not_follow() -> None:
    traits = traits_of(game(sizes=(2, 3, 4), traits=Traits(best_of=1, pods=Pods(3, 4, 4), opening="leader")))
    assert (traits.best_of, traits.pods) == (1, Pods(3, 4, 4))
    assert [traits.opened_by(seat, ("a", "b")) for seat in (0, 1)] == [{"leader": "a"}, {"leader": "seat_1"}]


def test_the_loser_opens_the_second_game_and_the_option_decides_otherwise() -> None:
    led = game(traits=Traits(opening="leader"))
    opened = [next_opening(led, won, ("a", "b")) for won in ([], ["b"], [""], ["b", "a"])]
    assert opened == [{"leader": "random"}, {"leader": "a"}, {"leader": "random"}, {"leader": "random"}]
    assert next_opening(game(), ["b"], ("a", "b")) == {}


@pytest.mark.parametrize(
    ("traits", "field", "says"),
    [
        (Traits(pods=Pods(2, 4, 3)), "pods", "seats 3 at a table, but those who can play it are 2"),
        (Traits(pods=Pods(2, 2, 3)), "pods", "smallest <= preferred <= largest"),
        (Traits(best_of=2), "best_of", "must be one of 1, 3, 5, not 2"),  # type: ignore[arg-type]
        (Traits(opening="starter"), "opening", "an option of the game, not 'starter'; its options are: leader, other"),
        (Traits(opening="other"), "opening", "names the option 'other', which has no choice 'b' or 'seat_1'"),
        (Traits(sides=("red",)), "sides", "must name two or more"),
        (Traits(round_minutes=0), "round_minutes", "must be at least 1"),
    ],
)
def test_a_trait_that_contradicts_the_game_is_refused_when_it_is_loaded(traits: Traits, field: str, says: str) -> None:
    other = Option("other", "a", "no word for b", ("a",))
    wrong = game(id="wrong", traits=traits, options=(*Tableful.options, other))
    with pytest.raises(DeclarationError, match=rf"the trait '{field}' of .*Tableful \(.*test_traits.py\) ") as refused:
        registry.register(wrong)
    assert says in str(refused.value)
    assert "wrong" not in registry.names()
