"""Cards as pictures: `meijin cards GAME --svg DIR`."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meijin.kernel import registry
from meijin.kernel.kinds import all_kinds

Meijin = Callable[..., subprocess.CompletedProcess[str]]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", ["cat_battles", "crossover", "ganymede", "go_out", "ranking_battle"])
def test_every_card_is_written_as_a_picture_that_stands_alone(meijin: Meijin, tmp_path: Path, name: str) -> None:
    kinds = all_kinds(registry.find(name))
    answer = meijin("cards", name, "--svg", "pictures/of/cards")
    assert (answer.returncode, answer.stdout) == (0, f"{len(kinds)} pictures in pictures/of/cards\n")
    written = {each.stem: each.read_text(encoding="utf-8") for each in (tmp_path / "pictures/of/cards").iterdir()}
    assert written.keys() == kinds.keys()
    for text in written.values():
        picture = ElementTree.fromstring(text)
        assert (picture.tag, picture.get("width"), picture.get("height")) == (f"{SVG}svg", "300", "420")
        assert picture.findtext(f"{SVG}title")
        for needed_from_elsewhere in ("var(", "class=", "<style", "href=", "<script", "light-dark("):
            assert needed_from_elsewhere not in text
    assert len(set(written.values())) == len(kinds), "no two cards look the same"


def test_one_card_is_written_with_japanese_words(meijin: Meijin, tmp_path: Path) -> None:
    answer = meijin("cards", "ganymede", "black_4", "--svg", ".", "--lang", "ja")
    assert (answer.returncode, answer.stdout) == (0, ".に絵を1枚書き込みました\n")
    assert "偵察" in (tmp_path / "black_4.svg").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_to_is_said(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    answer = meijin("cards", "ganymede", "--svg", "file/faces")
    assert answer.returncode == 2
    assert "the pictures cannot be written to file/faces: Not a directory" in answer.stderr
    assert "Traceback" not in answer.stderr
