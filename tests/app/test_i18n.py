from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from pytestqt.qtbot import QtBot

from cakedesk.app.settings import i18n
from cakedesk.app.settings.i18n import game_title, install_translators, translate_reason
from cakedesk.engine.reasons import Reason
from cakedesk.engine.registry import find_game
from tests.speaking import catalogue_updater, compiled

ROOT = Path(__file__).parents[2]

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
{contexts}
</TS>
"""
CONTEXT = "<context><name>{name}</name>{messages}</context>"
PLURAL = (
    '<message numerus="yes"><source>{source}</source><translation>'
    "<numerusform>{one}</numerusform><numerusform>{many}</numerusform></translation></message>"
)
PLAIN = "<message><source>{source}</source><translation>{text}</translation></message>"

ENGLISH = CONTEXT.format(
    name="Table",
    messages=PLURAL.format(source="%n card(s)", one="%n card", many="%n cards")
    + PLURAL.format(source="%n cake(s)", one="%n cake", many="%n cakes"),
)
GERMAN = (
    CONTEXT.format(
        name="Table",
        messages=PLURAL.format(source="%n card(s)", one="%n Karte", many="%n Karten")
        + PLAIN.format(source="Pass the screen", text="Gib den Bildschirm weiter"),
    )
    + CONTEXT.format(
        name="Reasons", messages=PLAIN.format(source="the game is over", text="das Spiel ist aus")
    )
    + CONTEXT.format(
        name="TopCake",
        messages=PLAIN.format(source="Top Cake", text="Spitzentorte")
        + PLAIN.format(source="{card} is not in the row", text="{card} liegt nicht in der Reihe"),
    )
)


class Table(QObject):
    def cards(self, n: int) -> str:
        return self.tr("%n card(s)", "", n)

    def cakes(self, n: int) -> str:
        return self.tr("%n cake(s)", "", n)

    def words(self) -> str:
        return self.tr("Pass the screen")


@pytest.fixture
def use_languages(
    qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Sequence[str] | None], int]:
    """Installs the catalogues above, compiled, for some languages."""
    for language, contexts in (("en", ENGLISH), ("de", GERMAN)):
        text = CATALOGUE.format(language=language, contexts=contexts)
        (tmp_path / f"cakedesk_{language}.ts").write_text(text, encoding="utf-8")
    compiled(tmp_path, tmp_path)
    monkeypatch.setattr(i18n, "translations_dir", lambda: tmp_path)
    installed: list[QTranslator] = []

    def install(languages: Sequence[str] | None) -> int:
        installed.extend(install_translators(qapp, languages))
        return len(installed)

    return install


Use = Callable[[Sequence[str] | None], int]


LOCALE = """
import sys
from datetime import datetime
from PySide6.QtCore import QCoreApplication, QLocale
from cakedesk.app.saves.running_match import saved_text
from cakedesk.app.settings.i18n import Translators
app = QCoreApplication([])
Translators().speak(sys.argv[1])
now = datetime(2026, 3, 12, 20, 0)
moments = [datetime(2026, 3, 12, 19, 5), datetime(2026, 3, 8, 9, 5)]
moments += [datetime(2026, 1, 2), datetime(2026, 1, 1)]
words = [saved_text(moment, now) for moment in moments] + [QLocale().toString(7.04, "f", 1)]
print(QLocale().name(), *words, sep=", ")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the others have no variables for it")
@pytest.mark.parametrize(
    ("system", "chosen", "told"),
    [
        ("it_IT.UTF-8", "", "en_150, today 19:05, Sunday 09:05, 2 Jan, 1 Jan, 7.0"),
        ("fr_FR.UTF-8", "", "fr_FR, aujourd’hui 19:05, dimanche 09:05, 2 janv., 1er janv., 7,0"),
        ("es_ES.UTF-8", "", "es_ES, hoy 19:05, domingo 9:05, 2 ene, 1 ene, 7,0"),
        ("ar_EG.UTF-8", "", "en_150, today 19:05, Sunday 09:05, 2 Jan, 1 Jan, 7.0"),
        ("en_GB.UTF-8", "", "en_GB, today 19:05, Sunday 09:05, 2 Jan, 1 Jan, 7.0"),
        ("en_US.UTF-8", "en", "en_US, today 7:05\u00a0PM, Sunday 9:05\u00a0AM, 2 Jan, 1 Jan, 7.0"),
        ("de_AT.UTF-8", "", "de_AT, heute 19:05, Sonntag 09:05, 2. Jän., 1. Jän., 7,0"),
        ("de_AT.UTF-8", "en", "en_150, today 19:05, Sunday 09:05, 2 Jan, 1 Jan, 7.0"),
        ("fr_FR.UTF-8", "de", "de_DE, heute 19:05, Sonntag 09:05, 2. Jan., 1. Jan., 7,0"),
        (
            "en_US.UTF-8 LC_TIME=fr_FR.UTF-8",
            "",
            "en_US, today 7:05\u00a0PM, Sunday 9:05\u00a0AM, 2 Jan, 1 Jan, 7.0",
        ),
        ("en_US.UTF-8 LC_TIME=en_GB.UTF-8", "", "en_US, today 19:05, Sunday 09:05, 2 Jan, 1 Jan, 7.0"),
    ],
)
def test_dates_and_numbers_are_those_of_the_language_shown(system: str, chosen: str, told: str) -> None:
    names = {"LANG", "LANGUAGE", "LC_ALL", "LC_TIME", "LC_NUMERIC", "LC_MESSAGES"}
    environment = {name: value for name, value in os.environ.items() if name not in names}
    lang, *others = system.split(" ")
    environment |= {"LANG": lang, "PYTHONPATH": str(ROOT), **dict(one.split("=") for one in others)}
    command = [sys.executable, "-c", LOCALE, chosen]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == told + "\n"


FILE_DIALOG = """
import sys
from PySide6.QtWidgets import QApplication, QTreeView
from cakedesk.app.settings.i18n import Translators
from cakedesk.app.widgets.save_dialog import save_dialog
app = QApplication(["", "-platform", "offscreen"])
Translators().speak("")
dialog = save_dialog(None, "Save", sys.argv[1], "")
files = dialog.findChild(QTreeView, "treeView")
rows, top = files.model(), files.rootIndex()
dialog.show()
while rows.rowCount(top) < 2:
    app.processEvents()
told = [[rows.index(row, column, top).data() for column in (0, 1, 3)] for row in (0, 1)]
print(*sorted(told), *dialog.selectedFiles(), sep="\\n")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the others have no variables for it")
def test_the_dialog_for_a_file_has_the_digits_of_its_texts(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "card.txt").write_bytes(bytes(1536))
    for file in tmp_path.iterdir():
        os.utime(file, (1_700_000_000, 1_700_000_000))
    environment = {**os.environ, "LC_ALL": "ar_EG.UTF-8", "TZ": "UTC", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", FILE_DIALOG, str(tmp_path / "kept.cakedesk")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines() == [
        "['card.txt', '1.50 KiB', '14/11/2023 22:13']",
        "['folder', '', '14/11/2023 22:13']",
        str(tmp_path / "kept.cakedesk"),
    ]


def test_without_a_catalogue_the_texts_of_the_code_stand(qtbot: QtBot) -> None:
    assert Table().cards(1) == "1 card(s)"


@pytest.mark.parametrize("languages", [["en"], ["en-GB", "de"], ["fr-FR", "pl"], []])
def test_english_has_its_plurals(use_languages: Use, languages: list[str]) -> None:
    assert use_languages(languages) == 1
    table = Table()
    assert [table.cards(n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert table.words() == "Pass the screen"


@pytest.mark.parametrize("languages", [["de"], ["de-AT", "en"], ["fr", "de-DE"], ["de_CH"]])
def test_another_language_lies_above_english(use_languages: Use, languages: list[str]) -> None:
    assert use_languages(languages) == 3  # English, Qt's own texts, German
    table = Table()
    assert [table.cards(n) for n in (1, 2)] == ["1 Karte", "2 Karten"]
    assert table.words() == "Gib den Bildschirm weiter"
    assert table.cakes(1) == "1 cake"  # not translated: English has the plural


def test_reasons_and_titles_are_translated(use_languages: Use) -> None:
    game = find_game("top-cake")
    use_languages(["de"])
    assert translate_reason(game, Reason("game_over")) == "das Spiel ist aus"
    assert translate_reason(game, Reason("not_in_row", card="lemon-4")) == "lemon-4 liegt nicht in der Reihe"
    assert translate_reason(game, Reason("must_pass")) == game.explain(Reason("must_pass"))
    assert game_title(game) == "Spitzentorte"


def test_reasons_in_english(qtbot: QtBot) -> None:
    game = find_game("top-cake")
    for code in game.reasons:
        params = {"card": "lemon-4", "kind": "S", "stack": 1}
        reason = Reason(code, **params)
        assert translate_reason(game, reason) == game.explain(reason)
    assert translate_reason(game, Reason("no_such_reason")) == "no_such_reason"


def test_a_broken_installation_still_starts(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise FileNotFoundError("no folder")

    monkeypatch.setattr(i18n, "translations_dir", missing)
    assert install_translators(qapp, ["de"]) == []


def test_the_systems_languages_are_asked(use_languages: Use, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = SimpleNamespace(uiLanguages=lambda: ["de-DE"])
    monkeypatch.setattr(i18n, "QLocale", SimpleNamespace(system=lambda: asked))
    assert use_languages(None) == 3
    assert Table().cards(1) == "1 Karte"


# ------------------------------------------------------------------- packaging/update_translations.py


@pytest.fixture
def updater(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = catalogue_updater()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "cakedesk").mkdir()
    return module


def write_code(folder: Path, *lines: str) -> None:
    body = "\n".join(f"        {line}" for line in lines)
    (folder / "cakedesk" / "page.py").write_text(f"class Page(QObject):\n    def show(self, n):\n{body}\n")


def test_plain_plurals_are_filled_in(updater: ModuleType, tmp_path: Path) -> None:
    write_code(
        tmp_path, 'self.tr("%n card(s) & more", "", n)', 'self.tr("%n match(es)", "", n)', 'self.tr("Go")'
    )
    assert updater.main() == 0
    text = (tmp_path / "translations" / "cakedesk_en.ts").read_text()
    assert "<numerusform>%n card &amp; more</numerusform>" in text
    assert "<numerusform>%n matches</numerusform>" in text
    assert "unfinished" not in text
    assert "Go" not in text
    assert updater.main() == 0
    assert (tmp_path / "translations" / "cakedesk_en.ts").read_text() == text


def test_forms_made_by_hand_are_asked_for_and_kept(
    updater: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_code(tmp_path, 'self.tr("%n layer(s) fall(s)", "", n)')
    assert updater.main() == 1
    assert "%n layer(s) fall(s)" in capsys.readouterr().err
    catalogue = tmp_path / "translations" / "cakedesk_en.ts"
    text = catalogue.read_text().replace(' type="unfinished"', "")
    for form in ("%n layer falls", "%n layers fall"):
        text = text.replace("<numerusform></numerusform>", f"<numerusform>{form}</numerusform>", 1)
    catalogue.write_text(text)
    assert updater.main() == 0
    assert catalogue.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        'QCoreApplication.translate("Page", "%n card(s)", "", n)',
        'QCoreApplication.translate("Page", "%n card(s)", "", self.n)',
    ],
)
def test_plurals_that_the_extractor_misses_are_told(
    updater: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    write_code(tmp_path, line)
    assert updater.main() == 1
    assert "page.py:3: not found by lupdate: '%n card(s)'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "lines",
    [
        ("say = QCoreApplication.translate", 'say("Page", "{name} to bid")'),
        ("say = self.tr", 'say("{name} to bid")'),
        ('QCoreApplication.translate(self.context, "{name} to bid")',),
    ],
)
def test_texts_that_the_extractor_misses_are_told(
    updater: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: tuple[str, ...]
) -> None:
    write_code(tmp_path, *lines)
    assert updater.main() == 1
    assert "not found by lupdate: '{name} to bid'" in capsys.readouterr().err


def test_other_catalogues_get_all_texts(
    updater: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "translations").mkdir()
    german = tmp_path / "translations" / "cakedesk_de.ts"
    german.write_text(CATALOGUE.format(language="de", contexts=""))
    write_code(tmp_path, 'self.tr("Go")', 'QT_TRANSLATE_NOOP("Game", "no such card")')
    assert updater.main() == 1
    assert capsys.readouterr().err.splitlines() == [
        "cakedesk_de.ts: not translated: 'no such card'",
        "cakedesk_de.ts: not translated: 'Go'",
    ]
    assert "<source>Go</source>" in german.read_text()
    assert "<source>no such card</source>" in german.read_text()
    text = german.read_text().replace(
        '<translation type="unfinished"></translation>', "<translation>x</translation>"
    )
    german.write_text(text)
    assert updater.main() == 0
    assert german.read_text() == text


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_the_button_of_a_lesson_that_goes_back_is_not_called_as_the_one_that_takes_back(
    language: str,
) -> None:
    text = (ROOT / f"translations/cakedesk_{language}.ts").read_text(encoding="utf-8")

    def words(context: str, source: str) -> str:
        there = text.split(f"<name>{context}</name>")[1].split("</context>")[0]
        return there.split(f"<source>{source}</source>")[1].split("<translation>")[1].split("<")[0]

    assert words("LessonSession", "Back") != words("TableWords", "Take back")
