"""What people say at the table: cards by their printed names or a word of them, and several actions at once.

::

    deploy rock lee               the only legal action with a card called so
    teams guy iruka / lee moegi   all Teams at once, each with its Head first
    attack guy lee                all Teams that attack, in order, by their Heads; or attack all
    coin goku 7                   seven coins on a fighter
    pay temari kiba               several cards; so with discard, target and place
    place all                     all registered Wishes
    ch kono                       beginnings of words, where they mean one action only

Names are looked up among the legal actions alone, so that nothing is learned from whether one is understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves
from meijin.games.crossover.battle.organization import at_home
from meijin.games.crossover.frames import ATTACK, ORGANIZE
from meijin.games.crossover.mistakes import NamedTwice, NoTeam, TeamTooLarge
from meijin.games.crossover.moves import move
from meijin.games.crossover.printed import title
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.frames import KIND
from meijin.kernel.listtext import fit
from meijin.kernel.messages import Ambiguous

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool
    from meijin.games.crossover.state import Crossover

SEVERAL: Final = ("attack", "pay", "discard", "target", "place")
LONGEST: Final = 500  # characters; a longer saying is refused like any other nonsense
NO: Final = 0  # how well words fit a card that they do not name


def unfold(state: Crossover, words: str, seat: int | str | None) -> list[str]:
    """The actions that a saying stands for in a position; the words themselves if it is no saying."""
    who = state.deciders[0] if seat is None and state.deciders else -1 if seat is None else state.setup.seat(seat)
    if who not in state.deciders or len(words) > LONGEST:
        return [words]
    offered = [state.text(action) for action in state.legal(who)]
    if words in offered or " " not in words:
        return [words]
    verb, *rest = words.split()
    if verb == "use":  # an art with its user
        rest = [word for word in rest if word != "with"]
    verb = _verb(offered, verb)
    words = " ".join([verb, *rest])
    if verb == "teams" and state.pending[-1][KIND] == ORGANIZE:
        return _teams(state, who, rest)
    if words == "place all" and any(text.startswith("place ") for text in offered):
        return [text for text in offered if text != "done"]
    if words == "attack all" and state.pending[-1][KIND] == ATTACK:
        return _and_done(state, who, [text for text in offered if text != "done"], ATTACK)
    if verb == "coin" and len(rest) > 1 and rest[-1].isdecimal() and len(rest[-1]) < 3:
        return [_meant(state, offered, f"coin {' '.join(rest[:-1])}")] * int(rest[-1])
    if verb in SEVERAL:
        cards = [text.partition(" ")[2] for text in offered if text.startswith(f"{verb} ")]
        named = _split(state.terms.pool, cards, rest)
        if named is not None and len(named) > 1:
            return _one_by_one(state, who, verb, named)
    return [_meant(state, offered, words)]


def _verb(offered: Sequence[str], word: str) -> str:
    """The only verb of a legal action that begins like a word; the word itself if there is none, or several."""
    verbs = dict.fromkeys(text.split()[0] for text in offered)
    found = [verb for verb in verbs if verb.startswith(word)]
    return found[0] if len(found) == 1 else word


def _meant(state: Crossover, offered: Sequence[str], words: str) -> str:
    """The legal action that is meant by other names of its cards, or the words themselves if there is none."""
    verb, *rest = words.split()
    fitting: dict[str, int] = {}
    for text in offered:
        first, *operands = text.split()
        fit = _fit_all(state, operands, rest) if first == verb else NO
        if fit:
            fitting[text] = fit
    best = [text for text, fit in fitting.items() if fit == max(fitting.values())]
    if len(best) > 1:
        raise MeijinError(Ambiguous(quoted(words), ", ".join(_told(state, text) for text in best)))
    return best[0] if best else words


def _told(state: Crossover, text: str) -> str:
    """An action with the names of its cards beside their numbers."""
    cards = state.terms.pool.by_id
    words = [(word, cards.get(word.partition("#")[0])) for word in text.split()]
    return " ".join(f"{card.name} ({word})" if card else word for word, card in words)


def _fit_all(state: Crossover, operands: Sequence[str], words: Sequence[str]) -> int:
    """How well words, in their order, name all operands of an action: as well as the worst of them does."""
    pool = state.terms.pool
    if len(operands) == 1:
        return _fit(pool, operands[0], " ".join(words)) if words else NO
    if not operands:
        return NO
    fits = [
        min(_fit(pool, operands[0], " ".join(words[:cut])), _fit_all(state, operands[1:], words[cut:]))
        for cut in range(1, len(words))
    ]
    return max(fits, default=NO)


def _fit(pool: Pool, operand: str, words: str) -> int:
    """How well words name a card, with or without its copy, or a number."""
    kind = operand.partition("#")[0]
    card = pool.by_id.get(kind)
    return fit(kind, "" if card is None else card.name, kind if words == operand else words)


def named_by(pool: Pool, cards: Sequence[str], words: str) -> list[str]:
    """The cards that words, in small letters, name best: by number, name, or a part of it."""
    fits = {card: _fit(pool, card, words) for card in cards}
    return [card for card, fit in fits.items() if fit and fit == max(fits.values())]


def _split(pool: Pool, cards: Sequence[str], words: Sequence[str]) -> list[str] | None:
    """Words cut into pieces that each name a card, the first as long as possible; None if they cannot be."""
    if not words:
        return []
    for cut in range(len(words), 0, -1):
        named = named_by(pool, cards, " ".join(words[:cut]))
        if len(named) == 1:
            others = _split(pool, cards, words[cut:])
            if others is not None:
                return [*named, *others]
    return None


def _one_by_one(state: Crossover, seat: int, verb: str, cards: Sequence[str]) -> list[str]:
    """The same for several cards; an attack that names all Teams at once is complete."""
    steps = [f"{verb} {card}" for card in cards]
    return _and_done(state, seat, steps, ATTACK) if verb == "attack" else steps


def _teams(state: Crossover, seat: int, words: Sequence[str]) -> list[str]:
    """All Teams at once: Teams of one need no word, and the others are said in the order of their Heads."""
    cards = {state.setup.cards[card]: card for card in at_home(state, seat)}
    teams = [[cards[name] for name in _team(state, list(cards), part)] for part in " ".join(words).split("/")]
    mentioned = [card for team in teams for card in team]
    most = state.terms.pool.rules.team_max
    if len(set(mentioned)) < len(mentioned):
        raise MeijinError(NamedTwice())
    if any(len(team) > most for team in teams):
        raise MeijinError(TeamTooLarge(most))
    steps = []
    for head, *backs in sorted(team for team in teams if len(team) > 1):
        steps += [state.text(move(moves.LEAD, head)), *[state.text(move(moves.BACK, card)) for card in backs]]
    return _and_done(state, seat, steps, ORGANIZE)


def _team(state: Crossover, cards: Sequence[str], part: str) -> list[str]:
    """The fighters of one Team, in the only way in which words can name them."""
    pool, words = state.terms.pool, part.split()
    ways = _ways(pool, cards, words)
    if len(ways) == 1:
        return ways[0]
    if ways:
        told = " / ".join(", ".join(title(pool, card) for card in way) for way in ways)
        raise MeijinError(Ambiguous(quoted(part.strip()), told))
    for word in words:
        named = named_by(pool, cards, word)
        if len(named) > 1:
            raise MeijinError(Ambiguous(quoted(word), ", ".join(title(pool, card) for card in named)))
    raise MeijinError(NoTeam(quoted(part.strip()), tuple([title(pool, card) for card in cards])))


def _ways(pool: Pool, cards: Sequence[str], words: Sequence[str]) -> list[list[str]]:
    """All ways to cut words into pieces that each name another card; none if there are no words."""
    ways = []
    for cut in range(1, len(words) + 1):
        named = named_by(pool, cards, " ".join(words[:cut]))
        if len(named) == 1:
            others = [card for card in cards if card != named[0]]
            rest = _ways(pool, others, words[cut:]) if words[cut:] else [[]]
            ways += [[*named, *each] for each in rest]
    return ways


def _and_done(state: Crossover, seat: int, steps: list[str], question: int) -> list[str]:
    """The steps, and done if the same question would be asked once more after them."""
    trial = state.clone()
    for step in steps:
        action = state.setup.game.parse(state.setup, step)
        if seat not in trial.deciders or action not in trial.legal(seat):
            return steps  # it will be refused with the reason
        trial.step(seat, action)
    asked = seat in trial.deciders and trial.pending[-1][KIND] == question
    return [*steps, "done"] if asked and moves.DONE in trial.legal(seat) else steps
