"""Growth: what is fitted and told, and that each part still measures. How fast anything grows, no test says."""

from __future__ import annotations

import doctest
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks import occasion
from benchmarks.growth import cards, events, fit, logs, page
from benchmarks.growth.fit import exponent, late_exponent, verdict
from benchmarks.growth.parts import PARTS

SIZES = (10, 100, 1000, 10_000)


def result(**series: list[tuple[float, float]]) -> dict[str, Any]:
    return {"when": "1 May 2026", "how": "each size once", "machine": "a machine", "load": 0.25, "series": series}


@pytest.mark.parametrize("module", [fit, page, occasion], ids=lambda module: module.__name__)
def test_its_examples(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("power", [0, 0.5, 1, 2])
def test_the_exponent_of_a_power_law_is_found(power: float) -> None:
    points = [(size, 3 * size**power) for size in SIZES]
    assert exponent(points) == pytest.approx(power)
    assert late_exponent(points) == pytest.approx(power)


def test_what_is_quadratic_only_at_the_end_is_worse_than_linear() -> None:
    hidden = [(size, 1e6 + size**2) for size in SIZES]
    assert exponent(hidden) < 1 < late_exponent(hidden)
    assert verdict(hidden).endswith("**worse than linear**")
    assert "worse" not in verdict([(size, 5.0 + 2 * size) for size in SIZES])


def test_the_page_has_a_table_a_picture_and_the_exponents_of_each_part() -> None:
    written = page.page({"events": result(pairing=[(8, 0.5), (64, 32.0)], results=[(8, 1.0), (64, 8.0)])})
    assert "## Players of an event" in written
    assert "| players | pairing | results |" in written
    assert "| 8 | 0.5 | 1 |" in written
    assert "- pairing: exponent 2.00, at the end 2.00: **worse than linear**" in written
    assert "- results: exponent 1.00, at the end 1.00\n" in written
    assert "img/growth-events.svg" in written
    assert "## Tables at a server" not in written, "what was not measured is not told"


@pytest.mark.parametrize("name", PARTS)
def test_each_part_has_a_picture(name: str) -> None:
    ElementTree.fromstring(page.picture(name, result(one=[(10, 1.0), (100, 2.0)])))
    assert list(PARTS[name].sizes) == sorted(PARTS[name].sizes)


@pytest.mark.parametrize(("part", "sizes"), [(events, (8, 12)), (logs, (20, 30))], ids=["events", "logs"])
def test_parts_without_a_server_measure_each_size(part: Any, sizes: tuple[int, ...]) -> None:
    for points in part.measure(sizes).values():
        assert [size for size, _ in points] == list(sizes)
        assert all(value > 0 for _, value in points)


def test_pools_of_cards_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meijin.cli.measure.GAMES", 1)
    monkeypatch.setattr(cards, "SECONDS", 0.001)
    monkeypatch.setattr(cards, "TIMES", 1)
    for points in cards.measure([175]).values():
        assert [size for size, _ in points] == [175]
        assert all(value > 0 for _, value in points)
