"""Takes the pictures in ``docs/img``: every game at its start, in the middle and at the end, and the other pages.

``python -m docs.screenshots [GAME ... | pages]``, from the root of a checkout with everything for development. The
games are played anew against bots each time, so the pictures show other positions than before.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.person import Person, sit_down
from tests.installed import INSTALLED
from tests.server.process import ServerProcess

IMAGES: Final = Path(__file__).parent / "img"
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
PAGES: Final = "pages"  # in the place of a game: everything but the tables
TERMS: Final[dict[str, dict[str, object]]] = {"go_out": {"players": 4}, "ranking_battle": {"players": 4}}
MIDDLE: Final = {"go_out": 5, "ganymede": 8, "cat_battles": 14, "ranking_battle": 16}  # choices of the player
USUAL_MIDDLE: Final = 20
ATTEMPTS: Final = 20  # games that may be over before their middle
LARGEST: Final = 150_000  # bytes of a picture
QUALITIES: Final = (80, 70, 60, 50, 40)
STEPS_INTO_REPLAY: Final = 30
MOMENT: Final = 400  # milliseconds until everything stands still


def main(games: list[str]) -> None:
    """Take the pictures of these games, or of all."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        with ServerProcess(f"sqlite:///{folder}/meijin.db", Path(folder)) as server:
            for game in games or [*INSTALLED, PAGES]:
                if game == PAGES:
                    picture_pages(browser, server.url)
                else:
                    picture_game(browser, server.url, game)
        browser.close()


def picture_game(browser: Browser, url: str, game: str) -> None:
    """Play a game and take its pictures; one that is over too early is played again."""
    for _ in range(ATTEMPTS):
        player = sit_down(browser.new_context(base_url=url, locale="en", reduced_motion="reduce"), "en", touch=False)
        table = f"/tables/{player.play_now(game, **TERMS.get(game, {}))}"
        player.wait_for_turn()
        picture(browser, url, player, table, f"{game}-start")
        player.play(MIDDLE.get(game, USUAL_MIDDLE))
        reached = player.wait_for_turn().state != "over"
        if reached:
            picture(browser, url, player, table, f"{game}-middle")
            player.play()
            picture(browser, url, player, table, f"{game}-end")
        player.page.context.close()
        if reached:
            return
    raise SystemExit(f"{ATTEMPTS} games of {game} were over before their middle")


def picture_pages(browser: Browser, url: str) -> None:
    """Take pictures of the pages besides the tables, where a game has been played and another goes on."""
    player = sit_down(browser.new_context(base_url=url, locale="en", reduced_motion="reduce"), "en", touch=False)
    played = player.play_now("go_out", options={"wins_needed": 1})
    player.play()
    player.open("/").page.locator("[data-play=ganymede]").click()
    player.page.locator("[data-bot=regular]").click()  # which the lobby shows from then on
    player.wait_for_turn()
    addresses = {
        "lobby": "/",
        "new": "/new/cat_battles",
        "learn": "/learn/ganymede",
        "cards": "/cards/crossover",
        "build": "/build/crossover?begin=leaf-sand",
        "rules": "/rules/go_out",
        "replay": f"/replays/{played}",
        "profile": "/profile",
    }
    for name, address in addresses.items():
        picture(browser, url, player, address, f"{PAGES}-{name}")
    player.page.context.close()


def picture(browser: Browser, url: str, player: Person, address: str, name: str) -> None:
    """Take a picture on every device: the same person, where no mouse points at anything."""
    for device, scheme in ((device, scheme) for device in DEVICES for scheme in SCHEMES):
        context: BrowserContext = browser.new_context(
            base_url=url,
            locale="en",
            reduced_motion="reduce",
            color_scheme=scheme,
            storage_state=player.page.context.storage_state(),
            **DEVICES[device],
        )
        person = sit_down(context, "en", touch=False).open(address)
        if address.startswith("/tables/"):
            person.wait_for_turn()
        for _ in range(STEPS_INTO_REPLAY if address.startswith("/replays/") else 0):
            person.page.keyboard.press("ArrowRight")
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(MOMENT)
        target = IMAGES / f"{name}-{device}-{scheme}.webp"
        target.write_bytes(taken(person.page))
        print(f"{target.relative_to(IMAGES.parent)}: {target.stat().st_size} bytes", flush=True)
        context.close()


def taken(page: Page) -> bytes:
    """What the page shows, as WebP: as good as it can be without being too large."""
    session = page.context.new_cdp_session(page)
    image = b""
    for quality in QUALITIES:
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        image = base64.b64decode(shot["data"])
        if len(image) <= LARGEST:
            break
    session.detach()
    return image


if __name__ == "__main__":
    main(sys.argv[1:])
