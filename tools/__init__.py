"""What builds Meijin. It looks at the sources themselves, so what is imported from here on is not compiled."""

import os

os.environ["MEIJIN_CORE"] = "interpreted"
