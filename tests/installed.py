"""The games that are installed, without those that some test has registered for itself."""

from importlib.metadata import entry_points
from typing import Final

from meijin.kernel.registry import GROUP

INSTALLED: Final = sorted(entry_points(group=GROUP).names)
