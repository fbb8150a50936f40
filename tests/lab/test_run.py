"""Running experiments: every block is counted once, whatever happens in between."""

from __future__ import annotations

import os
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path

import pytest

from meijin.kernel.errors import MeijinError
from meijin.lab.claim import claimed
from meijin.lab.experiment import Experiment
from meijin.lab.folder import Block, Folder, open_folder
from meijin.lab.run import play_block, prepare_folder, run
from meijin.lab.workers import Processes, WorkerDied

SOME = Experiment("ganymede", games=12, bots=("greedy", "random"))


class Here:
    """Works in this process, and stops after so many pieces."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most

    def each(self, work, items):  # type: ignore[no-untyped-def]
        from meijin.lab.workers import Done

        for number, item in enumerate(items):
            if number == self.most:
                raise KeyboardInterrupt
            yield Done(item, work(item), "here")


def folder(path: Path, size: int = 2, experiment: Experiment = SOME) -> Folder:
    made = Folder(path, experiment, size)
    made.describe()
    return made


def finished(path: Path, size: int = 2) -> Folder:
    made = folder(path, size)
    for _ in run(made, Here()):
        pass
    return made


def test_the_rows_are_the_same_however_the_work_was_cut(tmp_path: Path) -> None:
    one, other = finished(tmp_path / "one", 2), finished(tmp_path / "other", 5)
    assert one.rows().equals(other.rows())
    assert one.uses().equals(other.uses())
    assert len(one.rows()) == 12 * 2 * 2
    assert not list((tmp_path / "one" / "blocks").iterdir())


def test_processes_find_the_same(tmp_path: Path) -> None:
    there = folder(tmp_path / "there")
    told = list(run(there, Processes(2)))
    assert (told[0].games, told[-1].games, told[-1].all) == (0, 24, 24)
    assert there.rows().equals(finished(tmp_path / "here").rows())


def test_what_was_stopped_goes_on_and_counts_once(tmp_path: Path) -> None:
    stopped = folder(tmp_path / "stopped")
    with pytest.raises(KeyboardInterrupt):
        list(run(stopped, Here(3)))
    assert len(stopped.rows()) == 3 * 2 * 2 * 2
    again = prepare_folder(SOME, tmp_path / "stopped", resume=True, workers=Here())
    assert len(again.left(1)) == 3
    list(run(again, Here()))
    assert again.rows().equals(finished(tmp_path / "whole").rows())


def test_an_end_while_blocks_are_gathered_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    """Whatever lies there that the description does not name was not finished, or is already in another file."""
    whole = finished(tmp_path / "whole")
    rows, uses = whole.rows(), whole.uses()
    (tmp_path / "whole" / "2.rows.parquet").write_bytes(b"half of it")
    block = Block(0, range(2))
    whole.keep(block, play_block(SOME, block))  # gathered, and not yet removed
    again = prepare_folder(SOME, tmp_path / "whole", resume=True, workers=Here())
    assert again.rows().equals(rows)
    assert again.uses().equals(uses)
    assert sorted(each.name for each in (tmp_path / "whole").iterdir()) == [
        "1.rows.parquet",
        "1.uses.parquet",
        "blocks",
        "experiment.json",
    ]


def test_more_games_go_on_from_those_there_are(tmp_path: Path) -> None:
    before = finished(tmp_path / "more").rows()
    more = prepare_folder(
        Experiment("ganymede", games=15, bots=SOME.bots), tmp_path / "more", resume=True, workers=Here()
    )
    assert more.left(1) == [Block(0, range(12, 14)), Block(0, range(14, 15))]
    list(run(more, Here()))
    assert len(more.rows()) == 15 * 2 * 2
    assert more.rows().head(len(before)).equals(before)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    finished(tmp_path / "one")
    with pytest.raises(MeijinError, match=r"holds another experiment \(seed is 1 there and 2 here\)"):
        prepare_folder(Experiment("ganymede", seed=2, bots=SOME.bots), tmp_path / "one", resume=True, workers=Here())
    with pytest.raises(MeijinError, match="holds this experiment already; --resume goes on with it"):
        prepare_folder(SOME, tmp_path / "one", resume=False, workers=Here())
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letters.txt").write_text("dear")
    with pytest.raises(MeijinError, match="is no experiment of the lab and not empty; name another folder"):
        prepare_folder(SOME, tmp_path / "other", resume=False, workers=Here())
    (tmp_path / "one" / "experiment.json").write_text('{"lab": 9}')
    with pytest.raises(MeijinError, match="it is of form 9, and this program reads 2"):
        open_folder(tmp_path / "one")
    assert len(list((tmp_path / "one").iterdir())) == 4


def test_fewer_games_are_not_more_than_asked_for(tmp_path: Path) -> None:
    stopped = folder(tmp_path / "fewer")
    with pytest.raises(KeyboardInterrupt):
        list(run(stopped, Here(3)))
    fewer = prepare_folder(
        Experiment("ganymede", games=8, bots=SOME.bots), tmp_path / "fewer", resume=True, workers=Here()
    )
    assert fewer.left(1) == [Block(0, range(6, 8))]


def test_a_damaged_block_is_played_again_and_a_damaged_file_of_all_rows_is_named(tmp_path: Path) -> None:
    stopped = folder(tmp_path / "one")
    with pytest.raises(KeyboardInterrupt):
        list(run(stopped, Here(3)))
    block = next((tmp_path / "one" / "blocks").glob("*.rows.parquet"))
    block.write_bytes(block.read_bytes()[:300])
    with pytest.raises(MeijinError, match=r"rows\.parquet is damaged or missing .* --resume` plays it again"):
        stopped.rows()
    again = prepare_folder(SOME, tmp_path / "one", resume=True, workers=Here())
    list(run(again, Here()))
    assert again.rows().equals(finished(tmp_path / "other").rows())
    (tmp_path / "one" / "1.rows.parquet").unlink()
    with pytest.raises(MeijinError, match=r"1\.rows\.parquet is damaged or missing .* begin anew in another folder"):
        again.rows()


def test_a_full_disk_is_named_with_the_file_and_what_is_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = finished(tmp_path)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}

    def full(_: int) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    more = Folder(tmp_path, replace(SOME, games=14), there.size, there.done, there.gathered)
    with pytest.raises(MeijinError, match=r"blocks/.*parquet cannot be written: No space left on device; what was"):
        list(run(more, Here()))
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()} == kept
    assert not list((tmp_path / "blocks").iterdir())


def test_nothing_is_said_of_games_where_none_are_left(tmp_path: Path) -> None:
    assert list(run(finished(tmp_path), Here())) == []


def test_a_changed_bot_is_another_bot(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("from meijin.bots import Bot\n")
    before = Experiment("ganymede", bots=(f"{bot}:Mine",)).key
    bot.write_text("from meijin.bots import Bot  # another\n")
    assert Experiment("ganymede", bots=(f"{bot}:Mine",)).key != before


def test_one_run_at_a_time(tmp_path: Path) -> None:
    one = tmp_path / "one"
    with (
        claimed(one),
        claimed(tmp_path / "other"),
        pytest.raises(MeijinError, match=r"another run is at work on .*one; wait for its end"),
        claimed(one),
    ):
        pass
    with claimed(one):
        pass


def test_a_block_is_worth_handing_out(tmp_path: Path) -> None:
    made = prepare_folder(
        Experiment("ganymede", games=5, bots=("random",)), tmp_path / "small", resume=False, workers=Here()
    )
    assert made.size == 5  # no more than there are, though they take no second


# -- workers that die -------------------------------------------------------------------------------------------------


def fragile(item: Path) -> str:
    """Ends its process the first time, and always where there is no file to remember that in."""
    if item.suffix == ".deadly" or not item.exists():
        if item.suffix != ".deadly":
            item.write_text("tried")
        os._exit(3)
    return item.name


def test_what_a_dead_process_had_begun_is_done_again(tmp_path: Path) -> None:
    items = [tmp_path / str(number) for number in range(3)]
    items[0].write_text("tried")
    items[2].write_text("tried")
    done = list(Processes(2).each(fragile, items))
    assert sorted(each.found for each in done) == ["0", "1", "2"]


def test_what_kills_every_process_is_named(tmp_path: Path) -> None:
    good = tmp_path / "good"
    good.write_text("tried")
    with pytest.raises(WorkerDied, match=r"3 processes have died of the same piece of work: .*bad\.deadly"):
        list(Processes(1).each(fragile, [tmp_path / "bad.deadly", good]))
