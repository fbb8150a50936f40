"""Pictures of figures: everything is drawn, in place, and can be read by any viewer."""

from __future__ import annotations

import doctest
from xml.etree import ElementTree

import pytest

from benchmarks import pictures
from benchmarks.pictures import Bar, bars, curves

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str | None]:
    return [each.text for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_its_examples() -> None:
    assert doctest.testmod(pictures).failed == 0


def test_a_bar_is_as_long_as_its_figure_on_a_scale_of_decades() -> None:
    svg = bars("Speed", "more is faster", [Bar("ours <fast>", 10, 9, 11, ours=True), Bar("theirs", 0.1, 0.1, 0.1)])
    drawn = [each for each in ElementTree.fromstring(svg).iter(f"{SVG}rect") if each.get("class") != "paper"]
    assert [each.get("class") for each in drawn] == ["c0", "c1"]
    widths = [float(each.get("width", "nan")) for each in drawn]
    across = pictures.WIDTH - 60 - float(drawn[0].get("x", "nan"))
    assert widths == [pytest.approx(across * 2 / 3, abs=0.1), 0], "from 0.1 to 100 there are three decades"
    assert {"Speed", "more is faster", "ours <fast>", "theirs", "10", "0.1", "100"} <= set(texts(svg))


def test_each_curve_has_its_points_and_its_name() -> None:
    svg = curves("Growth", "tables", {"memory": [(10, 1), (100, 10), (1000, 100)], "CPU": [(10, 2), (1000, 2)]})
    tree = ElementTree.fromstring(svg)
    lines = [each.get("points", "").split() for each in tree.iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [3, 2]
    memory = [tuple(map(float, point.split(","))) for point in lines[0]]
    assert memory[1][0] - memory[0][0] == pytest.approx(memory[2][0] - memory[1][0]), "a decade is a decade"
    assert memory[0][1] > memory[1][1] > memory[2][1], "more is higher"
    assert {"memory", "CPU", "tables"} <= set(texts(svg))
