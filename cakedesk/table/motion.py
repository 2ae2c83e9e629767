"""How fast things move, and what a person has set about it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

HOVER_MS = 90
MOVE_MS = 240
FLIP_MS = 220
DEAL_STEP_MS = 60
DROP_MS = 160
SHAKE_MS = 120
FALL_MS = 260
LID_MS = 350
FADE_MS = 120

FLIGHT_SCALE = 1.06
"""How much larger a card is in the middle of its flight."""

Pace: TypeAlias = Literal["wait", "timer", "all_at_once"]
"""How a walk through many steps goes on: at *Next*, by itself, or straight to its result."""


class Motion(NamedTuple):
    """What a person has set about movement.

    Attributes:
        speed: how many times as fast as usual; 0 shows every change at once.
        reduced: cross-fades instead of travel.
        computer_pause_ms: the wait before a computer player's move is shown, at the usual speed.
        pace: how the resolving and scoring walks go on.
        keeps_results: whether the result of a walk stays until it is dismissed; replays go on by themselves.
        haste: how many times as fast as usual a walk goes on by itself where movement is off.
    """

    speed: float = 1.0
    reduced: bool = False
    computer_pause_ms: int = 500
    pace: Pace = "timer"
    keeps_results: bool = True
    haste: float = 1.0

    def ms(self, duration_ms: float) -> int:
        """How long something takes.

        Args:
            duration_ms: how long it takes at the usual speed.

        Returns:
            How long it takes at this speed; 0 if movement is off.
        """
        return round(duration_ms / self.speed) if self.speed > 0 else 0
