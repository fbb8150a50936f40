"""All operations of the language."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.effects.card_operations import (
    Draw,
    Mill,
    Move,
    Put,
    RecycleHand,
    ReturnInjured,
    Reward,
    Unreward,
)
from meijin.games.crossover.effects.coin_operations import AddDbCoin, MoveMarker, PlaceCoin, RemoveCoin, TakeCoin
from meijin.games.crossover.effects.discards import Discard
from meijin.games.crossover.effects.fighter_operations import (
    Attach,
    Blank,
    ChangeTeamPower,
    Control,
    CopyText,
    Damage,
    Grant,
    Heal,
    Injure,
    Join,
    Power,
    SetPower,
    StandBy,
)
from meijin.games.crossover.effects.flow_operations import (
    ChangeRule,
    Choose,
    ExtraDeploy,
    Flip,
    If,
    Later,
    Negate,
    Reorganize,
    Watch,
)
from meijin.games.crossover.effects.search import Look, Search
from meijin.games.crossover.language.terms import Operation

OPERATIONS: Final[dict[str, type[Operation]]] = {
    term.key: term
    for term in (
        Power,
        SetPower,
        ChangeTeamPower,
        Damage,
        Injure,
        Heal,
        StandBy,
        Join,
        Blank,
        CopyText,
        Grant,
        Control,
        Attach,
        Draw,
        Mill,
        Discard,
        Move,
        Put,
        Search,
        Look,
        Reward,
        Unreward,
        RecycleHand,
        ReturnInjured,
        PlaceCoin,
        RemoveCoin,
        AddDbCoin,
        MoveMarker,
        Negate,
        ExtraDeploy,
        Reorganize,
        Flip,
        If,
        Choose,
        Later,
        Watch,
        ChangeRule,
    )
}
OF_KEYWORDS: Final = OPERATIONS | {TakeCoin.key: TakeCoin}  # what keywords do, and cards cannot
