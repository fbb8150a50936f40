"""The great moments of Crossover Battles, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from meijin.cli.art import ACT, VICTORY, Art
from meijin.cli.tables.crossover_words import RULES
from meijin.cli.tables.generic import seat_text
from meijin.cli.tables.scenes import scene
from meijin.games.crossover.cards import Pool
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.words.prompts import short_name
from meijin.kernel.errors import listed
from meijin.kernel.kinds import kind_of
from meijin.kernel.setup import Setup

DRAGON: Final = (
    r"      __/\__     ",
    r"  ~~~/ o  o \~~~ ",
    r" (   \__vv__/  ) ",
    r"  \~~~~~\ \~~~/  ",
    r"   o o o o o o o ",
)
CLASH: Final = (r" \  |  /  ", r" -- * --  ", r" /  |  \  ")
CUP: Final = (r" \_____/  ", r"  \ 10/   ", r"   )_(    ")


def picture(setup: Setup, kind: str, fields: Mapping[str, object], width: int, art: Art) -> Text | None:
    """An event worth more than a line of the log; None for all others."""
    assert isinstance(setup, CrossoverSetup)
    pool = setup.terms.pool

    match kind:
        case "showdown" if fields["result"] in ("outstanding", "complete_defeat"):
            won = fields["result"] == "outstanding"
            winner, loser = ("attacking", "blocking") if won else ("blocking", "attacking")
            ours, theirs = (cast("dict[str, Any]", fields[side]) for side in (winner, loser))
            words = [
                Text.assemble(
                    ("Outstanding Victory of ", VICTORY),
                    seat_text(setup, fields["seat" if won else "blocker"]),
                    ("!", VICTORY),
                ),
                Text(art.plain(f"{_people(pool, ours['team'])} with {ours['power']}")),
                Text(art.plain(f"beats {_people(pool, theirs['team'])} with {theirs['power']}.")),
            ]
            return scene(words, CLASH, width, art, ACT)
        case "resolve" if is_wish(pool, fields):
            wish = pool.by_id[kind_of(str(fields["card"]))]
            words = [
                Text("The dragon rises from the seven balls!", VICTORY),
                Text.assemble(seat_text(setup, fields["seat"]), art.plain(f" wishes: {wish.name}.")),
                Text(art.plain(wish.text)),
            ]
            return scene(words, DRAGON, width, art, ACT)
        case "reward" if _reaches_ten(fields):
            words = [
                Text(f"The {RULES.rewards_to_win}th Battle Reward!", VICTORY),
                Text.assemble(
                    seat_text(setup, fields["seat"]), f" has {fields['rewards']}; at the end of the turn that wins."
                ),
            ]
            return scene(words, CUP, width, art, ACT)
    return None


def is_wish(pool: Pool, fields: Mapping[str, object]) -> bool:
    """Whether an event is about a Wish."""
    card = pool.by_id.get(kind_of(str(fields["card"])))
    return card is not None and card.type_ is CardType.WISH


def _reaches_ten(fields: Mapping[str, object]) -> bool:
    """Whether these rewards are the ones that win."""
    now, new = cast("int", fields["rewards"]), cast("int", fields["n"])
    return now - new < RULES.rewards_to_win <= now


def _people(pool: Pool, names: list[str]) -> str:
    return listed([short_name(pool.by_id[kind_of(name)].name) for name in names])
