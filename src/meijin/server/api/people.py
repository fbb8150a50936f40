"""Being somebody: guests, accounts, tokens for programs, and whom one does not want to hear."""

import re
from typing import Annotated, Any, Final

from litestar import Request, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter

from meijin.server.api.access import somebody
from meijin.server.api.answers import BODY, described
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.people.answer import bring
from meijin.server.people.bodies import (
    ChangePassword,
    DeleteMe,
    MadeToken,
    Muted,
    Mutes,
    NewAccount,
    NewToken,
    Rename,
    SignIn,
    TokenLine,
    Tokens,
)
from meijin.server.people.identify import address_of
from meijin.server.people.limits import SIGNING_IN
from meijin.server.people.user import Auth, User, in_person, signed_in, visitor
from meijin.server.refusal import Refused

AnyRequest = Request[Any, Any, Any]
UserId = Annotated[str, PathParameter(description="the public id of a user")]
TokenId = Annotated[str, PathParameter(description="the id of a token, as GET /api/tokens lists them")]

_IDS: Final = re.compile("[0-9a-f]{16}")  # of users and tokens

# -- becoming somebody ---------------------------------------------------------------------------------------------


@post("/api/session", status_code=200, **described("Be somebody", "people", 401, 403))
async def be_somebody(request: AnyRequest, context: NeedsContext) -> User:
    """Who you are; if you are nobody yet you become a guest with a friendly name, and the answer brings the cookie."""
    return await somebody(context, request)


@post("/api/account", **described("Make an account", "people", 401, 403, 409, *BODY))
async def make_account(request: AnyRequest, context: NeedsContext, data: JSONBody[NewAccount]) -> User:
    """Make an account of a name and a password. A guest keeps id, seats and games; other sessions and tokens end."""
    people = context.people
    guest = None if visitor(request) is None else in_person(request)
    people.limits.spend(SIGNING_IN, address_of(request.scope))
    user, cookie = await people.new_account(guest, data.name, data.password)
    if guest is not None:
        await context.hub.end_sockets(guest.id)
    bring(request.scope, cookie)
    return user


@post("/api/sign-in", status_code=200, **described("Sign in", "people", 401, 403, *BODY))
async def sign_in(request: AnyRequest, context: NeedsContext, data: JSONBody[SignIn]) -> User:
    """Sign in to an account. If you are a guest, your seats and games go over to it."""
    people = context.people
    people.limits.spend(SIGNING_IN, address_of(request.scope))
    before = None if visitor(request) is None else in_person(request)
    user = await people.check_password(data.name, data.password)
    if before is not None and not before.account:
        await context.hub.hand_over(before.id, user.id, user.name)
        await context.events.hand_over(before.id, user.id)
        await people.store.merge(before.id, user)
        await context.hub.end_sockets(before.id)  # who came back meanwhile, when the guest's session still held
    elif before is not None:
        await _end_session(request, context, before)
    bring(request.scope, await people.sign_in(user))
    return user


# -- being somebody ------------------------------------------------------------------------------------------------


@get("/api/me", **described("Who am I?", "people", 401))
async def show_me(request: AnyRequest) -> User:
    """Who you are."""
    return signed_in(request)


@patch("/api/me", **described("Change my name", "people", 401, 403, 409, *BODY))
async def rename_me(request: AnyRequest, context: NeedsContext, data: JSONBody[Rename]) -> User:
    """Be called otherwise from now on; tables where you sit keep the name you sat down with."""
    return await context.people.rename(in_person(request), data.name)


@delete("/api/me", **described("Delete me", "people", 401, 403, *BODY))
async def delete_me(request: AnyRequest, context: NeedsContext, data: JSONBody[DeleteMe | None] = None) -> None:
    """Delete you for good: name, password, sessions, tokens, lists, mutes and chat. You leave your seats; games stay.

    An account is deleted with its password; a guest needs no body.
    """
    user = in_person(request)
    await context.people.confirm_deletion(user, None if data is None else data.password)
    await context.hub.user_gone(user.id)
    await context.people.store.delete(user.id)
    await context.hub.end_sockets(user.id)  # who came back meanwhile, when the session still held
    bring(request.scope, "")


@put("/api/password", status_code=204, **described("Change my password", "people", 401, 403, 409, *BODY))
async def change_password(request: AnyRequest, context: NeedsContext, data: JSONBody[ChangePassword]) -> None:
    """Change the password of your account; all other sessions and all tokens end."""
    user = in_person(request)
    cookie = await context.people.change_password(user, data.old, data.new)
    await context.hub.end_sockets(user.id)
    bring(request.scope, cookie)


@post("/api/sign-out", status_code=204, **described("Sign out", "people", 401, 403))
async def sign_out(request: AnyRequest, context: NeedsContext) -> None:
    """End this session. A guest who signs out cannot come back."""
    await _end_session(request, context, in_person(request))
    bring(request.scope, "")


@post("/api/sign-out-everywhere", status_code=204, **described("Sign out everywhere", "people", 401, 403))
async def sign_out_everywhere(request: AnyRequest, context: NeedsContext) -> None:
    """End all your sessions and revoke all your tokens, wherever they are. A guest who does so cannot come back."""
    user = in_person(request)
    await context.people.store.end_all(user.id)
    await context.hub.end_sockets(user.id)
    bring(request.scope, "")


# -- tokens --------------------------------------------------------------------------------------------------------


@get("/api/tokens", **described("My tokens", "tokens", 401, 403))
async def list_tokens(request: AnyRequest, context: NeedsContext) -> Tokens:
    """The tokens with which programs act for you; their texts are not kept."""
    found = await context.people.store.tokens_of(in_person(request).id)
    return Tokens(tuple(TokenLine(each.id, each.name, each.created, each.expires, each.used) for each in found))


@post("/api/tokens", **described("Make a token", "tokens", 401, 403, 409, *BODY))
async def make_token(request: AnyRequest, context: NeedsContext, data: JSONBody[NewToken]) -> MadeToken:
    """Make a token: a program that sends ``Authorization: Bearer <token>`` acts for you. It is shown this once."""
    token, text = await context.people.new_token(in_person(request), data.name, data.days)
    return MadeToken(text, token.id, token.name, token.expires)


@delete("/api/tokens/{token:str}", **described("Revoke a token", "tokens", 401, 403, 404))
async def revoke_token(request: AnyRequest, context: NeedsContext, token: TokenId) -> None:
    """Revoke one of your tokens; the sockets opened with it end."""
    user = in_person(request)
    if not _IDS.fullmatch(token) or not await context.people.store.drop_token(user.id, token):
        raise Refused(Because.NO_TOKEN)
    await context.hub.end_sockets(user.id)


# -- mutes ---------------------------------------------------------------------------------------------------------


@get("/api/mutes", **described("Whom I do not hear", "people", 401))
async def list_mutes(request: AnyRequest, context: NeedsContext) -> Mutes:
    """The people whose chat is kept from you."""
    return Mutes(tuple(Muted(*each) for each in await context.people.store.muted(signed_in(request).id)))


@put("/api/mutes/{user:str}", status_code=204, **described("Mute somebody", "people", 401, 403, 404, 409))
async def mute(request: AnyRequest, context: NeedsContext, user: UserId) -> None:
    """Hear nothing more of somebody's chat, at any table."""
    me = signed_in(request)
    if user == me.id:
        raise Refused(Because.NOT_ONESELF)
    if not _IDS.fullmatch(user) or await context.people.store.user(user) is None:
        raise Refused(Because.NO_USER)
    await context.people.store.mute(me.id, user)
    await context.hub.mutes_changed(me.id)


@delete("/api/mutes/{user:str}", **described("Hear somebody again", "people", 401, 403))
async def unmute(request: AnyRequest, context: NeedsContext, user: UserId) -> None:
    """Hear somebody's chat again."""
    me = signed_in(request)
    if _IDS.fullmatch(user):
        await context.people.store.unmute(me.id, user)
        await context.hub.mutes_changed(me.id)


async def _end_session(request: AnyRequest, context: Context, user: User) -> None:
    auth: Auth = request.scope["auth"]
    await context.people.store.end(auth.id)
    await context.hub.end_sockets(user.id)
