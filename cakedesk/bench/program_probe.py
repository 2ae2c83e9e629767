"""Runs a probe of the window, which begins as the program does: the players' process does not load Qt."""

from __future__ import annotations

import sys
from importlib import import_module

from cakedesk.app.start.qt_start import bring_in_qt


def main() -> None:
    """Run the probe of this package that the first argument names; it finds the others in its place."""
    name = sys.argv.pop(1)
    bring_in_qt()
    import_module(f"cakedesk.bench.{name}").main()


if __name__ == "__main__":
    main()
