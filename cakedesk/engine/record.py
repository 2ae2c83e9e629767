"""The record of one game: what saves, simulations and replays hold."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import Any

from cakedesk.engine.errors import RecordError
from cakedesk.engine.quote import quote

FORMAT = "cakedesk-record"
VERSION = 1

_MAX_DIGITS = 400
"""Longer numbers are refused: no record has them, and Python takes its time to read them."""

MAX_RECORD_CHARS = 4_000_000
"""A longer text is refused unread; the longest real record is a hundredth of it."""
MAX_DEPTH = 50
"""A record nested deeper is refused: writing it back would exhaust the stack. Real ones have six levels."""

_TOO_DEEP = "it is nested too deeply"
_KNOWN_KEYS = (
    "format",
    "version",
    "game",
    "options",
    "seats",
    "players",
    "start",
    "moves",
    "result",
    "table",
    "lists",
)


@dataclass(slots=True)
class MatchRecord:
    """One game as data. Reading one back needs no random numbers.

    Attributes:
        game: the game's id.
        options: options that differ from their defaults.
        seats: the names by seat.
        players: who plays each seat: free text, such as ``human`` or a level.
        start: what set-up gave.
        moves: seat (-1: chance) and spelling of every move up to now.
        result: scores, winners and detail; None while the game runs.
        table: what the match is set to that is no rule.
        lists: the text of an owner's own card lists by file name; empty for the built-in ones.
        extra: keys of later versions, kept as they are.
    """

    game: str
    options: dict[str, Any]
    seats: list[str]
    players: list[str]
    start: dict[str, Any]
    moves: list[tuple[int, str]]
    result: dict[str, Any] | None = None
    table: dict[str, Any] = field(default_factory=dict)
    lists: dict[str, str] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, text: str) -> MatchRecord:
        """Read a record's text. Its moves are not played through here (see `Match.from_record`).

        Args:
            text: one JSON object.

        Raises:
            RecordError: part ``record``: it is not such an object; ``move``: an entry of `moves` is not a
                seat and a text.
        """
        return cls.from_dict(read_json(text))

    @classmethod
    def from_dict(cls, data: object) -> MatchRecord:
        """Read a record from plain JSON values.

        Args:
            data: what `json.loads` gave.

        Raises:
            RecordError: as `from_json`.
        """
        if not isinstance(data, dict):
            raise RecordError("record", "it is not an object")
        if data.get("format") != FORMAT:
            raise RecordError("record", f"its format is not {FORMAT!r}")
        version = data.get("version")
        if not same_json(version, VERSION):
            raise RecordError(
                "record", f"version {quote(version)} is not known to this program, which reads {VERSION}"
            )
        entries = _take(data, "moves", list)
        return cls(
            game=_take(data, "game", str),
            options=_take(data, "options", dict),
            seats=_take_texts(data, "seats"),
            players=_take_players(data),
            start=_take(data, "start", dict),
            result=_take(data, "result", dict) if "result" in data else None,
            table=_take(data, "table", dict) if "table" in data else {},
            lists=_take_list_texts(data),
            extra={key: value for key, value in data.items() if key not in _KNOWN_KEYS},
            # Last: any other fault makes it no record at all.
            moves=[_read_move(entry, number) for number, entry in enumerate(entries, 1)],
        )

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON values, in the order of the format's description."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "players": self.players,
            "start": self.start,
            "moves": [[seat, text] for seat, text in self.moves],
        }
        if self.result is not None:
            data["result"] = self.result
        if self.table:
            data["table"] = self.table
        if self.lists:
            data["lists"] = self.lists
        return data | self.extra

    def to_json(self) -> str:
        """The record as one line of JSON text that UTF-8 can carry, without a line end."""
        text = json.dumps(self.to_dict(), ensure_ascii=False)
        try:
            text.encode()
        except UnicodeEncodeError:
            # Half of a surrogate pair, read from an escape: it can only be written as one.
            text = json.dumps(self.to_dict())
        return text


def read_json(text: str) -> Any:
    """Read a JSON text that may come from anywhere.

    Args:
        text: what stands in a file.

    Returns:
        Its plain values.

    Raises:
        RecordError: part ``record``: no JSON, too long, nested too deeply, or with numbers that JSON has not.
    """
    if len(text) > MAX_RECORD_CHARS:
        raise RecordError("record", f"it is longer than {MAX_RECORD_CHARS} characters")
    text = text.removeprefix("\ufeff")
    try:
        data = json.loads(
            text,
            parse_constant=_refuse_constant,
            parse_float=_read_float,
            parse_int=_read_int,
            object_pairs_hook=_read_object,
        )
    except RecursionError as error:
        raise RecordError("record", _TOO_DEEP) from error
    except ValueError as error:
        raise RecordError("record", f"it is not JSON ({error})") from error
    _check_depth(data)
    return data


def same_json(one: object, other: object) -> bool:
    """Whether two JSON values are the same, types included: 1 is neither 1.0 nor true.

    Args:
        one: a plain JSON value.

    Returns:
        True if they are the same in every part.
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same_json(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same_json, one, other))
    return one == other


def first_difference(one: object, other: object) -> tuple[str, object, object] | None:
    """Where two JSON values differ first.

    Args:
        one: a plain JSON value.

    Returns:
        The place, such as ``[0][2]``, and what stands there in each; None if they are the same. What is
        missing on one side makes the values that hold it differ as a whole.
    """
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(f"[{key!r}]", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [
            (f"[{place}]", mine, theirs) for place, (mine, theirs) in enumerate(zip(one, other, strict=True))
        ]
    else:
        return None if same_json(one, other) else ("", one, other)
    for place, mine, theirs in parts:
        deeper = first_difference(mine, theirs)
        if deeper is not None:
            return place + deeper[0], deeper[1], deeper[2]
    return None


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {quote(twice)} stands twice in one object")
    return values


def _read_int(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        raise ValueError(f"a number has {len(text)} digits")
    return int(text)


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _read_float(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"{quote(text)} is out of range")
    return number


def _check_depth(data: object) -> None:
    level = [data]
    for _ in range(MAX_DEPTH):
        deeper: list[object] = []
        for value in level:
            if isinstance(value, dict):
                deeper += value.values()
            elif isinstance(value, list):
                deeper += value
        level = deeper
    if level:
        raise RecordError("record", _TOO_DEEP)


def _take(data: dict[str, Any], key: str, kind: type[str] | type[dict[str, Any]] | type[list[Any]]) -> Any:
    if key not in data:
        raise RecordError("record", f"{key!r} is missing")
    value = data[key]
    if not isinstance(value, kind):
        names = {str: "a text", dict: "an object", list: "a list"}
        raise RecordError("record", f"{key!r} is not {names[kind]}")
    return value


def _take_texts(data: dict[str, Any], key: str) -> list[str]:
    values = _take(data, key, list)
    if not all(isinstance(value, str) for value in values):
        raise RecordError("record", f"{key!r} is not a list of texts")
    return list(values)


def _take_players(data: dict[str, Any]) -> list[str]:
    players = _take_texts(data, "players")
    if len(players) != len(data["seats"]):
        raise RecordError("record", f"it has {len(data['seats'])} seats but {len(players)} players")
    return players


def _take_list_texts(data: dict[str, Any]) -> dict[str, str]:
    texts = _take(data, "lists", dict) if "lists" in data else {}
    if not all(isinstance(text, str) for text in texts.values()):
        raise RecordError("record", "'lists' does not hold texts by file name")
    return dict(texts)


def _read_move(entry: object, number: int) -> tuple[int, str]:
    if isinstance(entry, list) and len(entry) == 2:
        seat, text = entry
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(text, str):
            return seat, text
    raise RecordError("move", "it is not a seat and a text", number)
