"""Letters are the same whatever was drawn before."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QImage, QPainter

from cakedesk.art import lettering
from cakedesk.art.fonts import load_fonts
from cakedesk.art.lettering import fit_lines, outline, text_width

_TEXT = "SNATCH quite 7"


@pytest.mark.parametrize("weight", [500, 600, 700, 800])
def test_outlines_do_not_depend_on_what_was_drawn_with_the_font(weight: int) -> None:
    families = load_fonts()
    image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    font = QFont(families.display if weight >= 700 else families.text)
    font.setWeight(QFont.Weight(weight))
    seen = {outline.__wrapped__(_TEXT, weight)}
    for size_px in (13, 20, 31, 57):
        for hinting in QFont.HintingPreference:
            font.setPixelSize(size_px)
            font.setHintingPreference(hinting)
            painter = QPainter(image)
            painter.setFont(font)
            painter.drawText(10, 100, _TEXT)
            painter.end()
            seen.add(outline.__wrapped__(_TEXT, weight))
    assert len(seen) == 1


def test_a_name_is_measured_without_being_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "Raspberry cream with nuts"
    measured = text_width(name, 20.0)
    assert measured == pytest.approx((outline(name).right - outline(name).left) / 5)
    monkeypatch.setattr(lettering, "_path_data", None)
    assert fit_lines(f"{name}!", 40.0, 20.0)[1] < 20.0, "cards that came first held the window up"
