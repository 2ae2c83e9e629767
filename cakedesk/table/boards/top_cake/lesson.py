"""The guided first game of Top Cake: two rounds of two seats, from a deal of their own."""

from __future__ import annotations

from cakedesk.table.boards.top_cake.lesson_bidding import BIDDING_STEPS
from cakedesk.table.boards.top_cake.lesson_stacking import STACKING_STEPS
from cakedesk.table.lesson import Lesson, LessonSummary

_START = {
    # The first one is put away; then come the rows of the two rounds.
    "cakes": [
        *("coffee-2",),
        *("lemon-4", "chocolate-6", "carrot-3a", "coffee-5"),
        *("lemon-1", "chocolate-3", "victoria-5", "battenberg-2"),
        *("chocolate-1", "victoria-2", "victoria-3", "velvet-2"),
        *("velvet-4a", "velvet-4b", "lemon-5", "carrot-3b"),
        *("carrot-4", "coffee-3", "battenberg-1", "battenberg-6"),
    ],
    "toppers": ["crown", "rose", "fox", "sparkler"],
    "first": 0,
}

_MOVES = (
    "bid up=5:chocolate-6 down=8:chocolate-6",
    "bid up=5:chocolate-6 down=6:lemon-4",
    "bid up=1:lemon-4 down=R:lemon-4",
    "bid up=8:coffee-5 down=2:carrot-3a",
    "bid up=3:carrot-3a down=S:coffee-5",
    "bid up=1:carrot-3a down=7:coffee-5",
    "half carrot-3a",
    "stack chocolate-6 new",
    "stack coffee-5 0",
    "stack lemon-4 0",
    "stack carrot-3a 0",
    "bid up=7:victoria-5 down=4:battenberg-2",
    # The second round is told, not played: its bids bring what the learner stacks then.
    "bid up=6:crown down=8:crown",
    "bid up=5:battenberg-2 down=3:victoria-5",
    "bid up=4:chocolate-3 down=2:lemon-1",
    "bid up=2:crown down=1:chocolate-3",
    "bid up=7:chocolate-3 down=5:lemon-1",
    "half victoria-5",
    "stack victoria-5 new",
    "stack battenberg-2 0",
    "stack chocolate-3 0",
    "stack lemon-1 0",
    "stack crown 0",
)

LESSON = Lesson(
    context="TopCakeLesson",
    start=_START,
    rivals=("Ben",),
    moves=_MOVES,
    steps=(*BIDDING_STEPS, *STACKING_STEPS),
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "Hide what must not be cancelled; show what shall frighten.",
            "REVERSE for low cards, SNATCH for what you can’t do without.",
            "Strong cakes below, weak ones above, a topper last of all.",
            "After five rounds the highest sum of all stacks wins.",
        ),
        picture="stack/chocolate-6,coffee-5,lemon-4,carrot-3a,chocolate-3,lemon-1,crown",
    ),
)
