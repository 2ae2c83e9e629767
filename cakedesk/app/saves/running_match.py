"""A match that can be gone on with, in a few words for the home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from cakedesk.art.face import Face

if TYPE_CHECKING:
    from datetime import date, datetime


class RunningMatch(NamedTuple):
    """A match that has not ended."""

    key: str  # what resuming it asks for
    game_id: str
    title: str  # the game's name, translated
    place: str  # how far it is, such as "Round 4 of 5"
    turn: str  # who is to do what, such as "Ada to bid"
    names: tuple[str, ...]
    saved: str  # when something last happened, such as "today 20:14"
    picture: Face | None = None  # something of its table, or the game's box; None: neither is known
    name: str = ""  # what people called it, else empty
    is_elsewhere: bool = False  # whether another running program plays it now
    problem: str = ""  # one sentence for people if it can't be played on, else empty
    older: int = 0  # how many older versions of it there are

    @property
    def called(self) -> str:
        """What people call it: by its name, else by its game's."""
        return self.name or self.title


def saved_text(moment: datetime, now: datetime) -> str:
    """Say when something was: "today 20:14", "yesterday 9:05", "Sunday 15:02", or what `date_text` says."""
    locale = QLocale()
    time = locale.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    time = time.replace("\u202f", "\u00a0")  # the house's fonts lack the narrow one that comes before PM
    days = (now.date() - moment.date()).days
    if days == 0:
        return QCoreApplication.translate("RunningMatch", "today {time}").format(time=time)
    if days == 1:
        return QCoreApplication.translate("RunningMatch", "yesterday {time}").format(time=time)
    if 1 < days < 7:
        day = locale.dayName(moment.isoweekday(), QLocale.FormatType.LongFormat)
        return QCoreApplication.translate("RunningMatch", "{weekday} {time}").format(weekday=day, time=time)
    return date_text(moment, now.date())


def date_text(moment: datetime, today: date, *, in_full: bool = False) -> str:
    """Say on which day something was: "9 Nov"; with its year if that is another, or by a wrong clock.

    In full languages may have words between day and month: "29 de noviembre".
    """
    text = QCoreApplication.translate("RunningMatch", "{day} {month}")
    if in_full:
        text = QCoreApplication.translate("RunningMatch", "{day} {month}", "the month in full")
    if moment.year != today.year or moment.date() > today:
        text = QCoreApplication.translate("RunningMatch", "{day} {month} {year}")
        if in_full:
            text = QCoreApplication.translate("RunningMatch", "{day} {month} {year}", "the month in full")
    form = QLocale.FormatType.LongFormat if in_full else QLocale.FormatType.ShortFormat
    first = QCoreApplication.translate("RunningMatch", "1", "the first day of any month")
    day = moment.day if moment.day > 1 else first
    return text.format(day=day, month=QLocale().monthName(moment.month, form), year=moment.year)
