"""What the net shows of each table: states, who looks on, and what is done there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.table.aids import Aids
from tests.table.cake_swap import worst_cases as bakery
from tests.table.dutch_auction import worst_cases as hall
from tests.table.piece_o_cake import table_driver as poc
from tests.table.piece_o_cake.test_seats import full, last_choice
from tests.table.take_the_cake import worst_cases as confectioners
from tests.table.top_cake import stacking_states, worst_cases
from tests.table.top_cake.worst_cases import CARD

TURN = -1
ALL_AIDS, NO_AIDS = Aids(), Aids(points=False, unseen=False, targets=False, warnings=False)


@dataclass(frozen=True)
class Scene:
    """One table, and what is done at it.

    Attributes:
        name: of its pictures, which are numbered.
        state: makes what is on the table.
        deeds: done one after the other, with commas between: the key of an item, which is pressed; ``*``
            keeps a picture; ``play`` and an action's spelling plays it, with a picture wherever it waits for
            *Next*; ``key`` and a key's name presses that; ``back`` and ``again`` take a gesture back and do
            it again. A picture is kept in the end.
        seat: whose eyes look on; `TURN`: those of the seat to act; None: a spectator's.
        acts: whether that seat may act.
        names: who sits there.
        persons: the seats of people; None: all.
        away: seats that a computer plays for a person.
        aids: which are on.
        tense: ``past`` or ``replay`` where the table shows what has been.
    """

    name: str
    state: Callable[[], Any]
    deeds: str = ""
    seat: int | None = TURN
    acts: bool = True
    names: tuple[str, ...] = poc.NAMES
    persons: tuple[int, ...] | None = None
    away: tuple[int, ...] = ()
    aids: Aids = ALL_AIDS
    tense: str = "now"


def watched(scene: Scene) -> list[Scene]:
    """The same table as others see it."""
    plain = replace(scene, acts=False, deeds="")
    return [
        replace(plain, name=f"{scene.name}-spectator", seat=None),
        replace(plain, name=f"{scene.name}-other-seat", seat=1),
        replace(plain, name=f"{scene.name}-past", tense="past", seat=None),
        replace(plain, name=f"{scene.name}-replay", tense="replay"),
        replace(plain, name=f"{scene.name}-alone", persons=(0,), away=(1,), seat=0, acts=True),
        replace(scene, name=f"{scene.name}-no-aids", aids=NO_AIDS),
    ]


def _top_cake() -> list[Scene]:
    chocolate, fox, lemon = (f"zone/{CARD[name]}" for name in ("chocolate-6", "fox", "lemon-1"))
    velvet, crown, small = (f"won/{CARD[name]}" for name in ("velvet-2", "crown", "lemon-4"))
    bid = Scene(
        "bid", worst_cases.as_in_the_picture, f"hand/5, *, {chocolate}, *, hand/1, {fox}, *, back, *, again"
    )
    stack = Scene(
        "stack", stacking_states.stacking_picture,
        f"*, {velvet}, *, zone/1, *, {small}, zone/new, *, {crown}, zone/0, *, back",
    )  # fmt: skip
    hard = [
        Scene(name.replace("_", "-"), make, acts=name != "over", seat=None if name == "over" else TURN)
        for name, make in worst_cases.WORST_CASES.items()
    ]
    return [
        *hard,
        *(replace(one, name=f"{one.name}-long-names", names=worst_cases.LONG_NAMES) for one in hard[:2]),
        bid,
        *watched(bid),
        replace(bid, name="bid-wrong", deeds="hand/5, key Escape, *, slot/down, *, key Return"),
        replace(bid, name="bid-new", deeds="play bid up=5:chocolate-6 down=1:fox", seat=1, acts=False),
        Scene("half", worst_cases.half_due, f"slot-card/half, *, {lemon}"),
        stack,
        *watched(stack),
        Scene("stack-six", stacking_states.six_stacks_to_build_on, f"*, {velvet}, *, zone/0"),
        Scene("resolve", stacking_states.before_resolving, "play half lemon-1", seat=None, acts=False),
        Scene("resolve-own", stacking_states.before_resolving, "play half carrot-3a", seat=0, acts=False),
    ]  # fmt: skip


def _piece_o_cake() -> list[Scene]:
    cut = Scene(
        "cut", partial(poc.late, 5, 18), "*, gap/0, *, gap/4, gap/8, *, knife/0, *, cut/1, *, back, *, again"
    )
    moves = ("cut 0 4", "take 4 eat -", "take 0 eat -", "pass", "pass", "whole")
    choose = Scene(
        "choose", lambda: poc.played(poc.fresh(4), *moves), "*, piece/0, *, second, *, back, *, again"
    )
    return [
        *(Scene(f"cut-fresh-{seats}", partial(poc.fresh, seats), "*, first") for seats in (2, 3, 4, 5)),
        *(Scene(f"full-{seats}", partial(full, seats), "*, piece/0") for seats in (2, 3, 4, 5)),
        Scene("full-matches", partial(full, 5, matches=3), "*, forfeit/0, *, confirm"),
        cut,
        *watched(cut),
        choose,
        *watched(choose),
        replace(choose, name="choose-eats", deeds="piece/0, eat/0"),
        Scene("count", last_choice, "play !", seat=None, acts=False),
    ]  # fmt: skip


def _cake_swap() -> list[Scene]:
    held = Scene("held", bakery.with_held_card, "*, side/0, *, row/under, *, back, *, again, first")
    take = Scene("take", partial(bakery.crowded, 4), "*, swap, *, swap, squeeze, *, squeeze, swipe")
    return [
        *(Scene(f"crowded-{seats}", partial(bakery.crowded, seats)) for seats in (2, 3, 4, 6)),
        *(
            Scene(f"first-draw-{seats}", partial(bakery.first_draw, seats), seat=None, acts=False)
            for seats in (2, 6)
        ),
        held,
        *watched(held),
        take,
        *watched(take),
        Scene("submit", bakery.five_layers, "*, stand/2, *, first, first"),
        Scene("award", bakery.five_layers, "play submit prestigious", acts=False),
        Scene("award-two", partial(bakery.five_layers, 2), "play submit prestigious", acts=False),
    ]


def _dutch_auction() -> list[Scene]:
    gx, g7, px, b6, p3, r1, rx = (
        f"card/{CARD_IDS.index(name)}" for name in ("Gx", "G7", "Px", "B6", "P3", "R1", "Rx")
    )
    power = Scene(
        "power", hall.as_in_the_picture,
        f"*, {px}, *, {p3}, *, back, {b6}, *, kind/suit, *, suit/R, *, back, *, again",
    )  # fmt: skip
    pay = Scene("pay", hall.as_in_the_picture, f"{r1}, *, way/1, *, {px}")
    payer = Scene("payer", hall.as_in_the_picture, f"{g7}, *, {r1}")
    cashed = Scene("cashed", hall.cashed, f"*, {gx}, *, {g7}, kind/cash, *, confirm")
    return [
        Scene("aside", hall.set_aside, f"*, {gx}"),
        cashed,
        *watched(cashed),
        Scene("ten", hall.ten_cards, f"*, {gx}, *, {g7}, *, kind/suit"),
        Scene("pile", hall.ten_cards, f"out, *, {rx}, *, deck"),
        power,
        *watched(power),
        pay,
        payer,
        Scene("duty", hall.duty, "*, power/Px"),
        Scene("vote", hall.vote, "*, vote/on"),
        Scene("done", hall.used_up),
        Scene("tie", hall.tie, "play aside P3", seat=0, acts=False),
    ]


def _take_the_cake() -> list[Scene]:
    place = Scene("place", partial(confectioners.placing, 4, 1), "*, back")
    order = Scene("order", partial(confectioners.ordering, 4))
    scenes = [
        Scene("cut", partial(confectioners.cutting, 4), "*, turn, *, first, *, key 3, *, back, *, again"),
        *(Scene(f"take-{seats}", partial(confectioners.taking, seats)) for seats in (2, 3, 4)),
        *(Scene(f"taken-{seats}", partial(confectioners.half_taken, seats)) for seats in (2, 3, 4)),
        Scene("cut-first", confectioners.first_cut),
        Scene("chance", confectioners.chance_cut, "play cut T14 1", seat=None, acts=False),
        Scene("place-2", partial(confectioners.placing, 2)),
        *(Scene(f"second-{seats}", partial(confectioners.second_cake, seats)) for seats in (3, 4)),
        place,
        *watched(place),
        order,
        *watched(order),
        Scene("order-2", partial(confectioners.ordering, 2)),
        Scene("over", partial(confectioners.over, 3), seat=None, acts=False),
    ]
    return [*scenes, *(Scene(f"count-{seats}", partial(confectioners.last_order, seats), "play !", seat=None,
                             acts=False) for seats in (2, 4))]  # fmt: skip


SCENES: dict[str, Callable[[], list[Scene]]] = {
    "top-cake": _top_cake,
    "piece-o-cake": _piece_o_cake,
    "cake-swap": _cake_swap,
    "dutch-auction": _dutch_auction,
    "take-the-cake": _take_the_cake,
}
"""By game."""

RECORDS = {"top-cake": 21, "piece-o-cake": 24, "cake-swap": 8, "dutch-auction": 27, "take-the-cake": 6}
"""By game the number of the sample record that is watched again, and played."""
