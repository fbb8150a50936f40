"""``python -m meijin`` is the command ``meijin``."""

import sys

from meijin.cli import main

if __name__ == "__main__":
    sys.exit(main())
