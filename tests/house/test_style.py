"""The rules of the house that no linter knows."""

from __future__ import annotations

import re
from pathlib import Path

_REPOSITORY = Path(__file__).resolve().parents[2]
_NAMELESS = {"utils", "util", "misc", "helpers", "helper", "common", "stuff"}
_READS_MARKS = re.compile(
    r"\b(setToolTip|QToolTip|ToolTipRole|setWhatsThis|setStatusTip|QMessageBox|QErrorMessage"
    r"|QStaticText|QTextDocument|QTextEdit|QTextBrowser|QGraphicsTextItem|setHtml|insertHtml|AutoText|RichText"
    r"|QLabel)\b"
)
"""What Qt shows as HTML, wholly or where a text looks like it."""
_WRITES_MARKS_ITSELF = {
    "cakedesk/app/help/reader.py",  # shows the help alone, which no record comes into
    "cakedesk/printing/rules.py",  # prints the same
    "cakedesk/app/widgets/labels.py",  # these three say that theirs is plain text
    "cakedesk/app/log/rows.py",
    "cakedesk/app/start/mishap_report.py",
    "cakedesk/bench/bare_window_probe.py",
}
_UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|coming soon|lorem ipsum", re.IGNORECASE)


_WAITS = re.compile(r"\.wait(?:Until|Signals?|Active|Exposed)\([^\n]*\btimeout=([\d_]+)")
_PATIENCE_MS = 30_000
"""What `tests/conftest.py` has all tests wait; less is too little for a busy machine."""


def _python_files(*folders: str) -> list[Path]:
    """Lists the Python files of some folders, or of all folders and the top of the repository."""
    if folders:
        return sorted(path for folder in folders for path in (_REPOSITORY / folder).rglob("*.py"))
    return [*_python_files("cakedesk", "bootstrap", "packaging", "tests"), *_REPOSITORY.glob("*.py")]


def _name(path: Path) -> str:
    return path.relative_to(_REPOSITORY).as_posix()


def test_files_are_named_after_a_concept() -> None:
    names = [_name(path) for path in _python_files()]
    assert [name for name in names if _NAMELESS.intersection(name.removesuffix(".py").split("/"))] == []


def test_nothing_is_promised_that_is_not_there() -> None:
    texts = [path for path in _python_files() if path != Path(__file__)]
    texts += [*_REPOSITORY.glob("*.md"), *_REPOSITORY.glob("translations/*.ts")]
    written = {_name(path): path.read_text(encoding="utf-8") for path in texts}
    spanish = "translations/cakedesk_es.ts"
    written[spanish] = re.sub(r"\b[Tt]odo\b", "all", written[spanish])  # unlike TODO, which stays
    found = {name: _UNFINISHED.search(text) for name, text in written.items()}
    assert {name: match.group() for name, match in found.items() if match} == {}


def test_every_folder_of_the_package_is_a_package() -> None:
    folders = {path.parent for path in _python_files("cakedesk")}
    assert [_name(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_what_others_wrote_is_never_read_as_html() -> None:
    """A match or a seat may be called `<img src=...>`: Qt would open the file to show it."""
    files = _python_files("cakedesk")
    found = {_name(path) for path in files if _READS_MARKS.search(path.read_text("utf-8"))}
    assert found == _WRITES_MARKS_ITSELF


def test_no_test_waits_for_less_than_a_busy_machine_takes() -> None:
    waits = [(_name(path), _WAITS.findall(path.read_text("utf-8"))) for path in _python_files("tests")]
    assert [name for name, times in waits if any(int(time) < _PATIENCE_MS for time in times)] == []
