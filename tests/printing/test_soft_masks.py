"""Translucent gradients: as translucent in the document as they were drawn, and where they were drawn."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPdfWriter

from cakedesk.printing.soft_masks import mend_soft_masks

pytestmark = pytest.mark.usefixtures("qapp")

OFFSET_PX, SIDE_PX = 30.0, 20.0


def written(*, is_translucent: bool, margin_mm: float = 0.0) -> bytes:
    """A document with one rectangle, moved and enlarged twice, from white to black."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(144)
    writer.setPageMargins(QMarginsF(*(4 * [margin_mm])))
    gradient = QLinearGradient(0, 0, SIDE_PX, 0)
    gradient.setColorAt(0, QColor(255, 255, 255, 51 if is_translucent else 255))
    gradient.setColorAt(1, QColor(0, 0, 0, 204 if is_translucent else 255))
    painter = QPainter(writer)
    painter.translate(OFFSET_PX, OFFSET_PX)
    painter.scale(2, 2)
    painter.fillRect(QRectF(0, 0, SIDE_PX, SIDE_PX), gradient)
    painter.end()
    return bytes(buffer.data().data())


@pytest.mark.parametrize("margin_mm", [0.0, 10.0])
def test_how_translucent_it_is_is_said_by_greys_that_lie_where_the_colours_do(margin_mm: float) -> None:
    document = mend_soft_masks(written(is_translucent=True, margin_mm=margin_mm))
    assert document.count(b"/SMask << /S /Luminosity /G ") == 1 and b"/S /Alpha" not in document
    greys = rb"/Matrix \[([^\]]*)\]\n/BBox .*\n/Group <</S /Transparency /CS /DeviceGray"
    (matrix,) = re.findall(greys, document)
    assert [float(number) for number in matrix.split()] == pytest.approx(
        [2, 0, 0, 2, OFFSET_PX, OFFSET_PX], abs=0.02
    )


def test_a_document_without_such_gradients_stays_as_it_is() -> None:
    document = written(is_translucent=False)
    assert mend_soft_masks(document) == document


def test_its_table_of_contents_leads_to_its_objects() -> None:
    document = mend_soft_masks(written(is_translucent=True))
    start = int(document.rpartition(b"startxref\n")[2].split()[0])
    assert document[start:].startswith(b"xref\n")
    places = re.findall(rb"(\d{10}) 00000 n", document[start:])
    assert len(places) == document.count(b" 0 obj\n")
    for number, place in enumerate(places, 1):
        assert document[int(place) :].startswith(b"%d 0 obj\n" % number)
