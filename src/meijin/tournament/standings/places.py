"""The last word on places: what a cut or a final table makes of the standings."""

from collections.abc import Iterable, Mapping, Sequence
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from meijin.tournament.standings.table import Standing


class CutMatch(Struct, frozen=True):
    """A match of the cut; without a winner where both lost it."""

    players: tuple[str, str]
    winner: str | None


def final_places(swiss: Sequence[Standing], cut_rounds: Iterable[Iterable[CutMatch]]) -> tuple[Standing, ...]:
    """The Swiss standings in the order that the cut made of them, with new places (7.9).

    The winner comes first, then whoever went out later; inside a round of the cut the Swiss place decides, and after
    the cut come all the others. While the cut goes on, those still in it are ahead.
    """
    went_out: dict[str, float] = {}
    for number, matches in enumerate(cut_rounds, 1):
        for match in matches:
            for player in match.players:
                went_out[player] = inf if player == match.winner else number
    return placed_again(swiss, {player: -last for player, last in went_out.items()})


def placed_again(standings: Sequence[Standing], first: Mapping[str, float]) -> tuple[Standing, ...]:
    """Standings with the places that a cut or a final table gives (11.5); those it leaves tied keep their order."""
    in_play = [standing for standing in standings if not standing.disqualified]
    in_play.sort(key=lambda standing: first.get(standing.player, inf))
    out = [replace(standing, place=None) for standing in standings if standing.disqualified]
    return (*(replace(standing, place=place) for place, standing in enumerate(in_play, 1)), *out)
