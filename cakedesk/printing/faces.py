"""Cards that there are on paper alone: at the table they are no cards, or lie nowhere face down."""

from __future__ import annotations

from cakedesk.art.card import draw_lattice, draw_porcelain
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_text, fit_lines, text_width
from cakedesk.art.palette import CARD_INK, CARD_INK_SOFT, PORCELAIN
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, num, scallop

WIDTH = 126.0
_CORNER_SHARE = 0.09
_PAD = 10.0
_TITLE, _WORDS, _LEAST_WORDS = 18.0, 13.5, 8.0
_WEIGHT = 600


class BackFace(Face):
    """A back: a lattice with a picture on a doily."""

    shape: float  # width divided by height
    color: str  # of the lattice
    picture: Face  # what is on the doily

    def _size(self) -> tuple[float, float]:
        return WIDTH, WIDTH / self.shape

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_lattice(drawing, WIDTH * _CORNER_SHARE, self.color)
        x, y, radius = WIDTH / 2, drawing.height / 2, WIDTH * 0.28
        drawing.path(scallop(x, y, radius, 16), fill=PORCELAIN)
        side = radius * 1.3
        _draw_inside(drawing, self.picture, Rect(x - side / 2, y - side / 2, side, side), width_units)


class PlacardFace(Face):
    """A card that shows something, and says what it is and does."""

    shape: float  # width divided by height
    picture: Face  # in its upper part
    title: str  # below the picture
    words: str = ""  # below the title; may be empty

    def _size(self) -> tuple[float, float]:
        return WIDTH, WIDTH / self.shape

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_porcelain(drawing, WIDTH * _CORNER_SHARE, 1.6)
        room = WIDTH - 2 * _PAD
        (title, *rest), size = fit_lines(self.title, room, _TITLE, max_lines=1)
        assert not rest
        lines, small = wrapped(self.words, room, drawing.height * 0.3)
        top = drawing.height - _PAD - len(lines) * small * 1.2
        for number, line in enumerate(lines):
            draw_text(
                drawing, line, WIDTH / 2, top + (number + 0.95) * small * 1.2, small, CARD_INK_SOFT, _WEIGHT
            )
        draw_text(drawing, title, WIDTH / 2, top - size * 0.35, size, CARD_INK)
        picture = Rect(_PAD, _PAD, room, top - size * 1.35 - 2 * _PAD)
        _draw_inside(drawing, self.picture, picture, width_units)


def wrapped(text: str, width: float, height: float) -> tuple[list[str], float]:
    """Breaks words into lines of a width, smaller where they would get too high.

    Args:
        width: Of the longest line.
        height: Of all lines.

    Returns:
        The lines, and the size of the em.
    """
    size = _WORDS
    while True:
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and text_width(longer, size, _WEIGHT) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        is_narrow = all(text_width(line, size, _WEIGHT) <= width for line in lines)
        if (is_narrow and len(lines) * size * 1.2 <= height) or size <= _LEAST_WORDS:
            return lines, size
        size -= 0.5


def _draw_inside(drawing: Drawing, face: Face, room: Rect, width_units: float) -> None:
    """Draws a face as large as it has room, in the middle."""
    width = min(room.width, room.height * face.aspect)
    height = width / face.aspect
    own_width, _ = face._size()
    x, y = room.center_x - width / 2, room.y + (room.height - height) / 2
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({width / own_width:.4f})"):
        face._draw(drawing, width_units * width / WIDTH)
