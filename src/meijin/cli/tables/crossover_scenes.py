"""The great moments of Crossover Battles, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.text import Text

from meijin.cli import language
from meijin.cli.art import ACT, VICTORY, Art, seat_style
from meijin.cli.tables.crossover_words import RULES
from meijin.cli.tables.scenes import scene
from meijin.games.crossover import printed
from meijin.games.crossover.cards import Pool
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.setup import CrossoverSetup
from meijin.kernel.kinds import kind_of
from meijin.kernel.setup import Setup
from meijin.words import BASE, Speech

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
    pool, speech = setup.terms.pool, language.speech(setup.game)

    def told(name: str, style: str, **values: object) -> Text:
        """Words of the scene, with the player's name in its colour."""
        text = Text(art.plain(speech.phrase(f"table-scene-{name}", **values)), style)
        for owner in setup.owners:
            text.highlight_words([speech.seat(owner)], f"bold {seat_style(setup.owners, owner)}")
        return text

    who = speech.seat(str(fields.get("seat", "")))
    match kind:
        case "showdown" if fields["result"] in ("outstanding", "complete_defeat"):
            won = fields["result"] == "outstanding"
            winner, loser = ("attacking", "blocking") if won else ("blocking", "attacking")
            ours, theirs = (cast("dict[str, Any]", fields[side]) for side in (winner, loser))
            words = [
                told("outstanding", VICTORY, who=speech.seat(str(fields["seat" if won else "blocker"]))),
                told("winning", "", team=_people(speech, pool, ours["team"]), power=ours["power"]),
                told("beaten", "", team=_people(speech, pool, theirs["team"]), power=theirs["power"]),
            ]
            return scene(words, CLASH, width, art, ACT)
        case "resolve" if is_wish(pool, fields):
            wish = str(fields["card"])
            text = Text(art.plain(speech.card_text(wish)))
            words = [told("dragon", VICTORY), told("wish", "", who=who, wish=speech.card(wish)), text]
            return scene(words, DRAGON, width, art, ACT)
        case "reward" if _reaches_ten(fields):
            words = [
                told("tenth", VICTORY, goal=RULES.rewards_to_win),
                told("has", "", who=who, rewards=fields["rewards"]),
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


def _people(speech: Speech, pool: Pool, names: list[str]) -> str:
    called = [printed.called(pool, name) if speech.language == BASE else speech.card(name) for name in names]
    return speech.listed(called)
