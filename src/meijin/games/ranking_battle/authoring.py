"""What is right and wrong in a file with cards of one's own."""

from __future__ import annotations

from meijin.games.ranking_battle.cards import CATALOGUE, read_catalogue
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import DataError
from meijin.kernel.owncards import CardProblem, CardReport, OwnCard


def report_of(text: str, file: str) -> CardReport:
    """The cards of a file, which go with those of the game, or the first thing that is wrong with them."""
    document = parse_toml(text, file)
    try:
        catalogue = read_catalogue(own=document, own_file=file)
    except DataError as error:
        whole = str(error).removeprefix(f"{file}: ")
        return CardReport((), (CardProblem(whole, error.problem, error.entry, error.field, None),), ())
    known = {card.id for card in CATALOGUE.all_cards}
    own = [card for card in catalogue.all_cards if card.id not in known]
    return CardReport(
        tuple(OwnCard(card.id, card.name, type(card).__name__.lower(), card.describe()) for card in own), (), ()
    )
