"""What desktops are told of the program agrees with the program."""

from __future__ import annotations

import configparser
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import cakedesk
from cakedesk.app.history.record_export import SUFFIX
from cakedesk.engine.registry import game_ids
from hatch_build import store_page

_REPOSITORY = Path(__file__).resolve().parents[2]
_DESKTOP = _REPOSITORY / "resources" / "desktop"
_DESKTOP_FILE = "cakedesk.desktop"
_MIME_TYPE = "org.cakedesk.CakeDesk.xml"
_STORE_PAGE = "org.cakedesk.CakeDesk.metainfo.xml"


def _project() -> dict[str, object]:
    return dict(tomllib.loads((_REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"])


def _store_page(**addresses: str) -> ElementTree.Element:
    """The page as software centres get it."""
    text = (_REPOSITORY / "packaging" / _STORE_PAGE).read_text(encoding="utf-8")
    return ElementTree.fromstring(store_page(text, addresses))


def _desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(_DESKTOP / _DESKTOP_FILE, encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_entry_starts_a_command_that_the_wheel_brings() -> None:
    command = _desktop_entry()["Exec"].split()[0]
    assert command in _project()["gui-scripts"]


def test_records_have_a_type_of_their_own() -> None:
    """With that of all JSON files, each of them would open a game."""
    [kind] = ElementTree.parse(_DESKTOP / _MIME_TYPE).getroot()
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    entry = _desktop_entry()
    assert entry["MimeType"] == f"{kind.attrib['type']};"
    assert kind.attrib["type"] != "application/json"
    assert [glob.attrib["pattern"] for glob in kind.findall("m:glob", names)] == [f"*{SUFFIX}"]
    page = ElementTree.parse(_REPOSITORY / "packaging" / _STORE_PAGE).getroot()
    assert [item.text for item in page.iter("mediatype")] == [kind.attrib["type"]]
    assert entry["Version"] == "1.4", "the newest that desktops know; 1.5 is that of the text alone"


def test_the_store_page_belongs_to_the_desktop_entry_and_has_its_licence() -> None:
    page = ElementTree.parse(_REPOSITORY / "packaging" / _STORE_PAGE).getroot()
    assert f"{page.findtext('id')}.metainfo.xml" == _STORE_PAGE
    assert page.findtext("launchable") == _DESKTOP_FILE
    assert page.findtext("project_license") == _project()["license"]
    assert {item.text for item in page.iter("category")} <= set(_desktop_entry()["Categories"].split(";"))


def test_the_store_page_shows_a_picture_of_each_table_where_they_can_be_had() -> None:
    page = _store_page(Homepage="https://cake.example", Pictures="https://cake.example/pictures/")
    assert [item.text for item in page.iter("url")] == ["https://cake.example"]
    pictures = [str(item.text) for item in page.iter("image")]
    assert all(picture.startswith("https://cake.example/pictures/") for picture in pictures)
    files = [picture.rsplit("/", 1)[1] for picture in pictures]
    assert {file.rsplit("-", 1)[0] for file in files} == set(game_ids())
    assert all((_REPOSITORY / "docs" / "pictures" / file).is_file() for file in files)


def test_a_project_without_addresses_has_a_store_page_without_pictures() -> None:
    page = _store_page()
    assert not list(page.iter("screenshots")) and not list(page.iter("url"))
    assert page.findtext("launchable") == _DESKTOP_FILE


def test_desktops_are_told_of_the_program_in_every_language() -> None:
    languages = {path.stem.partition("_")[2] for path in _REPOSITORY.glob("translations/*.ts")} - {"en"}
    entry = _desktop_entry()
    assert {key for key in entry if "[" in key} == {
        f"{key}[{language}]" for key in ("GenericName", "Comment") for language in languages
    }
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    [kind] = ElementTree.parse(_DESKTOP / _MIME_TYPE).getroot()
    described = [item for item in _store_page().iter() if item.tag in {"summary", "p", "li"}]
    texts = [item for item in described if not "".join(item.itertext()).startswith("The first release")]
    for tags in (list(kind)[: len(languages) + 1], texts):
        assert len([tag for tag in tags if lang not in tag.attrib]) * (len(languages) + 1) == len(tags)
        assert {tag.attrib.get(lang) for tag in tags} == {None, *languages}


def test_everything_names_the_same_release() -> None:
    newest = _store_page().find("releases/release")
    assert newest is not None
    version, date = newest.attrib["version"], newest.attrib["date"]
    assert version == cakedesk.__version__
    changes = (_REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(\d.*)\] - (.*)$", changes, re.MULTILINE)[0] == (version, date)
    assert f"cakedesk_{version}_amd64.deb" in (_REPOSITORY / "README.md").read_text(encoding="utf-8")
    page = (_REPOSITORY / "packaging" / "cakedesk.6").read_text(encoding="utf-8")
    assert page.startswith(f'.TH CAKEDESK 6 "{date}" "CakeDesk {version}" ')
