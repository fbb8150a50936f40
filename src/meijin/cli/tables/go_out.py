"""The table of Go Out Battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from rich.cells import cell_len
from rich.text import Text

from meijin.cli.art import PALETTE, QUIET, VICTORY, WARNING, padded
from meijin.cli.sight import Sight
from meijin.cli.tables import generic
from meijin.cli.tables.generic import HANGING, MARGIN, Size
from meijin.cli.tables.go_out_emblems import EMBLEMS
from meijin.games.go_out import notation, questions
from meijin.games.go_out.cards import CATALOGUE, CHARACTER, DAMAGE_BONUS, GUARD, POWERS, TOP_RANK, Character
from meijin.games.go_out.game import GoOutGame
from meijin.games.go_out.notation import Parts
from meijin.games.go_out.tables import DAMAGE, RAISED_DAMAGE
from meijin.games.go_out.view import PileSeen, Seen
from meijin.kernel.kinds import count_kinds
from meijin.kernel.setup import Setup

CARDS: Final = {card.id: card for card in CATALOGUE.battle_cards}
# What an event must tell to be news: what others draw, put down or choose unseen is none.
SEEN: Final = {"draw": "cards", "place": "card", "choose": "character"}
NARROW: Final = 66  # below this there is no room for tracks, the pile as a card, and "(you)"
CROWDED: Final = 3  # with more players each has one line only
WHO: Final = 10  # the columns of a character's name in its frame
BOX: Final = 4  # within a card of the hand,
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
        dot, view, name = f" {self.art.glyphs.dot} ", _view(seen), self.game_name(seen)
        battle = self.say("table-battle", battle=view["battle"])
        needed = self.say("table-first_to", count=view["wins_needed"])
        who = "" if view["turn"] is None else self.speech.seat(view["turn"])
        now = self.say(f"table-now-{seen.phase}", who=who)
        right = Text(dot.join([battle, needed, now]))
        if cell_len(name) + right.cell_len + 3 > width:
            right = Text(dot.join([battle, now]))
        return self.art.title(Text(name, "bold"), right, width)

    # -- seats --------------------------------------------------------------------------------------------------

    def side(self, seen: Sight, owner: str, width: int) -> list[Text]:
        """Battles won, character, damage, cards in hand, and what else is open about a seat."""
        wide = width >= NARROW
        name = max(self._name(seen, each, wide).cell_len for each in seen.setup.owners)
        cells = [
            (self._name(seen, owner, wide), name + wide),
            (self._who(seen, owner), WHO),
            (self._life(seen, owner, wide), 13 if wide else 5),
        ]
        line = Text()
        for cell, columns in cells:
            cell.pad_right(columns + 1 - cell.cell_len)
            line.append_text(cell)
        line.append(f"{self.say('table-hand')} ", QUIET).append(f"{seen.zone('hand', owner).count:>2}")
        lines = self.art.fold(line, width, HANGING)
        for remark in self._remarks(seen, owner):
            if lines[-1].cell_len + len(MARGIN) + cell_len(remark) <= width:
                lines[-1].append(MARGIN).append(remark, QUIET)
            elif seen.setup.players <= CROWDED:
                lines += self.art.fold(Text(" " * HANGING).append(remark, QUIET), width, HANGING)
        return lines

    def _name(self, seen: Sight, owner: str, wide: bool) -> Text:
        """A seat's name with a pip for each battle that it has won and each that it still needs."""
        name, you = self.name(seen, owner, short=not wide).divide([len(self.speech.seat(owner)) + 2])
        return Text.assemble(name, " ", self._wins(seen.of("wins", owner), _view(seen)["wins_needed"]), you)

    def _wins(self, wins: int, needed: int) -> Text:
        return Text.assemble((self.art.glyphs.pip * wins, VICTORY), (self.art.glyphs.spent * (needed - wins), QUIET))

    def _who(self, seen: Sight, owner: str) -> Text:
        """The character in use; in a broken frame while it is hidden from others."""
        character = _character(seen, owner)
        if character is None:
            chosen = seen.zone("character", owner).count
            if seen.phase != "choose":
                return Text(self.say("table-hidden"), QUIET)
            return Text(self.say("table-has_chosen" if chosen else "table-chooses"), QUIET)
        name = self.speech.card(character.id)
        if _hidden(seen, owner):
            edge = self.art.glyphs.secret_edge[1]
            return Text(f"{edge}{name}{edge}")
        return Text(name, f"bold {PALETTE[owner]}")

    def _life(self, seen: Sight, owner: str, wide: bool) -> Text:
        """Damage, as a part of life where the life is known."""
        damage = (seen.zone("damage", owner).count or 0) + cast("int", seen.of("markers", owner))
        character = _character(seen, owner)
        if seen.phase == "choose":
            return Text()
        if seen.of("out", owner):
            return Text(self.say("table-out"), f"bold {WARNING}")
        if character is None:
            label = self.say("table-damage" if wide else "table-damage.short")
            return Text.assemble((f"{label} ", QUIET), str(damage))
        if wide:
            return self.art.bar(damage, character.life, PALETTE[owner], CELLS)
        return Text.assemble(str(damage), (f"/{character.life}", QUIET))

    def _remarks(self, seen: Sight, owner: str) -> list[str]:
        """Who a hidden character can be, what an open one does, damage cards that may be seen, what is locked."""
        remarks = []
        locked = list(seen.zone("locked", owner).kinds)
        character = _character(seen, owner)
        if character is None and _hidden(seen, owner):
            remarks.append(self._possible(_view(seen)["may_be"][owner], locked))
        elif character is not None and not _hidden(seen, owner):
            remarks.append(self._sign(character))
        if buried := seen.zone("damage", owner).kinds:
            remarks.append(self.say("table-buried", cards=self._cards(buried)))
        if locked:
            remarks.append(self.say("table-locked", names=self._names(locked)))
        return [remark for remark in remarks if remark]

    def _possible(self, abilities: Sequence[str], locked: Sequence[str]) -> str:
        """Who somebody may be, or is not, whichever is shorter; nothing where it can be anybody who is not locked."""
        names = [each.id for each in CHARACTER.values() if POWERS[each.power] in abilities]
        if len(names) <= FEW:
            return self.say("table-may_be", names=self._names(names))
        others = [name for name in CHARACTER if name not in (*names, *locked)]
        return self.say("table-not", names=self._names(others)) if others else ""

    def _names(self, characters: Sequence[str]) -> str:
        return " ".join(self.speech.card(each) for each in characters)

    def _sign(self, character: Character) -> str:
        """What a character does, in a few words."""
        return self.say(f"term-{POWERS[character.power]}.sign")

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
        hand = self.say("table-hand") if own else self.say("table-hand_of", who=self.speech.seat(owner or ""))
        line = Text(f"{MARGIN}{hand}", QUIET)
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
            inside = [_centred(self._group(kind, count), BOX), _centred(self._pips(CARDS[kind].damage), BOX)]
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
            return self.say("table-safe")
        return pip * damage if damage <= MOST_PIPS else f"{damage}{pip}"

    # -- the field ----------------------------------------------------------------------------------------------

    def middle(self, seen: Sight, width: int, size: Size) -> list[Text]:
        """The pile to beat, what lies under it, the deck, and what has been discarded."""
        if seen.phase == "choose":
            return []
        pile, turn = _view(seen)["pile"], _view(seen)["turn"]
        if pile is None:
            empty = self.say("table-empty") if turn is None else self.say("table-leads", who=self.speech.seat(turn))
            lines = self.art.fold(Text(f"{MARGIN}{empty}", QUIET), width, HANGING)
        elif size == Size.BOXES and width >= NARROW:
            lines = self._large(seen, pile, width)
        else:
            by = self.say("table-by", who=self.speech.seat(pile["owner"]), damage=pile["damage"])
            label = f"{MARGIN}{self.say('table-field')} "
            line = Text.assemble((label, QUIET), (self._said(pile), "bold"), by)
            under = self._under(seen)
            if under and line.cell_len + len(MARGIN) + cell_len(under) <= width:
                line.append(f"{MARGIN}{under}", QUIET)
            lines = self.art.fold(line, width, HANGING)
        deck, discard = seen.zone("deck"), seen.zone("discard")
        stock = Text.assemble((f"{MARGIN}{self.say('table-deck')} ", QUIET), str(deck.count))
        stock.append(f"{MARGIN}{self.say('table-discard')} ", QUIET).append(str(discard.count))
        if size < Size.BARE and discard.kinds:
            stock.append(": ", QUIET).append(self._cards(discard.kinds, MARGIN))
        return lines + self.art.fold(stock, width, HANGING)

    def _large(self, seen: Sight, pile: PileSeen, width: int) -> list[Text]:
        """The pile as a large card, and beside it what it takes to follow or to pass."""
        rank, count, who = pile["rank"], pile["count"], self.speech.seat(pile["owner"])
        style = f"bold {PALETTE[pile['owner']]}"
        inside = [f"{rank} {self.art.glyphs.times} {count}", self._pips(pile["damage"])]
        played = Text(self.say("table-played", who=who, pile=self._said(pile)))
        played.highlight_words([who], style)
        beside = [
            played,
            Text(self.say("table-follow", count=count, rank=rank) if rank < TOP_RANK else self.say("table-highest")),
            Text(self.say("field-damage", damage=pile["damage"])),
            Text(self._under(seen), QUIET),
        ]
        box = self.art.box([Text(_centred(line, PILE), style) for line in inside], PILE, style)
        lines = []
        for part, words in zip(box, beside, strict=True):
            line = Text.assemble(MARGIN, part, MARGIN, words)
            line.truncate(width, overflow="ellipsis")
            line.rstrip()
            lines.append(line)
        return lines

    def _said(self, pile: PileSeen) -> str:
        """A pile in short: ``9×2``, or ``1×2 as 14``."""
        kinds, rank, count = count_kinds(pile["cards"]), pile["rank"], pile["count"]
        said = self._cards(kinds, "+")
        if any(CARDS[kind].name != str(rank) for kind in kinds):
            said = self.say("table-as_rank", cards=said, rank=rank)
        return said if count == len(pile["cards"]) else self.say("table-as_count", cards=said, count=count)

    def _under(self, seen: Sight) -> str:
        """The older piles, the newest first."""
        older = reversed(_view(seen)["older"])
        said = [f"{self._said(pile)} {self.speech.seat(pile['owner'])}" for pile in older]
        return self.say("table-over", piles=self.say("terminal-comma").join(said)) if said else ""

    # -- words --------------------------------------------------------------------------------------------------

    def words(self, seen: Sight, choice: str, explained: str) -> str:
        """What a choice does here: what others would pay, and what is kept."""
        assert seen.seat is not None
        action = notation.parse(choice)
        if notation.CHOOSE <= action < notation.SWEEP and self.art.console.width < NARROW:
            chosen = _game(seen.setup).characters[action - notation.CHOOSE]
            return self.say("table-choose", life=chosen.life, sign=self._sign(chosen))
        if action < notation.PASS:
            damage = (RAISED_DAMAGE if questions.power_of(seen.view, seen.seat) == DAMAGE_BONUS else DAMAGE)[action]
            return self.say("table-play", damage=damage, kept=self._kept(seen, notation.PLAYS[action][0]))
        if action == notation.GUARD_OFF:
            done = "table-guard" if _view(seen)["pile"] else "table-guard_lead"
            return self.say(done, kept=self._kept(seen, ((GUARD, 1),)))
        character = _character(seen, seen.seat)
        if action == notation.REVEAL and character is not None:
            ability = self.say(f"term-{POWERS[character.power]}")
            return self.say("terminal-what_is", name=self.speech.card(character.id), help=ability)
        return explained

    def _kept(self, seen: Sight, parts: Parts) -> str:
        """What is left of the hand without some cards."""
        kinds = dict(seen.zone("hand", str(seen.seat)).kinds)
        for kind, count in parts:
            kinds[CATALOGUE.battle_cards[kind].id] -= count
        left = self._cards(kinds)
        return self.say("table-keeps", cards=left) if left else self.say("table-wins")

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
        return self.say(f"table-rules-{seen.phase}").splitlines()

    def legend(self) -> list[tuple[str, str]]:
        glyphs = self.art.glyphs
        down, edge, pip, spent = glyphs.secret_edge[1], glyphs.edge[1], glyphs.pip, glyphs.spent
        niwa, ten = self._names(["niwa"]), self._names(["ten"])
        return [
            super().legend()[0],
            self.own_mark(),
            (f"{pip}{spent}", self.say("table-mark-wins", won=pip, needed=spent)),
            (pip * 2, self.say("table-mark-damage")),
            (f"{down}{niwa}{down}", self.say("table-mark-hidden")),
            (f"{glyphs.full * 2}{glyphs.empty * 4} 2/6", self.say("table-mark-life")),
            (self.say("table-not", names=ten), self.say("table-mark-not")),
            (self.say("table-may_be", names=self._names(["niwa", "shian"])), self.say("table-mark-may_be")),
            (self.say("table-buried", cards="3 4"), self.say("table-mark-buried")),
            (self.say("table-locked", names=ten), self.say("table-mark-locked")),
            (f"{edge}9{glyphs.times}2{edge}", self.say("table-mark-raised")),
            ("G", self.say("table-mark-guard")),
        ]

    # -- great moments ------------------------------------------------------------------------------------------

    def picture(self, setup: Setup, kind: str, fields: Mapping[str, object], width: int) -> Text | None:
        """A character revealed, somebody out, a battle won."""
        if kind not in ("reveal", "out", "won"):
            return None
        seat = str(fields["seat"])
        style = f"bold {PALETTE[seat]}"
        told = Text(self.speech.say(f"news-{kind}", fields))
        told.highlight_words([self.speech.seat(seat)], style)
        if kind == "out":
            rule = Text(self.art.glyphs.rule * 3, QUIET)
            return Text.assemble(MARGIN, rule, " ", told, " ", rule)
        if kind == "reveal":
            return self._portrait(told, str(fields["character"]), style, width)
        wins = self._wins(cast("int", fields["wins"]), cast("int", setup.options["wins_needed"]))
        return Text("\n").join(self.art.fold(Text.assemble(MARGIN, wins, " ", told), width, HANGING))

    def _portrait(self, title: Text, character: str, style: str, width: int) -> Text:
        """A character's emblem, and what is printed on her card."""
        room = min(PORTRAIT, width - EMBLEM - 7)
        text = Text(self.speech.card_text(character))
        printed = [*title.wrap(self.art.console, room), *text.wrap(self.art.console, room)]
        emblem = [Text(part.center(EMBLEM), style) for part in EMBLEMS[CHARACTER[character].power]]
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
            return self.say("table-shared"), self.say("ending-timeout")
        winner = seen.setup.seats[returns.index(max(returns))]
        wins = cast("dict[str, int]", seen.counters["wins"])
        others = [f"{self.speech.seat(seat)} {count}" for seat, count in wins.items() if seat != winner]
        why = self.say("table-result", count=wins[winner], others=self.say("terminal-comma").join(others))
        for last in _view(seen)["battles"][-1:]:
            how, character = self.say(f"term-{last['how']}"), self.speech.card(last["character"])
            why = self.say("table-last", why=why, character=character, how=how)
        if seen.view["ending"] == "timeout":
            why = self.say("terminal-what_is", name=self.say("ending-timeout"), help=why)
        return self.wins([winner]), why


# -- what is seen ---------------------------------------------------------------------------------------------------


def _view(seen: Sight) -> Seen:
    """The game's own part of the view."""
    return cast("Seen", seen.view)


def _character(seen: Sight, owner: str) -> Character | None:
    """The character in use, if the viewer knows it."""
    kind = questions.character_of(seen.view, owner)
    return None if kind is None else _game(seen.setup).character[kind]


def _game(setup: Setup) -> GoOutGame:
    assert isinstance(setup.game, GoOutGame)
    return setup.game


def _hidden(seen: Sight, owner: str) -> bool:
    """Whether a character lies face down."""
    return owner in _view(seen)["may_be"]


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


def _centred(text: str, columns: int) -> str:
    """A text in the middle of so many columns.

    >>> _centred("9", 4), _centred("安全", 4)
    (' 9  ', '安全')
    """
    return padded(f"{' ' * ((columns - cell_len(text)) // 2)}{text}", columns)
