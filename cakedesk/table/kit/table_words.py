"""`TableWords`: what every table says, translated once. A board adds what only its game knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cakedesk.engine.actions import OVER
from cakedesk.table.joined_words import and_list

if TYPE_CHECKING:
    from cakedesk.table.items.tag_item import TagKind


class TableWords(QObject):
    """The words. One may be made wherever some are needed: it holds nothing but the language."""

    # ---------------------------------------------------------------------------- on the panel of a seat

    def winner(self) -> str:
        """The tag of a seat that has won."""
        return self.tr("winner")

    def your_turn(self) -> str:
        """The tag of the seat whose person acts here."""
        return self.tr("your turn")

    def next_up(self) -> str:
        """The tag of the seat that acts next, in the past."""
        return self.tr("next up")

    def new(self) -> str:
        """The tag of what has just changed."""
        return self.tr("NEW")

    def seat_tag(
        self, seat: int, turn: int, winners: Sequence[int], *, is_person: bool, is_past: bool
    ) -> tuple[str, TagKind]:
        """What a seat does now, where seats act one after the other and all do the same.

        Args:
            turn: who is to act, or `OVER`.
            winners: who has won; read only when the game is over.
            is_person: whether a person plays the seat here.
            is_past: whether all of it has been already.

        Returns:
            A word or two, and what they mean; empty: nothing.
        """
        if turn == OVER:
            return (self.winner(), "good") if seat in winners else ("", "quiet")
        if turn != seat or not (is_past or is_person):
            return "", "quiet"
        return (self.next_up(), "quiet") if is_past else (self.your_turn(), "you")

    def away(self, name: str) -> str:
        """Who plays a seat, as it is read aloud, while a computer plays for them.

        Args:
            name: of who may come back.
        """
        return self.tr("{name}, played by a computer for now").format(name=name)

    # ------------------------------------------------------------------------------------------- points

    def points(self, points: int) -> str:
        """A number of points: "1 point", "7 points"."""
        return self.tr("%n point(s)", "", points)

    def points_so_far(self, points: int) -> str:
        """What a seat has in the middle of a game."""
        return self.tr("%n point(s) so far", "", points)

    def the_points(self) -> str:
        """The title above points that are counted."""
        return self.tr("The points")

    def total(self) -> str:
        """The heading of the sums."""
        return self.tr("total")

    def best(self) -> str:
        """What the crown beside points says."""
        return self.tr("best")

    def place(self, place: int, shared: bool) -> str:
        """Which place a seat has.

        Args:
            place: 1 to 6.
            shared: whether others have it too.
        """
        places = (
            self.tr("1st"),
            self.tr("2nd"),
            self.tr("3rd"),
            self.tr("4th"),
            self.tr("5th"),
            self.tr("6th"),
        )
        told = places[place - 1]
        return self.tr("{place}, shared").format(place=told) if shared else told

    def earlier_matches(self) -> tuple[str, str]:
        """The heading of what was brought along from earlier matches, and the same in full."""
        return self.tr("before"), self.tr("points of earlier matches")

    def earlier_matches_note(self, matches: int) -> str:
        """What the heading of `earlier_matches` means."""
        return self.tr("“before” holds the points of %n earlier match(es).", "", matches)

    # ------------------------------------------------------------------------------- how far the game is

    def match_of(self, number: int, matches: int) -> str:
        """Which match of several is played.

        Args:
            number: from 1.
        """
        return self.tr("Match {number} of {matches}").format(number=number, matches=matches)

    def round_of(self, number: int, rounds: int) -> str:
        """Which round is played.

        Args:
            number: from 1.
        """
        return self.tr("Round {number} of {rounds}").format(number=number, rounds=rounds)

    def over(self, number: int = 1, matches: int = 1) -> str:
        """That the game is over, or one match of several.

        Args:
            number: of the match, from 1.
        """
        if matches == 1:
            return self.tr("The game is over")
        return self.tr("Match {number} of {matches} is over").format(number=number, matches=matches)

    def won(self, names: Sequence[str]) -> str:
        """Who has won.

        Args:
            names: of all who have, at least one.
        """
        if len(names) == 1:
            return self.tr("{name} has won").format(name=names[0])
        return self.tr("{names} share the victory").format(names=and_list(names))

    # ------------------------------------------------------------------------------------ what a seat does

    def chooses(self, name: str) -> str:
        """Who is choosing now."""
        return self.tr("{name} chooses").format(name=name)

    def nobody(self) -> str:
        """Instead of the names of seats, if there is none."""
        return self.tr("nobody")

    # ------------------------------------------------------------------------------------------ in the tray

    def pass_turn(self) -> str:
        """The button that passes."""
        return self.tr("Pass")

    def take_back(self) -> str:
        """The button that takes back the latest gesture."""
        return self.tr("Take back")

    def put_back(self) -> str:
        """The button that puts back a card that was picked to be used."""
        return self.tr("Put it back")

    def choose_lit_card(self) -> str:
        """The primary button until a card is chosen."""
        return self.tr("Choose a lit card")

    def next_step(self) -> str:
        """The button that goes on to the next of several things that are shown."""
        return self.tr("Next")

    def step_of(self, number: int, count: int) -> str:
        """Which of several things is shown.

        Args:
            number: from 1.
        """
        return self.tr("Step {number} of {count}").format(number=number, count=count)

    def skip(self) -> str:
        """The button that leaves out the rest of what is shown."""
        return self.tr("Skip to the result")
