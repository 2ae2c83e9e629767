"""Why an action is not legal: a code with parameters, put into words elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

Param: TypeAlias = int | str


class _CodeAndParams(NamedTuple):
    code: str
    params: tuple[tuple[str, Param], ...]


class Reason(_CodeAndParams):
    """Why an action is not legal.

    Attributes:
        code: a key into the game's templates (`Game.reasons`) or into `COMMON_REASONS`.
        params: name and value of each parameter of the template, in the order given.

    >>> Reason("must_be_smaller", size=3).params
    (('size', 3),)
    """

    __slots__ = ()

    def __new__(cls, code: str, **params: Param) -> Reason:
        """Name the parameters of the template."""
        return super().__new__(cls, code, tuple(params.items()))

    def __getnewargs_ex__(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (self.code,), dict(self.params)

    def in_words(self, template: str) -> str:
        """Put the parameters into a template.

        Args:
            template: an English or translated text with ``{name}`` fields.
        """
        return template.format(**dict(self.params))


COMMON_REASONS = {
    "not_your_turn": QT_TRANSLATE_NOOP("Reasons", "it is not this seat's turn"),
    "game_over": QT_TRANSLATE_NOOP("Reasons", "the game is over"),
    "wrong_seat": QT_TRANSLATE_NOOP("Reasons", "it is the turn of seat {due}, not of seat {seat}"),
    "wrong_phase": QT_TRANSLATE_NOOP("Reasons", "this kind of move is not possible now"),
    "no_such_action": QT_TRANSLATE_NOOP("Reasons", "this game has no such move"),
    "reveals": QT_TRANSLATE_NOOP("Reasons", "this move would reveal what is still hidden"),
}
"""Templates of the reasons that every game can give; a game adds its own in `Game.reasons`."""
