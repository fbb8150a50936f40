"""What is on every sheet, in both forms."""

from __future__ import annotations

import re

import pytest

from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.model import Prize
from meijin.tournament.printing import OF_A_PLAYER, SHEETS
from meijin.tournament.settings import Format, Level
from tests.tournament.desk import Desk
from tests.tournament.printing.hall import (
    LONG,
    NAMES,
    WIDE,
    both,
    close_pods,
    hall,
    page,
    pages,
    pdf,
    pods,
    squeezed,
    words,
)


@pytest.fixture(scope="module")
def swiss() -> Desk:
    """Thirteen players in round 2, two of whom have handed in lists; one has left."""
    desk = hall(settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="leaf-sand"))
    desk.do(c.SubmitList(player="P04", cards="earth-defenders"))
    desk.do(c.SetPrizes(prizes=(Prize(1, 1, "Trophy"), Prize(2, 4, "Six boosters"))))
    desk.do(c.CloseRegistration())
    desk.round()
    desk.do(c.Drop(player="P12"))
    desk.start()
    return desk


@pytest.fixture(scope="module")
def podded() -> Desk:
    desk = pods()
    desk.do(c.CloseRegistration())
    desk.start()
    close_pods(desk)
    desk.start()
    return desk


@pytest.fixture(scope="module")
def cut() -> Desk:
    """Eight of ten play on; the first round of the elimination is over."""
    desk = hall(NAMES[:10], cut=8, rounds=3)
    desk.do(c.CloseRegistration())
    for _ in range(3):
        desk.round()
    return desk


def everybody_in_this_round(desk: Desk) -> list[str]:
    return [desk.event.entrants[player].name for match in desk.event.round.matches for player in match.seats]


@pytest.mark.parametrize("what", ["pairings-by-table", "pairings-by-name"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pairings_have_every_name_in_full(swiss: Desk, what: str, paper: str) -> None:
    for text in both(swiss, what, paper=paper):
        for name in everybody_in_this_round(swiss):
            assert squeezed(name) in text
        assert "Round2of4" in text


def test_pairings_by_name_are_sorted_by_code_points_of_casefolded_names(swiss: Desk) -> None:
    rows = re.findall(r'<tr><td class="left">(.*?)</td>', page(swiss, "pairings-by-name"))
    in_order = ["anna", LONG, "Nguyễn Thị Ánh", "O&#x27;Neil &amp; &lt;Sons&gt;", "Émile Zola", "Łukasz Żółkiewski"]
    assert [row for row in rows if row in in_order] == in_order
    assert rows[-1] == "김민준"


def test_pairings_by_table_say_who_has_the_bye_and_the_points_before_the_round(swiss: Desk) -> None:
    desk = hall(NAMES[:5])
    desk.do(c.CloseRegistration())
    desk.start()
    free = desk.event.round.matches[-1].seats[0]
    last = pages(desk, "pairings-by-table")[0].split("Bye")[1]
    assert desk.event.entrants[free].name in last
    desk.finish_round()
    desk.start()
    assert re.search(r"\b3\b", pages(desk, "pairings-by-table")[0].split("Opponent")[-1])


def test_an_earlier_round_is_printed_by_its_number(swiss: Desk) -> None:
    assert "Round1of4" in both(swiss, "pairings-by-table", round_no=1)[1]
    assert NAMES[11] in pages(swiss, "pairings-by-name", round_no=1)[0]


@pytest.mark.parametrize("what", ["pairings-by-table", "pairings-by-name", "slips"])
def test_pods_are_printed_with_all_their_players(podded: Desk, what: str) -> None:
    for text in both(podded, what):
        assert all(squeezed(name) in text for name in NAMES)


def test_slips_are_four_to_a_page_with_table_round_and_best_of(swiss: Desk) -> None:
    found = pages(swiss, "slips")
    assert len(found) == 2  # six tables
    assert [text.count("Best of 3") for text in found] == [4, 2]
    assert all(f"Table {number}" in "".join(found) for number in range(1, 7))
    assert "Intentional draw" in found[0]
    markup = page(swiss, "slips")
    assert markup.count("<article>") == 6
    assert markup.count('class="cards four"') == 2


def test_a_slip_for_one_player(swiss: Desk) -> None:
    text = words(page(swiss, "slips", player="P08"))
    assert WIDE in text
    assert text.count("Best of 3") == 1


def test_slips_of_pods_ask_for_places_and_know_no_draws(podded: Desk) -> None:
    text = words(page(podded, "slips"))
    assert text.count("Place") == 3
    assert "raw" not in text


def test_standings_have_points_tie_breakers_and_who_has_left(swiss: Desk) -> None:
    for text in both(swiss, "standings"):
        assert "afterround1" in text
        assert "TB1TB2TB3" in text
        assert "Ben(dropped)" in text
        assert "0*" in text and "*unbeaten" in text
        assert all(squeezed(name) in text for name in NAMES)


def test_standings_of_pods_show_points_not_eighths(podded: Desk) -> None:
    text = words(page(podded, "standings"))
    assert "PTB1" in text
    assert "2.25" in text  # second of five: 18 eighths
    assert "18" not in text.split()


def test_a_score_card_is_filled_in_as_far_as_rounds_are_closed(swiss: Desk) -> None:
    match = swiss.event.rounds[0].matches[0]
    winner, loser = match.seats
    name = swiss.event.entrants[loser].name
    markup = page(swiss, "score-cards", player=winner)
    row = markup.split('<td class="left set">1.</td>')[1].split("</tr>")[0]
    assert squeezed(name) in squeezed(words(f"<body>{row}"))
    assert '<span class="chosen">W</span>' in row
    assert row.count('<td class="centre set">3</td>') == 2  # points and total
    now = swiss.event.round.of(winner)
    assert now is not None
    row = markup.split('<td class="left set">2.</td>')[1].split("</tr>")[0]
    assert squeezed(swiss.event.entrants[now.other(winner)].name) in squeezed(words(f"<body>{row}"))
    assert "chosen" not in row


def test_a_score_card_has_seven_rows_the_example_and_the_totals(swiss: Desk) -> None:
    text = pages(swiss, "score-cards", player="P01")[0]
    assert "Card Shop Fukurō" in text and "2026-11-21" in text and "P01" in text
    assert all(f"{number}." in text for number in range(1, 8))
    assert "8." not in text
    assert "John Anderson" in text and "AL" in text
    assert "Grand" in text and "Initials" in text


def test_everybody_has_a_score_card_two_to_a_page(swiss: Desk) -> None:
    found = pages(swiss, "score-cards")
    assert len(found) == 7
    assert sum(text.count("John Anderson") for text in found) == len(NAMES)


def test_score_cards_of_pods_have_the_place(podded: Desk) -> None:
    first = podded.event.rounds[0].matches[0].seats
    markup = page(podded, "score-cards", player=first[1])
    assert '<span class="chosen">2</span>' in markup
    assert podded.event.entrants[first[0]].name in words(markup)


def test_a_blank_score_card_asks_for_everything_of_the_rulebooks_form(swiss: Desk) -> None:
    for text in both(swiss, "blank-score-card"):
        for label in ("Playername", "PlayerID", "Dateofbirth", "Zipcode", "City", "E-mail"):
            assert label in text
        assert "P01" not in text


def test_personal_data_is_never_printed_on_a_card_that_lies_on_the_table() -> None:
    desk = hall((), settings={"personal_data": True})
    desk.do(c.Enter(player="P01", name="Ana", personal={"birth_date": "2001-02-03", "zip_code": "90210"}))
    for text in both(desk, "score-cards"):
        assert "Dateofbirth" in text
        assert "2001" not in text and "90210" not in text


def test_a_deck_list_is_filled_in_by_kinds_of_cards(swiss: Desk) -> None:
    text = pages(swiss, "deck-lists", player="P01")[0]
    assert "Łukasz Żółkiewski" in text
    assert "Leaf and Sand Alliance" in text
    for kind in ("Ninjas", "Jutsu", "Missions", "Clients", "Sideboard"):
        assert kind in text
    assert "N-490" in text and "Naruto Uzumaki" in text
    assert "Total 27" in text
    assert "Verified by the Meijin" in text
    assert "Wishes" not in text


def test_the_other_line_of_cards_has_its_own_kinds(swiss: Desk) -> None:
    for text in both(swiss, "deck-lists", player="P04"):
        for kind in ("Warriors", "Techniques", "Events", "Wishes", "Sideboard"):
            assert kind in text
        assert "Ninjas" not in text


def test_without_a_list_the_form_is_blank_and_serves_both_lines(swiss: Desk) -> None:
    for text in both(swiss, "deck-lists", player="P02"):
        assert "Ninjas/Warriors" in text and "Clients" in text
        assert squeezed(NAMES[1]) in text
        assert "Total2" not in text


def test_a_page_for_every_player_and_blank_forms_for_every_line(swiss: Desk) -> None:
    assert len(pdf(swiss, "deck-lists").pages) == len(NAMES)
    naruto, dragon_ball = pages(swiss, "blank-deck-list")
    assert "Ninjas" in naruto and "Wishes" not in naruto
    assert "Warriors" in dragon_ball and "Wishes" in dragon_ball


def test_cards_nobody_knows_are_printed_as_they_were_written() -> None:
    desk = hall(NAMES[:4], settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="Main\n2 kunay\n1 N-490"))
    for text in both(desk, "deck-lists", player="P01"):
        assert "kunay" in text and "N-490" in text


def test_a_list_that_is_none_leaves_the_form_blank_and_says_so() -> None:
    desk = hall(NAMES[:4], settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="\0"))
    assert "cannot be read" in pages(desk, "deck-lists", player="P01")[0]


def test_teams_have_a_boss_and_kittens() -> None:
    desk = hall(NAMES[:4], game="cat_battles", form=Format.ROUND_ROBIN, settings={"deck_lists": "optional"})
    desk.do(c.SubmitList(player="P01", cards="Boss\nMadam Yuzu\nKittens\n2 Senko"))
    for text in both(desk, "deck-lists", player="P01"):
        assert "MadamYuzu" in text and "H01-10" in text
        assert "Kittens,total(4-8)2" in text


def test_premier_events_ask_more_of_sleeves(swiss: Desk) -> None:
    assert "reflective" not in pages(swiss, "sleeve-checklist")[0]
    for text in both(hall((), level=Level.PREMIER), "sleeve-checklist"):
        assert "othersleevesthanthedeck" in text
        assert "reflective" in text


def test_the_bracket_before_during_and_after(cut: Desk) -> None:
    blank = words(page(cut, "bracket")).split("last 8")[1].split()
    assert [int(seed) for seed in blank if seed.isdigit()] == [1, 8, 4, 5, 2, 7, 3, 6]
    cut.start()
    cut.finish_round()
    winners = [cut.event.entrants[match.seats[0]].name for match in cut.event.round.matches]
    for text in both(cut, "bracket"):
        assert all(text.count(squeezed(name)) == 2 for name in winners)
        assert "Semi-final" in text
    cut.round()
    cut.round()
    champion = cut.event.entrants[cut.event.round.matches[0].seats[0]].name
    for text in both(cut, "bracket"):
        assert text.count(squeezed(champion)) == 4


def test_a_large_bracket_is_printed_in_parts() -> None:
    desk = hall((), cut=64)
    found = pages(desk, "bracket")
    assert len(found) == 5
    assert "Part 4 of 4" in found[3]
    assert "Last rounds" in found[4]


def test_prizes_name_their_winners_once_the_event_is_over(swiss: Desk) -> None:
    for text in both(swiss, "prizes"):
        assert "Places2-4" in text and "Trophy" in text
        assert NAMES[10] not in text
    desk = hall(NAMES[:4], rounds=1)
    desk.do(c.SetPrizes(prizes=(Prize(1, 1, "Trophy"), Prize(2, 9, "A booster"))))
    desk.do(c.CloseRegistration())
    desk.round()
    desk.do(c.Finish())
    text = words(page(desk, "prizes"))
    assert all(name in text for name in NAMES[:4])
    assert text.count("A booster") == 3


def test_the_checklist_ticks_what_is_done_and_counts() -> None:
    desk = hall(NAMES[:6])
    desk.do(c.MarkPaid(player="P01"))
    desk.do(c.Tick(item="fees"))
    markup = page(desk, "checklist")
    assert markup.count("✓") == 1
    for text in both(desk, "checklist"):
        assert "1of6" in text and "6of6" in text
        assert "50minutes" in text


@pytest.mark.parametrize("what", [what for what in SHEETS if what != "bracket"])
def test_every_sheet_has_japanese_headings(swiss: Desk, what: str) -> None:
    one = {"player": "P01"} if what in OF_A_PLAYER else {}
    for text in both(swiss, what, language="ja", **one):
        assert re.search("[ぁ-んァ-ヶ一-龠]", text.replace(squeezed(WIDE), ""))
        for english in ("Round", "Standings", "Player", "Page"):
            assert english not in text


def test_sheets_that_cannot_be_are_refused(swiss: Desk) -> None:
    for what, why in (("bracket", "no elimination"), ("pairings-by-table", "published")):
        with pytest.raises(EventError, match=why):
            page(hall(NAMES[:4]), what)
    with pytest.raises(EventError, match="bring no lists"):
        page(pods(), "deck-lists")
    with pytest.raises(EventError, match="no round 7"):
        page(swiss, "slips", round_no=7)
    with pytest.raises(EventError, match="no player P99"):
        page(swiss, "score-cards", player="P99")
    with pytest.raises(EventError, match="whole event"):
        page(swiss, "standings", round_no=1)
    with pytest.raises(EventError, match="all players"):
        page(swiss, "prizes", player="P01")


def test_a_draft_is_not_printed() -> None:
    desk = hall(NAMES[:4])
    desk.do(c.CloseRegistration())
    desk.round()
    desk.do(c.Pair())
    assert "Round 1" in words(page(desk, "pairings-by-table"))
    with pytest.raises(EventError, match="draft"):
        page(desk, "pairings-by-table", round_no=2)
