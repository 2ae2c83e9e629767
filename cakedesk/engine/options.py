"""The options of a game: typed, with defaults and ranges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cakedesk.engine.errors import OptionError
from cakedesk.engine.quote import quote

OptionValue: TypeAlias = int | bool
Options: TypeAlias = dict[str, OptionValue]


class Option(NamedTuple):
    """One option of a game.

    Attributes:
        name: its key in a record.
        default: its value in the game as its rules page describes it; a bool makes it a switch.
        low: the smallest value of a number.
        high: the largest value of a number.
        title: what people read, in English, marked for translation.
        line: a few words about what it does, likewise.
    """

    name: str
    default: OptionValue
    low: int = 0
    high: int = 1
    title: str = ""
    line: str = ""

    def check(self, value: object) -> OptionValue:
        """Return the value if this option can have it.

        Args:
            value: what a record or a person gave.

        Raises:
            OptionError: wrong type or out of range.
        """
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(f"option {self.name!r} is true or false, not {quote(value)}")
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise OptionError(
            f"option {self.name!r} is a whole number from {self.low} to {self.high}, not {quote(value)}"
        )


def complete_options(known: Sequence[Option], given: Mapping[str, object]) -> Options:
    """All options of a game with their values.

    Args:
        known: the game's options.
        given: values that differ from the defaults (a default spelled out is accepted).

    Raises:
        OptionError: an unknown option or a value out of range.
    """
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise OptionError(f"this game has no option {quote(name)}")
    return {name: option.check(given.get(name, option.default)) for name, option in by_name.items()}
