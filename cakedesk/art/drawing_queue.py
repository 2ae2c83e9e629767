"""`DrawingQueue`: which picture is drawn next, so that what is on the screen now comes first."""

from __future__ import annotations

from threading import Lock
from time import perf_counter

from cakedesk.art.face import Face
from cakedesk.art.render import Order
from cakedesk.art.shadow import Shadow

LARGE_PX = 800_000
"""Device pixels of pictures that take so long that smaller ones must not wait for them."""

_PAUSE_S = 0.05
"""What is asked for without a pause like this is of one moment: it shows on one screen."""

_MOMENT_S = 0.3
"""A moment is over after this even if there was no pause."""

_MOST_OLD_SIZES = 1
"""How many other, older sizes of a picture stay. Who still needs another asks again when one has come."""

_ASKED, _SUPERSEDED, _EARLY = range(3)


class DrawingQueue:
    """Gives waiting orders out: newest moment first, and of one moment the small ones first.

    Last come sizes of a picture that was since asked for at another size, then what nobody has asked for yet.
    Large and small pictures have lanes of their own: neither ever takes all the threads. Safe in any thread.

    Args:
        most_small: how many small pictures may be in work at once.
        most_large: how many large ones.
    """

    def __init__(self, most_small: int, most_large: int) -> None:
        self._most = {False: most_small, True: most_large}
        self._in_work: set[Order] = set()
        self._waiting: dict[Order, tuple[int, int]] = {}
        self._newest: dict[tuple[Face, Shadow | None], int] = {}
        self._lock = Lock()
        self._moment = 1
        self._count = 0
        self._moment_began_s = self._last_asked_s = 0.0

    def ask(self, order: Order) -> list[Order]:
        """A new order is wanted on the screen now.

        Returns:
            Orders that are dropped: older sizes of the same picture.
        """
        with self._lock:
            moment = self._put(order)
            return self._drop_old_sizes(order, moment)

    def ask_again(self, order: Order) -> None:
        """An order from before is still wanted on the screen. Nothing happens if it is in work already."""
        with self._lock:
            if order in self._waiting:
                self._put(order)

    def ask_early(self, order: Order) -> None:
        """A new order may be wanted later: it is drawn when there is nothing else to do."""
        with self._lock:
            self._count += 1
            self._waiting[order] = (0, self._count)

    def take(self) -> Order | None:
        """Gives out what is to be drawn next.

        Returns:
            An order, which is in work until `finish`; None if nothing waits that may begin now.
        """
        with self._lock:
            free = [order for order in self._waiting if self._has_room(is_large(order))]
            if not free:
                return None
            order = min(free, key=self._rank)
            self._forget(order)
            self._in_work.add(order)
            return order

    def finish(self, order: Order) -> bool:
        """An order is no more in work.

        Args:
            order: what `take` gave.

        Returns:
            Whether anything waits.
        """
        with self._lock:
            self._in_work.discard(order)
            return bool(self._waiting)

    def put_back(self) -> None:
        """What is in work waits anew: other threads do it."""
        with self._lock:
            orders = list(self._in_work)
            self._in_work.clear()
            for order in orders:
                self._put(order)

    def clear(self) -> list[Order]:
        """Drops everything that waits, and gives it."""
        with self._lock:
            dropped = list(self._waiting)
            self._waiting.clear()
            self._newest.clear()
            return dropped

    def _put(self, order: Order) -> int:
        moment = self._note_moment()
        known = self._waiting.get(order)
        if known is None or known[0] != moment:
            self._count += 1
            self._waiting[order] = (moment, self._count)
        self._newest[order.face, order.shadow] = moment
        return moment

    def _note_moment(self) -> int:
        now_s = perf_counter()
        if now_s - self._last_asked_s > _PAUSE_S or now_s - self._moment_began_s > _MOMENT_S:
            self._moment += 1
            self._moment_began_s = now_s
        self._last_asked_s = now_s
        return self._moment

    def _has_room(self, large: bool) -> bool:
        return sum(is_large(order) == large for order in self._in_work) < self._most[large]

    def _rank(self, order: Order) -> tuple[int, int, bool, int]:
        moment, count = self._waiting[order]
        if moment == 0:
            kind = _EARLY
        elif moment < self._newest.get((order.face, order.shadow), 0):
            kind = _SUPERSEDED
        else:
            kind = _ASKED
        return (kind, -moment, is_large(order), count)

    def _drop_old_sizes(self, order: Order, moment: int) -> list[Order]:
        old = [
            other
            for other, (asked, _) in self._waiting.items()
            if 0 < asked < moment and other.face == order.face and other.shadow == order.shadow
        ]
        old.sort(key=lambda other: self._waiting[other])
        dropped = old[: max(0, len(old) - _MOST_OLD_SIZES)]
        for other in dropped:
            self._forget(other)
        return dropped

    def _forget(self, order: Order) -> None:
        del self._waiting[order]
        if not self._waiting:
            self._newest.clear()


def is_large(order: Order) -> bool:
    """Tells whether a picture takes long.

    Returns:
        Whether it has the pixels of half a screen or more.
    """
    return order.device_width_px * order.device_height_px > LARGE_PX
