"""What is done first: sentences about settings and folders are in the person's language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.start import application


@pytest.mark.parametrize(
    ("settings", "languages"), [(None, [""]), ('{"language": "de"}', ["", "de"]), ("{", [""])]
)
def test_the_language_is_chosen_before_folders_are_told_of(
    qapp: QApplication,
    paths: AppPaths,
    monkeypatch: pytest.MonkeyPatch,
    settings: str | None,
    languages: list[str],
) -> None:
    done: list[str] = []

    class Speaker:
        def speak(self, language: str = "") -> None:
            done.append(language)

    def prepare_folders(given: AppPaths, on_lacking: object) -> str:
        assert given is paths
        done.append("folders")
        return "trouble"

    monkeypatch.setattr(application, "Translators", Speaker)
    monkeypatch.setattr(application, "prepare_folders", prepare_folders)
    if settings is not None:
        paths.settings_file.write_text(settings)
    _, services, trouble = application.begin(paths)
    services.close()
    assert trouble == "trouble"
    assert done == [*languages, "folders"]
    assert bool(services.settings.trouble) == (settings == "{")
