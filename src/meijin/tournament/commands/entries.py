"""Players come: registration, check-in, lists."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import asdict, replace

from meijin.tournament.because import Because
from meijin.tournament.chance import close_numbers
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import InStatus, Namesake, NoCut, OfFormat
from meijin.tournament.model import BEFORE_PLAY, ENDED, Entrant, Event, Phase, Status
from meijin.tournament.names import namesake
from meijin.tournament.plan import LEAST_FOR_A_CUT, MOST_IN_A_ROBIN
from meijin.tournament.roles import STAFF, Actor, Role
from meijin.tournament.settings import Format

PlayerId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\s|]+$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
EVERYBODY = STAFF | {Role.PLAYER, Role.SPECTATOR}


class Enter(Command, frozen=True, tag="enter"):
    """A player registers, or is registered; after round 1 was paired that is a late entry (5.7)."""

    private = ("paid",)
    allowed = EVERYBODY
    parts = ("self",)
    player: PlayerId
    name: PersonName
    family_name: Annotated[str, Meta(max_length=40)] = ""
    user: str | None = None
    bot: str | None = None
    organization: Annotated[str, Meta(max_length=40)] = ""
    side: Annotated[str, Meta(max_length=20)] | None = None
    fixed_table: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    worked_out = ("personal_digest",)
    personal: dict[str, Any] | None = None  # birth date, zip code, city, e-mail: kept apart, the log has a digest
    personal_digest: str | None = None
    paid: bool = False  # the fee, where the staff enters somebody who has paid it

    def subject(self, event: Event, by: Actor) -> Subject:
        return Subject(part="self" if self.user == by.id else "")

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        _check_opened(event)
        by_staff = ask.by.role in STAFF or ask.by.id in event.invited  # whoever is invited comes as the staff wishes
        if event.phase not in BEFORE_PLAY:
            _check_late(event, by_staff)
        elif event.phase is not Phase.REGISTRATION and not by_staff:
            raise EventError(Because.REGISTRATION_CLOSED)
        if about.part == "self" and ask.by.role in STAFF:
            ask.limit(event, Because.STAFF_DOES_NOT_PLAY, name=None)

    def check(self, event: Event, call: Call) -> None:
        if self.personal is not None and not event.settings.personal_data:
            raise EventError(Because.NO_PERSONAL_DATA)
        if self.player in event.entrants:
            raise EventError(Because.ID_TAKEN, player=self.player, name=event.entrants[self.player].name)
        if self.user is not None and any(each.user == self.user for each in event.entrants.values()):
            raise EventError(Because.REGISTERED_ALREADY, name=self.name)
        if self.user in event.staff and self.user != call.by.id:
            call.limit(event, Because.STAFF_DOES_NOT_PLAY, name=self.name)
        if call.by.role not in STAFF and self.user != call.by.id:
            raise EventError(Because.REGISTER_YOURSELF)
        if self.paid and call.by.role not in STAFF:
            raise EventError(Because.STAFF_SAYS_PAID)
        if (other := namesake(event, self.name)) is not None:
            call.warnings.append(Namesake(other.name, other.player))

    def filled(self, event: Event, call: Call) -> Enter:
        if self.personal is None:
            return self
        return replace(self, personal=None, personal_digest=call.seal({"personal": self.personal}))

    def apply(self, event: Event, entry: Entry) -> None:
        late = event.phase not in BEFORE_PLAY
        full = not late and is_full(event)
        plays = late or (event.phase in (Phase.DECK_CHECK, Phase.READY) and not full)
        given = {name: value for name, value in asdict(self).items() if name != "personal"}
        event.entrants[self.player] = Entrant(
            **given,
            status=Status.WAITLISTED if full else Status.ACTIVE if plays else Status.REGISTERED,
            entered_round=_next_round(event) if late else 1,
            checked_in=plays or self.bot is not None,
        )
        event.invited.pop(self.user or "", None)


class Invite(Command, frozen=True, tag="invite"):
    """The staff invites somebody with an account to play, who enters or declines; or it invites them no longer."""

    allowed = STAFF
    user: Annotated[str, Meta(min_length=1, max_length=64)]
    name: PersonName  # as they are called where they have their account
    withdrawn: bool = False

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        _check_opened(event)

    def check(self, event: Event, call: Call) -> None:
        if self.withdrawn:
            if self.user not in event.invited:
                raise EventError(Because.NOT_INVITED, name=self.name)
            return
        if any(each.user == self.user for each in event.entrants.values()):
            raise EventError(Because.PLAYS_ALREADY, name=self.name)
        if self.user in event.invited:
            raise EventError(Because.INVITED_ALREADY, name=self.name)
        if self.user in event.staff:
            call.limit(event, Because.STAFF_DOES_NOT_PLAY, name=self.name)
        if event.phase not in BEFORE_PLAY:
            _check_late(event, by_staff=True)

    def apply(self, event: Event, entry: Entry) -> None:
        if self.withdrawn:
            event.invited.pop(self.user, None)
        else:
            event.invited[self.user] = self.name


class Decline(Command, frozen=True, tag="decline"):
    """Somebody who is invited does not want to play."""

    allowed = EVERYBODY

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if ask.by.id not in event.invited:
            raise EventError(Because.NOT_INVITED, name=None)

    def apply(self, event: Event, entry: Entry) -> None:
        event.invited.pop(entry.actor, None)


def _check_opened(event: Event) -> None:
    if event.phase is Phase.DRAFT:
        raise EventError(Because.NOT_OPENED)


def _next_round(event: Event) -> int:
    """The round that will be paired next: whoever comes while a round is drafted or played plays in the one after."""
    return len(event.main_rounds()) + 1


def last_round_to_enter(event: Event) -> int:
    """The last round that somebody who comes late may still play (5.7)."""
    given, planned = event.settings.late_entry_last_round, event.rounds_planned or 0
    return (planned + 1) // 2 if given is None else min(given, planned)


def _check_late(event: Event, by_staff: bool) -> None:
    if event.format is Format.ROUND_ROBIN:
        raise EventError(Because.NOBODY_COMES_LATER)
    last = last_round_to_enter(event)
    if event.phase is Phase.SWISS_DONE or event.round.stage is not event.main_stage or _next_round(event) > last:
        raise EventError(Because.LATE_ENTRY_OVER, round=last)
    if event.settings.capacity and sum(1 for _ in event.active()) >= event.settings.capacity:
        raise EventError(Because.EVENT_FULL, places=event.settings.capacity)
    if not by_staff:
        raise EventError(Because.STAFF_ENTERS_LATE)


def is_full(event: Event) -> bool:
    """Whether every place of an event that has not begun is taken."""
    if not event.settings.capacity:
        return False
    taken = sum(each.status in (Status.REGISTERED, Status.ACTIVE) for each in event.entrants.values())
    return taken >= event.settings.capacity


def move_up(event: Event) -> None:
    """Whoever waits longest gets a place that is free, as long as the event has not begun."""
    for entrant in event.entrants.values():
        if event.phase not in BEFORE_PLAY or is_full(event):
            return
        if entrant.status is Status.WAITLISTED:
            entrant.checked_in = event.phase is not Phase.REGISTRATION
            entrant.status = Status.ACTIVE if entrant.checked_in else Status.REGISTERED


class CheckIn(Command, frozen=True, tag="check_in"):
    """A player is there, or is not after all."""

    allowed = STAFF | {Role.PLAYER}
    phases = frozenset({Phase.REGISTRATION})
    player: PlayerId
    present: bool = True

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        entrant = about.entrant
        if entrant is not None and entrant.status is not Status.REGISTERED:
            raise EventError(Because.NOTHING_TO_CHECK_IN, player=entrant.name, status=InStatus(entrant.status))

    def apply(self, event: Event, entry: Entry) -> None:
        event.entrants[self.player].checked_in = self.present


class MarkPaid(Command, frozen=True, tag="mark_paid"):
    """The fee is paid, or is not after all."""

    private = ("player", "paid")
    allowed = STAFF
    player: PlayerId
    paid: bool = True

    def apply(self, event: Event, entry: Entry) -> None:
        event.entrants[self.player].paid = self.paid


class SubmitList(Command, frozen=True, tag="submit_list"):
    """A player hands in a list. It is kept apart, and so is what is wrong with it: the log has their digests."""

    private = ("errors",)
    allowed = STAFF | {Role.PLAYER}
    player: PlayerId
    worked_out = ("digest",)
    cards: str = ""  # as text; sealed
    digest: str = ""
    errors: tuple[str, ...] = ()

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.settings.deck_lists == "none":
            raise EventError(Because.NO_LISTS_TAKEN)
        entrant = about.entrant
        if ask.by.role is Role.PLAYER and event.phase is not Phase.REGISTRATION:
            late = event.phase not in BEFORE_PLAY and (entrant is None or not entrant.list_digest)
            mends = event.phase is Phase.DECK_CHECK and (entrant is None or entrant.list_check != "legal")
            if not late and not mends:
                raise EventError(Because.LISTS_CLOSED)

    def check(self, event: Event, call: Call) -> None:
        if not self.cards:
            raise EventError(Because.LIST_EMPTY)

    def filled(self, event: Event, call: Call) -> SubmitList:
        return replace(self, cards="", digest=call.seal({"player": self.player, "list": self.cards}))

    def apply(self, event: Event, entry: Entry) -> None:
        entrant = event.entrants[self.player]
        entrant.list_digest, entrant.list_errors, entrant.list_words = self.digest, self.errors, False
        entrant.list_check = "illegal" if self.errors else "pending"


class CheckList(Command, frozen=True, tag="check_list"):
    """A judge has compared a list with the rules and the cards."""

    private = ("player", "legal", "errors")
    allowed = STAFF
    player: PlayerId
    legal: bool
    errors: tuple[Annotated[str, Meta(max_length=200)], ...] = ()

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if about.entrant is not None and about.entrant.list_digest is None:
            raise EventError(Because.NO_LIST_YET, player=about.entrant.name)

    def apply(self, event: Event, entry: Entry) -> None:
        entrant = event.entrants[self.player]
        entrant.list_check = "legal" if self.legal else "illegal"
        if self.legal or self.errors:
            entrant.list_errors, entrant.list_words = () if self.legal else self.errors, not self.legal


class SpotCheck(Command, frozen=True, tag="spot_check"):
    """A judge has looked through a player's cards in the middle of a round (5.5)."""

    private = ("player", "passed")
    allowed = STAFF
    player: PlayerId
    passed: bool

    def apply(self, event: Event, entry: Entry) -> None:
        """Nothing changes but the log."""


class CloseRegistration(Command, frozen=True, tag="close_registration"):
    """The field is complete: whoever is checked in plays."""

    phases = frozenset({Phase.REGISTRATION})
    since = frozenset(Phase) - {Phase.DRAFT, Phase.REGISTRATION} - ENDED
    already = Because.CLOSED_ALREADY

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        here = sum(each.checked_in and each.status is Status.REGISTERED for each in event.entrants.values())
        least = fewest(event)
        if here < least:
            form = OfFormat(event.format)
            raise EventError(Because.TOO_FEW_HERE, here=here, least=least, format=form, missing=least - here)
        if event.format is Format.ROUND_ROBIN and here > MOST_IN_A_ROBIN:
            ask.limit(event, Because.TOO_MANY_FOR_ROBIN, here=here)
        if event.cut and event.official and here <= LEAST_FOR_A_CUT:
            ask.warnings.append(NoCut(LEAST_FOR_A_CUT, here))

    def apply(self, event: Event, entry: Entry) -> None:
        for entrant in event.entrants.values():
            if entrant.status is Status.REGISTERED and entrant.checked_in:
                entrant.status = Status.ACTIVE
        close_numbers(event, entry.at)
        event.phase = Phase.DECK_CHECK if event.settings.deck_lists == "required" else Phase.READY


def fewest(event: Event) -> int:
    """The fewest players with whom an event can begin (4)."""
    return 3 if event.format is Format.PODS or (event.format is Format.ROUND_ROBIN and not event.official) else 4


class ReopenRegistration(Command, frozen=True, tag="reopen_registration"):
    """Registration was closed too early."""

    phases = frozenset({Phase.DECK_CHECK, Phase.READY})
    since = frozenset({Phase.REGISTRATION})
    already = Because.OPEN_AGAIN_ALREADY

    def apply(self, event: Event, entry: Entry) -> None:
        for entrant in event.active():
            entrant.status = Status.REGISTERED
        event.phase = Phase.REGISTRATION


class FinishCheck(Command, frozen=True, tag="finish_check"):
    """The deck check is over: whoever has no legal list does not play."""

    allowed = STAFF
    phases = frozenset({Phase.DECK_CHECK})
    since = frozenset({Phase.READY})
    already = Because.CHECK_IS_OVER
    worked_out = ("out",)
    out: tuple[str, ...] | None = None  # who does not play; None in older logs, where the lists tell

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        waiting = tuple(each.name for each in event.active() if each.list_check == "pending")
        if waiting:
            raise EventError(Because.LISTS_UNCHECKED, players=waiting, missing=len(waiting))
        if sum(each.list_check == "legal" for each in event.active()) < 3:
            raise EventError(Because.TOO_FEW_LISTS)

    def filled(self, event: Event, call: Call) -> FinishCheck:
        return replace(self, out=_without_list(event))

    def apply(self, event: Event, entry: Entry) -> None:
        for player in _without_list(event) if self.out is None else self.out:
            entrant = event.entrants[player]
            entrant.status, entrant.left_after_round = Status.DROPPED, 0
        event.phase = Phase.READY


def _without_list(event: Event) -> tuple[str, ...]:
    return tuple(each.player for each in event.active() if each.list_check != "legal")
