"""Says whether a finished match had the chance that was promised at its start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.history.sheets import QuestionSheet
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.errors import RecordError

if TYPE_CHECKING:
    from cakedesk.engine.match import Match
    from cakedesk.engine.shuffle import Shuffle


class ShuffleSheet(QuestionSheet):
    """What came of dealing a match again."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", "", parent)
        self.leave.set_words(self.tr("Close"))

    def tell(self, found: tuple[Match[Any], bool | None]) -> None:
        """Open the sheet (`found`: what `check_again` says)."""
        match, is_proven = found
        shuffle = match.shuffle
        if is_proven and shuffle is not None and shuffle.secret is not None:
            title = self.tr("The shuffle is as promised")
            words = self.tr(
                "Dealt again from the seed {seed}, every card came as in the record. Its hash of salt and "
                "seed, the same from the start: {hash}"
            ).format(seed=shuffle.secret.seed, hash=_in_groups(shuffle.sha256))
        elif is_proven is None:
            title = self.tr("The shuffle is not as promised")
            words = self.tr(
                "Salt, seed and cards of this record do not fit together: it was changed, or cards came from "
                "elsewhere. What differs is told by “cakedesk verify”."
            )
        else:
            title = self.tr("There is no promise to check")
            words = self.tr(
                "This match goes on from another one or repeats its deal, so chance was not free; or it was "
                "begun before shuffles were promised."
            )
        self.do.setVisible(is_proven is True)
        self.ask(title, words, self.tr("Copy the proof"), lambda: _copy(shuffle))


def check_again(match: Match[Any]) -> tuple[Match[Any], bool | None]:
    """Deal a match again: the match, and whether its chance is proven; None: its proof is spoiled."""
    from cakedesk.engine.shuffle_check import check_shuffle  # noqa: PLC0415 - few ever ask

    try:
        return match, check_shuffle(match)
    except RecordError:
        return match, None


def _copy(shuffle: Shuffle | None) -> None:
    """Copy what anybody can check the hash by."""
    if shuffle is not None and shuffle.secret is not None:
        secret = shuffle.secret
        line = f"printf %s%s {secret.salt} {secret.seed} | sha256sum"
        QApplication.clipboard().setText(f"{line}\n{shuffle.sha256}\n")


def _in_groups(digits: str) -> str:
    return " ".join(digits[begin : begin + 8] for begin in range(0, len(digits), 8))
