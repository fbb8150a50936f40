"""Reports: figures that are worked out by hand, and a page that needs nothing else."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from meijin.games.go_out.frames import How
from meijin.lab.experiment import Experiment, variants
from meijin.lab.folder import COLUMNS, Block, Folder
from meijin.lab.report.figures import (
    Split,
    differences,
    endings,
    happened,
    lengths,
    matchups,
    never,
    splits,
    with_cards,
)
from meijin.lab.report.page import report
from meijin.lab.run import play_block

CATS = Experiment("cat_battles", vary={"territory": ["cafe", "city"]}, bots=("random",))
HOW = [how.name.lower() for how in How]  # a battle is won


def rows(*games: tuple[int, float, str, str]) -> pl.DataFrame:
    """Games of two: the variant, what South had of the win, and the boss of South and North."""
    seats = [
        {
            "variant": variant,
            "deal": deal,
            "turned": 0,
            "chapter": "game",
            "number": 0,
            "seat": seat,
            "bot": "random",
            "share": share,
            "turns": 5 + deal % 2,
            "ending": "boss_fled",
            "fact boss": boss,
        }
        for deal, (variant, south, *bosses) in enumerate(games)
        for seat, share, boss in zip(("south", "north"), (south, 1.0 - south), bosses, strict=True)
    ]
    return pl.DataFrame(seats, {**COLUMNS, "fact boss": pl.String}, strict=False)


SOME = rows((0, 1.0, "ekizo", "suko"), (0, 1.0, "ekizo", "suko"), (1, 0.0, "ekizo", "suko"), (1, 1.0, "suko", "ekizo"))


def test_the_win_is_split_by_seat_fact_and_what_was_varied() -> None:
    found = {split.title: {line.name: (line.count, line.share) for line in split.lines} for split in _splits(SOME)}
    assert found == {
        "Seat": {"north": (4, 0.25), "south": (4, 0.75)},
        "Boss": {"ekizo": (4, 0.5), "suko": (4, 0.5)},
        "South, by territory": {"cafe": (2, 1.0), "city": (2, 0.5)},
        "North, by territory": {"cafe": (2, 0.0), "city": (2, 0.5)},
    }


def _splits(table: pl.DataFrame) -> list[Split]:
    return splits(table, CATS, variants(CATS))


def test_a_group_is_off_only_where_it_surely_is() -> None:
    [seats, *_] = _splits(SOME)
    assert not any(line.is_off for line in seats.lines)
    [seats, *_] = _splits(rows(*[(0, 1.0, "ekizo", "suko")] * 30))
    assert [(line.name, line.is_off, line.of_fair) for line in seats.lines] == [
        ("north", True, 0.0),
        ("south", True, 2.0),
    ]


def test_the_same_deal_in_many_variants_is_no_more_evidence_than_once() -> None:
    """Twenty deals of which South won thirteen say as much when each is played twice with the same end."""
    once = [(0, float(deal % 20 < 13), "ekizo", "suko") for deal in range(20)]
    [single, *_] = _splits(rows(*once))
    both = pl.concat([rows(*once), rows(*once).with_columns(pl.lit(1, pl.UInt16).alias("variant"))])
    [double, *_] = _splits(both)
    for one, two in zip(single.lines, double.lines, strict=True):
        assert (two.count, two.share) == (2 * one.count, one.share)
        assert two.high - two.low == pytest.approx(one.high - one.low, rel=0.05)


def test_what_is_the_same_for_all_seats_of_a_game_wins_nothing() -> None:
    everywhere = SOME.with_columns(
        pl.when(pl.col("deal") < 2).then(pl.lit("cafe")).otherwise(pl.lit("city")).alias("fact territory")
    )
    assert [split.title for split in _splits(everywhere)] == [split.title for split in _splits(SOME)]


def test_pairs_that_met_are_told_from_both_sides() -> None:
    """Ekizo met Suko four times and won twice."""
    found = [(each.own, each.other, each.count, each.share) for each in matchups(SOME, "fact boss")]
    assert found == [("ekizo", "suko", 4, 0.5), ("suko", "ekizo", 4, 0.5)]


def test_lengths_and_endings_count_games_and_not_seats() -> None:
    assert lengths(SOME).rows() == [(5, 2), (6, 2)]
    assert endings(SOME).rows() == [("boss_fled", 4)]


def test_a_difference_is_sure_only_beyond_chance() -> None:
    before = _splits(rows(*[(0, 1.0, "ekizo", "suko"), (0, 0.0, "ekizo", "suko")] * 20))
    after = _splits(rows(*[(0, 1.0, "ekizo", "suko")] * 40))
    found = {(each.title, each.name): each for each in differences(before, after)}
    assert found["Seat", "south"].is_sure
    assert (found["Seat", "south"].before, found["Seat", "south"].after) == (0.5, 1.0)
    assert not any(each.is_sure for each in differences(before, before))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Some games of Go Out, in which characters fight battle by battle."""
    made = Folder(
        tmp_path_factory.mktemp("lab") / "go_out", Experiment("go_out", players=2, games=4, bots=("random",)), 4
    )
    made.describe()
    block = Block(0, range(4))
    made.keep(block, play_block(made.experiment, block))
    return made


def test_what_happened_is_listed_and_what_never_did(folder: Folder) -> None:
    uses = folder.uses()
    battles = folder.rows().filter(pl.col("chapter") == "battle").n_unique(["deal", "number"])
    won = happened(uses).filter(pl.col("event") == "won")
    assert (won["times"].sum(), won["seats"].sum() <= battles, set(won["effect"]) <= set(HOW)) == (battles, True, True)
    guards = with_cards(uses).filter(pl.col("card") == "guard", pl.col("event") == "guard")
    assert guards["times"].to_list() == happened(uses).filter(pl.col("event") == "guard")["times"].to_list()
    missing = never(
        uses.filter(pl.col("card") != "guard", ~pl.col("event").is_in(["guard", "won"])), variants(folder.experiment)
    )
    assert (missing.cards, {"guard", "won"} <= set(missing.events), missing.effects) == (["guard"], True, HOW)


class Reader(HTMLParser):
    """Sees to it that every element is closed, and remembers what is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loaded += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(folder: Folder) -> None:
    page = report(folder, before=folder)
    reader = Reader()
    reader.feed(page)
    assert (reader.open, reader.loaded) == ([], [])
    assert "url(" not in page
    for part in (
        "Who wins",
        "Character, battle by battle",
        "What has changed",
        "How long it takes",
        "How it ends",
        "Nerai",
    ):
        assert part in page, part
    assert "may be chance" in page


def test_names_in_a_report_cannot_become_part_of_the_page(folder: Folder, tmp_path: Path) -> None:
    other = Folder(tmp_path / "other", folder.experiment, 4)
    other.describe()
    block = Block(0, range(4))
    played = play_block(folder.experiment, block)
    for row in played.rows:
        if "fact character" in row:
            row["fact character"] = f"<script>{row['fact character']}"
    other.keep(block, played)
    page = report(other)
    assert "<script" not in page
    assert "&lt;script&gt;shian" in page
