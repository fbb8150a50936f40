"""What a sensible player does without much thought: search plays turns to their end with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import frames, notation
from meijin.games.cat_battles.attack import total
from meijin.games.cat_battles.blows import brings, cost_to_box, cost_to_cat, rolls_on, victim
from meijin.games.cat_battles.board import BASES, BIT, IN_SHOT
from meijin.games.cat_battles.cards import HAS_COUNTER, HAS_NO_SLEEP, HAS_RANGED
from meijin.games.cat_battles.features import STEPS_TO
from meijin.games.cat_battles.notation import END_ACT, END_MAIN, PASS
from meijin.games.cat_battles.strength import THREATS
from meijin.games.cat_battles.worth import rate_pick
from meijin.kernel.frames import KIND
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

FEW: Final = 2  # cats on the Territory with which one wants more, the Boss among them
STRUCK_BACK: Final = 0.7  # of what an attack would bring the enemy: how much of it a counterattack does
EFFECT_USED: Final = 0.2  # instead of an attack
A_GAIN: Final = 0.001  # less is not worth an Act


def instinct(state: CatBattles, seat: int, number: int) -> int:
    """Go for the enemy's Boss, hit whom one can, and roll as long as it pays."""
    del number
    frame = state.pending[-1]
    kind = frame[KIND]
    if kind == frames.MAIN or kind == frames.ACT:
        return _act(state, seat, END_MAIN if kind == frames.MAIN else END_ACT)
    if kind == frames.ROLL:
        return _roll(state)
    if kind == frames.DAMAGE:
        return _lose(state, frame)
    if kind == frames.TAKE:
        return _take(state, seat)
    if kind == frames.PLAY or kind == frames.CALL:
        return _play(state, seat)
    if kind == frames.TEAM:
        return _pick(state, seat)
    if kind == frames.PUSH or kind == frames.RELOCATE or kind == frames.AIM:
        return _displace(state, seat)
    if kind == frames.START or kind == frames.END:
        return PASS
    return _use(state)


def _act(state: CatBattles, seat: int, end: int) -> int:
    """The Act that brings most: damage, a way to the enemy's Boss, or both."""
    kinds, where, enemies = state.figures.kind, state.where, state.cats[1 - seat]
    threats = THREATS[seat]
    best, chosen = A_GAIN, end
    for action in state.options:
        if action < notation.MOVE:
            continue
        cat, second = action & notation.FIRST, action >> notation.SECOND & 0xFF
        if action < notation.RELOCATE:
            values = threats[kinds[cat]]
            shot = IN_SHOT[second] if state.powers[cat] & HAS_RANGED else BIT[second]
            gain = 0.0
            for enemy in enemies:
                if shot >> where[enemy] & 1:
                    gain = max(gain, _attack(state, cat, enemy, second))
            gain += values[second] - values[where[cat]]
        elif action < notation.USE:
            gain = _attack(state, cat, second, where[cat])
        else:
            gain = EFFECT_USED if action >> notation.VERB == notation.USE >> notation.VERB else 0.0
        if gain > best:
            best, chosen = gain, action
    return chosen


def _attack(state: CatBattles, cat: int, enemy: int, area: int) -> float:
    """What an attack from an Area brings, less what the enemy deals if it strikes back."""
    gain = brings(state, cat, enemy, area)
    if state.powers[enemy] & HAS_COUNTER and area == state.where[enemy]:
        gain -= STRUCK_BACK * brings(state, enemy, cat, area)
    return gain


def _roll(state: CatBattles) -> int:
    """Roll as long as it pays."""
    attack = state.pending[-2]
    attacker = attack[frames.ATTACKER]
    left = attack[frames.ALLOWANCE] - (attack[frames.DICE].bit_length() - 1) // 2
    wakeful = bool(state.powers[attacker] & HAS_NO_SLEEP)
    hurt = victim(state, attack[frames.TARGET], attacker)
    return notation.ROLL if rolls_on(left, total(state, attack), wakeful, hurt) else notation.STOP


def _lose(state: CatBattles, frame: Frame) -> int:
    """Whatever costs less."""
    points = frame[frames.POINTS]
    hurt = victim(state, frame[frames.HURT], frame[frames.SOURCE])
    return notation.TAKE_BOX if cost_to_box(hurt, points) < cost_to_cat(hurt, points) else notation.TAKE_CAT


def _use(state: CatBattles) -> int:
    """Use an effect if no cat runs away for paying it; otherwise strike back, attack again, or feed somebody."""
    first = state.options[0]
    if first >= notation.USE:
        paid = (first >> notation.VERB) - (notation.USE >> notation.VERB)
        if paid and state.held[first & notation.FIRST] <= paid:
            return state.options[-1]
    return first


def _take(state: CatBattles, seat: int) -> int:
    """One Fish, or as many as it takes to play a Kitten where there are few on the Territory."""
    options = state.options
    if state.one_on_one or len(state.cats[seat]) > FEW:
        return options[0]
    level, dish = state.figures.level, state.dish[seat]
    least = len(options) + 1
    for cat in state.benched[seat]:
        short = level[cat] - dish
        least = min(least, short)
    return options[least - 1] if 1 < least <= len(options) else options[0]


def _play(state: CatBattles, seat: int) -> int:
    """The Kitten that counts most at the own Base; nobody stays away."""
    kinds, values = state.figures.kind, THREATS[seat]
    best, chosen = -1.0, state.options[-1]
    for action in state.options:
        if action >= notation.PLAY:
            value = values[kinds[action & notation.FIRST]][BASES[seat]]
            if value > best:
                best, chosen = value, action
    return chosen


def _pick(state: CatBattles, seat: int) -> int:
    """The figure that adds most to the team."""
    names = state.setup.kinds
    kittens = [names[card] for card in state.benched[seat]]
    best, chosen = -10.0, -1
    for action in state.legal(seat):
        value = rate_pick(kittens, action)
        if value > best:
            best, chosen = value, action
    return chosen


def _displace(state: CatBattles, seat: int) -> int:
    """Whatever leaves the enemy least and oneself most."""
    kinds, owner, where = state.figures.kind, state.figures.owner, state.where
    best, chosen = -100.0, state.options[0]
    for action in state.options:
        if action >= notation.MOVE:  # a Kitten of either seat goes anywhere
            cat, area = action & notation.FIRST, action >> notation.SECOND & 0xFF
            values = THREATS[owner[cat]][kinds[cat]]
            value = values[area] - values[where[cat]]
            if owner[cat] != seat:
                value = -value
        elif action >= notation.PUSH:
            value = float(STEPS_TO[1 - seat][action - notation.PUSH])
        else:
            cat = action - notation.HIT
            value = THREATS[1 - seat][kinds[cat]][where[cat]]
        if value > best:
            best, chosen = value, action
    return chosen
