"""Who gets the bye: the first of the list of 7.3 with whom the fewest pairs are forbidden or met before (7.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from meijin.tournament.pairing.cheapest import cheapest_pairing
from meijin.tournament.pairing.costs import PairCosts
from meijin.tournament.pairing.field import SwissField
from meijin.tournament.pairing.literal import DrawRule, draw_rule, draw_rules
from meijin.tournament.pairing.order import bye_candidates, pairing_keys, seeded_order
from meijin.tournament.pairing.weights import Weights


class ByeChoice(Struct, frozen=True, order=True):
    """The best that can be had of the first three items of 7.4, and who has the bye then: nobody in an even field."""

    disobeyed: int
    forbidden: int
    rematch: int
    rank: int
    bye: str | None


def choose_bye(field: SwissField) -> ByeChoice:
    """The bye of the best pairing; where draws are literal (7.5), of the best that obeys."""
    keys = pairing_keys(field)
    candidates = [one.player for one in bye_candidates(field, keys)]
    rules: Sequence[tuple[DrawRule | None, Sequence[str]]]
    if field.drawn is None:
        rules = [(None, candidates)]
    elif not candidates:
        rules = [(draw_rule(field, keys, None), ())]
    else:
        rules = draw_rules(field, keys, candidates)
    return min(_best_under(field, keys, rule, byes, candidates) for rule, byes in rules)


def literal_rule_holds(field: SwissField, choice: ByeChoice) -> bool:
    """Whether some pairing obeys the literal rule of 7.5 without a rematch; `choice` is the best that obeys."""
    if not choice.disobeyed and choice.rematch and field.forbidden:
        # The organiser's list comes before rematches. The question here is asked without it.
        choice = choose_bye(replace(field, forbidden=frozenset()))
    return not choice.disobeyed and not choice.rematch


def _best_under(
    field: SwissField, keys: Mapping[str, str], rule: DrawRule | None, byes: Sequence[str], candidates: Sequence[str]
) -> ByeChoice:
    """One matching of all players, in which the bye is one more player, as dear as the place in the list of 7.3."""
    order = seeded_order(field.contenders, keys)
    costs = PairCosts(field, order, rule)
    players = len(order)
    rematch = len(candidates) + 1
    forbidden = rematch * (players * max((items.rematch for row in costs.own for items in row.values()), default=0) + 1)
    disobeyed = forbidden * (players + 1)
    some = costs.examples
    table = [[disobeyed * costs.by_kind(one, other).disobeyed for other in some] for one in some]
    extra = [
        {other: forbidden * items.forbidden + rematch * items.rematch for other, items in row.items()}
        for row in costs.own
    ]
    kind = costs.kind[:]
    if candidates:
        _add_the_bye(kind, table, extra)
        rank = {player: place for place, player in enumerate(candidates)}
        allowed = set(byes)
        for at, one in enumerate(order):
            dear = rank[one.player] + (0 if one.player in allowed else disobeyed)
            extra[at][players] = extra[players][at] = dear
    found = cheapest_pairing(Weights(kind, table, extra), range(len(kind)))
    bye = order[found.mates[players]].player if candidates else None
    total, place = divmod(found.total, rematch)
    total, rematches = divmod(total, forbidden // rematch)
    broken, prohibited = divmod(total, disobeyed // forbidden)
    return ByeChoice(broken, prohibited, rematches, place, bye)


def _add_the_bye(kind: list[int], table: list[list[int]], extra: list[dict[int, int]]) -> None:
    kind.append(len(table))
    for row in table:
        row.append(0)
    table.append([0] * (len(table) + 1))
    extra.append({})
