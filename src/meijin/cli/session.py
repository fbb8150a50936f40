"""A game at this terminal, from where it stands to its end."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from meijin.cli import SUCCESS, language
from meijin.cli.answers import PASS, PASS_ALL, allowed, chosen, command, is_yes, numbers_of, way_out
from meijin.cli.catalogue import find_kinds
from meijin.cli.desk import NARROWEST, Choices, Desk, News
from meijin.cli.keeper import Keeper, how_to_go_on, how_to_look_again
from meijin.cli.players import Player, seated_again
from meijin.cli.screen import Screen
from meijin.cli.sight import Sight, seen_by
from meijin.kernel.errors import MeijinError
from meijin.kernel.record import Record
from meijin.kernel.state import State


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """People and bots at one table."""

    def __init__(
        self,
        state: State,
        players: Sequence[Player],
        screen: Screen,
        keeper: Keeper | None = None,
        resumed: bool = False,
        notice: str = "",
    ) -> None:
        self.state = state
        self.players = players
        self.screen = screen
        self.desk = Desk(screen, state.setup)
        self.keeper = keeper or Keeper()
        self.notice = notice  # what to say when somebody is asked next
        if screen.width < NARROWEST:
            self.notice = f"{notice} {language.say('terminal-narrow', columns=NARROWEST)}".strip()
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.at_keyboard: int | None = None
        self.passing: dict[int, int] = {}  # who passes on everything, and how long the log was then
        # Per viewer, how much of the log they have been shown.
        begun = len(self.record.log) if resumed else 0
        self.told: dict[int | None, int] = dict.fromkeys([*self.people, None], begun)
        self.record.seats = {seat: player.who for seat, player in zip(state.setup.seats, players, strict=True)}

    @property
    def record(self) -> Record:
        assert self.state.record is not None
        return self.state.record

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        while self.state.deciders:
            self._decide(self.state.deciders[0])
        self._finish()
        return SUCCESS

    def _decide(self, seat: int) -> None:
        player = self.players[seat]
        if not self.state.legal(seat):
            raise MeijinError(f"{self.state.setup.seats[seat]} must choose and has no choice")
        if player.bot is None:
            self._ask(seat)
            return
        self._carry_out(seat, player.choose(self.state, seat))
        if not self.people:
            self.screen.show(*self.desk.told(self._news(None)))
            self._say()

    def _carry_out(self, seat: int, action: int | str) -> None:
        if isinstance(action, str):
            self.state.submit(action, seat)
        else:
            self.state.apply(action, seat)
        self._keep()

    def _keep(self) -> None:
        """Write the changed game to its file."""
        self.notice = self.keeper.keep(self.record) or self.notice

    def _say(self) -> None:
        """Say what there is to say, once."""
        if self.notice:
            self.desk.notice(self.notice)
        self.notice = ""

    def _news(self, seat: int | None) -> News:
        """What has happened since this viewer was told, as far as they may see it."""
        viewer = self.state.setup.viewer(seat)
        since = self.record.log[self.told[seat] :]
        self.told[seat] = len(self.record.log)
        # At the end of the game the whole log is open.
        visible = sum(self.record.over or event.seen_by(viewer) is not None for event in since)
        feed = self.record.feed(seat)
        return feed[max(0, len(feed) - visible) :]

    # -- a person decides -------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show a person the table, and do what they say until they have decided."""
        if self._passes_on(seat):
            self._carry_out(seat, way_out(self.state.choices(seat)))
            return
        if self.at_keyboard != seat and len(self.people) > 1:
            self.desk.hand_over(self.state.setup.seats[seat])
        self.at_keyboard = seat
        news = self._news(seat)
        fresh = len(news)
        if self.desk.tell_first(news, seen_by(self.state, seat), self._choices(seat)):
            fresh = 0
        drawn: State | None = None
        while seat in self.state.deciders:
            state = self.state
            seen = seen_by(state, seat)
            choices = self._choices(seat)
            if state is not drawn or self.screen.interactive:
                self.desk.decision(seen, choices, self.record.feed(seat), fresh, self.notice)
                drawn = state
            self._say()
            texts = [text for text, _ in choices]
            labels = [label for label, _ in self.desk.offered(seen, choices)]
            # A single choice is taken with Enter.
            one = language.say("terminal-enter_takes", choice=labels[0]) if len(labels) == 1 else ""
            enter = one or allowed(numbers_of(labels))
            said = self.screen.read(f"{enter} > ")
            try:
                everything = self.desk.table.lulls and " ".join(said.lower().split()) == PASS_ALL
                action = chosen(PASS if everything else said, texts, state, seat, labels)
                if everything:
                    self.passing[seat] = len(self.record.log)
                if action:
                    self._carry_out(seat, action)
                    return
                self._obey(seat, said, seen, choices)
            except MeijinError as error:
                self.notice = language.problem(error, state.setup.game)

    def _passes_on(self, seat: int) -> bool:
        """Whether somebody who passes on everything does so here, too: nobody else has done anything since.

        So does whoever is spared the question, since there is nothing else to do; but others at this keyboard would
        learn that.
        """
        if self._is_spared(self.state, seat):
            return True
        since = self.passing.pop(seat, None)
        if since is None or not way_out(self.state.choices(seat)):
            return False
        setup = self.state.setup
        events = [event.seen_by(setup.viewer(seat)) or {} for event in self.record.log[since:]]
        if any(fields.get("seat") not in (None, setup.seats[seat]) for fields in events):
            return False
        self.passing[seat] = since
        return True

    def _is_spared(self, state: State, seat: int) -> bool:
        return self.desk.table.spares and len(self.people) == 1 and state.choices(seat) == [PASS]

    def _take_back(self, seat: int) -> None:
        """Take back the last action that was really chosen."""
        before = self.record.take_back(seat)
        while self._is_spared(before, seat):
            assert before.record is not None
            before = before.record.take_back(seat)
        self.state = before
        self.passing.pop(seat, None)

    def _choices(self, seat: int) -> Choices:
        state = self.state
        return [(state.text(action), language.explained(state, seat, action)) for action in state.legal(seat)]

    def _obey(self, seat: int, said: str, seen: Sight, choices: Choices) -> None:
        """Do what a command asks for."""
        rest = said.partition(" ")[2].strip()
        match command(said):
            case "?" if rest and self.desk.explain_word(rest):
                pass
            case "?" if rest:
                self.desk.explain_cards(find_kinds(self.state.setup.game, rest))
            case "?":
                self.desk.explain(seen, choices)
            case "r":
                self.desk.rules(seen)
            case "l":
                self.desk.log(self.record.feed(seat))
            case "h":
                has = {"resign": self._can_resign, PASS_ALL: self.desk.table.lulls}
                self.desk.help(seen, [each for each, there in has.items() if not there])
            case "u":
                self._take_back(seat)
                self.told[seat] = len(self.record.log)
                self.notice = language.say("terminal-taken_back")
                self._keep()
            case "s":
                self.notice = self.keeper.save_as(self.record, rest)
            case "resign":
                # Where there is no resignation, the game says so.
                if not self._can_resign or is_yes(self.screen.read(language.say("terminal-really_resign") + " [y/N] ")):
                    self._carry_out(seat, "resign")
            case "time":
                if is_yes(self.screen.read(language.say("terminal-really_time") + " [y/N] ")):
                    self.state.call_time()
                    self._keep()
            case "q":
                self._quit()

    @property
    def _can_resign(self) -> bool:
        return type(self.state).resign is not State.resign

    # -- the end ----------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Show the last position and who has won; whoever wants to can read the log."""
        alone = len(self.people) == 1
        seen = seen_by(self.state, self.people[0] if alone else None)
        # Several people have seen together how it ended.
        news = self._news(self.people[0]) if alone else []
        if news:
            self.screen.page(*self.desk.told(news))
        self._show_end(seen)
        while self.people and self.screen.interactive and self._wants_log():
            self.desk.log(self.record.feed(None))
            self._show_end(seen)
        self._say()
        if self.keeper.trouble:
            self.desk.notice(self.keeper.trouble)
            if self.screen.interactive:
                self._offer_to_save()
        if self.keeper.saved is not None:
            self.screen.show(language.say("terminal-record_kept"))
            self.screen.show_whole(how_to_look_again(self.keeper.saved))

    def _show_end(self, seen: Sight) -> None:
        if self.people:
            self.screen.fresh()
            self.desk.position(seen)
        self.desk.result(seen)

    def _wants_log(self) -> bool:
        with suppress(EOFError):
            return command(self.screen.read(f"{language.say('terminal-end_prompt')} > ")) == "l"
        return False

    def _quit(self) -> None:
        if self.keeper.trouble and self.screen.interactive:
            self._offer_to_save()
        raise Leave

    def whereabouts(self, failed: bool = False) -> str:
        """Whether the game can be gone on with, perhaps after a bot has failed."""
        saved = self.keeper.saved
        if saved is None:
            return language.say("terminal-not_kept")
        return how_to_go_on(saved) + seated_again([player.who for player in self.players], failed)

    def _offer_to_save(self) -> None:
        question = f"{language.say('terminal-offer_to_save')} "
        with suppress(EOFError):
            while (name := self.screen.read(question)) and name.lower() not in ("n", "no", "q"):
                try:
                    self.screen.show(self.keeper.save_as(self.record, name))
                    return
                except MeijinError as error:
                    self.desk.notice(language.problem(error))
