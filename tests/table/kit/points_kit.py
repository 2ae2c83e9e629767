"""What tests of points tables share: whether all of one can be read."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from cakedesk.table.kit.points_layout import PointsLayout


def clipped_points(layout: PointsLayout) -> list[str]:
    """Names and headings that can't be read in full."""
    found = [name.text for name in layout.names if name.elided]
    heads = enumerate(layout.table.columns)
    return found + [head.name for number, head in heads if head.icon is None and not layout.fits_word(number)]


def touching_points(layout: PointsLayout) -> list[tuple[str, QRectF, QRectF]]:
    """Pairs of things in a row that touch each other, or what leaves its row."""
    found = []
    inside = QRectF(0, 0, layout.width_px, layout.row_px)
    for number, row in enumerate(layout.table.rows):
        cells = layout.cells(row)
        places = [place for cell in cells for place in (cell.text, cell.crown) if place is not None]
        places += [
            layout.total_place(row),
            *(place for place in layout.name_places(number) if not place.isEmpty()),
        ]
        # The picture of a crown has air around it, as have the lines of a text.
        places = [place.adjusted(0, place.height() * 0.2, 0, -place.height() * 0.2) for place in places]
        places.append(layout.disc())
        name = layout.names[number].text
        found += [(name, place, inside) for place in places if not inside.contains(place)]
        found += [(name, one, other) for one, other in combinations(places, 2) if one.intersects(other)]
    return found
