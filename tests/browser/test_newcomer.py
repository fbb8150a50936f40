"""A game of somebody else, installed as a package, on the table that any game has, at a desk and on a phone.

High Card is installed as its guide says. Beside it a game for three, whose results are points.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import fresh
from tests.browser.conftest import Visit
from tests.browser.looks import assert_fits, assert_no_barriers
from tests.server.process import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card"
PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
TRIO = """
from meijin.kernel.testing.clash import Clash, ClashGame


class Points(Clash):
    __slots__ = ()

    def returns(self):
        self.need_end()
        return tuple(float(points) for points in self.points)


class Trio(ClashGame):
    id = "trio"
    name = "Trio"
    state = Points


GAME = Trio()
"""
# Whether something stands where somebody sees it, with nothing before it.
SEEN = """(each) => {
  const box = each.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.height > 0 && box.bottom <= innerHeight && at !== null && (each.contains(at) || at.contains(each));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of an environment where these games are installed."""
    folder = tmp_path_factory.mktemp("newcomer")
    python = fresh.environment(folder / "env")
    fresh.install(python, EXAMPLE)
    (folder / "trio").mkdir()
    (folder / "trio" / "trio.py").write_text(TRIO, encoding="utf-8")
    project = (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8").replace("high_card", "trio")
    (folder / "trio" / "pyproject.toml").write_text(project, encoding="utf-8")
    fresh.install(python, folder / "trio")
    with ServerProcess(f"sqlite:///{folder}/meijin.db", folder, python=python) as running:
        yield running


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_high_card_is_played_to_its_end_looked_at_again_and_kept(visit: Visit, settings: dict[str, object]) -> None:
    person = visit(**settings)
    table = person.play_now("high_card")
    person.wait_for_turn()
    page = person.page
    tricks = page.locator('[data-counter="tricks/ann"]')
    assert tricks.evaluate(SEEN) and "0" in tricks.inner_text(), "one's own line is seen, and a number that is 0"
    assert "Play which card?" in page.locator("[data-bar]").inner_text()
    assert_fits(page)
    assert_no_barriers(page)
    person.play()
    person.wait_for_state("over")
    assert "plays Card " in "\n".join(person.log()) and "card_" not in "\n".join(person.log())
    assert page.locator("[data-over]").evaluate(SEEN)
    assert_fits(page)
    assert page.locator("[data-places]").count() == 0, "of two, one has won"
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert record.count("play card_") == 14
    person.press("over.replay")
    page.wait_for_url(f"**/replays/{table}**")
    page.locator("[data-zone='hand/ann'] [data-card]").first.wait_for()
    assert_fits(page)


def test_a_game_for_three_ends_with_places_and_points(visit: Visit) -> None:
    person = visit()
    person.play_now("trio", players=3)
    person.play()
    person.wait_for_state("over")
    places = person.page.locator("[data-places] li").all_inner_texts()
    assert places[0].startswith("1.")
    assert len(places) == 3 and all("point" in line for line in places)
    for seat in ("ann", "bob", "cid"):
        assert person.page.locator(f'[data-counter="points/{seat}"]').is_visible()
    assert person.page.locator('[data-seat="ann"]').evaluate(SEEN), "the end does not cover how one stands"


def test_its_pages_are_there_and_a_newcomer_finds_the_way_from_the_door(visit: Visit) -> None:
    person = visit().open("/rules/high_card")
    person.page.get_by_text("The rules of this game are not written down here.").wait_for()
    person.open("/cards/high_card")
    person.page.get_by_text("Card 14").first.wait_for()
    person.open("/new/high_card")
    person.page.get_by_text("Beginner bot").first.wait_for(state="attached")
    person.open("/")
    person.page.locator("[data-play=high_card]").click()
    person.page.wait_for_url("**/tables/*")
    assert person.wait_for_turn().choices
