"""Where the things of the table of Piece o' Cake are.

Names, for lesson and tests:

====================  =================================================================================
``ring``              the cake; ``knife/<n>`` a knife, ``piece/<n>`` a piece, ``wedge/<n>`` one as it is lit
``gap/<n>``           the mark of a gap that may get a knife; ``cut/<n>`` where a knife would lie
``list``              the list of pieces; ``listed/<n>`` one of them
``switches``          the switches of the chosen piece; ``eat/<letter>``, ``collect/<letter>`` a half of one
``forfeit``           the varieties that may be forfeited; ``forfeit/<letter>`` one of them
``panel/<seat>``      a seat's panel; that of the own seat is the tray
``plate``             the own plate; ``own`` what is collected
``confirm``           the button that ends the turn; ``first`` and ``second`` those below it
``boxes``             the cakes to come; ``sheet`` the points being counted
====================  =================================================================================

What a line of the log is about are what a seat has collected, its plate, or a piece of a cake: marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CHOOSING, SLICES
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import KNIFE_RADIUS, Ring
from cakedesk.table.boards.piece_o_cake.log_wording import PieceMark, PlateMark, TokenMark
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.items.light_item import LEG_SHARE, clearance_px
from cakedesk.table.kit.places import Found, Place, Places, discs, together

RING_SHARE = 1.18
"""The radius around the ring and its plate, in radii of the ring."""

BELOW_COUNTS = z_values.CARD + 0.5
"""Above tokens, but below the counts and crowns of those beside them."""

INNER_SHARE = 0.5
"""How long brackets are at the hole, by those at the rim: the numbers of the slices stand there."""

MOST_OF_ARC = 0.4
"""How much of an arc a bracket takes where a piece is narrow."""

PLATE_INSET_SHARE = 0.05
"""How far inside of a plate's box its bracket stands, which leaves the word below it free."""

ARC_STEPS = 8


def screen_places(screen: Screen, can_cut: Callable[[], bool]) -> Places:
    """The names of what is on a screen."""
    own, choose, index = screen.own_seat, screen.choose_panel, screen.look.shown.lists.index

    def by_letter(kind: str) -> Callable[[str], Found]:
        return lambda letter: places.keyed(f"{kind}/{index[letter]}")

    def panel(seat: str) -> Found:
        if int(seat) == screen.below:
            return screen.rects.tray
        return screen.rects.panels[list(screen.panels.panels).index(int(seat))]

    def forfeit(letter: str) -> Found:
        return by_letter("forfeit")(letter) if letter else together(choose.forfeits.buttons.values())

    def cake(found: Found) -> Found:
        """What is on the plate, once the cake is there: around nothing a light would say nothing."""
        return found if screen.ring.is_seen else None

    def wedge(start: str) -> Place | None:
        """Of the present cake: a box around it would take in half of those beside it."""
        shown = screen.look.shown
        return _piece(screen, PieceMark(shown.match, shown.cake, int(start)))

    def ring() -> QRectF:
        """With its plate, and with all of its knives if it has some."""
        whole = screen.rects.ring
        knives = KNIFE_RADIUS * whole.radius + whole.knife_px / 2 if screen.ring.knives else 0.0
        return _around(whole, max(RING_SHARE * whole.radius, knives))

    places = Places(
        screen.scene,
        {
            "ring": lambda _: cake(discs(ring())),
            "knife": lambda gap: discs(places.keyed(f"knife/{gap}")),
            "gap": lambda gap: cake(discs(places.keyed(f"gap/{gap}"))),
            "piece": lambda start: cake(places.keyed(f"piece/{start}")),
            "wedge": wedge,
            "cut": lambda gap: discs(screen.ring.zones[int(gap)].rect_px() if can_cut() else None),
            "list": lambda _: screen.rects.side if screen.piece_list.is_shown else None,
            "switches": lambda _: together(row.items() for row in choose.rows.values()),
            "eat": by_letter("eat"),
            "collect": by_letter("collect"),
            "forfeit": forfeit,
            "panel": panel,
            "plate": lambda _: discs(own.plate),
            "own": lambda _: together(own.tokens.tokens.values()),
            "confirm": lambda _: screen.tray.primary,
            "first": lambda _: screen.tray.others[0],
            "second": lambda _: screen.tray.others[1],
            "boxes": lambda _: together(screen.boxes.items()),
            "sheet": lambda _: together(screen.sheet.items()) if screen.turns.counted is not None else None,
        },
        {
            PieceMark: lambda marks: [_piece(screen, mark) for mark in marks],
            PlateMark: lambda marks: [_plate(screen, mark.seat) for mark in marks],
            TokenMark: lambda marks: list(_tokens(screen, marks)),
        },
    )
    return places


def _around(ring: Ring, radius_px: float) -> QRectF:
    half = QPointF(radius_px, radius_px)
    return QRectF(ring.center - half, ring.center + half)


def _plate(screen: Screen, seat: int) -> Place | None:
    plate = screen.panel_of(seat).plate
    inset = PLATE_INSET_SHARE * plate.width_px
    box = plate.rect_px().adjusted(inset, inset, -inset, -inset)
    return Place(box, is_round=True, z_value=BELOW_COUNTS) if plate.isVisible() else None


def _tokens(screen: Screen, marks: Sequence[TokenMark]) -> Iterator[Place]:
    """Tokens side by side stand in the same brackets: there is no room between them."""
    for seat in sorted({mark.seat for mark in marks}):
        row, wanted = screen.panel_of(seat).tokens, {mark.variety for mark in marks if mark.seat == seat}
        spots = sorted(
            (token.pos().y(), token.pos().x(), variety in wanted, variety)
            for variety, token in row.tokens.items()
        )
        for (_, is_wanted), group in groupby(spots, lambda spot: (spot[0], spot[2])):
            if is_wanted:
                whole = together(row.rect_of(variety) for *_, variety in group)
                assert whole is not None
                yield Place(whole.rect, is_round=True, z_value=BELOW_COUNTS)


def _piece(screen: Screen, mark: PieceMark) -> Place | None:
    shown, ring = screen.look.shown, screen.ring.ring
    is_there = shown.phase == CHOOSING and (shown.match, shown.cake) == (mark.match, mark.cake)
    if not is_there or mark.start not in shown.cuts:
        return None
    count = len(places_of(shown.cuts, mark.start))
    if count == SLICES:
        return Place(_around(ring, ring.radius), is_round=True)
    piece = screen.ring.pieces.get(mark.start)
    brackets = piece_brackets(ring, mark.start, count, clearance_px(screen.metrics))
    if piece is not None:
        brackets = brackets.translated(piece.moved_px())
    return Place(brackets.boundingRect(), brackets=brackets)


def piece_brackets(ring: Ring, start: int, count: int, inset_px: float) -> QPainterPath:
    """The corners of a piece, and a part of its sides and arcs."""
    inset = geometry.GAP / 2 + inset_px / ring.radius
    inner, outer = geometry.INNER_RADIUS + inset_px / ring.radius, 1.0 - inset_px / ring.radius
    first, last = geometry.gap_angle(start), geometry.gap_angle(start + count)
    leg, path = LEG_SHARE * (outer - inner), QPainterPath()
    for side, turn in ((first, 1.0), (last, -1.0)):
        for radius, end in ((outer, outer - leg), (inner, inner + INNER_SHARE * leg)):
            # Sides are moved in in parallel: by a larger angle nearer to the middle.
            path.moveTo(ring.at(side + turn * inset / end, end))
            arc = min(leg / radius, MOST_OF_ARC * (last - first - 2 * inset / radius))
            for step in range(ARC_STEPS + 1):
                angle = side + turn * (inset / radius + arc * step / ARC_STEPS)
                path.lineTo(ring.at(angle, radius))
    return path
