"""What the table of Ranking Battle shows in a position, for the tests of it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from meijin.cli.art import Art
from meijin.cli.desk import Desk
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.state import State
from tests.games.ranking_battle.table import seat, table


def board(state: State, who: int | None, width: int = 80, size: Size = Size.BOXES) -> list[str]:
    drawn = table_for("ranking_battle", Art(Console(width=width))).board(seen_by(state, who), width, size)
    return drawn.plain.splitlines()


def rung(state: State, who: int | None, owner: str, width: int = 80) -> str:
    """What stands on an owner's rung of the ladder, with single spaces."""
    lines = [line for line in board(state, who, width) if line[3:].startswith(owner)]
    return " ".join(lines[0].split())


def row(state: State, who: int | None, title: str, size: Size = Size.BOXES) -> str:
    """A row of the board with the lines that belong to it."""
    lines = board(state, who, 80, size)
    first = next(place for place, line in enumerate(lines) if line.startswith(f"  {title} "))
    end = next((n for n in range(first + 1, len(lines)) if not lines[n].startswith("    ")), len(lines))
    return " ".join(" ".join(lines[first:end]).split())


def words(state: State, choice: str) -> str:
    """What is said of a choice of whoever decides."""
    (who,) = state.deciders
    assert choice in state.choices()
    return table_for("ranking_battle", Art(Console())).words(seen_by(state, who), choice, "as ever")


def question(state: State) -> str:
    (who,) = state.deciders
    return table_for("ranking_battle", Art(Console())).question(seen_by(state, who))


def _go_on(why: str) -> bool:
    return bool(why)


def desk(state: State, columns: int, height: int = 24) -> tuple[Desk, StringIO]:
    """A desk before a terminal, and what is on it."""
    paper = StringIO()
    screen = Screen(Console(file=paper, width=columns, height=height, highlight=False), script=[""] * 9)
    screen.interactive = True
    screen.pause = _go_on  # type: ignore[method-assign]
    return Desk(screen, state.setup), paper


def decision(state: State, columns: int = 80, notice: str = "", fresh: int = 2, height: int = 24) -> list[str]:
    """The lines of a decision, where the last events are news."""
    (who,) = state.deciders
    game = state.setup.game
    choices = [(state.text(action), game.explain(state.setup, action)) for action in state.legal(who)]
    feed = [] if state.record is None else state.record.feed(who)
    sitting, paper = desk(state, columns, height)
    sitting.decision(seen_by(state, who), choices, feed, min(fresh, len(feed)), notice)
    if notice:
        sitting.notice(notice)
    return paper.getvalue().split("\n")


def page(state: State, who: int, columns: int = 80) -> str:
    """What is shown before a seat decides, on a page of its own."""
    assert state.record is not None
    sitting, paper = desk(state, columns)
    choices = [(text, "") for text in state.choices(who)]
    return paper.getvalue() if sitting.tell_first(state.record.feed(who), seen_by(state, who), choices) else ""


def challenged() -> RankingBattle:
    """Red's Sasami has challenged Blue's Yuiko, who could defend with either Riki."""
    state = table(
        "challenge",
        red=seat("sasami", hand="cat_single*2", up=2, rank=3),
        blue=seat("yuiko", hand="riki riki_star mio", deck="komari", up=1, down=1, rank=2),
        green=seat(rank=1),
        weapons="bluebeard drone_beetle",
        counters={"power": 2},
    )
    state.apply("challenge blue")
    return state
