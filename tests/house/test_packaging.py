"""What desktops are told of the program agrees with the program."""

from __future__ import annotations

import configparser
import tomllib
from pathlib import Path
from xml.etree import ElementTree

from cakedesk.app.history.record_export import SUFFIX

_REPOSITORY = Path(__file__).resolve().parents[2]
_DESKTOP = _REPOSITORY / "resources" / "desktop"
_DESKTOP_FILE = "cakedesk.desktop"
_MIME_TYPE = "org.cakedesk.CakeDesk.xml"
_STORE_PAGE = "org.cakedesk.CakeDesk.metainfo.xml"


def _project() -> dict[str, object]:
    return dict(tomllib.loads((_REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"])


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
