"""`ForfeitPanel`: the varieties that may be forfeited, each a button with what that gives and costs."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cakedesk.art import faces as shared_faces
from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import size
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.turn_wording import ChoiceWording, signed
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.bodies import draw_box
from cakedesk.table.items import PictureButton, TextItem, TextStyle
from cakedesk.table.kit.flow import grid
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.list_panel import ListPanel, ListRow, ListSizes
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, badge_px, badge_reach_px
from cakedesk.table.metrics import MIN_TARGET_PX, MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.strokes import ring
from cakedesk.table.text_fit import LaidText, largest_px, lay_text

POINTS_UNITS, LOST_UNITS = 26.0, 20.0
LEAST_WORDS_UNITS, LEAST_TOKEN_UNITS = 16.0, 37.0
"""On large screens the smallest is not as small as it may be in px."""

POINTS_SHARE, LINE_SHARE = 0.44, 0.46
"""The most of the button's height that points take where something is lost below them, and from one of both
lines to the next: no sign reaches over the frame."""

TOKEN_SHARE, TOKEN_ROOM = 0.74, 1.06
"""The size of a token by the height of its button, and the width that it takes at least by its size."""

BADGE_SHARE = 0.48
ENDS_UNITS, LEAST_ENDS_UNITS, TOKEN_GAP_UNITS = 8.0, 3.5, 6.0


class _State(NamedTuple):
    slices: int = 1
    points: int = 0
    lost: int = 0
    is_chosen: bool = False


class _Arrangement(NamedTuple):
    """The words of a button, and the sizes of the signs before them (0: none) and the token in px."""

    points: LaidText
    lost: LaidText
    sign_px: int
    token_px: int


class ForfeitButton(PictureButton):
    """One variety that may be forfeited: its token, how many there are, its points, and a lost lead."""

    def __init__(self, table: TableScene, variety: int, kind: str, on_click: Callable[[int], None]) -> None:
        super().__init__(table, f"forfeit/{variety}")
        self.variety = variety
        self._kind = kind
        self._on_click = on_click
        self._state = _State()
        self._most_px, self._may_sign = math.inf, True
        self.margin_px = 8.0  # for the ring of what is chosen
        self.setZValue(z_values.TEXT)
        self.set_interactive(True)

    @property
    def corner_px(self) -> float:
        """The radius of its corners."""
        return self.table.metrics.px(14)

    def show_state(self, count: int, points: int, lost: int, *, is_chosen: bool) -> None:
        """Show a state (`lost`: the points of a lead that goes with them; 0: none)."""
        state = _State(count, points, lost, is_chosen)
        if state != self._state:
            self._state = state
            self.refresh()

    def activate(self) -> bool:
        """Choose it, or give it back."""
        self._on_click(self.variety)
        return True

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """A button with token and count, and at their right the points, what is lost below them."""
        theme, unit = self.table.theme, self.table.metrics.unit
        edge = None if self._state.is_chosen else theme.ink_soft
        fill = theme.well if self.hot else theme.chip
        draw_box(painter, box, self.corner_px, fill, edge, max(1.5, 2 * unit))
        if self._state.is_chosen:
            ring(painter, box, self.corner_px, theme.raspberry, 0.0, max(3.5, 6 * unit))
        points, lost, sign, side = self._arrange()
        before = self._token_room_px(side)
        left = box.center().x() - (before + self._words_px(points, lost, sign)) / 2
        middle = box.center().y()
        self.paint_picture(painter, 0, QPointF(left, middle - side / 2))
        disc = self._badge_px(side)
        reach = badge_reach_px(side, disc) - disc
        self.paint_picture(painter, 1, QPointF(left + reach, middle - side / 2 + reach))
        left += before
        apart = min(points.height_px, self._line_px()) / 2 if lost.text else 0.0
        for number, words, y, ink in (
            (3, points, middle - apart, theme.ink),
            (2, lost, middle + apart, theme.warn),
        ):
            if not words.text:
                continue
            if sign:
                self.paint_picture(painter, number, QPointF(left, y - sign / 2))
            words_left = left + (sign + 3 * unit if sign else 0.0)
            words.paint(painter, QPointF(words_left, y - words.height_px / 2), ink)

    @property
    def token_px(self) -> int:
        """The diameter of its token."""
        return self._arrange().token_px

    def words_px(self) -> float:
        """The size of its points that goes with its token, were there no buttons at its side."""
        return self._arrange(math.inf).points.style.px

    def has_signs(self) -> bool:
        """Whether there is room for the signs before its words, with words no smaller than texts may be."""
        readable_px = min(self.table.metrics.text_px(0), self._highest_px())
        return self._room(readable_px, has_signs=True) >= self._least_token_px()

    def limit_words(self, points_px: float, *, has_signs: bool) -> None:
        """Keep words small, or without signs: those of all buttons side by side are alike."""
        if (points_px, has_signs) != (self._most_px, self._may_sign):
            self._most_px, self._may_sign = points_px, has_signs
            self.refresh()

    def needed_px(self, token_px: float) -> float:
        """The width that it needs for a token of a size and words of their usual size."""
        words = self._words(self.table.metrics.text_px(POINTS_UNITS), math.inf)
        return self._token_room_px(token_px) + 2 * self.table.metrics.px(ENDS_UNITS) + self._words_px(*words)

    def least_px(self) -> float:
        """The width that it needs for the smallest token and the smallest words."""
        metrics = self.table.metrics
        least_px = max(metrics.px(LEAST_WORDS_UNITS), metrics.text_px(0))
        words = self._words_px(*self._words(least_px, None))
        token = self._token_room_px(self._least_px() + 1)  # sizes are tried px by px
        return token + 2 * metrics.px(LEAST_ENDS_UNITS) + words

    def _words_px(self, points: LaidText, lost: LaidText, sign: int) -> float:
        """The width of words: cream stands before the points, and a crown before those that are lost."""
        gap = 3 * self.table.metrics.unit if sign else 0.0
        return sign + gap + max(points.width_px, lost.width_px)

    def _words(self, points_px: float, most_sign_px: float | None) -> tuple[LaidText, LaidText, int]:
        """The points, the points that are lost (empty: none are), and the size of the signs before them.

        Args:
            most_sign_px: the most of that; None: there are no signs.
        """
        points_px = max(points_px, MIN_TEXT_PX)
        lost_px = max(points_px * LOST_UNITS / POINTS_UNITS, min(points_px, self.table.metrics.text_px(0)))
        lost = signed(-self._state.lost) if self._state.lost else ""
        return (
            lay_text(signed(self._state.points), TextStyle(px=points_px, weight=700)),
            lay_text(lost, TextStyle(px=lost_px, weight=700)),
            0 if most_sign_px is None else int(min(round(lost_px * 1.15), most_sign_px)),
        )

    def _arrange(self, most_px: float | None = None) -> _Arrangement:
        """Words become smaller before the token does; their signs go where they would be smallest."""
        height, least = self.height_px, self._least_token_px()
        limit = self._most_px if most_px is None else most_px
        usual = self.table.metrics.text_px(POINTS_UNITS)
        largest = min(limit, usual, self._highest_px())

        has_signs = self._may_sign and self.has_signs()
        readable = min(limit, self.table.metrics.text_px(0), self._line_px())
        if readable > largest and self._room(readable, has_signs=has_signs) >= least:
            largest = readable
        points_px = largest_px(largest, MIN_TEXT_PX, lambda px: self._room(px, has_signs=has_signs) >= least)
        side = min(height * TOKEN_SHARE, self._room(points_px, has_signs=has_signs))
        words = self._words(points_px, self._line_px() if has_signs else None)
        return _Arrangement(*words, max(1, round(side)))

    def _highest_px(self) -> float:
        """The size of points that its height has room for."""
        return self.height_px * (POINTS_SHARE if self._state.lost else 1.0)

    def _line_px(self) -> float:
        """The height that a line of words has with its sign."""
        return self.height_px * (LINE_SHARE if self._state.lost else 1.0)

    def _room(self, points_px: float, *, has_signs: bool) -> float:
        """The diameter that words of a size leave to the token."""
        words = self._words_px(*self._words(points_px, self._line_px() if has_signs else None))
        room = self.width_px - 2 * self.table.metrics.px(LEAST_ENDS_UNITS) - words
        return largest_px(room / TOKEN_ROOM, 1.0, lambda px: self._token_room_px(px) <= room)

    def _badge_px(self, token_px: float) -> int:
        digits = len(str(self._state.slices))
        return round(badge_px(self.table.metrics, token_px, BADGE_SHARE, digits))

    def _token_room_px(self, token_px: float) -> float:
        """The width that a token takes with its count and the gap after it."""
        usual = token_px * TOKEN_ROOM + TOKEN_GAP_UNITS * self.table.metrics.unit
        reach = badge_reach_px(token_px, self._badge_px(token_px))
        return max(usual, reach + self.table.metrics.px(LEAST_ENDS_UNITS))

    def _least_token_px(self) -> float:
        return min(self.height_px * TOKEN_SHARE, self._least_px())

    def _least_px(self) -> float:
        return max(LEAST_TOKEN_PX, self.table.metrics.px(LEAST_TOKEN_UNITS))

    def pictures(self) -> list[tuple[Face, int]]:
        """Token, badge, crown and cream with their sizes in px; 0: it is not shown."""
        *_, sign, side = self._arrange()
        return [
            (looks.variety_face(self._kind), side),
            (faces.number_disc_face(max(1, self._state.slices)), self._badge_px(side)),
            (shared_faces.crown_face(), sign if self._state.lost else 0),
            (faces.cream_face(), sign),
        ]


Shape: TypeAlias = Literal["full", "compact", "bare"]
"""All of it; without the line of words, with low buttons; the same with a small title and small words."""

SHAPES: tuple[Shape, ...] = ("full", "compact", "bare")
FOCUS_ZONE = 4
TITLE_UNITS, LINE_UNITS, GAP_UNITS = 26.0, 20.0, 10.0
BUTTON_UNITS, COMPACT_BUTTON_UNITS, MOST_BUTTON_UNITS = 76.0, 60.0, 150.0
TOKEN_UNITS = 46.0


class _Buttons(ListRow):
    """All buttons, in the fewest lines in which tokens are large enough, or at least words fit."""

    shape: Shape = "full"

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, on_click: Callable[[int], None]) -> None:
        super().__init__(scene)
        self.show_item(self.well, False)
        self.by_variety: Kept[int, ForfeitButton] = Kept(
            self, lambda variety: ForfeitButton(scene, variety, lists.varieties[variety].name, on_click)
        )

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        """See `ListRow.height_px`."""
        lines = self._lines(width_px)
        if lines > 1 and not wraps:
            return math.inf
        return lines * max(size_px / TOKEN_SHARE, MIN_TARGET_PX) + (lines - 1) * self.metrics.px(GAP_UNITS)

    def fit(self, rect: QRectF, size_px: float) -> None:
        """See `ListRow.fit`."""
        height = max(size_px / TOKEN_SHARE, MIN_TARGET_PX)
        buttons, most = self.by_variety.values(), self.metrics.room_px(MOST_BUTTON_UNITS, 1.0)
        in_line = max(1, -(-len(buttons) // self._lines(rect.width())))
        cells = grid(rect, len(buttons), in_line, self.metrics.px(GAP_UNITS), most_px=(most, height))
        for button, cell in zip(buttons, cells, strict=True):
            button.place_in(cell)
        has_signs = all(button.has_signs() for button in buttons)
        for button in buttons:
            button.limit_words(math.inf, has_signs=has_signs)
        words_px = min((button.words_px() for button in buttons), default=math.inf)
        for button in buttons:
            button.limit_words(words_px, has_signs=has_signs)

    def _lines(self, width_px: float) -> int:
        count, gap = len(self.by_variety), self.metrics.px(GAP_UNITS)
        token = max(LEAST_TOKEN_PX, self.metrics.px(TOKEN_UNITS))
        needed = max(
            (
                button.least_px() if self.shape == "bare" else button.needed_px(token)
                for button in self.by_variety.values()
            ),
            default=0.0,
        )
        in_line = max(1, int((width_px + gap) // (needed + gap)))
        return max(1, -(-count // in_line))


class ForfeitPanel(ListPanel[_Buttons]):
    """What may be done instead of taking a piece."""

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        wording: ChoiceWording,
        on_click: Callable[[int], None],
    ) -> None:
        super().__init__(scene)
        self._wording = wording
        self._line = self.own(TextItem(scene).mute())
        self._buttons = self.add_row(_Buttons(scene, lists, on_click))

    @property
    def buttons(self) -> dict[int, ForfeitButton]:
        """The buttons by variety, the most valuable first."""
        return self._buttons.by_variety

    def show(self, composer: ChoiceComposer, *, tells_leads: bool) -> None:
        """Show what may be forfeited; `fit` is to follow."""
        title = self._wording.forfeit_title(composer)
        self.set_title(title)
        line, brief = self._wording.forfeit_line(composer)
        kinds = [variety_name(composer.look.shown.lists, variety) for variety in composer.forfeits]
        self._line.set_text(line, brief)
        self._panel.set_accessible(f"{title} {line} {', '.join(kinds)}")
        content = []
        for number, (variety, button) in enumerate(self._buttons.by_variety.lay(composer.forfeits).items()):
            lost = self._wording.lost(composer, variety) if tells_leads else 0
            state = size(composer.forfeited(variety)), composer.forfeit_points(variety), lost
            button.show_state(*state, is_chosen=composer.now.variety == variety)
            told = self._wording.forfeit(composer, variety, lost)
            button.set_accessible(told)
            button.tooltip = told
            button.focus_order = (FOCUS_ZONE, number)
            content.append((variety, state))
        self._buttons.content = tuple(content)

    def height_px(self, width_px: float, shape: Shape) -> float:
        """The height that it wants, and from now on has, with so much of it."""
        self._buttons.shape = self.content = shape
        self.title_units = LEAST_WORDS_UNITS if shape == "bare" else TITLE_UNITS
        return self.natural_px(width_px, self.sizes().usual)

    def sizes(self) -> ListSizes:
        """See `ListPanel.sizes`: how high buttons are is decided by how much is shown."""
        px, text_px = self.metrics.px, self.metrics.text_px
        high = px(COMPACT_BUTTON_UNITS)
        if self._buttons.shape == "full":
            high = max(px(BUTTON_UNITS), (text_px(POINTS_UNITS) + text_px(LOST_UNITS)) * 1.3)
        size_px = max(high, MIN_TARGET_PX) * TOKEN_SHARE
        return ListSizes(size_px, size_px, size_px)

    def prepare(self, body: QRectF) -> QRectF:
        """See `ListPanel.prepare`: below the title a line of words, if all of it is shown."""
        is_full = self._buttons.shape == "full"
        line = self.metrics.text_px(LINE_UNITS) * 1.28 if is_full else 0.0
        self.show_item(self._line, is_full)
        self._panel.tooltip = "" if is_full else self._line.text
        px, least = self.metrics.text_px(LINE_UNITS), self.metrics.text_px(0)
        self._line.set_style(TextStyle(px=px, color="ink_soft", elide=True, shrink_to_px=least))
        self._line.set_width(body.width() - self.metrics.px(16))
        self._line.place(body.left() + self.metrics.px(8), body.top() - self.metrics.px(6))
        return body.adjusted(0, line, 0, 0)
