"""Checking a file of cards: all problems with what would be right, and what the good cards say."""

from __future__ import annotations

import json

from rich.text import Text

from meijin.cli import FAILED, SUCCESS
from meijin.cli.art import QUIET
from meijin.cli.screen import make_console
from meijin.kernel.errors import MeijinError
from meijin.kernel.files import read_text


def check(file: str | None, as_json: bool) -> int:
    """Check a file of cards for Crossover Battles."""
    if file is None:
        raise MeijinError("name the file to check: meijin cards check FILE")
    # Only this command needs them, and they take a while to load.
    from meijin.games.crossover.cards import check_file

    report = check_file(read_text(file, "file of cards"), file)
    if as_json:
        entries = {
            "cards": [{"card": card.id, "name": card.name, "text": card.text} for card in report.cards],
            "problems": [{"entry": each.entry, "field": each.field, "problem": each.text} for each in report.problems],
            "warnings": [{"entry": each.entry, "field": each.field, "problem": each.text} for each in report.warnings],
        }
        print(json.dumps(entries, indent=2))
        return FAILED if report.problems else SUCCESS
    console = make_console()
    for card in report.cards:
        console.print(Text.assemble((f"{card.id} {card.name}  ", "bold"), (card.type_.word, QUIET), f"\n  {card.text}"))
    for warning in report.warnings:
        console.print(Text.assemble(("warning: ", "yellow"), str(warning)), soft_wrap=True)
    for problem in report.problems:
        console.print(Text.assemble(("problem: ", "red"), str(problem)), soft_wrap=True)
    good, bad = len(report.cards), len(report.problems)
    console.print(
        Text(f"{good} good {'card' if good == 1 else 'cards'}, {bad} {'problem' if bad == 1 else 'problems'}", QUIET)
    )
    return FAILED if report.problems else SUCCESS
