"""Which core runs: kernel and games as they stand here, or compiled to machine code from the same sources.

In a checkout `make compile` puts the compiled modules into ``build/core``. They are used whenever they were made from
the very sources that are here, by the same Python; otherwise the sources are interpreted, as everywhere else. In an
installed wheel the compiled modules lie beside the sources, where Python finds them by itself.

``MEIJIN_CORE=interpreted`` leaves them alone, ``MEIJIN_CORE=FOLDER`` takes those in another folder.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import Field, dataclass, field
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = Path(__file__).parent
BUILT: Final = PACKAGE.parents[1] / "build" / "core"
LISTED: Final = "core.json"  # what was compiled: see ``Core``
FIELDS: Final = "__dataclass_fields__"
CHOICE: Final = "MEIJIN_CORE"
INTERPRETED: Final = "interpreted"


class Core:
    """Compiled modules in a folder, with the sources they were made from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        written: Any = json.loads((folder / LISTED).read_text(encoding="utf-8"))
        self.suffix: str = written["suffix"]  # of compiled modules: it names Python and platform
        self.modules: dict[str, str] = written["modules"]  # by name, where the compiled one lies in the folder
        self.sources: dict[str, str] = written["sources"]  # by their path in the package, what they are: a digest

    def fits(self) -> bool:
        """Whether it was made by this Python from the sources that are here."""
        if self.suffix != EXTENSION_SUFFIXES[0] or not all(map(self._is_there, self.modules.values())):
            return False
        made = (self.folder / LISTED).stat().st_mtime_ns
        try:
            # Reading all sources would take longer than anything else at the start of a program.
            return all(
                (PACKAGE / path).stat().st_mtime_ns < made or digest((PACKAGE / path).read_bytes()) == known
                for path, known in self.sources.items()
            )
        except OSError:
            return False

    def _is_there(self, place: str) -> bool:
        return (self.folder / place).is_file()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What Python's import asks of whatever stands in ``sys.meta_path``."""
        del path, target
        place = self.modules.get(name)
        if place is None:
            return None
        file = str(self.folder / place)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def as_dataclass(
    kind: Any, annotations: dict[str, str], defaults: dict[str, object], doc: str, **options: bool
) -> None:
    """Give a compiled class what ``dataclass`` gives a class, fields, equality, hash and words, and what it is for.

    Its constructor is compiled; see ``tools/lowering.py``.
    """
    inherited: dict[str, Field[Any]] = getattr(kind, FIELDS, {})
    types = {name: annotations.get(name, each.type) for name, each in inherited.items()} | annotations
    body = {name: field(default=each.default, compare=each.compare) for name, each in inherited.items()} | defaults
    twin = type(kind.__name__, (), {**body, "__annotations__": types, "__module__": __name__})
    dataclass(init=False, **options)(twin)
    for name in (FIELDS, "__dataclass_params__", "__match_args__", "__eq__", "__hash__", "__repr__"):
        if name in vars(twin) and (name == FIELDS or name not in vars(kind)):
            setattr(kind, name, vars(twin)[name])
    kind.__annotations__, kind.__doc__ = annotations, doc


def digest(source: bytes) -> str:
    """What tells one source from another."""
    return blake2b(source, digest_size=16).hexdigest()


def prefer_compiled() -> None:
    """Let the modules of the compiled core be imported instead of their sources, if they fit."""
    folder = _folder()
    if folder is None:
        return
    try:
        core = Core(folder)
    except (ValueError, KeyError, TypeError, OSError):  # half a build, or one of another version
        return
    if core.fits():
        sys.meta_path.insert(0, core)


def _folder() -> Path | None:
    """Where compiled modules lie, unless nobody wants them or there are none."""
    said = os.environ.get(CHOICE)
    folder = Path(said) if said else BUILT
    return folder if said != INTERPRETED and (folder / LISTED).is_file() else None


def is_compiled() -> bool:
    """Whether the compiled core runs."""
    return not str(sys.modules["meijin.kernel.state"].__file__).endswith(".py")


def described() -> str:
    """Which core runs, in words."""
    if is_compiled():
        return "compiled core"
    stale = _folder() is not None
    return "interpreted core" + (" (the compiled one is of other sources; `make compile` brings it up to date)" * stale)
