"""The settings of the aids in new matches."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from cakedesk.app.people.game_offer import settings_aids
from cakedesk.app.settings.values import Settings
from cakedesk.app.settings_page.aid_rows import AidRows
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import RowsSection, TitledPanel


class AidsPanel(RowsSection, TitledPanel):
    """The aids of new matches."""

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, self.tr("Aids in new matches"), parent)
        self._settings = settings
        keep = partial(setattr, settings, "aids"), partial(setattr, settings, "take_back")
        self._aids = AidRows(style, settings_aids(), self, *keep)
        self.by_name, self.rows = self._aids.by_name, self._aids.rows

    def refresh(self) -> None:
        """Show what is set now."""
        self._aids.show(self._settings.aids, self._settings.take_back)
