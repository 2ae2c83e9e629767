"""What a line of the log of Piece o' Cake is about stands out on the table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CHOOSING, SLICES
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import Ring
from cakedesk.table.boards.piece_o_cake.log_marks import PieceMark, PlateMark, TokenMark
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.tokens import TokenRow
from cakedesk.table.items.light_item import LEG_SHARE, clearance_px
from cakedesk.table.lights import Lights

BELOW_COUNTS = z_values.CARD + 0.5
"""Above tokens, but below the counts and crowns of those beside them."""

INNER_SHARE = 0.5
"""How long brackets are at the hole, by those at the rim: the numbers of the slices stand there."""

MOST_OF_ARC = 0.4
"""How much of an arc a bracket takes where a piece is narrow."""

PLATE_INSET_SHARE = 0.05
"""How far inside of a plate's box its bracket stands, which leaves the word below it free."""

ARC_STEPS = 8


def light(lights: Lights, marks: Sequence[Hashable], screen: Screen) -> None:
    """Light what is in sight of some marks."""
    for mark in marks:
        if isinstance(mark, PieceMark):
            _light_piece(lights, mark, screen)
        elif isinstance(mark, PlateMark):
            plate = screen.plate_item(mark.seat)
            inset = PLATE_INSET_SHARE * plate.width_px
            if plate.isVisible():
                _light_round(lights, plate.rect_px().adjusted(inset, inset, -inset, -inset))
    tokens = [mark for mark in marks if isinstance(mark, TokenMark)]
    for seat in sorted({mark.seat for mark in tokens}):
        _light_tokens(lights, {mark.variety for mark in tokens if mark.seat == seat}, screen.tokens_of(seat))


def _light_tokens(lights: Lights, wanted: Set[int], row: TokenRow) -> None:
    """Tokens side by side stand in the same brackets: there is no room between them."""
    spots = sorted((token.pos().y(), token.pos().x(), variety) for variety, token in row.tokens.items())
    for _, group in groupby(spots, lambda spot: (spot[0], spot[2] in wanted)):
        varieties = [variety for _, _, variety in group]
        if varieties[0] in wanted:
            box = QRectF()
            for variety in varieties:
                box = box.united(row.rect_of(variety))
            _light_round(lights, box)


def _light_round(lights: Lights, box: QRectF) -> None:
    lights.put_around(box, min(box.width(), box.height()) / 2, BELOW_COUNTS)


def _light_piece(lights: Lights, mark: PieceMark, screen: Screen) -> None:
    shown, ring = screen.look.shown, screen.ring.ring
    is_there = shown.phase == CHOOSING and (shown.match, shown.cake) == (mark.match, mark.cake)
    if not is_there or mark.start not in shown.cuts:
        return
    count = len(places_of(shown.cuts, mark.start))
    if count == SLICES:
        half = QPointF(ring.radius, ring.radius)
        lights.put_around(QRectF(ring.center - half, ring.center + half), ring.radius)
        return
    piece = screen.ring.pieces.get(mark.start)
    brackets = piece_brackets(ring, mark.start, count, clearance_px(screen.metrics))
    lights.put_along(brackets if piece is None else brackets.translated(piece.moved_px()))


def piece_brackets(ring: Ring, start: int, count: int, inset_px: float) -> QPainterPath:
    """The corners of a piece, and a part of its sides and arcs."""
    inset = faces.GAP / 2 + inset_px / ring.radius
    inner, outer = faces.INNER_RADIUS + inset_px / ring.radius, 1.0 - inset_px / ring.radius
    first, last = faces.gap_angle(start), faces.gap_angle(start + count)
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
