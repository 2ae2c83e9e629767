"""Brings the translation sources up to date: `python packaging/update_translations.py`.

Run it in the environment of `run.py` after texts were added or changed. `translations/cakedesk_en.ts` holds
only the texts with a number in them; where such a text plainly counts things, as in "%n card(s) left", its
two English forms are filled in here, and the others have to be filled in by hand. Other catalogues
(`cakedesk_de.ts`, ...) get all texts; translations in them stay, and what is not translated yet is printed.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = "cakedesk_en.ts"

_MESSAGE = re.compile(r"<message.*?</message>", re.DOTALL)
_SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)
_EMPTY_FORMS = re.compile(
    r'<translation type="unfinished">\s*(?:<numerusform></numerusform>\s*){2}</translation>'
)
_TEXT_ARGUMENT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
_COUNTED = re.compile(
    r"(?P<begin>(?:[^%]* )?%n (?:(?!of )\w+ )?)(?P<word>\w+)\((?P<ending>e?s)\)"
    r"(?P<end>[.,;:!?)]?"
    r"(?: (?:left|more|each|ago|so far|in|of|on|for|from|to|with|at|by|and|&amp;)(?: .*)?)?)"
)
"""A number of things, perhaps with one word about them, and what may follow whatever the number is."""
_OTHER_PLURAL = re.compile(r"(?:[^aeiou]y|[^aeiou]o|s|x|z|ch|sh|fe?|man)$")
"""Words that take more than an "s": cherries, glasses, leaves."""
_VERB = re.compile(r"\b(?:am|is|are|was|were|has|have|does|do|\w+\(e?s\))(?:\W|$)")


def main() -> int:
    """Update all catalogues.

    Returns:
        0, or 1 if something is left to do by hand, which is printed.
    """
    lupdate = find_lupdate()
    files = sorted((ROOT / "cakedesk").rglob("*.py"))
    folder = ROOT / "translations"
    folder.mkdir(exist_ok=True)
    to_do = lost_texts(lupdate, files)
    for catalogue in sorted({folder / ENGLISH, *folder.glob("*.ts")}):
        is_english = catalogue.name == ENGLISH
        update(lupdate, files, catalogue, plurals_only=is_english)
        if is_english:
            to_do += [f"both English forms are needed: {text!r}" for text in fill_english(catalogue)]
        else:
            to_do += [f"{catalogue.name}: not translated: {text!r}" for text in untranslated(catalogue)]
    for line in to_do:
        print(line, file=sys.stderr)
    return 1 if to_do else 0


def find_lupdate() -> Path:
    """The extractor that PySide6 brings.

    Returns:
        Its path.

    Raises:
        FileNotFoundError: PySide6 is not installed here, or comes without it.
    """
    spec = importlib.util.find_spec("PySide6")
    if spec is not None and spec.origin is not None:
        for name in ("lupdate", "lupdate.exe"):
            program = Path(spec.origin).with_name(name)
            if program.is_file():
                return program
    raise FileNotFoundError("there is no lupdate of PySide6 in this environment")


def update(lupdate: Path, files: Sequence[Path], catalogue: Path, *, plurals_only: bool) -> None:
    """Extract texts into a catalogue, which keeps the translations that it has.

    Args:
        lupdate: the extractor.
        files: the Python files.
        catalogue: the ``.ts`` file, named after its language.
        plurals_only: whether it takes only the texts with a number in them.
    """
    language = catalogue.stem.partition("_")[2]
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    options += ["-target-language", language, *(["-pluralonly"] if plurals_only else [])]
    with tempfile.TemporaryDirectory() as folder:
        lessons = Path(folder, "lessons.py")
        lessons.write_text("\n".join(_marked_words(files)), encoding="utf-8")
        command = [str(lupdate), *options, *map(str, files), str(lessons), "-ts", str(catalogue)]
        subprocess.run(command, check=True)


def _marked_words(files: Sequence[Path]) -> Iterator[str]:
    """The words of lessons, which stand there without marks, as the extractor finds them."""
    for file in files:
        if file.match("boards/*/lesson.py"):
            module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
            lesson = importlib.import_module(module).LESSON
            for words in lesson.words():
                text = json.dumps(words, ensure_ascii=False)
                yield f'QT_TRANSLATE_NOOP("{lesson.context}", {text})'


def lost_texts(lupdate: Path, files: Sequence[Path]) -> list[str]:
    """Find texts to be translated that the extractor passes over, or does not take for plurals.

    It knows plurals only as `self.tr("%n card(s)", "", n)`, and says nothing of calls that it can't read:
    those by another name (`say = QCoreApplication.translate`), or with a context that is not written out.

    Args:
        lupdate: the extractor.
        files: the Python files.

    Returns:
        A line for each: where it stands, and the text.
    """
    with tempfile.TemporaryDirectory() as folder:
        catalogue = Path(folder, "all_en.ts")
        update(lupdate, files, catalogue, plurals_only=False)
        messages = _MESSAGE.findall(catalogue.read_text(encoding="utf-8"))
    plain = {_source(message) for message in messages}
    plural = {_source(message) for message in messages if "numerus=" in message}
    return [
        f"{file.relative_to(ROOT)}:{line}: not found by lupdate: {text!r}"
        for file in files
        for line, text in _texts_of(file)
        if text not in (plural if "%n" in text else plain)
    ]


def _texts_of(file: Path) -> Iterator[tuple[int, str]]:
    """The literal texts of all calls that translate or mark a text, with their lines."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    aliases = {
        target.id: _called(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _called(node.value) in _TEXT_ARGUMENT
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        index = _TEXT_ARGUMENT.get(aliases.get(name := _called(node.func), name))
        if index is not None and len(node.args) > index:
            text = node.args[index]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.lineno, text.value


def _called(function: ast.expr) -> str:
    """The last part of the name of what is called."""
    return str(getattr(function, "attr", getattr(function, "id", "")))


def fill_english(catalogue: Path) -> list[str]:
    """Fill in both forms of the texts whose plural is plain.

    Args:
        catalogue: the English ``.ts`` file.

    Returns:
        The texts that still lack their forms.
    """
    text = _MESSAGE.sub(lambda match: _with_forms(match.group()), catalogue.read_text(encoding="utf-8"))
    catalogue.write_text(text, encoding="utf-8", newline="\n")
    return untranslated(catalogue)


def untranslated(catalogue: Path) -> list[str]:
    """Find what a catalogue lacks.

    Args:
        catalogue: the ``.ts`` file.

    Returns:
        The texts without a translation, or with one that nobody has looked at since the text changed.
    """
    messages = _MESSAGE.findall(catalogue.read_text(encoding="utf-8"))
    return [_source(message) for message in messages if 'type="unfinished"' in message]


def english_forms(source: str) -> tuple[str, str] | None:
    """The forms of a text for one and for any other number, if no knowledge of English is needed for them.

    Args:
        source: the text as it stands in the catalogue.

    Returns:
        Both forms; None if they have to be made by hand.

    >>> english_forms("%n card(s) left")
    ('%n card left', '%n cards left')
    >>> english_forms("holds %n earlier match(es).")
    ('holds %n earlier match.', 'holds %n earlier matches.')
    >>> by_hand = ["%n cherry(s)", "%n player(s) share the cake", "%n others", "%n of this stay(s)"]
    >>> [english_forms(text) for text in (*by_hand, "%n card(s) in hand are left", "%n layer(s) fall(s)")]
    [None, None, None, None, None, None]
    """
    found = _COUNTED.fullmatch(source)
    if found is None or _VERB.search(found["begin"]) or _VERB.search(found["end"]):
        return None
    if found["ending"] == "s" and _OTHER_PLURAL.search(found["word"]):
        return None
    one = found["begin"] + found["word"]
    return one + found["end"], one + found["ending"] + found["end"]


def _with_forms(message: str) -> str:
    found = _SOURCE.search(message)
    forms = english_forms(found.group(1)) if found is not None else None
    if forms is None:
        return message
    lines = "".join(f"\n            <numerusform>{form}</numerusform>" for form in forms)
    return _EMPTY_FORMS.sub(lambda _: f"<translation>{lines}\n        </translation>", message)


def _source(message: str) -> str:
    found = _SOURCE.search(message)
    return unescape(found.group(1)) if found is not None else ""


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # the lessons of these very files
    sys.exit(main())
