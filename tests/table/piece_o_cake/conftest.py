"""Piece o' Cake tables for tests."""

from __future__ import annotations

from collections.abc import Callable

from tests.table.board_driver import maker_of
from tests.table.piece_o_cake.table_driver import TableDriver

DriverMaker = Callable[..., TableDriver]
make_driver = maker_of(TableDriver)
