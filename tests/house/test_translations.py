"""Catalogues are complete, and compiled when they are new or changed, never by halves."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest
from PySide6.QtCore import QTranslator

from bootstrap.errors import SetupError
from bootstrap.translations import compile_translations, lrelease_in, stale_translations
from tests.speaking import catalogue_updater

_REPOSITORY = Path(__file__).resolve().parents[2]
_PYSIDE_DIR = Path(PySide6.__file__).parent
_UPDATER = catalogue_updater()
_CODE = sorted((_REPOSITORY / "cakedesk").rglob("*.py"))
_GERMAN, _FRENCH, _SPANISH = (
    _REPOSITORY / "translations" / f"cakedesk_{language}.ts" for language in ("de", "fr", "es")
)
_OTHERS = sorted(
    set(_REPOSITORY.glob("translations/*.ts")) - {_REPOSITORY / "translations" / "cakedesk_en.ts"}
)
every_other_language = pytest.mark.parametrize("catalogue", _OTHERS, ids=lambda path: path.stem[-2:])
_FILLED_IN = re.compile(r"\{\w+\}|%n")
_PERSON = r"(?:^|[.:;] )\{(?:names?|rival|other)\}"
"""People may be of any gender: nothing said of them may have one."""

_CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation><numerusform>%n card</numerusform><numerusform>%n cards</numerusform></translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cakedesk_en.ts").write_text(_CATALOGUE, encoding="utf-8")
    return tmp_path


def _compile(folder: Path) -> list[Path]:
    return compile_translations(stale_translations(folder, folder), lrelease_in(_PYSIDE_DIR))


def test_qt_reads_what_was_compiled(folder: Path) -> None:
    assert _compile(folder) == [folder / "cakedesk_en.qm"]
    translator = QTranslator()
    assert translator.load(str(folder / "cakedesk_en.qm"))
    assert translator.translate("Table", "%n card(s)", "", 1) == "%n card"
    assert sorted(path.name for path in folder.iterdir()) == ["cakedesk_en.qm", "cakedesk_en.ts"]


def test_what_is_up_to_date_is_left_alone(folder: Path) -> None:
    _compile(folder)
    assert stale_translations(folder, folder) == []


def test_a_changed_source_is_compiled_again(folder: Path) -> None:
    _compile(folder)
    later = (folder / "cakedesk_en.qm").stat().st_mtime_ns + 10_000_000
    os.utime(folder / "cakedesk_en.ts", ns=(later, later))
    assert stale_translations(folder, folder) == [(folder / "cakedesk_en.ts", folder / "cakedesk_en.qm")]


def test_a_damaged_source_is_named_and_keeps_the_old_target(folder: Path) -> None:
    (folder / "cakedesk_en.qm").write_bytes(b"old")
    (folder / "cakedesk_en.ts").write_text("<TS><context>", encoding="utf-8")
    source, target = folder / "cakedesk_en.ts", folder / "cakedesk_en.qm"
    with pytest.raises(SetupError, match="cakedesk_en.ts could not be compiled"):
        compile_translations([(source, target)], lrelease_in(_PYSIDE_DIR))
    assert target.read_bytes() == b"old"


def test_without_lrelease_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no lrelease"):
        lrelease_in(tmp_path)


def _texts(catalogue: Path) -> set[tuple[str, str, str]]:
    """The texts of a catalogue: context, source, comment."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
        for context in ElementTree.parse(catalogue).getroot().iter("context")
        for message in context.iter("message")
        if message.find("translation").get("type") not in ("vanished", "obsolete")
    }


def test_the_english_catalogue_has_every_plural_of_the_program(tmp_path: Path) -> None:
    fresh = tmp_path / "cakedesk_en.ts"
    _UPDATER.update(_PYSIDE_DIR / "lupdate", _CODE, fresh, plurals_only=True)
    assert _texts(_REPOSITORY / "translations" / "cakedesk_en.ts") == _texts(fresh)


@pytest.fixture(scope="module")
def all_texts(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, str]]:
    """Every text of the program."""
    fresh = tmp_path_factory.mktemp("fresh") / "cakedesk_de.ts"
    _UPDATER.update(_PYSIDE_DIR / "lupdate", _CODE, fresh, plurals_only=False)
    return _texts(fresh)


@every_other_language
def test_a_catalogue_has_every_text_of_the_program(
    catalogue: Path, all_texts: set[tuple[str, str, str]]
) -> None:
    assert _texts(catalogue) == all_texts
    types = {
        translation.get("type") for translation in ElementTree.parse(catalogue).getroot().iter("translation")
    }
    assert types == {None}, "nothing unfinished, nothing that is no longer in the code"


def _pairs(catalogue: Path) -> list[tuple[str, list[str]]]:
    """Each source with its translation, or with its forms for one and for many."""
    return [
        (
            message.findtext("source", ""),
            [form.text or "" for form in message.iter("numerusform")]
            or [message.findtext("translation", "")],
        )
        for message in ElementTree.parse(catalogue).getroot().iter("message")
    ]


@every_other_language
def test_what_is_filled_in_is_the_same_in_every_language(catalogue: Path) -> None:
    wrong = [
        (source, text)
        for source, texts in _pairs(catalogue)
        for text in texts
        if sorted(_FILLED_IN.findall(source)) != sorted(_FILLED_IN.findall(text))
    ]
    assert wrong == []


@every_other_language
def test_what_counts_has_both_forms_and_nothing_is_typed_as_on_a_typewriter(catalogue: Path) -> None:
    for source, texts in _pairs(catalogue):
        assert len(texts) == (2 if "%n" in source else 1), source
        for text in texts:
            assert text == text.strip() and "  " not in text, text
            assert not re.search(r"(?<!\w)'|\"|&|\.\.\.", text), f"quotes, an accelerator or dots: {text}"


def _texts_in(catalogue: Path) -> list[str]:
    return [text for _, texts in _pairs(catalogue) for text in texts]


def test_german_has_its_own_typography() -> None:
    for text in _texts_in(_GERMAN):
        assert not re.search(r"[\"“][^„”]*”", text), f"quotes: {text}"
        assert text.count("„") == text.count("“"), text
        assert not re.search(r"[\d}] %", text), f"a percent sign that may come off: {text}"
        assert not re.search(r"\b(Sie haben|Ihre[nmrs]?|Ihnen)\b", text), f"not as to a friend: {text}"


def test_french_has_its_own_typography() -> None:
    for text in _texts_in(_FRENCH):
        assert not re.search(r"['“”„]", text), f"quotes: {text}"
        assert text.count("«") == text.count("»"), text
        assert not re.search(r"(?<!\u00a0)[;:!?»%](?!\w)|«(?!\u00a0)", text.replace("%n", "")), (
            f"no no-break space: {text}"
        )
        assert not re.search(r"\s…", text), f"space before dots: {text}"
        assert not re.search(r"\b(vous|votre|vos|veuillez)\b", text, re.IGNORECASE), (
            f"not as to a friend: {text}"
        )
        assert not re.search(rf"{_PERSON} (est|sont) (?!de |en |à )", text), f"of which gender? {text}"


def test_spanish_has_its_own_typography() -> None:
    for text in _texts_in(_SPANISH):
        assert not re.search(r"['“”„]", text), f"quotes: {text}"
        for begin, end in ("«»", "¿?", "¡!"):
            assert re.fullmatch(
                rf"([^{begin}{end}]*{begin}[^{begin}{end}]+[{end}])*[^{begin}{end}]*", text
            ), text
        assert not re.search(r"[«¿¡]\s|\s[»?!;:…]", text), f"space within: {text}"
        assert not re.search(r"[\d}] %", text), f"a percent sign that may come off: {text}"
        assert not re.search(r"\busted(es)?\b", text, re.IGNORECASE), f"not as to a friend: {text}"
        assert not re.search(rf"{_PERSON} (es|está|son|están) ", text), f"of which gender? {text}"


@every_other_language
def test_buttons_are_named_as_they_are_called(catalogue: Path) -> None:
    """Sentences that tell which button to press call it what stands on it."""
    spoken = {source: texts[0] for source, texts in _pairs(catalogue)}
    for source, text in spoken.items():
        found = re.search(
            r"\b(?:[Pp]ress|click) (Lay both cards|Lay the half point|Next card|Confirm|All back)", source
        )
        if found is not None:
            assert spoken[found[1]] in text, text


@pytest.mark.parametrize(
    "catalogue", sorted(_REPOSITORY.glob("translations/*.ts")), ids=lambda path: path.name
)
def test_no_catalogue_has_gaps(catalogue: Path) -> None:
    gaps = [
        message.findtext("source")
        for message in ElementTree.parse(catalogue).getroot().iter("message")
        for translation in message.iter("translation")
        if translation.get("type") == "unfinished" or not "".join(translation.itertext()).strip()
    ]
    assert gaps == []


def test_no_code_sets_a_colon_or_semicolon_between_told_words() -> None:
    """French has a space before them: `joined_words` joins what is told, as each language does."""
    found = []
    for path in sorted((_REPOSITORY / "cakedesk").rglob("*.py")):
        if path.relative_to(_REPOSITORY / "cakedesk").parts[0] not in ("table", "app"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        english = [node for node in ast.walk(tree) if _is_english(node)]
        left_out = {id(inner) for node in english for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if id(node) not in left_out and _joins(node):
                found.append(f"{path.relative_to(_REPOSITORY)}:{getattr(node, 'lineno', 0)}")
    assert not found


def _is_english(node: ast.AST) -> bool:
    """What is printed or raised for who reads a terminal, and what an error says of itself."""
    if isinstance(node, ast.Raise):
        return True
    return isinstance(node, ast.Call) and (
        (isinstance(node.func, ast.Name) and node.func.id.lstrip("_") == "print")
        or (isinstance(node.func, ast.Attribute) and node.func.attr in ("__init__", "warning", "exception"))
    )


def _joins(node: ast.AST) -> bool:
    if isinstance(node, ast.JoinedStr):
        pairs = zip(node.values, node.values[1:], strict=False)
        return any(
            isinstance(before, ast.FormattedValue)
            and isinstance(after, ast.Constant)
            and str(after.value).startswith((": ", "; "))
            for before, after in pairs
        )
    is_join = isinstance(node, ast.Attribute) and node.attr == "join" and isinstance(node.value, ast.Constant)
    return is_join and node.value.value in (": ", "; ")
