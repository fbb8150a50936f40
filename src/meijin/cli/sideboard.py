"""Between two games of a match: everybody exchanges cards with the sideboard, unseen by the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from rich.columns import Columns
from rich.text import Text

from meijin.cli.art import ACT, WARNING
from meijin.cli.desk import listing, sentence
from meijin.cli.matchfile import KeptMatch
from meijin.cli.screen import Screen
from meijin.cli.session import Leave
from meijin.cli.tables.generic import display_name
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.lists import Builder, Counts
from meijin.kernel.listtext import Cards, named_by, plain

GAP: Final = 2  # between columns
PROMPT: Final = "swap OUT IN, reset, done, ? CARD, h for help > "
HELP: Final = (
    ("swap OUT IN", "a card that you play goes, one that waits comes, by their numbers"),
    ("swap OUT for IN", "the same by names, of which a word is enough"),
    ("reset", "take back every exchange of this match"),
    ("done", "play the next game like this, as does Enter"),
    ("? CARD", "what a card says"),
    ("time", "call time, as the organiser does: the next game is the last, and ends soon"),
    ("q", "leave the match, which can be gone on with later"),
)


def exchange_cards(kept: KeptMatch, seat: str, screen: Screen, standing: str) -> None:
    """Let a person exchange cards until the deck for the next game stands; how the match stands is said above."""
    notice = ""
    shown = None
    while seat not in kept.match.ready:
        builder, deck = kept.match.builder, kept.match.deck(seat)
        if deck != shown:
            screen.fresh()
            told = f"{display_name(seat)}: your {builder.what} for game {kept.match.number}. {standing}"
            screen.show(Text(told, ACT))
            for section in _exchanged(builder):
                _show_cards(screen, builder, section, deck[section])
            shown = deck
        if notice:
            screen.show(Text(notice, WARNING))
        try:
            notice = _obey(kept, seat, screen.read(PROMPT), screen)
        except MeijinError as error:
            notice = f"{sentence(str(error)).removesuffix('?')}{'?' if str(error).endswith('?') else '.'}"


def _exchanged(builder: Builder) -> tuple[str, str]:
    """The sections between which cards change places."""
    assert builder.exchange is not None
    return builder.exchange.inside, builder.exchange.outside


def _obey(kept: KeptMatch, seat: str, said: str, screen: Screen) -> str:
    """Do what a person says; a word about it."""
    word, _, rest = said.partition(" ")
    match, cards = kept.match, kept.match.builder.cards
    match word.lower():
        case "swap":
            out, into = _two_cards(rest, match.builder, match.deck(seat))
            kept.match = match.swap(seat, out, into)
            told = f"{cards.title(out)} goes, {cards.title(into)} comes."
        case "reset":
            kept.match, told = match.reset(seat), f"The {match.builder.what} is as it was registered."
        case "done" | "":
            kept.match, told = match.done(seat), ""
        case "time":
            if screen.read("Is the time of the round over? [y/N] ").lower() not in ("y", "yes"):
                return ""
            kept.match, told = match.call_time(), "Time is called: the next game is the last."
        case "?" if rest:
            deck = match.deck(seat)
            mine = [card for section in _exchanged(match.builder) for card in deck[section]]
            card = _meant(rest, mine, match.builder.what, cards)
            return f"{cards.title(card)}: {match.game.chosen(match.options).card_text(card)}"
        case "h" | "help" | "?":
            screen.show(listing(HELP))
            return ""
        case "q" | "quit":
            raise Leave
        case _:
            raise MeijinError(f"{said!r} is not understood; say swap OUT IN, reset or done")
    kept.keep()
    return told


def _two_cards(words: str, builder: Builder, deck: Counts) -> tuple[str, str]:
    """The card that goes and the one that comes.

    >>> from meijin.kernel.registry import find
    >>> builder, deck = find("crossover").builder({}), {"main": {"n-490": 3, "n-475": 2}, "side": {"n-428": 1}}
    >>> _two_cards("n-475 n-428", builder, deck), _two_cards("rock lee shino", builder, deck)
    (('n-475', 'n-428'), ('n-475', 'n-428'))
    """
    played, waiting = _exchanged(builder)
    out, between, into = words.partition(" for ")
    if not between:
        parts = words.split()
        cuts = [(" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts))]
        clear = [
            (one, other)
            for one, other in cuts
            if named_by(builder.cards, deck[played], one) and named_by(builder.cards, deck[waiting], other)
        ]
        cuts = clear or cuts
        if len(cuts) != 1:
            one, other = (next(iter(deck[section]), "card") for section in (played, waiting))
            raise MeijinError(f"say which card goes and which comes, such as: swap {one} {other}")
        out, into = cuts[0]
    titles = {section.name: section.title.lower() for section in builder.sections}
    return (
        _meant(out, list(deck[played]), titles[played], builder.cards),
        _meant(into, list(deck[waiting]), titles[waiting], builder.cards),
    )


def _meant(words: str, among: Sequence[str], where: str, cards: Cards) -> str:
    """The card of a part of the list that words name; or any other by its number or whole name."""
    named = named_by(cards, among, words)
    if len(named) == 1:
        return named[0]
    if named:
        raise MeijinError(f"{quoted(words)} may be {' or '.join(cards.title(card) for card in named)}; give the number")
    known = cards.find(words)
    if cards.knows(known):
        return known
    names = {cards.name(card).lower(): card for card in among}
    close = get_close_matches(plain(words), names, n=1)
    hint = f"; did you mean {cards.title(names[close[0]])}?" if close else ""
    raise MeijinError(f"there is no card {quoted(words)} in your {where}{hint}")


def _show_cards(screen: Screen, builder: Builder, section: str, counts: Mapping[str, int]) -> None:
    screen.show(Text(f"{section.capitalize()} ({sum(counts.values())})", "bold"))
    entries = [Text(f"{count} {builder.cards.title(card)}") for card, count in counts.items()]
    for entry in entries:  # one long name must not leave a single column
        entry.truncate((screen.width - GAP) // 2 - 1, overflow="ellipsis")
    screen.show(Columns(entries, padding=(0, GAP), column_first=True))
