"""What another package's game declares is examined when it is loaded; a slip is named with its file and field."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from meijin.kernel import registry
from meijin.kernel.errors import DeclarationError, UnknownGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card" / "high_card" / "__init__.py"
ID = 'id = "high_card"'
IMPORT = "from meijin.kernel.frames import FrameKind"
TRICKS = "    tricks: list[int]\n"
GAME = "GAME: Final = HighCard()"


def _with(declaration: str) -> tuple[str, str]:
    """What makes the example another game, with one more declaration."""
    return GAME, f"class Slipped(HighCard):\n    {declaration}\n\n\nGAME: Final = Slipped()"


def install(place: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Make what lies at a place a package that is installed."""
    folder = place / f"{name}-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[meijin.games]\n{name} = {name}:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(place))
    monkeypatch.delitem(sys.modules, name, raising=False)


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
        ("    state = Position\n", "", r"'state' of slipped\.HighCard \(.*\) is missing: it names the class"),
        (
            "    state = Position\n",
            "    state = Position(1, 2)\n",
            r"cannot be loaded from slipped:GAME: .*slipped\.py, line",
        ),
        ("    state = Position\n", "    state = 5\n", r"'state' of slipped\.HighCard \(.*\) must be the class of"),
        (
            *_with("verbs = (Verb('play', 'hand'))"),
            r"'verbs' of .* write \(Verb\(\.\.\.\),\) with a comma",
        ),
        (*_with("verbs = [Verb('play', 'hand')]"), r"'verbs' of .* must be a tuple like \(Verb\("),
        (*_with("verbs = 2 * (Verb('play', 'hand'),)"), r"'verbs' of .* has 'play' twice"),
        (
            *_with("counters = Counter('tricks', 'tricks', 0, 7)"),
            r"'counters' of .* is one Counter, not a tuple: write",
        ),
        (
            *_with("zones = ('hand', *HighCard.zones)"),
            r"'zones' of .* has 'hand' in it, which is no Zone: write Zone\(",
        ),
        (*_with("traits = {'best_of': 3}"), r"'traits' of .* must be like Traits\(best_of=3\), not \{'best_of'"),
        (*_with("traits = type(HighCard.traits)"), r"'traits' of .* must be like Traits\(best_of=3\), not <class"),
        (*_with("variants = {}"), r"'variants' of .* is one dict, not a tuple: write \(\{\.\.\.\},\) with a comma"),
        (*_with("seats = ('ann', 'bob', 'bob')"), r"'seats' of .* has 'bob' twice; each needs a name of its own"),
        (*_with("seats = ()"), r"'seats' of .* is empty: name who plays"),
        (*_with("seats = 'ann'"), r"'seats' of .* is one str, not a tuple: write \(\"\.\.\.\",\) with a comma"),
        (*_with("seats = ('ann', 5)"), r"'seats' of .* has 5 in it, which is no str"),
        (*_with("seats = tuple(map(str, range(9)))"), r"'seats' of .* has 9 names; at most 8 can play"),
        (*_with("options = 2 * (Option('fog', 'no', 'Fog.', ('no',)),)"), r"'options' of .* has 'fog' twice"),
        (*_with("frames = 2 * (FrameKind('play'),)"), r"'frames' of .* has 'play' twice"),
        (*_with("frames = (FrameKind(''),)"), r"'frames' of .* has one whose name is ''"),
        (
            *_with("zones = property(lambda self: self.places)"),
            r"slipped\.Slipped \(.*slipped\.py\): AttributeError: .*line \d",
        ),
    ],
)
def test_a_slip_is_named_at_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, says: str
) -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert right in source
    source = source.replace(right, wrong, 1).replace(ID, 'id = "slipped"')
    source = source.replace(
        "from meijin.kernel.game",
        "from meijin.kernel.frames import FrameKind\nfrom meijin.kernel.game import Option\nfrom meijin.kernel.game",
        1,
    )
    (tmp_path / "slipped.py").write_text(source, encoding="utf-8")
    install(tmp_path, monkeypatch, "slipped")
    _, broken = registry.installed()
    assert "slipped:GAME" in broken["slipped"]
    with pytest.raises((DeclarationError, UnknownGame), match=says):
        registry.find("slipped")


@pytest.mark.parametrize(
    ("said", "lacks"),
    [
        ("ask-play = Which card do you play?", "ask-play is said nowhere"),
        ("news-win = { $seat } wins the trick.", "news-win is said nowhere"),
        ("    .says = Play { $card }, which wins the trick against every lower card.", "choice-play has no .says"),
    ],
)
def test_a_message_without_words_is_named_at_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, lacks: str
) -> None:
    name = f"without_{lacks.partition(' ')[0].replace('-', '_')}"  # words are read once under a name
    package = tmp_path / name
    shutil.copytree(EXAMPLE.parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    code, words = package / "__init__.py", package / "words" / "en.ftl"
    code.write_text(code.read_text(encoding="utf-8").replace(ID, f'id = "{name}"'), encoding="utf-8")
    text = words.read_text(encoding="utf-8")
    assert f"{said}\n" in text
    words.write_text(text.replace(f"{said}\n", ""), encoding="utf-8")
    install(tmp_path, monkeypatch, name)
    with pytest.raises(DeclarationError, match=rf"'messages' of {name}\.HighCard .* words in .*en\.ftl: en: {lacks}"):
        registry.find(name)
