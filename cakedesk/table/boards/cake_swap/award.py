"""`Award`: the stage on which a cake gets its ribbon, until it is dismissed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from cakedesk.art.cake_swap import faces
from cakedesk.engine.events import Sight
from cakedesk.games.cake_swap.cards import CLASSES, TARGETS
from cakedesk.games.cake_swap.events import PlatterCleared
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table import z_values
from cakedesk.table.animation import Easing, Group, Move
from cakedesk.table.boards.cake_swap.cake_view import CakeLook, CakeView
from cakedesk.table.boards.cake_swap.chances import wins_of
from cakedesk.table.boards.cake_swap.layout import RIBBON_ASPECT
from cakedesk.table.boards.cake_swap.looks import frostings_of, glory_source, picture_in, ribbon_picture
from cakedesk.table.boards.cake_swap.rivals import Rival, rivals_of
from cakedesk.table.boards.cake_swap.screen import Screen
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import FaceItem, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.flow import aspect, column, fill, inset, row
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS, PANEL_RADIUS_UNITS
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import short_names
from cakedesk.table.text_fit import text_width
from cakedesk.table.walk import StepWalk, WalkStep

FLY_MS = 500
LAND_MS = 240
RIBBON_UNITS, SIZES_UNITS = 190.0, 48.0
LEAST_UNITS, TITLE_LINES = 56.0, 1.5
"""The height that the other ribbons have at least, and that of their classes below, by the size of these."""

AWAITED = 0.25
"""How much is seen of a ribbon at the seat to which it is still to fly."""

GLORY_ASPECT = 4 / 3
SHARES = (0.75, 1.0, 1.05), (0.75, 0.7, 1.6)
"""The shares of words, cake and others, and with texts that are larger than usual."""


class Stage(ScreenPart):
    """The cake, large, with what it was judged by."""

    def __init__(
        self, screen: Screen, won: PlatterCleared, shown: CakeSwapState, parent: QObject | None = None
    ) -> None:
        super().__init__(screen.scene, parent)
        scene, self._screen, self._won, self._state = screen.scene, screen, won, shown
        met = shown.clone()
        met.ribbons_left |= 1 << won.ribbon
        others = [each for each in wins_of(met, won.layers) if each != won.ribbon]
        self._seats = rivals_of(shown, won.seat, won.ribbon) if screen.aids.points else []
        self._words = AwardWording(screen.words.lists, screen.words.names)
        self._panel = self.own(PanelItem(scene))
        self._glory = self.own(FaceItem(scene, glory_source(screen.words.lists, won.layers)))
        self._title = self.own(TextItem(scene, self._words.heading(won)))
        self._rules = self.own(TextItem(scene, self._words.rules_told(won.ribbon % len(CLASSES))))
        self._frostings = [
            self.own(FaceItem(scene, faces.frosting_swatch_face(name)))
            for name in frostings_of(screen.words.lists, won.layers)
        ]
        self._as_well = self.own(TextItem(scene))
        self._as_well.set_text(*(self._words.as_well() if others else ("",)))
        self._others = {
            each: (
                self.own(FaceItem(scene, ribbon_picture(screen.words.lists, each))),
                self.own(TextItem(scene, self._words.title(each % len(CLASSES))).mute()),
            )
            for each in others
        }
        self._view = self.own_part(CakeView(scene, screen.words.lists, "won cake"))
        self.rivals: list[Rival] = []
        self._beside = QRectF()
        self.ribbon = self.own(FaceItem(scene, ribbon_picture(screen.words.lists, won.ribbon)))
        self.ribbon.setZValue(z_values.GHOST)
        self.set_shown(False)  # until it is laid out, in a turn of the event loop of its own

    def lay_out(self) -> None:
        """Stand over the open cards."""
        px, rect = self.metrics.px, self._screen.rects.stage
        self._panel.set_style(PanelStyle("panel", px(PANEL_RADIUS_UNITS), "lifted"))
        self._panel.place_in(rect)
        shares = SHARES[self.metrics.text_scale > 1] if self._seats else SHARES[0][:2]
        words, cake, *others = row(inset(rect, px(28), px(14)), *map(fill, shares), gap_px=px(20))
        self._beside = others[0] if others else QRectF()
        self._lay_rivals()
        title, lines = column(words, self.metrics.room_px(48, 1.0), fill(), gap_px=px(6))
        self._title.stand_in(title, self.fitting(34, "display", 800))
        top = self._write(self._rules, lines, lines.top())
        side = min(px(44), lines.height() / 6)
        for number, icon in enumerate(self._frostings):
            icon.place_in(QRectF(lines.left() + number * side * 1.15, top, side, side))
        least_px = px(LEAST_UNITS) + self.metrics.text_px(CAPTION_UNITS) * TITLE_LINES
        text = lines.adjusted(0, 0, 0, -least_px - px(8))
        top = self._write(self._as_well, text, top + side + px(16))
        self._lay_others(QRectF(lines.left(), top, lines.width(), lines.bottom() - top))
        self._glory.place_in(aspect(cake, GLORY_ASPECT))
        spoken = self._words.cake(self._won.layers)
        beside = cake.adjusted(px(SIZES_UNITS), 0, -px(SIZES_UNITS), 0)
        self._view.show(CakeLook(self._won.layers, sizes_beside=True), beside, spoken, most_scale=px(1.3))
        height = px(RIBBON_UNITS)
        self.ribbon.resize(height * RIBBON_ASPECT, height)
        shoulder = self._view.layer_rect(max(0, len(self._won.layers) - 3))
        self.ribbon.place_center(shoulder.right(), shoulder.top())

    def bring_rivals(self) -> Script:
        """Show what others can still win, one in each turn of the event loop."""
        for seat in self._seats:
            names = self._screen.words.names
            self.rivals.append(Rival(self.scene, self._state, seat, self._won.ribbon, names))
            self.own_part(self.rivals[-1])
            yield None
            self._lay_rivals()
            yield None

    def _lay_rivals(self) -> None:
        cells = row(self._beside, *[fill()] * len(self._seats), gap_px=self.metrics.px(24))
        for rival, cell in zip(self.rivals, cells, strict=False):
            rival.set_shown(self.is_shown)
            rival.lay_out(cell, has_cake=len(cells) == 1)

    def _write(self, text: TextItem, zone: QRectF, top: float) -> float:
        """Write a text into a zone, from some height on. Returns where the next thing begins."""
        style = TextStyle(
            self.metrics.text_px(CAPTION_UNITS + 2),
            wrap=True,
            even=True,
            shrink_to_px=self.metrics.text_px(0),
        )
        text.set_style(style)
        text.set_width(zone.width(), zone.bottom() - top)
        text.place(zone.left(), top)
        return text.rect_px().bottom() + self.metrics.px(8) if text.text else top

    def _lay_others(self, zone: QRectF) -> None:
        """The ribbons that it could have won, and their classes below if there is room."""
        px, letters_px = self.metrics.px, self.metrics.text_px(CAPTION_UNITS)
        height = min(zone.height() - letters_px * TITLE_LINES, px(110))
        small = TextStyle(self.metrics.text_px(0))
        needs = [text_width(title.text, small) + px(6) for _, title in self._others.values()]
        has_titles = height >= px(LEAST_UNITS) and sum(needs) <= zone.width()
        height = height if has_titles else min(zone.height(), px(90))
        usual = max(height * RIBBON_ASPECT, px(150) if has_titles else 0.0)
        usual = min(usual, zone.width() / max(1, len(self._others)))
        widths = [usual] * len(needs)
        if has_titles and max(needs, default=0.0) > usual:  # long names take from short ones
            widths = [zone.width() * need / sum(needs) for need in needs]
        for (won, (item, title)), cell in zip(self._others.items(), row(zone, *widths), strict=True):
            width = cell.width()
            cell.setHeight(height)
            item.set_face(picture_in(self._words.lists, won, cell, self.metrics))
            item.place_in(aspect(cell, item.face.aspect))
            self.show_item(title, has_titles)
            title.set_style(TextStyle(letters_px, align="center", elide=True, shrink_to_px=small.px))
            title.set_width(width)
            title.place(cell.left(), cell.bottom() + px(2))

    def ask(self) -> None:
        """Say who wins what; *Next* leads on."""
        won, words = self._won, self._words
        is_end = self._state.points[won.seat] >= TARGETS[self._state.seats]  # that it is over is told next
        self._screen.tray.ask(
            Asked(
                words.who_wins(words.names[won.seat], won.ribbon),
                words.sum_of(self._state, won.seat, won.points),
                words.to_the_end() if is_end else TableWords().next_step(),
                True,
                brief_prompt=words.who_wins(short_names(words.names, " -")[won.seat], won.ribbon),
                step="award",
            )
        )

    def fly(self) -> Sequence[Group]:
        """The ribbon comes from its stand."""
        ribbon, goal = self.ribbon, QPointF(self.ribbon.pos())
        start, scale = _over(ribbon, self._screen.stands.ribbon(self._won.ribbon))
        ribbon.setPos(start)
        ribbon.setScale(scale)
        self.scene.sound("bell")
        move = Move(ribbon, pos=goal, scale=1.0, duration_ms=FLY_MS, easing=Easing.IN_OUT_CUBIC)
        return [Group([move], name="ribbon")]

    def fly_home(self) -> Group:
        """The ribbon, which is all that is left of this, goes on to its seat."""
        for item in self.items():
            item.setVisible(item is self.ribbon)
        goal = self.await_ribbon(AWAITED)
        assert goal is not None
        corner, scale = _over(self.ribbon, goal)
        return Group([Move(self.ribbon, pos=corner, scale=scale, duration_ms=LAND_MS)], name="ribbon home")

    def await_ribbon(self, opacity: float) -> FaceItem | None:
        """Let so much be seen of the ribbon at its seat. Returns it, if it stands there."""
        goal = self._screen.won_ribbon(self._won.ribbon)
        if goal is not None:  # a table that was laid out anew is again as it was before
            goal.setOpacity(opacity)
        return goal


class Award(QObject):
    """Shows who wins a ribbon with which cake. It waits for *Next*, or goes on by itself where walks do."""

    done = Signal()  # it was dismissed

    def __init__(self, screen: Screen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self.stage: Stage | None = None
        self._walk = StepWalk(screen.scene, parent=self)
        self._walk.dismissed.connect(self.done)

    @property
    def is_on(self) -> bool:
        """Whether a cake that has won is shown."""
        return self.stage is not None

    def show(self, sight: Sight[CakeSwapState]) -> Script:
        """Bring the ribbon to the cake, wait, and bring it to its seat."""
        screen, event = self._screen, sight.event
        assert isinstance(event, PlatterCleared)
        screen.has_stage = True
        yield from screen.bringing(sight.look)
        yield None
        stage = self.stage = Stage(screen, event, sight.look.shown, self)
        stage.await_ribbon(AWAITED)
        screen.tray.confirmed.connect(self._walk.next)
        try:
            yield None
            stage.set_shown(True)
            stage.lay_out()
            yield None  # a large cake and all that changed below are too much for one turn of the event loop
            yield from stage.bring_rivals()
            self._walk.start([WalkStep(stage.fly, name="award")])
            stage.ask()
            yield self.done
        finally:
            screen.tray.confirmed.disconnect(self._walk.next)
            screen.has_stage = False
        yield from screen.bringing(sight.look)
        yield stage.fly_home()

    def lay_out(self) -> None:
        """Stand in the table's present size."""
        if self.stage is not None and self._screen.has_stage:
            self.stage.lay_out()
            self.stage.ask()

    def stop(self) -> None:
        """Take the stage away."""
        self._walk.stop()
        self._screen.has_stage = False
        if self.stage is not None:
            self.stage.await_ribbon(1.0)
            self.stage.remove()
            self.stage.deleteLater()
            self.stage = None


def _over(ribbon: FaceItem, other: FaceItem) -> tuple[QPointF, float]:
    """The corner and the scale with which a ribbon covers another one."""
    corner = other.center_px() - QPointF(ribbon.width_px / 2, ribbon.height_px / 2)
    return corner, other.width_px / max(1.0, ribbon.width_px)


class AwardWording(SwapWording):
    """What is said when a ribbon is won."""

    def heading(self, won: PlatterCleared) -> str:
        """The class and the number of layers."""
        return self.tr("{title}, {layers}").format(
            title=self.title(won.ribbon % len(CLASSES)), layers=self.layers_of(won.ribbon)
        )

    def as_well(self) -> tuple[str, str]:
        """What stands above the other ribbons that it could have won, in full and in brief."""
        return self.tr("It met these as well, but a cake wins one ribbon:"), self.tr("It met as well:")

    def who_wins(self, name: str, ribbon: int) -> str:
        """Who wins what."""
        return self.tr("{name} wins {ribbon}").format(name=name, ribbon=self.ribbon(ribbon))

    def sum_of(self, shown: CakeSwapState, seat: int, points: int) -> str:
        """The sum, and what is left to the target."""
        total, target = shown.points[seat], TARGETS[shown.seats]
        told = self.tr("{before} + {points} = {sum} of {target}.").format(
            before=total - points, points=points, sum=total, target=target
        )
        if total >= target:
            return " ".join((told, self.tr("That ends the game.")))
        rest = self.tr("%n to go.", "", target - total)
        duty = "" if shown.taken else self.tr("A card is still to be taken in this turn.")
        return " ".join(filter(None, (told, rest, duty)))

    def to_the_end(self) -> str:
        """The button at the end of the game."""
        return self.tr("See the end")
