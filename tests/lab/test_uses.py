"""What is counted of what happens in games, and for whom."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meijin.kernel.event import Event
from meijin.kernel.registry import find, own
from meijin.kernel.setup import Setup
from meijin.lab.experiment import Experiment, variants
from meijin.lab.games import Played, play_deals
from meijin.lab.uses import Uses

RED, BLUE = 0.75, 0.25


def played(experiment: Experiment, deals: int = 1) -> Played:
    return play_deals(experiment, variants(experiment)[0], range(deals))


def setup_of(game: str, **options: object) -> Setup:
    return find(game).prepare(None, options)


def counted(setup: Setup, *events: tuple[str, Mapping[str, object]]) -> dict[tuple[str, ...], tuple[float, ...]]:
    """What events of one turn of a game are counted as: how often, and what those had of the win."""
    uses = Uses(setup)
    uses.note([(1, [Event(kind, dict(fields)) for kind, fields in events])], (RED, BLUE))
    return {use[:4]: (count[0], count[3]) for use, count in uses.counts.items()}


def test_what_happened_is_counted_with_its_cards() -> None:
    """In Ganymede a red card is drawn by Red alone, so that it has Red's share of the win."""
    found = played(Experiment("ganymede", bots=("random",)))
    red = next(row["share"] for row in found.rows if row["seat"] == "red")
    drawn = [count for use, count in found.uses.items() if use[0] == "draw" and use[3].startswith("red_")]
    assert drawn
    assert all((games, seats, won) == (1, 1, red) and times >= 1 for times, games, seats, won in drawn)
    assert not played(Experiment("ganymede", bots=("random",), uses=False)).uses


def test_a_card_is_its_owners_and_what_is_nobodys_is_the_doing_of_the_first_seat() -> None:
    """Cats are their players' for good. In Ganymede the black cards are nobody's before somebody has them."""
    cats = setup_of("cat_battles", starter_sets="city_five,high_class_starter")
    south, north = (next(card for card in cats.cards if card.endswith(seat)) for seat in ("#s1", "#n1"))
    attack = {"cat": north, "target": south, "which": "first"}
    assert counted(cats, ("attack", attack), ("attack", attack), ("stop", {"seat": "south"})) == {
        ("attack", "first", "", ""): (2, BLUE),
        ("attack", "first", "cat", north[:-3]): (2, BLUE),
        ("attack", "first", "target", south[:-3]): (2, RED),
        ("stop", "", "", ""): (1, RED),
    }
    drawn = {"camp": "green", "card": "black_7"}
    assert counted(setup_of("ganymede"), ("draw", drawn)) == {
        ("draw", "", "", ""): (1, BLUE),
        ("draw", "", "card", "black_7"): (1, BLUE),
    }


def test_a_kind_that_both_have_in_their_decks_is_the_doing_of_whoever_the_event_names() -> None:
    same = setup_of("crossover", red_deck="leaf-sand", blue_deck="leaf-sand")
    kind = same.kinds[0]
    discard = {"seat": "blue", "cards": [kind]}
    assert counted(same, ("discard", discard))["discard", "", "cards", kind] == (1, BLUE)
    owned = next(card for card in same.cards if card.endswith("#r1"))
    found = counted(same, ("damage", {"card": owned, "n": 1}))
    assert found == {("damage", "", "", ""): (1, RED), ("damage", "", "card", owned[:-3]): (1, RED)}


def test_cards_within_what_an_event_tells_count_too_each_kind_once() -> None:
    setup = setup_of("crossover")
    one, two = setup.cards[:2]
    teams = [{"team": [one, two], "power": 2}, {"team": [one], "power": 1}]
    found = counted(setup, ("attack", {"seat": "red", "teams": teams}))
    cards = {("attack", "", "teams", kind): (1, RED) for kind in setup.kinds[:2]}
    assert found == {("attack", "", "", ""): (1, RED), **cards}


def test_what_an_automaton_does_is_nobodys_doing() -> None:
    setup = setup_of("ganymede", mode="coop")
    purple = {"camp": "purple", "card": "purple_10"}
    assert counted(setup, ("draw", purple))["draw", "", "card", "purple_10"] == (1, 0)


@pytest.mark.parametrize("game", [game.id for game in own()])
def test_every_event_is_of_a_kind_that_the_game_says_there_is_and_effects_are_found(game: str) -> None:
    kinds, told = set(find(game).event_kinds), set()
    for options in find(game).variants:
        experiment = Experiment(game, bots=("instinct",), options=options)
        uses = played(experiment).uses
        assert {event for event, *_ in uses} <= kinds
        told |= {effect for _, effect, *_ in uses if effect}
    if game != "ganymede":  # where every rule that is used is an event of its own
        assert told
