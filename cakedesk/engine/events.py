"""What an action did, as small values made for one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State

S = TypeVar("S", bound=State)


class Event:
    """One thing that an action did. Games derive frozen, slotted dataclasses from it.

    An event is noted with the full truth; `seen_by` takes out what does not lie open to one viewer.
    """

    __slots__ = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        """What one viewer gets of this event.

        Args:
            viewer: a seat, or None for a spectator.

        Returns:
            The event with what is hidden taken out, or None if the viewer sees nothing of it.
        """
        del viewer
        return self


@dataclass(frozen=True, slots=True)
class Sight(Generic[S]):
    """An event together with the table as the same eyes saw it right after that event.

    Attributes:
        event: what happened, masked for the viewer.
        look: what lay open to the viewer at that moment.
    """

    event: Event
    look: Observation[S]


def told_to(sights: Iterable[Sight[S]], reader: int | None) -> list[Sight[S]]:
    """What may be told of sights to other eyes than those that they are for.

    Args:
        sights: for one pair of eyes.
        reader: whom it is told, a seat, or None for whoever looks on.

    Returns:
        The sights whose events that reader may know, those masked, and the looks as they are.
    """
    events = ((sight.event.seen_by(reader), sight.look) for sight in sights)
    return [Sight(event, look) for event, look in events if event is not None]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One action of a match and everything that it did.

    Attributes:
        seat: who acted; `CHANCE` for a shuffle or draw.
        action: the action.
        reveals: whether it showed the acting seat something new: undo stops there.
        journal: each event with a clone of the full state right after it. Private to the match and its tests:
            views get `sights_for`.
    """

    seat: int
    action: tuple[int, ...]
    reveals: bool
    journal: tuple[tuple[Event, S], ...]

    def sights_for(self, viewer: int | None) -> list[Sight[S]]:
        """The events of this step for one pair of eyes, each with the look that belongs to it.

        Args:
            viewer: a seat, or None for a spectator.

        Returns:
            The sights in the order in which the events happened.
        """
        pairs = ((event.seen_by(viewer), state) for event, state in self.journal)
        return [Sight(event, state.look(viewer)) for event, state in pairs if event is not None]

    def open_sights(self) -> list[Sight[S]]:
        """The events of this step with nothing hidden. For replays of finished matches only: see `Match`.

        Returns:
            The sights, their looks nobody's (seat None) and with every card known.
        """
        return [Sight(event, Observation(state.clone(), None)) for event, state in self.journal]

    def events_for(self, viewer: int | None) -> list[Event]:
        """The events of this step for one pair of eyes.

        Args:
            viewer: a seat, or None for a spectator.
        """
        return list(_masked((event for event, _ in self.journal), viewer))


def _masked(events: Iterable[Event], viewer: int | None) -> Iterable[Event]:
    for event in events:
        masked = event.seen_by(viewer)
        if masked is not None:
            yield masked
