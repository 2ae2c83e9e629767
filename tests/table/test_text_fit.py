"""Texts find room: broken, even, smaller, in short, and only then cut off."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QFontMetricsF

from cakedesk.table import text_fit
from cakedesk.table.text_fit import TextStyle, broken_anywhere, fit_forms, largest_px, lay_text, text_width

STYLE = TextStyle(px=22, wrap=True)
LONGEST = "Wähl ein Teil: iss seine Stücke, oder sammle sie für die Mehrheitswertung. Dann bestätige."
SHORT = "Wähl ein Teil."

pytestmark = pytest.mark.usefixtures("qapp")


def words(text: str, style: TextStyle, width_px: float) -> list[str]:
    return [line.text for line in lay_text(text, style, width_px).lines]


def test_lines_end_where_unicode_lets_them_and_keep_every_letter() -> None:
    for text in (LONGEST, "Anna-Lena Koch-Mehrin", "名前はとても長いです", "A🍰B 🍰🍰 C", "at -5, not 6–7"):
        for width in range(30, 400, 37):
            laid = lay_text(text, STYLE, width)
            whole = "".join(line.text for line in laid.lines)
            assert whole.replace(" ", "") == text.replace(" ", "")
            assert all(line.width_px <= width for line in laid.lines)
    assert words("at -5", STYLE, text_width("at -", STYLE) + 1) == ["at", "-5"], "a minus is no hyphen"
    assert words("Anna-Lena", STYLE, text_width("Anna-", STYLE) + 1) == ["Anna-", "Lena"]
    assert words("one\n\ntwo", STYLE, 400) == ["one", "", "two"]
    no_break = text_width("zwei\u00a0Teile", STYLE) + 4
    assert words("nimm zwei\u00a0Teile", STYLE, no_break) == ["nimm", "zwei\u00a0Teile"]


def test_a_word_goes_to_pieces_only_where_it_has_no_line_of_its_own() -> None:
    narrow = lay_text("Mehrheitswertung", STYLE, 80)
    assert narrow.splits_word
    assert not narrow.fits
    assert len(narrow.lines) > 1
    smaller = lay_text("Mehrheitswertung", STYLE._replace(shrink_to_px=8), 80)
    assert not smaller.splits_word
    assert smaller.fits


def test_a_name_is_broken_within_a_word_only_where_that_takes_fewer_lines_and_never_after_one_letter() -> (
    None
):
    anywhere = broken_anywhere("Wilhelmina Konstantinope")
    room = text_width("Konstantinope", STYLE) + 1
    assert words(anywhere, STYLE, room) == ["Wilhelmina", "Konstantinope"]
    assert words(anywhere, STYLE, text_width("Wilhelmina Kon-", STYLE)) == ["Wilhelmina", "Konstantinope"]
    narrow = words(anywhere, STYLE, text_width("Wilhelmina K-", STYLE) - 30)
    assert min(len(part) for line in narrow for part in line.rstrip("-").split()) > 1


def test_no_line_begins_with_the_hyphen_of_a_double_name() -> None:
    for text in ("Bartholomaeus-Maximilian isst 1 Traube", "Ab-Bartholomaeus", "A-B-Bartholomaeus"):
        for width in range(20, 400):
            lines = words(text, STYLE, width)
            assert not any(line.startswith("-") for line in lines[1:] if len(line) > 1), (width, lines)
            assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    barely = text_width("Bartholomaeus-", STYLE) - 1
    assert words("Bartholomaeus-Max isst", STYLE, barely) == ["Bartholomae", "us-Max isst"]


def test_no_line_begins_or_ends_with_a_lone_sign() -> None:
    text = "Ada: 9 + 4 = 13 · Zoé: 25 + 16 + 9 + 1 = 51 · Łucja: 4 × 2 = 8"
    for even in (False, True):
        for width in range(100, 640, 7):
            lines = words(text, STYLE._replace(even=even), width)
            assert not any(line.startswith(("·", "=", "×")) for line in lines), lines
            assert not any(line.endswith(("·", "=", "×", "+")) for line in lines), lines
            whole = re.sub("[ ·]", "", text)
            assert re.sub("[ ·]", "", "".join(lines)) == whole
    half = words(text, STYLE, text_width("Ada: 9 + 4 = 13 ·", STYLE) + 2)
    assert half[:2] == ["Ada: 9 + 4 = 13", "Zoé: 25 + 16 + 9"], (
        "an end of a line says that another part begins"
    )
    even = STYLE._replace(even=True)
    wide = text_width("Ada: 9 + 4 = 13 · Zoé: 25 + 16 + 9 + 1 = 51 · Łu", STYLE)
    assert words(text, even, wide) == ["Ada: 9 + 4 = 13 · Zoé: 25 + 16 + 9 + 1 = 51", "Łucja: 4 × 2 = 8"]
    cut = lay_text(text, STYLE._replace(elide=True, max_lines=1), text_width("Ada: 9 + 4 = 13 · Zoé", STYLE))
    assert cut.elided and cut.lines[0].text.startswith("Ada: 9 + 4 = 13 · ")


def test_even_lines_end_after_sentences_then_clauses_and_leave_no_word_alone() -> None:
    even = STYLE._replace(even=True)
    first = "Wähl ein Teil."
    width = text_width("Dann bestätige alles gleich.", STYLE) + 4
    assert words(f"{first} Dann bestätige alles gleich.", even, width) == [
        first,
        "Dann bestätige alles gleich.",
    ]
    width = text_width("Iss seine Stücke, oder", STYLE) + 4
    assert words("Iss seine Stücke, oder sammle sie", STYLE, width)[0] == "Iss seine Stücke, oder"
    assert words("Iss seine Stücke, oder sammle sie", even, width) == [
        "Iss seine Stücke,",
        "oder sammle sie",
    ]
    width = text_width("Iss seine Stücke ganz auf,", STYLE) + 4
    lone = words("Iss seine Stücke ganz auf, gleich", even, width)
    assert len(lone) == 2
    assert " " in lone[-1], "rather within a clause than one word alone"
    width = text_width("alles ohne jedes Zeichen in einem", STYLE) + 4
    plain = words("alles ohne jedes Zeichen in einem Satz", STYLE, width)
    assert plain[-1] == "Satz"
    evened = words("alles ohne jedes Zeichen in einem Satz", even, width)
    assert len(evened) == len(plain)
    assert " " in evened[-1]


@pytest.mark.parametrize(
    "text", ["Großherzogin Magdalena X", "Carla hat in Runde 5", "Wer bietet auf Karte 12"]
)
def test_no_letter_or_two_stand_alone_in_the_last_line(text: str) -> None:
    room = text_width(text.rpartition(" ")[0], STYLE) + 1
    assert text.rpartition(" ")[2] not in words(text, STYLE, room)
    assert len(words(text, STYLE, room)) == 2


def test_sizes_go_down_by_one_rule() -> None:
    for limit in range(5, 40):
        tried: list[float] = []

        def fits(px: float, limit: int = limit, tried: list[float] = tried) -> bool:
            tried.append(px)
            return px <= limit

        size = largest_px(34.5, 13.0, fits)
        assert size == (34.5 if limit >= 34.5 else max(13.0, limit - 0.5))
        assert len(tried) <= 6
    assert largest_px(10.0, 13.0, lambda px: False) == 10.0


def test_what_has_a_height_shrinks_to_it() -> None:
    style = STYLE._replace(shrink_to_px=13)
    free = lay_text(LONGEST, style, 300)
    held = lay_text(LONGEST, style, 300, free.height_px - 1)
    assert free.style.px == 22
    assert held.style.px < 22
    assert held.height_px <= free.height_px - 1
    assert held.fits
    assert not lay_text(LONGEST, style, 300, 20).fits


def test_a_short_form_stands_in_before_it_gets_too_small_and_is_the_last_to_be_cut_off() -> None:
    style = TextStyle(px=34, family="display", elide=True, shrink_to_px=25)
    full, room = (LONGEST, SHORT), text_width(SHORT, TextStyle(px=34, family="display")) + 2
    assert fit_forms(full, style, 4000).text == LONGEST
    short = fit_forms(full, style, room)
    assert (short.text, short.style.px, short.elided) == (SHORT, 34, False)
    small = fit_forms(full, style, room * 0.5)
    assert 13 <= small.style.px < 25
    assert not small.elided
    cut = fit_forms(full, style, room * 0.2)
    assert cut.elided
    assert cut.style.px == 13
    assert cut.lines[0].width_px <= room * 0.2
    assert fit_forms((LONGEST, LONGEST), style, text_width(LONGEST, style._replace(px=20)) + 2).fits


def test_a_cut_off_text_keeps_its_double_names_whole() -> None:
    style = TextStyle(px=22, wrap=True, max_lines=1, elide=True)
    cut = lay_text("Maximiliana-Bartholomäa", style, text_width("Maximiliana-Bart", style) + 12)
    assert cut.elided
    assert cut.lines[0].text.startswith("Maximiliana-B")


@pytest.mark.parametrize(
    "text", ["<img src=/cakes/of/today/top.png>", "Zwetschgenkuchenwettbewerb am Sonntag"]
)
@pytest.mark.parametrize("most", [1, 2])
def test_a_cut_off_text_gets_no_blanks_that_it_does_not_have(text: str, most: int) -> None:
    style = TextStyle(px=22, wrap=True, max_lines=most, elide=True)
    for width in range(60, 240, 7):
        cut = words(text, style, width)[-1].removesuffix("…")
        assert cut in text, f"{cut} at {width} px"


def test_a_word_of_any_length_takes_no_time() -> None:
    laid = lay_text("m" * 1_000_000, TextStyle(px=22, wrap=True, max_lines=2, shrink_to_px=13), 180)
    assert laid.elided
    assert len(laid.lines) == 2


def test_what_was_measured_is_not_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    style = TextStyle(px=31, wrap=True, even=True, shrink_to_px=13)
    lay_text(LONGEST, style, 321, 60)
    measured: list[str] = []

    class Counting(QFontMetricsF):
        def horizontalAdvance(self, text: str) -> float:  # noqa: N802
            measured.append(text)
            return super().horizontalAdvance(text)

    monkeypatch.setattr(text_fit, "_metrics", lambda face: Counting(face.font()))
    lay_text(LONGEST, style, 321, 60)
    lay_text(LONGEST, style._replace(color="warn"), 321, 60)
    assert measured == []
    lay_text(LONGEST + " Teil", style._replace(px=22.3, shrink_to_px=22.0), 322)
    assert len(set(measured)) == len(measured)
