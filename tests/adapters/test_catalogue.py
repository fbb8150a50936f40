"""The tables of layouts in the documentation are those of the games."""

from __future__ import annotations

from pathlib import Path

from meijin.adapters.catalogue import MARK, catalogue, main

PAGE = Path(__file__).parents[2] / "docs" / "pettingzoo.md"


def test_the_page_has_the_layouts_as_they_are(tmp_path: Path) -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written.partition(MARK)[2].strip() == catalogue(), f"python -m meijin.adapters.catalogue docs/{PAGE.name}"
    copy = tmp_path / "page.md"
    copy.write_text(written.partition(MARK)[0] + MARK + " old", encoding="utf-8")
    main(str(copy))
    assert copy.read_text(encoding="utf-8") == written
