"""What the players set, kept in one small file."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cakedesk.app.files.reader import in_time
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.settings.file import find_values, no_values
from cakedesk.app.settings.kept_setting import KeptSetting
from cakedesk.engine.game import PERSON
from cakedesk.table.aids import Aids

TEXT_PERCENTS = (100, 125, 150)
"""The text sizes that there are."""

LOUDEST_PERCENT = 100

MOST_KNOWN_NAMES = 24
"""So many names are remembered; who has not played for longest is forgotten first."""


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


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_text_percent(value: object) -> bool:
    return type(value) is int and value in TEXT_PERCENTS


def _is_volume(value: object) -> bool:
    return type(value) is int and 0 <= value <= LOUDEST_PERCENT


def _is_language(value: object) -> bool:
    return isinstance(value, str) and bool(re.fullmatch(r"([a-z]{2,3}(_[A-Za-z0-9]+)?)?", value))


class LastSetup(NamedTuple):
    """How a game was last set up."""

    names: tuple[str, ...]
    players: tuple[str, ...]  # who played each seat: ``human`` or a level
    # The game's options that differed from their defaults.
    options: Mapping[str, int | bool] = MappingProxyType({})
    # The seat that began, if it was chosen; None: it was drawn, or the game knows no such choice.
    first: int | None = None
    aids: Aids | None = None  # the match's aids, if they differed from those of new matches
    # Whether answers could be taken back, if it differed from what new matches have.
    take_back: bool | None = None


class Settings(QObject):
    """The settings. Whatever is set is told and kept at once.

    A value that this program does not know (of a later version, or mistyped) counts as the default and stays
    in the file until it is set anew. Keys that it does not know stay too.

    Args:
        file: the settings file; need not exist.
    """

    changed = Signal(str)  # the property of this name has another value now

    reduced_motion = KeptSetting(False, _is_switch)  # whether cross-fades take the place of all movement
    muted = KeptSetting(False, _is_switch)  # whether there is no sound at all
    sound_cards = KeptSetting(True, _is_switch)  # whether cards, coins and the knife are heard
    sound_turn = KeptSetting(True, _is_switch)  # whether a person's turn is heard
    sound_events = KeptSetting(True, _is_switch)  # whether ribbons, collapses and the end are heard
    full_screen = KeptSetting(False, _is_switch)  # whether the window fills the screen
    log_open = KeptSetting(False, _is_switch)  # whether the log stands beside the table
    take_back = KeptSetting(False, _is_switch)  # whether computers' answers can be taken back in new matches
    theme = KeptSetting(ThemeChoice.SYSTEM, tuple(ThemeChoice).__contains__)  # which theme is shown
    # How fast the moves of computer seats follow each other.
    computer_pace = KeptSetting(Pace.NORMAL, tuple(Pace).__contains__)
    animation_speed = KeptSetting(Pace.NORMAL, tuple(Pace).__contains__)  # how fast things move on the table
    # How the steps of resolving and scoring follow each other.
    resolving = KeptSetting(Resolving.WAIT, tuple(Resolving).__contains__)
    # The language of the program, such as ``de`` or ``pt_BR``; empty: the system's.
    language = KeptSetting("", _is_language)
    # How large texts are, one of `TEXT_PERCENTS`.
    text_percent = KeptSetting(TEXT_PERCENTS[0], _is_text_percent)
    volume = KeptSetting(60, _is_volume)  # how loud sounds are, 0 to 100
    last_game = KeptSetting("", _is_text)  # the id of the game that was on the table last; empty if none was

    def __init__(self, file: Path, writer: SaveWriter) -> None:
        super().__init__()
        self._writer = writer
        # The trouble: one sentence for people if the file was damaged or unreadable, else empty.
        self._file, self._values, self.trouble = in_time(partial(find_values, file), no_values())

    @property
    def computer_pause_ms(self) -> int:
        """How long a computer seat waits before its move is shown."""
        return COMPUTER_PAUSES_MS[self.computer_pace]

    @property
    def animation_factor(self) -> float:
        """By what the durations of all movements are multiplied; 0 without any."""
        return ANIMATION_FACTORS[self.animation_speed]

    @property
    def aids(self) -> Aids:
        """The aids of new matches."""
        return Aids.from_table(self._values)

    @aids.setter
    def aids(self, value: Aids) -> None:
        self.keep("aids", value.to_json())

    @property
    def known_names(self) -> tuple[str, ...]:
        """The names of people who have played, the latest first; at most `MOST_KNOWN_NAMES`."""
        return _texts(self._values.get("known_names"))[:MOST_KNOWN_NAMES]

    @known_names.setter
    def known_names(self, value: Sequence[str]) -> None:
        self.keep("known_names", list(value)[:MOST_KNOWN_NAMES])

    def remember_names(self, names: Sequence[str]) -> None:
        """Put names before all that are known already (`names`: of people, by seat)."""
        now = {name.casefold() for name in names}
        others = (name for name in self.known_names if name.casefold() not in now)
        self.known_names = [*names, *others]

    def lesson_seen(self, game_id: str) -> bool:
        """Whether the guided first game of a game was taken or declined."""
        return game_id in _texts(self._values.get("lessons_seen"))

    def remember_lesson(self, game_id: str) -> None:
        """Keep that the guided first game of a game need not be offered any more."""
        if not self.lesson_seen(game_id):
            self.keep("lessons_seen", [*_texts(self._values.get("lessons_seen")), game_id])

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
        self.keep("window_geometry", base64.b64encode(value).decode("ascii"))

    def last_setup(self, game_id: str) -> LastSetup | None:
        """How a game was last set up, if it was. Whether that fits the game is for the caller to see."""
        setups = self._values.get("last_setups")
        return _read_setup(setups.get(game_id)) if isinstance(setups, dict) else None

    def remember_setup(self, game_id: str, setup: LastSetup) -> None:
        """Keep how a game is set up, and who its people are."""
        setups = self._values.get("last_setups")
        self.keep("last_setups", {**(setups if isinstance(setups, dict) else {}), game_id: _entry_of(setup)})
        seats = zip(setup.names, setup.players, strict=False)
        self.remember_names([name for name, player in seats if player == PERSON])

    def kept(self, name: str) -> object:
        """What is kept under a name, as the file has it; None: nothing."""
        return self._values.get(name)

    def keep(self, name: str, value: object) -> None:
        """Keep a value that was found good, and tell it if it is another one than before."""
        if name in self._values and self._values[name] == value:
            return
        import json  # noqa: PLC0415 - see find_values

        self._values[name] = value
        if self._file is not None:
            called = QCoreApplication.translate("Settings", "Settings file")
            self._writer.submit(self._file, json.dumps(self._values, indent=2) + "\n", called=called)
        self.changed.emit(name)


def _entry_of(setup: LastSetup) -> dict[str, object]:
    entry: dict[str, object] = {
        "names": list(setup.names),
        "players": list(setup.players),
        "options": dict(setup.options),
    }
    if setup.first is not None:
        entry["first"] = setup.first
    if setup.aids is not None:
        entry["aids"] = setup.aids.to_json()
    if setup.take_back is not None:
        entry["take_back"] = setup.take_back
    return entry


def _read_setup(entry: object) -> LastSetup | None:
    if not isinstance(entry, dict):
        return None
    names, players = _texts(entry.get("names")), _texts(entry.get("players"))
    options, first, take_back = entry.get("options", {}), entry.get("first"), entry.get("take_back")
    if not names or len(names) != len(players) or not isinstance(options, dict):
        return None
    return LastSetup(
        names,
        players,
        {name: value for name, value in options.items() if isinstance(value, int)},
        first if type(first) is int and 0 <= first < len(names) else None,
        Aids.from_table(entry) if "aids" in entry else None,
        take_back if isinstance(take_back, bool) else None,
    )


def _texts(values: object) -> tuple[str, ...]:
    """A list of texts; empty if it is anything else."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return ()
    return tuple(values)
