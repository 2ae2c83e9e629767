"""The entry point: `cakedesk`, `python -m cakedesk` and the frozen program start here."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the program with the arguments of the command line.

    Returns:
        The exit code.
    """
    # First: in a frozen program a thinking process starts here too, and must not go on to the window.
    freeze_support()
    from cakedesk.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
