"""Between two games of a match: everybody exchanges cards with the sideboard, unseen by the other."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.text import Text

from meijin.cli.art import ACT, WARNING
from meijin.cli.desk import listing, sentence
from meijin.cli.matchkeeping import KeptMatch
from meijin.cli.screen import Screen
from meijin.cli.session import Leave
from meijin.cli.tables.generic import display_name
from meijin.games.crossover.card_index import CardIndex
from meijin.games.crossover.decklist import Counts, total
from meijin.kernel.errors import MeijinError

PROMPT: Final = "swap OUT IN, reset, done, ? CARD, h for help > "
HELP: Final = (
    ("swap OUT IN", "a card of the main deck goes, one of the sideboard comes: swap n-490 n-588"),
    ("swap OUT for IN", "the same, where names have several words: swap shino aburame for tsunade"),
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
            notice = f"{sentence(str(error))}."


def _obey(kept: KeptMatch, seat: str, said: str, screen: Screen) -> str:
    """Do what a person says; a word about it."""
    word, _, rest = said.partition(" ")
    match word.lower():
        case "swap":
            out, into = _two_cards(rest)
            cards = kept.cards
            kept.match = kept.match.swap(seat, out, into, cards)
            told = f"{cards.title(cards.find(out))} goes, {cards.title(cards.find(into))} comes."
        case "reset":
            kept.match, told = kept.match.reset(seat), "The deck is as it was registered."
        case "done" | "":
            kept.match, told = kept.match.done(seat, kept.cards), ""
        case "time":
            if screen.read("Is the time of the round over? [y/N] ").lower() not in ("y", "yes"):
                return ""
            kept.match, told = kept.match.call_time(), "Time is called: the next game is the last."
        case "?" if rest:
            return _card_text(rest, kept.cards)
        case "h" | "help" | "?":
            screen.show(listing(HELP))
            return ""
        case "q" | "quit":
            raise Leave
        case _:
            raise MeijinError(f"{said!r} is not understood; say swap OUT IN, reset or done")
    kept.keep()
    return told


def _card_text(words: str, cards: CardIndex) -> str:
    card = cards.cards.get(cards.find(words))
    if card is None:
        raise MeijinError(cards.why_unknown(words))
    return f"{cards.title(card.id)}: {card.text}"


def _two_cards(words: str) -> tuple[str, str]:
    """The card that goes and the one that comes.

    >>> _two_cards("n-490 n-588"), _two_cards("Rock Lee for Shino Aburame")
    (('n-490', 'n-588'), ('Rock Lee', 'Shino Aburame'))
    """
    out, between, into = words.partition(" for ")
    if not between:
        out, _, into = words.strip().partition(" ")
    if not out.strip() or not into.strip() or (not between and " " in into.strip()):
        raise MeijinError("say which card goes and which comes, such as: swap n-490 n-588, or swap temari for kunai")
    return out.strip(), into.strip()


def _show_cards(screen: Screen, title: str, counts: Counts, cards: CardIndex) -> None:
    screen.show(Text(f"{title} ({total(counts)})", "bold"))
    entries = [Text(f"{count} {cards.title(card)}") for card, count in counts]
    screen.show(Columns(entries, padding=(0, 2), column_first=True))
