"""An event before its first round: its terms, its staff, its prizes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, field
from msgspec.structs import replace

from meijin.kernel import registry
from meijin.kernel.letters import readable
from meijin.kernel.traits import GameTraits
from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.commands.entries import move_up
from meijin.tournament.commands.numbers import Stir, thrown
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import OfFormat, Thing
from meijin.tournament.model import BEFORE_PLAY, ENDED, Event, Origin, Phase, Prize, Secret
from meijin.tournament.names import clear
from meijin.tournament.plan import cuts_of
from meijin.tournament.roles import STAFF, Actor, Role
from meijin.tournament.settings import CUTS, EventSettings, Format, Level, Mode, formats_of, traits, usual_format

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Words = Annotated[str, Meta(max_length=200)]
Item = Literal["registration", "fees", "lists", "head_count", "rules_talk", "rounds", "time_limit"]
# The settings that may be changed once round 1 is paired.
LOOSE: Final = [
    "late_entry_last_round",
    "auto_confirm",
    "open_lists",
    "on_impossible",
    "spectator_delay_s",
    "round_minutes",
]
CHECKLIST: Final[tuple[Item, ...]] = get_args(Item)  # in the rulebook's order


class Create(Command, frozen=True, tag="create"):
    """A new event. Its seed is fixed now, and only the seed's digest is told."""

    phases = frozenset({Phase.DRAFT})
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name
    game: str
    meijin: Name  # the organiser's name
    seed_sha256: str
    level: Level = Level.STORE
    mode: Mode = Mode.OFFICIAL
    format: Format = Format.SWISS
    venue: Words = ""
    date: Words = ""
    cut: int = 0
    rounds: Annotated[int, Meta(ge=1, le=50)] | None = None
    settings: EventSettings = field(default_factory=EventSettings)
    prizes: tuple[Prize, ...] = ()
    origin: Origin = ""  # who has the seed

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.id:
            raise EventError(Because.CREATED_ALREADY)

    def check(self, event: Event, call: Call) -> None:
        check_prizes(self.prizes)
        probe = Event(mode=self.mode)
        check_terms(probe, call, self.game, self)

    def apply(self, event: Event, entry: Entry) -> None:
        event.id, event.name, event.game = self.id, readable(self.name), self.game
        event.level, event.mode, event.format = self.level, self.mode, self.format
        event.venue, event.date, event.cut = _shown(self.venue), _shown(self.date), self.cut
        event.rounds_wished, event.settings, event.prizes = self.rounds, self.settings, by_place(self.prizes)
        event.secrets = [Secret(self.seed_sha256, self.origin, entry.n)]
        event.staff[entry.actor] = (Role.MEIJIN, self.meijin)


def check_terms(event: Event, call: Call, game: str, terms: Create | SetTerms) -> None:
    """Refuse terms that cannot be, or that the rulebook does not allow."""
    form, cut, settings = terms.format, terms.cut, terms.settings
    usual_format(game)  # a game without tournaments is refused
    own, forms = traits(game), formats_of(registry.find(game))
    if form not in forms:
        raise EventError(Because.WRONG_FORMAT, game=game, duel=own.duel, formats=tuple(map(OfFormat, forms)))
    if cut not in CUTS:
        raise EventError(Because.WRONG_CUT, cut=cut, cuts=CUTS)
    if cut and form is not Format.SWISS:
        raise EventError(Because.CUT_NEEDS_SWISS)
    wanted = {Format.SWISS: ("TB", "OTB"), Format.ROUND_ROBIN: ("RR",), Format.PODS: ("POD",)}[form]
    if settings.tiebreak_set not in wanted:
        raise EventError(Because.WRONG_BREAKERS, format=OfFormat(form), right=wanted, given=settings.tiebreak_set)
    if form is Format.PODS and settings.best_of != 1:
        raise EventError(Because.POD_IS_ONE_GAME)
    if settings.deck_lists != "none" and not own.lists:
        raise EventError(Because.NO_LISTS_BROUGHT, game=game)
    if settings.require_cross and not own.sides:
        raise EventError(Because.NO_SIDES, game=game)
    if any(one == other for one, other in settings.forbidden_pairs):
        raise EventError(Because.FORBIDDEN_PAIR)
    if settings.late_match_loss_s < settings.late_game_loss_s:
        raise EventError(Because.MATCH_LOST_FIRST)
    if not settings.mp_loss <= settings.mp_draw <= settings.mp_win or settings.mp_win == settings.mp_loss:
        raise EventError(Because.POINTS_ORDER)
    _check_limits(event, call, terms, own)


def _check_limits(event: Event, call: Call, terms: Create | SetTerms, own: GameTraits) -> None:
    level, cut, settings = terms.level, terms.cut, terms.settings
    if cut not in cuts_of(terms.format, level, Mode.OFFICIAL):
        call.limit(event, Because.CUT_IS_PREMIER)
    if terms.rounds is not None:
        call.limit(event, Because.ROUNDS_FOLLOW)
    if level is Level.PREMIER and own.lists and settings.deck_lists != "required":
        call.limit(event, Because.LISTS_AT_PREMIER)
    usual = 45 <= settings.round_minutes <= 50 or settings.round_minutes == own.round_minutes  # as the game has it
    if terms.format is not Format.PODS and not usual:
        call.limit(event, Because.ROUND_LENGTH, minutes=settings.round_minutes)
    if cut and settings.cut_minutes != 75:
        call.limit(event, Because.CUT_LENGTH, minutes=settings.cut_minutes)
    if settings.break_minutes < 10:
        call.limit(event, Because.BREAK_LENGTH, minutes=settings.break_minutes)
    if (settings.mp_win, settings.mp_draw, settings.mp_loss) != (3, 1, 0):
        call.limit(event, Because.POINTS_GIVEN)
    if (settings.late_game_loss_s, settings.late_match_loss_s, settings.id_window_s) != (300, 600, 120):
        call.limit(event, Because.TIMES_GIVEN)


class SetTerms(Command, frozen=True, tag="set_terms"):
    """Other terms. Once round 1 is paired, only what changes nothing that was announced."""

    name: Name
    level: Level
    format: Format
    cut: int
    settings: EventSettings
    venue: Words = ""
    date: Words = ""
    rounds: Annotated[int, Meta(ge=1, le=50)] | None = None

    def check(self, event: Event, call: Call) -> None:
        check_terms(event, call, event.game, self)
        if event.phase in BEFORE_PLAY:
            self._check_field(event)
            return
        fixed: list[tuple[str, object, object]] = [
            ("level", self.level, event.level),
            ("format", self.format, event.format),
            ("rounds", self.rounds, event.rounds_wished),
        ]
        fixed += [
            (name, getattr(self.settings, name), getattr(event.settings, name))
            for name in EventSettings.__struct_fields__
            if name not in LOOSE
        ]
        for what, new, old in fixed:
            if new != old:
                setting = what in EventSettings.__struct_fields__
                named = {"what": None, "setting": what} if setting else {"what": Thing(what), "setting": None}
                raise EventError(Because.FIXED_SINCE_PAIRED, **named)
        if self.settings.round_minutes != event.settings.round_minutes:
            call.limit(event, Because.TIME_ANNOUNCED)
        swiss_over = event.phase is Phase.SWISS_DONE or event.round.stage is not event.main_stage
        if self.cut != event.cut and swiss_over:
            raise EventError(Because.CUT_ANNOUNCED)

    def _check_field(self, event: Event) -> None:
        """Refuse terms that closing the registration would have asked for."""
        closed = event.phase in (Phase.DECK_CHECK, Phase.READY)
        if closed and (self.format, self.settings.deck_lists) != (event.format, event.settings.deck_lists):
            raise EventError(Because.FIXED_SINCE_CLOSED)

    def apply(self, event: Event, entry: Entry) -> None:
        event.name, event.venue, event.date = readable(self.name), _shown(self.venue), _shown(self.date)
        event.level, event.format, event.cut = self.level, self.format, self.cut
        event.rounds_wished, event.settings = self.rounds, self.settings
        move_up(event)


class Open(Command, frozen=True, tag="open"):
    """Registration begins."""

    phases = frozenset({Phase.DRAFT})
    since = frozenset({Phase.REGISTRATION})
    already = Because.OPEN_ALREADY

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase = Phase.REGISTRATION


class SetPrizes(Command, frozen=True, tag="set_prizes"):
    """What there is to win; it changes no points (R28)."""

    prizes: tuple[Prize, ...]

    def check(self, event: Event, call: Call) -> None:
        check_prizes(self.prizes)

    def apply(self, event: Event, entry: Entry) -> None:
        event.prizes = by_place(self.prizes)


def check_prizes(prizes: Iterable[Prize]) -> None:
    """Refuse prizes for places that cannot be."""
    for prize in prizes:
        if not 1 <= prize.first <= prize.last:
            raise EventError(Because.NO_PLACES, first=prize.first, last=prize.last)


def by_place(prizes: Iterable[Prize]) -> tuple[Prize, ...]:
    """Prizes in the order of their places, with words that can be read."""
    shown = (replace(prize, text=_shown(prize.text)) for prize in prizes)
    return tuple(sorted(shown, key=lambda prize: (prize.first, prize.last)))


def _shown(words: str) -> str:
    """Words that may be left out, from before there were rules for them, as they are shown."""
    return readable(words) if words else ""


def clearly_worded(command: Command) -> Command:
    """A command with words that everybody can read, and numbers where they are wanted; one with others is refused.

    It is asked when a command is given, not when it is read again: events from before this rule stay valid.
    """
    if isinstance(command, Create | SetTerms):
        name = clear(command.name, "event_name", "name")
        if not name:
            raise EventError(Because.EMPTY, about="name", what=Thing("event_name"))
        command = replace(command, name=name, venue=clear(command.venue, "venue"), date=clear(command.date, "date"))
    if isinstance(command, Create | SetPrizes):
        prizes = tuple(replace(prize, text=clear(prize.text, "prize", "prizes")) for prize in command.prizes)
        command = replace(command, prizes=prizes)
    if isinstance(command, Stir):
        command = replace(command, said=thrown(command.said))
    return command


class Appoint(Command, frozen=True, tag="appoint"):
    """Somebody joins the staff, or leaves it: the Meijin decides, and whoever is on it may step down (T10.9).

    Until somebody who was appointed accepts, that is the staff's to know (T10.11).
    """

    private = ("user", "name", "role")
    allowed = STAFF
    parts = ("others",)
    phases = frozenset(Phase)
    user: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name
    role: Literal["judge", "meijin", "none"] = "judge"

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if about.part == "others" and ask.by.role is not Role.MEIJIN:
            raise EventError(Because.MEIJIN_APPOINTS)
        if about.part == "others" and event.phase in ENDED:
            raise EventError(Because.STAFF_STEPS_DOWN)

    def subject(self, event: Event, by: Actor) -> Subject:
        steps_down = self.user == by.id and self.role == "none"
        return Subject(part="" if steps_down else "others")

    def check(self, event: Event, call: Call) -> None:
        if self.user == call.by.id and self.role != "meijin" and call.by.role is Role.MEIJIN:
            self._check_another_meijin(event, call)
        if self.role == "none":
            if self.user not in event.staff:
                raise EventError(Because.NOT_ON_STAFF, name=self.name)
        elif any(each.user == self.user for each in event.entrants.values()):
            call.limit(event, Because.PLAYS_HERE, name=self.name)

    def _check_another_meijin(self, event: Event, call: Call) -> None:
        """Whoever was appointed and has done nothing may not know of it: an event is not left to them."""
        meijins = {user for user, (role, _) in event.staff.items() if role is Role.MEIJIN and user != self.user}
        if not any(entry.actor in meijins for entry in call.log):
            raise EventError(Because.LAST_MEIJIN)

    def apply(self, event: Event, entry: Entry) -> None:
        if event.staff.get(self.user, (None, ""))[0] is Role.MEIJIN and self.role != "meijin":
            event.meijin_left = entry.n
        if self.role == "none":
            event.staff.pop(self.user, None)  # whoever may not know that they were appointed does not have them
        else:
            event.staff[self.user] = (Role(self.role), self.name)


class AcceptPost(Command, frozen=True, tag="accept_post"):
    """Somebody who was appointed is on the staff for everybody to see; doing anything else there says so, too."""

    allowed = STAFF
    phases = frozenset(Phase)

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if ask.by.id in event.accepted:
            raise EventError(Because.ON_STAFF_ALREADY)

    def apply(self, event: Event, entry: Entry) -> None:
        """That somebody has done something is noted for everything that they do."""


class Tick(Command, frozen=True, tag="tick"):
    """A point of the organiser's checklist is done, or not after all (5.1)."""

    item: Item
    done: bool = True

    def apply(self, event: Event, entry: Entry) -> None:
        event.checklist = event.checklist | {self.item} if self.done else event.checklist - {self.item}
