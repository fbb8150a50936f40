"""The middle of the table of Crossover Battles: battles, the Chain, what lasts, what is looked at."""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from meijin.cli.art import ACT, QUIET, VICTORY, pack, seat_style
from meijin.cli.sight import Sight
from meijin.cli.tables import crossover_sight as look
from meijin.cli.tables.crossover_mat import NARROW, Mat, within
from meijin.cli.tables.crossover_sight import Battle, Item, called, told
from meijin.cli.tables.crossover_words import RULES
from meijin.cli.tables.generic import HANGING, MARGIN, Size, display_name
from meijin.games.crossover.effects.description import short
from meijin.games.crossover.words.prompts import particulars

FEW: Final = 2  # so many items of a Chain are shown where there is little room
UNTIL: Final = {"battle": "in this battle", "turn": "this turn", "next_turn": "until the next turn", "game": "for good"}


def draw(seen: Sight, mat: Mat, width: int, size: Size) -> list[Text]:
    """Everything that is between the mats."""
    lines = [
        line
        for place, battle in enumerate(look.battles(seen), 1)
        for line in _battle(seen, mat, place, battle, width, size)
    ]
    lines += _chain(seen, mat, width, size)
    lines += _lasting(seen, mat, width, size)
    looked = cast("list[str]", seen.view.get("looking_at", []))
    if looked:
        text = Text.assemble((f"{MARGIN}you look at ", QUIET), mat.art.plain(told(seen, looked)))
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
        meeting = Text.assemble((mat.signs.against, ACT), ("" if width < NARROW else " unblocked", QUIET))
    result = Text(
        outcome(seen, battle, brief=width < NARROW),
        VICTORY if abs(battle["difference"]) >= RULES.outstanding_margin else "",
    )
    return within(pack([left, meeting, result], width, 1, len(MARGIN) + 1), width)


def _team(seen: Sight, mat: Mat, names: list[str], owner: str, size: Size) -> Text:
    team = look.team_of(seen, names[0]) if names else None
    return Text("nobody", QUIET) if team is None else mat.team(seen, team, owner, size, total=False)


def outcome(seen: Sight, battle: Battle, brief: bool = False) -> str:
    """What a battle would come to now."""
    attacking = look.attacker(seen)
    defending = look.other(seen, attacking)
    ahead = f"{battle['difference']:+d}"
    powers = battle["powers"]
    match battle["result"]:
        case "breakthrough":
            rewards = 2 if powers[0] >= RULES.breakthrough_double_at else 1
            said = f"{rewards} reward{'s' if rewards > 1 else ''} for {display_name(attacking)}"
            return f"= {rewards} reward{'s' if rewards > 1 else ''}" if brief else f"= {said}"
        case "no_power":
            return "= nothing"
        case "draw":
            return "= a draw" if brief else "= a draw: both Heads 1 Damage"
        case "none":
            return "= no battle"
    won = battle["result"] in ("victory", "outstanding")
    winner, losing = (attacking, battle["blocking"]) if won else (defending, battle["attacking"])
    great = battle["result"] in ("outstanding", "complete_defeat")
    start = f"{ahead} {display_name(winner)}"
    if brief:
        return f"{start}{'!' if great else ''}"
    hurt = f"{called(seen, losing[0])} {2 if great else 1} Damage"
    backs = ", Backs 1" if great and len(losing) > 1 else ""
    return f"{start} wins{' outstandingly' if great else ''}: {hurt}{backs}"


# -- the Chain ------------------------------------------------------------------------------------------------------


def _chain(seen: Sight, mat: Mat, width: int, size: Size) -> list[Text]:
    """The Chain as a stack: the latest on top, which resolves first."""
    items = look.chain(seen)
    if not items:
        return []
    shown = items if size < Size.BARE else items[-FEW:]
    title = "Chain "
    lines = []
    for number, item in sorted(enumerate(items, 1), reverse=True)[: len(shown)]:
        start = Text.assemble(
            (f" {title}" if number == len(items) else " " * (len(title) + 1), ACT), (f"{number} ", QUIET)
        )
        lines += mat.art.fold(start.append_text(_item(seen, mat, item, size)), width, len(title) + HANGING)
    if len(shown) < len(items):
        lines[-1].append(f" (and {len(items) - len(shown)} below)", QUIET)
        lines[-1].truncate(width, overflow="crop")
    return lines


def _item(seen: Sight, mat: Mat, item: Item, size: Size) -> Text:
    """An item of the Chain: whose, what, by whom, on whom; and what it does where there is room."""
    owner = str(item["seat"])
    text = Text.assemble((display_name(owner), seat_style(seen.setup.owners, owner)), ": ")
    text.append(mat.art.plain(called(seen, item["card"])), "bold")
    text.append(mat.art.plain(particulars(look.pool(seen), item)))
    if item["negated"]:
        text.append(" negated", ACT)
    does = short(look.card(seen, item["card"]))
    return text.append(f": {mat.art.plain(does)}", QUIET) if does and size <= Size.SMALL else text


# -- what lasts -----------------------------------------------------------------------------------------------------


def _lasting(seen: Sight, mat: Mat, width: int, size: Size) -> list[Text]:
    """What lasts: changed rules always, what is on single cards only where there is room."""
    entries = cast("list[dict[str, object]]", seen.view["lasting"])
    if size >= Size.SMALL:
        entries = [entry for entry in entries if "card" not in entry and "team" not in entry]
    told_ = dict.fromkeys(_lasts(seen, entry) for entry in entries)
    tokens = [Text(mat.art.plain(each)) for each in told_]
    if not tokens:
        return []
    tokens[0] = Text.assemble((f"{MARGIN}now ", QUIET), tokens[0])
    return within(pack(tokens, width, len(MARGIN), HANGING), width)


def _lasts(seen: Sight, entry: dict[str, object]) -> str:
    who = f"{called(seen, entry['card'])} " if "card" in entry else ""
    if "team" in entry:
        who = f"Team of {called(seen, cast('list[str]', entry['team'])[0])} " if entry["team"] else ""
    return f"{who}{entry['what']} {UNTIL[str(entry['until'])]};"
