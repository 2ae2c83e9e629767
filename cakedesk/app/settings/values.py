"""What the players set, kept in one small file."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeGuard, TypeVar

from PySide6.QtCore import QObject, Signal

from cakedesk.app.files.reader import in_time
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.settings.file import find_values, no_values
from cakedesk.app.settings.switch_setting import SwitchSetting
from cakedesk.engine.game import PERSON
from cakedesk.table.aids import Aids

TEXT_PERCENTS = (100, 125, 150)
"""The text sizes that there are."""

LOUDEST_PERCENT = 100
USUAL_VOLUME_PERCENT = 60

MOST_KNOWN_NAMES = 24
"""So many names are remembered; who has not played for longest is forgotten first."""

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

    reduced_motion = SwitchSetting(usual=False)
    """Whether cross-fades take the place of all movement."""

    muted = SwitchSetting(usual=False)
    """Whether there is no sound at all."""

    sound_cards = SwitchSetting(usual=True)
    """Whether cards, coins and the knife are heard."""

    sound_turn = SwitchSetting(usual=True)
    """Whether a person's turn is heard."""

    sound_events = SwitchSetting(usual=True)
    """Whether ribbons, collapses and the end are heard."""

    full_screen = SwitchSetting(usual=False)
    """Whether the window fills the screen."""

    log_open = SwitchSetting(usual=False)
    """Whether the log stands beside the table."""

    take_back = SwitchSetting(usual=False)
    """Whether computers' answers can be taken back in new matches."""

    def __init__(self, file: Path, writer: SaveWriter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writer = writer
        # The trouble: one sentence for people if the file was damaged or unreadable, else empty.
        self._file, self._values, self.trouble = in_time(partial(find_values, file), no_values())

    @property
    def theme(self) -> ThemeChoice:
        """Which theme is shown."""
        return self._choice("theme", ThemeChoice.SYSTEM)

    @theme.setter
    def theme(self, value: str) -> None:
        self.keep("theme", ThemeChoice(value).value)

    @property
    def computer_pace(self) -> Pace:
        """How fast the moves of computer seats follow each other."""
        return self._choice("computer_pace", Pace.NORMAL)

    @computer_pace.setter
    def computer_pace(self, value: str) -> None:
        self.keep("computer_pace", Pace(value).value)

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
        self.keep("animation_speed", Pace(value).value)

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
        self.keep("resolving", Resolving(value).value)

    @property
    def language(self) -> str:
        """The language of the program, such as ``de`` or ``pt_BR``; empty: the system's."""
        value = self._values.get("language")
        return value if isinstance(value, str) and _is_language(value) else ""

    @language.setter
    def language(self, value: str) -> None:
        if not _is_language(value):
            raise ValueError(f"{value!r} is not a language such as 'de' or 'pt_BR'")
        self.keep("language", value)

    @property
    def text_percent(self) -> int:
        """How large texts are, one of `TEXT_PERCENTS`."""
        value = self._values.get("text_percent")
        return value if type(value) is int and value in TEXT_PERCENTS else TEXT_PERCENTS[0]

    @text_percent.setter
    def text_percent(self, value: int) -> None:
        if value not in TEXT_PERCENTS:
            raise ValueError(f"text has {TEXT_PERCENTS} percent, not {value!r}")
        self.keep("text_percent", value)

    @property
    def volume(self) -> int:
        """How loud sounds are, 0 to 100."""
        value = self._values.get("volume")
        return value if _is_volume(value) else USUAL_VOLUME_PERCENT

    @volume.setter
    def volume(self, value: int) -> None:
        if not _is_volume(value):
            raise ValueError(f"the volume is a whole number from 0 to {LOUDEST_PERCENT}, not {value!r}")
        self.keep("volume", value)

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

    @property
    def last_game(self) -> str:
        """The id of the game that was on the table last; empty if none was."""
        value = self._values.get("last_game")
        return value if isinstance(value, str) else ""

    @last_game.setter
    def last_game(self, value: str) -> None:
        self.keep("last_game", value)

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

    def _choice(self, name: str, default: _Choice) -> _Choice:
        try:
            return type(default)(self._values.get(name, default))
        except ValueError:
            return default

    def switch_value(self, name: str, *, usual: bool) -> bool:
        """The value of a `SwitchSetting`. Tells whether it is on."""
        value = self._values.get(name)
        return value if isinstance(value, bool) else usual

    def keep(self, name: str, value: object) -> None:
        """Keep a value that was found good, and tell it if it is another one than before."""
        if name in self._values and self._values[name] == value:
            return
        import json  # noqa: PLC0415 - see read_values

        self._values[name] = value
        if self._file is not None:
            self._writer.submit(self._file, json.dumps(self._values, indent=2) + "\n")
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


def _is_language(value: str) -> bool:
    language, _, country = value.partition("_")
    if not value:
        return True
    known = language.isascii() and language.isalpha() and language.islower() and 2 <= len(language) <= 3
    return known and (country.isascii() and country.isalnum() if "_" in value else True)


def _is_volume(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= LOUDEST_PERCENT


def _texts(values: object) -> tuple[str, ...]:
    """A list of texts; empty if it is anything else."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return ()
    return tuple(values)
