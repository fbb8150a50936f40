"""Between two games of a match: everybody exchanges cards with the sideboard, unseen by the other."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from rich.columns import Columns
from rich.text import Text

from meijin.cli.art import ACT, WARNING
from meijin.cli.desk import listing, sentence
from meijin.cli.matchkeeping import KeptMatch
from meijin.cli.screen import Screen
from meijin.cli.session import Leave
from meijin.cli.tables.generic import display_name
from meijin.games.crossover.lists.card_index import CardIndex
from meijin.games.crossover.lists.decklist import Counts, DeckList, total
from meijin.games.crossover.words.explanation import card_text
from meijin.games.crossover.words.speech import named_by
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.listtext import plain

GAP: Final = 2  # between columns
PROMPT: Final = "swap OUT IN, reset, done, ? CARD, h for help > "
HELP: Final = (
    ("swap OUT IN", "a card of the main deck goes, one of the sideboard comes: swap n-490 n-588"),
    ("swap OUT for IN", "the same by names, of which a word is enough: swap shino for tsunade"),
    ("reset", "take back every exchange of this match"),
    ("done", "play the next game with this deck, as does Enter"),
    ("? CARD", "what a card says"),
    ("time", "call time, as the organiser does: the next game is the last, with four turns for each"),
    ("q", "leave the match, which can be gone on with later"),
)


def exchange_cards(kept: KeptMatch, seat: str, screen: Screen, standing: str) -> None:
    """Let a person exchange cards until the deck for the next game stands; how the match stands is said above."""
    notice = ""
    shown = None
    while seat not in kept.match.ready:
        deck = kept.match.deck(seat, kept.cards)
        if deck != shown:
            screen.fresh()
            screen.show(Text(f"{display_name(seat)}: your deck for game {kept.match.game}. {standing}", ACT))
            _show_cards(screen, "Main", deck.main, kept.cards)
            _show_cards(screen, "Side", deck.side, kept.cards)
            shown = deck
        if notice:
            screen.show(Text(notice, WARNING))
        try:
            notice = _obey(kept, seat, screen.read(PROMPT), screen)
        except MeijinError as error:
            notice = f"{sentence(str(error)).removesuffix('?')}{'?' if str(error).endswith('?') else '.'}"


def _obey(kept: KeptMatch, seat: str, said: str, screen: Screen) -> str:
    """Do what a person says; a word about it."""
    word, _, rest = said.partition(" ")
    match word.lower():
        case "swap":
            cards = kept.cards
            out, into = _two_cards(rest, kept.match.deck(seat, cards), cards)
            kept.match = kept.match.swap(seat, out, into, cards)
            told = f"{cards.title(out)} goes, {cards.title(into)} comes."
        case "reset":
            kept.match, told = kept.match.reset(seat), "The deck is as it was registered."
        case "done" | "":
            kept.match, told = kept.match.done(seat, kept.cards), ""
        case "time":
            if screen.read("Is the time of the round over? [y/N] ").lower() not in ("y", "yes"):
                return ""
            kept.match, told = kept.match.call_time(), "Time is called: the next game is the last."
        case "?" if rest:
            deck = kept.match.deck(seat, kept.cards)
            card = _meant(rest, deck.main + deck.side, "deck", kept.cards)
            return f"{kept.cards.title(card)}: {card_text(kept.cards.pool, card)}"
        case "h" | "help" | "?":
            screen.show(listing(HELP))
            return ""
        case "q" | "quit":
            raise Leave
        case _:
            raise MeijinError(f"{said!r} is not understood; say swap OUT IN, reset or done")
    kept.keep()
    return told


def _two_cards(words: str, deck: DeckList, cards: CardIndex) -> tuple[str, str]:
    """The card that goes and the one that comes.

    >>> from meijin.games.crossover.lists.card_index import CARDS
    >>> deck = DeckList("naruto", (("n-490", 3), ("n-475", 2)), (("n-428", 1),), ())
    >>> _two_cards("n-475 n-428", deck, CARDS), _two_cards("rock lee shino", deck, CARDS)
    (('n-475', 'n-428'), ('n-475', 'n-428'))
    """
    out, between, into = words.partition(" for ")
    if not between:
        parts = words.split()
        cuts = [(" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts))]
        clear = [cut for cut in cuts if _named(cut[0], deck.main, cards) and _named(cut[1], deck.side, cards)]
        cuts = clear or cuts
        if len(cuts) != 1:
            raise MeijinError("say which card goes and which comes, such as: swap n-490 n-588, or swap temari for lee")
        out, into = cuts[0]
    return _meant(out, deck.main, "main deck", cards), _meant(into, deck.side, "sideboard", cards)


def _meant(words: str, counts: Counts, where: str, cards: CardIndex) -> str:
    """The card of a part of the deck that words name; or any other by its number or whole name."""
    named = _named(words, counts, cards)
    if len(named) == 1:
        return named[0]
    if named:
        raise MeijinError(f"{quoted(words)} may be {' or '.join(cards.title(card) for card in named)}; give the number")
    known = cards.find(words)
    if known in cards.cards:
        return known
    names = {cards.name(card).lower(): card for card, _ in counts}
    close = get_close_matches(plain(words), names, n=1)
    hint = f"; did you mean {cards.title(names[close[0]])}?" if close else ""
    raise MeijinError(f"there is no card {quoted(words)} in your {where}{hint}")


def _named(words: str, counts: Counts, cards: CardIndex) -> list[str]:
    return named_by(cards.pool, [card for card, _ in counts], plain(words))


def _show_cards(screen: Screen, title: str, counts: Counts, cards: CardIndex) -> None:
    screen.show(Text(f"{title} ({total(counts)})", "bold"))
    entries = [Text(f"{count} {cards.title(card)}") for card, count in counts]
    for entry in entries:  # one long name must not leave a single column
        entry.truncate((screen.width - GAP) // 2 - 1, overflow="ellipsis")
    screen.show(Columns(entries, padding=(0, GAP), column_first=True))
