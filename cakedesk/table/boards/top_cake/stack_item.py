"""A whole stack on the table: one tall cake with its MAX tags, and what its points come from."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.rect import Rect
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec, LayerState, StackGeometry, stack_geometry
from cakedesk.art.top_cake.tags import MAX_TAG_ASPECT
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import score_stack
from cakedesk.table import z_values
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.card_faces import layer_spec
from cakedesk.table.boards.top_cake.stack_composer import PlacementPreview
from cakedesk.table.boards.top_cake.stack_layout import TAG_OUTSIDE_RATIO, StackScale, max_tag, stack_scale
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.items import FaceItem, TableItem, TagItem, icon_in
from cakedesk.table.items.base import Picture
from cakedesk.table.items.tag_item import TagKind, tag_height_px
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

TAG_TEXT_UNITS = 19
BESIDE_TOPPER_UNITS = 5
"""A mark beside a topper, which is narrow, is so far from it."""

BIG_LAYER_HEIGHT = 36.0
"""Of an enlarged stack, on a plate 200 wide."""


class StackItem(ScreenPart):
    """Draws one stack, bottom-aligned in the room it is given."""

    def __init__(
        self,
        scene: TableScene,
        lists: TopCakeLists,
        key: str = "",
        owner: str = "",
        number: int = 1,
        *,
        with_tags: bool = True,
    ) -> None:
        """Make an empty plate, told as somebody's stack of a number. Without a key it can't be reached."""
        super().__init__(scene)
        # Its cards, bottom to top; with a preview those that would stand there before anything falls.
        self.cards: tuple[int, ...] = ()
        self.scale = StackScale(100.0, 20.0)  # the size it is drawn at
        # The item with the picture of the whole stack; tags stand on it.
        self.picture = self.own(StackPicture(scene, faces.plate_face(), 100, 20, key))
        self.picture.setZValue(z_values.CARD)
        self.picture.set_interactive(bool(key))
        self.picture.layer_of = lambda card: (
            self.layer_rect(self.cards.index(card)) if card in self.cards else None
        )
        self._lists = lists
        self._wording = StackWording(lists)
        self._states: tuple[LayerState, ...] = ()
        self._owner, self._number, self._with_tags = owner, number, with_tags
        self._tags: list[TableItem] = []
        self._rect = QRectF()
        self._wanted: StackScale | None = None
        self._drawn = Facts()
        self._geometry = stack_geometry(())

    @property
    def specs(self) -> tuple[LayerSpec, ...]:
        """Its layers as the art knows them, bottom to top."""
        return tuple(
            layer_spec(self._lists, card, state) for card, state in zip(self.cards, self._states, strict=True)
        )

    def set_counted(self, counted: bool) -> None:
        """Tell the points of the stack to who points at it, or don't."""
        if counted != self.picture.counted:
            self.picture.counted = counted
            self._describe()

    def set_stack(self, cards: Sequence[int], new: Collection[int] = ()) -> None:
        """Show a stack as it stands."""
        self.cards = tuple(cards)
        self._states = layer_states(self.cards, new)
        self._describe()
        self._redraw()

    def set_preview(self, preview: PlacementPreview, new: Collection[int], aids: Aids) -> None:
        """Show what a placement would do: a ghost on top, cracks in the layers that would fall."""
        self.cards = preview.landed
        self._states = preview_states(preview, new, aids)
        self._describe(self._wording.placement(preview, aids))
        self._redraw()

    def set_falling(self, positions: Collection[int], new: Collection[int] = ()) -> None:
        """Show cracks in layers that are about to fall."""
        self._states = layer_states(self.cards, new, positions)
        self._redraw()

    def fit(self, rect: QRectF, scale: StackScale | None = None) -> None:
        """Stand in a room, centred at its lower edge, at a scale if that fits, else as large as can be."""
        self._rect = rect
        self._wanted = scale
        self._redraw()

    def layer_rect(self, position: int) -> QRectF:
        """Where the side of a layer stands, in px of the scene."""
        return self._in_scene(self._geometry.layers[position])

    def layer_face(self, position: int) -> Face:
        """The picture of one layer alone, as large as it is here in `single_rect`."""
        spec = self.specs[position]
        return cake_faces.layer_face(spec.card_id, spec.kind, self.scale.face_layer_height)

    def single_rect(self, position: int) -> QRectF:
        """Where the picture of one layer alone must be to cover that layer here, in px of the scene."""
        alone = _measure((self.specs[position],), self.scale)
        box = self._geometry.layers[position]
        left, top = box.x - alone.layers[0].x, box.y - alone.layers[0].y
        return self._in_scene(Rect(left, top, alone.width, alone.height))

    def next_layer(self, card: int) -> tuple[Face, QRectF]:
        """The picture of a card's layer alone, and where on top that would be, in px of the scene."""
        spec = layer_spec(self._lists, card)
        scale = self._scale_for((*self.specs, spec))
        landed = _measure((*self.specs, spec), scale)
        alone = _measure((spec,), scale)
        box = landed.layers[-1]
        bottom = self.picture.pos().y() + self.picture.height_px
        left = self._rect.center().x() - landed.width / 2 + box.x - alone.layers[0].x
        top = bottom - landed.height + box.y - alone.layers[0].y
        face = cake_faces.layer_face(spec.card_id, spec.kind, scale.face_layer_height)
        return face, QRectF(left, top, alone.width, alone.height)

    def foresee(self, cards: Sequence[int], states: Sequence[LayerState] = ()) -> None:
        """Have a stack drawn that may be shown here next, so that it is there in time."""
        if self._rect.isEmpty():
            return
        states = states or ["normal"] * len(cards)
        specs = [layer_spec(self._lists, card, state) for card, state in zip(cards, states, strict=True)]
        scale = self._scale_for(specs)
        geometry = _measure(specs, scale)
        face = _face_source(specs, scale.face_layer_height)(self.scene.theme)
        self._have_drawn(face, geometry.width, geometry.height)

    def foresee_layers(self) -> None:
        """Have each of its layers drawn alone, because they are about to fall apart."""
        for position in range(len(self.cards)):
            rect = self.single_rect(position)
            self._have_drawn(self.layer_face(position), rect.width(), rect.height())

    def is_drawn(self, face: Face, rect: QRectF) -> bool:
        """Whether a layer alone can be shown now; it is drawn if not."""
        self._have_drawn(face, rect.width(), rect.height())
        ratio, unit = self.scene.device_pixel_ratio, self.metrics.unit
        return self.scene.faces.is_ready(face, round(rect.width()), round(rect.height()), None, ratio, unit)

    def plate(self) -> tuple[Face, QRectF]:
        """Its empty plate, and where that is in px of the scene."""
        face = faces.plate_face()
        whole = self.picture.pos()
        height = self.picture.width_px / face.aspect
        top = whole.y() + self.picture.height_px - height
        return face, QRectF(whole.x(), top, self.picture.width_px, height)

    def retheme(self) -> None:
        """Draw it in the scene's theme."""
        self._drawn.forget()
        self._redraw()

    def _have_drawn(self, face: Face, width_px: float, height_px: float) -> None:
        ratio, unit = self.scene.device_pixel_ratio, self.metrics.unit
        self.scene.faces.pixmap(face, round(width_px), round(height_px), None, ratio, unit)

    def _in_scene(self, box: Rect) -> QRectF:
        return QRectF(box.x, box.y, box.width, box.height).translated(self.picture.pos())

    def _scale_for(self, specs: Sequence[LayerSpec]) -> StackScale:
        """The wanted scale if these layers fit at it, else the largest at which they do."""
        wanted, room = self._wanted, self._rect
        if wanted is not None and _measure(specs, wanted).height <= room.height() + 1:
            return wanted
        return stack_scale([specs], room.width(), room.height(), self.metrics)

    def _describe(self, more: str = "") -> None:
        if not self.cards:
            return
        lines = []
        if self.picture.counted:
            points = score_stack(self.cards, self._lists).points
            lines = [TableWords().points(points), *self._wording.breakdown(self.cards)]
        description = more or ". ".join(line.rstrip(".") for line in lines)
        self.picture.set_accessible(self._wording.name(self._owner, self._number, self.cards), description)
        self.picture.tooltip = "" if more else "\n".join(lines)

    def _redraw(self) -> None:
        if self._rect.isEmpty():
            return
        specs = self.specs
        self.scale = self._scale_for(specs)
        size = self._rect, self.metrics, self.scene.device_pixel_ratio
        if not self._drawn.changed(specs, self.scale, size):
            return
        self._geometry = _measure(specs, self.scale)
        self.picture.set_face(_face_source(specs, self.scale.face_layer_height))
        self.picture.cards = self.cards
        self.picture.big_face = cake_faces.stack_face(specs, BIG_LAYER_HEIGHT) if specs else None
        self.picture.resize(self._geometry.width, self._geometry.height)
        self.picture.place(
            self._rect.center().x() - self._geometry.width / 2, self._rect.bottom() - self._geometry.height
        )
        for tag in self._tags:
            self.drop(tag)
        self._tags = []
        self._draw_tags(specs)

    def _draw_tags(self, specs: Sequence[LayerSpec]) -> None:
        height, numeral_share = max_tag(self.scale, self.metrics)
        width, room = math.ceil(height * MAX_TAG_ASPECT), self._rect.right() - self.picture.pos().x()
        # Tags that are higher than layers stand left and right by turns: those at the right, whose numbers
        # are at their ends, below the others.
        is_high = height > math.ceil(self.scale.layer_px)
        tagged = [
            (is_high and (len(specs) - position) % 2 == 0, position)
            for position, spec in enumerate(specs)
            if self._with_tags and not spec.is_topper
        ]
        for is_right, position in sorted(tagged, key=lambda one: -one[0]):
            spec, box, above = specs[position], self._geometry.layers[position], len(specs) - 1 - position
            face = cake_faces.max_tag_face(spec.max_above, above >= spec.max_above, numeral_share)
            tag = FaceItem(self.scene, face, width, height, parent=self.picture)
            if spec.state == "ghost":
                tag.setOpacity(0.66)
            left = box.x - width * TAG_OUTSIDE_RATIO
            if is_right:
                left = min(box.right - width * (1 - TAG_OUTSIDE_RATIO), room - width)
            tag.place(left, box.center_y - height / 2)
            self._tags.append(self.own(tag))
        self._draw_marks(specs)

    def _draw_marks(self, specs: Sequence[LayerSpec]) -> None:
        """Words beside what is new or would fall; one for layers that lie on each other and are too low."""
        layers = self._geometry.layers
        falling = [position for position, spec in enumerate(specs) if spec.state == "falling"]
        newest = max((i for i, spec in enumerate(specs) if spec.state == "new"), default=-1)
        for group in self._told_together(falling):
            middle = (layers[group[0]].center_y + layers[group[-1]].center_y) / 2
            right = max(layers[position].right for position in group)
            self._add_mark(self._wording.falls(), "warn", QPointF(right, middle), 0.6, -math.inf)
        if newest >= 0 and newest not in falling:
            box, is_topper = layers[newest], specs[newest].is_topper
            end = QPointF(box.right + self.metrics.px(BESIDE_TOPPER_UNITS) * is_topper, box.center_y)
            over, clear = (0.0, box.right) if is_topper else (0.6, box.center_x)
            self._add_mark(TableWords().new(), "alert", end, over, clear)

    def _told_together(self, positions: Sequence[int]) -> list[list[int]]:
        """Layers in groups of which one word tells: those that are too near for a word each."""
        mark_px, layers = tag_height_px(self._mark_px()), self._geometry.layers
        groups: list[list[int]] = []
        for position in positions:
            if groups and layers[groups[-1][-1]].center_y - layers[position].center_y < mark_px:
                groups[-1].append(position)
            else:
                groups.append([position])
        return groups

    def _mark_px(self) -> float:
        metrics = self.metrics
        return min(metrics.text_px(TAG_TEXT_UNITS), max(metrics.text_px(0), self.scale.layer_px * 0.5))

    def _add_mark(self, text: str, kind: TagKind, at: QPointF, over: float, clear: float) -> None:
        """Write a word over the right end of a layer, within the room of the stack and clear of others.

        `over` is the share of it that lies over the layer; `clear` ends what it may not cover.

        Where a warning would cover the layers' numbers its sign says the same; a new layer is framed anyway.
        """
        tag = TagItem(self.scene, text, kind, self._mark_px(), parent=self.picture)
        box = self._mark_rect(tag, at, over)
        if kind == "warn" and self._covers(box, FaceItem):
            tag.discard()
            tag = TagItem(self.scene, "", kind, self._mark_px(), icon_in("warning", "panel"), self.picture)
            tag.set_accessible(text)
            box = self._mark_rect(tag, at, over)
        if box.left() < clear or self._covers(box, TagItem if kind == "warn" else TableItem):
            tag.discard()
            return
        tag.place(box.x(), box.y())
        self._tags.append(self.own(tag))

    def _mark_rect(self, mark: TagItem, at: QPointF, over: float) -> QRectF:
        box = QRectF(at - QPointF(mark.width_px * over, mark.height_px / 2), mark.rect_px().size())
        room = self._rect.translated(-self.picture.pos())
        box.moveRight(min(box.right(), max(room.right(), room.center().x() + mark.width_px / 2)))
        return box

    def _covers(self, box: QRectF, kind: type[TableItem]) -> bool:
        tags = (QRectF(tag.pos(), tag.rect_px().size()) for tag in self._tags if isinstance(tag, kind))
        return any(box.intersects(tag) for tag in tags)


def layer_states(
    cards: Sequence[int], new: Collection[int], falling: Collection[int] = ()
) -> tuple[LayerState, ...]:
    """How the layers of a stack are marked, of which those at some places fall."""
    return tuple(
        "falling" if position in falling else "new" if card in new else "normal"
        for position, card in enumerate(cards)
    )


def preview_states(preview: PlacementPreview, new: Collection[int], aids: Aids) -> tuple[LayerState, ...]:
    """How the layers of a stack are marked while a placement is only foreseen."""
    falling = [layer.position for layer in preview.falling] if aids.warnings else []
    return (*layer_states(preview.landed[:-1], new, falling), "ghost")


def _face_source(specs: Sequence[LayerSpec], layer_height: float) -> Callable[[Theme], Face]:
    """The picture of a stack; only marks differ by the theme."""
    marked = any(spec.state != "normal" for spec in specs)
    return lambda theme: cake_faces.stack_face(specs, layer_height, theme.dark and marked)


def _measure(specs: Sequence[LayerSpec], scale: StackScale) -> StackGeometry:
    return stack_geometry(specs, scale.plate_px, scale.face_layer_height * scale.plate_px / 200)


class StackPicture(FaceItem):
    """Shows a stack. When layers come or go, the stack as it was stays until the new picture has been drawn.

    Every stack is another picture, so that no plain stand-in could take its place. Old and new stand on the
    same spot: both are aligned by the middle of their lower edge.
    """

    # Tells where in the scene the layer of a card stands: nothing if it is not in this stack.
    layer_of: Callable[[int], QRectF | None] | None = None
    cards: tuple[int, ...] = ()  # the cards of the stack, bottom to top
    counted = True
    _kept: tuple[Face, QPixmap, float, float] | None = None

    def is_late(self) -> bool:
        """Whether there is no picture of this stack yet, in any size. It is drawn if not."""
        self.table.drawing.draw(self)
        return not self._exact and (self._kept is None or self._kept[0] != self.face)

    def draw(self) -> Picture | None:
        """The exact picture, or the last one that there was."""
        picture = super().draw()
        if picture is None:
            return None
        if self._exact:
            self._kept = (self.face, picture.pixmap, self.width_px, self.height_px)
            return picture
        if self._kept is None or self._kept[0] == self.face:
            return picture  # another size of the same stack does as well
        _, pixmap, width, height = self._kept
        return Picture(pixmap, (width - self.width_px) / 2, height - self.height_px)
