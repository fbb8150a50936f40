"""One at a time: whoever works on something that is kept says so, and others are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from tempfile import gettempdir

from meijin.kernel.errors import MeijinError

try:
    import fcntl
except ImportError:  # Windows, which lets nobody remove a file that another has open
    fcntl = None  # type: ignore[assignment]


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Within this nobody else on this machine works on it; the system ends the claim of a process that has died."""
    name = blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()
    with (Path(gettempdir()) / f"meijin-{name}.lock").open("a") as stream:
        try:
            if fcntl is not None:
                fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise MeijinError(f"another run is at work on {path}; wait for its end, or name something else") from None
        yield
