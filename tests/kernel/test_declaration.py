"""What another package's game declares is examined when it is loaded; a slip is named with its file and field."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meijin.kernel import registry
from meijin.kernel.errors import DeclarationError, UnknownGame
from meijin.kernel.frames import FrameKind
from meijin.kernel.testing.clash import ClashGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card" / "high_card.py"
ID = 'id = "high_card"'
IMPORT = "from meijin.kernel.frames import FrameKind"
TRICKS = "    tricks: list[int]\n"


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        (
            TRICKS,
            "    tricks: list[int]\n    deck: list[int]\n",
            r"'deck' of slipped\.Position \(.*slipped\.py\) is declared a second time in line \d+; line \d+ has it",
        ),
        (
            TRICKS,
            "",
            r"'tricks' of slipped\.Position \(.*slipped\.py\) is missing: HighCard declares a zone or counter",
        ),
        (TRICKS, TRICKS + "    chance: int\n", r"'chance' of Position \(.*\) is declared a second time: State has it"),
        ('Counter("tricks"', 'Counter("hand"', r"'hand' of slipped\.HighCard \(.*\) is declared as more than one of"),
        (
            'Verb("play", "hand"',
            'Verb("play", "hnad"',
            r"'verbs' of .* says that 'play' picks from 'hnad', which is no",
        ),
        (
            "    state = Position\n",
            '    state = Position\n    frames = (FrameKind("play"),)\n',
            r"'frames' of slipped\.HighCard \(.*\) has a question without words, 'play': FrameKind\(\"play\", ",
        ),
        ("    state = Position\n", "", r"'state' of slipped\.HighCard \(.*\) is missing: it names the class"),
    ],
)
def test_a_slip_is_named_at_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, says: str
) -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert right in source
    source = source.replace(right, wrong, 1).replace(ID, 'id = "slipped"')
    source = source.replace(
        "from meijin.kernel.game", "from meijin.kernel.frames import FrameKind\nfrom meijin.kernel.game"
    )
    (tmp_path / "slipped.py").write_text(source, encoding="utf-8")
    folder = tmp_path / "slipped-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: slipped\nVersion: 1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text("[meijin.games]\nslipped = slipped:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "slipped", raising=False)
    _, broken = registry.installed()
    assert "slipped:GAME" in broken["slipped"]
    with pytest.raises((DeclarationError, UnknownGame), match=says):
        registry.find("slipped")


def test_a_question_that_says_what_it_asks_is_asked_so() -> None:
    class Asking(ClashGame):
        frames = (FrameKind("lay", asks="Which card do you lay?"),)

    game = Asking()
    assert game.question(game.prepare(None, {}), {"question": "lay"}, ["lay one"]) == "Which card do you lay?"
    assert game.question(game.prepare(None, {}), {"question": "lay"}, []) == ""
