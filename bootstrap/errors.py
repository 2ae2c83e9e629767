"""How the steps before the start say that they can't go on."""

from __future__ import annotations


class SetupError(Exception):
    """A step failed for a reason that the person at the keyboard can do something about.

    The message is whole sentences: what is wrong, and what to do.
    """
