"""The seed of all chance in a match, and the promise that it is the same from beginning to end.

From its start the record of a match carries the SHA-256 of a salt and the seed, and both of them once the
match is over: who has kept the hash sees that the seed is the one that was promised, and anybody can deal
again and compare (`cakedesk.engine.shuffle_check`). That is a commitment (Blum, Coin Flipping by Telephone,
1981); the salt hides a seed that could be guessed.

In a record it stands under `KEY`: ``{"sha256": H}`` while the match runs, and ``{"sha256": H, "salt": SALT,
"seed": SEED}`` when it is over, where H is what ``printf %s%s SALT SEED | sha256sum`` prints. A key ``first``
is there as well if people chose the starting seat. A record without all this is as valid.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, Self, TypeGuard

from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import RecordError
from cakedesk.engine.quote import quote

KEY = "shuffle"
"""Where it stands in a record."""

LARGEST_SEED = 2**53 - 1
"""Programs in other languages read no larger whole numbers exactly."""

_SALT_BYTES = 32
_HEX = re.compile(r"[0-9a-f]{64}")


class Secret(NamedTuple):
    """What nobody is to know before the match is over.

    Attributes:
        salt: 64 digits of base 16, drawn for this match alone.
        seed: what all chance comes from, 0 to `LARGEST_SEED`.
    """

    salt: str
    seed: int

    def hash(self) -> str:
        """The SHA-256 of both, in 64 digits of base 16."""
        return sha256(f"{self.salt}{self.seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Where the chance of a match comes from.

    Attributes:
        sha256: the hash that was given at the start.
        first: the starting seat if people chose it; None if it was drawn, or the game knows none.
        secret: None: not known here, as in a record that was given away while the match ran.
    """

    sha256: str
    first: int | None
    secret: Secret | None

    @classmethod
    def from_seed(cls, seed: int, first: int | None = None) -> Self:
        """A new one, with a salt from the system's randomness.

        Args:
            seed: 0 to `LARGEST_SEED`.
            first: the starting seat if people chose it.

        Returns:
            What the match is to be dealt by.
        """
        import secrets  # noqa: PLC0415 - a start without a new match is quicker

        secret = Secret(secrets.token_hex(_SALT_BYTES), seed)
        return cls(secret.hash(), first, secret)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read what stands in a record.

        Args:
            data: a plain JSON value.

        Returns:
            The same; keys of later versions are dropped.

        Raises:
            RecordError: part ``shuffle``: it is no such thing.
        """
        if not isinstance(data, dict):
            raise RecordError(KEY, "it is not an object")
        first = data.get("first")
        if first is not None and not _is_whole(first):
            raise RecordError(KEY, f"'first' is no seat: {quote(first)}")
        digest = _take_hex(data, "sha256")
        if "salt" not in data and "seed" not in data:
            return cls(digest, first, None)
        salt, seed = _take_hex(data, "salt"), data.get("seed")
        if not _is_whole(seed):
            raise RecordError(KEY, f"'seed' is not a whole number from 0 to {LARGEST_SEED}")
        return cls(digest, first, Secret(salt, seed))

    def to_json(self) -> dict[str, Any]:
        """All that is known of it, as plain JSON values: for records of finished matches, and for saves."""
        known = self.sealed()
        return known if self.secret is None else known | self.secret._asdict()

    def sealed(self) -> dict[str, Any]:
        """What everybody may know while the match runs, as plain JSON values."""
        return {"sha256": self.sha256} | ({} if self.first is None else {"first": self.first})


def deal_rng(seed: int) -> Random:
    """What set-up deals by."""
    return Random(seed)


def later_rng(seed: int, steps: int) -> Random:
    """What chance that is due later is drawn by.

    Args:
        seed: of the match.
        steps: how many steps were done before. So the same moves meet the same cards again, also after some
            were taken back, and on another day.
    """
    return seeded_rng(seed, steps, "chance")


def _take_hex(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if isinstance(value, str) and _HEX.fullmatch(value):
        return value
    raise RecordError(KEY, f"{key!r} is not 64 digits of base 16")


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_SEED
