"""Forms, papers, pages and letters of printed sheets."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.model import Prize
from meijin.tournament.printing import SHEETS, printed, style
from meijin.tournament.printing.letters import fitted, runs, width_of, wrapped
from tests.tournament.desk import Desk
from tests.tournament.printing.hall import LONG, NAMES, WIDE, hall, page, pages, pdf, pods, squeezed


@pytest.fixture(scope="module")
def crowd() -> Desk:
    """A hundred players in their first round."""
    desk = hall([*NAMES, *(f"Player {number}" for number in range(14, 101))])
    desk.do(c.CloseRegistration())
    desk.start()
    return desk


def test_what_there_is_not_is_refused_with_what_there_is(crowd: Desk) -> None:
    with pytest.raises(EventError, match="no sheet menus; the sheets are pairings-by-table, pairings-by-name, slips"):
        page(crowd, "menus")
    with pytest.raises(EventError, match="no paper a5; the papers are a4 and letter"):
        page(crowd, "slips", paper="a5")
    with pytest.raises(EventError, match="no form docx; the forms are html and pdf"):
        printed(crowd.tournament, "slips", "docx")
    with pytest.raises(EventError, match="no language fr; the languages are en and ja"):
        page(crowd, "slips", language="fr")


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_pages_have_the_size_of_the_paper(crowd: Desk, paper: str, size: tuple[int, int]) -> None:
    box = pdf(crowd, "pairings-by-name", paper=paper).pages[0].mediabox
    assert (round(box.width), round(box.height)) == size
    assert f'<body class="{paper}">' in page(crowd, "pairings-by-name", paper=paper)
    wide = pdf(hall((), cut=8), "bracket", paper=paper).pages[0].mediabox
    assert (round(wide.height), round(wide.width)) == size
    assert f'<body class="{paper} landscape">' in page(hall((), cut=8), "bracket", paper=paper)


def test_every_page_has_the_event_its_number_and_the_headings(crowd: Desk) -> None:
    found = pages(crowd, "pairings-by-name")
    assert len(found) > 2
    for number, text in enumerate(found, 1):
        assert "Saturday Cup" in text
        assert f"Page {number} / {len(found)}" in text
        assert "Player Table Opponent" in text


def test_nobody_is_lost_between_pages(crowd: Desk) -> None:
    text = squeezed("".join(pages(crowd, "pairings-by-name")))
    assert all(squeezed(each.name) in text for each in crowd.event.entrants.values())


def test_a_sheet_is_the_same_file_every_time(crowd: Desk) -> None:
    assert printed(crowd.tournament, "slips", "pdf") == printed(crowd.tournament, "slips", "pdf")


def test_pages_have_no_scripts_and_the_style_is_inside_or_at_an_address(crowd: Desk) -> None:
    for what in ("pairings-by-table", "slips", "score-cards", "checklist"):
        linked = page(crowd, what, stylesheet="/print.css", icon="/mark.svg")
        assert '<link rel="stylesheet" href="/print.css">' in linked
        assert '<link rel="icon" href="/mark.svg">' in linked
        assert not re.search(r"<style|<script|style=|\son\w+=", linked)
        assert style() in page(crowd, what)


def test_names_are_text_and_never_markup() -> None:
    desk = hall(["<script>alert(1)</script>", "a & b", 'c" onload="x', "d"])
    desk.do(c.CloseRegistration())
    desk.start()
    markup = page(desk, "pairings-by-name")
    assert "<script>" not in markup
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in markup


def test_the_style_sheet_knows_every_height_and_size_that_sheets_have() -> None:
    css = style().replace("\\", "")
    duels = hall(NAMES[:4], settings={"personal_data": True})
    duels.do(c.SetPrizes(prizes=(Prize(1, 1, "Trophy"),)))
    tables = pods()
    for desk in (duels, tables):
        desk.do(c.CloseRegistration())
        desk.start()
    markup = "".join(page(duels, what, stylesheet="s") for what in SHEETS if what != "bracket")
    markup += "".join(page(tables, what, stylesheet="s") for what in ("slips", "score-cards"))
    markup += page(hall(NAMES[:4], game="cat_battles"), "deck-lists", stylesheet="s")
    used = set(re.findall(r"(?:row|size|share)-[\d.]+", markup))
    assert used
    assert {name for name in used if f".{name} " not in css} == set()


def test_every_script_has_its_font() -> None:
    assert {run.font for name in NAMES[:3] for run in runs(name)} == {"SourceSansPro-Regular"}
    assert [runs(name)[0].font for name in ("山田", "김민준", "陈伟强")] == [
        "KurintoSansJP-Rg",
        "KurintoSansKR-Rg",
        "KurintoSansSC-Rg",
    ]


def test_a_letter_without_a_font_leaves_a_mark_and_the_others_alone() -> None:
    assert "".join(run.text for run in runs("Ana 🐱 Ng")) == "Ana 〓 Ng"


def test_a_decomposed_name_is_put_together() -> None:
    assert "".join(run.text for run in runs("E\u0301mile")) == "Émile"


@pytest.mark.parametrize("name", [LONG, WIDE, "W" * 40, "한" * 40])
@pytest.mark.parametrize("width", [60.0, 120.0, 250.0])
def test_names_of_forty_letters_fit_without_losing_one(name: str, width: float) -> None:
    size, lines = fitted(name, 11, width)
    assert squeezed("".join(lines)) == squeezed(name)
    assert all(width_of(line, size) <= width + 0.01 for line in lines)
    assert size >= 6


def test_lines_break_between_words_where_there_are_any() -> None:
    assert wrapped("one two three", 10, width_of("one two ", 10)) == ["one two", "three"]
    assert wrapped("山田太郎", 10, 20) == ["山田", "太郎"]


def test_long_names_of_event_and_venue_stay_on_the_page() -> None:
    desk = hall(NAMES[:4], called="名" * 80, venue="Hall " * 30)
    for what in ("checklist", "score-cards"):
        assert squeezed(pages(desk, what)[0]).count("名" * 80) >= 1


@pytest.mark.parametrize("what", ["pairings-by-table", "pairings-by-name", "slips", "standings", "score-cards"])
def test_names_in_letters_that_cannot_be_printed_have_their_ids_beside_them(what: str) -> None:
    desk = hall(["שרה כהן", "دانا علي", "สมชาย", "Ann", "🦊🐱", "Ann"])
    desk.do(c.CloseRegistration())
    desk.start()
    text = squeezed("".join(pages(desk, what)))
    assert all(f"〓({player})" in text for player in ("P01", "P02", "P03", "P05"))
    assert "Ann(P04)" in text and "Ann(P04)(" not in text
    assert "(P01)" not in page(desk, what)  # a browser has the letters


def test_every_letter_of_a_slip_is_embedded_and_the_file_stays_small() -> None:
    desk = hall(["山田太郎", "髙橋﨑子", "김민준", "陈伟强"])
    desk.do(c.CloseRegistration())
    desk.start()
    assert len(printed(desk.tournament, "slips", "pdf", language="ja")) < 150_000
    leaves: list[Any] = list(pdf(desk, "slips", language="ja").pages)
    fonts = [font.get_object() for leaf in leaves for font in leaf["/Resources"]["/Font"].values()]
    described = {
        str(font["/BaseFont"]).rpartition("+")[2]: font["/FontDescriptor"]
        for font in fonts
        if "/FontDescriptor" in font
    }
    assert {name[:13] for name in described} == {"SourceSansPro", "KurintoSansJP", "KurintoSansKR", "KurintoSansSC"}
    assert all("/FontFile2" in each for each in described.values())
    assert squeezed("山田太郎") in squeezed("".join(pages(desk, "slips", language="ja")))
