"""Opens CakeDesk from a checkout: `python3 run.py`. Runs all its tests: `python3 run.py test`.

Needs nothing but Python. What it does on the way stands in the folder `bootstrap`; this file only keeps a
Python that is too old from stumbling over newer syntax there.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this very line tells people that pyproject.toml rules them out
    sys.exit(
        "CakeDesk needs Python 3.11 or newer, and this is Python %d.%d: "  # noqa: UP031 - parsed by old ones too
        "install a newer one and start run.py with it." % sys.version_info[:2]
    )

from bootstrap.launch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
