"""The things that lie on a table."""

from __future__ import annotations

from cakedesk.table.bodies import PanelStyle
from cakedesk.table.items.bar_item import BarItem
from cakedesk.table.items.base import ItemRole, TableItem
from cakedesk.table.items.button_item import ButtonItem
from cakedesk.table.items.chip_item import ChipItem
from cakedesk.table.items.drop_zone import DropZone
from cakedesk.table.items.face_item import CardItem, FaceItem, FaceLook, icon_in
from cakedesk.table.items.line_item import LineItem
from cakedesk.table.items.number_disc import NumberDisc
from cakedesk.table.items.panel_item import PanelItem
from cakedesk.table.items.picture_button import PictureButton
from cakedesk.table.items.tag_item import TagItem
from cakedesk.table.items.text_item import TextItem
from cakedesk.table.strokes import Frame
from cakedesk.table.text_fit import TextStyle, display_style, text_width

__all__ = [
    "BarItem",
    "ButtonItem",
    "CardItem",
    "ChipItem",
    "DropZone",
    "FaceItem",
    "FaceLook",
    "Frame",
    "ItemRole",
    "LineItem",
    "NumberDisc",
    "PanelItem",
    "PanelStyle",
    "PictureButton",
    "TableItem",
    "TagItem",
    "TextItem",
    "TextStyle",
    "display_style",
    "icon_in",
    "text_width",
]
