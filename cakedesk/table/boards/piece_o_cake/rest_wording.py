"""`RestWording`: what the tray says while nobody acts here, and what stands on the score sheet."""

from __future__ import annotations

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.games.piece_o_cake.phases import CUTTING
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.turns import Turns
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.joined_words import and_list, one_stop
from cakedesk.table.kit.table_words import TableWords


class RestWording(Wording):
    """Words of a table at rest."""

    def resting(self, shown: PieceOCakeState, *, is_past: bool = False) -> str:
        """Whose turn it is, or was."""
        turn = shown.turn()
        if turn == OVER:
            return self.won(shown.winners())
        if turn == CHANCE:
            return self.tr("The slices are shuffled")
        if is_past:
            return self._past(shown, turn)
        if shown.phase == CUTTING:
            return self.tr("{name} cuts the cake").format(name=self.names[turn])
        if not shown.choices_left:  # the last choice of the cake is being shown
            return ""
        if not shown.starts:
            return self.no_piece_left(turn)
        return TableWords().chooses(self.names[turn])

    def _past(self, shown: PieceOCakeState, turn: int) -> str:
        if shown.phase == CUTTING:
            return self.tr("Next: {name} cuts").format(name=self.names[turn])
        if not shown.choices_left:  # its last choice, before the next cake comes
            return self.tr("Cake {number} is over").format(number=shown.cake + 1)
        return self.tr("Next: {name} chooses").format(name=self.names[turn])

    def coming(self, shown: PieceOCakeState, turns: Turns) -> str:
        """Who chooses after that."""
        coming = [] if turns.is_past else turns.coming(shown)
        if shown.phase != CUTTING:
            coming = coming[1:]
        if not coming:
            return ""
        names = [self.names[seat] for seat in coming]
        if len(names) == 1:
            text = self.tr("Then chooses {name}.").format(name=names[0])
        else:
            text = self.tr("Then choose {names}.").format(names=and_list(names))
        return one_stop(text, names)

    def match_title(self, shown: PieceOCakeState, match: int) -> str:
        """What stands above the score sheet."""
        if shown.matches == 1:
            return TableWords().the_points()
        return TableWords().match_of(match + 1, shown.matches)

    def status(self, shown: PieceOCakeState) -> str:
        """How far the game is."""
        cake = self.tr("Cake {number} of {cakes}").format(number=shown.cake + 1, cakes=5)
        if shown.matches == 1:
            return cake
        match = TableWords().match_of(shown.match + 1, shown.matches)
        return f"{match}, {cake}"
