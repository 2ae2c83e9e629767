"""The errors of the engine. All of them carry one clear sentence."""

from __future__ import annotations

from cakedesk.engine.quote import shortened
from cakedesk.engine.reasons import Reason

_LONGEST_WHY = 300
"""A record is refused in one line that can be read, however long what it names is."""


class CakeDeskError(Exception):
    """What went wrong with something given to the program, in one sentence."""


class IllegalAction(CakeDeskError):  # noqa: N818 - the field's term
    """An action that the rules do not allow here.

    Attributes:
        reason: why, as a code with parameters.
    """

    def __init__(self, reason: Reason, words: str | None = None) -> None:
        super().__init__(words or reason.code)
        self.reason = reason


class NotationError(CakeDeskError):
    """A text that spells no action, or spells one in another than its one way."""


class OptionError(CakeDeskError):
    """An unknown option, or a value out of its range."""


class StartError(CakeDeskError):
    """A `start` that set-up could not have given: a card missing, twice or unknown, or no such seat."""


class CardListError(CakeDeskError):
    """A card list that can't be used.

    Attributes:
        file: the list's file name.
        line: the line at fault, from 1; 0 if the whole file is.
        what: what is wrong with it: a template with ``{name}`` fields, marked for translation as "CardLists".
        params: what goes into the template, by name.
    """

    def __init__(self, file: str, line: int, what: str, /, **params: object) -> None:
        words = what.format(**params)
        super().__init__(f"{file}, line {line}: {words}" if line else f"{file}: {words}")
        self.file = file
        self.line = line
        self.what = what
        self.params = params


class RecordError(CakeDeskError):
    """A game record that is refused.

    Attributes:
        part: what is at fault: ``record``, ``start``, ``move``, ``result`` or ``shuffle``.
        move: the number of the bad move from 1; 0 if `part` is not ``move``.
        game_id: the game that refuses the move by a reason, which the error's cause has; else empty.
    """

    def __init__(self, part: str, why: str, move: int = 0, game_id: str = "") -> None:
        why = shortened(why, _LONGEST_WHY)
        super().__init__(f"bad {part} {move}: {why}" if move else f"bad {part}: {why}")
        self.part = part
        self.move = move
        self.game_id = game_id
