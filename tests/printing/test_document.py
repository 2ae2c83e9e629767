"""The document itself: its pages, the sizes in it, its fonts, and that all is drawn."""

from __future__ import annotations

import re
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter, QPdfWriter

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.printing.deck import printed_deck
from cakedesk.printing.drawn_faces import DrawnFaces
from cakedesk.printing.process import PrintJob, print_cards, serve, speaking
from cakedesk.printing.rules import RulesPages
from cakedesk.printing.sheets import PAPERS, lay_out
from cakedesk.table.help_text import read_help
from tests.printing.pdf_text import drawn, font_names, lines_mm, page_sizes

pytestmark = pytest.mark.usefixtures("qapp")

OF_THE_PROGRAM = {
    "en": r"click|\bdrag|\bpress|\bkeys?\b|button|screen|home page|confirm|switch|option",
    "de": r"klick|zieh es|taste|knopf|drück|bildschirm|startseite|bestätig|schalte|option",
    "fr": r"cliqu|\bclic|\btire|\btouches?\b|bouton|écran|accueil|confirm|interrupteur|option",
    "es": r"\bclic\b|\bpulsa|arrastr|\bteclas?\b|botón|pantalla|página de inicio|confirm|interruptor|opción",
}
"""Words that mean nothing to whoever plays on paper."""


def job(file: Path, game_id: str = "dutch-auction", paper: str = "a4", language: str = "en") -> PrintJob:
    return PrintJob(game_id, {}, paper, language, file)


@pytest.fixture(scope="module")
def document(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("printed") / "cards.pdf"
    steps = list(print_cards(job(file)))
    assert [step.done for step in steps] == list(range(1, steps[-1].total + 1))
    return file.read_bytes()


def test_there_is_a_page_for_fronts_one_for_backs_and_the_rules(document: bytes) -> None:
    game = find_game("dutch-auction")
    sheets = lay_out(printed_deck(game.id, game.builtin_lists()), PAPERS["a4"])
    assert len(sheets) == 5 and RulesPages(game.id, PAPERS["a4"]).count >= 2
    assert len(page_sizes(document)) == 2 * 5 + RulesPages(game.id, PAPERS["a4"]).count


def test_pages_are_as_large_as_the_paper(document: bytes) -> None:
    for width, height in page_sizes(document):
        assert (width, height) == pytest.approx((210 / 25.4 * 72, 297 / 25.4 * 72), abs=0.6)


def test_marks_tell_the_size_of_the_cards(document: bytes) -> None:
    marks = lines_mm(drawn(document)[0])
    across = sorted({round(x, 2) for x, _, other_x, _ in marks if x == other_x})
    down = sorted({round(y, 2) for x, y, other_x, other_y in marks if y == other_y and abs(other_x - x) < 10})
    assert [b - a for a, b in pairwise(across)] == pytest.approx([59] * 3, abs=0.05)
    assert [b - a for a, b in pairwise(down)] == pytest.approx([83.5] * 3, abs=0.05)
    assert across[0] + across[-1] == pytest.approx(210, abs=0.1)
    (ruler,) = [other_x - x for x, y, other_x, other_y in marks if y == other_y and other_x - x > 10]
    assert ruler == pytest.approx(50, abs=0.01)


def test_fonts_come_along(document: bytes) -> None:
    families = {name.partition("-")[0] for name in font_names(document)}
    assert families == {"AtkinsonHyperlegibleNext", "Baloo2"}
    assert document.count(b"/Type /FontDescriptor") == document.count(b"/FontFile2")


@pytest.mark.parametrize("game_id", ["take-the-cake", "piece-o-cake"])
def test_all_is_drawn_and_nothing_is_made_of_pixels(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    for _ in print_cards(job(file, game_id, "letter", "de")):
        pass
    content = file.read_bytes()
    assert b"/Subtype /Image" not in content
    assert b"/S /Luminosity" in content and b"/S /Alpha" not in content, "shades are as translucent as drawn"
    assert set(page_sizes(content)) == {(612.0, 792.0)}


def test_shapes_without_an_outline_get_none() -> None:
    """Qt drew every path once more as a line: dots had rings, and letters were bolder."""

    class Dot(Face):
        _units = 10.0, 10.0

        def _draw(self, drawing: Drawing, width_units: float) -> None:
            drawing.path("M0 0L5 0L5 5Z", fill="#BE2A3C")

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    DrawnFaces().draw(painter, Dot(), QRectF(0, 0, 100, 100))
    painter.end()
    (page,) = drawn(bytes(buffer.data().data()))
    assert len(re.findall(r"\bf$", page, re.MULTILINE)) == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_outlines_say_how_wide_they_are(game_id: str) -> None:
    """Those that do not would be missing on paper."""
    game = find_game(game_id)
    for size in printed_deck(game.id, game.builtin_lists()):
        for face in {face for card in size.cards for face in (card.front, card.back)}:
            for element in re.findall(r"<[^>]* stroke=[^>]*>", face.svg(300, 300 / face.aspect)):
                assert "stroke-width=" in element


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_rules_lose_no_line_and_no_heading_stands_apart(language: str) -> None:
    for game_id, paper in product(game_ids(), PAPERS.values()):
        with speaking(language):
            rules = RulesPages(game_id, paper)
        layout, block, high = rules._document.documentLayout(), rules._document.begin(), rules._size.height()
        headings = {block.text for block in read_help(game_id, language) if block.level}
        while (after := block.next()).isValid():
            rect, below = layout.blockBoundingRect(block), layout.blockBoundingRect(after)
            assert below.height() > 0
            if block.text() in headings:
                assert int(rect.bottom() / high) == int(below.center().y() / high), block.text()
            block = after
        assert rules.count * 2 * high >= layout.documentSize().height()


@pytest.mark.parametrize("language", OF_THE_PROGRAM)
def test_rules_on_paper_are_not_about_the_program(language: str) -> None:
    words = re.compile(OF_THE_PROGRAM[language], re.IGNORECASE)
    for game_id in game_ids():
        with speaking(language):
            told = RulesPages(game_id, PAPERS["a4"])._document.toPlainText()
        assert words.findall(told) == []
        assert any(words.search(block.text) for block in read_help(game_id, language))
        kinds, in_english = (
            [block.kind for block in read_help(game_id, code, on_paper=True)] for code in (language, "en")
        )
        assert kinds == in_english, "all languages leave out the same"


def test_every_picture_of_the_rules_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that begins a column showed its outline at the end of the one before as well."""
    drawn_at: list[tuple[float, ...]] = []
    monkeypatch.setattr(
        DrawnFaces, "draw", lambda _self, _painter, _face, rect: drawn_at.append(rect.getRect())
    )
    for game_id, paper in product(game_ids(), PAPERS.values()):
        drawn_at.clear()
        rules = RulesPages(game_id, paper)
        sheet = QImage(2000, 2000, QImage.Format.Format_Mono)
        painter = QPainter(sheet)
        for page in range(rules.count):
            rules.draw(painter, page)
        painter.end()
        assert len(drawn_at) == len(set(drawn_at)) == rules._document.toPlainText().count("\ufffc") > 0


def test_a_document_that_is_given_up_leaves_nothing_and_what_was_there_before(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    file.write_bytes(b"before")
    steps = print_cards(job(file))
    next(steps)
    steps.close()
    assert [path.name for path in tmp_path.iterdir()] == ["cards.pdf"]
    assert file.read_bytes() == b"before"


def test_a_process_tells_how_far_it_is_and_why_it_fails(tmp_path: Path) -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    ours.send(job(tmp_path / "no folder" / "cards.pdf"))
    answer = ours.recv()
    assert isinstance(answer.error, FileNotFoundError) and answer.is_last
    process.join()
