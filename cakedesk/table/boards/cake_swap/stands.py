"""`Stands`: the six classes with their ribbons, those that are taken with their owners."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.games.cake_swap.cards import CLASSES, COLOURS, layers_for
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.layout import (
    RULE_UNITS,
    STANDS,
    SWATCH_ASPECT,
    SWATCH_UNITS,
    StandRects,
    stand_rects,
)
from cakedesk.table.boards.cake_swap.ribbon_place import RibbonPlace
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import (
    FaceItem,
    Frame,
    ItemRole,
    PanelItem,
    PanelStyle,
    TagItem,
    TextItem,
)
from cakedesk.table.items.tag_item import AIR_SHARE, SNUG_AIR_SHARE, tag_edge_px, tag_height_px
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, fill, row
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work, at_once
from cakedesk.table.text_fit import text_width

TITLE_UNITS, TAG_UNITS = 29.0, 19.0
TITLE_AIR = 0.08
"""The air above the letters in the line of a title, by its size."""

_CAKE_RULES = ("any", "any", "same", "any", "same", "same")
_FROSTING_RULES = ("any", "differ", "any", "same", "differ", "same")


class StandMarks(NamedTuple):
    """What stands out on the stands."""

    wins: tuple[int, ...] = ()  # the ribbons that the own cake, as it is or would be, wins
    could: tuple[int, ...] = ()  # the classes that it could still meet with more layers
    chosen: int = -1  # the class in which it is about to be submitted; -1: none
    can_choose: tuple[int, ...] = ()  # the classes that can be clicked
    fresh: int = -1  # the ribbon that was just won; -1: none


class Stand(ScreenPart):
    """One class."""

    def __init__(self, scene: TableScene, cake_class: int, words: SwapWording) -> None:
        super().__init__(scene)
        self._class, self._words = cake_class, words
        self.panel = self.own(PanelItem(scene, key=f"stand/{cake_class}"))
        self.panel.role = ItemRole.BUTTON
        self.panel.focus_order = (STANDS, cake_class)
        self._awning = self.own(FaceItem(scene, faces.stand_face()))
        self._title = self.own(TextItem(scene, words.title(cake_class)).mute())
        self._rules = [self.own(TextItem(scene).mute()) for _ in words.rules(cake_class)]
        kinds = (f"cake-{_CAKE_RULES[cake_class]}", f"frosting-{_FROSTING_RULES[cake_class]}")
        self._swatches = [self.own(FaceItem(scene, faces.rule_swatch_face(kind))) for kind in kinds]
        self._numbers = [cake_class + len(CLASSES) * colour for colour in range(len(COLOURS))]
        self.ribbons = {
            ribbon: RibbonPlace(scene, words.lists, ribbon, key=f"ribbon/{ribbon}")
            for ribbon in self._numbers
        }
        for part in self.ribbons.values():
            self.own_part(part)
        self._tag = self.own(TagItem(scene, "", "alert").mute())  # the panel says it
        for item, forms in zip(self._rules, words.rules(cake_class), strict=True):
            item.set_text(*forms)
        self._told = Facts()

    def has_room_for_words(self, rect: QRectF) -> bool:
        """Whether what it asks for has room in words."""
        self._lay_rules(stand_rects(self.metrics, rect))
        least_px = self.metrics.text_px(0)
        return all(text.laid.style.px >= least_px and not text.is_elided for text in self._rules)

    def show(self, shown: CakeSwapState, marks: StandMarks, rect: QRectF, *, has_words: bool) -> None:
        """Show whose its ribbons are, what the own cake is to it, and what it asks for, in words or not."""
        owners = {
            ribbon: seat for seat, won in enumerate(shown.ribbons) for ribbon in won if ribbon in self.ribbons
        }
        mine = tuple(ribbon for ribbon in marks.wins if ribbon in self.ribbons)
        could, chosen = self._class in marks.could, self._class == marks.chosen
        can_choose = self._class in marks.can_choose
        fresh = marks.fresh if marks.fresh in self.ribbons else -1
        looks = owners, mine, could, chosen, can_choose, fresh
        if not self._told.changed(*looks, rect, has_words, self.metrics):
            return
        rects, px = stand_rects(self.metrics, rect, has_words=has_words), self.metrics.px
        lit = bool(mine)
        frame = None
        if chosen or lit:
            frame = Frame("raspberry" if chosen else "honey", max(2.5, px(6 if chosen else 4)))
        self.panel.set_style(PanelStyle("porcelain", px(16), "rest", frame))
        self.panel.place_in(rect)
        self.panel.set_interactive(can_choose)
        self._say(owners, mine, could=could)
        unit = self.metrics.unit
        self._awning.set_face(
            faces.stand_face(lit, rects.awning.width() / unit, rects.awning.height() / unit)
        )
        self._awning.place_in(rects.awning)
        self._title.stand_in(rects.title, self.fitting(TITLE_UNITS, "display", 800, "card_ink"))
        self._lay_rules(rects)
        for text in self._rules:
            self.show_item(text, has_words)
        for ribbon, place in zip(self._numbers, rects.ribbons, strict=True):
            self.ribbons[ribbon].show(owners.get(ribbon, -1), place, lit=ribbon in mine or ribbon == fresh)
        self.show_item(self._tag, lit or could)
        self._tag.set_text(self.tr("fits") if lit else self.tr("possible"))
        self._tag.set_kind("alert" if lit else "good_outline")
        if lit or could:
            self._lay_tag(rect, tag_edge_px(self._tag.text_px) if lit else 0.0)

    def _lay_tag(self, rect: QRectF, edge_px: float) -> None:
        """Above the letters of the title, which give way where even a snug tag would cover some."""
        px, title = self.metrics.px, self._title.rect_px()
        top, letters = rect.top() - px(7), title.top() + TITLE_AIR * self._title.laid.style.px - edge_px
        size = max(self.metrics.text_px(0), self.metrics.text_px(TAG_UNITS) * 0.9)
        snug = tag_height_px(size) > letters - top
        self._tag.set_text_px(size, SNUG_AIR_SHARE if snug else AIR_SHARE)
        top = max(edge_px, min(top, letters - self._tag.height_px))
        self._tag.place(rect.right() - self._tag.width_px - px(6), top)
        self._title.place(title.left(), title.top() + max(0.0, top + self._tag.height_px - letters))

    def _lay_rules(self, rects: StandRects) -> None:
        text_px, px = self.metrics.text_px, self.metrics.px
        style = self.fitting(RULE_UNITS, weight=600, color="card_ink")
        icon_px = min(rects.rules[0].height(), px(SWATCH_UNITS)) * SWATCH_ASPECT
        places = rects.rules
        if places[0].top() == places[1].top():  # a long word takes from a short one beside it
            room, least = places[0].united(places[1]), style._replace(px=text_px(0))
            forms = self._words.rules(self._class)
            needs = [icon_px + px(4) + text_width(short, least) for *_, short in forms]
            air = (room.width() - px(4) - sum(needs)) / 2
            first, second = row(room, needs[0] + air, fill(), gap_px=px(4))
            places = first, second
        for text, swatch, place in zip(self._rules, self._swatches, places, strict=True):
            icon, words = row(place, icon_px, fill(), gap_px=px(4))
            swatch.place_in(aspect(icon, SWATCH_ASPECT))
            text.stand_in(words, style)

    def _say(self, owners: dict[int, int], mine: Collection[int], *, could: bool) -> None:
        words = self._words
        told = [words.title(self._class), words.rules_told(self._class)]
        is_short = False  # the first says what the numbers of the others are, too
        for ribbon in self._numbers:
            if ribbon in owners:
                text = self.tr("{ribbon}: won by {name}").format(
                    ribbon=words.ribbon(ribbon), name=words.names[owners[ribbon]]
                )
            elif ribbon in mine:
                text = self.tr("{ribbon}: your cake wins it").format(ribbon=words.ribbon(ribbon))
            else:
                layers = str(layers_for(ribbon)) if is_short else words.layers_of(ribbon)
                text = self.tr("{ribbon} for {layers}").format(ribbon=words.ribbon(ribbon), layers=layers)
                is_short = True
            told.append(text)
        if could:
            told.append(self.tr("possible"))
        self.panel.set_accessible(". ".join(told))
        self.panel.tooltip = "\n".join(told)


class Stands(ScreenPart):
    """All classes side by side."""

    def __init__(self, scene: TableScene, words: SwapWording) -> None:
        super().__init__(scene)
        self.stands = [Stand(scene, cake_class, words) for cake_class in range(len(CLASSES))]
        for stand in self.stands:
            self.own_part(stand)
        self._told, self._has_words = Facts(), True

    def show(self, shown: CakeSwapState, marks: StandMarks, rects: tuple[QRectF, ...]) -> None:
        """Show the ribbons that are left, and the others' owners."""
        at_once(self.showing(shown, marks, rects))

    def showing(self, shown: CakeSwapState, marks: StandMarks, rects: tuple[QRectF, ...]) -> Work:
        """`show` class by class."""
        placed = list(zip(self.stands, rects, strict=True))
        if self._told.changed(rects, self.metrics):
            # Where one has no room for words, pictures tell it on all.
            self._has_words = all(stand.has_room_for_words(rect) for stand, rect in placed)
        for stand, rect in placed:
            stand.show(shown, marks, rect, has_words=self._has_words)
            yield

    def ribbon(self, ribbon: int) -> FaceItem:
        """Where a ribbon hangs, or hung."""
        return self.stands[ribbon % len(CLASSES)].ribbons[ribbon].item
