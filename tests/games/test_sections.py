"""Every phase that a game can show leads to its place in the rules, and every zone and card can be drawn."""

from __future__ import annotations

import re

import pytest

from meijin.kernel.kinds import all_kinds
from meijin.kernel.registry import find
from meijin.kernel.rulebook import read_rules, rules_of
from meijin.kernel.testing import Play, variants
from meijin.kernel.zones import Layout
from tests.installed import INSTALLED

HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)\b", re.MULTILINE)


@pytest.mark.parametrize("game", INSTALLED)
def test_each_section_is_a_heading_or_a_rule_of_the_rulebook(game: str) -> None:
    rules = rules_of(find(game))
    known = {*HEADING.findall(rules), *read_rules(rules)}
    assert find(game).sections
    assert set(find(game).sections.values()) <= known


@pytest.mark.parametrize("game", INSTALLED)
def test_every_phase_of_a_random_game_has_its_section(game: str) -> None:
    shown: set[str] = set()
    for variant in variants(find(game)):
        play = Play(variant.setup, 5)
        shown.update(str(state.view()["phase"]) for state in play.positions())
        shown.add(str(play.state.view()["phase"]))
    assert shown <= find(game).sections.keys()


@pytest.mark.parametrize("game", INSTALLED)
def test_places_on_a_map_have_their_coordinates_and_no_other_zone_has(game: str) -> None:
    for zone in find(game).zones:
        assert (zone.at is not None) == (zone.lies_as is Layout.MAP), zone.name


@pytest.mark.parametrize("game", INSTALLED)
def test_every_kind_of_card_has_plain_facts(game: str) -> None:
    for kind in all_kinds(find(game)):
        facts = find(game).card_facts(kind)
        assert facts, kind
        for value in facts.values():
            words = value if isinstance(value, tuple) else (value,)
            assert all(type(word) in (str, int) for word in words), (kind, value)


@pytest.mark.parametrize("game", INSTALLED)
def test_picked_from_names_zones_of_the_game(game: str) -> None:
    names = {zone.name for zone in find(game).zones}
    assert set(find(game).picked_from.values()) <= names
