"""`TableReader`: says what can be done and what lies where, to who can't see it or would rather read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cakedesk.table.items import ButtonItem, DropZone, FaceItem, PanelItem, TableItem
from cakedesk.table.items.base import ItemRole
from cakedesk.table.items.picture_button import PictureButton
from cakedesk.table.scene import TableScene

if TYPE_CHECKING:
    from cakedesk.table.board import BoardStatus
    from cakedesk.table.kit.action_tray import ActionTray
    from cakedesk.table.kit.staged import Staged

_PRESSED = (ItemRole.BUTTON, ItemRole.ZONE)
_COMMANDS = (ButtonItem, PictureButton, DropZone)
"""What only does something, unless it can be carried; panels that can be pressed hold something as well."""


class TableReader(QObject):
    """Reads the table of a board: all of it is what screen readers find there, so nothing hidden is in it.

    It is announced, and stands over the table until the next key, click or change.

    Args:
        staged: the turn of the person who acts.
        tray: gives the tray that is shown.
    """

    def __init__(self, scene: TableScene, staged: Staged, tray: Callable[[], ActionTray | None]) -> None:
        super().__init__()
        self._scene, self._staged, self._tray = scene, staged, tray
        self._status = ""
        self._told: tuple[str, str] | None = None
        self._tell = self.choices
        scene.reordered.connect(self._follow)

    def take_status(self, status: BoardStatus) -> None:
        """Hear how far the game is."""
        self._status = status.text

    def say_choices(self) -> None:
        """Say what can be done now, and by which keys."""
        self._say(self.choices)

    def say_table(self) -> None:
        """Say who has what, and what lies where."""
        self._say(self.table)

    def clear(self) -> None:
        """Take away what was said: it is no longer so, or somebody else looks."""
        if self._told is not None and self._scene.enlarge.told == self._told:
            self._scene.enlarge.hide()
        self._told = None

    # ------------------------------------------------------------------------------------------ what is said

    def choices(self) -> tuple[str, str]:
        """What is asked; then how, what can be used and the keys, a line each."""
        tray, turn = self._tray(), self._staged.turn
        things = dict.fromkeys(item.accessible_name for item in self.usable())
        keys = [turn.keys()] if turn is not None else []
        if self._staged.can_take_back():
            keys.append(self.tr("Backspace: take back"))
        if tray is not None and tray.primary.isVisible() and tray.primary.available:
            keys.append(self.tr("Ctrl+Enter: {button}").format(button=tray.primary.text))
        keys.append(self.tr("F3: read the table"))
        lines = [
            tray.asked.help if tray is not None else "",
            self.tr("To be used: {things}").format(things=_sentences(things)) if things else "",
            _sentences(keys),
        ]
        prompt = tray.asked.prompt if tray is not None else ""
        return prompt or self.tr("Nothing is to be done here now"), _lines(lines)

    def table(self) -> tuple[str, str]:
        """How far the game is; then a line for each panel and part of the table, in the order of reading."""
        tray = self._tray()
        left_out = () if tray is None else (tray.prompt, tray.help)
        read = [
            item
            for item in self._scene.spoken_items()
            if (item.drag_only or not isinstance(item, _COMMANDS)) and item not in left_out
        ]
        panels = [item for item in read if item.role is ItemRole.GROUP or isinstance(item, PanelItem)]
        panels.sort(key=lambda item: -item.width_px * item.height_px)
        parts: dict[object, list[TableItem]] = {}
        for item in read:
            middle = item.rect_px().center()
            on = next((panel for panel in panels if panel.rect_px().contains(middle)), None)
            if on is None:
                parts.setdefault(item.focus_order[:1], []).append(item)
            else:
                parts.setdefault(on, [on]).extend([item] if item is not on else [])
        said: dict[str, None] = {}
        lines = []
        # Panels first, seats among them; a title alone would be about nothing.
        for about in sorted(parts, key=lambda about: not isinstance(about, TableItem)):
            part = parts[about]
            if all(item.role is ItemRole.TEXT and not item.key for item in part):
                continue
            names = [item.accessible_name for item in part if not _is_said(item, said, part)]
            said.update(dict.fromkeys(names))
            lines.append(_sentences(names))
        return self._status, _lines(lines)

    def usable(self) -> list[TableItem]:
        """What can be picked, placed on or pressed now, in the order of reading; not the primary button."""
        gestures, tray = self._scene.gestures, self._tray()
        source = gestures.source
        if gestures.picked_item is not None:
            return list(gestures.targets)
        return [
            item
            for item in self._scene.interactive_items()
            if item.available
            and (tray is None or item is not tray.primary)
            and (
                item.role in _PRESSED
                or (source is not None and (source.can_pick(item) or source.answers(item)))
                or (isinstance(item, FaceItem) and (item.look.playable or item.look.current))
            )
        ]

    # ------------------------------------------------------------------------------------------------ inside

    def _say(self, tell: Callable[[], tuple[str, str]]) -> None:
        self._tell, self._told = tell, tell()
        self._scene.announce(_sentences(self._told))
        self._scene.enlarge.tell_all(self._told)

    def _follow(self) -> None:
        """Something came or went: what was said goes if it is no longer so."""
        if self._told is not None and self._tell() != self._told:
            self.clear()


def _is_said(item: TableItem, said: Iterable[str], part: Sequence[TableItem]) -> bool:
    """Whether it was said before, or with more; of a title, picture or panel also amid other words."""
    name = item.accessible_name
    if item.role not in (ItemRole.TEXT, ItemRole.GROUP, ItemRole.IMAGE):
        return any(words == name or words.startswith(f"{name}. ") for words in said)
    others = [
        other.accessible_name
        for other in part
        if other is not item and (other is part[0] or len(other.accessible_name) > len(name))
    ]
    return any(name in words for words in (*said, *others))


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(line for line in lines if line)


def _sentences(parts: Iterable[str]) -> str:
    """Parts one after the other, each with a stop."""
    return " ".join(part if part[-1] in ".!?…" else f"{part}." for part in parts if part)
