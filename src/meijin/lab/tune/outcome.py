"""What a search comes to: other deals for the best values, a report, a patch of the card file, texts that follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.housevalues import CARDS
from meijin.lab.experiment import variants
from meijin.lab.files import write_whole
from meijin.lab.folder import Folder, open_folder
from meijin.lab.house import under
from meijin.lab.progress import Progress
from meijin.lab.report.page import report
from meijin.lab.run import prepare_folder, run
from meijin.lab.tune.cardfile import patch, rewritten
from meijin.lab.tune.plan import Tune
from meijin.lab.tune.search import PRESENT, Tried
from meijin.lab.tune.targets import Reached, loss, reached
from meijin.lab.tune.texts import Mention, mentions, texts_of
from meijin.lab.workers import Workers

CONFIRMED: Final = "confirmed"
REPORT: Final = "report.html"
PATCH: Final = "cards.patch"
TEXTS: Final = "texts.md"


@dataclass(frozen=True)
class Outcome:
    """The present values and the best ones, with other deals than those of the search."""

    values: Mapping[str, tuple[object, object]]  # before and after, where they differ
    before: list[Reached]
    after: list[Reached]
    patch: str
    texts: Mapping[str, tuple[str, str]]  # of cards, before and after
    mentions: list[Mention]

    @property
    def is_better(self) -> bool:
        """Whether the game is nearer to what it should be, with those deals too."""
        return loss(self.after) < loss(self.before)

    def lines(self) -> list[str]:
        """All of it in words, but for the patch."""
        told = [f"{name} = {after}  (was {before})" for name, (before, after) in self.values.items()]
        told += ["", *_targets(self.before, self.after)]
        if self.texts:
            told += ["", "Texts that the game composes:"]
            told += [f"- {kind}: {before}\n  now: {after}" for kind, (before, after) in self.texts.items()]
        if self.mentions:
            told += ["", "Lines that mention these values, to be looked at:", *(f"- {each}" for each in self.mentions)]
        return told


def _targets(before: list[Reached], after: list[Reached]) -> Iterator[str]:
    known = {str(each): each for each in before}
    for each in after:
        old, target = known.get(str(each)), each.target
        was = f" (was {old.value:.3f})" if old is not None else ""
        place = "in" if each.is_inside else "outside of"
        yield f"{each}: {each.value:.3f}{was}, {place} {target.low:g} to {target.high:g}"


def confirm(tune: Tune, best: Tried, path: Path, workers: Workers) -> Iterator[Progress]:
    """Play other deals with the present values and with the best ones."""
    for number, values in ((PRESENT, tune.present), (best.number, best.values)):
        yield from run(prepare_folder(tune.confirmation(values), _place(path, number), True, workers), workers)


def conclude(tune: Tune, best: Tried, path: Path, workers: Workers) -> Outcome:
    """Write down what has come of it."""
    before, after = _kept(_place(path, PRESENT)), _kept(_place(path, best.number))
    game, house = registry.find(tune.experiment.game), tune.house
    cards = game.beside(CARDS)
    chosen = tune.trial(best.values).house
    overlay = house.overlay(chosen)
    assert cards is not None
    assert overlay is not None
    [found] = workers.each(under(game.id, overlay, texts_of), [tune.experiment])
    old, now = texts_of(tune.experiment), found.found
    text = cards.read_text(encoding="utf-8")
    were = {name: house.value(name).present(house.cards) for name in chosen}
    differ = [name for name in chosen if chosen[name] != were[name]]
    outcome = Outcome(
        values={name: (were[name], chosen[name]) for name in differ},
        before=_reached(tune, before),
        after=_reached(tune, after),
        patch=patch(Path(str(cards)), text, rewritten(text, (*overlay.changes, *old.changes(now)))),
        texts=old.differing(now),
        mentions=mentions(game, house, [house.value(name) for name in differ]),
    )
    write_whole(path / PATCH, outcome.patch.encode())
    write_whole(path / TEXTS, "\n".join([*outcome.lines(), ""]).encode())
    write_whole(path / REPORT, report(after, before).encode())
    return outcome


def _place(path: Path, number: int) -> Path:
    """Where other deals are played with the values of a trial."""
    return path / CONFIRMED / f"{number:04}"


def _kept(path: Path) -> Folder:
    folder = open_folder(path)
    if folder is None:
        raise MeijinError(f"{path} is no experiment of the lab any more; begin anew in another folder")
    return folder


def _reached(tune: Tune, folder: Folder) -> list[Reached]:
    return reached(tune.targets, folder.rows(), variants(folder.experiment))
