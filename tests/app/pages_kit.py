"""What the tests of the pages share: an offer, matches, a result, and a language with long words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSlider, QWidget

from cakedesk.app.end.points_panel import PointsPanel
from cakedesk.app.home.box_button import BoxButton
from cakedesk.app.log.rows import LogHeading
from cakedesk.app.people.game_offer import GameOffer, common_aids
from cakedesk.app.saves.running_match import RunningMatch
from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.choices import Segment
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.scroller import ScrolledRows, Scroller
from cakedesk.art.face import Face
from cakedesk.art.prepared import home_faces
from cakedesk.art.store import FaceStore
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec
from cakedesk.engine.actions import OVER
from cakedesk.engine.registry import find_game
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_layout import PointsLayout
from cakedesk.table.kit.points_table import PointsColumn, PointsRow, PointsTable
from cakedesk.table.theme import LIGHT, Theme
from tests.speaking import speaking
from tests.table.kit.points_kit import clipped_points, touching_points

SIZES = [(1280, 700), (1280, 800), (1600, 1000), (3840, 2160)]
LONG_NAME = "W" * 24


def _longer(word: str) -> str:
    return word + ("en" * len(word))[: math.ceil(len(word) * 0.4)]


class LongWords(QTranslator):
    """A language in which everything takes 40 % more room, as German may."""

    def translate(self, _context: str, source: str, _comment: str = "", _count: int = -1) -> str:
        # What stands in braces must be found again.
        return " ".join(word if "{" in word or "%" in word else _longer(word) for word in source.split(" "))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def long_words() -> AbstractContextManager[None]:
    """Speak the language with long words."""
    return speaking(LongWords())


@contextmanager
def page_style(theme: Theme = LIGHT) -> Iterator[PageStyle]:
    """A style with a store of its own, which is shut down."""
    store = FaceStore()
    style = PageStyle(store, theme)
    yield style
    store.wait_until_idle()
    store.shutdown()


def stack(*kinds: str) -> Face:
    layers = tuple(LayerSpec(f"{kind}-{number}", kind) for number, kind in enumerate(kinds))
    return cake_faces.stack_face(layers)


def focused() -> Any:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def offer(game_id: str = "top-cake", seats: range = range(2, 5), title: str = "Top Cake") -> GameOffer:
    pitch = (
        "Bid with a card face up and a card face down, win the layers, and stack them high before they fall."
    )
    showcase = (stack("battenberg", "carrot", "crown"), stack("velvet", "victoria", "fox"))
    box = home_faces("top_cake")[0]
    return GameOffer(game_id, title, pitch, seats, 30, box, showcase, aids=common_aids())


def running(count: int, name: str = "Ada") -> list[RunningMatch]:
    names = (name, "Ben", "Zoé", "Łucja")
    return [
        RunningMatch(
            f"match-{number}", "top-cake", "Top Cake", "Round 4 of 5", f"{name} to bid", names, "today 20:14"
        )
        for number in range(count)
    ]


def summary(title: str = "Ada and Ben share the cake!") -> EndSummary:
    columns = (
        PointsColumn("chocolate", cake_faces.layer_face("chocolate", "chocolate")),
        PointsColumn("velvet"),
        PointsColumn("carrot"),
        PointsColumn("toppers", cake_faces.topper_face("crown")),
    )
    rows = (
        PointsRow(0, 1, True, (8, 4, 2, 6), 20),
        PointsRow(1, 1, True, (9, 5, 6, 0), 20),
        PointsRow(3, 3, False, (3, 3, 3, 2), 11),
        PointsRow(2, 4, False, (3, 3, 3, 0), 9),
    )
    pictures = tuple(
        (Picture(stack("carrot", "chocolate"), "Chocolate on top: 12 points"),) for _ in range(4)
    )
    return EndSummary(title, PointsTable(columns, rows), pictures, ("Equal points share the victory.",))


def many_columns(names: Sequence[str]) -> EndSummary:
    """A result of the game with the most columns, after a long evening: sums of three digits, many crowns."""
    game, seats = find_game("piece-o-cake"), len(names)
    lists, options = game.builtin_lists(), game.complete_options({"matches": 3})
    state = game.new_state(seats, options, game.deal(Random(5), seats, options, lists), lists)
    rng = Random(5)
    while state.turn() != OVER:
        state.apply(state.sample_action(rng))
    state.past_majority = [100] * seats
    state.collected = [heap_of(range(len(lists.varieties)))] * seats
    return BOARDS[game.id].end_summary(state.look(None), [SeatPerson(name, True) for name in names])


def quiet_auction(names: Sequence[str]) -> EndSummary:
    """A result of Dutch Auction that ended because nothing was bought, with what that lets the page tell."""
    game = find_game("dutch-auction")
    lists, options = game.builtin_lists(), game.complete_options({})
    state = game.new_state(2, options, game.deal(Random(5), 2, options, lists), lists)
    state.quiet_rounds, state.hands, state.decks = 2, [[], []], [[], []]
    state.discards = [list(range(10)), list(range(10))[:9]]
    return BOARDS[game.id].end_summary(state.look(None), [SeatPerson(name, True) for name in names])


def tied(names: Sequence[str], winners: int) -> EndSummary:
    """A result of Piece o' Cake in which the first few seats have the same, and the others nothing."""
    game, seats = find_game("piece-o-cake"), len(names)
    lists, options = game.builtin_lists(), game.complete_options({})
    state = game.new_state(seats, options, game.deal(Random(5), seats, options, lists), lists)
    state.phase = ENDED
    cherry = [variety.name for variety in lists.varieties].index("cherry")
    state.collected = [heap_of([cherry] * 2)] * winners + [0] * (seats - winners)
    return BOARDS[game.id].end_summary(state.look(None), [SeatPerson(name, True) for name in names])


def shown(root: QWidget, kind: type[QWidget] = QWidget) -> list[QWidget]:
    """All visible descendants of a kind."""
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]


def clipped_texts(root: QWidget) -> list[str]:
    """What can't be read in full."""
    labels = [*shown(root, Label), *shown(root, LogHeading)]
    found = [label.text() for label in labels if label.is_clipped()]
    found += [text for layout in shared_points(root) for text in clipped_points(layout)]
    found += [combo.currentText() for combo in shown(root, Combo) if combo.is_clipped()]
    buttons = [*shown(root, PaintedButton), *shown(root, Segment)]
    return found + [button.words for button in buttons if getattr(button, "is_clipped", bool)()]


def faults(root: QWidget) -> list[str]:
    """What can't be read in full, or hit with ease."""
    found = [f"clipped: {text}" for text in clipped_texts(root)]
    found += [f"small: {target}" for target in small_targets(root)]
    found += [f"outside: {text}" for text in outside(root)]
    return found + [f"covered: {one} by {other}" for one, other in overlapping_targets(root)]


def overlapping_texts(root: QWidget) -> list[tuple[str, str]]:
    """Pairs of texts that cover each other."""
    labels = [label for label in shown(root, Label) if label.text()]
    places = [(label.text(), QRect(label.mapTo(root, QPoint(0, 0)), label.size())) for label in labels]
    return [
        (text, other)
        for number, (text, place) in enumerate(places)
        for other, elsewhere in places[number + 1 :]
        if place.adjusted(1, 1, -1, -1).intersects(elsewhere.adjusted(1, 1, -1, -1))
    ]


def shared_points(root: QWidget) -> list[PointsLayout]:
    """How the points are laid out that are shown."""
    panels = [panel for panel in shown(root, PointsPanel) if isinstance(panel, PointsPanel)]
    return [panel.shared for panel in panels if panel.shared is not None]


def touching_numbers(root: QWidget) -> list[tuple[str, QRectF, QRectF]]:
    """Pairs of numbers, crowns and totals that touch each other on a score sheet, or leave their row."""
    return [found for layout in shared_points(root) for found in touching_points(layout)]


def targets_of(root: QWidget) -> list[QWidget]:
    """All visible controls."""
    kinds = (QAbstractButton, QLineEdit, QComboBox, QSlider)
    return [target for kind in kinds for target in shown(root, kind)]


def small_targets(root: QWidget) -> list[str]:
    """What is too low to be hit with ease."""
    targets = targets_of(root)
    return [f"{target.accessibleName()}: {target.height()} px" for target in targets if target.height() < 44]


def place_in(root: QWidget, widget: QWidget) -> QRect:
    body = widget.box_rect().toRect() if isinstance(widget, BoxButton) else widget.rect()
    return QRect(widget.mapTo(root, body.topLeft()), body.size())


def seen_place(root: QWidget, widget: QWidget) -> QRect:
    """What of its place lies in sight, within all that holds it."""
    place, holder = place_in(root, widget), widget
    while holder is not root:
        holder = holder.parentWidget()
        place &= QRect(holder.mapTo(root, QPoint(0, 0)), holder.size())
    return place


def overlapping_targets(root: QWidget) -> list[tuple[str, str]]:
    """Pairs of controls that cover each other. What is scrolled out of sight covers nothing."""
    targets = [target for target in targets_of(root) if not target.visibleRegion().isEmpty()]
    places = [(target.accessibleName(), seen_place(root, target)) for target in targets]
    return [
        (name, other)
        for number, (name, place) in enumerate(places)
        for other, elsewhere in places[number + 1 :]
        if place.adjusted(2, 2, -2, -2).intersects(elsewhere.adjusted(2, 2, -2, -2))
    ]


def _is_scrolled(widget: QWidget) -> bool:
    holder: QWidget | None = widget
    while holder is not None and not isinstance(holder, ScrolledRows | Scroller):
        holder = holder.parentWidget()
    return holder is not None


def outside(root: QWidget) -> list[str]:
    """Texts and controls that stick out of their parent, or of the page without being scrolled."""
    found = []
    for widget in [*shown(root, Label), *targets_of(root)]:
        parent = widget.parentWidget()
        inside = parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry())
        on_page = root.rect().adjusted(-1, -1, 1, 1).contains(place_in(root, widget))
        if not inside or not (on_page or _is_scrolled(widget)):
            found.append(
                f"{type(widget).__name__} {widget.accessibleName() or widget.text()}: {widget.geometry()}"
            )
    return found
