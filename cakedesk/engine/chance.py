"""Seeded chance: one generator for each purpose, the same on every machine."""

from __future__ import annotations

from random import Random


def seeded_rng(*parts: int | str) -> Random:
    """A generator that depends on nothing but its name.

    Args:
        parts: what the generator is for, such as ``(seed, game number, "deal")``.

    Returns:
        A fresh generator. Text seeds go through SHA-512 in the standard library, so neighbouring names give
        unrelated streams.
    """
    return Random("/".join(str(part) for part in parts))
