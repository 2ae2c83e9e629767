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
    if getattr(sys, "frozen", False) and sys.argv[1:2] == ["-m"] and sys.argv[2:]:
        # What Python does where there is one: `cakedesk bench` starts its processes so.
        from runpy import run_module

        del sys.argv[:2]
        run_module(sys.argv[0], run_name="__main__", alter_sys=True)
        return 0
    from cakedesk.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
