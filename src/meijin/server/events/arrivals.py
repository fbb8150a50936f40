"""Players come: ids for them, their lists, and what the staff may say of them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meijin.kernel.letters import alike
from meijin.kernel.registry import find
from meijin.server.because import Because
from meijin.server.events.wire import NewPlayer, Register
from meijin.server.people.names import refuse_reserved
from meijin.server.refusal import Refused
from meijin.server.tables.known_names import known_bot
from meijin.tournament.commands import CheckIn, Command, Enter, SubmitList, clearly_worded
from meijin.tournament.model import Event, Phase
from meijin.tournament.names import free_ids, refuse_an_id, visible


def ids_for(event: Event) -> Iterator[str]:
    """Ids that no player has yet, in order.

    >>> next(ids_for(Event()))
    'P001'
    """
    return free_ids(event.entrants, width=3)


def registering(event: Event, wanted: Register, user: str, name: str, errors: tuple[str, ...]) -> list[Command]:
    """What somebody does who registers themselves."""
    player = next(ids_for(event))
    enter = Enter(
        player=player,
        name=name_at(event, wanted.name or name, user, name),
        family_name=_word(wanted.family_name),
        user=user,
        organization=_word(wanted.organization),
        side=wanted.side,
        personal=dict(wanted.personal) if wanted.personal is not None else None,
    )
    lists = [SubmitList(player=player, cards=wanted.cards, errors=errors)] if wanted.cards else []
    return [enter, *lists]


def entering(event: Event, player: str, new: NewPlayer, errors: tuple[str, ...]) -> Iterator[Command]:
    """What the staff does to enter somebody."""
    yield Enter(
        player=player,
        name=visible(new.name) if new.bot is not None else name_at(event, new.name),
        family_name=_word(new.family_name),
        bot=None if new.bot is None else known_bot(new.bot, find(event.game)),
        organization=_word(new.organization),
        side=new.side,
        fixed_table=new.fixed_table,
        personal=dict(new.personal) if new.personal is not None else None,
        paid=new.paid,
    )
    if new.cards:
        yield SubmitList(player=player, cards=new.cards, errors=errors)
    if new.check_in and event.phase is Phase.REGISTRATION and new.bot is None:
        yield CheckIn(player=player)


def name_at(event: Event, name: str, user: str | None = None, own: str | None = None) -> str:
    """A player's name as it is kept; one that looks like the staff's, a bot's or the system's is refused.

    Whoever enters under their ``own`` name on the site may: it was looked at when they took it.
    """
    if name == own:
        refuse_an_id(name)  # it may be from before that rule
        return name
    kept = visible(name)
    refuse_reserved(kept)
    for staff, (_, theirs) in event.staff.items():
        if staff != user and staff in event.accepted and alike(theirs, kept):
            raise Refused(Because.NAME_OF_STAFF, name=kept, theirs=theirs)
    return kept


def tidy(event: Event, command: Command, errors: tuple[str, ...], own: str | None = None) -> Command:
    """A command with what the server and not the client says: what is wrong with a list, how names are written."""
    if isinstance(command, SubmitList):
        return replace(command, errors=errors)
    if isinstance(command, Enter):
        bot = None if command.bot is None else known_bot(command.bot, find(event.game))
        name = visible(command.name) if bot is not None else name_at(event, command.name, command.user, own)
        return replace(command, name=name, family_name=_word(command.family_name), bot=bot)
    return clearly_worded(command)


def _word(text: str) -> str:
    """A word that may be left out."""
    return visible(text, "word") if text.strip() else ""
