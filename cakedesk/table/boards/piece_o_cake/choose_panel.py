"""`ChoosePanel`: what becomes of the slices of the chosen piece, or what is forfeited instead."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QRectF, Signal

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.choice_composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.choice_switch import ChoiceHalf, SwitchFrame
from cakedesk.table.boards.piece_o_cake.choice_wording import ChoiceWording
from cakedesk.table.boards.piece_o_cake.forfeit_panel import ForfeitPanel
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.items import (
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE = 3
ROW_UNITS = 92.0
LEAST_ROW_UNITS = 50.0
REASON_ROW_UNITS = 80.0
"""Higher rows have room for the reason below the switch."""

LEAST_TOKEN_UNITS = 34.0
LEAST_NAME_PX = 13.0


class SlicesRow(ScreenPart):
    """The slices of one variety of the chosen piece, and their switch."""

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, variety: int, parent: ChoosePanel) -> None:
        super().__init__(scene, parent)
        self.variety = variety
        kind = lists.varieties[variety]
        self._kind = kind
        self._names = [variety_name(lists, other) for other in range(len(lists.varieties))]
        self._well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self._token = self.own(FaceItem(scene, faces.variety_face(kind.name), key=f"chosen/{variety}"))
        self._token.big_face = self._token.face
        self._name = self.own(TextItem(scene, ""))
        self._count = self.own(TextItem(scene, ""))
        self._frame = self.own(SwitchFrame(scene))
        self._frame.setZValue(z_values.LAID)
        self.eat = self.own(ChoiceHalf(scene, "eat", f"eat/{variety}", partial(parent.eaten.emit, variety)))
        self.collect = self.own(
            ChoiceHalf(scene, "collect", f"collect/{variety}", partial(parent.collected.emit, variety))
        )
        self._reason = self.own(TextItem(scene, ""))

    def show(
        self, wording: ChoiceWording, composer: ChoiceComposer, count: int, eaten: int, *, reasons: bool
    ) -> None:
        """Show how many of its slices go which way."""
        kind, collected = self._kind, count - eaten
        self._name.set_text(wording.name(self.variety))
        self._count.set_text(wording.slices(count))
        self.eat.show_state(eaten > 0, f"+{max(eaten, 1) * kind.cream}", 0, kind.cream)
        self.collect.show_state(collected > 0, f"{collected}×" if count > 1 else "", kind.count, 0)
        self._reason.set_text(wording.reason(composer, self.variety) if reasons else "")
        told = f"{self._reason.text}: {wording.who_holds(composer, self.variety)}" if reasons else ""
        self.eat.set_accessible(wording.eat_half(self.variety, eaten, count), told)
        self.collect.set_accessible(wording.collect_half(self.variety, collected, count), told)
        for half in (self.eat, self.collect):
            half.tooltip = told

    def fit(self, rect: QRectF, number: int) -> None:
        """Stand in a zone."""
        px, text_px = self.metrics.px, self.metrics.text_px
        self._well.set_style(PanelStyle(fill="well", radius_px=px(14)))
        self._well.resize(rect.width(), rect.height())
        self._well.place(rect.left(), rect.top())
        tight = rect.height() < px(REASON_ROW_UNITS) or not self._reason.text
        switch_width = min(rect.width() * 0.53, px(232) * max(1.0, self.metrics.text_scale * 0.85))
        beside = rect.width() - switch_width - px(30) - self._longest_name_px()
        token = min(px(66), rect.height() * 0.84, max(beside, px(LEAST_TOKEN_UNITS)))
        self._token.resize(token, token)
        self._token.place(rect.left() + px(8), rect.center().y() - token / 2)
        reason_px = text_px(18)
        reason_room = reason_px * 1.25 if not tight else 0.0
        switch_height = min(px(56), rect.height() - px(8) - reason_room)
        left = rect.right() - px(8) - switch_width
        top = rect.top() + px(6) if not tight else rect.center().y() - switch_height / 2
        self._frame.resize(switch_width, switch_height)
        self._frame.place(left, top)
        inset, half = px(3), switch_width / 2
        for place, item in enumerate((self.eat, self.collect)):
            item.resize(half - inset, switch_height - 2 * inset)
            item.place(left + inset + place * (half - inset), top + inset)
            item.focus_order = (FOCUS_ZONE, number, place)
        name_left = rect.left() + px(16) + token
        room = left - px(6) - name_left
        self._name.set_style(TextStyle(px=text_px(21), weight=700, elide=True, shrink_to_px=LEAST_NAME_PX))
        self._name.set_width(room)
        self._count.set_style(TextStyle(px=text_px(19), elide=True, shrink_to_px=12))
        self._count.set_width(room)
        both = self._name.height_px + self._count.height_px
        shows_count = both <= rect.height()
        self.show_item(self._count, shows_count)
        name_top = rect.center().y() - (both if shows_count else self._name.height_px) / 2
        self._name.place(name_left, name_top)
        self._count.place(name_left, name_top + self._name.height_px)
        self._reason.set_style(
            TextStyle(px=reason_px, color="ink_soft", align="center", elide=True, shrink_to_px=12)
        )
        self._reason.set_width(switch_width)
        self._reason.place(left, top + switch_height)
        self.show_item(self._reason, not tight)

    def _longest_name_px(self) -> float:
        """The width of the longest name of any variety at its least size: all rows leave room for it."""
        style = TextStyle(px=LEAST_NAME_PX, weight=700)
        return max(text_width(name, style) for name in self._names)


class ChoosePanel(ScreenPart):
    """The switches of the chosen piece, what they come to, and forfeiting below.

    Attributes:
        rows: the switches, by variety.
        forfeits: the varieties to forfeit.

    Signals:
        eaten: one more slice of a variety is to be eaten.
        collected: one more slice of a variety is to be collected.
        forfeited: a variety is chosen to forfeit, or given back.
    """

    eaten = Signal(int)
    collected = Signal(int)
    forfeited = Signal(int)

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: ChoiceWording, parent: QObject | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._wording = wording
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(29)))
        self._text = self.own(TextItem(scene, ""))
        self._heads = (
            self.own(TextItem(scene, self.tr("eat"))), self.own(TextItem(scene, self.tr("collect"))),
        )  # fmt: skip
        for head in self._heads:
            head.set_accessible("")
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self._plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._sure = self.own(TextItem(scene, ""))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._ahead = self.own(TextItem(scene, ""))
        self.rows: dict[int, SlicesRow] = {}
        self.forfeits = ForfeitPanel(scene, lists, wording, self.forfeited.emit, self)
        self.own_part(self.forfeits)
        self._rect = QRectF()
        self._has_forfeits = False
        self.shows_points = True

    def show(self, composer: ChoiceComposer, name: str) -> None:
        """Show a choice in the making.

        Args:
            composer: the choice.
            name: who chooses.
        """
        wording, rows = self._wording, composer.rows()
        self._title.set_text(wording.title(composer, name))
        self._text.set_text("" if rows else wording.explanation(composer))
        if list(self.rows) != [row[0] for row in rows]:
            for row in self.rows.values():
                self.drop_part(row)
            self.rows = {variety: SlicesRow(self.scene, self._lists, variety, self) for variety, _, _ in rows}
            for row in self.rows.values():
                self.own_part(row)
        for variety, count, eaten in rows:
            self.rows[variety].show(wording, composer, count, eaten, reasons=self.shows_points)
        eaten_after = composer.look.shown.eaten_sizes[composer.seat] + composer.eaten_slices()
        self._plate.set_face(faces.eaten_plate_face(eaten_after))
        self._sure.set_text(wording.sure(composer.cream()))
        self._ahead.set_text(wording.ahead(composer) if self.shows_points else "")
        self._has_forfeits = bool(composer.forfeits)
        self.forfeits.show(composer)
        self.fit(self._rect)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect = rect
        if rect.isEmpty():
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        self._title.set_style(
            TextStyle(px=text_px(29), family="display", elide=True, shrink_to_px=text_px(19))
        )
        self._title.set_width(rect.width() - px(44))
        head_px = text_px(20)
        heading = px(16) + self._title.height_px + (head_px * 1.3 if self.rows else px(8))
        foot = px(72) * max(1.0, self.metrics.text_scale * 0.8) if self.rows else 0.0
        gap = px(14)
        count, row_gap = len(self.rows), px(8)
        free = rect.height() - heading - foot - px(8) - row_gap * max(0, count - 1)
        shows_forfeits = self._has_forfeits
        forfeit_height = self.forfeits.natural_px(rect.width()) if shows_forfeits else 0.0
        is_compact = shows_forfeits and free - forfeit_height - gap < count * px(REASON_ROW_UNITS)
        if is_compact:
            forfeit_height = self.forfeits.natural_px(rect.width(), is_compact=True)
        row = px(ROW_UNITS)
        if count:
            beside = (free - forfeit_height - gap) / count if shows_forfeits else free / count
            if shows_forfeits and beside < max(px(LEAST_ROW_UNITS), 30.0):
                shows_forfeits, beside = False, free / count
            row = min(row * max(1.0, self.metrics.text_scale * 0.85), beside)
        body = count * row + row_gap * max(0, count - 1)
        self._text.set_style(TextStyle(px=text_px(22), color="ink_soft", wrap=True))
        self._text.set_width(rect.width() - px(44))
        if not count:
            body = self._text.height_px + px(12)
        panel = QRectF(rect.left(), rect.top(), rect.width(), heading + body + foot + px(8))
        frame = Frame("raspberry", max(2.5, px(4))) if count else None
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest", frame=frame))
        self._panel.resize(panel.width(), panel.height())
        self._panel.place(panel.left(), panel.top())
        self._title.place(panel.left() + px(22), panel.top() + px(14))
        self._text.place(panel.left() + px(22), panel.top() + heading)
        top = panel.top() + heading
        for number, item in enumerate(self.rows.values()):
            item.fit(
                QRectF(panel.left() + px(14), top + number * (row + row_gap), panel.width() - px(28), row),
                number,
            )
        self._fit_heads(head_px, top)
        self._fit_foot(QRectF(panel.left() + px(22), panel.bottom() - foot, panel.width() - px(44), foot))
        self.forfeits.set_shown(self.is_shown and shows_forfeits)
        if shows_forfeits:
            forfeit_top = panel.bottom() + gap
            height = min(rect.bottom() - forfeit_top, forfeit_height)
            self.forfeits.fit(QRectF(rect.left(), forfeit_top, rect.width(), height), is_compact=is_compact)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the panel."""
        super().set_shown(shown)
        self.fit(self._rect)

    def _fit_heads(self, head_px: float, top: float) -> None:
        first = next(iter(self.rows.values()), None)
        for head, half in zip(
            self._heads, (first.eat, first.collect) if first is not None else (None, None), strict=True
        ):
            self.show_item(head, half is not None)
            if half is not None:
                head.set_style(TextStyle(px=head_px, color="ink_soft"))
                head.place_center(half.center_px().x(), top - head.height_px * 0.56)

    def _fit_foot(self, foot: QRectF) -> None:
        px, shown = self.metrics.px, bool(self.rows)
        for item in (self._rule, self._plate, self._sure):
            self.show_item(item, shown)
        has_crown = shown and bool(self._ahead.text)
        self.show_item(self._crown, has_crown)
        self.show_item(self._ahead, has_crown)
        if not shown:
            return
        self._rule.resize(foot.width(), max(1.0, px(2)))
        self._rule.place(foot.left(), foot.top() + px(2))
        side, middle = min(px(56), foot.height() * 0.8), foot.center().y() + px(2)
        self._plate.resize(side, side * 1.04)
        self._plate.place(foot.left(), middle - side / 2)
        left = foot.left() + side + px(10)
        style = TextStyle(px=self.metrics.text_px(23), weight=700)
        self._sure.set_style(style)
        self._sure.place(left, middle - self._sure.height_px / 2)
        left += self._sure.width_px + px(18)
        self._crown.resize(side * 0.78, side * 0.78)
        self._crown.place(left, middle - side * 0.42)
        left += side * 0.78 + px(8)
        room = foot.right() - left
        text_px = style.px if text_width(self._ahead.text, style) <= room else self.metrics.text_px(18)
        self._ahead.set_style(TextStyle(px=text_px, weight=700, wrap=True))
        self._ahead.set_width(room)
        self._ahead.place(left, middle - self._ahead.height_px / 2)
