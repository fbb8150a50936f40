"""What players see, in the forms that OpenSpiel asks for: a row of cells, and text."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from meijin.adapters.layout import layout_of
from meijin.adapters.openspiel.moments import Draw, Moment
from meijin.kernel.errors import MeijinError, quoted

if TYPE_CHECKING:
    from meijin.adapters.layout import Cells, Layout
    from meijin.adapters.openspiel.state import OpenSpielState
    from meijin.adapters.openspiel.terms import Terms

Words = Callable[[Moment | Draw, int], str]


class Observer:
    """Sees in one of the ways below; ``tensor`` and its pieces in ``dict`` are those of the last ``set_from``."""

    def __init__(self, words: Words, layout: Layout | None) -> None:
        self._words = words
        self._layout = layout
        self.tensor: Cells | None = None
        self.dict: dict[str, Cells] = {}
        if layout is not None:
            cells = self.tensor = np.zeros(layout.size, np.float32)
            self.dict = {piece.name: cells[piece.cells] for piece in layout.pieces}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """See what a player sees in a position; where nothing is dealt yet there is nothing to be seen."""
        if self._layout is None or self.tensor is None:
            raise MeijinError("what is seen in this way has no tensor, but a text: string_from(state, player)")
        position = state.moment.position
        if position is None:
            self.tensor.fill(0.0)
        else:
            self._layout.fill(position, player, self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same as text."""
        return self._words(state.moment, player)


def observer(terms: Terms, kind: Any, parameters: Mapping[str, object] | None) -> Observer | None:
    """What sees in this way; None for what nobody at a table sees, like everybody's secrets."""
    if parameters:
        raise MeijinError(
            f"observations of Meijin's games have no parameters, but {quoted(dict(parameters))} was given"
        )
    wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
    private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if not private and wanted.private_info != pyspiel.PrivateInfoType.NONE:
        return None
    match wanted.public_info, private, wanted.perfect_recall:
        case True, True, False:
            return Observer(seen, layout_of(terms.setup))
        case True, True, True:
            return Observer(remembered, None)
        case True, False, False:
            return Observer(lambda moment, _: seen(moment, terms.setup.spectator), None)
        case True, False, True:
            return Observer(lambda moment, _: remembered(moment, terms.setup.spectator), None)
        case False, True, False:
            return Observer(lambda moment, player: seen_alone(moment, player, terms.setup.spectator), None)
    return None


def seen(moment: Moment | Draw, viewer: int) -> str:
    """What a viewer sees now: its view as JSON."""
    return moment.seen(viewer)


def remembered(moment: Moment | Draw, viewer: int) -> str:
    """All that a viewer has seen and done: a digest of it, before what it sees now."""
    memory = moment.memory(viewer)
    return f"{memory.digest.hex()} {memory.seen}"


def seen_alone(moment: Moment | Draw, player: int, spectator: int) -> str:
    """What a player sees and not everybody, as JSON; empty if there is nothing of that kind."""
    own, open_ = moment.seen(player), moment.seen(spectator)
    if not own:
        return ""
    return json.dumps(_beyond(json.loads(own), json.loads(open_)), separators=(",", ":"))


def _beyond(own: dict[str, Any], open_: dict[str, Any]) -> dict[str, Any]:
    """What one view says otherwise than the other; of zones, which stand in the same places, each that differs."""
    differs = {name: value for name, value in own.items() if name not in open_ or value != open_[name]}
    if "zones" in differs and len(own["zones"]) == len(open_.get("zones", ())):
        differs["zones"] = [zone for zone, there in zip(own["zones"], open_["zones"], strict=True) if zone != there]
    return differs
