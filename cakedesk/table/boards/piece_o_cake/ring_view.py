"""`RingView`: the plate with the cake on it, whole, being cut, or being chosen from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING, SLICES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.layout import Ring
from cakedesk.table.boards.piece_o_cake.ring_items import (
    GapZone,
    HoleZone,
    KnifeItem,
    PieceItem,
    PlusItem,
    RingItem,
)
from cakedesk.table.boards.piece_o_cake.taken_places import TakenPlaces
from cakedesk.table.boards.piece_o_cake.wording import Wording, piece_letter
from cakedesk.table.items import TagItem
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

FOCUS_ZONE = 1
LETTER_UNITS, LETTER_RADIUS = 19.0, 1.09
"""The size of the letters of pieces, and how far out they lie: on the rim of the plate, over no picture."""

GHOST_OPACITY = 0.7

RingThing = TypeVar("RingThing", RingItem, KnifeItem, PlusItem)


class RingView(ScreenPart):
    """Everything on the plate and its rim."""

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, wording: Wording) -> None:
        super().__init__(scene)
        self._lists = lists
        self._wording = wording
        self._ring: Ring | None = None
        self.plate = self.own(RingItem(scene, faces.plate_face(), geometry.plate_frame()))
        self.plate.setZValue(z_values.PANEL)
        self.pieces: dict[int, PieceItem] = {}
        self._leaving: list[PieceItem] = []
        self.knives = Kept(self, self._new_knife)
        self.pluses = Kept(self, self._new_plus)  # the marks of gaps that may get a knife, by their gap
        self._blades = Kept(self, self._new_blade)
        self._dashes = Kept(self, self._new_dashes)
        self._ghosts = Kept(self, self._new_ghost)
        # The letters of pieces, by their first slice.
        self.letters: Kept[int, TagItem] = Kept(self, lambda _: TagItem(scene, "", "alert").mute())
        self.taken = self.own_part(TakenPlaces(scene, wording.names))
        self.zones = {
            gap: self.own(GapZone(scene, gap, wording.gap_name(None, gap))) for gap in range(SLICES)
        }
        self.hole = self.own(HoleZone(scene, "cut/none", self.tr("Take the knife away"), None))
        for gap, zone in self.zones.items():
            zone.focus_order = (FOCUS_ZONE, gap)
        self.hole.focus_order = (FOCUS_ZONE, SLICES)
        self._waits = False

    @property
    def ghost(self) -> RingItem | None:
        """The blade of a cut that is previewed; None: none is."""
        return next(iter(self._ghosts.values()), None)

    @property
    def is_seen(self) -> bool:
        """Whether all of the cake shows a picture, be it the one before."""
        return bool(self._leaving) or all(piece.is_seen for piece in self.pieces.values())

    @property
    def ring(self) -> Ring:
        """Where the ring lies."""
        assert self._ring is not None
        return self._ring

    def show(self, shown: PieceOCakeState) -> None:
        """Show what lies there, with nobody acting."""
        for gone in (self.knives, self._blades, self.pluses):
            gone.lay(())
        self.preview_cut(-1)
        self._show_dashes(None)
        starts = shown.cuts if shown.phase == CHOOSING else (0,) if shown.phase == CUTTING else ()
        left = [start for start in starts if shown.phase == CUTTING or start in shown.starts]
        self._lay_pieces(starts, left, shown.ring)
        self._drop_leaving()
        taken = {start: places_of(starts, start) for start in starts if start not in left}
        self.taken.lay(taken, shown.takers)
        for start, piece in self.pieces.items():
            self._mark(piece, "none")
            piece.set_interactive(False)
            piece.set_accessible(self._wording.piece(shown, start, starts))
            piece.focus_order = (FOCUS_ZONE, start)
        self._show_marks()

    def show_cut(
        self,
        shown: PieceOCakeState,
        cuts: Sequence[int],
        starts: tuple[int, ...],
        free: Sequence[int],
        *,
        can_move: bool,
        lit: int = -1,
    ) -> None:
        """Show a cake being cut (`lit`: the piece that stands out, by its first slice; -1: none)."""
        self._show_dashes(None)
        self.taken.lay({}, ())
        self._lay_pieces(starts, starts, shown.ring)
        for start, piece in self.pieces.items():
            piece.set_interactive(False)
            self._mark(piece, "honey" if start == lit else "none")
            piece.set_accessible(self._wording.piece(shown, start, starts))
        self._blades.lay(cuts)
        for gap, knife in self.knives.lay(cuts).items():
            knife.set_interactive(can_move)
            knife.set_accessible(self.tr("Knife in {gap}").format(gap=self._wording.gap_name(shown, gap)))
        for gap, plus in self.pluses.lay(free).items():
            plus.set_accessible(self.tr("Cut in {gap}").format(gap=self._wording.gap_name(shown, gap)))
        for gap, zone in self.zones.items():
            zone.set_accessible(self._wording.gap_name(shown, gap))
        self._show_marks()

    def light(self, lit: int, mark: Mark = "honey", others: Mark = "none") -> None:
        """Let one piece stand out, by its first slice; -1: none."""
        for start, piece in self.pieces.items():
            self._mark(piece, mark if start == lit else others)

    def preview_knife(self, knife: KnifeItem, gap: int | None) -> None:
        """Show the blade of a picked knife in the gap that it would go to; None: out of the cake."""
        blade = self._blades[knife.gap]
        self.show_item(blade, gap is not None)
        where = knife.gap if gap is None else gap
        blade.change(geometry.cut_frame(where), self._blade_face(where, picked=True))

    def preview_cut(self, gap: int) -> None:
        """Show in which gap a blade would lie; -1: nowhere."""
        self._ghosts.lay([gap] if gap >= 0 else [])

    def show_blade(self, gap: int, shown: bool) -> None:
        """Show or hide the blade of a knife, if that lies there."""
        if gap in self._blades:
            self.show_item(self._blades[gap], shown)

    def rest_knife(self, knife: KnifeItem) -> None:
        """Show a knife that is picked no more where it lies."""
        if knife.gap in self._blades:
            blade = self._blades[knife.gap]
            self.show_item(blade, True)
            blade.change(geometry.cut_frame(knife.gap), self._blade_face(knife.gap))
            knife.shown_gap = knife.gap
            knife.refresh()

    def show_choice(
        self,
        shown: PieceOCakeState,
        open_starts: Sequence[int],
        chosen: int,
        eaten: tuple[int, ...],
        *,
        lights: bool,
    ) -> None:
        """Show what may be chosen and is (by its first slice; -1: none), and which slices are eaten."""
        for start, piece in self.pieces.items():
            piece.set_interactive(start in open_starts)
            is_chosen = start == chosen
            mark: Mark = "raspberry" if is_chosen else "honey" if lights and start in open_starts else "none"
            self._mark(piece, mark, lifted=is_chosen)
            piece.show_eaten(eaten if is_chosen else ())
            name = self._wording.piece(shown, start, shown.cuts)
            piece.set_accessible(self.tr("Chosen. {piece}").format(piece=name) if is_chosen else name)
        self._show_dashes(self.pieces.get(chosen))
        self._show_marks()

    def lift(self, piece: PieceItem) -> None:
        """Move a piece out that somebody takes."""
        self._mark(piece, "raspberry", lifted=True)
        self._show_dashes(piece)
        self._show_marks()

    def rest(self) -> None:
        """Make nothing here answer any more, as it lies."""
        for item in (*self.pieces.values(), *self.knives.values()):
            item.set_interactive(False)
        self.pluses.lay(())
        self.preview_cut(-1)

    def out_of(self, piece: PieceItem) -> QPointF:
        """How far a piece is moved out when it is chosen, in px."""
        if len(piece.slices) == SLICES:
            return QPointF()  # a whole cake has nowhere to go
        x, y = geometry.point_at(piece.angle, geometry.MOVED_OUT * self.ring.radius)
        return QPointF(x, y)

    def relayout(self, ring: Ring) -> None:
        """Lie somewhere else."""
        self._ring = ring
        for item in (self.plate, *self._blades.values(), *self._dashes.values(), *self._ghosts.values()):
            item.lie(ring)
        for piece in self.pieces.values():
            piece.lie(ring, self.out_of(piece) if piece.lifted else None)
            piece.refresh()  # its numbers go with the size of texts
        things: list[KnifeItem | PlusItem | GapZone | HoleZone] = [
            *self.knives.values(),
            *self.pluses.values(),
        ]
        for thing in (*things, *self.zones.values(), self.hole):
            thing.lie(ring)
        self.taken.relayout(ring)
        self._show_marks()

    # ---------------------------------------------------------------------------------------------- inside

    def _mark(self, piece: PieceItem, mark: Mark, *, lifted: bool = False) -> None:
        was_lifted = piece.lifted
        piece.set_mark(mark, lifted=lifted)
        piece.setZValue(z_values.SELECTED if lifted else z_values.LAID if mark != "none" else z_values.CARD)
        if lifted != was_lifted and self._ring is not None:
            piece.lie(self._ring, self.out_of(piece) if lifted else None)

    def _lay_pieces(self, starts: tuple[int, ...], left: Sequence[int], ring: Sequence[int]) -> None:
        """Lay the pieces of a cut that are left, and take those away that are no such piece."""
        specs = [looks.slice_of(self._lists.varieties[variety]) for variety in ring]
        wanted = {start: tuple(specs[place] for place in places_of(starts, start)) for start in left}
        before, self.pieces = self.pieces, {}
        for start, slices in wanted.items():
            item = before.get(start)
            if item is not None and item.slices == slices:
                self.pieces[start] = before.pop(start)
                item.setOpacity(1.0)  # it may have been about to go when that was given up
                continue
            item = self.own(PieceItem(self.scene, start, slices, f"piece/{start}"))
            if self._ring is not None:
                item.lie(self._ring)
            self.pieces[start] = item
        letters = {start: letter for start in left if (letter := piece_letter(starts, start))}
        for start, tag in self.letters.lay(letters).items():
            tag.set_text(letters[start])
        self._leaving += before.values()
        for old in self._leaving:
            old.key = ""
            old.set_interactive(False)
            old.set_accessible("")
        self._swap()

    def _swap(self) -> None:
        """Take old pieces away only when the pictures of the new ones are there, so that no cake flickers."""
        if not self._leaving:
            return
        fresh = list(self.pieces.values())
        if not fresh or all(piece.is_ready for piece in fresh) or not self.is_shown:
            self._drop_leaving()
        else:
            self._wait(True)

    def _show_marks(self) -> None:
        """Let marks of gaps and letters come with the cake: on an empty plate they would say nothing."""
        is_seen, has_marks = self.is_seen, bool(self.pluses or self.knives)
        for plus in self.pluses.values():
            plus.set_awaited(not is_seen)
        for start, tag in self.letters.items() if self._ring is not None else ():
            piece = self.pieces[start]
            self.show_item(tag, is_seen and not piece.lifted)
            tag.set_text_px(self.metrics.text_px(LETTER_UNITS))
            middle = geometry.slice_angle(
                start + (len(piece.slices) - 1) // 2
            )  # between slices marks may lie
            spot = self.ring.at(middle if has_marks else piece.angle, LETTER_RADIUS)
            tag.place_center(spot.x(), spot.y())
        if self._lacks_cake:
            self._wait(True)

    @property
    def _lacks_cake(self) -> bool:
        return not self.is_seen and bool(self.pluses or self.letters)

    def _drop_leaving(self) -> None:
        for old in self._leaving:
            self.drop(old)
        self._leaving = []

    def _wait(self, on: bool) -> None:
        """Look again at whatever picture comes, or not any more."""
        if on != self._waits:
            self._waits = on
            ready = self.scene.faces.ready
            ready.connect(self._face_came) if on else ready.disconnect(self._face_came)

    def _face_came(self, face: Face) -> None:
        del face
        self._wait(False)
        self._swap()
        self._show_marks()
        self._wait(bool(self._leaving) or self._lacks_cake)

    def _show_dashes(self, piece: PieceItem | None) -> None:
        self._dashes.lay([(piece.first, len(piece.slices))] if piece is not None else [])

    def _new_dashes(self, place: tuple[int, int]) -> RingItem:
        def face(theme: Theme) -> Face:
            return faces.gap_dashes_face(*place, theme.dark)

        return self._laid(RingItem(self.scene, face, geometry.piece_frame(*place)), z_values.ZONE)

    def _new_blade(self, gap: int) -> RingItem:
        blade = RingItem(self.scene, self._blade_face(gap), geometry.cut_frame(gap))
        return self._laid(blade, z_values.LAID + 1)

    def _new_ghost(self, gap: int) -> RingItem:
        ghost = self._new_blade(gap)
        ghost.set_face(self._blade_face(gap, picked=True))
        ghost.setOpacity(GHOST_OPACITY)
        return ghost

    def _new_knife(self, gap: int) -> KnifeItem:
        knife = self._laid(KnifeItem(self.scene, gap))
        knife.focus_order = (FOCUS_ZONE, gap)
        return knife

    def _new_plus(self, gap: int) -> PlusItem:
        plus = self._laid(PlusItem(self.scene, gap))
        plus.set_interactive(True)
        plus.tooltip = self.tr("Cut here")
        plus.focus_order = (FOCUS_ZONE, gap)
        return plus

    def _laid(self, thing: RingThing, z: float | None = None) -> RingThing:
        """A new thing, where it lies if the ring does."""
        if z is not None:
            thing.setZValue(z)
        if self._ring is not None:
            thing.lie(self._ring)
        return thing

    @staticmethod
    def _blade_face(gap: int, *, picked: bool = False) -> FaceSource:
        return lambda theme: faces.cut_line_face(gap, picked, theme.dark)
