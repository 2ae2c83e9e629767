"""What the lesson of Dutch Auction says, in terms of its engine. Ada learns; Ben plays along."""

from __future__ import annotations

from typing import Any

from cakedesk.games.dutch_auction.cards import BID_OF, CARD_IDS, SUIT_OF, SUITS
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.phases import HAND, VOTE
from cakedesk.games.dutch_auction.scoring import score_cards
from tests.laws.lesson_claims import Claim, Said

ADA, BEN = range(2)
LISTS = GAME.builtin_lists()


def ids(cards: Any) -> set[str]:
    return {CARD_IDS[card] for card in cards}


def bids(state: Any) -> tuple[int, int]:
    return sum(BID_OF[card] for card in state.bids[ADA]), sum(BID_OF[card] for card in state.bids[BEN])


def vp(card: str) -> int:
    return LISTS.vps[LISTS.index[card]]


def bid(card: str) -> int:
    return BID_OF[LISTS.index[card]]


def cost(state: Any, card: str) -> int:
    """What a card of the row costs."""
    return int(state.display.index(LISTS.index[card])) + 1


def can(state: Any, *spelled: str) -> bool:
    return all(state.why_not(GAME.parse(one, LISTS)) is None for one in spelled)


def kinds(state: Any, power: str) -> set[str]:
    """What a power can do now."""
    spelled = [GAME.format(action, LISTS).split() for action in state.legal_actions()]
    return {each[0] for each in spelled if each[1:2] == [power]}


def targets(state: Any, kind: str, power: str) -> set[str]:
    spelled = [GAME.format(action, LISTS).split() for action in state.legal_actions()]
    return {each[2] for each in spelled if each[:2] == [kind, power]}


def blueberries(state: Any) -> set[str]:
    """The cards of the own bid that are blueberries now."""
    blue = SUITS.index("blue")
    pairs = zip(state.bids[ADA], state.suits[ADA], strict=True)
    return ids(card for card, suit in pairs if suit == blue)


def used_next_round(said: Said) -> bool:
    """The blueberry 7 adds nothing that would be needed in this round, and pays in the next."""
    state = said.after("aside B7", "aside B2")
    return state.winner == ADA and any("B7" in move.split() for move in said.lesson.moves[9:])


def lost(said: Said, move: str) -> set[str]:
    """What a purchase gives to the auction."""
    return ids(said.after(move).auction_discards) - ids(said.state.auction_discards)


def owned(state: Any, seat: int) -> set[str]:
    return ids(state.owned(seat))


def tie(said: Said) -> bool:
    added = [bid("P5"), bid("R2")]
    return [one - other for one, other in zip(bids(said.state), added, strict=True)] == [8, 8]


def shuffles(said: Said) -> bool:
    """With an empty deck the discards become the new one, as soon as a card is to be drawn."""
    state = said.state.clone()
    state.decks[ADA].clear()
    for move in ("done", "buy G8 P3", "done"):
        state.apply(GAME.parse(move, LISTS))
    new = sorted(CARD_IDS[card] for card in state.discards[ADA])
    state.apply(GAME.parse(f"shuffle {ADA} {' '.join(new)}", LISTS))
    return {"R3", "R5"} <= {*new} == ids(state.hands[ADA]) | ids(state.decks[ADA])


def votes(said: Said) -> bool:
    """With an empty auction deck the seats are asked, and one `stop` alone does not end it."""
    state = said.state.clone()
    state.auction_deck.clear()
    for move in ("done", "done"):
        state.apply(GAME.parse(move, LISTS))
    while state.turn() < 0:
        cards = " ".join(CARD_IDS[card] for card in state.discards[state.to_act])
        state.apply(GAME.parse(f"shuffle {state.to_act} {cards}", LISTS))
    one = state.clone()
    for vote in ("stop", "on"):
        one.apply(GAME.parse(vote, LISTS))
    asked = state.phase == VOTE
    for _ in range(2):
        state.apply(GAME.parse("stop", LISTS))
    return asked and one.turn() == ADA and state.turn() == -2


CLAIMS: dict[str, Claim] = {
    # -------------------------------------------------------------------------------------- the first round
    "In the end all the cards that you own count.": lambda said: (
        said.state.detail()["cards"] == [len(said.state.hands[ADA]) + len(said.state.decks[ADA])] * 2
    ),
    "The 8 bids 8 and counts 1, the 1 bids 1 and counts 8.": lambda said: (
        (bid("R8"), vp("R8"), bid("R1"), vp("R1")) == (8, 1, 1, 8)
    ),
    "The six cards of the row, for one card to six cards.": lambda said: (
        len(said.state.display) == 6 and [cost(said.state, one) for one in ("G8", "Py")] == [1, 6]
    ),
    "Any of your own cards can pay.": lambda said: (
        can(said.after("aside B7", "aside B2"), "buy R3 G4 P6", "buy R3 Gx R5", "buy P2 G4 R5 P6")
    ),
    "Four of your five cards become your bid, and pay afterwards.": lambda said: (
        len(said.state.hands[ADA]) == 5
        and len(said.after("aside B7", "aside B2").bids[ADA]) == 4
        and can(said.after("aside B7", "aside B2"), "buy P2 G4 R5 P6")
    ),
    "The fifth waits face down, and comes back after the round.": lambda said: (
        "B7" in ids(said.after("aside B7", "aside B2", "done", "buy G8 P3", "done").hands[ADA])
    ),
    "Below each card stands what you bid without it: 15 will do here.": lambda said: (
        bids(said.after("aside B7", "aside B2"))[ADA] == 15
        and said.after("aside B7", "aside B2").winner == ADA
    ),
    "The 7 helps you more in the next round.": used_next_round,
    "Now: click the blueberry 7.": lambda said: can(said.state, "aside B7"),
    "A power may wait, too.": lambda said: can(said.state, "aside Gx"),
    "Keep the blueberry 7: in the next round you need it more.": used_next_round,
    "Both bids lie open, and are added up: 15 against 13.": lambda said: bids(said.state) == (15, 13),
    "You have won, so you buy and use powers first, {rival} after you.": lambda said: (
        said.state.winner == said.state.turn() == ADA
        and can(said.state, "buy G8 G4", "steal Gx G6")
        and can(said.after("done"), "buy G8 P3", "cash Ry R4")
    ),
    "It marks a power: it bids 0 and counts 0.": lambda said: bid("Gx") == vp("Gx") == 0,
    "But once in each round in which you bid it, it works on a card of its suit.": lambda said: (
        all(SUIT_OF[LISTS.index[card]] == 0 for card in targets(said.state, "steal", "Gx"))
        and not kinds(said.after("steal Gx G6"), "Gx")
        and not said.after("steal Gx G6", "done", "buy G8 P3", "done").used
    ),
    "Cash a card in, change its suit, take one for nothing or steal one: you choose.": lambda said: (
        kinds(said.state, "Gx") == {"cash", "suit", "take", "steal"}
    ),
    "You will do all four.": lambda said: (
        {"cash", "suit", "take", "steal"} <= {move.split()[0] for move in said.lesson.moves}
    ),
    "Only the winner may steal: a card leaves {rival}’s bid for yours.": lambda said: (
        "G6" in ids(said.after("steal Gx G6").bids[ADA]) - ids(said.state.bids[ADA])
        and "steal" not in kinds(said.after("done"), "Ry")
    ),
    "{rival} can’t pay with it, but you can.": lambda said: (
        can(said.after("steal Gx G6"), "buy G8 G6")
        and not can(said.after("steal Gx G6", "done"), "buy G8 G6")
    ),
    "The mint power works on mint alone: there the mint 6 is all it can steal.": lambda said: (
        targets(said.state, "steal", "Gx") == {"G6"}
    ),
    "Now: click {rival}’s mint 6.": lambda said: can(said.state, "steal Gx G6"),
    "It could take that.": lambda said: kinds(said.state, "Gx") >= {"take"},
    "Your own mint 4 is fine as it is.": lambda said: "G4" in ids(said.state.bids[ADA]),
    "First steal: then you have more to pay with.": lambda said: (
        len(said.after("steal Gx G6").bids[ADA]) > len(said.state.bids[ADA])
    ),
    "The cherry 3 counts 6 and costs two cards.": lambda said: (vp("R3"), cost(said.state, "R3")) == (6, 2),
    "Paid cards of its suit stay yours; others are lost.": lambda said: (
        lost(said, "buy R3 G6 R5") == {"G6"} and "R5" in owned(said.after("buy R3 G6 R5"), ADA)
    ),
    "The cherry 5 stays.": lambda said: "R5" in owned(said.after("buy R3 G6 R5"), ADA),
    "Let the mint 6 go, not your power: that works anew in every bid.": lambda said: (
        lost(said, "buy R3 Gx R5") == {"Gx"}
        and lost(said, "buy R3 G6 R5") == {"G6"}
        and bool(said.state.used)
        and not said.after("buy R3 G6 R5", "done", "buy G8 P3", "done").used
    ),
    "Now: click the cherry 3.": lambda said: can(said.state, "buy R3 Gx R5"),
    "Now: click the second way to pay.": lambda said: can(said.state, "buy R3 G6 R5"),
    "Take the cherry 3: your cherry 5 fits it.": lambda said: "R5" in ids(said.state.bids[ADA]),
    "Both cherries lie in your discards.": lambda said: (
        {"R3", "R5"} == ids(said.state.discards[ADA])
    ),
    "When your deck is empty, your discards become the new one: so you draw them again.": shuffles,
    "The mint 6 is out, beside the row.": lambda said: ids(said.state.auction_discards) == {"G6"},
    "You could buy more.": lambda said: can(said.state, "buy G8 G4", "buy P2 Gx G4 P6"),
    "But the mint 8 counts only 1, and the tulip 2 soon costs less.": lambda said: (
        (vp("G8"), cost(said.state, "P2")) == (1, 3)
        and cost(said.after("done", "buy G8 P3", "done"), "P2") < 3
    ),
    "What is left of your bid goes to your discards.": lambda said: (
        ids(said.state.bids[ADA]) <= ids(said.after("done").discards[ADA])
    ),
    "You could, and a mint would stay.": lambda said: not lost(said, "buy G8 G4"),
    "But it counts 1 only, and {rival} must buy it if you don’t: with no mint to pay.": lambda said: (
        vp("G8") == 1
        and not can(said.after("done"), "done")
        and all(card[0] != "G" for card in ids(said.state.bids[BEN]))
    ),
    "It takes all three cards that you have left, and two of them would be lost.": lambda said: (
        len(said.state.bids[ADA]) == cost(said.state, "P2") == 3
        and len(lost(said, "buy P2 Gx G4 P6")) == 2
    ),
    # ------------------------------------------------------------------------------------- the second round
    (
        "Who loses a round acts after the winner, may not steal, and must buy the card at cost 1 if it is"
        " still there: so {rival} bought the mint 8."
    ): lambda said: "G8" in owned(said.state, BEN) and said.state.winner == ADA,
    "Then the row slid: the tulip 2 cost three cards, and costs one now.": lambda said: (
        cost(said.state, "P2") == 1 and said.lesson.start["deck"].index("P2") - 18 == 2
    ),
    "And both drew five cards.": lambda said: (
        [len(hand) for hand in said.state.hands] == [5, 5]
    ),
    "The blueberry 7 is back in your hand.": lambda said: "B7" in ids(said.state.hands[ADA]),
    "You want both powers in your bid, and blueberries to pay with: so the tulip 5 waits.": lambda said: (
        ids(said.state.hands[ADA]) == {"Bx", "Px", "B7", "B1", "P5"}
    ),
    "Should the bids tie, it joins yours.": lambda said: (
        "P5" in ids(said.after("aside P5", "aside R2").bids[ADA])
    ),
    "You will need that one in this round: of all five the tulip 5 can wait.": lambda said: (
        not {"Bx", "Px", "B7", "B1"} - {word for move in said.lesson.moves[9:] for word in move.split()}
    ),
    "Now: click the tulip 5.": lambda said: can(said.state, "aside P5"),
    "8 against 8, a tie.": tie,
    "Both add the card set aside, your tulip 5 and a cherry 2: 13 against 10.": lambda said: (
        tie(said) and bids(said.state) == (13, 10) and said.state.winner == ADA
    ),
    "In the row lies another tulip power, for four cards.": lambda said: cost(said.state, "Py") == 4,
    "Yours takes it free.": lambda said: (
        len(said.after("take Px Py").bids[ADA]) == len(said.state.bids[ADA]) + 1
    ),
    "It joins your bid, ready to be used.": lambda said: (
        bool(kinds(said.after("take Px Py"), "Py"))
    ),
    "You could also take from your discards, or what is out.": lambda said: (
        can(said.state, "take Px P6", "take Px P3")
        and "P6" in ids(said.state.discards[ADA])
        and "P3" in ids(said.state.auction_discards)
    ),
    "Now: click the tulip power in the row.": lambda said: can(said.state, "take Px Py"),
    "The tulip 2 is cheap: that you can simply buy.": lambda said: cost(said.state, "P2") == 1,
    "First take the other tulip power: so you have one more to use.": lambda said: (
        bool(kinds(said.after("take Px Py"), "Py"))
    ),
    "The blueberry 1: it counts 8, but bids 1 alone, and fills one of your five places whenever it comes.": (
        lambda said: (
            (vp("B1"), bid("B1"), HAND) == (8, 1, 5)
            and "B1" in ids(said.state.bids[ADA])
            and "B1" in ids(said.after("done").discards[ADA])
        )
    ),
    "It leaves play for good.": lambda said: "B1" not in ids(said.after("cash Bx B1").bids[ADA]),
    "Its points are safe: it still counts for you.": lambda said: (
        said.after("cash Bx B1").scores()[ADA] == said.state.scores()[ADA]
        and "B1" in owned(said.after("cash Bx B1"), ADA)
    ),
    "Now: click the blueberry 1, then Cash in.": lambda said: can(said.state, "cash Bx B1"),
    "The 7 counts 2 only, and bids well: keep that.": lambda said: (vp("B7"), bid("B7")) == (2, 7),
    "Not the 7: with it you will pay.": lambda said: (
        any(move.startswith("buy B4") and "B7" in move for move in said.lesson.moves)
    ),
    "First bring the blueberry 1 to safety.": lambda said: can(said.state, "cash Bx B1"),
    "The blueberry 4 costs three cards, and you have two blueberries.": lambda said: (
        cost(said.state, "B4") == 3 and blueberries(said.state) == {"Bx", "B7"}
    ),
    "Make the tulip 5 the third one.": lambda said: (
        blueberries(said.after("suit Py P5 B")) == {"Bx", "B7", "P5"}
    ),
    "It is a blueberry until it has paid, or you are done.": lambda said: (
        blueberries(said.after("suit Py P5 B")) - blueberries(said.after("suit Py P5 B", "buy B4 P5 Bx B7"))
        >= {"P5"}
    ),
    "Now: click the tulip 5, then Change suit, then blueberry.": lambda said: can(said.state, "suit Py P5 B"),
    "Safe it would be, too.": lambda said: can(said.state, "cash Py P5"),
    "First make the tulip 5 a blueberry.": lambda said: can(said.state, "suit Py P5 B"),
    "Any card, used powers too.": lambda said: (
        can(said.state, "buy B4 P5 Bx B7") and not can(said.state, "cash Bx B7")
    ),
    "These three are blueberries by now, so all of them stay yours.": lambda said: (
        len(blueberries(said.state)) == 3 and not lost(said, "buy B4 P5 Bx B7")
    ),
    "Without the change a third card would be lost.": lambda said: (
        len(blueberries(said.state) - {"P5"}) == 2 == cost(said.state, "B4") - 1
    ),
    "Now: click the blueberry 4.": lambda said: can(said.state, "buy B4 P5 Bx B7"),
    "Pay with blueberries alone: then you lose none.": lambda said: (
        not lost(said, "buy B4 P5 Bx B7") and bool(lost(said, "buy B4 Px Bx B7"))
    ),
    "Buy the blueberry 4: it is all prepared.": lambda said: can(said.state, "buy B4 P5 Bx B7"),
    "Both tulip powers are used, but one pays for the tulip 2, which counts 7, and stays yours.": (
        lambda said: (
            not kinds(said.state, "Px") | kinds(said.state, "Py")
            and vp("P2") == 7
            and not lost(said, "buy P2 Px")
        )
    ),
    "Now: click the tulip 2.": lambda said: can(said.state, "buy P2 Px"),
    "It pays as well as the other.": lambda said: (
        lost(said, "buy P2 Py") == lost(said, "buy P2 Px") == set()
    ),
    "Buy the tulip 2: a power of its suit is enough.": lambda said: can(said.state, "buy P2 Px"),
    # ---------------------------------------------------------------------------------------------- the end
    "All your cards count, and of each suit the one with the fewest points once more: 48 points by now.": (
        lambda said: said.state.scores()[ADA] == 48
    ),
    "{rival} has 33.": lambda said: said.state.scores()[BEN] == 33,
    "Your cherries: 6 + 4, and 4 once more.": lambda said: (
        {card for card in owned(said.state, ADA) if card[0] == "R"} == {"R3", "R5"}
        and score_cards([LISTS.index["R3"], LISTS.index["R5"]], LISTS).points == 6 + 4 + 4
    ),
    "Where you own a power, that has the fewest, 0: no bonus.": lambda said: (
        score_cards([LISTS.index["B1"], LISTS.index["Bx"]], LISTS).bonus == 0
    ),
    "Once the auction deck is empty, both are asked before each.": votes,
    "If both want to stop, it is over, and more points win.": lambda said: (
        votes(said) and said.state.winners() == [said.state.scores().index(max(said.state.scores()))]
    ),
    "The higher bid acts first; the other must buy at cost 1.": lambda said: (
        said.state.winner == said.state.turn() == ADA and "G8" in owned(said.state, BEN)
    ),
    "In two rounds you got four cards, and lost none of your own.": lambda said: (
        owned(said.state, ADA) - set(said.lesson.start["deck"][:9]) == {"R3", "Py", "B4", "P2"}
        and owned(said.state, ADA) >= set(said.lesson.start["deck"][:9])
    ),
}  # fmt: skip


ADVICE = {
    "Points!",
    "Until then you bid and pay with them.",
    "After each round they slide, and cost less.",
    "That is all for this round: you are done.",
    "So round follows round.",
    "The large number is the bid, the seal has the points (VP).",
    "Now: set it aside.",
    "But you need it in this round.",
    "Now: compare the bids, then press Next.",
    "Now: click your mint power.",
    "Now: steal it.",
    "But what {rival} loses helps you.",
    "Now: buy it.",
    "You may pay like that.",
    "Here take the second way.",
    "Not yet: buy something while you act first.",
    "Now: press Done.",
    "Now: yes, you are done.",
    "Now: press Next until you act.",
    "Yes: a power takes it.",
    "Now: click your tulip power.",
    "Now: take it.",
    "Cash it in.",
    "Now: click the blueberry power.",
    "Now: cash it in.",
    "Then it is a tulip again.",
    "Now: click the new tulip power.",
    "Now: make it a blueberry.",
    "But it has to pay.",
    "You want to buy a blueberry: that suit it is.",
    "Leave it as it was.",
    "You know how to play!",
    "Pay in the suit that you buy: then your cards stay yours.",
    "Powers first, purchases after: a used power can still pay.",
}
