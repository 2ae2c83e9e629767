"""What the lesson of Top Cake says, in terms of its engine. Ada learns; Ben plays along."""

from __future__ import annotations

from typing import Any

from cakedesk.games.top_cake.cards import KIND_NAMES, NO_FLAVOUR, REVERSE, SNATCH, hand_kinds
from cakedesk.games.top_cake.phases import HALF_POINT, ROUNDS
from cakedesk.games.top_cake.resolving import (
    BY_HIGHEST,
    BY_LOWEST,
    BY_SNATCH,
    DOWN,
    TIE,
    UP,
    Resolution,
    resolve_card,
)  # fmt: skip
from cakedesk.games.top_cake.scoring import layers_that_fall, score_stack
from tests.laws.lesson_claims import Claim, Said

ADA, BEN = range(2)
KINDS = {name: kind for kind, name in KIND_NAMES.items()}
CHOCOLATE, COFFEE, LEMON, CARROT = "chocolate-6", "coffee-5", "lemon-4", "carrot-3a"
TALL = (CHOCOLATE, COFFEE, LEMON, CARROT, "chocolate-3", "lemon-1", "crown")


def card(state: Any, name: str) -> Any:
    return state.lists.cards[state.lists.index[name]]


def bears(state: Any, name: str) -> int:
    return card(state, name).max_above  # type: ignore[no-any-return]


def bids(state: Any, name: str) -> list[tuple[int, int, int]]:
    return state.bids[state.row.index(state.lists.index[name])]  # type: ignore[no-any-return]


def lies(state: Any, name: str, seat: int, kind: str, how: int) -> bool:
    return (seat, KINDS[kind], how) in bids(state, name)


def outcome(bids_: list[tuple[int, str]], half_seat: int = -1) -> Resolution:
    """How a card is resolved beside which seats have laid kinds."""
    laid = [(seat, KINDS[kind], UP) for seat, kind in bids_]
    return resolve_card(0, laid, half_seat, 2, last_round=False)


def points(state: Any, *names: str) -> int:
    return score_stack([state.lists.index[name] for name in names], state.lists).points


def falls(state: Any, *names: str) -> list[str]:
    """What falls out of a stack, from its bottom."""
    stack = [state.lists.index[name] for name in names]
    return [names[place] for place in layers_that_fall(stack, state.lists)]


def resolved(said: Said, name: str) -> Resolution:
    """How a card of the first round is resolved in the line of play."""
    state = said.after(*said.lesson.moves[said.step.at if said.step else 0 : 6])
    half = ADA if name == CARROT else -1
    return resolve_card(state.lists.index[name], bids(state, name), half, 2, last_round=False)


def snatch_is_the_only_one(said: Said) -> bool:
    return hand_kinds(2).count(SNATCH) == 1 and resolved(said, COFFEE).outcome == BY_SNATCH


def lemon_falls(said: Said) -> bool:
    return falls(said.state, *TALL[:4], "lemon-1", "chocolate-3", "crown") == ["lemon-1"]


def tall_is_best(said: Said) -> bool:
    """However what was won is placed, it never ends better than with all of it on the tall stack."""
    ends, open_ = [], [said.state]
    while open_:
        state = open_.pop()
        if not state.won[ADA]:
            ends.append(state.scores()[ADA])
            continue
        for action in state.legal_actions():
            open_.append(state.clone())
            open_[-1].apply(action)
    tall = said.after("stack chocolate-3 0", "stack lemon-1 0", "stack crown 0")
    return max(ends) == tall.scores()[ADA]


def row(state: Any) -> list[str]:
    return [state.lists.cards[index].id for index in state.row]


def highest_open_bid(state: Any) -> tuple[int, str]:
    """Of Ben."""
    laid = ((bid, name) for name in row(state) for bid in bids(state, name))
    return max((kind, name) for (seat, kind, how), name in laid if seat == BEN and how == UP)


def lowest_wins(said: Said) -> bool:
    found = outcome([(ADA, "1"), (ADA, "R"), (BEN, "6")])
    return (found.outcome, found.winner) == (BY_LOWEST, ADA)


def three_to_three(said: Said) -> bool:
    tie = outcome([(ADA, "3"), (BEN, "1"), (BEN, "2")])
    return tie.outcome == TIE and tie.doubled_bids == (6, 6)


CLAIMS: dict[str, Claim] = {
    # ------------------------------------------------------------------------------------------ bidding
    "These four cakes are on offer.": lambda said: len(said.state.row) == 4,
    "Who bids best on one gets it as a layer for a stack of their own.": lambda said: (
        outcome([(ADA, "5"), (BEN, "4")]).winner == ADA
    ),
    "Cakes score points, most of all in tall stacks.": lambda said: (
        points(said.state, *TALL[:3]) > sum(points(said.state, one) for one in TALL[:3])
    ),
    "A turn is two cards: one face up, one face down.": lambda said: (
        sorted(how for _, _, how in bids(said.after(said.lesson.moves[0]), CHOCOLATE)) == [UP, DOWN]
    ),
    "This Chocolate bears 6 layers: the best base of all.": lambda said: (
        bears(said.state, CHOCOLATE) == 6 == max(cake.max_above for cake in said.state.lists.cards)
    ),
    "Now: drag your 5 to Chocolate.": lambda said: "up=5:chocolate-6" in said.staged(),
    "Keep the 8 for later: it is too good to be shown.": lambda said: max(hand_kinds(2)[:-2]) == 8,
    "The 5 is right.": lambda said: said.step is not None and said.step.allowed[0] == "up=5:chocolate-6",
    "But Chocolate bears more than all others.": lambda said: all(
        bears(said.state, other) < 6 for other in row(said.state) if other != CHOCOLATE
    ),
    "Here we try the 5 first.": lambda said: said.lesson.moves[0].startswith("bid up=5"),
    "Equal cards of two seats cancel each other.": lambda said: (
        outcome([(ADA, "8"), (BEN, "8")]).cancelled == (8,)
    ),
    "What lies open can be copied; what lies face down can’t.": lambda said: (
        bids(said.after(said.lesson.moves[0]).look(BEN).shown, CHOCOLATE)[1][1] < 0
    ),
    "Open, your 8 can be cancelled by {rival}’s 8.": lambda said: said.state.hands[BEN] >> 8 & 1 == 1,
    "Now: drag your 8 face down to Chocolate.": lambda said: "down=8:chocolate-6" in said.staged(),
    "Open, {rival} could cancel it.": lambda said: said.state.hands[BEN] >> 8 & 1 == 1,
    "The 8 is right.": lambda said: said.step is not None and said.step.allowed[1] == "down=8:chocolate-6",
    "Lay it where the 5 lies: together they make 13.": lambda said: (
        outcome([(ADA, "5"), (ADA, "8")]).doubled_bids[ADA] == 2 * 13
    ),
    "That is allowed, but the 8 is your strongest number.": lambda said: max(hand_kinds(2)[:-2]) == 8,
    "What has {rival} done to your 5?": lambda said: lies(said.state, CHOCOLATE, BEN, "5", UP),
    "{rival} has laid a 5 beside yours.": lambda said: (
        lies(said.state, CHOCOLATE, BEN, "5", UP) and lies(said.state, CHOCOLATE, ADA, "5", UP)
    ),
    "Equal kinds of different seats cancel: neither will count.": lambda said: (
        resolved(said, CHOCOLATE).cancelled == (5,) and resolved(said, CHOCOLATE).doubled_bids == (16, None)
    ),
    "Both fives come back to their hands later.": lambda said: all(
        hand >> 5 & 1 for hand in said.after(*said.lesson.moves[2:7]).hands
    ),
    "Your hidden 8 still stands.": lambda said: (
        lies(said.state, CHOCOLATE, ADA, "8", DOWN) and resolved(said, CHOCOLATE).winner == ADA
    ),
    "How can a 1 win?": lowest_wins,
    "{rival} has hidden something beside Lemon, and may have hidden much.": lambda said: lies(
        said.state, LEMON, BEN, "6", DOWN
    ),
    "With REVERSE the lowest bid wins.": lowest_wins,
    "Nothing is lower than a 1.": lambda said: min(hand_kinds(2)) == 1,
    "Face down, {rival} can’t cancel your REVERSE on purpose.": lambda said: (
        outcome([(ADA, "R"), (BEN, "R")]).cancelled == (REVERSE,)
    ),
    "Now: lay your 1 openly beside Lemon.": lambda said: "up=1:lemon-4" in said.staged(),
    "And REVERSE face down beside Lemon.": lambda said: "down=R:lemon-4" in said.staged(),
    "Open, {rival} would see it and bid low, or cancel it.": lambda said: (
        said.state.hands[BEN] >> REVERSE & 1 == 1
    ),
    "Let the 1 lie openly: it looks like a weak bid.": lambda said: min(hand_kinds(2)) == 1,
    "The 1 is right, but beside Lemon: there {rival} has hidden a card.": lambda said: lies(
        said.state, LEMON, BEN, "6", DOWN
    ),
    "It would count against you: with REVERSE the lowest bid wins.": lowest_wins,
    "What beats an 8?": lambda said: resolved(said, COFFEE).winner == ADA,
    "{rival}’s 8 lies beside Coffee.": lambda said: lies(said.state, COFFEE, BEN, "8", UP),
    "SNATCH takes a card whatever else lies there, but only once in a game.": lambda said: (
        snatch_is_the_only_one(said) and said.after(*said.lesson.moves[4:7]).snatch_used[ADA] == 1
    ),
    "Only another SNATCH could cancel it.": lambda said: (
        outcome([(ADA, "S"), (BEN, "S")]).cancelled == (SNATCH,)
        and outcome([(ADA, "S"), (BEN, "R"), (BEN, "8")]).winner == ADA
    ),
    "Now: lay your 3 openly beside Carrot.": lambda said: "up=3:carrot-3a" in said.staged(),
    "And SNATCH face down beside Coffee.": lambda said: "down=S:coffee-5" in said.staged(),
    "Open, {rival}’s SNATCH could cancel it.": lambda said: said.state.hands[BEN] >> SNATCH & 1 == 1,
    "You have only one SNATCH.": snatch_is_the_only_one,
    "Take it where {rival} bids highest.": lambda said: highest_open_bid(said.state) == (8, COFFEE),
    "Not that one: beside Carrot a 3 will do, and you will see why.": lambda said: (
        resolved(said, CARROT).winner == ADA
    ),
    "You started this round, so you lay the half point last.": lambda said: (
        said.state.starter == ADA == said.state.turn() and said.state.phase == HALF_POINT
    ),
    "At equal bids nobody wins; a half decides.": lambda said: (
        three_to_three(said) and outcome([(ADA, "3"), (BEN, "1"), (BEN, "2")], ADA).winner == ADA
    ),
    "If {rival}’s hidden card is a 2, it is 3 to 3 beside Carrot.": lambda said: (
        three_to_three(said)
        and lies(said.state, CARROT, ADA, "3", UP)
        and lies(said.state, CARROT, BEN, "1", UP)
        and sum(seat == BEN and how == DOWN for seat, _, how in bids(said.state, CARROT)) == 1
    ),
    "Your half makes 3½.": lambda said: resolved(said, CARROT).doubled_bids[ADA] == 7,
    "Your 8 is safe there.": lambda said: resolved(said, CHOCOLATE).winner == ADA,
    "Help where it may be equal: beside Carrot.": lambda said: (
        outcome([(ADA, "3"), (BEN, "1"), (BEN, "2")]).outcome == TIE
    ),
    "There the lowest bid wins: a half more would do you no good.": lambda said: (
        resolved(said, LEMON).outcome == BY_LOWEST
    ),
    "SNATCH takes Coffee anyway.": lambda said: resolved(said, COFFEE).outcome == BY_SNATCH,
    "Card by card: equal kinds cancel, then SNATCH takes, else the sums decide.": lambda said: (
        outcome([(ADA, "S"), (BEN, "S"), (BEN, "1")]).outcome == BY_HIGHEST
        and outcome([(ADA, "S"), (BEN, "8")]).winner == ADA
    ),
    # ----------------------------------------------------------------------------------------- stacking
    "The number on a cake is how many layers it bears.": lambda said: (
        falls(said.state, CARROT, CHOCOLATE, COFFEE, LEMON) == []
        and falls(said.state, CARROT, CHOCOLATE, COFFEE, LEMON, "lemon-1") == [CARROT]
    ),
    "What carries more than that collapses and is lost.": lambda said: (
        falls(said.state, "lemon-1", CARROT, COFFEE) == ["lemon-1"]
    ),
    "So the strongest first: Chocolate, Coffee, Lemon, Carrot.": lambda said: (
        [bears(said.state, name) for name in TALL[:4]] == [6, 5, 4, 3]
    ),
    "Now: put Coffee, Lemon and Carrot on it, in this order.": lambda said: (
        said.staged()[1:4] == ["stack coffee-5 0", "stack lemon-4 0", "stack carrot-3a 0"]
    ),
    "It bears only 3 layers: with it below the stack can’t grow tall.": lambda said: (
        bears(said.state, CARROT) == 3
    ),
    "It would hold today, but Lemon bears less than what comes first.": lambda said: (
        falls(said.state, LEMON, CHOCOLATE, COFFEE, CARROT) == []
        and bears(said.state, LEMON) < bears(said.state, CHOCOLATE)
    ),
    "One tall stack is worth more than several low ones.": lambda said: (
        points(said.state, *TALL[:4]) > sum(points(said.state, one) for one in TALL[:4])
    ),
    "What is new in round 2?": lambda said: said.state.round == 1,
    "From now on a topper joins the four cakes.": lambda said: (
        [card(said.state, name).is_topper for name in row(said.state)] == [False] * 4 + [True]
    ),
    "It is a layer, but no cake, and bears nothing at all.": lambda said: (
        bears(said.state, "crown") == 0 and card(said.state, "crown").flavour == NO_FLAVOUR
    ),
    "You won the Crown, Lemon 1 and Chocolate 3; {rival} the others.": lambda said: (
        [
            sorted(said.state.lists.cards[index].id for index in won)
            for won in said.after(*said.lesson.moves[12:18]).won
        ]
        == [["chocolate-3", "crown", "lemon-1"], ["battenberg-2", "victoria-5"]]
    ),
    "Lemon 1 bears one layer.": lambda said: bears(said.state, "lemon-1") == 1,
    "Let us see what happens to it under two: nothing counts until you confirm.": lemon_falls,
    "All layers above count, toppers too.": lambda said: (
        falls(said.state, "lemon-1", "chocolate-3", "crown") == ["lemon-1"]
    ),
    "Lemon has fallen.": lemon_falls,
    "A topper goes last: any layer on it would make it collapse.": lambda said: (
        falls(said.state, *TALL[:2], "crown", LEMON) == ["crown"]
    ),
    "A cake scores 1.": lambda said: points(said.state, LEMON) == 1,
    "From three layers on, one flavour scores 2.": lambda said: (
        points(said.state, *TALL[:2]) == 2 and points(said.state, *TALL[:3]) == 4
    ),
    "A topper on three cakes or more doubles the stack.": lambda said: (
        points(said.state, *TALL[:3], "crown") == 2 * points(said.state, *TALL[:3])
        and points(said.state, *TALL[:2], "crown") < 2 * points(said.state, *TALL[:3])
    ),
    "6 cakes are 6, two of them Chocolate are 2 more: 8.": lambda said: points(said.state, *TALL[:6]) == 8,
    "The Crown makes it 16.": lambda said: points(said.state, *TALL) == 16,
    "Now: Chocolate, then Lemon, then the Crown on top.": tall_is_best,
    "The Crown last: what lies on a topper makes it collapse.": lambda said: (
        falls(said.state, *TALL[:4], "crown", "chocolate-3") == ["crown"]
    ),
    "Lemon bears one layer only: Chocolate goes below it.": lambda said: bears(said.state, "lemon-1") == 1,
    "On the tall stack they score most: there the Crown doubles all.": tall_is_best,
    "After five rounds the highest sum of all stacks wins.": lambda said: ROUNDS == 5,
}

ADVICE = {
    "So we bid, and then we stack.",
    "An open number shows {rival} that you mean it.",
    "Worth a high bid.",
    "Or click both.",
    "You may do that in a game.",
    "So hide the number that must survive.",
    "Now: press Lay both cards, or Enter.",
    "Let it lie face down.",
    "Hide REVERSE.",
    "So it is laid face down, and late.",
    "Lay it face down.",
    "Now: bring the half point to Carrot.",
    "Now: press Lay the half point, or Enter.",
    "Help where it may be equal.",
    "Now: read each card, then press Next card.",
    "Now: begin a new stack with Chocolate.",
    "Now: press Confirm, or Enter.",
    "Chocolate first, then Coffee.",
    "We skip the bids of this round.",
    "What is too much makes this layer go.",
    "Now: put Lemon, Chocolate and the Crown on your stack.",
    "Press All back: it was only a try.",
    "Soon!",
    "First see how Lemon falls: it goes on the stack first.",
    "You know how to play!",
    "Hide what must not be cancelled; show what shall frighten.",
    "REVERSE for low cards, SNATCH for what you can’t do without.",
    "Strong cakes below, weak ones above, a topper last of all.",
}
