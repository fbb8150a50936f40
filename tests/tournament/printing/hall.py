"""Events to print, and printed sheets as text."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterable
from typing import Any

from pypdf import PdfReader

from meijin.tournament import commands as c
from meijin.tournament.model import MatchResult
from meijin.tournament.printing import printed
from meijin.tournament.settings import Format, Mode
from tests.tournament.desk import Desk

LONG = "Maximiliana Josephine von Hohenstaufen W"
WIDE = "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処藪ら"
NAMES = (
    "Łukasz Żółkiewski",
    "Ђорђе Петровић",
    "Νίκος Παπαδόπουλος",
    "山田 太郎",
    "김민준",
    "陈伟强",
    LONG,
    WIDE,
    "O'Neil & <Sons>",
    "Nguyễn Thị Ánh",
    "anna",
    "Ben",
    "Émile Zola",
)


def hall(
    names: Iterable[str] = NAMES, *, called: str = "Saturday Cup", venue: str = "Card Shop Fukurō", **terms: Any
) -> Desk:
    """An event whose players have these names; they are P01, P02 and so on."""
    desk = Desk((), started=False, mode=Mode.FREE, **terms)
    event = desk.event
    desk.do(
        c.SetTerms(
            name=called,
            level=event.level,
            format=event.format,
            cut=event.cut,
            rounds=event.rounds_wished,
            settings=event.settings,
            venue=venue,
            date="2026-11-21",
        )
    )
    for number, name in enumerate(names, 1):
        desk.do(c.Enter(player=f"P{number:02}", name=name))
        desk.do(c.CheckIn(player=f"P{number:02}"))
    return desk


def pods() -> Desk:
    """Thirteen players at three tables."""
    return hall(game="ranking_battle", form=Format.PODS)


def close_pods(desk: Desk) -> None:
    """Every pod ends in the order of its seats."""
    for match in desk.event.round.matches:
        ranking = tuple((player,) for player in match.seats)
        desk.do(c.EnterResult(match=match.id, result=MatchResult(kind="played", ranking=ranking)))
    desk.do(c.CloseRound())


def pdf(desk: Desk, what: str, **more: Any) -> PdfReader:
    """A sheet as a PDF document."""
    return PdfReader(io.BytesIO(printed(desk.tournament, what, "pdf", **more)))


def pages(desk: Desk, what: str, **more: Any) -> list[str]:
    """The text on the pages of a PDF."""
    return [page.extract_text() for page in pdf(desk, what, **more).pages]


def page(desk: Desk, what: str, **more: Any) -> str:
    """A sheet as HTML."""
    return printed(desk.tournament, what, "html", **more).decode()


def words(markup: str) -> str:
    """What is to be read on an HTML page."""
    body = markup.partition("<body")[2].partition(">")[2]
    return html.unescape(re.sub(r"<[^>]+>", "\n", body))


def squeezed(text: str) -> str:
    """A text without spaces and line breaks, for names that were broken into lines."""
    return "".join(text.split())


def both(desk: Desk, what: str, **more: Any) -> tuple[str, str]:
    """A sheet as text of both forms, without spaces."""
    return squeezed(words(page(desk, what, **more))), squeezed("".join(pages(desk, what, **more)))
