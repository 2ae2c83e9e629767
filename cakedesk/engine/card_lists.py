"""Reading card lists: CSV texts with errors that name the file, the line and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cakedesk.engine.errors import CardListError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.quote import quote

MAX_LIST_CHARS = 100_000
"""A list longer than this is refused: no game has a hundredth of it."""


class ListRow(NamedTuple):
    """One line of a card list.

    Attributes:
        file: the list's file name.
        line: its line number in the file, from 1.
        cells: its values by column name.
    """

    file: str
    line: int
    cells: dict[str, str]

    def fail(self, what: str, /, **params: object) -> CardListError:
        """An error that names this line.

        Args:
            what: what is wrong with it, as `CardListError` takes it.
            params: what goes into that.

        Returns:
            The error, to be raised.
        """
        return CardListError(self.file, self.line, what, **params)

    def card_id(self) -> str:
        """The value of the column ``id``.

        Raises:
            CardListError: it is empty or holds white space or a colon, which the notation could not carry.
        """
        name = self.cells["id"]
        if not name or any(letter.isspace() or letter == ":" for letter in name) or not name.isprintable():
            raise self.fail(
                QT_TRANSLATE_NOOP(
                    "CardLists",
                    "a card id has no spaces and no colon in it, and is not empty, unlike {value}",
                ),
                value=quote(name),
            )
        return name

    def number(self, column: str, low: int, high: int) -> int:
        """A whole number in a range.

        Args:
            column: the column's name.
            low: the smallest value allowed.
            high: the largest value allowed.

        Raises:
            CardListError: it is not a plain whole number, or out of the range.
        """
        text = self.cells[column]
        if text.isascii() and text.isdigit() and len(text) < 6 and low <= int(text) <= high:
            return int(text)
        if low == high:
            raise self._fail_but_one(column, str(low))
        what = QT_TRANSLATE_NOOP("CardLists", "{column} is a whole number from {low} to {high}, not {value}")
        raise self.fail(what, column=column, low=low, high=high, value=quote(text))

    def choice(self, column: str, known: Sequence[str]) -> str:
        """One of some known words.

        Args:
            column: the column's name.
            known: the words allowed.

        Raises:
            CardListError: it is another word.
        """
        word = self.cells[column]
        if word in known:
            return word
        if len(known) == 1:
            raise self._fail_but_one(column, known[0])
        what = QT_TRANSLATE_NOOP("CardLists", "{column} is one of {known}, not {value}")
        raise self.fail(what, column=column, known=", ".join(known), value=quote(word))

    def _fail_but_one(self, column: str, only: str) -> CardListError:
        if not only:
            what = QT_TRANSLATE_NOOP("CardLists", "{column} must be empty, not {value}")
            return self.fail(what, column=column, value=quote(self.cells[column]))
        what = QT_TRANSLATE_NOOP("CardLists", "{column} must be {only}, not {value}")
        return self.fail(what, column=column, only=only, value=quote(self.cells[column]))


def read_rows(file: str, text: str, columns: Sequence[str]) -> list[ListRow]:
    """Split a card list into rows.

    Args:
        file: the list's file name, for errors.
        text: its CSV text; blank lines do not count.
        columns: the names that its first line must hold, in this order.

    Returns:
        The rows below the heading.

    Raises:
        CardListError: another heading, a line with too few or too many values, or a text that is far too
            long.
    """
    import csv  # noqa: PLC0415 - the facts of a game are read without its lists

    if len(text) > MAX_LIST_CHARS:
        what = QT_TRANSLATE_NOOP("CardLists", "the list is longer than {most} characters")
        raise CardListError(file, 0, what, most=MAX_LIST_CHARS)
    try:
        lines = list(_numbered_lines(text))
    except csv.Error as error:
        raise CardListError(file, 0, QT_TRANSLATE_NOOP("CardLists", "this is no CSV text")) from error
    if not lines or lines[0][1] != list(columns):
        what = QT_TRANSLATE_NOOP("CardLists", "the first line must be {heading}")
        raise CardListError(file, lines[0][0] if lines else 1, what, heading=",".join(columns))
    rows = []
    for number, cells in lines[1:]:
        if len(cells) != len(columns):
            what = QT_TRANSLATE_NOOP("CardLists", "{needed} values are needed, this line has {count}")
            raise CardListError(file, number, what, needed=len(columns), count=len(cells))
        rows.append(ListRow(file, number, dict(zip(columns, cells, strict=True))))
    return rows


def card_ids(text: str, column: str) -> set[str]:
    """What the cards of a card list that was read without an error are called.

    Args:
        text: its CSV text.
        column: the name of the column that says it; some lists have none.
    """
    (_, heading), *lines = _numbered_lines(text)
    return {cells[heading.index(column)] for _, cells in lines} if column in heading else set()


def check_unique_ids(rows: Sequence[ListRow]) -> None:
    """Refuse a list in which two cards have the same id.

    Args:
        rows: all rows of the list, or of several lists whose ids share one notation.

    Raises:
        CardListError: naming the second of two equal ids.
    """
    first_seen: dict[str, ListRow] = {}
    for row in rows:
        earlier = first_seen.setdefault(row.card_id(), row)
        if earlier is not row:
            what = QT_TRANSLATE_NOOP("CardLists", "the id {value} stands in line {line} already")
            raise row.fail(what, value=quote(row.card_id()), line=earlier.line)


def _numbered_lines(text: str) -> Iterator[tuple[int, list[str]]]:
    import csv  # noqa: PLC0415 - see read_rows

    reader = csv.reader(text.removeprefix("\ufeff").splitlines(), strict=True)
    for cells in reader:
        values = [cell.strip() for cell in cells]
        if values not in ([], [""]):
            yield reader.line_num, values
