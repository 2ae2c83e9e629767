"""Each of the 23 orders with cakes made by hand: one that it pays for, and what it does not count."""

from __future__ import annotations

import pytest

from tests.rules.take_the_cake.tables import LISTS, points_of

# All four icings in each row and each column; cookies in the corners, candles in the centre.
SQUARE = (
    "Vk3 Ck1 So1 Lk3/"
    "Cf1 Vd4 Ld1 Sb2/"
    "Sc1 Ld4 Cd1 Vf1/"
    "Lk1 Sk3 Vc1 Ck3"
)  # fmt: skip


@pytest.mark.parametrize(
    ("order", "cake", "others", "points"),
    [
        # Most: a strict maximum, doubles count twice.
        ("O01", "Vk3 Vo1", ["Ck1 So1", "Sk1"], 10),
        ("O01", "Vk3 Vo1", ["Ck1 Ck2"], 0),
        ("O01", "Vo1", ["Vc1"], 0),
        ("O02", "Vd4 Vd1", ["Cd4", "Sd1"], 10),
        ("O02", "Vd4", ["Cd1 Cd2"], 0),
        ("O03", "Vo2 Vc1 Vb1 Vs1", ["Ls2 Sb2"], 10),
        ("O03", "Vo2 Vc1 Vb1", ["Ls2 Sb2"], 0),
        ("O04", "Vo2 Co1", ["Vo1 So1", "Lo1"], 9),
        ("O04", "Vo2 Co1", ["Vo1 So1 Lo1"], 0),
        ("O05", "Cc2", ["Vc1"], 9),
        ("O05", "Cc2", ["Vc1 Vc2"], 0),
        ("O06", "Sb2 Vb1", ["Cb1 Cb2"], 9),
        ("O06", "Sb2", ["Cb1 Cb2 Vb1"], 0),
        ("O07", "Ls2", ["Vs1"], 9),
        ("O07", "Ls2", ["Vs1 Cs1"], 0),
        ("O07", "Sk1 Sk2 Sk3", ["Vs1"], 0),  # the fruit, not the icing
        # Group: one point a card, doubles do not count twice.
        ("O08", "Vo2 Vd4 Vk3/. . Vf3", [], 4),
        ("O08", "Vo2 Co1 Vk3/. . Vf3", [], 2),
        ("O08", "Vo2 Co1/Co1 Vk3", [], 1),
        ("O09", "Co1 Cc1 Cc2/Cd1 Vo1 Ck1", [], 5),
        ("O10", "So1 Ss1/. Vo1 Sd1", [], 2),
        ("O11", "Lo1 Lo2 Lc1 Lb1/Ls1 . . Ls2", [], 6),
        ("O11", "Vo1 Vo2", [], 0),
        # Rows and columns that show all four icings.
        ("O12", SQUARE, [], 12),
        ("O12", "Vo1 Co1 So1 Lo1/Vo2 Vc1 Vc2 Vb1/Cc1 Cc2 Sc1 Lc1/So1 Lo2 Cb1 Vs1", [], 6),
        ("O13", SQUARE, [], 12),
        ("O13", "Vo1 Vo2/Co1 Cc1/So1 Lo1/Lo2 Lc1", [], 3),
        # Corners and centre.
        ("O14", "Vo2 Ck1 Cf1 Cc2/Cd1 Vo1 Vc1 Sk1/Sd1 So1 Sc1 Sf1/Lk1 Lf1 Ld1 Lo1", [], 5),
        ("O14", SQUARE, [], 0),
        ("O15", SQUARE, [], 2 + 2 + 1 + 2),
        ("O15", "Vo2 Vk3 Ck3 Cc2/Vk1 . . Vk2/Sk3 . . Lk3/Lk1 Lk2 Sk1 Sk2", [], 1 + 1),
        ("O16", "Vf1 Vf2 Vf3 Cf1/Cd1 Cf2 Cf3 Sk1/Sd1 So1 Sf3 Sf1/Lk1 Lf1 Ld1 Lo1", [], 1 + 2 + 2),
        ("O17", SQUARE, [], 2 + 1 + 2 + 1),
        ("O17", "Vd1 Vd2 Vd3 Vd4/Cd1 Vo1 Vc1 Cd2/Cd3 Vb1 Vs1 Cd4/Sd1 Sd2 Sd3 Sd4", [], 0),
        # Sets.
        ("O18", "Vo2 Cc2 Sb2 Ls2", [], 12),
        ("O18", "Vo2 Cc2 Sb2 Ls1", [], 6),
        ("O18", "Vo2 Cc2 Sb2 Lo1", [], 0),
        ("O19", "Vk3 Vf3 Vd4 Vo1/Vc1 Ck1 Cf1 Cd1", [], 4),
        ("O19", "Vk3 Vf3 Vd4", [], 0),
        # Cards that show two.
        ("O20", "Vo2 Vo1 Vd4 Vk3/Cc2 Ck1", [], 4),
        # At most two, and balanced.
        ("O21", "Vo1 Vk3 Vd1 Vf1", [], 9),
        ("O21", "Vo1 Vk3 Vk1 Vf1", [], 0),
        ("O22", "Vo1 Vf1 Vf2 Vk1", [], 9),
        ("O22", "Vo1 Vf1 Vf3 Vk1", [], 0),
        ("O23", "Vo1 Vo2 Vc1 Vc2/Vb1 Co1 So1 Lo1", [], 9),
        ("O23", "Vo1 Vo2 Vc1 Vc2/Vb1 Vs1 So1 Lo1", [], 0),
    ],
)
def test_orders(order: str, cake: str, others: list[str], points: int) -> None:
    assert points_of(order, cake, *others) == points


def test_every_order_is_tried() -> None:
    marks = test_orders.pytestmark[0].args[1]  # type: ignore[attr-defined]
    paying = {order for order, _, _, points in marks if points}
    assert paying == {order.id for order in LISTS.orders}
