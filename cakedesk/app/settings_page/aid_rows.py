"""The switches of the aids, in the settings and in the set-up of one match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import RowsSection, bind_switch
from cakedesk.app.widgets.setting_rows import SwitchRow
from cakedesk.table.aids import Aids
from cakedesk.table.boards.entry import TableAid


class AidRows(RowsSection):
    """The aids that there are, and taking back answers."""

    aids_chosen = Signal(object)  # other `Aids`
    take_back_chosen = Signal(bool)  # whether answers can be taken back

    def __init__(self, style: PageStyle, title: str, offers: Sequence[TableAid], parent: QWidget) -> None:
        super().__init__(style, title, parent)
        self._aids = Aids()
        # The rows of the aids by their fields of `Aids`, in the order of the offers.
        self.by_name = {offer.name: SwitchRow(style, offer.title, offer.line, self) for offer in offers}
        self.take_back = SwitchRow(
            style,
            QCoreApplication.translate("AidRows", "Take back answers"),
            QCoreApplication.translate("AidRows", "also undo the computer’s move"),
            self,
        )
        self.rows = [*self.by_name.values(), self.take_back]  # all of them, taking back last
        for name, row in self.by_name.items():
            bind_switch(row, partial(self._switch, name))
        bind_switch(self.take_back, self.take_back_chosen.emit)

    def show_aids(self, aids: Aids, take_back: bool) -> None:
        """Show what is chosen, silently."""
        self._aids = aids
        for name, row in self.by_name.items():
            row.switch.setChecked(getattr(aids, name))
        self.take_back.switch.setChecked(take_back)

    def _switch(self, name: str, on: bool) -> None:
        self._aids = self._aids._replace(**{name: on})
        self.aids_chosen.emit(self._aids)
