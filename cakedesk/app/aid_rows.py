"""The switches of the aids, in the settings and in the set-up of one match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.setting_rows import SwitchRow
from cakedesk.app.widgets.titled_panel import bind_switch
from cakedesk.table.aids import Aids


class AidRows:
    """The switches of all aids of a match, and of taking back answers.

    Attributes:
        rows: points, warnings, unseen, targets, taking back.

    Args:
        style: the look.
        parent: where they lie.
        on_aids: gets the `Aids` that a person chose.
        on_take_back: gets whether a person wants answers to be taken back.
    """

    def __init__(
        self,
        style: PageStyle,
        parent: QWidget,
        on_aids: Callable[[Aids], None],
        on_take_back: Callable[[bool], None],
    ) -> None:
        self._aids = Aids()
        self._on_aids = on_aids
        texts = _texts()
        self.rows = [SwitchRow(style, *texts[name], parent) for name in texts]
        for name, row in zip(list(texts)[:-1], self.rows, strict=False):
            bind_switch(row, partial(self._switch, name))
        bind_switch(self.rows[-1], on_take_back)

    def show(self, aids: Aids, take_back: bool) -> None:
        """Show what is chosen, silently.

        Args:
            aids: which aids are on.
            take_back: whether answers can be taken back.
        """
        self._aids = aids
        on = (aids.points, aids.warnings, aids.unseen, aids.targets, take_back)
        for row, chosen in zip(self.rows, on, strict=True):
            row.switch.setChecked(chosen)

    def _switch(self, name: str, on: bool) -> None:
        self._aids = self._aids._replace(**{name: on})
        self._on_aids(self._aids)


def _texts() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    return {
        "points": (
            translate("AidRows", "Points so far"),
            translate("AidRows", "also what a move would gain"),
        ),
        "warnings": (
            translate("AidRows", "Warn before a collapse"),
            translate("AidRows", "what would be lost, and why"),
        ),
        "unseen": (
            translate("AidRows", "Cards seats may hold"),
            translate("AidRows", "counted from what lay open"),
        ),
        "targets": (
            translate("AidRows", "Legal targets"),
            translate("AidRows", "where the lifted card may go"),
        ),
        "take_back": (
            translate("AidRows", "Take back answers"),
            translate("AidRows", "also undo the computer’s move"),
        ),
    }
