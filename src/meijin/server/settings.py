"""How a server is set up: from the arguments of ``meijin serve``, handed to its worker processes by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from meijin.kernel.errors import MeijinError, quoted

PREFIX: Final = "MEIJIN_"
MOST_WORKERS: Final = 64
LogFormat = Literal["text", "json"]
RIGHT: Final = {
    "port": "it is a number from 0 to 65535",
    "workers": f"it is a number from 1 to {MOST_WORKERS}",
    "thinkers": f"it is a number from 1 to {MOST_WORKERS}",
    "budget": "it is a number of seconds from above 0 to 600",
    "log": "it is text or json",
    "rate_limits": "it is yes or no",
    "metrics_token": "it has at least 16 letters, digits or signs, and no blanks",
}


def default_database() -> str:
    """The SQLite file of somebody who names none, in the folder for what programs keep."""
    try:
        given = Path(os.environ.get("XDG_DATA_HOME", ""))
        folder = given if given.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError:  # a person without a home
        raise MeijinError("there is no home to keep the database in; name one with --database FILE") from None
    return str(folder / "meijin" / "meijin.db")


def default_thinkers(workers: int = 1) -> int:
    """How many bots think side by side for each worker: they share the cores, and one is left to the server."""
    return max(1, ((os.cpu_count() or 1) - 1) // workers)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be set.

    >>> Settings.from_environment({"MEIJIN_DATABASE": "games.db", "MEIJIN_ORIGINS": "https://a.example"}).origins
    ('https://a.example',)
    """

    database: str = msgspec.field(default_factory=default_database)  # a path, or the URL of a PostgreSQL database
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any free one
    workers: Annotated[int, Meta(ge=1, le=MOST_WORKERS)] = 1
    origins: tuple[str, ...] = ()  # where pages may come from that use the server, besides its own address
    thinkers: Annotated[int, Meta(ge=1, le=MOST_WORKERS)] = msgspec.field(
        default_factory=default_thinkers
    )  # per worker
    budget: Annotated[float, Meta(gt=0, le=600)] = 5.0  # seconds a bot may think
    log: LogFormat = "text"
    rate_limits: bool = True  # how often one address may ask; switched off for tests from a single address
    forwarded: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded headers are believed
    metrics_token: Annotated[str, Meta(pattern=r"^([!-~]{16,})?$")] = ""  # who shows it is told the figures

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """The settings in variables such as ``MEIJIN_DATABASE``; whatever is not there is as usual."""
        variables = os.environ if environment is None else environment
        given = {name: variables[name_of(name)] for name in cls.__struct_fields__ if variables.get(name_of(name))}
        return cls.read(given)

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Settings:
        """The settings from texts; several origins or proxies are separated by commas.

        >>> Settings.read({"port": "0", "rate_limits": "no", "database": "x.db"}).rate_limits
        False
        """
        values = {name: _value(name, text) for name, text in given.items()}
        try:
            settings = msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as error:
            name = str(error).partition("`$.")[2].rstrip("`")
            shown = "what it is" if name == "metrics_token" else quoted(given[name])  # a secret is not repeated
            wrong = f"the setting {name.replace('_', '-')} cannot be {shown}"
            raise MeijinError(f"{wrong}; {RIGHT[name]}") from None
        if "thinkers" in given:
            return settings
        return msgspec.structs.replace(settings, thinkers=default_thinkers(settings.workers))

    def to_environment(self) -> dict[str, str]:
        """The variables from which a worker process makes the same settings.

        >>> settings = Settings(database="games.db", budget=2.5, rate_limits=False)
        >>> Settings.from_environment(settings.to_environment()) == settings
        True
        """
        return {name_of(name): _text(getattr(self, name)) for name in self.__struct_fields__}


def name_of(field: str) -> str:
    """The name of the variable for a setting.

    >>> name_of("rate_limits")
    'MEIJIN_RATE_LIMITS'
    """
    return PREFIX + field.upper()


def _value(name: str, text: str) -> object:
    if name in ("origins", "forwarded"):
        return tuple(word.strip() for word in text.split(",") if word.strip())
    if name == "rate_limits":
        return {"yes": True, "no": False}.get(text.lower(), text)
    return text


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)
