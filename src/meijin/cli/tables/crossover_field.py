"""The middle of the table of Crossover Battles: battles, the Chain, what lasts, what is looked at."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import ACT, QUIET, VICTORY, pack, seat_style
from meijin.cli.sight import Sight
from meijin.cli.tables import crossover_sight as look
from meijin.cli.tables.crossover_mat import NARROW, Mat, within
from meijin.cli.tables.crossover_sight import called, say, told
from meijin.cli.tables.crossover_words import RULES
from meijin.cli.tables.generic import HANGING, MARGIN, Size
from meijin.games.crossover.effects.description import short
from meijin.games.crossover.lasting import Lasting
from meijin.games.crossover.view import Battle, ChainItem

FEW: Final = 2  # so many items of a Chain are shown where there is little room


def draw(seen: Sight, mat: Mat, width: int, size: Size) -> list[Text]:
    """Everything that is between the mats."""
    lines = [
        line
        for place, battle in enumerate(look.battles(seen), 1)
        for line in _battle(seen, mat, place, battle, width, size)
    ]
    lines += _chain(seen, mat, width, size)
    lines += _lasting(seen, mat, width, size)
    looked = look.seen_of(seen).get("looking_at")
    if looked:
        text = Text.assemble((f"{MARGIN}{say(seen, 'spread-looked')} ", QUIET), mat.art.plain(told(seen, looked)))
        lines += mat.art.fold(text, width, HANGING)
    return lines


# -- battles --------------------------------------------------------------------------------------------------------


def _battle(seen: Sight, mat: Mat, place: int, battle: Battle, width: int, size: Size) -> list[Text]:
    """A battle: both Teams with their powers, the difference, and what would happen now."""
    attacking = look.attacker(seen)
    defending = look.other(seen, attacking)
    ours = _team(seen, mat, battle["attacking"], attacking, size)
    theirs = _team(seen, mat, battle["blocking"], defending, size)
    powers = battle["powers"]
    left = Text.assemble((f" {place} ", QUIET), ours, (f" {powers[0]}", "bold"))
    if battle["blocking"]:
        meeting = Text.assemble((f"{mat.signs.against} ", ACT), (f"{powers[1]} ", "bold"), theirs)
    else:
        meeting = Text.assemble(
            (mat.signs.against, ACT), ("" if width < NARROW else f" {say(seen, 'table-unblocked')}", QUIET)
        )
    result = Text(
        outcome(seen, battle, brief=width < NARROW),
        VICTORY if abs(battle["difference"]) >= RULES.outstanding_margin else "",
    )
    return within(pack([left, meeting, result], width, 1, len(MARGIN) + 1), width)


def _team(seen: Sight, mat: Mat, names: list[str], owner: str, size: Size) -> Text:
    team = look.team_of(seen, names[0]) if names else None
    return Text(say(seen, "lane-nobody"), QUIET) if team is None else mat.team(seen, team, owner, size, total=False)


def outcome(seen: Sight, battle: Battle, brief: bool = False) -> str:
    """What a battle would come to now."""
    attacking = look.attacker(seen)
    won = battle["result"] in ("victory", "outstanding")
    losing = battle["blocking" if won else "attacking"]
    winner = attacking if won or battle["result"] == "breakthrough" else look.other(seen, attacking)
    return say(
        seen,
        "table-outcome.short" if brief else "table-outcome",
        result=battle["result"],
        by=f"{battle['difference']:+d}",
        winner=look.seat(seen, winner),
        loser=called(seen, losing[0]) if losing else "",
        backs=len(losing) - 1,
        rewards=2 if battle["powers"][0] >= RULES.breakthrough_double_at else 1,
    )


# -- the Chain ------------------------------------------------------------------------------------------------------


def _chain(seen: Sight, mat: Mat, width: int, size: Size) -> list[Text]:
    """The Chain as a stack: the latest on top, which resolves first."""
    items = look.chain(seen)
    if not items:
        return []
    shown = items if size < Size.BARE else items[-FEW:]
    title = f"{say(seen, 'table-chain')} "
    lines = []
    for number, item in sorted(enumerate(items, 1), reverse=True)[: len(shown)]:
        start = Text.assemble(
            (f" {title}" if number == len(items) else " " * (cell_len(title) + 1), ACT), (f"{number} ", QUIET)
        )
        lines += mat.art.fold(start.append_text(_item(seen, mat, item, size)), width, cell_len(title) + HANGING)
    if len(shown) < len(items):
        lines[-1].append(f" {say(seen, 'table-below', count=len(items) - len(shown))}", QUIET)
        lines[-1].truncate(width, overflow="crop")
    return lines


def _item(seen: Sight, mat: Mat, item: ChainItem, size: Size) -> Text:
    """An item of the Chain: whose, what, by whom, on whom; and what it does where there is room."""
    owner = item["seat"]
    text = Text.assemble((look.seat(seen, owner), seat_style(seen.setup.owners, owner)), ": ")
    text.append(mat.art.plain(called(seen, item["card"])), "bold")
    text.append(mat.art.plain(look.speech(seen).say("news-announce", item, "particulars")))
    if item["negated"]:
        text.append(f" {say(seen, 'chain-negated')}", ACT)
    does = short(look.card(seen, item["card"]), look.speech(seen).language)
    return text.append(f": {mat.art.plain(does)}", QUIET) if does and size <= Size.SMALL else text


# -- what lasts -----------------------------------------------------------------------------------------------------


def _lasting(seen: Sight, mat: Mat, width: int, size: Size) -> list[Text]:
    """What lasts: changed rules always, what is on single cards only where there is room."""
    entries = look.seen_of(seen)["lasting"]
    if size >= Size.SMALL:
        entries = [entry for entry in entries if "card" not in entry and "team" not in entry]
    told_ = dict.fromkeys(_lasts(seen, entry) for entry in entries)
    tokens = [Text(mat.art.plain(each)) for each in told_]
    if not tokens:
        return []
    tokens[0] = Text.assemble((f"{MARGIN}{say(seen, 'table-now')} ", QUIET), tokens[0])
    return within(pack(tokens, width, len(MARGIN), HANGING), width)


def _lasts(seen: Sight, entry: Lasting) -> str:
    speech = look.speech(seen)
    who = f"{called(seen, entry['card'])} " if "card" in entry else ""
    if entry.get("team"):
        who = f"{say(seen, 'table-team_of', head=called(seen, entry['team'][0]))} "
    what = speech.say(entry["what"]["id"], entry["what"]["fields"])
    return f"{who}{what} {speech.called('term', entry['until'])};"
