"""Tournaments: the list of them, making one, looking at one, and giving orders."""

from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import PathParameter, QueryParameter
from msgspec.structs import replace

from meijin.kernel import registry
from meijin.server.api.access import AnyRequest
from meijin.server.api.answers import BODY, SOME_GAME, described, example
from meijin.server.api.errors import LARGEST_RECORD
from meijin.server.api.texts import beside, sender_of
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.events import wire
from meijin.server.events.arrivals import entering, ids_for, registering
from meijin.server.events.options import check_options
from meijin.server.gate.seen_event import SeenEvent
from meijin.server.live.event import Deed, LiveEvent
from meijin.server.people.names import checked
from meijin.server.people.user import User, signed_in, visitor
from meijin.server.refusal import Refused
from meijin.server.tables.known_names import marked
from meijin.tournament.commands import Appoint, Enter, Invite, ReportResult, SetTerms, SubmitList
from meijin.tournament.lists import broken_rules, problems_of_all, remember
from meijin.tournament.roles import STAFF, Actor, Role
from meijin.tournament.settings import EventSettings, default_settings
from meijin.tournament.tournament import Tournament
from meijin.tournament.wording import explain_whole

MOST_LISTED: Final = 200
EventId = Annotated[str, PathParameter(description="the id of an event")]
PlayerId = Annotated[str, PathParameter(description="the id of a player, such as P001")]

# -- all events ----------------------------------------------------------------------------------------------------


@get("/api/events", **described("Tournaments", "events", 401, 404))
async def list_events(
    request: AnyRequest,
    context: NeedsContext,
    game: Annotated[str | None, QueryParameter(description="only those of this game")] = None,
    mine: Annotated[bool, QueryParameter(description="those I organise, judge, play in or am invited to")] = False,
) -> wire.EventList:
    """Public events, those that go on first and then the newest; or mine."""
    if game is not None:
        registry.find(game)
    user = visitor(request)
    own = [] if user is None else await context.store.events.of_user(user.id, MOST_LISTED)
    if mine:
        signed_in(request)
        return wire.EventList(tuple(each for each in own if game in (None, each.game)))
    roles = {each.id: each.role for each in own}
    found = await context.store.events.listed(game, MOST_LISTED)
    return wire.EventList(tuple(replace(each, role=roles.get(each.id, each.role)) for each in found))


@post("/api/events", **described("Make a tournament", "events", 401, 404, 409, *BODY))
async def create_event(
    request: AnyRequest,
    context: NeedsContext,
    data: Annotated[wire.NewEvent, example({"name": "Friday Night", "game": SOME_GAME})],
) -> wire.EventCreated:
    """Make an event, of which you are the Meijin. Settings that are not given are those of the game."""
    user = signed_in(request)
    settings = _settings(data, (await request.json()).get("settings"))
    wanted = replace(data, settings=settings)
    await beside(context, request, settings.options, check_options, data.game, data.format, settings)
    live, warnings = await context.events.create(user, wanted)
    return wire.EventCreated(live.id, warnings)


def _settings(wanted: wire.NewEvent, given: dict[str, Any] | None) -> EventSettings:
    """The settings of the game with what was given."""
    usual = msgspec.to_builtins(default_settings(wanted.game, wanted.level, wanted.format))
    try:
        return msgspec.convert({**usual, **(given or {})}, EventSettings)
    except msgspec.ValidationError as error:
        raise Refused(Because.WRONG_SETTINGS, problem=explain_whole(str(error), EventSettings)) from None


# -- looking -------------------------------------------------------------------------------------------------------


@get("/api/events/{event:str}", **described("A tournament", "events", 404))
async def show_event(request: AnyRequest, context: NeedsContext, event: EventId) -> wire.EventView:
    """An event as you may see it; the socket ``/api/events/{event}/socket`` tells whatever is new."""
    return (await context.events.open(event)).view(visitor(request))


@get("/api/events/{event:str}/standings/{player:str}", **described("How tie-breakers were summed", "events", 404, 409))
async def explain_standing(
    request: AnyRequest, context: NeedsContext, event: EventId, player: PlayerId
) -> wire.BreakersExplained:
    """Every tie-breaker of a player, entry by entry."""
    return (await context.events.open(event)).seen(visitor(request)).standing(player)


@get("/api/events/{event:str}/rounds/{round_id:str}/why/{player:str}", **described("Why this opponent?", "events", 404))
async def explain_pairing(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    round_id: Annotated[str, PathParameter(description="stage and number of the round, such as swiss-2")],
    player: PlayerId,
) -> wire.PairingExplained:
    """Why a player meets this opponent: bracket, order, floats, rematches avoided."""
    seen = (await context.events.open(event)).seen(visitor(request))
    stage, _, no = round_id.rpartition("-")
    number = int(no) if no.isascii() and no.isdigit() and len(no) < 4 else 0
    return await context.readers.read_long(sender_of(request), SeenEvent.pairing, seen, stage, number, player)


@get("/api/events/{event:str}/log", **described("The log", "events", 404))
async def show_log(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    after: Annotated[int, QueryParameter(ge=0, le=10_000_000, description="only entries after this one")] = 0,
) -> wire.EventLog:
    """Everything that was done, with what you may know of it."""
    return (await context.events.open(event)).seen(visitor(request)).log(after)


@get("/api/events/{event:str}/lists/{player:str}", **described("A player's list", "events", 403, 404))
async def show_list(request: AnyRequest, context: NeedsContext, event: EventId, player: PlayerId) -> wire.PlayerList:
    """A list: for the staff, for the player, and for everybody where lists are open."""
    return (await context.events.open(event)).seen(visitor(request)).list_of(player)


@get("/api/events/{event:str}/personal/{player:str}", **described("A player's personal data", "events", 403, 404))
async def show_personal(
    request: AnyRequest, context: NeedsContext, event: EventId, player: PlayerId
) -> wire.PersonalData:
    """What the forms ask for, if the event does: for its Meijin and the player alone, until 30 days after the end."""
    return (await context.events.open(event)).seen(visitor(request)).personal_of(player)


# -- doing ---------------------------------------------------------------------------------------------------------


@post(
    "/api/events/{event:str}/orders", status_code=200, **described("Give an order", "events", 401, 403, 404, 409, *BODY)
)
async def give_order(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    data: Annotated[wire.Order, example({"command": {"type": "publish"}, "key": "0123456789abcdef"})],
) -> wire.OrderDone:
    """Do something at an event, as your role allows. The same key sent twice counts once."""
    user = signed_in(request)
    live = await context.events.open(event)
    command = data.command
    errors: tuple[str, ...] = ()
    if isinstance(command, Appoint) and command.role != "none":
        command = replace(command, name=(await _person(context, command.user)).name)
    if isinstance(command, Invite) and live.actor(user).role in STAFF and not command.withdrawn:
        command = replace(command, name=(await _account(context, command.user)).name)
    if isinstance(command, SubmitList):
        (errors,) = await _errors(context, request, live, command.cards)
    if isinstance(command, SetTerms):
        game, options = live.game, command.settings.options
        await beside(context, request, options, check_options, game, command.format, command.settings)
    if isinstance(command, Enter):
        _check_entry(live, user, command)
    if isinstance(command, ReportResult) and command.result.kind == "concession":
        command = await live.conceded(command)
    ordered = live.tidied(command, errors, user.name)
    mark = marked(data.key, user.id, msgspec.json.encode(data.command).decode())
    done = await live.do(lambda _: [Deed(ordered, live.actor(user), data.reason)], mark)
    return wire.OrderDone(done.n, done.warnings)


@post(
    "/api/events/{event:str}/register",
    status_code=200,
    **described("Register for a tournament", "events", 401, 403, 404, 409, *BODY),
)
async def register(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    data: Annotated[wire.Register, example({})],
) -> wire.Entered:
    """Enter an event as a player, with a list if you have one."""
    user = signed_in(request)
    live = await context.events.open(event)
    (errors,) = await _errors(context, request, live, data.cards)
    entered: list[str] = []

    def make(tournament: Tournament) -> list[Deed]:
        actor = live.actor(user)
        commands = registering(tournament.event, data, actor.id, user.name, errors)
        entered[:] = [each.player for each in commands if isinstance(each, Enter)]
        # Once entered they are a player, who hands in a list; staff of a free event stay who they are.
        then = actor if actor.role in STAFF else Actor(actor.id, Role.PLAYER)
        return [Deed(each, actor if isinstance(each, Enter) else then) for each in commands]

    done = await live.do(make)
    return wire.Entered(tuple(entered), done.n, done.warnings)


@post(
    "/api/events/{event:str}/players",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    **described("Enter players", "events", 401, 403, 404, 409, *BODY),
)
async def add_players(
    request: AnyRequest,
    context: NeedsContext,
    event: EventId,
    data: Annotated[wire.NewPlayers, example({"players": [{"name": "Aki"}, {"name": "Robot", "bot": "greedy"}]})],
) -> wire.Entered:
    """Enter people without an account, and bots: all of them or none. For the staff."""
    user = signed_in(request)
    live = await context.events.open(event)
    if live.actor(user).role not in STAFF:
        raise Refused(Because.ONLY_STAFF, what="enter")
    errors = await _errors(context, request, live, *(each.cards for each in data.players))
    entered: list[str] = []

    def make(tournament: Tournament) -> list[Deed]:
        actor, ids = live.actor(user), ids_for(tournament.event)
        entered[:] = [next(ids) for _ in data.players]
        return [
            Deed(command, actor)
            for player, new, wrong in zip(entered, data.players, errors, strict=True)
            for command in entering(tournament.event, player, new, wrong)
        ]

    mark = marked(data.key, user.id, msgspec.json.encode(data).decode())
    done = await live.do(make, mark)
    return wire.Entered(tuple(entered), done.n, done.warnings)


@get("/api/people", **described("Find somebody by name", "people", 401, 404))
async def find_person(
    request: AnyRequest,
    context: NeedsContext,
    name: Annotated[str, QueryParameter(max_length=100, description="the name of an account")],
) -> wire.PersonFound:
    """Somebody who has an account, for instance to make them a judge."""
    signed_in(request)
    account = await context.people.store.account(checked(name))
    if account is None:
        raise Refused(Because.NO_ACCOUNT, name=name)
    return wire.PersonFound(account.user.id, account.user.name)


async def _errors(context: Context, request: AnyRequest, live: LiveEvent, *cards: str) -> tuple[tuple[str, ...], ...]:
    """Which rules lists break; none where there is no list."""
    game = live.game
    given = tuple(dict.fromkeys(each for each in cards if each))
    if given:
        texts = {str(place): text for place, text in enumerate(given)}
        found = await beside(context, request, texts, problems_of_all, game, given)
        for each, wrong in zip(given, found, strict=True):
            remember(game, each, wrong)
    return tuple(broken_rules(game, each) if each else () for each in cards)


async def _person(context: Context, user: str) -> User:
    found = None if "\0" in user else await context.people.store.user(user)
    if found is None:
        raise Refused(Because.NO_SUCH_USER)
    return found


async def _account(context: Context, user: str) -> User:
    """Somebody with an account, who can be asked."""
    found = await _person(context, user)
    if not found.account:
        raise Refused(Because.GUEST_INVITED, name=found.name)
    return found


def _check_entry(live: LiveEvent, user: User, command: Enter) -> None:
    """Only the staff enters others and bots, and nobody an account but its holder."""
    actor = live.actor(user)
    if command.bot is not None and actor.role not in STAFF:
        raise Refused(Because.ONLY_STAFF, what="bots")
    if command.user is not None and command.user != actor.id:
        raise Refused(Because.ENTERS_THEMSELVES)
