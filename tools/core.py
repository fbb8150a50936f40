"""Build the compiled core: kernel and games as machine code, by mypyc, from the sources in src/.

    python -m tools.core                # what `make compile` does: into build/core, where `meijin` finds it
    python -m tools.core --only go_out  # the kernel and some games: quicker, while one works on them

What is compiled is what runs while a game is played; what reads files, explains and describes stays as it is. A build
is kept by what it was made from, so the same sources are compiled once, whatever checkout they lie in.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.errors import CCompilerError

from meijin.core import BUILT, LISTED, PACKAGE, digest
from tools.lowering import lowered

SOURCES: Final = PACKAGE.parent
# What is compiled besides the games, by its place in the package: of the kernel, what a running game needs, and of the
# bots, what search spends its time in.
NAMED: Final = (
    "bots/search/afterwards",
    "bots/search/tree",
    "kernel/cardsets",
    "kernel/cardstate",
    "kernel/dealing",
    "kernel/dice",
    "kernel/estimate",
    "kernel/event",
    "kernel/fixed_shuffles",
    "kernel/frames",
    "kernel/generator",
    "kernel/jumbles",
    "kernel/kinds",
    "kernel/knowledge",
    "kernel/machine",
    "kernel/offers",
    "kernel/outcomes",
    "kernel/overtime",
    "kernel/playout",
    "kernel/refusals",
    "kernel/setup",
    "kernel/state",
    "kernel/testing/climb/cards",
    "kernel/testing/climb/rules",
    "kernel/touch",
    "kernel/views",
    "kernel/worlds",
    "kernel/zones",
)
# Of the games, what no running game needs: folders and modules of these names, whatever the game.
COLD: Final = frozenset(
    {
        "__init__",
        "__main__",
        "authoring",
        "builder",
        "card_checks",
        "explanations",
        "files",
        "game",
        "limits",
        "lists",
        "log",
        "options",
        "own_cards",
        "position",
        "prompts",
        "reading",
        "registry",
        "words",
    }
)
# What declares messages is made while the program runs, and nothing of it is called while a game is thought about.
DECLARES: Final = re.compile(r"^class \w+\((?:News|Question|Choice|Refusal|Part|Message)\b|\bdeclared\(", re.MULTILINE)
# The sources are held to more by `make test`; here only what lowering does to them is not to be a fault.
LENIENT: Final = """[mypy]
explicit_package_bases = True
disable_error_code = comparison-overlap, type-var, arg-type
"""
REMEDY: Final = "on Debian: apt install gcc python3-dev. Without, Meijin runs as well: the core is interpreted"
NO_COMPILER: Final = 3  # the exit code where there is nothing to compile with
# Nobody outside the library calls its functions, so that they call each other directly, and small ones are inlined.
OWN_CALLS: Final = "-fvisibility=hidden"
CALLS_OF_PYTHON: Final = "-fno-plt"  # those into the library of Python need no detour either
UNITS: Final = 8  # files that the C compiler is given
KEPT: Final = 4  # builds in the cache
LIBRARY: Final = "meijin_core"  # the library in which all compiled modules are, and its name as a module


class BuildError(Exception):
    """Why the core could not be compiled, and what to do."""


class NoCompiler(BuildError):
    """There is nothing here to compile it with."""


def compiled_modules(only: frozenset[str] = frozenset()) -> list[Path]:
    """The sources that are compiled; of the games only some, if any are named."""
    return [PACKAGE / f"{name}.py" for name in NAMED] + [
        path
        for path in sorted((PACKAGE / "games").rglob("*.py"))
        if COLD.isdisjoint(path.relative_to(PACKAGE).with_suffix("").parts)
        and (not only or path.relative_to(PACKAGE).parts[1] in only)
        and not DECLARES.search(path.read_text(encoding="utf-8"))
    ]


def build(into: Path, only: frozenset[str] = frozenset(), quickly: bool = False) -> Path:
    """Compile the core into a folder, or take it from the cache; gives the folder.

    Compiled quickly it does the same, only slower: that is enough for checks, and takes a third of the time.
    """
    chosen = compiled_modules(only)
    key = _key(chosen)
    made = _cache() / key
    if quickly and not (made / LISTED).is_file():
        made = _cache() / f"{key}-quick"
    if not (made / LISTED).is_file():
        _check_compiler()
        print(f"compiling {len(chosen)} modules, which takes some minutes the first time", flush=True)
        with tempfile.TemporaryDirectory() as workshop:
            _compile(Path(workshop), chosen, made, "0" if quickly else "3")
        _forget_old_builds()
    os.utime(made)
    partial = into.with_name(f"{into.name}.{os.getpid()}")
    shutil.copytree(made, partial)
    os.utime(partial / LISTED)
    shutil.rmtree(into, ignore_errors=True)
    partial.rename(into)  # a program that starts meanwhile finds all of it, or nothing
    return into


def _key(chosen: list[Path]) -> str:
    """What a build depends on: its sources and what they import, the compilers, and how they are used here."""
    told = [sys.version, sysconfig.get_platform(), version("mypy"), _compiler_version(), *map(str, chosen)]
    told = [each.replace(str(PACKAGE), "") for each in told]
    read = [
        *Path(__file__).parent.glob("*.py"),
        *(p for part in ("games", *sorted({name.partition("/")[0] for name in NAMED})) for p in _sources_of(part)),
    ]
    return digest("\n".join([*told, *(digest(path.read_bytes()) for path in sorted(read))]).encode())


def _sources_of(part: str) -> Iterator[Path]:
    return (path for path in (PACKAGE / part).rglob("*") if path.suffix in (".py", ".toml"))


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "meijin" / "core"


def _forget_old_builds() -> None:
    builds = sorted(_cache().iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for build in builds[KEPT:]:
        shutil.rmtree(build, ignore_errors=True)


def _compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def _compiler_version() -> str:
    try:
        return subprocess.run([*_compiler(), "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def _check_compiler() -> None:
    if not _compiler_version():
        raise NoCompiler(f"there is no C compiler ({' '.join(_compiler())}); {REMEDY}")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoCompiler(f"the headers of Python are missing; {REMEDY}")


def _compile(workshop: Path, chosen: list[Path], made: Path, optimised: str) -> None:
    """Lower the sources in a workshop, compile them there, and put what comes out into a folder."""
    sources = {str(path.relative_to(PACKAGE)): digest(path.read_bytes()) for path in chosen}  # before they change
    shutil.copytree(PACKAGE, workshop / "meijin", ignore=shutil.ignore_patterns("__pycache__", "client", "*.so"))
    for path in chosen:
        place = path.relative_to(SOURCES)
        name = ".".join(place.with_suffix("").parts)
        (workshop / place).write_text(lowered(path.read_text(encoding="utf-8"), importlib.import_module(name)))
    (workshop / "mypy.ini").write_text(LENIENT)
    before = Path.cwd()
    os.chdir(workshop)  # mypyc writes what it makes into the folder it is called in
    try:
        names = [str(path.relative_to(SOURCES)) for path in chosen]
        extensions = mypycify(
            ["--config-file=mypy.ini", *names],
            opt_level=optimised,
            debug_level="0",
            multi_file=True,
            group_name=LIBRARY,
        )
        for extension in extensions:
            if sys.platform != "win32":
                extension.extra_compile_args += [OWN_CALLS, CALLS_OF_PYTHON]
            _unite(extension)
        distribution = Distribution({"name": "meijin-core", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.inplace = True
        command.parallel = os.cpu_count()
        distribution.run_command("build_ext")
    except SystemExit:  # of mypyc, which has said why
        raise BuildError("mypyc refuses the sources, as said above; the core stays interpreted") from None
    except CCompilerError as error:
        raise BuildError(f"the C compiler fails ({error}); a newer one may help. The core stays interpreted") from None
    finally:
        os.chdir(before)
    _keep(workshop, sources, made)


def _unite(extension: Extension) -> None:
    """Compile many files as few: all begin with the same long headers, which take longer to read than the rest."""
    if len(extension.sources) <= UNITS:
        return
    each = {place: extension.sources[place::UNITS] for place in range(UNITS)}
    extension.sources = []
    for place, sources in each.items():
        unit = Path("build") / f"unit_{place}.c"
        unit.write_text("".join(f'#include "{Path(source).relative_to("build")}"\n' for source in sources))
        extension.sources.append(str(unit))


def _keep(workshop: Path, sources: dict[str, str], made: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    library = next(workshop.glob(f"*{suffix}"))
    modules = {library.name.removesuffix(suffix): library.name}
    partial = made.with_name(f"{made.name}.{os.getpid()}")
    partial.mkdir(parents=True)
    shutil.copy(library, partial)
    for source in sources:
        place = Path(PACKAGE.name, source).with_suffix(suffix)
        (partial / place.parent).mkdir(parents=True, exist_ok=True)
        shutil.copy(workshop / place, partial / place)
        modules[".".join(place.parts).removesuffix(suffix)] = str(place)
    (partial / LISTED).write_text(json.dumps({"suffix": suffix, "modules": modules, "sources": sources}, indent=1))
    shutil.rmtree(made, ignore_errors=True)  # half a build of before
    partial.rename(made)


def main() -> int:
    """Build the core where `meijin` finds it."""
    arguments = argparse.ArgumentParser(prog="python -m tools.core", description=__doc__.partition("\n")[0])
    arguments.add_argument("--only", nargs="+", default=(), metavar="GAME", help="the kernel and these games")
    arguments.add_argument("--into", type=Path, default=BUILT, metavar="DIR", help="where to put it")
    arguments.add_argument("--quickly", action="store_true", help="for checks: made in a third of the time, but slower")
    asked = arguments.parse_args()
    try:
        print(f"the compiled core is in {build(asked.into, frozenset(asked.only), asked.quickly)}")
    except BuildError as error:
        print(f"The core cannot be compiled: {error}.", file=sys.stderr)
        return NO_COMPILER if isinstance(error, NoCompiler) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
