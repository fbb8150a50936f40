"""The table of Go Out Battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from rich.text import Text

from meijin.cli.art import PALETTE, QUIET, VICTORY, WARNING
from meijin.cli.sight import Sight
from meijin.cli.tables import generic
from meijin.cli.tables.generic import HANGING, MARGIN, Size, display_name
from meijin.cli.tables.go_out_words import EMBLEMS, HOW, PHASE_RULES, POWERS, SIGNS
from meijin.games.go_out import notation, prompts
from meijin.games.go_out.cards import (
    CATALOGUE,
    CHARACTERS,
    DAMAGE_BONUS,
    GUARD,
    TOP_RANK,
    Character,
)
from meijin.games.go_out.game import GoOutGame
from meijin.games.go_out.notation import Parts, count_cards
from meijin.games.go_out.prompts import CHARACTER, PileSeen
from meijin.games.go_out.tables import DAMAGE, RAISED_DAMAGE
from meijin.kernel.errors import counted
from meijin.kernel.setup import Setup

CARDS: Final = {card.id: card for card in CATALOGUE.battle_cards}
NOW: Final = {"turn": "turn", "place": "damage", "discard": "discard", "gift": "gift"}
# What an event must tell to be news: what others draw, put down or choose unseen is none.
SEEN: Final = {"draw": "cards", "place": "card", "choose": "character"}
NARROW: Final = 66  # below this there is no room for tracks, the pile as a card, and "(you)"
CROWDED: Final = 3  # with more players each has one line only
BOX: Final = 4  # the columns within a card of the hand,
PILE: Final = 8  # within the pile of the field,
EMBLEM: Final = 11  # for a character's emblem,
PORTRAIT: Final = 50  # and for what is printed on her card
CELLS: Final = 8  # of a track of life
MOST_PIPS: Final = 4  # more damage than this is written as a number
FEW: Final = 4  # so many characters that somebody may be are named, otherwise those that it is not
GIFT_COLUMN: Final = 6


class Table(generic.Table):
    """Seats clockwise with life and hand, the pile in the middle, the own hand with what can be played raised."""

    quick: ClassVar[bool] = True

    def heading(self, seen: Sight, width: int) -> Text:
        """The battle, what it takes to win the match, and what is going on."""
        dot = f" {self.art.glyphs.dot} "
        battle = f"battle {seen.view['battle']}"
        needed = f"first to {counted(cast('int', seen.view['wins_needed']), 'win')}"
        if seen.phase in NOW:
            now = f"{display_name(seen.view['turn'])}'s {NOW[seen.phase]}"
        else:
            now = "characters" if seen.phase == "choose" else "the end"
        right = Text(dot.join([battle, needed, now]))
        if len(CATALOGUE.name) + right.cell_len + 3 > width:
            right = Text(dot.join([battle, now]))
        return self.art.title(Text(CATALOGUE.name, "bold"), right, width)

    # -- seats --------------------------------------------------------------------------------------------------

    def side(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """Battles won, character, damage, cards in hand, and what else is open about a seat."""
        wide = width >= NARROW
        name = max(self._name(seen, each, wide).cell_len for each in seen.setup.owners)
        hand = Text.assemble(("hand ", QUIET), f"{seen.zone('hand', owner).count:>2}")
        cells = [
            (self._name(seen, owner, wide), name + wide),
            (self._who(seen, owner), 10 if wide else 9),
            (self._life(seen, owner, wide), 13 if wide else 5),
        ]
        line = Text()
        for cell, columns in cells:
            cell.pad_right(columns + 1 - cell.cell_len)
            line.append_text(cell)
        line.append_text(hand)
        lines = self.art.fold(line, width, HANGING)
        for remark in self._remarks(seen, owner):
            if lines[-1].cell_len + len(MARGIN) + len(remark) <= width:
                lines[-1].append(MARGIN).append(remark, QUIET)
            elif seen.setup.players <= CROWDED:
                lines += self.art.fold(Text(" " * HANGING).append(remark, QUIET), width, HANGING)
        return lines

    def _name(self, seen: Sight, owner: str, wide: bool) -> Text:
        """A seat's name with a pip for each battle that it has won and each that it still needs."""
        name, you = self.name(seen, owner, short=not wide).divide([len(display_name(owner)) + 2])
        wins = self._wins(seen.of("wins", owner), seen.view["wins_needed"])
        return Text.assemble(name, " ", wins, you)

    def _wins(self, wins: int, needed: object) -> Text:
        assert isinstance(needed, int)
        return Text.assemble((self.art.glyphs.pip * wins, VICTORY), (self.art.glyphs.spent * (needed - wins), QUIET))

    def _who(self, seen: Sight, owner: str) -> Text:
        """The character in use; in a broken frame while it is hidden from others."""
        character = _character(seen, owner)
        if character is None:
            if seen.phase != "choose":
                return Text("hidden", QUIET)
            return Text("has chosen" if seen.zone("character", owner).count else "chooses", QUIET)
        if _hidden(seen, owner):
            edge = self.art.glyphs.secret_edge[1]
            return Text(f"{edge}{character.short_name}{edge}")
        return Text(character.short_name, f"bold {PALETTE[owner]}")

    def _life(self, seen: Sight, owner: str, wide: bool) -> Text:
        """Damage, as a part of life where the life is known."""
        damage = (seen.zone("damage", owner).count or 0) + cast("int", seen.of("markers", owner))
        character = _character(seen, owner)
        if seen.phase == "choose":
            return Text()
        if seen.of("out", owner):
            return Text("out", f"bold {WARNING}")
        if character is None:
            return Text.assemble(("damage " if wide else "dmg ", QUIET), str(damage))
        if wide:
            return self.art.bar(damage, character.life, PALETTE[owner], CELLS)
        return Text.assemble(str(damage), (f"/{character.life}", QUIET))

    def _remarks(self, seen: Sight, owner: str) -> list[str]:
        """Who a hidden character can be, what an open one does, damage cards that may be seen, what is locked."""
        remarks = []
        locked = [CHARACTER[kind].short_name for kind in seen.zone("locked", owner).kinds]
        character = _character(seen, owner)
        if character is None and _hidden(seen, owner):
            remarks.append(_possible(cast("dict[str, list[str]]", seen.view["may_be"])[owner], locked))
        elif character is not None and not _hidden(seen, owner):
            remarks.append(SIGNS[character.power])
        if buried := seen.zone("damage", owner).kinds:
            remarks.append(f"buried {self._cards(buried)}")
        if locked:
            remarks.append(f"locked {' '.join(locked)}")
        return [remark for remark in remarks if remark]

    # -- cards --------------------------------------------------------------------------------------------------

    def rows(self, seen: Sight, owner: str | None, width: int, boxes: bool) -> list[Text]:
        """A hand that the viewer may see, by number; as boxes while it is played from."""
        kinds = {} if owner is None else seen.zone("hand", owner).kinds
        if not kinds:
            return []
        own = owner == seen.seat
        raised = _playable(seen) if own else set()
        if boxes and own and seen.phase != "choose" and len(kinds) * (BOX + 2) <= width - len(MARGIN):
            return self._boxes(kinds, raised if seen.phase == "turn" else set(kinds))
        edge = self.art.glyphs.edge[1]
        line = Text(f"{MARGIN}{'' if own else f'{display_name(owner)} has in '}hand", QUIET)
        for kind, count in kinds.items():
            group = self._group(kind, count)
            line.append(f" {edge}{group}{edge}" if kind in raised else f"  {group} ", "bold" if kind in raised else "")
        line.rstrip()
        return self.art.fold(line, width, HANGING)

    def near(self, seen: Sight, owner: str, width: int, boxes: bool) -> list[Text]:
        """A hand is held below its owner's name, the viewer's own like all others."""
        return [*self.side(seen, owner, width), *self.rows(seen, owner, width, boxes)]

    def _boxes(self, kinds: Mapping[str, int], raised: set[str]) -> list[Text]:
        """A box for each number; where only some can be played, those stand a line higher."""
        step = [Text(" " * (BOX + 2))] if raised and raised != kinds.keys() else []
        lines = [Text(MARGIN) for _ in range(4 + len(step))]
        for kind, count in kinds.items():
            style = "bold" if kind in raised else QUIET
            inside = [self._group(kind, count).center(BOX), self._pips(CARDS[kind].damage).center(BOX)]
            box = self.art.box([Text(line, style) for line in inside], BOX, style)
            for line, part in zip(lines, [*box, *step] if kind in raised else [*step, *box], strict=True):
                line.append_text(part)
        for line in lines:
            line.rstrip()
        return lines

    def _group(self, kind: str, count: int) -> str:
        """Cards of one kind: ``9×2``, or ``G`` for a Guard."""
        return f"{CARDS[kind].name if CARDS[kind].damage else 'G'}{self.art.times(count)}"

    def _cards(self, kinds: Mapping[str, int], between: str = " ") -> str:
        return between.join(self._group(kind, count) for kind, count in kinds.items() if count)

    def _pips(self, damage: int) -> str:
        pip = self.art.glyphs.pip
        if not damage:
            return "safe"
        return pip * damage if damage <= MOST_PIPS else f"{damage}{pip}"

    # -- the field ----------------------------------------------------------------------------------------------

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The pile to beat, what lies under it, the deck, and what has been discarded."""
        if seen.phase == "choose":
            return []
        pile = _pile(seen)
        if pile is None:
            leads = f", {display_name(seen.view['turn'])} leads" if seen.view["turn"] else ""
            lines = self.art.fold(Text(f"{MARGIN}the field is empty{leads}", QUIET), width, HANGING)
        elif size == Size.BOXES and width >= NARROW:
            lines = self._large(seen, pile, width)
        else:
            line = Text.assemble(
                (f"{MARGIN}field ", QUIET), (self._said(pile), "bold"), f" by {display_name(pile['owner'])}"
            )
            line.append(f", {pile['damage']} damage")
            under = self._under(seen)
            if under and line.cell_len + len(MARGIN) + len(under) <= width:
                line.append(f"{MARGIN}{under}", QUIET)
            lines = self.art.fold(line, width, HANGING)
        stock = Text.assemble((f"{MARGIN}deck ", QUIET), str(seen.zone("deck").count))
        stock.append("  discard ", QUIET).append(str(seen.zone("discard").count))
        if size < Size.BARE and seen.zone("discard").kinds:
            stock.append(": ", QUIET).append(self._cards(seen.zone("discard").kinds, MARGIN))
        return lines + self.art.fold(stock, width, HANGING)

    def _large(self, seen: Sight, pile: PileSeen, width: int) -> list[Text]:
        """The pile as a large card, and beside it what it takes to follow or to pass."""
        rank, count = pile["rank"], pile["count"]
        style = f"bold {PALETTE[pile['owner']]}"
        inside = [f"{rank} {self.art.glyphs.times} {count}".center(PILE), self._pips(pile["damage"]).center(PILE)]
        beside = [
            Text.assemble((display_name(pile["owner"]), style), f" played {self._said(pile)}"),
            Text(f"to follow: {count_cards(count)} above {rank}" if rank < TOP_RANK else "no number is higher"),
            Text(f"to pass costs {pile['damage']} damage"),
            Text(self._under(seen), QUIET),
        ]
        lines = []
        for box, words in zip(self.art.box([Text(line, style) for line in inside], PILE, style), beside, strict=True):
            line = Text.assemble(MARGIN, box, MARGIN, words)
            line.truncate(width, overflow="ellipsis")
            line.rstrip()
            lines.append(line)
        return lines

    def _said(self, pile: PileSeen) -> str:
        return self.art.plain(prompts.said(pile))

    def _under(self, seen: Sight) -> str:
        """The older piles, the newest first."""
        older = cast("list[PileSeen]", seen.view["older"])
        said = [f"{self._said(pile)} {display_name(pile['owner'])}" for pile in reversed(older)]
        return f"over {', '.join(said)}" if said else ""

    # -- words --------------------------------------------------------------------------------------------------

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here: what others would pay, what is kept, what passing would lead to."""
        assert seen.seat is not None
        action = notation.parse(choice)
        pile = _pile(seen)
        if notation.CHOOSE <= action < notation.SWEEP:
            chosen = _game(seen.setup).characters[action - notation.CHOOSE]
            words = POWERS if self.art.console.width >= NARROW else SIGNS
            return f"life {chosen.life}, {words[chosen.power]}"
        if action < notation.PASS:
            damage = (RAISED_DAMAGE if prompts.power_of(seen.view, seen.seat) == DAMAGE_BONUS else DAMAGE)[action]
            return f"{damage} damage to who passes; {self._kept(seen, notation.PLAYS[action][0])}"
        if action == notation.GUARD_OFF:
            done = "no damage" if pile else "the next one leads"
            return f"{done}; {self._kept(seen, ((GUARD, 1),))}"
        if action == notation.PASS and pile is not None:
            passing = prompts.passing(seen.view, pile, _game(seen.setup).character)
            return passing.removeprefix("pass and ").removeprefix("pass ")
        character = _character(seen, seen.seat)
        if action == notation.REVEAL and character is not None:
            return f"{character.short_name}: {POWERS[character.power]}"
        return explained

    def _kept(self, seen: Sight, parts: Parts) -> str:
        """What is left of the hand without some cards."""
        kinds = dict(seen.zone("hand", str(seen.seat)).kinds)
        for kind, count in parts:
            kinds[CATALOGUE.battle_cards[kind].id] -= count
        left = self._cards(kinds)
        return f"you keep {left}" if left else "you win the battle"

    def brief(self, choices: Sequence[tuple[int, str]], width: int) -> Text:
        """Gifts as a grid, a line for everybody who may get one; everything else in columns."""
        gifts = [(number, text.split()) for number, text in choices if text.startswith("give ")]
        others = [(number, text) for number, text in choices if not text.startswith("give ")]
        if not gifts:
            return super().brief(choices, width)
        numbers = {(card, seat): number for number, (_, card, _, seat) in gifts}
        cards = list(dict.fromkeys(card for card, _ in numbers))
        seats = list(dict.fromkeys(seat for _, seat in numbers))
        label = max(len(f"to {seat}") for seat in seats)
        per_block = (width - label) // GIFT_COLUMN
        lines = []
        for start in range(0, len(cards), per_block):
            block = cards[start : start + per_block]
            lines.append(Text("give".ljust(label) + "".join(card.rjust(GIFT_COLUMN) for card in block), QUIET))
            for seat in seats:
                found = "".join(str(numbers.get((card, seat), "")).rjust(GIFT_COLUMN) for card in block)
                lines.append(Text.assemble((f"to {seat}".ljust(label), QUIET), (found.rstrip(), "bold")))
        if others:
            lines.append(super().brief(others, width))
        return Text("\n").join(lines)

    def tells(self, kind: str, fields: Mapping[str, object]) -> bool:
        """What others draw, put down or choose unseen is no news; what one was dealt is on the table."""
        return kind != "deal" and (kind not in SEEN or SEEN[kind] in fields)

    def in_sight(self, seen: Sight) -> list[str]:
        """While characters are chosen, the choices explain them already."""
        return [kind for kind in super().in_sight(seen) if seen.phase != "choose" or kind not in CHARACTER]

    def rules(self, seen: Sight) -> list[str]:
        """The rules of the phase in a few sentences."""
        return PHASE_RULES[seen.phase]

    def legend(self) -> list[tuple[str, str]]:
        glyphs = self.art.glyphs
        down, edge = glyphs.secret_edge[1], glyphs.edge[1]
        return [
            (glyphs.arrow, "Whoever is marked like this has to choose."),
            generic.OWN_MARK,
            (
                f"{glyphs.pip}{glyphs.spent}",
                f"By a name: {glyphs.pip} is a battle won, {glyphs.spent} one still needed.",
            ),
            (glyphs.pip * 2, "On a card or pile: the damage to who passes on it."),
            (f"{down}Niwa{down}", "A character that lies face down; only its owner knows it."),
            (f"{glyphs.full * 2}{glyphs.empty * 4} 2/6", "Damage 2 with life 6. More than 6 would be out."),
            ("not Ten", "A hidden character is not this one: it has less life than damage was taken."),
            ("Niwa Shian?", "A hidden character can only be one of these."),
            ("buried 3 4", "Damage cards, which lie face down; you see your own."),
            ("locked Ten", "A character that has won a battle and cannot be used again."),
            (
                f"{edge}9{glyphs.times}2{edge}",
                "Cards of which you can play some now; larger, they stand a line higher.",
            ),
            ("G", "A Guard."),
        ]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """A character revealed, somebody out, a battle won."""
        if kind not in ("reveal", "out", "won"):
            return None
        seat = str(fields["seat"])
        name = Text(display_name(seat), f"bold {PALETTE[seat]}")
        if kind == "out":
            rule = Text(self.art.glyphs.rule * 3, QUIET)
            return Text.assemble(MARGIN, rule, " ", name, " is out of the battle ", rule)
        character = _game(setup).character[str(fields["character"])]
        if kind == "reveal":
            return self._portrait(name, character, width)
        wins = self._wins(cast("int", fields["wins"]), setup.options["wins_needed"])
        how = f" with {character.short_name} {HOW[str(fields['how'])]}."
        line = Text.assemble(MARGIN, wins, " ", name, (" wins the battle", VICTORY), how)
        return Text("\n").join(self.art.fold(line, width, HANGING))

    def _portrait(self, name: Text, character: Character, width: int) -> Text:
        """A character's emblem, and what is printed on her card."""
        room = min(PORTRAIT, width - EMBLEM - 7)
        title = Text.assemble(name, " reveals ", (character.name, "bold"), (f", life {character.life}", QUIET))
        printed = [*title.wrap(self.art.console, room), *Text(character.text).wrap(self.art.console, room)]
        emblem = [Text(part.center(EMBLEM), name.style) for part in EMBLEMS[character.power]]
        inside = []
        for place in range(max(len(printed), len(emblem))):
            drawn = emblem[place] if place < len(emblem) else Text(" " * EMBLEM)
            words = printed[place] if place < len(printed) else Text()
            words.rstrip()
            words.pad_right(room - words.cell_len)
            inside.append(Text.assemble(" ", drawn, " ", words, " "))
        return Text("\n").join([Text.assemble(MARGIN, line) for line in self.art.box(inside, EMBLEM + room + 3, "")])

    def result(self, seen: Sight) -> tuple[str, str]:
        """Who has won the match, with how many battles, and how the last one ended."""
        returns = cast("list[float]", seen.view["returns"])
        if returns.count(max(returns)) > 1:
            return "Nobody is first alone", "time is up"
        winner = seen.setup.seats[returns.index(max(returns))]
        wins = cast("dict[str, int]", seen.counters["wins"])
        others = ", ".join(f"{display_name(seat)} {count}" for seat, count in wins.items() if seat != winner)
        why = f"{counted(wins[winner], 'battle')} won ({others})"
        battles = cast("list[dict[str, str]]", seen.view["battles"])
        if battles:
            why += f", the last with {battles[-1]['character']} {HOW[battles[-1]['how']]}"
        if seen.view["ending"] == "timeout":
            why = f"time is up: {why}"
        return f"{display_name(winner)} wins the match", why


# -- what is seen ---------------------------------------------------------------------------------------------------


def _pile(seen: Sight) -> PileSeen | None:
    """The pile that has to be beaten."""
    return cast("PileSeen | None", seen.view["pile"])


def _character(seen: Sight, owner: str) -> Character | None:
    """The character in use, if the viewer knows it."""
    return prompts.character_of(seen.view, owner, _game(seen.setup).character)


def _game(setup: Setup) -> GoOutGame:
    """The game as its edition has it."""
    assert isinstance(setup.game, GoOutGame)
    return setup.game


def _hidden(seen: Sight, owner: str) -> bool:
    """Whether a character lies face down."""
    return owner in cast("dict[str, list[str]]", seen.view["may_be"])


def _possible(names: Sequence[str], locked: Sequence[str]) -> str:
    """Who somebody may be, or is not, whichever is shorter; nothing where it can be anybody who is not locked.

    >>> _possible(["Nerai", "Shian"], [])
    'Nerai Shian?'
    """
    if len(names) <= FEW:
        return f"{' '.join(names)}?"
    others = [each.short_name for each in CHARACTERS if each.short_name not in (*names, *locked)]
    return f"not {' '.join(others)}" if others else ""


def _playable(seen: Sight) -> set[str]:
    """The kinds of cards of which the viewer can play some now."""
    kinds: set[int] = set()
    for choice in seen.choices:
        action = notation.parse(choice)
        if action < notation.PASS:
            kinds |= {kind for kind, _ in notation.PLAYS[action][0]}
        elif action >= notation.SWEEP:
            kinds |= {kind for kind, _ in notation.sweep_parts(action)}
        elif action == notation.GUARD_OFF:
            kinds.add(GUARD)
    return {CATALOGUE.battle_cards[kind].id for kind in kinds}
