"""Checking a file of cards: all problems with what would be right, and what the good cards say."""

from __future__ import annotations

import json
import re
from importlib import import_module
from typing import Final

from rich.text import Text

from meijin.cli import FAILED, SUCCESS, language
from meijin.cli.art import QUIET
from meijin.cli.screen import make_console
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.files import read_text
from meijin.kernel.game import Game
from meijin.kernel.owncards import CardProblem, CardReport, CardsOption

A_LIST: Final = re.compile(r"^\s*\[\[\s*(\w+)", re.MULTILINE)  # like [[cards]]


def check(file: str | None, named: str | None, as_json: bool) -> int:
    """Check a file of cards for the game that is named, or for the only one that takes some."""
    if file is None:
        raise MeijinError(language.say("terminal-check_which"))
    report = _report(read_text(file, "file of cards"), file, named)
    if as_json:
        entries = {
            "cards": [{"card": card.id, "name": card.name, "text": card.text} for card in report.cards],
            "problems": [_entry(each) for each in report.problems],
            "warnings": [_entry(each) for each in report.warnings],
        }
        print(json.dumps(entries, indent=2))
        return FAILED if report.problems else SUCCESS
    console = make_console()
    for card in report.cards:
        console.print(Text.assemble((f"{card.id} {card.name}  ", "bold"), (card.kind, QUIET), f"\n  {card.text}"))
    warning, problem = language.say("terminal-warning"), language.say("terminal-problem")
    for word, style, found in ((warning, "yellow", report.warnings), (problem, "red", report.problems)):
        for each in found:
            where = file if each.line is None else f"{file}:{each.line}"
            console.print(Text.assemble((f"{word}: ", style), f"{where}: {each.whole}"), soft_wrap=True)
    console.print(Text(language.say("terminal-checked", good=len(report.cards), bad=len(report.problems)), QUIET))
    return FAILED if report.problems else SUCCESS


def _report(text: str, file: str, named: str | None) -> CardReport:
    games = registry.installed()[0] if named is None else [registry.find(named)]
    takers = [game for game in games if game.authoring]
    if not takers:
        raise MeijinError(language.say("terminal-takes_no_cards", game=named or "none"))
    if len(takers) > 1:
        named_lists = set(A_LIST.findall(text))
        takers = [game for game in takers if named_lists & _lists(game)] or takers
    if len(takers) > 1:
        raise MeijinError(language.say("terminal-cards_for_which", games=", ".join(game.id for game in takers)))
    report: CardReport = import_module(takers[0].authoring).report_of(text, file)
    return report


def _lists(game: Game) -> set[str]:
    """The lists that a file of cards for a game may have."""
    return {group for option in game.options if isinstance(option, CardsOption) for group in option.groups}


def _entry(problem: CardProblem) -> dict[str, object]:
    return {"entry": problem.entry, "field": problem.field, "line": problem.line, "problem": problem.text}
