"""`PlaceZone`: the cake on which squares are placed: where the next one may lie, and what it gains there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation

from cakedesk.art.face import Face
from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.grid import REACH, place_of
from cakedesk.games.take_the_cake.open_facts import newest_squares, reach_of, toppings_of
from cakedesk.games.take_the_cake.phases import CAKES, NO_CARD
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table import z_values
from cakedesk.table.aids import Aids
from cakedesk.table.boards.take_the_cake.composer import NOTHING, Put, PutComposer
from cakedesk.table.boards.take_the_cake.looks import TOPPING_FACES, square
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording, signed
from cakedesk.table.items import CardItem, FaceItem, Frame, PanelItem, PanelStyle, TextItem, display_style
from cakedesk.table.items.base import ItemRole
from cakedesk.table.kit.flow import column, fill, row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.tally import TitledTally
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work
from cakedesk.table.text_fit import fit_forms
from cakedesk.table.theme import Theme

MOST_UNITS, LOCK_UNITS, COUNTS_UNITS = 118.0, 30.0, 130.0
"""The greatest side of a square, the room for locks around them, and that of counts beside or below."""

GAP_SHARE = 0.08
CLOSING, SHADE = 0.55, 0.2
SLIDING_MS = 200
GHOST_DIM = 0.6

SQUARES = 3
"""Where squares come in the order of reading."""

Place = tuple[int, int]


class PlaceZone(ScreenPart):
    """The cake in the making."""

    def __init__(self, scene: TableScene, words: TurnWording, aids: Aids) -> None:
        super().__init__(scene)
        self._words, self._aids = words, aids
        self._well = self.own(PanelItem(scene))
        self._frame = self.own(PanelItem(scene))
        self._frame.setZValue(z_values.ZONE - 1)
        # Where the square in hand may lie, by row and column.
        self.spots: Kept[Place, PanelItem] = Kept(self, self._make_spot)
        self._gains: Kept[Place, TextItem] = Kept(self, lambda _: TextItem(scene).mute())
        self.laid: Kept[int, CardItem] = Kept(self, self._make_square)  # what lies there by card
        self._locks = {
            side: self.own(FaceItem(scene, faces.lock_face(400, across=side in {"above", "below"})))
            for side in ("left", "right", "above", "below")
        }
        self._ghost = self.own(FaceItem(scene, faces.square_back_face()))
        self._ghost.setZValue(z_values.LAID)
        self._shades: Kept[int, PanelItem] = Kept(self, self._make_shade)
        # It lies on the panel of the seat, whenever that was made.
        self._well.setZValue(z_values.ZONE - 3)
        self._slide = QVariantAnimation(self)
        self._slide.setObjectName("slide of the frame")
        self._slide.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._slide.valueChanged.connect(self._frame.place_in)
        self._note = self.own(TextItem(scene))
        self._counts = self.own_part(TitledTally(scene, TOPPING_FACES, words.so_far()))
        self.pointed: Place | None = None  # the spot that is pointed at; None: none is
        self._composer: PutComposer | None = None
        self._table: TakeTheCakeState | None = None
        self._cake = 0
        self._top = self._left = 0
        self._corner, self._pitch, self._note_rect = QPointF(), 1.0, QRectF()

    def showing(self, composer: PutComposer | None, shown: TakeTheCakeState, rect: QRectF) -> Work:
        """Show what lies there, with what is staged."""
        self._composer, self._cake = composer, shown.target % CAKES
        px, box = self.metrics.px, reach_of(shown)
        body, self._note_rect = column(rect, fill(), self.metrics.room_px(34, 1.0), gap_px=px(4))
        counts_px = self.metrics.room_px(COUNTS_UNITS, 1.0)
        ways = row(body, fill(), counts_px, gap_px=px(8)), column(body, fill(), counts_px, gap_px=px(8))
        body, counts = max(ways, key=lambda way: min(way[0].width(), way[0].height()))
        so_far, more = toppings_of(shown, shown.cakes[shown.target]), toppings_of(shown, shown.hand)
        self._counts.show(so_far, self._words.counts(self._words.so_far(), so_far, more), counts, more)
        lock = px(LOCK_UNITS)
        room = body.adjusted(lock, lock, -lock, -lock)
        rows, columns = box[1] - box[0] + 1, box[3] - box[2] + 1
        self._pitch = min(room.width() / columns, room.height() / rows, px(MOST_UNITS))
        self._top, self._left = box[0], box[2]
        whole = QRectF(0, 0, columns * self._pitch, rows * self._pitch)
        whole.moveCenter(room.center())
        self._corner = whole.topLeft()
        self._well.set_style(PanelStyle("well", px(14)))
        self._well.place_in(whole.adjusted(-px(6), -px(6), px(6), px(6)))
        self._show_squares(shown)
        yield
        yield from self._showing_spots(shown)
        self._show_locks(shown, whole)
        if self.pointed not in self.spots:
            self.pointed = None
        self._table = shown
        self._show_pointed()

    def point(self, place: Place | None) -> None:
        """Show what would become of the square in hand at a place."""
        place = place if place in self.spots else None
        if place != self.pointed:
            self.pointed = place
            self._show_pointed()

    def rest(self) -> None:
        """Nothing answers any more."""
        self.point(None)
        for item in (*self.spots.values(), *self.laid.values()):
            item.set_interactive(False)

    def remove(self) -> None:
        """Nothing slides any more."""
        self._slide.stop()
        super().remove()

    def square_rect(self, row_: int, column_: int) -> QRectF:
        """Where a square lies, or would."""
        pitch, gap = self._pitch, self._pitch * GAP_SHARE / 2
        left, top = (column_ - self._left) * pitch + gap, (row_ - self._top) * pitch + gap
        return QRectF(left, top, pitch - 2 * gap, pitch - 2 * gap).translated(self._corner)

    def board_rect(self) -> QRectF:
        """All of the cake in the making."""
        return self._well.rect_px()

    def reach(self) -> list[Place]:
        """All places that the cake in the making might still use."""
        if self._table is None:
            return []
        top, bottom, left, right = reach_of(self._table)
        return [(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]

    # ------------------------------------------------------------------------------------------------ inside

    def _show_squares(self, shown: TakeTheCakeState) -> None:
        composer = self._composer
        staged = set() if composer is None else {put.card for put in composer.now.puts}
        newest = set(newest_squares(shown, shown.target // CAKES)) if composer is None else staged
        cards = {card: place_of(at) for at, card in enumerate(shown.cakes[shown.target]) if card != NO_CARD}
        for card, item in self.laid.lay(cards).items():
            item.set_accessible(self._words.card(card), self._words.cake_of(shown.target))
            item.set_look(new=card in newest, selected=False)
            item.focus_order = (SQUARES, *cards[card])
            item.drag_only = True
            item.set_interactive(card in staged)
            item.place_in(self.square_rect(*cards[card]))

    def _showing_spots(self, shown: TakeTheCakeState) -> Work:
        composer, px, least = self._composer, self.metrics.px, self.metrics.text_px(0)
        gains: dict[Place, int | None] = {}
        if composer is not None:
            now = composer.now
            for place in composer.squares():
                gained = composer.gains(now.puts, Put(now.card, *place)) if self._aids.gains else None
                gains[place] = None if gained is None else gained[composer.seat]
        yield
        for place, item in self.spots.lay(gains).items():
            item.set_accessible(
                self._words.spot(*place, shown, gains[place]), self._words.cake_of(shown.target)
            )
            item.focus_order = (SQUARES, *place)
            item.set_interactive(True)
            item.place_in(self.square_rect(*place))
        yield
        told = [each for each, gain in gains.items() if gain is not None]
        for place, text in self._gains.lay(told).items():
            at, gain = self.square_rect(*place), gains[place] or 0
            text.set_text(signed(gain))
            size = max(least, min(px(36), at.height() * 0.44))
            text.set_style(display_style(size, "teal" if gain >= 0 else "warn"))
            text.place(at.center().x() - text.width_px / 2, at.center().y() - text.height_px / 2)
        yield

    def _show_locks(self, shown: TakeTheCakeState, whole: QRectF) -> None:
        top, bottom, left, right = shown.boxes[shown.target]
        has_any = bool(shown.sizes[shown.target])
        is_locked = {True: has_any and bottom - top == REACH, False: has_any and right - left == REACH}
        thick, gap = self.metrics.px(34), self.metrics.px(9)
        for side, item in self._locks.items():
            across = side in {"above", "below"}
            self.show_item(item, is_locked[across])
            if not is_locked[across]:
                continue
            length = round((whole.width() if across else whole.height()) / self.metrics.unit)
            item.set_face(partial(_lock, length, across))
            item.place_in(
                {
                    "above": QRectF(whole.left(), whole.top() - gap - thick, whole.width(), thick),
                    "below": QRectF(whole.left(), whole.bottom() + gap, whole.width(), thick),
                    "left": QRectF(whole.left() - gap - thick, whole.top(), thick, whole.height()),
                    "right": QRectF(whole.right() + gap, whole.top(), thick, whole.height()),
                }[side]
            )

    def _show_pointed(self) -> None:
        composer, shown, place, px = self._composer, self._table, self.pointed, self.metrics.px
        if shown is None:
            return
        after, has_ghost = shown, False
        if place is not None and composer is not None and composer.now.card != NOTHING:
            has_ghost = True
            self._ghost.set_face(square(shown.lists, composer.now.card))
            self._ghost.set_look(dim=GHOST_DIM)
            self._ghost.place_in(self.square_rect(*place))
            after = composer.after((*composer.now.puts, Put(composer.now.card, *place)))
        self.show_item(self._ghost, has_ghost)
        reach = reach_of(after)
        whole = self._box(reach_of(shown))
        frame = self._box(reach).intersected(whole)  # the first square opens more than is shown yet
        self._frame.set_style(PanelStyle(None, px(16), frame=Frame("teal", max(2.0, px(4)))))
        self._move_frame(frame, slides=place is not None)
        strips = (
            QRectF(whole.topLeft(), QPointF(whole.right(), frame.top())),
            QRectF(QPointF(whole.left(), frame.bottom()), whole.bottomRight()),
            QRectF(whole.topLeft(), QPointF(frame.left(), whole.bottom())),
            QRectF(QPointF(frame.right(), whole.top()), whole.bottomRight()),
        )
        closing = {side: at for side, at in enumerate(strips) if min(at.width(), at.height()) > 1}
        for side, shade in self._shades.lay(closing).items():
            shade.restyle(radius_px=px(12))
            shade.place_in(closing[side])
        forms = self._words.closes(list(closing)) if closing else (self._words.sides(shown),)
        weight, color = (700, "warn") if closing else (500, "ink_soft")
        style = self.fitting(CAPTION_UNITS, "text", weight, color, "center")
        self._note.set_text(fit_forms(forms, style, self._note_rect.width()).text)
        self._note.stand_in(self._note_rect, style)
        for spot, item in self.spots.items():
            stays = reach[0] <= spot[0] <= reach[1] and reach[2] <= spot[1] <= reach[3]
            rim = Frame("teal" if stays else "warn", max(1.5, px(3)), "dashed")
            is_lit = self._aids.targets or spot == place
            look = PanelStyle("well", px(12), frame=rim if is_lit else None, fill_opacity=0.0)
            item.set_style(look)
            item.setOpacity(1.0 if stays else CLOSING)
            if spot in self._gains:
                self._gains[spot].setOpacity(1.0 if stays else CLOSING)
                self.show_item(self._gains[spot], spot != place)

    def _box(self, reach: tuple[int, int, int, int]) -> QRectF:
        """The rows and columns from the first to the last, with a rim."""
        corner, end = self.square_rect(reach[0], reach[2]), self.square_rect(reach[1], reach[3])
        rim = self.metrics.px(7)
        return corner.united(end).adjusted(-rim, -rim, rim, rim)

    def _move_frame(self, rect: QRectF, *, slides: bool) -> None:
        """Put the frame where the cake would end; it slides there after the pointer."""
        motion, now = self.scene.motion, self._frame.rect_px()
        self._slide.stop()
        if not slides or motion.reduced or motion.speed <= 0 or now.isEmpty():
            self._frame.place_in(rect)
            return
        self._slide.setDuration(motion.ms(SLIDING_MS))
        self._slide.setStartValue(now)
        self._slide.setEndValue(rect)
        self._slide.start()

    def _make_spot(self, place: Place) -> PanelItem:
        spot = PanelItem(self.scene, key=f"square/{self._cake}/{place[0]}/{place[1]}")
        spot.role = ItemRole.BUTTON
        spot.setZValue(z_values.ZONE + 1)
        return spot

    def _make_shade(self, side: int) -> PanelItem:
        shade = PanelItem(self.scene, PanelStyle("warn", fill_opacity=SHADE))
        shade.setZValue(z_values.ZONE - 2)
        return shade

    def _make_square(self, card: int) -> CardItem:
        return CardItem(
            self.scene, square(self._words.lists, card), key=f"laid/{self._words.lists.pieces[card]}"
        )


def _lock(length: float, across: bool, theme: Theme) -> Face:
    """The bar of a side that is closed."""
    return faces.lock_face(length, across, theme.dark)
