"""Healthy and injured fighters: Damage, injuries, healing (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news
from meijin.games.crossover.abilities import events, replacements
from meijin.games.crossover.frames import DAMAGE, DAMAGE_ASKED, LEAVING
from meijin.games.crossover.language.vocabulary import Event, Protection
from meijin.games.crossover.names import BY_DAMAGE, BY_SHOWDOWN, DISCARD
from meijin.games.crossover.objects import board, context, permissions, presence
from meijin.games.crossover.play import passage
from meijin.games.crossover.play.formation import stand_by
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.frames import changed

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def injure(state: Crossover, card: int) -> bool:
    """Change a fighter to injured; False if it was. This is no Damage (6.5)."""
    if state.injured[card] or not state.team[card]:
        return False
    state.injured[card] = 1
    state.board = None
    context.injured(state, card)
    if state.events is not None:
        state.tell(news.Injured(presence.name_of(state, card), *state.power(card)))
    return True


def heal(state: Crossover, card: int) -> bool:
    """Change a fighter to healthy; False if it was."""
    if not state.injured[card]:
        return False
    state.injured[card] = 0
    state.board = None
    if state.events is not None:
        state.tell(news.Healed(presence.name_of(state, card), *state.power(card)))
    events.happen(state, Event.HEALED, card, state.where[card] & 1, injured=1)
    return True


def damage(state: Crossover, cards: list[int], count: int) -> None:
    """An effect deals Damage, one packet to each of these fighters."""
    deal(state, showdown=False, heavy=count, heavily=pack(cards))


def deal(state: Crossover, showdown: bool, heavy: int, heavily: int, light: int = 0, lightly: int = 0) -> None:
    """All Damage that happens at one time: a packet of one size to some fighters, of another to others."""
    state.pending.append((DAMAGE, 0, showdown, heavy, heavily, light, lightly, 0))
    run_damage(state, state.pending[-1])


def run_damage(state: Crossover, frame: Frame) -> None:
    """Ask for replacements one by one; then all Damage that is left is dealt at once (6.5)."""
    _, _, showdown, _, heavily, _, lightly, asked = frame
    for card in unpack((heavily | lightly) & ~asked):
        asked |= 1 << card
        state.pending[-1] = frame = changed(frame, DAMAGE_ASKED, asked)
        if _packet(state, frame, card) and replacements.replacement(state, card, Event.DAMAGE):
            return
    state.pending.pop()
    leaving = were_healthy = 0
    # All is worked out before anybody is injured: it happens at one time.
    for card, packet, stays in _packets(state, frame):
        if state.events is not None:
            state.tell(news.Damage(presence.name_of(state, card), packet))
        was_injured = state.injured[card]
        if not was_injured:
            state.injured[card] = 1
            state.board = None
            context.injured(state, card)
            were_healthy |= 1 << card
        if packet + was_injured > 1 and not stays:
            leaving |= 1 << card
        elif not was_injured and state.events is not None:
            state.tell(news.Injured(presence.name_of(state, card), *state.power(card)))
        events.happen(state, Event.DAMAGED, card, state.where[card] & 1, injured=was_injured)
    if leaving:
        cause = BY_SHOWDOWN if showdown else BY_DAMAGE
        state.pending.append((LEAVING, 0, DISCARD, -1, cause, 0, leaving, were_healthy & leaving, 0))
        passage.run_leaving(state, state.pending[-1])


def _packets(state: Crossover, frame: Frame) -> list[tuple[int, int, bool]]:
    """The fighters that really receive Damage: how much, and whether they cannot be discarded by it (R34)."""
    _, _, showdown, _, heavily, _, lightly, _ = frame
    run = state.contexts[-1] if state.contexts and not showdown else None
    packets = []
    for card in unpack(heavily | lightly):
        packet = _packet(state, frame, card)
        if packet:
            packets.append((card, packet, permissions.protected(state, card, Protection.DAMAGE_DISCARD, run)))
        elif showdown and state.events is not None and presence.in_play(state, card):
            state.tell(news.Protected(presence.name_of(state, card), "showdown_damage"))
    return packets


def _packet(state: Crossover, frame: Frame, card: int) -> int:
    """How much Damage a fighter is about to receive; 0 if it is protected or not in play any more."""
    _, _, showdown, heavy, heavily, light, _, _ = frame
    packet = heavy if heavily >> card & 1 else light
    if packet <= 0 or not presence.in_play(state, card):
        return 0
    if showdown and permissions.protected(state, card, Protection.SHOWDOWN_DAMAGE):
        return 0
    return 1 if board.has_keyword(state, card, "toughness") else packet


def return_injured(state: Crossover, card: int) -> None:
    """A fighter goes to its village injured instead of leaving; it stays the same object."""
    stand_by(state, card)
    injure(state, card)
