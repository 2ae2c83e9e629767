"""For whom a computer may play in a running match, and who may come back, as a list to choose from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.setup_choice import offered_levels

if TYPE_CHECKING:
    from cakedesk.app.match.session import MatchSession
    from cakedesk.app.widgets.choice_sheet import ChoiceSheet

_STAND_INS = ("easy", "medium", "hard")
"""All levels for each of four people would make a long list."""


class StandInChoice(NamedTuple):
    """One thing that can be done."""

    words: str  # what it is, translated
    do: Callable[[], None]
    about: str = ""  # how the level plays, translated


def stand_in_choices(session: MatchSession) -> list[StandInChoice]:
    """All that can be done now, seat by seat."""
    if session.model.is_over:
        return []
    choices: list[StandInChoice] = []
    away = session.away()
    for seat, person in enumerate(session.people):
        if seat in away:
            back = QCoreApplication.translate("StandIn", "{name} is back and plays on")
            choices.append(StandInChoice(back.format(name=person.name), partial(session.give_back, seat)))
        elif person.is_person:
            leave = QCoreApplication.translate("StandIn", "The computer ({level}) plays for {name}")
            choices += [
                StandInChoice(
                    leave.format(level=level.name, name=person.name),
                    partial(session.let_computer_play, seat, level.id),
                    level.about,
                )
                for level in offered_levels(session.model.game.id, len(session.people))
                if level.id in _STAND_INS
            ]
    return choices


def offer_stand_ins(session: MatchSession, sheet: ChoiceSheet, button: QWidget) -> None:
    """Open the list. Nothing happens where there is nothing to choose."""
    choices = stand_in_choices(session)
    if choices:
        name = QCoreApplication.translate("StandIn", "Let a computer play for …")
        words, abouts = [choice.words for choice in choices], [choice.about for choice in choices]
        sheet.open_below(button, name, words, -1, lambda number: choices[number].do(), abouts)
