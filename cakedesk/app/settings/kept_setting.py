"""A setting that is declared in one line of the class of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

if TYPE_CHECKING:
    from cakedesk.app.settings.values import Settings

_Value = TypeVar("_Value", bound=str | int)


class KeptSetting(Generic[_Value]):
    """A setting of one value. What is not understood in the file counts as the usual one.

    Args:
        fits: whether something is such a value, as the file has it.
    """

    def __init__(self, usual: _Value, fits: Callable[[Any], bool]) -> None:
        self.usual = usual
        self._fits = fits
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        """Take the name that it was given in the class for its key."""
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type) -> KeptSetting[_Value]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> _Value: ...

    def __get__(self, settings: Settings | None, owner: type) -> KeptSetting[_Value] | _Value:
        """The value."""
        if settings is None:
            return self
        value: Any = settings.kept(self._name)
        return type(self.usual)(value) if self._fits(value) else self.usual

    def __set__(self, settings: Settings, value: _Value) -> None:
        """Keep a value.

        Raises:
            ValueError: there is no such value.
        """
        if not self._fits(value):
            raise ValueError(f"{value!r} is not a value of {self._name}")
        settings.keep(self._name, type(self.usual)(value))
