"""Which teams are legal, and the rule that each of the others breaks."""

from __future__ import annotations

import pytest

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
        ([], "the team has no Boss; it must have exactly 1"),
        (["suko", "yuzu", "maro", "ame"], r"the team has 2 Bosses \(suko, yuzu\); it must have exactly 1"),
        (["suko", "maro"], r"the team has 1 Kitten \(maro\); it must have from 2 to 4"),
        (["suko", "maro", "maro", "maro", "ame", "ame"], "5 Kittens .* it must have from 2 to 4"),
        (["suko", "maro", "maro", "maro", "maro"], "the team has 4 copies of maro; there may be at most 3"),
        (["suko", "amee", "maro"], "there is no 'amee' to put into the team; did you mean ame?"),
        (["suko", "zzz", "maro"], "there is no 'zzz' to put into the team; there are suko, yuzu, maro, ame"),
        (["gonta", "maro", "ame"], "gonta may not be in the team: house figures are switched off"),
    ],
)
def test_an_illegal_team_is_refused_with_the_rule_it_breaks(team: list[str], because: str) -> None:
    with pytest.raises(RosterError, match=because):
        TEAM.check(team)
    assert not TEAM.is_complete(team)


def test_all_rules_that_a_team_breaks_are_told_at_once() -> None:
    broken = TEAM.problems(["gonta", "amee", "amee", "maro", "maro", "maro", "maro", "maro"])
    assert [(problem.kind, problem.cards) for problem in broken] == [
        ("barred", ("gonta",)),
        ("unknown_like", ("amee",)),
        ("copies", ("maro",)),
        ("bosses_exactly", ()),
        ("kittens_range", ()),
    ]
