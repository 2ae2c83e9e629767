"""A text from a record may be one word of any length."""

from __future__ import annotations

from cakedesk.app.widgets.text_kinds import BODY, fit_text


def test_a_word_of_any_length_is_cut_where_its_line_ends(qapp: object) -> None:
    for letters in (60, 100_000):
        fitted = fit_text("m" * letters, BODY, 20, 13, 180, 2)
        assert len(fitted.lines) == 2
        assert fitted.elided
        assert fitted.widest_px <= 180
        assert fitted.style.typeface.width_px(fitted.lines[0].text + "m") > 180


def test_a_double_name_is_broken_at_its_hyphen_and_told_whole_where_it_is_cut_off(qapp: object) -> None:
    fitted = fit_text("Maximiliana-Bartholomäa", BODY, 20, 13, 150, 2)
    assert [line.text for line in fitted.lines] == ["Maximiliana-", "Bartholomäa"]
    assert fitted.style.px == 20
    assert fit_text("at -5", BODY, 20, 20, 45, 2).lines[-1].text.endswith("-5"), "a minus is no hyphen"
    most = BODY.width_px("Maximiliana-Bartholom", 20)
    cut = fit_text("Maximiliana-Bartholomäa", BODY, 20, 20, most, 1)
    assert cut.elided
    assert cut.lines[0].text.startswith("Maximiliana-B")
