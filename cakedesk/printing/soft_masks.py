"""Mends what Qt writes of translucent gradients: else every shade on a cake is printed as a solid colour.

Qt draws how opaque such a gradient is as greys, which is right, but has viewers ask how opaque these greys
are (``/S /Alpha``), and they are wholly; and it leaves out where the gradient lies. See
https://code.qt.io/cgit/qt/qtbase.git/tree/src/gui/painting/qpdf.cpp, `QPdfEnginePrivate::gradientBrush`, and
ISO 32000-1, 11.6.5.3.
"""

from __future__ import annotations

import re
import zlib
from itertools import pairwise

_PAGE = re.compile(rb"([\d.]+) 0 0 -[\d.]+ ([\d.]+) ([\d.]+) cm\n")
_PATTERN = re.compile(rb"/PatternType 2\n.*?/Matrix \[([^\]]*)\]", re.DOTALL)
_GREYS = re.compile(rb"/BBox \[[^\]]*\]\n/Group <</S /Transparency >>")
_GREYS_THERE = (
    b"/Matrix [%b]\n/BBox [-100000 -100000 100000 100000]\n/Group <</S /Transparency /CS /DeviceGray >>"
)
_OPAQUENESS, _BRIGHTNESS = (b"<< /SMask << /S /%b /G " % what for what in (b"Alpha", b"Luminosity"))


def mend_soft_masks(document: bytes) -> bytes:
    """Make gradients as translucent as they were drawn.

    Args:
        document: a PDF file as `QPdfWriter` has written it.

    Returns:
        The same with other masks.
    """
    start = int(document.rpartition(b"startxref\n")[2].split()[0])
    places = sorted(int(place) for place in re.findall(rb"(\d{10}) 00000 n", document[start:]))
    objects = [document[place:end] for place, end in pairwise((*places, start))]
    page = next(filter(None, map(_page_matrix, objects)), None)
    if page is None:
        return document
    gradient, moved, mended = b"", {}, [document[: places[0]]]
    size = places[0]
    for place, written in zip(places, objects, strict=True):
        if found := _PATTERN.search(written):
            gradient = _on_page(found[1], page)
        mended.append(_GREYS.sub(_GREYS_THERE % gradient, written).replace(_OPAQUENESS, _BRIGHTNESS))
        moved[b"%010d" % place] = b"%010d" % size
        size += len(mended[-1])
    table = re.sub(rb"(\d{10})(?= 00000 n)", lambda found: moved[found[1]], document[start:])
    return b"".join(mended) + re.sub(rb"(startxref\n)\d+", rb"\g<1>%d" % size, table)


def _page_matrix(written: bytes) -> tuple[float, float, float] | None:
    """How a page begins: points of a unit, and where its origin is, y upwards; None: this is no page."""
    head, _, stream = written.partition(b"stream\n")
    if b"/FlateDecode" not in head or b"/XObject" in head:
        return None
    try:
        found = _PAGE.search(zlib.decompress(stream.partition(b"\nendstream")[0])[:200])
    except zlib.error:
        return None
    return (float(found[1]), float(found[2]), float(found[3])) if found else None


def _on_page(matrix: bytes, page: tuple[float, float, float]) -> bytes:
    """A gradient's matrix, which is from the edges of the paper, in the units of the page."""
    a, b, c, d, x, y = map(float, matrix.split())
    scale, left, top = page
    numbers = a / scale, -b / scale, c / scale, -d / scale, (x - left) / scale, (top - y) / scale
    return b" ".join(b"%.6f" % number for number in numbers)
