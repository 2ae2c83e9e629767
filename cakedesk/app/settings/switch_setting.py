"""A setting that is on or off, declared in one line of the class of the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from cakedesk.app.settings.values import Settings


class SwitchSetting:
    """A setting that is on or off. What is not understood in the file counts as the usual value."""

    def __init__(self, *, usual: bool) -> None:
        self._usual = usual
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        """Take the name that it was given in the class for its key."""
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type) -> SwitchSetting: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> bool: ...

    def __get__(self, settings: Settings | None, owner: type) -> SwitchSetting | bool:
        """Whether it is on."""
        return self if settings is None else settings.switch_value(self._name, usual=self._usual)

    def __set__(self, settings: Settings, value: bool) -> None:
        """Switch it."""
        settings.keep(self._name, bool(value))
