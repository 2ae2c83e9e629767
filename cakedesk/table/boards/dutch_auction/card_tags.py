"""`CardTags`: tags and words at cards, which are told each time what is said where."""

from __future__ import annotations

from itertools import combinations
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.dutch_auction import faces
from cakedesk.table.items import TagItem, TextItem, TextStyle
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TAG_UNITS = 18.0


class CardTag(NamedTuple):
    """A tag at a card."""

    text: str
    rect: QRectF  # the card
    room_px: float  # how wide it may be; what has less room in the smallest size is left out
    kind: TagKind = "alert"  # what it means
    # What it says where the room is short, longest first; a tag with a picture has that alone at last.
    brief: tuple[str, ...] = ()
    picture: str = ""  # what a power would do, before the text; empty: none
    is_above: bool = False  # whether it stands above the card, not below


class CardTags(ScreenPart):
    """What is put within one ``with`` is there, what was not put goes."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._put: dict[tuple[str, str], CardTag] = {}
        self._captions: dict[str, CardTag] = {}
        self._tags: Kept[tuple[str, str], TagItem] = Kept(self, self._make_tag)
        self.texts: Kept[str, TextItem] = Kept(self, lambda _key: TextItem(scene).mute())

    def __enter__(self) -> CardTags:
        self._put, self._captions = {}, {}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._lay_tags()
            self._lay_captions()

    def put(self, key: str, tag: CardTag) -> None:
        """Tag a card."""
        self._put[key, tag.picture] = tag

    def write(self, key: str, tag: CardTag) -> None:
        """Write plain words below a card, alike at all cards; nothing unless all of it has room."""
        self._captions[key] = tag

    def _make_tag(self, key: tuple[str, str]) -> TagItem:
        picture = key[1]
        icon = (lambda _theme: faces.power_disc_face(picture)) if picture else None
        return TagItem(self.scene, "", icon=icon).mute()  # the card tells it

    def _lay_tags(self) -> None:
        gap_px, tags, signs = self.metrics.px(4), self._tags.lay(self._put), list[tuple[str, QRectF]]()
        forms = {at: (tag.text, *tag.brief, "") for at, tag in self._put.items()}
        payers = [at for at, tag in self._put.items() if tag.kind.endswith("outline")]
        for at, item in tags.items():
            item.say_fitting(forms[at], TAG_UNITS, self._put[at].room_px - gap_px)
        shortest = max((forms[at].index(tags[at].text) for at in payers), default=0)
        for at in payers:  # what becomes of them is told in one form
            tags[at].say_fitting(forms[at][shortest:], TAG_UNITS, self._put[at].room_px - gap_px)
        for (key, picture), item in tags.items():
            tag = self._put[key, picture]
            self.show_item(item, bool(item.text or picture))
            item.set_kind(tag.kind)
            off_px = item.height_px * 0.6
            middle = tag.rect.top() - off_px if tag.is_above else tag.rect.bottom() + off_px
            item.place_center(tag.rect.center().x(), middle)
            if picture and not item.text:
                signs.append((key, item.rect_px()))
        met = {key for pair in combinations(signs, 2) if pair[0][1].intersects(pair[1][1]) for key, _ in pair}
        for (key, _), item in tags.items():  # the panel tells what these say
            if key in met and not item.text:
                self.show_item(item, False)

    def _lay_captions(self) -> None:
        told = self._captions
        large, least = self.metrics.text_px(CAPTION_UNITS), self.metrics.text_px(0)
        texts = self.texts.lay(told)
        for px, is_brief in ((large, False), (large, True), (least, False), (least, True)):
            for key, item in texts.items():
                item.set_text(told[key].brief[0] if is_brief else told[key].text)
                item.set_style(TextStyle(px, weight=600, color="ink_soft"))
            if all(item.width_px <= told[key].room_px - 4 for key, item in texts.items()):
                break
        else:
            texts = self.texts.lay(())
        for key, item in texts.items():
            rect = told[key].rect
            item.place(rect.center().x() - item.width_px / 2, rect.bottom() + self.metrics.px(5))
