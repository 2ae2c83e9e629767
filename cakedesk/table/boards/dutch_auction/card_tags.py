"""`CardTags`: tags and words at cards, which are told each time what is said where."""

from __future__ import annotations

from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF

from cakedesk.art.dutch_auction import faces
from cakedesk.table.items import TagItem, TextItem, TextStyle
from cakedesk.table.items.tag_item import SNUG_AIR_SHARE, TagKind, tag_width_px
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
    brief: str = ""  # what it says where the room is short; a tag with a picture then has that alone
    picture: str = ""  # what a power would do, before the text; empty: none
    is_above: bool = False  # whether it stands above the card, not below


class CardTags(ScreenPart):
    """What is put within one ``with`` is there, what was not put goes."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._put: dict[tuple[str, str], CardTag] = {}
        self._captions: dict[str, tuple[str, QRectF, float]] = {}
        self._tags: Kept[tuple[str, str], TagItem] = Kept(self, self._make_tag)
        self.texts: Kept[str, TextItem] = Kept(self, lambda _key: TextItem(scene, ""))

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

    def write(self, key: str, text: str, rect: QRectF, room_px: float) -> None:
        """Write plain words below a card; nothing is written unless all of it has room."""
        self._captions[key] = (text, rect, room_px)

    def _make_tag(self, key: tuple[str, str]) -> TagItem:
        picture = key[1]
        return TagItem(
            self.scene, "", icon=(lambda _theme: faces.power_disc_face(picture)) if picture else None
        )

    def _lay_tags(self) -> None:
        text_px = self.metrics.text_px(TAG_UNITS)
        for (_, picture), item in self._tags.lay(self._put).items():
            tag = self._put[_, picture]
            side = text_px if picture else 0.0
            least_px, forms = self.metrics.text_px(0), (tag.text, tag.brief)
            usual_px = max(least_px, self.metrics.px(TAG_UNITS))
            fitting = [
                form
                for px in (usual_px, least_px)  # it says less before it gets small
                for form in forms
                if (form or tag.picture) and tag_width_px(form, px, SNUG_AIR_SHARE) + side <= tag.room_px
            ]
            item.set_text(fitting[0] if fitting else "")
            self.show_item(item, bool(item.text or picture))
            item.set_accessible("")  # the card tells it
            item.set_kind(tag.kind)
            item.fit(text_px, max(tag.room_px - side, 1.0), usual_px)
            off_px = item.height_px * 0.6
            middle = tag.rect.top() - off_px if tag.is_above else tag.rect.bottom() + off_px
            item.place_center(tag.rect.center().x(), middle)

    def _lay_captions(self) -> None:
        told = self._captions
        sizes = (self.metrics.text_px(CAPTION_UNITS), self.metrics.text_px(0))
        styles = [TextStyle(px, weight=600, color="ink_soft") for px in sizes]
        texts = self.texts.lay(told)
        for style in styles:
            for key, item in texts.items():
                item.set_text(told[key][0])
                item.set_style(style)
            if all(item.width_px <= told[key][2] - 4 for key, item in texts.items()):
                break
        else:
            texts = self.texts.lay(())
        for key, item in texts.items():
            rect = told[key][1]
            item.set_accessible("")
            item.place(rect.center().x() - item.width_px / 2, rect.bottom() + self.metrics.px(5))
