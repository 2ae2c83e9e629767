"""The settings of the aids in new matches."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from cakedesk.app.people.game_offer import settings_aids
from cakedesk.app.settings.values import Settings
from cakedesk.app.settings_page.aid_rows import AidRows
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import TitledPanel


class AidsPanel(AidRows, TitledPanel):
    """The aids of new matches."""

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, self.tr("Aids in new matches"), settings_aids(), parent)
        self._settings = settings
        self.aids_chosen.connect(partial(setattr, settings, "aids"))
        self.take_back_chosen.connect(partial(setattr, settings, "take_back"))

    def refresh(self) -> None:
        """Show what is set now."""
        self.show_aids(self._settings.aids, self._settings.take_back)
