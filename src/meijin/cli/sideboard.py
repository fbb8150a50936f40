"""Between two games of a match: everybody exchanges cards with the sideboard, unseen by the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from rich.columns import Columns
from rich.text import Text

from meijin.cli import language
from meijin.cli.answers import is_yes
from meijin.cli.art import ACT, WARNING
from meijin.cli.desk import listing
from meijin.cli.matchfile import KeptMatch
from meijin.cli.screen import Screen
from meijin.cli.session import Leave
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.lists import Builder, Counts
from meijin.kernel.listtext import Cards, named_by, plain

GAP: Final = 2  # between columns
# What can be typed, and what it is called in the files of words.
HELP: Final = ("swap", "swap_names", "reset", "done", "card", "time", "quit")


def exchange_cards(kept: KeptMatch, seat: str, screen: Screen, standing: str) -> None:
    """Let a person exchange cards until the deck for the next game stands; how the match stands is said above."""
    notice = ""
    shown = None
    while seat not in kept.match.ready:
        builder, deck = kept.match.builder, kept.match.deck(seat)
        if deck != shown:
            screen.fresh()
            told = language.say(
                "terminal-your_list",
                seat=language.speech(kept.match.game).seat(seat),
                what=language.what(builder),
                number=kept.match.number,
            )
            screen.show(Text(f"{told} {standing}", ACT))
            for section in _exchanged(builder):
                _show_cards(screen, builder, section, deck[section])
            shown = deck
        if notice:
            screen.show(Text(notice, WARNING))
        try:
            notice = _obey(kept, seat, screen.read(f"{language.say('terminal-swap_prompt')} > "), screen)
        except MeijinError as error:
            notice = language.sentence(language.problem(error))


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
            told = language.say("terminal-swapped", out=cards.title(out), into=cards.title(into))
        case "reset":
            kept.match, told = (
                match.reset(seat),
                language.say("terminal-as_registered", what=language.what(match.builder)),
            )
        case "done" | "":
            kept.match, told = match.done(seat), ""
        case "time":
            if not is_yes(screen.read(f"{language.say('terminal-is_time_over')} [y/N] ")):
                return ""
            kept.match, told = match.call_time(), language.say("terminal-time_called")
        case "?" if rest:
            deck = match.deck(seat)
            mine = [card for section in _exchanged(match.builder) for card in deck[section]]
            card = _meant(rest, mine, language.what(match.builder), cards)
            text = language.speech(match.game.chosen(match.options)).card_text(card)
            return language.say("terminal-what_is", name=cards.title(card), help=text)
        case "h" | "help" | "?":
            names = [f"terminal-swap_help-{name}" for name in HELP]
            screen.show(listing([(language.say(f"{name}.typed"), language.say(name)) for name in names]))
            return ""
        case "q" | "quit":
            raise Leave
        case _:
            raise MeijinError(language.say("terminal-no_exchange", said=quoted(said)))
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
            raise MeijinError(language.say("terminal-swap_what", such_as=f"swap {one} {other}"))
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
        meanings = language.either([cards.title(card) for card in named])
        raise MeijinError(language.say("terminal-which_number", name=quoted(words), cards=meanings))
    known = cards.find(words)
    if cards.knows(known):
        return known
    names = {cards.name(card).lower(): card for card in among}
    close = get_close_matches(plain(words), names, n=1)
    meant = cards.title(names[close[0]]) if close else "none"
    raise MeijinError(language.say("terminal-not_in_list", name=quoted(words), where=where, meant=meant))


def _show_cards(screen: Screen, builder: Builder, section: str, counts: Mapping[str, int]) -> None:
    screen.show(Text(f"{section.capitalize()} ({sum(counts.values())})", "bold"))
    entries = [Text(f"{count} {builder.cards.title(card)}") for card, count in counts.items()]
    for entry in entries:  # one long name must not leave a single column
        entry.truncate((screen.width - GAP) // 2 - 1, overflow="ellipsis")
    screen.show(Columns(entries, padding=(0, GAP), column_first=True))
