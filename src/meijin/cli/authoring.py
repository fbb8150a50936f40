"""Checking a file of cards: all problems with what would be right, and what the good cards say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.text import Text

from meijin.cli import FAILED, SUCCESS
from meijin.cli.art import QUIET
from meijin.cli.screen import make_console
from meijin.kernel.errors import MeijinError
from meijin.kernel.files import read_text

if TYPE_CHECKING:
    from meijin.games.crossover.authoring.lines import CardLines
    from meijin.games.crossover.reading.problems import Problem


def check(file: str | None, as_json: bool) -> int:
    """Check a file of cards for Crossover Battles."""
    if file is None:
        raise MeijinError("name the file to check: meijin cards check FILE")
    # Only this command needs them, and they take a while to load.
    from meijin.games.crossover.authoring.lines import CardLines
    from meijin.games.crossover.authoring.verdict import check_file

    text = read_text(file, "file of cards")
    report = check_file(text, file)
    lines = CardLines(text)
    if as_json:
        entries = {
            "cards": [{"card": card.id, "name": card.name, "text": card.text} for card in report.cards],
            "problems": [_entry(each, lines) for each in report.problems],
            "warnings": [_entry(each, lines) for each in report.warnings],
        }
        print(json.dumps(entries, indent=2))
        return FAILED if report.problems else SUCCESS
    console = make_console()
    for card in report.cards:
        console.print(Text.assemble((f"{card.id} {card.name}  ", "bold"), (card.type_.word, QUIET), f"\n  {card.text}"))
    for word, style, found in (("warning", "yellow", report.warnings), ("problem", "red", report.problems)):
        for each in found:
            line = lines.of(each)
            where = file if line is None else f"{file}:{line}"
            console.print(Text.assemble((f"{word}: ", style), f"{where}: {each}"), soft_wrap=True)
    good, bad = len(report.cards), len(report.problems)
    console.print(
        Text(f"{good} good {'card' if good == 1 else 'cards'}, {bad} {'problem' if bad == 1 else 'problems'}", QUIET)
    )
    return FAILED if report.problems else SUCCESS


def _entry(problem: Problem, lines: CardLines) -> dict[str, object]:
    """A problem for scripts."""
    return {"entry": problem.entry, "field": problem.field, "line": lines.of(problem), "problem": problem.text}
