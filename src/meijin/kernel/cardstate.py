"""States whose secrets are cards in zones: views and possible worlds derived from the zones' declarations.

Three small pieces of data beside the zones are enough. Sets of cards are ints with one bit per card:

``down``
    the cards that lie face down in an open zone: only their owner knows them.
``exceptions``
    per viewer the cards of which the viewer's knowledge differs from what their zone declares, like a card looked at on
    top of a closed deck.
``batches``
    per pile that is shuffled, the cards that were shuffled together, oldest first. A hidden card can only be
    exchanged with cards of its own batch: after a reshuffle of the discard pile, a card still held from the deck
    before cannot be one of those just shuffled. Older batches are kept only while a card of theirs is hidden somewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Self

from meijin.kernel import generator
from meijin.kernel.arrangement import arrange, describe
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.dealing import DealtWorlds, LotWorlds
from meijin.kernel.errors import ScenarioError, SetupError, quoted
from meijin.kernel.event import EVERYONE
from meijin.kernel.fields import Blank, slots
from meijin.kernel.frames import any_named, describe_rows, read_stack, rename_rows
from meijin.kernel.generator import Rng
from meijin.kernel.jumbles import Jumble
from meijin.kernel.moves import Move, moves, shuffled_piles
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State, View
from meijin.kernel.views import plan_of, views
from meijin.kernel.worlds import Worlds
from meijin.kernel.zones import Zone

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup

Batch = tuple[int, ...]


class CardState(State):
    """A position with cards in zones. Subclasses hold the zones and counters that their game declares."""

    down: int
    exceptions: Annotated[tuple[int, ...], Blank(lambda setup: (0,) * (setup.players + 1))]  # the spectators' last
    batches: Annotated[tuple[tuple[Batch, ...], ...], Blank(lambda setup: ((),) * closed_piles(setup))]

    __slots__ = slots(__annotations__)

    # -- knowledge ----------------------------------------------------------------------------------------------

    def mix(self, pile: list[int], slot: int, unseen: int = 0) -> None:
        """Shuffle a pile of which nobody may know the order, and note what was shuffled together.

        ``unseen`` is the set of those of its cards that had been hidden from somebody before, as when the rest of a
        deck is shuffled while cards of it are held: each of them may still be one that is held.
        """
        if self.script:
            self.shuffle(pile)
        else:
            self.chance = generator.shuffle(pile, self.chance)
        if self.record is not None and self.record.moves is not None:
            self.record.shuffled.append((shuffled_piles(self.setup)[slot], pack(pile)))
        batches = list(self.batches)
        if self.down or any(self.exceptions) or self.setup.closed:
            batches[slot] = (*self._still_secret(batches[slot], pile, unseen), tuple(pile))
        else:
            batches[slot] = (tuple(pile),)
        self.batches = tuple(batches)

    def _still_secret(self, old: tuple[Batch, ...], pile: list[int], unseen: int) -> list[Batch]:
        """What remains of older batches once a pile is shuffled: nobody knows a card of it any more."""
        secret = self.down | unseen
        for known in self.exceptions:
            secret |= known
        for zone in self.setup.closed:
            for _, cards in self.piles(zone):
                secret |= pack(cards)
        elsewhere = secret
        shuffled = pack(pile)
        if secret & shuffled:
            elsewhere &= ~shuffled
            self.down &= ~shuffled
            self.exceptions = tuple([known & ~shuffled for known in self.exceptions])
        # Of an older batch the cards that nobody could be wrong about any more are out of the question.
        return [tuple([card for card in batch if secret >> card & 1]) for batch in old if elsewhere & pack(batch)]

    def move(self, card: int, origin: str, owner: int, target: str, new_owner: int, seen: int = EVERYONE) -> None:
        """Move a card from one zone to the end (of a pile: the top) of another. Owner -1 is for shared zones.

        Whoever knew the card and has ``seen`` which one moves still knows it; so does whoever the new zone declares.
        """
        zones = self.setup.zones
        knew = self.knowers(card, zones[origin], owner)
        left = list(dict(self.piles(zones[origin]))[owner])
        left.remove(card)
        self.lay(zones[origin], owner, left)
        self.lay(zones[target], new_owner, [*dict(self.piles(zones[target]))[new_owner], card])
        self.settle(card, zones[target], new_owner, knew & seen)

    def settle(self, card: int, zone: Zone, owner: int, knowers: int) -> None:
        """From now on these viewers, and those whom the zone declares, know the card that lies in it, and no others."""
        declared = self.setup.audience(zone.known, owner)
        self.down &= ~(1 << card)
        self.no_exception(card)
        if knowers & ~declared:
            self.exception(card, knowers & ~declared)

    def knowers(self, card: int, zone: Zone, owner: int) -> int:
        """The mask of the viewers who know a card where it lies."""
        return sum([1 << viewer for viewer, known in enumerate(self.known_by_all(zone, owner)) if known >> card & 1])

    def exception(self, card: int, viewers: int) -> None:
        """From now on these viewers know the opposite of what the card's zone declares."""
        bit = 1 << card
        self.exceptions = tuple(
            [known | bit if viewers >> viewer & 1 else known for viewer, known in enumerate(self.exceptions)]
        )

    def no_exception(self, card: int) -> None:
        """From now on everybody knows of the card what its zone declares."""
        bit = 1 << card
        self.exceptions = tuple([known ^ (known & bit) for known in self.exceptions])

    def knows(self, viewer: int, card: int, zone: Zone, owner: int) -> bool:
        """Whether a viewer knows this card where it lies."""
        return bool(self.known_there(viewer, zone, owner) >> card & 1)

    def has_seen(self, viewer: int, card: int, zone: Zone, owner: int) -> bool:
        """Whether a viewer knows this card where it lies, or at least among those it is jumbled with."""
        return bool(self.seen_there(viewer, zone, owner) >> card & 1)

    def seen_there(self, viewer: int, zone: Zone, owner: int) -> int:
        """The cards that a viewer knows if they lie in this zone, or at least among those they are jumbled with."""
        return plan_of(self.setup, viewer).sights[zone.name][owner].seen(self.down, self.exceptions[viewer])

    def known_there(self, viewer: int, zone: Zone, owner: int) -> int:
        """The cards that a viewer knows if they lie in this zone, one bit each."""
        return self.seen_there(viewer, zone, owner) & ~self.unsure(viewer)

    def known_by_all(self, zone: Zone, owner: int) -> list[int]:
        """Viewer by viewer, the cards that each knows if they lie in this zone, one bit each."""
        setup, down, jumbled = self.setup, self.down, bool(self.jumbles())
        return [
            plan_of(setup, viewer).sights[zone.name][owner].seen(down, exceptions)
            & ~(self.unsure(viewer) if jumbled else 0)
            for viewer, exceptions in enumerate(self.exceptions)
        ]

    def unsure(self, viewer: int) -> int:
        """The cards that a viewer cannot tell apart from those they are jumbled with, one bit each."""
        unsure = 0
        for viewers, cards in self.jumbles():
            if viewers >> viewer & 1:
                unsure |= cards
        return unsure

    def known_cards(self, viewer: int) -> set[int]:
        """The cards that a viewer knows where they lie, whether shown or remembered."""
        return {
            card
            for zone in self.setup.zones.values()
            for owner, cards in self.piles(zone)
            if cards
            for known in (self.known_there(viewer, zone, owner),)
            for card in cards
            if known >> card & 1
        }

    def learned_since(self, before: State, seat: int | None) -> bool:
        """Whether a seat knows a card where it lies that it did not know before."""
        assert isinstance(before, CardState)
        viewer = self.setup.viewer(seat)
        return bool(self.known_cards(viewer) - before.known_cards(viewer))

    def deduced(self, viewer: int) -> set[int]:
        """Cards that a viewer's view may name although the zones do not show them.

        That they are somewhere must be plain to the viewer: shown in a hand, say, or left when all others are counted.
        """
        del viewer
        return set()

    def lay(self, zone: Zone, owner: int, cards: list[int]) -> None:
        """Put these cards, and no others, into a zone (owner -1: shared)."""
        held = getattr(self, zone.name)
        if zone.packed:
            packed = pack(cards)
            if owner < 0:
                setattr(self, zone.name, packed)
            else:
                held[owner] = packed
        elif owner < 0:
            held[:] = cards
        else:
            held[owner] = cards[:] if isinstance(held[owner], list) else tuple(cards)

    def piles(self, zone: Zone) -> list[tuple[int, Sequence[int]]]:
        """The cards of a zone with their owners (-1: shared)."""
        cards = getattr(self, zone.name)
        if zone.packed:
            cards = [unpack(held) for held in cards] if zone.owned else unpack(cards)
        return list(enumerate(cards)) if zone.owned else [(-1, cards)]

    @property
    def marked(self) -> int:
        """The cards that may have markers on them, one bit each; here all."""
        return -1

    def marks(self, card: int) -> dict[str, int]:
        """The markers on a card that are above their lowest value. A game that declares markers says where they are."""
        del card
        return {}

    def set_mark(self, card: int, marker: str, value: int) -> None:
        """Put a marker of this value on a card."""
        raise NotImplementedError

    def jumbles(self) -> tuple[Jumble, ...]:
        """Cards of closed piles in an order that not everybody could follow. A game that has such keeps them."""
        return ()

    def set_jumbles(self, jumbles: tuple[Jumble, ...]) -> None:
        """Keep other jumbles. Where no zone is declared ``arranged`` there are none to keep."""
        assert not jumbles, "a game with arranged zones says where it keeps jumbles"

    def moves_since(self, before: State) -> list[Move]:
        """The moves between zones of the last action, with the position before it."""
        assert isinstance(before, CardState) and self.record is not None
        return moves(before, self, self.record.shuffled, len(self.record.actions))

    # -- what a seat sees ---------------------------------------------------------------------------------------

    def status(self, seat: int | None) -> Mapping[str, object]:
        """The game's own part of the view: the phase and whatever is neither card nor counter. Here there is none."""
        del seat
        return {}

    def view(self, seat: int | str | None = None) -> View:
        """What this seat may see: zones and counters by their declarations, and the game's own part."""
        return views(self, [self.setup.viewer(seat)])[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """What each of these seats may see; what several see alike is made once."""
        if type(self).view is not CardState.view:  # a game may see to it itself
            return super().views(seats)
        return views(self, [self.setup.viewer(seat) for seat in seats])

    # -- described positions -------------------------------------------------------------------------------------

    def flow(self) -> dict[str, object]:
        """Where the game stands between its zones and counters, while somebody decides: the phase, who, about what.

        A game that declares its frames need say no more than what lies on the stack.
        """
        return {"stack": describe_rows(self.setup, self.pending)}

    def resume(self, flow: dict[str, object]) -> None:
        """Go on from a described point; refuse what cannot be."""
        for name in flow:
            if name != "stack":
                raise ScenarioError(f"the flow of {self.setup.game.name} has no {quoted(name)}; it has stack")
        *below, top = read_stack(self.setup, flow.get("stack"))
        if not top[1]:
            raise ScenarioError("the last frame of the stack must be a question to somebody: it needs 'seats'")
        self.pending = below
        self.ask(top)

    def arrange(self, scenario: Scenario) -> None:
        """Fill this blank state from a scenario; refuse what cannot be."""
        arrange(self, scenario)

    def describe(self) -> Scenario:
        """A scenario that sets this position up again."""
        return describe(self)

    # -- what could be ------------------------------------------------------------------------------------------

    def rename(self, renamed: dict[int, int]) -> None:
        """Put the new numbers wherever else a game keeps those of hidden cards.

        Declared frames name the new cards, and declared markers stay where they are, now on the new ones.
        """
        game = self.setup.game
        if game.frames:
            self.pending = rename_rows(self.setup, self.pending, renamed)
        if game.markers:
            # Most cards have none, before and after.
            marks = {new: values for old, new in renamed.items() if (values := self.marks(old)) or self.marks(new)}
            for card, values in marks.items():
                for marker in game.markers:
                    self.set_mark(card, marker.name, values.get(marker.name, marker.low))

    def names_any(self, cards: set[int]) -> bool:
        """Whether ``rename`` has something to do if these cards change places."""
        if type(self).rename is not CardState.rename:
            return True
        game = self.setup.game
        if game.frames and any_named(self.setup, self.pending, cards):
            return True
        return bool(game.markers) and any(self.marks(card) for card in cards)

    def fits(self, seat: int, rng: Rng) -> bool:
        """Settle what is secret besides cards in a world dealt anew; False if it could not have come about."""
        del seat, rng
        return True

    def dealer(self, seat: int) -> DealtWorlds[Self]:
        """What deals the worlds of a seat; where a seat can tell more than batches and sets say, a game has its own."""
        return LotWorlds(self, seat)

    def worlds(self, seat: int) -> Worlds[Self]:
        """The possible worlds of a seat: what it does not know is dealt anew within its batches."""
        itself = type(self).sample is not CardState.sample
        return super().worlds(seat) if itself else self.dealer(self.setup.seat(seat))

    def sample(self, seat: int, rng: Rng) -> Self:
        """One possible world of a seat."""
        if not isinstance(rng, Rng):
            raise SetupError(f"sample needs a generator of Meijin, like Rng(1), not {quoted(rng)}")
        return self.dealer(self.setup.seat(seat)).draw(rng)


def closed_piles(setup: Setup) -> int:
    """How many piles there are that are shuffled and drawn from, one per owner where they are owned."""
    return len(shuffled_piles(setup))
