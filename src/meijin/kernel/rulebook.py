"""Rules by number: the sentences of a game's ``rules.md``, and which tests prove them.

Every rule of a ``rules.md`` is a paragraph or list item that begins with its id in bold. Tests name the ids they
prove in ``@pytest.mark.rule("G4.3.2", "R5")``; the test files are read, not imported. From both comes the coverage
table ``docs/coverage/<game>.md``, written anew by::

    python -m meijin.kernel.rulebook ganymede

Any other package with a ``rules.md`` is named in full, like ``meijin.tournament``; its tests are its own and the
server's.

>>> read_rules("**G1.1** Draw a card.\\n\\n- **G1.2** Or do\\n  not.\\n\\nA remark.\\n")
{'G1.1': 'Draw a card.', 'G1.2': 'Or do not.'}
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.registry import find

FILE: Final = "rules.md"
UNWRITTEN: Final = (
    "The rules of this game are not written down here. At the table, every choice says what it does, and only what the "
    "rules allow can be chosen."
)
HEADING: Final = re.compile(r"^#+ (\d+(?:\.\d+)*)\b", re.MULTILINE)
RULE: Final = re.compile(r"(?:[-*] )?\*\*([A-Z]+\d+(?:\.\d+)*)\*\* (.*)")


@dataclass(frozen=True)
class Coverage:
    """The rules of a game and, by rule id, the tests that name it."""

    game: str
    rules: Mapping[str, str]
    tests: Mapping[str, Sequence[str]]

    @property
    def untested(self) -> list[str]:
        """The ids of the rules that no test names."""
        return [rule for rule in self.rules if rule not in self.tests]

    @property
    def unknown(self) -> dict[str, Sequence[str]]:
        """The ids that tests name but the rules do not have, with those tests."""
        return {rule: tests for rule, tests in self.tests.items() if rule not in self.rules}

    def to_markdown(self) -> str:
        """The table of rules and tests."""
        tested = len(self.rules) - len(self.untested)
        lines = [
            f"# Rules and tests: {self.game}",
            "",
            f"{tested} of {len(self.rules)} rules are named by a test. This page is generated: change the rules or",
            f"the tests, then run `python -m meijin.kernel.rulebook {self.game}`.",
            "",
            "| id | rule | tests |",
            "| --- | --- | --- |",
        ]
        for rule, sentence in self.rules.items():
            tests = "<br>".join(f"`{test}`" for test in self.tests.get(rule, ())) or "none"
            lines.append(f"| {rule} | {sentence.replace('|', chr(92) + '|')} | {tests} |")
        return "\n".join([*lines, ""])


def read_rules(text: str) -> dict[str, str]:
    """The sentences of a rulebook by their ids, in order."""
    rules: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        begins = RULE.fullmatch(line)
        if begins:
            current, sentence = begins.groups()
            if current in rules:
                raise MeijinError(f"the rules have two sentences with the id {current}")
            rules[current] = sentence.strip()
        elif not line.strip() or line.startswith("#"):
            current = ""
        elif current:
            rules[current] += " " + line.strip()
    return rules


def read_tests(folder: Path) -> dict[str, list[str]]:
    """The tests in the files of a folder, and of folders in it, by the rule ids they are marked with."""
    return _tests_in(folder, folder.rglob("test_*.py"))


def _tests_in(folder: Path, found: Iterable[Path]) -> dict[str, list[str]]:
    tests: dict[str, list[str]] = {}
    for file in sorted(found):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(_marked(node, file)):
                    tests.setdefault(rule, []).append(f"{file.relative_to(folder).as_posix()}::{node.name}")
    return tests


def _marked(test: ast.FunctionDef | ast.AsyncFunctionDef, file: Path) -> list[str]:
    """The rule ids in a test's decorators, also those of single parameter sets."""
    ids: list[str] = []
    for decorator in test.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                for given in call.args:
                    if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
                        raise MeijinError(f'{file.name}, line {given.lineno}: a rule id is written out, like "G4.3.2"')
                    ids.append(given.value)
    return ids


def rules_of(game: Game) -> str:
    """The rulebook of a game, as Markdown; where nobody has written one, a word about the game in its place."""
    rulebook = game.beside(FILE)
    if rulebook is None:
        return f"# {game.name}\n\n{game.about}\n\n{UNWRITTEN}\n"
    return rulebook.read_text(encoding="utf-8")


def places_in(rules: str) -> set[str]:
    """What a game's sections may lead to: the numbers of headings, and the ids of rules.

    >>> sorted(places_in("## 2 Turns\\n\\n### 2.1 Drawing\\n\\n**G1.1** Draw a card.\\n"))
    ['2', '2.1', 'G1.1']
    """
    return {*HEADING.findall(rules), *read_rules(rules)}


def _rules_in(package: str) -> str:
    try:
        rulebook = files(package).joinpath(FILE)
    except ModuleNotFoundError:
        raise MeijinError(f"there is no package {package}") from None
    if not rulebook.is_file():
        raise MeijinError(f"{package} has no {FILE} beside its code")
    return rulebook.read_text(encoding="utf-8")


def read_coverage(name: str, root: Path) -> Coverage:
    """The coverage of an installed game, or of a package, by the tests below ``root``, the folder of the project."""
    tests = root / "tests"
    if "." not in name:
        return Coverage(name, read_rules(rules_of(find(name))), read_tests(tests / "games" / name))
    ours = (name.rpartition(".")[2], "server")
    found = [file for folder in ours for file in (tests / folder).rglob("test_*.py")]
    return Coverage(name, read_rules(_rules_in(name)), _tests_in(tests, found))


def coverage_file(game: str, root: Path) -> Path:
    """Where the coverage table of a game or a package is kept."""
    return root / "docs" / "coverage" / f"{game.rpartition('.')[2]}.md"


def main(arguments: Sequence[str], root: Path) -> int:
    """Write coverage tables of games or packages; 1 if a rule lacks a test or a mark a rule, 2 if it cannot."""
    failed = 0
    for game in arguments:
        try:
            coverage = read_coverage(game, root)
        except MeijinError as error:
            print(error, file=sys.stderr)
            return 2
        target = coverage_file(game, root)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(coverage.to_markdown(), encoding="utf-8")
        print(f"{target.relative_to(root)}: {len(coverage.rules)} rules")
        for rule in coverage.untested:
            print(f"{rule} has no test", file=sys.stderr)
        for rule, tests in coverage.unknown.items():
            print(f"{rule} is no rule, but {', '.join(tests)} name it", file=sys.stderr)
        failed |= bool(coverage.untested or coverage.unknown)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path.cwd()))
