"""The record of one game: what saves, simulations and replays hold."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from cakedesk.engine.errors import RecordError

FORMAT = "cakedesk-record"
VERSION = 1
MAX_RECORD_CHARS = 4_000_000
"""A longer text is refused unread; the longest real record is a hundredth of it."""

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

        Returns:
            The record.

        Raises:
            RecordError: part ``record``: it is not such an object; ``move``: an entry of `moves` is not a
                seat and a text.
        """
        if len(text) > MAX_RECORD_CHARS:
            raise RecordError("record", f"it is longer than {MAX_RECORD_CHARS} characters")
        try:
            data = json.loads(text, parse_constant=_refuse_constant)
        except RecursionError as error:
            raise RecordError("record", "it is nested too deeply") from error
        except ValueError as error:
            raise RecordError("record", f"it is not JSON ({error})") from error
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: object) -> MatchRecord:
        """Read a record from plain JSON values.

        Args:
            data: what `json.loads` gave.

        Returns:
            The record.

        Raises:
            RecordError: as `from_json`.
        """
        if not isinstance(data, dict):
            raise RecordError("record", "it is not an object")
        if data.get("format") != FORMAT:
            raise RecordError("record", f"its format is not {FORMAT!r}")
        version = data.get("version")
        if version != VERSION or isinstance(version, bool):
            raise RecordError(
                "record", f"version {version!r} is not known to this program, which reads {VERSION}"
            )
        return cls(
            game=_take(data, "game", str),
            options=_take(data, "options", dict),
            seats=_take_texts(data, "seats"),
            players=_take_players(data),
            start=_take(data, "start", dict),
            moves=[_read_move(entry, n) for n, entry in enumerate(_take(data, "moves", list), 1)],
            result=_take(data, "result", dict) if "result" in data else None,
            table=_take(data, "table", dict) if "table" in data else {},
            lists=_take_list_texts(data),
            extra={key: value for key, value in data.items() if key not in _KNOWN_KEYS},
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
        """The record as one line of JSON text, without a line end."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


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
