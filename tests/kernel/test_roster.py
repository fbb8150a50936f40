"""Which teams are legal, and the rule that each of the others breaks."""

from __future__ import annotations

import pytest

from meijin.kernel import listmessages
from meijin.kernel.errors import RosterError
from meijin.kernel.roster import Part, Roster

BOSSES = Part("Boss", "Bosses", 1, 1, ("suko", "yuzu"))
KITTENS = Part("Kitten", "Kittens", 2, 4, ("maro", "ame"))
TEAM = Roster("team", (BOSSES, KITTENS), copies=3, barred=(("gonta", "house figures are switched off"),))


@pytest.mark.parametrize("team", [["suko", "maro", "ame"], ["maro", "yuzu", "maro", "ame", "maro"]])
def test_a_legal_team_is_accepted_in_any_order(team: list[str]) -> None:
    TEAM.check(team)
    assert TEAM.is_complete(team)


@pytest.mark.parametrize(
    ("team", "because"),
    [
        ([], "bosses: 0, but there must be exactly 1"),
        (["suko", "yuzu", "maro", "ame"], "bosses: 2, but there must be exactly 1"),
        (["suko", "maro"], "kittens: 1, but there must be from 2 to 4"),
        (["suko", "maro", "maro", "maro", "ame", "ame"], "kittens: 5, but there must be from 2 to 4"),
        (["suko", "maro", "maro", "maro", "maro"], "maro: 4 copies, but there may be at most 3"),
        (["suko", "amee", "maro"], "there is no 'amee' to choose; did you mean ame"),
        (["suko", "zzz", "maro"], "there is no 'zzz' to choose"),
        (["gonta", "maro", "ame"], "gonta may not be chosen here: house figures are switched off"),
    ],
)
def test_an_illegal_team_is_refused_with_the_rule_it_breaks(team: list[str], because: str) -> None:
    with pytest.raises(RosterError, match=because):
        TEAM.check(team)
    assert not TEAM.is_complete(team)


def test_all_rules_that_a_team_breaks_are_told_at_once() -> None:
    broken = TEAM.problems(["gonta", "amee", "amee", "maro", "maro", "maro", "maro", "maro"])
    assert [problem.said for problem in broken] == [
        listmessages.Barred("gonta", "house figures are switched off"),
        listmessages.Unknown("amee", "ame"),
        listmessages.Copies("maro", 5, 3),
        listmessages.Size("bosses", 0, 1, 1, exactly=True),
        listmessages.Size("kittens", 5, 2, 4, exactly=False),
    ]
