from __future__ import annotations

import pytest
from msgspec.structs import replace

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.history import history_of
from meijin.tournament.messages import NoLegalList
from meijin.tournament.model import MatchResult, Phase, Prize, Status
from meijin.tournament.roles import Actor, Role
from meijin.tournament.settings import Format, Level, Mode, default_settings
from meijin.tournament.tournament import Tournament
from meijin.words.reasons import Code
from tests.tournament.desk import JUDGE, MEIJIN, Desk, english, player


@pytest.mark.rule("T4.1", "T3.1")
def test_only_the_digest_of_the_seed_is_told_until_the_end() -> None:
    desk = Desk(4, seed="nobody knows")
    assert "nobody knows" not in str(desk.tournament.log)
    for _ in range(3):
        desk.round()
    desk.do(c.Finish())
    assert desk.event.seed == "nobody knows"
    assert Tournament.replayed("nobody knows", desk.tournament.log, desk.tournament.sealed).event == desk.event


@pytest.mark.rule("T4.2")
def test_nobody_enters_before_registration_is_open() -> None:
    tournament = Tournament("s")
    create = c.Create(id="e", name="E", game="ganymede", meijin="Ida", seed_sha256="0" * 64)
    tournament.do(create, MEIJIN, 1, str)
    with pytest.raises(EventError, match="has not been opened yet"):
        tournament.do(c.Enter(player="P01", name="Ann"), MEIJIN, 2, str)


@pytest.mark.rule("T4.3", "R13")
@pytest.mark.parametrize(
    ("form", "game", "mode", "few"),
    [
        (Format.SWISS, "crossover", Mode.OFFICIAL, 3),
        (Format.SWISS, "crossover", Mode.FREE, 3),
        (Format.ROUND_ROBIN, "crossover", Mode.OFFICIAL, 3),
        (Format.ROUND_ROBIN, "crossover", Mode.FREE, 2),
        (Format.PODS, "go_out", Mode.OFFICIAL, 2),
    ],
)
def test_registration_closes_only_with_enough_players_checked_in(form: Format, game: str, mode: Mode, few: int) -> None:
    desk = Desk(few, game=game, form=form, mode=mode, started=False)
    desk.enter("stays-at-home", here=False)
    with pytest.raises(EventError, match=f"{few} players are checked in"):
        desk.do(c.CloseRegistration())
    desk.enter("comes")
    desk.do(c.CloseRegistration())
    desk.do(c.Pair())
    assert desk.event.round.of("stays-at-home") is None


@pytest.mark.rule("T6.2", "T2.3")
def test_a_round_robin_of_six_is_for_free_mode() -> None:
    with pytest.raises(EventError, match=r"4 or 5 players.*an event in free mode may") as refused:
        Desk(6, form=Format.ROUND_ROBIN)
    assert refused.value.code is Code.CONFLICT
    desk = Desk(6, form=Format.ROUND_ROBIN, mode=Mode.FREE, started=False)
    (told,) = desk.do(c.CloseRegistration()).warnings
    assert english(told) == "a round robin is for 4 or 5 players, and 6 are checked in (6.2)"


@pytest.mark.rule("T4.13")
def test_registration_opens_again_until_round_1_is_drawn() -> None:
    desk = Desk(4)
    desk.do(c.ReopenRegistration())
    desk.enter("P05")
    desk.do(c.CloseRegistration())
    desk.do(c.Pair())
    assert sum(len(match.seats) for match in desk.event.round.matches) == 5
    with pytest.raises(EventError, match="at the draft of a round"):
        desk.do(c.ReopenRegistration())


@pytest.mark.rule("T3.5", "T5.13")
def test_an_id_and_a_person_enter_once() -> None:
    desk = Desk(4, started=False)
    with pytest.raises(EventError, match="P01 is registered already"):
        desk.do(c.Enter(player="P01", name="Another"))
    with pytest.raises(EventError, match="one person plays once"):
        desk.do(c.Enter(player="P99", name="Ann again", user=player("P01").id))
    desk.do(c.Drop(player="P01"))
    with pytest.raises(EventError, match="P01 is registered already"):
        desk.do(c.Enter(player="P01", name="Another"))


@pytest.mark.rule("T10.1")
def test_people_register_themselves_and_nobody_else() -> None:
    desk = Desk(4, started=False)
    ann = Actor("ann", Role.SPECTATOR)
    with pytest.raises(EventError, match="people register themselves"):
        desk.do(c.Enter(player="P50", name="Ben", user="ben"), ann)
    desk.do(c.Enter(player="P50", name="Ann", user="ann"), ann)
    assert desk.tournament.role_of("ann") is Role.PLAYER
    with pytest.raises(EventError, match="players act only for themselves"):
        desk.do(c.CheckIn(player="P01"), Actor("ann", Role.PLAYER))


@pytest.mark.rule("T10.2")
def test_staff_do_not_play_in_official_mode() -> None:
    desk = Desk(4, started=False)
    with pytest.raises(EventError, match="staff do not play"):
        desk.do(c.Enter(player="P50", name="Jun", user=JUDGE.id))
    with pytest.raises(EventError, match="plays in this event"):
        desk.do(c.Appoint(user=player("P01").id, name="P01"))
    free = Desk(4, mode=Mode.FREE, started=False)
    assert free.do(c.Enter(player="P50", name="Jun", user=JUDGE.id)).warnings


@pytest.mark.rule("T5.12")
def test_who_comes_after_the_last_place_waits_and_moves_up() -> None:
    desk = Desk(4, started=False, settings={"capacity": 4})
    desk.do(c.Enter(player="P05", name="Late"))
    assert desk.status("P05") is Status.WAITLISTED
    desk.do(c.Drop(player="P02"))
    assert desk.status("P05") is Status.REGISTERED


@pytest.mark.rule("T5.1", "T5.3", "T3.3")
def test_the_checklist_and_personal_data() -> None:
    desk = Desk(4, started=False, settings={"personal_data": True})
    desk.do(c.Tick(item="fees"))
    assert desk.event.checklist == {"fees"}
    desk.do(c.Tick(item="fees", done=False))
    assert not desk.event.checklist
    desk.do(c.Enter(player="P50", name="Ann", personal={"birth": "1990-01-02", "zip": "12345"}))
    digest = desk.event.entrants["P50"].personal_digest
    assert digest is not None
    assert "1990-01-02" not in str(desk.tournament.log)
    assert desk.tournament.sealed[digest]["personal"]["birth"] == "1990-01-02"
    plain = Desk(4, started=False)
    with pytest.raises(EventError, match="does not ask for personal data"):
        plain.do(c.Enter(player="P50", name="Ann", personal={"birth": "1990-01-02"}))


@pytest.mark.rule("T4.4", "T5.4", "T5.5", "T2.4", "T11.1")
def test_without_a_legal_list_nobody_plays_where_lists_are_required() -> None:
    desk = Desk(5, level=Level.PREMIER)
    assert desk.phase() is Phase.DECK_CHECK
    for name in ("P01", "P02", "P03", "P04"):
        desk.do(c.SubmitList(player=name, cards=f"the cards of {name}"), JUDGE)
    assert "the cards of" not in str(desk.tournament.log)
    with pytest.raises(EventError, match="have not been checked yet"):
        desk.do(c.FinishCheck(), JUDGE)
    for name in ("P01", "P02", "P03", "P04"):
        desk.do(c.CheckList(player=name, legal=True), JUDGE)
    desk.do(c.FinishCheck(), JUDGE)
    assert desk.phase() is Phase.READY
    assert desk.status("P05") is Status.DROPPED


@pytest.mark.rule("T4.4")
def test_who_has_no_legal_list_hands_in_another_during_the_deck_check() -> None:
    desk = Desk(4, level=Level.PREMIER)
    for cards in ("my cards", "my better cards"):
        desk.do(c.SubmitList(player="P01", cards=cards), player("P01"))
        desk.do(c.CheckList(player="P01", legal=cards == "my better cards"), JUDGE)
    assert desk.event.entrants["P01"].list_check == "legal"
    with pytest.raises(EventError, match="lists are handed in during registration"):
        desk.do(c.SubmitList(player="P01", cards="still others"), player("P01"))


@pytest.mark.rule("T5.4", "R11")
def test_the_meijin_is_told_who_is_paired_without_a_legal_list() -> None:
    desk = Desk(8, level=Level.PREMIER)
    for name in list(desk.event.entrants):
        desk.do(c.SubmitList(player=name, cards="cards"), JUDGE)
        desk.do(c.CheckList(player=name, legal=True), JUDGE)
    desk.do(c.FinishCheck(), JUDGE)
    desk.round()
    desk.enter("late")
    desk.do(c.CheckList(player="P01", legal=False, errors=("41 cards",)), JUDGE)
    assert desk.do(c.Pair()).warnings == (NoLegalList(("Name of P01", "Name of late")).saying(),)
    for name in ("P01", "late"):
        desk.do(c.SubmitList(player=name, cards="other cards"), JUDGE)
        desk.do(c.CheckList(player=name, legal=True), JUDGE)
    desk.do(c.Publish())
    desk.wait(10)
    desk.do(c.StartClock())
    desk.finish_round()
    assert desk.do(c.Pair()).warnings == ()


@pytest.mark.rule("T5.4")
def test_a_premier_event_cannot_do_without_lists() -> None:
    with pytest.raises(EventError, match="lists are required"):
        Desk(4, level=Level.PREMIER, settings={"deck_lists": "optional"})


@pytest.mark.rule("T5.6")
def test_a_list_with_errors_is_illegal_until_a_judge_says_otherwise() -> None:
    desk = Desk(4, started=False)
    desk.do(c.SubmitList(player="P01", cards="39 cards", errors=("39 cards instead of 40",)), player("P01"))
    assert desk.event.entrants["P01"].list_check == "illegal"
    assert desk.event.entrants["P01"].list_errors == ("39 cards instead of 40",)
    desk.do(c.CheckList(player="P01", legal=True), JUDGE)
    assert desk.event.entrants["P01"].list_check == "legal"
    with pytest.raises(EventError, match="has not handed in a list"):
        desk.do(c.CheckList(player="P02", legal=True), JUDGE)


@pytest.mark.rule("T5.8")
def test_a_spot_check_is_kept_in_the_log() -> None:
    desk = Desk(4)
    desk.start()
    desk.do(c.SpotCheck(player="P01", passed=False), JUDGE)
    entry = desk.tournament.log[-1]
    assert entry.payload == {}  # what was found is not everybody's
    assert desk.tournament.opened(entry).payload == {"player": "P01", "passed": False}
    with pytest.raises(EventError, match="only the Meijin or a judge"):
        desk.do(c.SpotCheck(player="P01", passed=True), player("P02"))


@pytest.mark.rule("T5.9", "T5.10", "T5.11", "R8")
def test_a_latecomer_has_lost_the_rounds_that_were_missed() -> None:
    desk = Desk(12)
    desk.round()
    desk.enter("late")
    desk.round()
    line = desk.standing("late")
    assert (line.losses, history_of(desk.event)["late"][0].opponents) == (1, ())
    assert desk.event.rounds_planned == 4
    with pytest.raises(EventError, match="late entry ended when round 2 was paired"):
        desk.enter("too-late")


@pytest.mark.rule("T5.9")
def test_a_latecomer_is_entered_by_the_staff_and_not_in_a_round_robin() -> None:
    desk = Desk(12)
    desk.round()
    with pytest.raises(EventError, match="entered by the staff"):
        desk.do(c.Enter(player="P50", name="Ann", user="ann"), Actor("ann", Role.SPECTATOR))
    robin = Desk(4, form=Format.ROUND_ROBIN)
    robin.round()
    with pytest.raises(EventError, match="nobody can come later"):
        robin.enter("late")


@pytest.mark.rule("T5.2")
def test_the_announced_round_time_stays() -> None:
    desk = Desk(4)
    desk.round()
    event = desk.event
    other = {name: getattr(event.settings, name) for name in event.settings.__struct_fields__} | {"round_minutes": 45}
    terms = c.SetTerms(
        name=event.name, level=event.level, format=event.format, cut=0, settings=type(event.settings)(**other)
    )
    with pytest.raises(EventError, match="does not change during the event"):
        desk.do(terms)


@pytest.mark.rule("T6.1", "T5.11")
def test_the_number_of_rounds_follows_from_the_players() -> None:
    with pytest.raises(EventError, match="follows from the number of players"):
        Desk(8, rounds=2)
    desk = Desk(8, rounds=2, mode=Mode.FREE)
    desk.round()
    assert desk.event.rounds_planned == 2
    desk.round()
    assert desk.phase() is Phase.SWISS_DONE


@pytest.mark.rule("T6.3", "T6.5", "T6.11", "T7.11")
@pytest.mark.parametrize(
    ("settings", "cut", "words"),
    [
        ({"round_minutes": 30}, 0, "45 to 50 minutes"),
        ({"break_minutes": 5}, 0, "at least 10 minutes"),
        ({"mp_win": 2}, 0, "a win is worth 3 points"),
        ({}, 8, "premier events"),
    ],
)
def test_limits_of_the_rulebook_hold_in_official_mode(settings: dict[str, int], cut: int, words: str) -> None:
    with pytest.raises(EventError, match=words):
        Desk(4, settings=settings, cut=cut)
    Desk(4, settings=settings, cut=cut, mode=Mode.FREE)


@pytest.mark.parametrize(
    ("game", "form", "settings", "words"),
    [
        ("crossover", Format.PODS, {}, "is a game for two"),
        ("ranking_battle", Format.SWISS, {}, "not a game for two"),
        ("ganymede", Format.SWISS, {"deck_lists": "required"}, "bring no lists"),
        ("ganymede", Format.SWISS, {"require_cross": True}, "has no sides"),
        ("go_out", Format.PODS, {"best_of": 3}, "a pod plays one game"),
        ("ganymede", Format.SWISS, {"tiebreak_set": "RR"}, "has the tie-breakers TB and OTB, not RR"),
        ("ganymede", Format.SWISS, {"mp_draw": 5}, "a draw must lie between"),
        ("ganymede", Format.SWISS, {"late_match_loss_s": 1}, "later than the game"),
        ("ganymede", Format.SWISS, {"forbidden_pairs": (("P01", "P01"),)}, "names two players"),
    ],
)
def test_terms_that_cannot_be_are_refused(game: str, form: Format, settings: dict[str, object], words: str) -> None:
    with pytest.raises(EventError, match=words) as refused:
        Desk(4, game=game, form=form, settings=settings, mode=Mode.FREE)
    assert refused.value.code is Code.ILLEGAL


@pytest.mark.rule("R28")
def test_prizes_and_the_time_of_a_round_change_no_points() -> None:
    desk = Desk(4, mode=Mode.FREE)
    desk.round()
    before = [desk.standing(name) for name in desk.event.entrants]
    event = desk.event
    longer = replace(event.settings, round_minutes=60)
    desk.do(c.SetTerms(name=event.name, level=event.level, format=event.format, cut=0, settings=longer))
    desk.do(c.SetPrizes(prizes=(Prize(1, 1, "a mug"),)))
    assert [desk.standing(name) for name in desk.event.entrants] == before


@pytest.mark.rule("T5.10")
def test_nobody_comes_after_the_last_round_whatever_the_terms_say() -> None:
    desk = Desk(4, settings={"late_entry_last_round": 99})
    desk.round()
    desk.round()
    desk.start()
    with pytest.raises(EventError, match="late entry ended when round 3 was paired"):
        desk.enter("late")


@pytest.mark.rule("T4.3", "T4.4", "T6.2")
def test_the_format_and_the_lists_stay_once_registration_is_closed() -> None:
    desk = Desk(8)
    event = desk.event
    for form, lists in ((Format.ROUND_ROBIN, "optional"), (Format.SWISS, "required")):
        other = replace(default_settings("crossover", Level.STORE, form), deck_lists=lists)
        terms = c.SetTerms(name=event.name, level=event.level, format=form, cut=0, settings=other)
        with pytest.raises(EventError, match="fixed since registration was closed"):
            desk.do(terms)
    desk.do(c.ReopenRegistration())
    desk.do(terms)
    desk.do(c.CloseRegistration())
    assert desk.phase() is Phase.DECK_CHECK


@pytest.mark.rule("T10.1")
def test_an_event_always_has_a_meijin() -> None:
    desk = Desk(4)
    for role in ("judge", "none"):
        with pytest.raises(EventError, match="always has a Meijin"):
            desk.do(c.Appoint(user=MEIJIN.id, name="Ida", role=role))
    desk.do(c.Appoint(user=JUDGE.id, name="Jun", role="meijin"))
    desk.do(c.Appoint(user=MEIJIN.id, name="Ida", role="judge"), Actor(JUDGE.id, Role.MEIJIN))
    assert desk.tournament.role_of(MEIJIN.id) is Role.JUDGE


@pytest.mark.rule("T10.9")
def test_whoever_was_appointed_may_step_down_at_any_time() -> None:
    desk = Desk(4)
    down = c.Appoint(user=JUDGE.id, name="Jun", role="none")
    other = c.Appoint(user="u9", name="Kai")
    desk.do(c.Appoint(user=JUDGE.id, name="Jun"))
    desk.do(other)
    for wrong in (replace(other, role="none"), c.Appoint(user=JUDGE.id, name="Jun", role="meijin")):
        with pytest.raises(EventError, match="a judge may only step down") as refused:
            desk.do(wrong, JUDGE)
        assert refused.value.code is Code.FORBIDDEN
    desk.do(down, JUDGE)
    assert desk.tournament.role_of(JUDGE.id) is Role.SPECTATOR
    desk.do(c.Cancel(), MEIJIN, "it rains")
    with pytest.raises(EventError, match="the event is over"):
        desk.do(c.Appoint(user=JUDGE.id, name="Jun"))
    desk.do(c.Appoint(user="u9", name="Kai", role="none"), Actor("u9", Role.JUDGE))
    assert list(desk.event.staff) == [MEIJIN.id]


@pytest.mark.rule("T10.9")
def test_nobody_is_left_behind_as_the_only_meijin_without_having_done_anything() -> None:
    desk = Desk(4)
    desk.do(c.Appoint(user="u9", name="Kai", role="meijin"))
    with pytest.raises(EventError, match="always has a Meijin"):
        desk.do(c.Appoint(user=MEIJIN.id, name="Ida", role="none"))
    desk.do(c.Tick(item="fees"), Actor("u9", Role.MEIJIN))
    desk.do(c.Appoint(user=MEIJIN.id, name="Ida", role="none"))
    assert MEIJIN.id not in desk.event.staff


@pytest.mark.rule("T4.1")
def test_nothing_is_done_before_the_event_is_created() -> None:
    for command in (c.Open(), c.SetPrizes(prizes=()), c.Cancel()):
        with pytest.raises(EventError, match="create it first"):
            Tournament("s").do(command, MEIJIN, 1, str, "why not")


@pytest.mark.rule("T9.15")
def test_prizes_have_places() -> None:
    new = c.Create(
        id="e", name="E", game="ganymede", meijin="Ida", seed_sha256="0" * 64, prizes=(Prize(3, 2, "a mug"),)
    )
    with pytest.raises(EventError, match="the first comes first"):
        Tournament("s").do(new, MEIJIN, 1, str)
    desk = Desk(4)
    with pytest.raises(EventError, match="the first comes first"):
        desk.do(c.SetPrizes(prizes=(Prize(3, 2, "a mug"),)))
    desk.do(c.SetPrizes(prizes=(Prize(2, 4, "a sticker"), Prize(1, 1, "a mug"))))
    assert [prize.text for prize in desk.event.prizes] == ["a mug", "a sticker"]


def test_what_is_worked_out_cannot_be_given() -> None:
    desk = Desk(4)
    desk.start()
    match = desk.match("P01")
    score = MatchResult(kind="played", score=(2, 0))
    for command in (
        c.Enter(player="P50", name="Ann", personal_digest="00"),
        c.Drop(player="P01", was="active"),
        c.CloseRound(was="running"),
        c.Penalize(player="P01", infraction="misplay", level="game_loss", match=match.id),
        c.Correct(match=match.id, result=score, before="nothing"),
    ):
        with pytest.raises(EventError, match="worked out, not given"):
            desk.do(command, reason="try")


def test_a_name_that_is_too_long_is_refused_before_anything_is_kept() -> None:
    desk = Desk(4, started=False)
    with pytest.raises(EventError, match="name: it must be a text of at most 40 characters"):
        desk.do(c.Enter(player="P50", name="A" * 41))
    assert "P50" not in desk.event.entrants
