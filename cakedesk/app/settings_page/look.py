"""The settings of language, theme and text size, and those that make the program easier to use."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cakedesk.app.settings.languages import languages
from cakedesk.app.settings.values import TEXT_PERCENTS, Settings, ThemeChoice
from cakedesk.app.settings_page.theme_tile import ThemeTile
from cakedesk.app.widgets.choices import Segmented
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import RowsSection, TitledPanel, bind_switch
from cakedesk.app.widgets.setting_rows import SwitchRow
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, ink_soft

_THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.SYSTEM)
_GAP_UNITS = 12
_TILE_UNITS = (116, 190)
"""How high the picture of a theme is at least, and at most."""


class LookPanel(TitledPanel):
    """Language, theme and text size."""

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, self.tr("Language and look"), parent)
        self._settings = settings
        self._languages = languages()
        names = self.tr("Language"), self.tr("Theme"), self.tr("Text size")
        self._names = [Label(style, LABEL, self, text=name) for name in names]
        words = [self.tr("as the system"), *(language.name for language in self._languages)]
        # The list of languages; the first entry is the system's.
        self.language = Combo(style, self.tr("Language"), words, self)
        self._names[0].setBuddy(self.language)
        self._theme_group = QWidget(self)
        self._theme_group.setAccessibleName(self.tr("Theme"))
        tiles = zip(_THEMES, (self.tr("light"), self.tr("dark"), self.tr("as system")), strict=True)
        self.themes = [ThemeTile(style, theme, name, self._theme_group) for theme, name in tiles]
        sizes = [self.tr("{percent} %").format(percent=percent) for percent in TEXT_PERCENTS]
        self.text_size = Segmented(style, self.tr("Text size"), sizes, self)
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._note.setText(self.tr("The table makes room for it at every window size."))
        self._connect()

    def refresh(self) -> None:
        """Show what is set now."""
        codes = ["", *(language.code for language in self._languages)]
        chosen = self._settings.language
        self.language.choose(codes.index(chosen) if chosen in codes else 0)
        self.themes[_THEMES.index(self._settings.theme)].setChecked(True)
        self.text_size.choose(TEXT_PERCENTS.index(self._settings.text_percent))

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        return self._fixed_px(width_px) + self._least_tile_px()

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        px, gap = self._style.px, self._style.px(_GAP_UNITS)
        row, name, label = (
            self._style.target_px(50),
            self._name_px(room.width()),
            LABEL.line_px(self._style) + 2,
        )
        top, spare = room.y(), room.height() - self._fixed_px(room.width())
        tile = min(spare, max(px(_TILE_UNITS[1]), self._least_tile_px()))
        gap += (spare - tile) / 4
        self._names[0].place(QRectF(room.x(), top, name, row))
        self.language.place(QRectF(room.x() + name, top, room.width() - name, row))
        top += row + gap
        self._names[1].place(QRectF(room.x(), top, room.width(), label))
        top += label + px(4)
        # Its frame reaches beyond the tile; the tiles themselves stand in line with the words.
        reach = px(8)
        tiles = QRectF(room.x() - reach, top, room.width() + 2 * reach, tile)
        self._theme_group.setGeometry(tiles.toAlignedRect())
        each = (tiles.width() - 2 * px(6)) / 3
        for number, theme in enumerate(self.themes):
            theme.place(QRectF(number * (each + px(6)), 0, each, tile))
        top += tile + gap
        self._names[2].place(QRectF(room.x(), top, name, row))
        self.text_size.place(QRectF(room.x() + name, top, room.width() - name, row))
        top += row + gap
        self._note.place(QRectF(room.x(), top, room.width(), self._note.wanted_height_px(room.width()) + 2))

    def _name_px(self, width_px: float) -> float:
        """How much of a row its name has, clear of what is beside it."""
        wanted = max(name.wanted_width_px() for name in self._names) + self._style.px(16)
        return max(width_px * 0.34, min(wanted, width_px - self.text_size.least_width_px()))

    def _least_tile_px(self) -> float:
        # The name below the picture grows with the text size: the picture keeps what it has.
        return max(self._style.px(_TILE_UNITS[0] - 34), 60.0) + CAPTION.line_px(self._style)

    def _fixed_px(self, width_px: float) -> float:
        rows = 2 * self._style.target_px(50) + 3 * self._style.px(_GAP_UNITS) + self._style.px(4)
        return rows + LABEL.line_px(self._style) + 2 + self._note.wanted_height_px(width_px) + 2

    def _connect(self) -> None:
        for theme, tile in zip(_THEMES, self.themes, strict=True):
            tile.clicked.connect(lambda _=False, theme=theme: setattr(self._settings, "theme", theme))
        self.language.chosen.connect(self._choose_language)
        self.text_size.chosen.connect(
            lambda number: setattr(self._settings, "text_percent", TEXT_PERCENTS[number])
        )

    def _choose_language(self, number: int) -> None:
        self._settings.language = self._languages[number - 1].code if number else ""


class EasierPanel(RowsSection, TitledPanel):
    """What makes the program easier to see and to use."""

    _apart_units = 12

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, self.tr("Easier to see and use"), parent)
        self._settings = settings
        motion = self.tr("Reduced motion"), self.tr("cross-fades, nothing travels")
        screen = self.tr("Full screen"), self.tr("all of the screen for the table")
        self.reduced_motion = SwitchRow(style, *motion, self)
        self.full_screen = SwitchRow(style, *screen, self)
        self.rows = [
            bind_switch(self.reduced_motion, partial(setattr, settings, "reduced_motion")),
            bind_switch(self.full_screen, partial(setattr, settings, "full_screen")),
        ]

    def refresh(self) -> None:
        """Show what is set now."""
        self.reduced_motion.switch.setChecked(self._settings.reduced_motion)
        self.full_screen.switch.setChecked(self._settings.full_screen)
