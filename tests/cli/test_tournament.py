"""``meijin tournament``: a whole event on one file, and everything an organiser can type wrongly."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from meijin.cli import main
from meijin.games.crossover.lists.decklist import to_text
from meijin.games.crossover.lists.decks import STARTERS
from meijin.tournament.model import Phase
from meijin.tournament.tournament import Tournament

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Shop:
    """An organiser's terminal."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        self.file = folder / "cup.json"

    def type(self, task: str, *words: str, file: Path | None = None) -> str:
        """Type a task that works; what it says."""
        assert main(["tournament", task, str(file or self.file), *words]) == 0, self.capsys.readouterr().err
        return self.capsys.readouterr().out

    def refused(self, task: str, *words: str, file: Path | None = None) -> str:
        """Type a task that is refused and changes nothing; why."""
        before = self.file.read_bytes() if self.file.exists() else b""
        assert main(["tournament", task, str(file or self.file), *words]) == 2
        assert (self.file.read_bytes() if self.file.exists() else b"") == before
        said = self.capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("meijin: ")
        return said.err

    def event(self) -> Tournament:
        from meijin.cli.tournament.eventfile import read_event

        return read_event(self.file)

    def open(self, *names: str, mode: str = "free", game: str = "crossover", more: tuple[str, ...] = ()) -> None:
        self.type("new", "--name", "Saturday Cup", "--game", game, "--mode", mode, "--practice-seed", "shop", *more)
        if names:
            self.type("add", *names, "--here")

    def start(self) -> None:
        self.type("pair", "--publish", "--rematches")
        self.type("start")

    def round(self) -> None:
        """A round in which whoever sits first wins."""
        self.start()
        for match in self.event().event.round.matches:
            if match.table is not None:
                self.type("report", str(match.table), "2-0")
        self.type("close-round")


@pytest.fixture
def shop(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shop:
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.chdir(tmp_path)
    return Shop(tmp_path, capsys)


# -- a whole event ------------------------------------------------------------------------------------------------


def test_an_event_of_eight_from_the_first_name_to_the_proof(shop: Shop) -> None:
    shop.open(*NAMES)
    assert "8 players" in shop.type("close")
    assert "Round 1 of 3" in shop.type("pair")
    assert "publish" in shop.type("status")
    shop.type("publish")
    shop.type("start")
    assert "4 tables without a result: 1, 2, 3, 4" in shop.type("status")
    first = shop.event().event.round.matches[0]
    assert "2-1" in shop.type("report", "1", "2-1")
    second = shop.event().event.round.matches[1].seats[1]
    assert "0-2" in shop.type("report", second, "2-0")  # a player's own score comes first
    shop.type("report", "3", "id", "--announced", "30")
    shop.type("report", "4", "forfeit", shop.event().event.round.matches[3].seats[0])
    assert "close-round" in shop.type("status")
    shop.type("close-round")
    shop.round()
    shop.round()
    assert "wins Saturday Cup" in shop.type("finish")
    assert shop.event().event.phase is Phase.FINISHED
    assert shop.event().event.rounds[0].matches[0].points[first.seats[0]] == 3
    assert "\nOK  " in shop.type("verify")
    assert "Final standings" in shop.type("standings")


def test_thirteen_players_with_bye_drop_late_entry_penalty_correction_and_undo(shop: Shop) -> None:
    shop.open(*(f"Player {number}" for number in range(1, 14)))
    shop.type("close")
    shop.round()
    assert "left" in shop.type("drop", "P04")
    assert "is taken back" in shop.type("undo", "--reason", "another player left")
    shop.type("drop", "P05")
    assert "from round 2 on" in shop.type("add", "Late Lou")
    assert "warning" in shop.type("penalty", "P06", "misplay")
    table = str(shop.event().event.rounds[0].matches[0].table)
    shop.type("correct", table, "1-2", "--round", "1", "--reason", "the slip was read wrongly")
    shop.type("pair")
    shop.type("swap", "P01", "P02", "--reason", "they came together")
    shop.type("publish", "--rematches")
    shop.type("start")
    seen = shop.event().event.round.matches[0].seats[0]
    assert "warning" in shop.type("penalty", seen, "slow_play")
    assert "game loss in this match" in shop.type("penalty", seen, "slow_play", "--note", "third time today")
    assert "lost 1 game by penalty" in shop.refused("report", seen, "2-0")
    shop.type("report", seen, "2-1")
    for match in shop.event().event.round.matches[1:]:
        if match.table is not None:
            shop.type("report", str(match.table), "2-0")
    shop.type("close-round")
    shop.round()
    shop.round()
    shop.type("finish")
    proof = shop.type("verify")
    assert "edited by hand: P01 and P02 exchanged" in proof
    assert "OK  " in proof
    assert "taken back" in shop.type("log")


def test_pods_in_words(shop: Shop) -> None:
    shop.open(*NAMES[:6], game="ranking_battle")
    shop.type("close")
    shop.start()
    one, other = (match.seats for match in shop.event().event.round.matches)
    assert "TABLE FIRST,SECOND,..." in shop.type("status")
    assert "at a pod write everybody by place, the winner first" in shop.refused("report", "1", "2-1")
    shop.type("report", "1", f"{one[0]}>{one[1]}={one[2]}")
    assert "places must name each of" in shop.refused("report", "2", f"{other[0]},{other[1]}")
    shop.type("report", "2", f"{other[1]},{other[0]}", "absent", other[2])
    assert shop.event().event.round.matches[0].points == {one[0]: 24, one[1]: 6, one[2]: 6}
    assert shop.event().event.round.matches[1].points[other[2]] == 0
    shop.type("close-round")
    assert "PTB1" in shop.type("standings")


@pytest.mark.rule("T11.7")
def test_a_pod_that_is_too_small_is_seated_again(shop: Shop) -> None:
    shop.open(*NAMES[:7], game="ranking_battle")
    shop.type("close")
    shop.start()
    small = next(match for match in shop.event().event.round.matches if len(match.seats) == 3)
    shop.type("reseat", small.seats[0], "--reason", "did not come")
    sizes = [len(match.seats) for match in shop.event().event.round.matches]
    assert sorted(sizes) == [3, 4]  # six who came in two pods, and who is absent last at one of them
    assert shop.event().event.round.of(small.seats[0]).seats[-1] == small.seats[0]  # type: ignore[union-attr]


def test_deck_lists_are_handed_in_checked_and_kept_from_others(shop: Shop) -> None:
    shop.open(*NAMES[:5], more=("--level", "premier", "--set", "deck_lists=required"))
    (shop.folder / "good.txt").write_text(to_text(STARTERS["leaf-sand"]), encoding="utf-8")
    (shop.folder / "bad.txt").write_text("Main\n4 n-490\n", encoding="utf-8")
    for name in NAMES[:4]:
        assert "handed in" in shop.type("list", name, "good.txt")
    assert "illegal" in shop.type("list", "Eve", "bad.txt")
    assert "no player 'Zoe'" in shop.refused("list", "Zoe", "good.txt")
    shop.type("close")
    assert "have not been checked yet: Ann" in shop.refused("finish-check")
    for name in NAMES[:4]:
        shop.type("list", name, "--legal")
    assert "Eve has no legal list" in shop.type("finish-check")
    shop.type("export", "--json", "public.json")
    card = STARTERS["leaf-sand"].main[-1][0]
    assert card not in (shop.folder / "public.json").read_text().lower()
    assert card in shop.file.read_text().lower()
    assert shop.event().event.phase is Phase.READY


# -- wrong input --------------------------------------------------------------------------------------------------


def test_results_that_cannot_be(shop: Shop) -> None:
    shop.open(*NAMES)
    shop.type("close")
    assert "no round has been paired yet" in shop.refused("report", "1", "2-0")
    shop.round()
    assert "the round is closed already" in shop.refused("close-round")
    shop.start()
    assert "round 1, which is closed" in shop.refused("report", "1", "2-0", "--round", "1")
    assert "there is no round 7" in shop.refused("report", "1", "2-0", "--round", "7")
    assert "a best of 3 ends 2-0 or 2-1" in shop.refused("report", "1", "3-0")
    assert "only once time was called" in shop.refused("report", "1", "1-1")
    assert "is no result; the score is missing" in shop.refused("report", "1", "two-nil")
    assert "the tables are 1 to 4" in shop.refused("report", "9", "2-0")
    assert "there is no player 'Zoe'" in shop.refused("report", "Zoe", "2-0")
    assert "does not sit at this match" in shop.refused("report", "1", "forfeit", _elsewhere(shop))
    shop.type("report", "1", "2-0")
    assert "has its result already" in shop.refused("report", "1", "0-2")
    assert "3 matches have no confirmed result yet: table 2" in shop.refused("close-round")
    assert "cannot be done now" in shop.refused("pair")


def test_a_bye_has_its_result_already(shop: Shop) -> None:
    shop.open(*NAMES[:5])
    shop.type("close")
    shop.start()
    bye = shop.event().event.round.matches[-1].seats[0]
    assert f"{bye} has the bye in Round 1 of 3" in shop.refused("report", bye, "2-0")


def _elsewhere(shop: Shop) -> str:
    return shop.event().event.round.matches[1].seats[0]


def test_players_that_cannot_be(shop: Shop) -> None:
    shop.open("Ann", "Ben")
    assert "P01 is registered already" in shop.refused("add", "Zoe", "--id", "P01")
    assert "characters; 40 fit" in shop.refused("add", "x" * 41)
    assert "the name is empty" in shop.refused("add", "   ")
    assert "name the players" in shop.refused("add")
    assert "needs at least 4" in shop.refused("close")
    assert "did you mean P01 (Ann)?" in shop.refused("checkin", "Anne")
    assert "there is no player" in shop.refused("drop", "P77")


def test_an_event_has_no_words_that_cannot_be_seen(shop: Shop) -> None:
    for option in ("--venue", "--date"):
        words = ("--name", "Cup", "--game", "crossover", option, "a\u202eb")
        assert f"the {option[2:]} 'a\\u202eb' has signs that cannot be seen" in shop.refused("new", *words)
    shop.open("Ann", "Ben")
    assert "has signs that cannot be seen" in shop.refused("prizes", "1:a\u202ecup")


def test_the_status_says_what_comes_first(shop: Shop) -> None:
    shop.open(mode="official")
    assert "add cup.json NAME ... --here" in shop.type("status", file=Path("cup.json"))
    shop.type("add", *NAMES[:4])
    assert "checkin cup.json --all" in shop.type("status", file=Path("cup.json"))
    shop.type("checkin", "Ann")
    assert "1 player is checked in, and a Swiss event needs at least 4" in shop.refused("close")
    shop.type("checkin", "--all")
    assert "close cup.json" in shop.type("status", file=Path("cup.json"))
    shop.type("close")
    assert "break" not in shop.type("status")
    shop.round()
    assert "the next round can start from" in shop.type("status")


def test_a_disqualification_is_given_with_a_reason_and_promises_no_way_back(shop: Shop) -> None:
    shop.open(*NAMES[:5])
    shop.type("close")
    assert "undo" in shop.type("penalty", "Ann", "misplay")
    assert "is final: say why Ann is out" in shop.refused("penalty", "Ann", "cheating", "disqualification")
    told = shop.type("penalty", "Ann", "cheating", "disqualification", "--reason", "marked cards")
    assert "undo" not in told
    event = shop.event()
    assert event.opened(event.log[-1]).reason == "marked cards"


def test_a_sheet_is_printed_again_into_the_same_file(shop: Shop) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.start()
    (shop.folder / "letter.pdf").write_text("no print of ours")
    for sheet in ("slips.pdf", "slips.html"):
        shop.type("print", "slips", "--out", sheet)
        shop.type("print", "slips", "--out", sheet, "--language", "ja")
    assert "already a file" in shop.refused("print", "slips", "--out", "letter.pdf")


def test_settings_that_cannot_be_are_told_in_sentences(shop: Shop) -> None:
    shop.open()
    told = shop.refused("set", "round_minutes=soon")
    assert "round_minutes: it must be a whole number, not a text" in told
    (shop.folder / "half.json").write_bytes(shop.file.read_bytes()[:200])
    assert "this is no JSON: it ends in the middle" in shop.refused("status", file=shop.folder / "half.json")


def test_two_people_of_one_name_may_play(shop: Shop) -> None:
    shop.open("Ann", "Ben", "Cleo")
    assert "there is another Ann (P01)" in shop.type("add", "Ann", "--here")
    shop.type("close")
    shop.start()
    shown = shop.type("pairings", "--by-name")
    assert "Ann (P01)" in shown and "Ann (P04)" in shown
    assert "Ben (" not in shown


def test_files_that_are_no_events(shop: Shop) -> None:
    assert "there is no file" in shop.refused("status")
    for text, why in (
        ("", "this is no JSON"),
        ("{}", "no event of the form meijin-event/1"),
        ('{"format":"chess","log":[]}', "should be 'meijin-event/1'"),
        ('{"format":"meijin-event/1","log":[]}', "begins with its creation"),
    ):
        (shop.folder / "broken.json").write_text(text)
        assert why in shop.refused("status", file=shop.folder / "broken.json")
    shop.open()
    assert "there is already a file" in shop.refused("new", "--name", "Other", "--game", "crossover")


def test_a_tampered_log_is_found_and_not_gone_on_with(shop: Shop) -> None:
    shop.open(*NAMES)
    shop.type("close")
    shop.round()
    document = json.loads(shop.file.read_text())
    result = next(entry for entry in document["log"] if entry["type"] == "enter_result")
    result["payload"]["result"]["score"] = [0, 2]
    shop.file.write_text(json.dumps(document))
    assert "was changed after it was written" in shop.refused("pair")
    assert main(["tournament", "verify", str(shop.file)]) == 1
    told = shop.capsys.readouterr().out
    assert f"entry {result['n']} (enter_result) was changed" in told


def test_limits_of_the_rulebook_hold_in_official_mode(shop: Shop) -> None:
    assert "45 to 50 minutes" in shop.refused("new", "--name", "x", "--game", "crossover", "--set", "round_minutes=30")
    assert "choose an event in pods" in shop.refused(
        "new", "--name", "x", "--game", "ranking_battle", "--format", "swiss"
    )
    assert "write NAME=VALUE" in shop.refused("new", "--name", "x", "--game", "crossover", "--set", "colour=red")
    shop.open(*NAMES, mode="official")
    shop.type("close")
    shop.type("pair", "--publish")
    shop.type("start")
    assert "left on the clock" in shop.refused("time")


def test_a_table_of_players_with_a_broken_line_37(shop: Shop) -> None:
    shop.open()
    lines = ["player_id,display_name,paid", *(f"P{n:02},Player {n},yes" for n in range(1, 60))]
    lines[36] = "P36,Player 36"
    (shop.folder / "players.csv").write_text("\n".join(lines), encoding="utf-8")
    said = shop.refused("add", "--csv", "players.csv")
    assert "players.csv: 1 line is wrong, and nothing was changed" in said
    assert "line 37: 2 cells under 3 headings" in said
    lines[36] = "P36,Player 36,no"
    (shop.folder / "players.csv").write_text("\n".join(lines), encoding="utf-8")
    assert "59 players added" in shop.type("add", "--csv", "players.csv", "--here")
    assert sum(each.checked_in for each in shop.event().event.entrants.values()) == 59


def test_results_from_a_table(shop: Shop) -> None:
    shop.open(*NAMES)
    shop.type("close")
    shop.start()
    shop.type("export", "--csv", "out")
    table = (shop.folder / "out" / "results.csv").read_text(encoding="utf-8").splitlines()
    filled = [table[0], *(line.replace(",,,,,", ",win,2,1,,") for line in table[1:])]
    wrong = [*filled[:3], filled[3].replace("win,2,1", "win,4,1"), *filled[4:]]
    (shop.folder / "wrong.csv").write_text("\n".join(wrong), encoding="utf-8")
    assert "line 4: 4-1 cannot be" in shop.refused("report", "--csv", "wrong.csv")
    (shop.folder / "right.csv").write_text("\n".join(filled), encoding="utf-8")
    assert "4 results entered" in shop.type("report", "--csv", "right.csv")
    assert "0 results entered" in shop.type("report", "--csv", "right.csv")  # what stands is passed over


# -- files and programs -------------------------------------------------------------------------------------------


def test_an_export_for_others_has_no_secrets_and_the_same_hashes(shop: Shop) -> None:
    shop.open(*NAMES)
    shop.type("close")
    shop.round()
    shop.type("pair")
    shop.type("export", "--json", "public.json")
    public = json.loads((shop.folder / "public.json").read_text())
    assert public["seed"] is None
    assert public["log"][-1]["type"] == "close_round"  # the draft of round 2 is the organiser's alone
    assert "shop" not in json.dumps(public)
    proof = shop.type("verify", file=shop.folder / "public.json")
    assert "before the seed is told" in proof
    assert "goes on where its secret is kept" in shop.refused("pair", file=shop.folder / "public.json")
    shop.type("export", "--private", "copy.json")
    copy = shop.folder / "again.json"
    shop.type("import", "copy.json", file=copy)
    assert copy.read_bytes() == shop.file.read_bytes()


def test_what_is_printed(shop: Shop) -> None:
    shop.open(*NAMES)
    shop.type("close")
    shop.start()
    shop.type("print", "slips", "--out", "slips.pdf")
    assert (shop.folder / "slips.pdf").read_bytes().startswith(b"%PDF")
    assert "the sheets are pairings-by-table" in shop.refused("print", "posters", "--out", "x.pdf")
    assert "should end in .pdf or .html" in shop.refused("print", "slips", "--out", "x.doc")


def test_simulated_and_random_events_can_be_verified(shop: Shop) -> None:
    shop.type("generate", "--players", "9", "--seed", "4")
    assert shop.type("verify").endswith(f"{shop.event().log[-1].hash}\n")
    bots = shop.folder / "bots.json"
    assert main(["tournament", "simulate", "ganymede", "--players", "4", "--out", str(bots)]) == 0
    assert "greedy" in shop.capsys.readouterr().out
    assert "OK  " in shop.type("verify", file=bots)


def test_two_programs_on_one_file_take_turns(shop: Shop, command: list[str]) -> None:
    shop.open()

    def add(number: int) -> int:
        words = [*command, "tournament", "add", str(shop.file), f"Player {number}"]
        return subprocess.run(words, capture_output=True, check=False, timeout=60).returncode

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(add, range(6))) == [0] * 6
    assert sorted(each.name for each in shop.event().event.entrants.values()) == [f"Player {n}" for n in range(6)]
    assert [path.name for path in shop.folder.iterdir()] == ["cup.json"]


def test_nothing_that_was_acknowledged_is_lost_when_the_program_is_killed(shop: Shop) -> None:
    shop.open()
    code = (
        "import sys\nfrom meijin.cli import main\n"
        "for n in range(10_000):\n"
        "    main(['tournament', 'add', sys.argv[1], f'Player {n}'])\n"
        "    print('acknowledged', n, flush=True)\n"
    )
    words = [sys.executable, "-c", code, str(shop.file)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as program:
        assert program.stdout is not None
        acknowledged = -1
        for line in program.stdout:
            if line.startswith("acknowledged"):
                acknowledged = int(line.split()[1])
            if acknowledged == 40:
                program.kill()
                break
    kept = {each.name for each in shop.event().event.entrants.values()}
    assert kept >= {f"Player {number}" for number in range(acknowledged + 1)}
    assert "41 players" in shop.type("status") or len(kept) > 41
    shop.type("add", "Somebody else")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
def test_the_organisers_file_is_for_nobody_else(shop: Shop) -> None:
    shop.open(*NAMES)
    assert shop.file.stat().st_mode & 0o077 == 0
    os.chmod(shop.file, 0o640)  # noqa: PTH101
    shop.type("close")
    assert shop.file.stat().st_mode & 0o777 == 0o640


Meijin = Callable[..., subprocess.CompletedProcess[str]]


def test_a_word_that_is_not_understood(meijin: Meijin) -> None:
    told = meijin("tournament", "report", "cup.json", "1", "2-0", "--announce", "3")
    assert (told.returncode, told.stdout) == (2, "")
    assert "did you mean --announced?" in told.stderr


# -- the documentation ----------------------------------------------------------------------------------------------


def test_the_status_says_what_else_can_be_done(shop: Shop) -> None:
    shop.open(*NAMES[:5])
    shop.type("close")
    assert "Possible now too: add, list, reopen-registration, stir, penalty, drop, undo, cancel." in shop.type("status")
    shop.type("pair")
    shop.type("drop", "Ann")
    assert "pair cup.json --again --reason WHY" in shop.type("status", file=Path("cup.json"))


def test_the_status_says_what_keeps_the_next_step(shop: Shop) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.type("drop", *NAMES[:3])
    said = shop.type("status")
    assert "Not yet: too few players are left for a round: wait for more, or give the event up." in said


DOCUMENT = Path(__file__).parents[2] / "docs" / "tournaments.md"


def test_the_session_in_the_documentation_is_what_one_sees(shop: Shop) -> None:
    session = DOCUMENT.read_text(encoding="utf-8").partition("```console\n")[2].partition("```")[0]
    steps = session.split("$ meijin tournament ")[1:]
    assert len(steps) > 15
    for step in steps:
        typed, _, shown = step.partition("\n")
        main(["tournament", *shlex.split(typed)])
        said = shop.capsys.readouterr()
        lines = [line.split() for line in (said.out + said.err).splitlines() if line.strip()]
        wanted = [line.split() for line in shown.splitlines() if line.strip()]
        assert len(lines) == len(wanted), typed
        for line, words in zip(lines, wanted, strict=True):
            assert line[: len(words) - 1] == words[:-1]
            assert words[-1] in ("...", line[-1]), typed


def test_undo_never_reaches_behind_a_result_that_may_be_meant(shop: Shop) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.start()
    shop.type("penalty", "Ann", "misplay")
    shop.type("report", "1", "2-0")
    asked = shop.refused("undo", "--reason", "typed the wrong table")
    log = shop.event().log
    (penalty,) = [entry.n for entry in log if entry.type == "penalize"]
    (result,) = [entry.n for entry in log if entry.type == "enter_result"]
    assert f"the last entry, {result}, is a result: correct it with `meijin tournament correct" in asked
    assert f"to take back entry {penalty} (Warning), which came before it, say `meijin tournament undo" in asked
    assert "is taken back" in shop.type("undo", str(penalty), "--reason", "it was Ben")


def test_who_comes_late_is_asked_about_and_taken_back(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.start()
    started = shop.event().event.round.clock.started or 0
    monkeypatch.setattr("meijin.cli.tournament.eventfile.now", lambda: started + 730_000)
    late, there = shop.event().event.round.matches[0].seats
    assert "comes 12:10 after the start, which costs the match (6.12): say so with --late match" in shop.refused(
        "seated", late
    )
    assert "say so with --late match" in shop.refused("seated", late, "--late", "game")
    assert "too late: 0-2 forfeit" in shop.type("seated", late, "--late", "match")
    assert shop.event().event.round.matches[0].points == {late: 0, there: 3}
    shop.type("undo", "--reason", "it was the other table")
    assert not shop.event().event.round.matches[0].settled


def test_a_game_that_is_lost_for_coming_late_stands_in_the_pairings(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.start()
    started = shop.event().event.round.clock.started or 0
    late, there = shop.event().event.round.matches[0].seats
    name, other = (shop.event().event.entrants[player].name for player in (late, there))
    monkeypatch.setattr("meijin.cli.tournament.eventfile.now", lambda: started + 400_000)
    shop.type("seated", late, "--late", "game")
    assert f"{name}: a game loss" in shop.type("pairings")
    assert f"{name} sits there already" in shop.refused("seated", late)
    assert f"{other}: a game loss" not in shop.type("pairings")
    shop.type("report", "1", "0-2")
    assert f"0-2; {name}: a game loss" in shop.type("pairings")


def test_who_is_no_player_is_told_where_the_players_are(shop: Shop) -> None:
    shop.open("Ann", "Ben", "Cleo", "Dan")
    lists = f"tournament players {shop.file} lists all"
    refused = shop.refused("drop", "Zed")
    assert "there is no player 'Zed' in this event; " in refused and lists in refused
    refused = shop.refused("drop", "Clea")
    assert "did you mean P03 (Cleo)? " in refused and lists in refused


def test_two_faults_of_a_line_are_one_line(shop: Shop) -> None:
    shop.open("Ann", "Ben")
    (shop.folder / "more.csv").write_text("display_name,fee,fee\nCleo,3,3\n", "utf-8")
    assert "more.csv: 1 line is wrong" in shop.refused("import", "more.csv")


def test_a_cut_that_cannot_be_held_is_told_and_the_event_finishes(shop: Shop) -> None:
    more = ("--level", "premier", "--cut", "8", "--set", "break_minutes=10")
    shop.open(*(f"Player {number}" for number in range(1, 12)), mode="official", game="ganymede", more=more)
    assert "top 8 if more than 32 play" in shop.type("status")
    assert "and 11 play: the event ends with its rounds" in shop.type("close")
    assert "no top 8: 32 or fewer play" in shop.type("status")


def test_a_result_is_no_reason(shop: Shop) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.start()
    shop.type("report", "1", "2-0")
    assert "'2 2-1' reads like a result" in shop.refused("correct", "1", "0-2", "--reason", "2 2-1")


def test_on_paper_what_players_throw_is_stirred_in_and_verify_shows_it(shop: Shop) -> None:
    shop.type("new", "--name", "Cup", "--game", "crossover", "--mode", "free", "--rounds", "2")
    shop.type("add", *NAMES[:4], "--here")
    shop.type("close")
    shop.round()
    assert "4 6 2 5 is stirred in" in shop.type("stir", "4", "6", "2", "5")
    assert "at the draft" in (shop.type("pair") and shop.refused("stir", "1"))
    shop.type("publish", "--rematches")
    proof = shop.type("verify")
    assert "drawn   Round 1: the organiser's machine had the secret" in proof
    assert (
        "drawn   Round 2: the secret lay on the organiser's machine, and this was called out in public: 4 6 2 5."
        in proof
    )
    assert "会場で次の数が読み上げられました：4 6 2 5" in shop.type("verify", "--lang", "ja")


def test_who_chose_the_seed_is_told_that_everybody_will_know(shop: Shop) -> None:
    shop.open(*NAMES[:4])
    shop.type("close")
    shop.round()
    assert "Round 1: for practice. The organiser chose the seed" in shop.type("verify")
    shop.file.unlink()
    assert "For practice: you know the seed" in shop.type(
        "new", "--name", "Cup", "--game", "crossover", "--practice-seed", "demo"
    )


def test_an_event_whose_secret_stayed_on_a_server_goes_on_with_another(shop: Shop) -> None:
    shop.open(*NAMES[:4], more=("--rounds", "2"))
    shop.type("close")
    shop.round()
    shop.type("export", "--json", "public.json")
    there = shop.folder / "there.json"
    assert "--go-on goes on with a new one" in shop.type("import", "public.json", file=there)
    assert "goes on where its secret is kept" in shop.refused("pair", file=there)
    there.unlink()
    assert "It goes on with a new secret. Its digest" in shop.type("import", "public.json", "--go-on", file=there)
    shop.type("pair", file=there)
    proof = shop.type("verify", file=there)
    assert "a new secret in place of one that was not told: what was drawn before it cannot be checked" in proof
    assert "OK  " in proof


def test_a_table_that_is_not_there_is_no_event_to_be_made(shop: Shop) -> None:
    shop.type("new", "--name", "Cup", "--game", "crossover")
    assert "makes a new event" not in shop.refused("add", "--csv", "nope.csv")


def test_what_is_stirred_in_is_said_with_an_example(shop: Shop) -> None:
    told = shop.type("new", "--name", "Cup", "--game", "crossover")
    assert f"stir {shop.file} 4 6 2 5" in told
    shop.type("stir", "4", "6", "2", "5")
    assert "4 6 2 5" in shop.refused("stir", "")
    assert "'abc' is nothing that is thrown" in shop.refused("stir", "abc")
    assert "4 6 2 is stirred in" in shop.type("stir", "４,６", " 2")


def test_an_event_is_told_refused_and_printed_in_japanese(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    made = shop.type("new", "--name", "土曜杯", "--game", "crossover", "--organiser", "伊田")
    assert "土曜杯の受付を始めました" in made
    assert "4人を登録しました。合計4人です。" in shop.type("add", "山田太郎", "佐藤", "鈴木", "田中", "--here")
    shop.type("close")
    assert "第1ラウンド（全3）" in shop.type("pair", "--publish")
    shop.type("start")
    assert "1番卓" in shop.type("report", "1", "2-1")
    assert "1試合の結果が確定していません：2番卓（未開始）" in shop.refused("close-round")
    assert "結果を入力" in shop.type("log")
    sheet = shop.folder / "slips.html"
    shop.type("print", "slips", "--out", str(sheet))
    assert "結果報告票" in sheet.read_text(encoding="utf-8")
