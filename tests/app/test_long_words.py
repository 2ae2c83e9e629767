"""A text from a record may be one word of any length."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

from cakedesk.app.widgets.text_fit import fit_text


def _font(size_px: float) -> QFont:
    font = QFont()
    font.setPixelSize(round(size_px))
    return font


def test_a_word_of_any_length_is_cut_where_its_line_ends(qapp: object) -> None:
    for letters in (60, 100_000):
        fitted = fit_text("m" * letters, _font, 20, 13, 180, 2)
        metrics = QFontMetricsF(fitted.font)
        assert len(fitted.lines) == 2
        assert fitted.clipped
        assert all(metrics.horizontalAdvance(line) <= 180 for line in fitted.lines)
        assert metrics.horizontalAdvance(fitted.lines[0] + "m") > 180


def test_a_double_name_is_broken_at_its_hyphen_and_told_whole_where_it_is_cut_off(qapp: object) -> None:
    fitted = fit_text("Maximiliana-Bartholomäa", _font, 20, 13, 150, 2)
    assert fitted.lines == ("Maximiliana-", "Bartholomäa")
    assert fitted.font.pixelSize() == 20
    assert fit_text("at -5", _font, 20, 20, 45, 2).lines[-1].endswith("-5"), "a minus is no hyphen"
    most = QFontMetricsF(_font(20)).horizontalAdvance("Maximiliana-Bartholom")
    cut = fit_text("Maximiliana-Bartholomäa", _font, 20, 20, most, 1)
    assert cut.clipped
    assert cut.lines[0].startswith("Maximiliana-B")
