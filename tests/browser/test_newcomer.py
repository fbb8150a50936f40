"""A game of somebody else, installed as a package, on the table that any game has, at a desk and on a phone.

High Card is installed as its guide says. Beside it a game for three, whose results are points, and one for four.
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
# The same for as many as sit at a phone, who take in what they win, so that everybody has rows of cards before them.
FOUR = """
from meijin.kernel.cardstate import CardState
from meijin.kernel.frames import FrameKind
from meijin.kernel.game import Game
from meijin.kernel.wording import Verb
from meijin.kernel.zones import Audience, Counter, Zone


class Position(CardState):
    deck: list[int]
    prize: list[int]
    hand: list[list[int]]
    shown: list[list[int]]
    laid: list[list[int]]
    taken: list[list[int]]
    points: list[int]
    round: int

    def legal(self, seat):
        return sorted(self.hand[seat]) if seat in self.deciders else []

    def step(self, seat, action):
        self.answered(seat)
        self.move(action, "hand", seat, "laid", seat, seen=1 << seat)
        if self.deciders:
            return
        for each in range(4):
            for old in list(self.shown[each]):
                self.move(old, "shown", each, "taken", each)
            self.move(self.laid[each][0], "laid", each, "shown", each)
            self.points[each] += 1
        if self.hand[0]:
            self.begin_round()

    def begin_round(self):
        self.round += 1
        self.move(self.deck[-1], "deck", -1, "prize", -1)
        self.ask((0, 0b1111))

    @property
    def ending(self):
        return None if self.deciders else 1

    def returns(self):
        self.need_end()
        return tuple(float(points) for points in self.points)


class Four(Game):
    id = "four"
    name = "Four"
    about = "Everybody shows a card."
    minutes = 7
    state = Position
    seats = ("nami", "kai", "umi", "rin")
    cards = tuple(f"card_{number}" for number in range(1, 41))
    zones = (
        Zone("prize", "what is played for", owned=False),
        Zone("shown", "the card shown"),
        Zone("laid", "the card laid", known=Audience.OWNER),
        Zone("hand", "the cards in hand", ordered=False, known=Audience.OWNER),
        Zone("taken", "the cards taken", ordered=False),
        Zone("deck", "the deck", owned=False, pile=True, known=Audience.NOBODY),
    )
    counters = (Counter("points", "points", 0, 40, owned=True), Counter("round", "the round", 0, 9))
    frames = (FrameKind("show"),)
    verbs = (Verb("show", "hand"),)

    def deal(self, setup, chance):
        state = self.state(setup, chance)
        state.deck = list(range(len(self.cards)))
        state.mix(state.deck, 0)
        for seat in range(4):
            state.hand[seat] += [state.deck.pop() for _ in range(6)]
        state.begin_round()
        return state

    def longest(self, setup):
        return 24


GAME = Four()
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
    project = (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")
    for name, code in {"trio": TRIO, "four": FOUR}.items():
        (folder / name).mkdir()
        (folder / name / f"{name}.py").write_text(code, encoding="utf-8")
        (folder / name / "pyproject.toml").write_text(project.replace("high_card", name), encoding="utf-8")
        fresh.install(python, folder / name)
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
    assert "Which card do you play?" in page.locator("[data-bar]").inner_text()
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
    person.press("over-replay")
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


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_four_have_the_whole_table_in_sight_while_they_choose(visit: Visit, settings: dict[str, object]) -> None:
    person = visit(**settings)
    person.play_now("four", players=4)
    person.play(5)
    person.wait_for_turn()
    page = person.page
    page.evaluate("scrollTo(0, 0)")
    below = page.locator(".bottom").bounding_box()
    assert below is not None and below["y"] + below["height"] <= page.evaluate("innerHeight")
    assert page.locator("[data-bar] [data-choice]").count() == 0, "cards in hand are chosen there alone"
    for what in ("[data-held] [data-lit]", "[data-bar] .question", '[data-counter="points/nami"]'):
        assert page.locator(what).first.evaluate(SEEN), what
    others = [f'[data-counter="points/{seat}"]' for seat in ("kai", "umi", "rin")]
    for what in (*others, ".middle", '[data-counter="round"]', ".near", '[data-zone="taken/nami"]'):
        box = page.locator(what).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= below["y"], f"{what}: {box}, {below}"
    assert_fits(page)
    if not settings:
        # The pointer comes from elsewhere, once the page has noticed that it was scrolled, which ends a closer look.
        page.mouse.move(0, 0)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.locator("[data-held] [data-card]").first.hover()
        shown = page.locator(".detail")
        shown.wait_for()
        box = shown.bounding_box()
        assert box is not None and box["x"] >= below["x"] + below["width"], "a closer look covers no hand"
        page.evaluate("dispatchEvent(new Event('scroll'))")
        shown.wait_for(state="detached")
    watcher = visit(**settings).open(page.url.removeprefix(page.evaluate("location.origin")))
    watcher.page.locator('[data-counter="points/rin"]').wait_for()
    sizes = {
        round(card.bounding_box()["width"])  # type: ignore[index]
        for card in watcher.page.locator('[data-zone^="shown/"] [data-card]').all()
    }
    assert len(sizes) == 1, "whoever watches sees all alike"


def test_its_pages_are_there_and_a_newcomer_finds_the_way_from_the_door(visit: Visit) -> None:
    person = visit().open("/rules/high_card")
    person.page.get_by_text("The rules of this game are not written down here.").wait_for()
    info = person.ask("GET", "/api/games/high_card")
    minute = person.page.locator("[data-minute=high_card]")
    minute.get_by_text(info["about"]).wait_for()
    assert minute.locator("dt").count() == len(info["zones"]) + len(info["counters"]), "what it declares tells it"
    person.open("/cards/high_card")
    person.page.get_by_text("Card 14").first.wait_for()
    person.open("/new/high_card")
    person.page.get_by_text("Novice Piyo").first.wait_for(state="attached")
    person.open("/")
    person.page.locator("[data-play=high_card]").click()
    person.page.locator("[data-bot=novice]").click()
    person.page.wait_for_url("**/tables/*")
    assert person.wait_for_turn().lit, "a card in hand is to be chosen"
