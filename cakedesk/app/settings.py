"""What the players set, kept in one small file."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cakedesk.app.paths import why_failed
from cakedesk.app.save_writer import SaveWriter
from cakedesk.app.set_aside import set_aside

MAX_SETTINGS_BYTES = 1_000_000

_Choice = TypeVar("_Choice", bound=StrEnum)


class ThemeChoice(StrEnum):
    """Which theme is shown."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Pace(StrEnum):
    """How fast something is shown."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Resolving(StrEnum):
    """How the steps of resolving and scoring follow each other."""

    WAIT = "wait"
    TIMER = "timer"
    ALL_AT_ONCE = "all_at_once"


COMPUTER_PAUSES_MS = {Pace.OFF: 0, Pace.FAST: 200, Pace.NORMAL: 500, Pace.SLOW: 1200}
"""How long a computer seat waits before its move is shown."""

ANIMATION_FACTORS = {Pace.OFF: 0.0, Pace.FAST: 0.5, Pace.NORMAL: 1.0, Pace.SLOW: 1.8}
"""By what the durations of all movements are multiplied."""


class LastSetup(NamedTuple):
    """How a game was last set up.

    Attributes:
        names: the names by seat.
        players: who played each seat: ``human`` or a level.
        options: the game's options that differed from their defaults.
    """

    names: tuple[str, ...]
    players: tuple[str, ...]
    options: Mapping[str, int | bool] = MappingProxyType({})


class Settings(QObject):
    """The settings. Whatever is set is told and kept at once.

    A value that this program does not know (of a later version, or mistyped) counts as the default and stays
    in the file until it is set anew. Keys that it does not know stay too.

    Signals:
        changed(str): the property of this name has another value now.

    Attributes:
        trouble: one sentence for people if the file was damaged or unreadable, else empty.

    Args:
        file: the settings file; need not exist.
        writer: writes it.
        parent: the Qt parent.
    """

    changed = Signal(str)

    def __init__(self, file: Path, writer: SaveWriter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._writer = writer
        self._values, self.trouble = _read(file)

    @property
    def theme(self) -> ThemeChoice:
        """Which theme is shown."""
        return self._choice("theme", ThemeChoice.SYSTEM)

    @theme.setter
    def theme(self, value: str) -> None:
        self._set("theme", ThemeChoice(value).value)

    @property
    def computer_pace(self) -> Pace:
        """How fast the moves of computer seats follow each other."""
        return self._choice("computer_pace", Pace.NORMAL)

    @computer_pace.setter
    def computer_pace(self, value: str) -> None:
        self._set("computer_pace", Pace(value).value)

    @property
    def computer_pause_ms(self) -> int:
        """How long a computer seat waits before its move is shown."""
        return COMPUTER_PAUSES_MS[self.computer_pace]

    @property
    def animation_speed(self) -> Pace:
        """How fast things move on the table."""
        return self._choice("animation_speed", Pace.NORMAL)

    @animation_speed.setter
    def animation_speed(self, value: str) -> None:
        self._set("animation_speed", Pace(value).value)

    @property
    def animation_factor(self) -> float:
        """By what the durations of all movements are multiplied; 0 without any."""
        return ANIMATION_FACTORS[self.animation_speed]

    @property
    def resolving(self) -> Resolving:
        """How the steps of resolving and scoring follow each other."""
        return self._choice("resolving", Resolving.WAIT)

    @resolving.setter
    def resolving(self, value: str) -> None:
        self._set("resolving", Resolving(value).value)

    @property
    def reduced_motion(self) -> bool:
        """Whether cross-fades take the place of all movement."""
        return self._values.get("reduced_motion") is True

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._set("reduced_motion", bool(value))

    @property
    def window_geometry(self) -> bytes:
        """What `QWidget.saveGeometry` gave last; empty at first."""
        text = self._values.get("window_geometry")
        try:
            return base64.b64decode(text, validate=True) if isinstance(text, str) else b""
        except (binascii.Error, ValueError):
            return b""

    @window_geometry.setter
    def window_geometry(self, value: bytes) -> None:
        self._set("window_geometry", base64.b64encode(value).decode("ascii"))

    def last_setup(self, game_id: str) -> LastSetup | None:
        """How a game was last set up.

        Args:
            game_id: such as ``top-cake``.

        Returns:
            The set-up, or None if it was never played. Whether it fits the game is for the caller to see.
        """
        setups = self._values.get("last_setups")
        return _read_setup(setups.get(game_id)) if isinstance(setups, dict) else None

    def remember_setup(self, game_id: str, setup: LastSetup) -> None:
        """Keep how a game is set up.

        Args:
            game_id: such as ``top-cake``.
            setup: its set-up.
        """
        setups = self._values.get("last_setups")
        entry = {"names": list(setup.names), "players": list(setup.players), "options": dict(setup.options)}
        self._set("last_setups", {**(setups if isinstance(setups, dict) else {}), game_id: entry})

    def _choice(self, name: str, default: _Choice) -> _Choice:
        try:
            return type(default)(self._values.get(name, default))
        except ValueError:
            return default

    def _set(self, name: str, value: object) -> None:
        if name in self._values and self._values[name] == value:
            return
        import json  # noqa: PLC0415 - see _read

        self._values[name] = value
        self._writer.submit(self._file, json.dumps(self._values, indent=2) + "\n")
        self.changed.emit(name)


def _read(file: Path) -> tuple[dict[str, Any], str]:
    """The values of the file and a sentence about what is wrong with it."""
    try:
        if not file.exists():
            return {}, ""
        with file.open("rb") as handle:
            content = handle.read(MAX_SETTINGS_BYTES + 1)
    except OSError as error:
        template = QCoreApplication.translate(
            "Settings", "The settings could not be read ({why}). The standard ones are used."
        )
        return {}, template.format(why=why_failed(error))
    import json  # noqa: PLC0415 - the first start has no settings to read

    try:
        values = json.loads(content.decode("utf-8")) if len(content) <= MAX_SETTINGS_BYTES else None
    except (ValueError, RecursionError):
        values = None
    if isinstance(values, dict):
        return values, ""
    return {}, _move_damaged(file)


def _move_damaged(file: Path) -> str:
    try:
        target = set_aside(file, file.parent / "damaged")
    except OSError as error:
        template = QCoreApplication.translate(
            "Settings",
            "The settings file {file} is damaged and can't be moved ({why}). The standard ones are used.",
        )
        return template.format(file=file, why=why_failed(error))
    template = QCoreApplication.translate(
        "Settings",
        "The settings file was damaged. It lies in {file} now, and the standard settings are used.",
    )
    return template.format(file=target)


def _read_setup(entry: object) -> LastSetup | None:
    if not isinstance(entry, dict):
        return None
    names, players, options = (
        _texts(entry.get("names")),
        _texts(entry.get("players")),
        entry.get("options", {}),
    )
    if not names or len(names) != len(players) or not isinstance(options, dict):
        return None
    return LastSetup(
        names, players, {name: value for name, value in options.items() if isinstance(value, int)}
    )


def _texts(values: object) -> tuple[str, ...]:
    """A list of texts; empty if it is anything else."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return ()
    return tuple(values)
