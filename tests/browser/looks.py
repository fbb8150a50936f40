"""What can be measured of how a page looks: whether everybody can read and reach what is on it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

from playwright.sync_api import Page

from tests.browser.person import WEB

SMALLEST_TARGET = 44  # pixels, of whatever a finger is to hit
PHONE: Final[dict[str, Any]] = {  # a small one
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
GRAVE = ("serious", "critical")
# What axe looks for by day, and by night, when nothing but the colours is another.
SCHEMES: Final[dict[Literal["light", "dark"], dict[str, Any]]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
MOST_PLACES = 5  # that are told of each barrier

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# Links and players' names in a line are as high as the line, and cards that are only looked at lie as close as on a
# table; whatever else can be tapped is as large as a finger.
SMALL_TARGETS = """
(least) =>
  [...document.querySelectorAll("button, select, input, textarea, summary, a, [role=button], [role=tab]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.matches("[data-card]:not([data-lit]), button[data-player]:has(> .name)"))
    .filter((each) => !each.disabled && each.tabIndex >= 0 && getComputedStyle(each).display !== "inline")
    .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
    .filter(([_, box]) => box.right > 0 && box.bottom > 0 && (box.width < least || box.height < least))
    .map(([each, box]) => `${each.outerHTML.slice(0, 160)}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""


@cache
def _axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def assert_no_barriers(page: Page) -> None:
    """Assert that axe finds nothing serious, by day or by night."""
    page.evaluate(_axe())
    for scheme, wanted in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        _assert_nothing_grave(page, wanted)


def _assert_nothing_grave(page: Page, wanted: dict[str, Any]) -> None:
    """What is grave is told: what, where, and what would be right."""
    found: dict[str, Any] = page.evaluate("(wanted) => axe.run(wanted)", wanted)
    grave = [each for each in map(_without_pictures, found["violations"]) if each["impact"] in GRAVE and each["nodes"]]
    assert not grave, "\n".join([f"barriers at {page.url}", *map(_told, grave)])


def _without_pictures(violation: dict[str, Any]) -> dict[str, Any]:
    """Pictures have names of their own, whatever is written on them: the faces of cards, and parts of a drawing."""
    if violation["id"] != "label-content-name-mismatch":
        return violation
    return {**violation, "nodes": [node for node in violation["nodes"] if not _is_picture(node["html"])]}


def _is_picture(html: str) -> bool:
    return "data-card=" in html or html.startswith("<g ")


def _told(violation: dict[str, Any]) -> str:
    nodes = violation["nodes"]
    places = [f"  {' '.join(map(str, node['target']))}\n    {node['failureSummary']}" for node in nodes[:MOST_PLACES]]
    return "\n".join([f"{violation['id']} ({violation['impact']}) in {len(nodes)} places, such as", *places])


def assert_fits(page: Page) -> None:
    """Assert that a page fits the width of the window and that fingers hit what can be hit."""
    wider = page.evaluate(SIDEWAYS)
    assert wider <= 0, f"{page.url} is {wider} pixels wider than the window"
    small: list[str] = page.evaluate(SMALL_TARGETS, SMALLEST_TARGET - 0.5)
    assert not small, "\n".join([f"{len(small)} small targets at {page.url}", *small])
