"""`StandingsPanel`: for each variety who has how many, and who leads it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.standing import by_worth, unseen_slices
from cakedesk.table.boards.piece_o_cake.wording import Wording, variety_name
from cakedesk.table.items import ChipItem, FaceItem, Frame, TextItem, display_style, text_width
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.list_panel import ListPanel, ListRow, ListSizes
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.token_row import badge_px
from cakedesk.table.scene import TableScene

TOKEN_UNITS, LEAST_TOKEN_UNITS = 60.0, 20.0
UNSEEN_UNITS = 21.0
TOKEN_SHARE = 0.86
"""The size of a token by the height of its row."""

DISC_SHARE = 0.62
"""The size of the disc with a variety's number, and of the crown, by that of the token."""


class _Row(ListRow):
    """One variety."""

    picture_share = TOKEN_SHARE

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, variety: int, wording: Wording) -> None:
        super().__init__(scene)
        kind = lists.varieties[variety]
        self._wording, self.variety = wording, variety
        self._token = self.own(FaceItem(scene, looks.variety_face(kind.name)))
        self._disc = self.own(FaceItem(scene, faces.number_disc_face(kind.count)))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._unseen = self.own(TextItem(scene).mute())
        self._holders: Kept[int, tuple[ChipItem, TextItem]] = Kept(
            self, lambda _: (ChipItem(scene, 0, 30), TextItem(scene).mute())
        )
        self._leads = 0

    def show(self, held: Sequence[int], unseen: int | None, is_lit: bool) -> None:
        """Show who has how many, and how many nobody has seen yet; None: that is not told."""
        self.content = (*held, unseen)
        self._unseen.set_text("" if unseen is None else str(unseen))
        seats = sorted((seat for seat, count in enumerate(held) if count), key=lambda seat: -held[seat])
        self._leads = sum(held[seat] == max(held) for seat in seats)
        for seat, (chip, text) in zip(seats, self._holders.lay(range(len(seats))).values(), strict=True):
            chip.set_seat(seat)
            text.set_text(str(held[seat]))
        self._crown.set_face(faces.shared_crown_face() if self._leads > 1 else shared_faces.crown_face())
        self.show_item(self._crown, self._leads > 0)
        self.set_frame(Frame("honey", max(2.5, self.metrics.px(4))) if is_lit else None)
        names = [f"{self._wording.names[seat]} {held[seat]}" for seat in seats]
        variety = variety_name(self._wording.lists, self.variety)
        told = said_of(variety, ", ".join(names) if names else TableWords().nobody())
        self.well.set_accessible(told if unseen is None else f"{told}. {self._wording.unseen(unseen)}")

    def fit(self, rect: QRectF, size_px: float) -> None:
        """See `ListRow.fit`."""
        super().fit(rect, size_px)
        px, middle = self.metrics.px, rect.center().y()
        disc = badge_px(self.metrics, size_px, DISC_SHARE, 2)
        self._token.place_in(QRectF(rect.left() + px(8), middle - size_px / 2, size_px, size_px))
        self._disc.resize(disc, disc)
        self._disc.place(rect.left() + px(8) + size_px * TOKEN_SHARE, middle - disc / 2)
        left = rect.left() + px(8) + size_px * TOKEN_SHARE + disc + px(8)
        self._crown.place_in(QRectF(left, middle - disc * 0.6, disc * self._crown.face.aspect, disc))
        left += disc * 1.44 + px(8)
        right = rect.right() - px(12)
        if self._unseen.text:
            self._unseen.set_style(display_style(self.metrics.text_px(UNSEEN_UNITS), "ink_soft"))
            self._unseen.place(right - self._unseen.width_px, middle - self._unseen.height_px / 2)
            right -= text_width("9", self._unseen.laid.style) + px(14)
        wanted = max(px(66), 2 * self.metrics.text_px(0))
        pitch = min(wanted, (right - left) / max(1, len(self._holders)))
        side = min(px(34), pitch * 0.56)
        leading = display_style(min(self.metrics.text_px(24), pitch * 0.5))
        others = leading._replace(weight=700, color="ink_soft")
        for number, (chip, text) in self._holders.items():
            chip.place_in(QRectF(left + number * pitch, middle - side / 2, side, side))
            text.set_style(leading if number < self._leads else others)
            text.place(left + number * pitch + side + px(4), middle - text.height_px / 2)


class StandingsPanel(ListPanel[_Row]):
    """All varieties, the most valuable first."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: Wording, *, tells_unseen: bool = True
    ) -> None:
        super().__init__(scene, spare_units=4.0, sign=faces.cake_box_face())
        self._tells_unseen = tells_unseen
        self.set_title(self.tr("Who leads"), legend=self.tr("not seen yet") if tells_unseen else "")
        for variety in by_worth(range(len(lists.varieties)), lists):
            self.add_row(_Row(scene, lists, variety, wording))

    def show(self, shown: PieceOCakeState, lit: int = -1) -> None:
        """Show what is collected (`lit`: the variety that stands out; -1: none)."""
        held, unseen = [counts(heap) for heap in shown.collected], unseen_slices(shown)
        for row in self.rows:
            left = unseen[row.variety] if self._tells_unseen else None
            row.show([heap[row.variety] for heap in held], left, row.variety == lit)
        self.refit()

    def prepare(self, body: QRectF) -> QRectF:
        """See `ListPanel.prepare`: it says what the numbers at the right are."""
        return body.adjusted(0, 0, 0, -self.fit_legend(body))

    def sizes(self) -> ListSizes:
        """See `ListPanel.sizes`: its rows never wrap."""
        least = self.metrics.px(LEAST_TOKEN_UNITS)
        return ListSizes(self.metrics.px(TOKEN_UNITS), least, least)
