"""The names of what is on the table of Dutch Auction, for lesson, log and tests.

========================  ==============================================================================
``card/<id>``             a card that lies open, by its id in records: ``card/G6``, ``card/Bx``
``hand``                  all cards of the seat below: its hand, later its bid
``bid/<seat>``            all cards of a seat's bid; ``sum/<seat>`` its sum
``row``                   the whole display; ``cost/<1 to 6>`` a place of it, ``coin/<1 to 6>`` its price
``aside/<seat>``          the card set aside
``deck/<seat>``           a personal deck; ``discards/<seat>`` its discards
``out``, ``deck``         the auction discards; the auction deck (cards still to come)
``panel/<seat>``          all of a seat; ``points/<seat>`` its points so far
``power/<id>``            the row that picks a power: ``power/Gx``
``kind/<kind>``           the row that narrows a picked power: ``cash``, ``suit``, ``take``, ``steal``
``suit/<letter>``         the row that says to which suit a card is changed: ``suit/P``
``way/<number>``          the row of a way to pay, from 0
``vote/on``, ``vote/stop``  whether to go on, once the auction deck is empty
``panel``                 the middle panel of the tray, which holds these rows and what is explained
``confirm``               the primary button; ``first`` and ``second`` the others: *Done*, *Put it back*
``pile/<place>``          in the view of piles a tab: ``pile/out``, ``pile/discards``, ``pile/deck``
``compare``               the bids of a tie that are compared step by step
========================  ==============================================================================

What gestures stage is spelled (`Staged.gestures`): once it is whole as the action in records (``aside B7``,
``steal Gx G6``, ``buy R3 G6 R5``, ``done``, ``on``, ``stop``). Before, in parts: ``power Gx`` a picked power,
``kind steal`` what it is narrowed to, ``card R4`` its target while the kind or the suit is asked; ``buy R3``
with ``pay G6`` for each payer while they are too few.
A click on a card of the row stages the first way to pay at once.

What lines of the log are about: see `marks`.
"""
