"""The browser's words for a game name only what the game has: none is left behind when a thing is renamed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from meijin.kernel import registry
from meijin.kernel.errors import SetupError
from meijin.kernel.game import Game, Option
from meijin.kernel.kinds import all_kinds

MESSAGES: Final = Path(__file__).parents[2] / "web" / "src" / "messages" / "games"
FILES: Final = sorted(MESSAGES.glob("*/*.json"))
# What may follow the name of a thing in a key.
DETAILS: Final = {"zone": ".help", "counter": ".help", "card": ".text", "seat": ""}


def things_of(game: Game) -> dict[str, set[str]]:
    """What the keys of a game's messages may name, by the first word of the key."""
    setups = [game.prepare(players, variant) for variant in game.variants for players in game.player_counts(variant)]
    return {
        "zone": {zone.name for zone in game.zones},
        "counter": {counter.name for counter in game.counters} | {marker.name for marker in game.markers},
        "seat": {owner for setup in setups for owner in setup.owners},
        "card": set(all_kinds(game)),
    }


def accepts(option: Option, value: str) -> bool:
    """Whether an option can have this value, as the page writes it."""
    try:
        option.read(value)
    except SetupError:
        return value == "none" and option.default is None
    return True


def strangers(game: Game, words: dict[str, str]) -> list[str]:
    """The keys that name nothing of the game."""
    things, options = things_of(game), {option.name: option for option in game.options}
    found = []
    for key in words:
        sort, _, name = key.partition(".")
        option, _, value = name.partition(".")
        if (sort in things and name.removesuffix(DETAILS[sort]) not in things[sort]) or (
            sort == "option"
            and (option not in options or (value not in ("", "help") and not accepts(options[option], value)))
        ):
            found.append(key)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_key_names_something_of_the_game(path: Path) -> None:
    words = json.loads(path.read_text(encoding="utf-8"))
    assert strangers(registry.find(path.parent.name), words) == []


def test_a_key_for_something_the_game_does_not_have_is_noticed() -> None:
    words = {
        "zone.sw": "South-West",
        "zone.attic": "Attic",
        "counter.held": "Fish",
        "counter.mice.help": "Mice caught",
        "seat.west": "West",
        "card.maro.text": "A cat.",
        "card.felix": "Felix",
        "option.mode.full": "own teams",
        "option.mode.huge": "huge teams",
        "option.weather": "Weather",
        "choice.pass": "Pass",
    }
    noticed = ["zone.attic", "counter.mice.help", "seat.west", "card.felix", "option.mode.huge", "option.weather"]
    assert strangers(registry.find("cat_battles"), words) == noticed
