"""Chance that nobody chooses alone: numbers of the players, numbers called out, and secrets that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from meijin.kernel.fairness import commitment
from meijin.tournament import commands as c
from meijin.tournament.audit import audit
from meijin.tournament.chance import REVEAL_MS, number_state
from meijin.tournament.errors import EventError
from meijin.tournament.files import Export, from_json, to_json
from meijin.tournament.log import Entry, follow
from meijin.tournament.model import MatchResult, Phase
from meijin.tournament.ranking import standings_of
from meijin.tournament.seeds import key, seed_digest
from meijin.tournament.settings import Format, Mode
from meijin.tournament.speaking import speech_in
from meijin.tournament.trust import how_drawn
from meijin.words import Message
from tests.tournament.desk import JUDGE, MEIJIN, Desk, english, player, told

SECRET = "5e" * 32


def number(name: str) -> str:
    """The number of a player, as their page would draw it."""
    return sha256(name.encode()).hexdigest()


def commits(desk: Desk, *names: str) -> None:
    for name in names:
        desk.do(c.CommitNumber(player=name, commitment=commitment(number(name))), player(name))


def reveals(desk: Desk, *names: str) -> None:
    for name in names:
        desk.do(c.RevealNumber(player=name, number=number(name)), player(name))


def kinds(told: Iterable[Message]) -> list[str]:
    return [each.kind.removeprefix("drawn_") for each in told]


def opened(players: int = 4, **more: Any) -> Desk:
    """An event of a server, open for registration."""
    return Desk(players, seed=SECRET, origin="server", started=False, mode=Mode.FREE, **more)


def order_of(chance: str, names: list[str], round_no: int = 1, attempt: int = 0) -> list[str]:
    return sorted(names, key=lambda name: key(chance, "pair", "swiss", round_no, attempt, name))


def drawn_order(desk: Desk) -> list[str]:
    keys = desk.event.round.meta["order"]
    assert isinstance(keys, tuple)
    return [name for name, _ in keys]


def checked(desk: Desk) -> Export:
    """The event's file with its seed, in which everything is as it should be."""
    export = from_json(to_json(desk.tournament, private=True))
    assert audit(export).differences == []
    return export


@pytest.mark.rule("T12.6", "T12.7", "T12.8")
def test_the_draw_is_the_hash_of_the_secret_and_of_all_that_was_given() -> None:
    desk = opened(4)
    commits(desk, "P03", "P01")
    desk.do(c.CloseRegistration())
    reveals(desk, "P03")
    desk.at += REVEAL_MS
    desk.do(c.Pair())
    text = (
        "meijin draw 1\nfor tournament\n"
        f"secret {SECRET}\n"
        f"commitment {commitment(number('P01'))} P01\n"  # did not reveal in time
        f"number {number('P03')} P03\n"
    )
    chance = sha256(text.encode()).hexdigest()
    assert drawn_order(desk) == order_of(chance, ["P01", "P02", "P03", "P04"])
    assert desk.tournament.chance == chance
    checked(desk)


@pytest.mark.rule("T12.7")
def test_who_gives_no_number_has_none() -> None:
    desk = opened(4)
    desk.do(c.Enter(player="DESK", name="At the desk"), JUDGE)
    desk.do(c.Enter(player="BOT", name="Robot", bot="greedy"), JUDGE)
    states = {name: number_state(desk.event, each) for name, each in desk.event.entrants.items()}
    assert states == {"P01": "wanted", "P02": "wanted", "P03": "wanted", "P04": "wanted", "DESK": "", "BOT": ""}
    desk.do(c.CheckIn(player="DESK"))
    desk.do(c.CloseRegistration())
    desk.do(c.Pair())  # nobody has committed: nothing is waited for, and the secret alone decides
    assert desk.tournament.chance == SECRET


@pytest.mark.rule("T12.7")
def test_a_commitment_is_one_and_ones_own_and_stays() -> None:
    desk = opened(4)
    commits(desk, "P01")
    with pytest.raises(EventError, match="a number was committed to already: it stands"):
        desk.do(c.CommitNumber(player="P01", commitment="ab" * 32), player("P01"))
    with pytest.raises(EventError, match="draw a number of your own"):
        desk.do(c.CommitNumber(player="P02", commitment=commitment(number("P01"))), player("P02"))
    with pytest.raises(EventError, match="P03 is somebody else: players act only for themselves"):
        desk.do(c.CommitNumber(player="P03", commitment="ab" * 32), player("P02"))
    for somebody in (MEIJIN, JUDGE):
        with pytest.raises(EventError, match="everybody gives a number of their own"):
            desk.do(c.CommitNumber(player="P03", commitment="ab" * 32), somebody)
    with pytest.raises(EventError, match="a commitment has 64 hexadecimal digits"):
        desk.do(c.CommitNumber(player="P03", commitment="seven"), player("P03"))


@pytest.mark.rule("T12.8")
def test_numbers_are_revealed_when_no_other_commitment_can_come_and_before_the_draw() -> None:
    desk = opened(4)
    commits(desk, "P01", "P02")
    with pytest.raises(EventError, match="commitments are still open"):
        reveals(desk, "P01")
    desk.do(c.CloseRegistration())
    with pytest.raises(EventError, match="does not fit the commitment"):
        desk.do(c.RevealNumber(player="P01", number="07" * 32), player("P01"))
    with pytest.raises(EventError, match="no commitment that a number could be revealed for"):
        reveals(desk, "P03")
    reveals(desk, "P01")
    with pytest.raises(EventError, match="revealed already"):
        reveals(desk, "P01")
    desk.at += REVEAL_MS
    desk.do(c.Pair())
    with pytest.raises(EventError, match="the commitment stands in for the number"):
        reveals(desk, "P02")


@pytest.mark.rule("T12.8")
def test_a_draw_waits_for_numbers_and_never_longer_than_ten_seconds() -> None:
    desk = opened(4)
    commits(desk, "P01", "P02")
    desk.do(c.CloseRegistration())
    closed = desk.at
    assert desk.upcoming().not_before == closed + 10_000
    with pytest.raises(EventError, match="2 players reveal their numbers now, so wait: 0:09 left"):
        desk.do(c.Pair())
    reveals(desk, "P01", "P02")
    assert desk.upcoming().not_before is None
    desk.do(c.Pair())  # all are in: at once
    late = opened(4)
    commits(late, "P01")
    late.do(c.CloseRegistration())
    late.at += 9_000
    late.do(c.Pair())


@pytest.mark.rule("T12.8")
def test_nobody_waits_for_who_does_not_play() -> None:
    desk = opened(4)
    desk.enter("P05", here=False)
    commits(desk, "P05")
    desk.do(c.CloseRegistration())
    desk.do(c.Pair())
    assert number_state(desk.event, desk.event.entrants["P05"]) == "stands_in"


@pytest.mark.rule("T12.7", "T12.8")
def test_who_comes_later_gives_a_number_for_the_rounds_after() -> None:
    desk = opened(4, rounds=3)
    commits(desk, "P01")
    desk.do(c.CloseRegistration())
    reveals(desk, "P01")
    desk.start()
    before = desk.tournament.chance
    desk.enter("P05")
    commits(desk, "P05", "P02")
    assert desk.tournament.chance == before  # the round at hand has its coins
    desk.finish_round()
    reveals(desk, "P05", "P02")
    desk.start()
    assert desk.tournament.chance != before
    desk.finish_round()
    desk.start()
    assert number_state(desk.event, desk.event.entrants["P03"]) == ""  # nothing is drawn after the last round
    desk.finish_round()
    desk.do(c.Finish())
    checked(desk)


@pytest.mark.rule("T12.9", "T12.11")
def test_what_is_called_out_decides_from_then_on() -> None:
    desk = Desk(4, seed="a file", origin="program", mode=Mode.FREE, rounds=2)
    desk.round()
    assert desk.tournament.chance == "a file"
    n = desk.do(c.Stir(said="4 6 2 5")).entry.n
    said = sha256(b"4 6 2 5").hexdigest()
    text = f"meijin draw 1\nfor tournament\nsecret a file\nnumber {said} entry-{n}\n"
    assert desk.tournament.chance == sha256(text.encode()).hexdigest()
    desk.do(c.Pair())
    with pytest.raises(EventError, match="at the draft of a round"):
        desk.do(c.Stir(said="1 1 1"))
    desk.do(c.Publish())
    assert kinds(how_drawn(desk.event)) == ["organiser", "called"]
    assert "4 6 2 5" in english(how_drawn(desk.event)[1])
    checked(desk)


@pytest.mark.rule("T12.5", "T12.2")
def test_another_secret_takes_over_and_the_one_before_is_told() -> None:
    desk = Desk(6, seed="demo", origin="person", mode=Mode.FREE, rounds=2)
    desk.round()
    entry = desk.tournament.renew(SECRET, "server", MEIJIN, desk.at).entry
    assert (entry.type, entry.payload["old"], entry.payload["promise"]) == ("renew_secret", "demo", seed_digest(SECRET))
    desk.round()
    assert drawn_order(desk) != order_of("demo", sorted(desk.event.entrants), 2)
    desk.do(c.Finish())
    assert desk.event.seed == SECRET
    export = checked(desk)
    assert kinds(audit(export).drawn) == ["replaced", "person", "server"]
    wrong = audit(Export(export.log, "another", export.sealed))
    assert any("digest was told at the beginning" in each for each in told(wrong.differences))


@pytest.mark.rule("T12.5", "T12.2")
def test_a_secret_that_was_told_wrongly_is_found() -> None:
    desk = Desk(4, seed="demo", mode=Mode.FREE, rounds=2)
    desk.round()
    desk.tournament.renew(SECRET, "server", MEIJIN, desk.at)
    log: list[Entry] = []
    for entry in desk.tournament.log:
        fields = {name: getattr(entry, name) for name in ("at", "actor", "role", "type", "payload", "reason", "sealed")}
        if entry.type == "renew_secret":
            fields["payload"] = {**entry.payload, "old": "demoo"}
        log.append(follow(log[-1] if log else None, **fields))
    found = audit(Export(tuple(log), SECRET, desk.tournament.sealed))
    assert any("entry 1 (create): the seed is not the one" in each for each in told(found.differences))


@pytest.mark.rule("T12.5")
def test_without_the_secret_an_event_goes_on_with_another_and_says_what_cannot_be_checked() -> None:
    desk = opened(4, rounds=2)
    desk.do(c.CloseRegistration())
    desk.round()
    public = from_json(to_json(desk.tournament, private=False))
    assert public.seed is None
    there = public.without_seed()
    there.renew("07" * 32, "program", MEIJIN, desk.at)
    desk.tournament = there
    desk.round()
    desk.do(c.Finish())
    found = audit(checked(desk))
    assert told(found.notes)[0].startswith("the secret that entry 1 promised was never told")
    assert kinds(found.drawn) == ["untold", "server", "organiser"]


@pytest.mark.rule("T12.12")
def test_a_round_robin_stays_as_it_was_drawn() -> None:
    desk = Desk(4, seed="demo", form=Format.ROUND_ROBIN, mode=Mode.FREE)
    desk.round()
    order = drawn_order(desk)
    desk.do(c.Stir(said="6 6 6"))
    desk.tournament.renew(SECRET, "server", MEIJIN, desk.at)
    desk.round()
    desk.round()
    assert drawn_order(desk) == order
    met = {frozenset(match.seats) for each in desk.event.rounds for match in each.matches}
    assert len(met) == 6  # everybody met everybody once
    desk.do(c.Finish())
    checked(desk)


@pytest.mark.rule("T12.12")
def test_who_made_the_cut_by_lot_did_so() -> None:
    desk = Desk(4, seed="demo", mode=Mode.FREE, rounds=1, cut=4)
    desk.start()
    for match in desk.event.round.matches:
        desk.do(c.EnterResult(match=match.id, result=MatchResult("intentional_draw", announced_s=0)), JUDGE)
    desk.do(c.CloseRound())
    places = [line.player for line in standings_of(desk.event, desk.tournament.chance)]
    desk.do(c.Pair())
    assert list(desk.event.seeds) == places
    desk.tournament.renew(SECRET, "server", MEIJIN, desk.at)
    lots = [line.player for line in standings_of(desk.event, desk.tournament.chance)]
    assert lots == places
    with pytest.raises(EventError, match=r"at the draft of a round|the elimination has begun"):
        desk.do(c.Stir(said="1"))


@pytest.mark.rule("T12.10", "T12.11", "R22")
def test_a_draft_drawn_again_is_told_with_how_often() -> None:
    desk = opened(4)
    commits(desk, "P01")
    desk.do(c.CloseRegistration())
    reveals(desk, "P01")
    desk.do(c.Pair())
    chance = desk.tournament.chance
    desk.do(c.PairAgain(), reason="a name was wrong")
    desk.do(c.PairAgain(), reason="another name was wrong")
    assert desk.tournament.chance == chance  # nothing else changes what is drawn
    assert drawn_order(desk) == order_of(chance, ["P01", "P02", "P03", "P04"], attempt=2)
    assert kinds(how_drawn(desk.event)) == ["nothing"]  # a draft is the Meijin's alone
    desk.do(c.Publish())
    told = how_drawn(desk.event)
    assert kinds(told) == ["nobody", "redrawn"]
    assert "drawn 3 times" in english(told[1])
    assert "3回" in speech_in("ja").tell(told[1])
    checked(desk)


@pytest.mark.rule("T12.11")
def test_numbers_from_before_a_secret_bind_nobody() -> None:
    desk = opened(4, rounds=2)
    commits(desk, "P01", "P02")
    desk.do(c.CloseRegistration())
    reveals(desk, "P01")
    desk.at += REVEAL_MS
    desk.round()
    desk.tournament.renew("07" * 32, "server", MEIJIN, desk.at)
    desk.round()
    told = how_drawn(desk.event)
    assert kinds(told) == ["replaced", "nobody", "server", "stands_in"]
    assert "(1)" in english(told[1])


@pytest.mark.rule("T12.11", "T4.11")
def test_a_round_that_is_drawn_after_the_seed_was_told_says_so() -> None:
    desk = opened(4, rounds=2)
    desk.do(c.CloseRegistration())
    desk.round()
    closed = len(desk.tournament.log)
    desk.do(c.EndSwiss(), reason="it is late")
    desk.do(c.Finish())
    desk.do(c.Reopen(), reason="there is time after all")
    desk.do(c.TakeBack(n=closed), reason="another round")
    desk.do(c.CloseRound())
    desk.round()
    assert kinds(how_drawn(desk.event)) == ["server", "anybody"]


def test_a_file_of_before_is_read_and_checked_as_it_was() -> None:
    """It has no origin, no numbers and no other secret, and `sit_down` by which whoever was not seen lost too."""
    export = from_json((Path(__file__).parent / "older-event.json").read_bytes())
    found = audit(export)
    assert found.differences == []
    event = export.tournament().event
    assert {entry.type for entry in export.log} & {"sit_down", "arrive"} == {"sit_down"}
    assert list(event.rounds[0].matches[0].points.values()) == [0, 0]
    assert (event.phase, event.seed) == (Phase.FINISHED, "an older event")
    (told,) = found.drawn
    assert kinds(found.drawn) == ["unsaid"]
    assert "an older Meijin and does not say who had the secret" in english(told)


@pytest.mark.rule("T12.11")
def test_of_an_event_of_today_it_is_said_who_had_the_secret() -> None:
    desk = Desk(4, seed="a file", origin="program", mode=Mode.FREE, rounds=2)
    desk.round()
    (told,) = how_drawn(desk.event)
    assert kinds([told]) == ["organiser"]
    assert "the organiser's machine had the secret, and nothing that was called out" in english(told)
    assert "older" not in english(told)


@pytest.mark.rule("R35")
@pytest.mark.parametrize("said", ["abc", "4 6 x", "heads", " ", "-1", "4.5", "²½"])
def test_only_numbers_are_stirred_in(said: str) -> None:
    with pytest.raises(EventError, match=r"give the numbers that everybody heard, .* such as 4 6 2 5"):
        c.clearly_worded(c.Stir(said=said))


@pytest.mark.rule("R35")
def test_words_that_were_stirred_in_before_count_as_they_did() -> None:
    desk = Desk(4, seed="a file", origin="program", mode=Mode.FREE, rounds=2)
    desk.round()
    desk.do(c.Stir(said="heads"))
    desk.round()
    desk.do(c.Finish())
    assert kinds(audit(checked(desk)).drawn) == ["organiser", "called"]
