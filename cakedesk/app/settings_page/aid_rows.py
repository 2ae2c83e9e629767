"""The switches of the aids, in the settings and in the set-up of one match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.game_offer import AidOffer
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import bind_switch
from cakedesk.app.widgets.setting_rows import SwitchRow
from cakedesk.table.aids import Aids


class AidRows:
    """The switches of the aids that there are, and of taking back answers. They tell what is chosen."""

    def __init__(
        self,
        style: PageStyle,
        offers: Sequence[AidOffer],
        parent: QWidget,
        on_aids: Callable[[Aids], None],
        on_take_back: Callable[[bool], None],
    ) -> None:
        self._aids = Aids()
        self._on_aids = on_aids
        # The rows of the aids by their fields of `Aids`, in the order of the offers.
        self.by_name = {offer.name: SwitchRow(style, offer.title, offer.line, parent) for offer in offers}
        self.take_back = SwitchRow(
            style,
            QCoreApplication.translate("AidRows", "Take back answers"),
            QCoreApplication.translate("AidRows", "also undo the computer’s move"),
            parent,
        )
        self.rows = [*self.by_name.values(), self.take_back]  # all of them, taking back last
        for name, row in self.by_name.items():
            bind_switch(row, partial(self._switch, name))
        bind_switch(self.take_back, on_take_back)

    def show(self, aids: Aids, take_back: bool) -> None:
        """Show what is chosen, silently."""
        self._aids = aids
        for name, row in self.by_name.items():
            row.switch.setChecked(getattr(aids, name))
        self.take_back.switch.setChecked(take_back)

    def _switch(self, name: str, on: bool) -> None:
        self._aids = self._aids._replace(**{name: on})
        self._on_aids(self._aids)
