"""Players that look ahead: one search for all games, guided by the heuristic of each.

A level that searches is a guide and settings (`guide.py` in the folder of a game's heuristic). What was
measured: games won in per cent, shared victories counted in part, with half the width of the 95 % interval
and the number of games, seats turning over the same deals.
``cakedesk arena GAME LEVEL OTHER --games N --seed S`` measures it again.

| game | hard : medium | expert : hard | hard among three medium (fair: 25) |
| --- | --- | --- | --- |
| Top Cake, flat | 71 +-8 (120) | 69 +-12 (60) | 40 +-14 (48) |
| Cake Swap, flat | 66 +-9 (100) | not shown, see 2 | 38 +-15 (40) |
| Piece o' Cake, flat; expert a tree | 83 +-5 (200) | 71 +-12 (60) | 36 +-9 (120), see 1 |
| Dutch Auction, flat | 65 +-8 (140) | 73 +-15 (32) | for two |
| Take the Cake, flat | 70 +-10 (80) | not shown, see 2 | not shown, see 3 |

1. With 4 play-outs instead of 8.
2. Cake Swap with 400 or 500 play-outs: 58 +-9 (124). Take the Cake with 120 to 250: 62 +-8 (140).
3. With four seats 60 play-outs were even with *medium*: 27 +-11 (60). It is searched with two alone.

The levels below, with two seats. A newcomer takes what gives most points at once and wins so much against
*beginner* (``python -m tests.players.newcomer GAME beginner GAMES``):

| game | medium : fair | fair : easy | easy : novice | novice : beginner | newcomer |
| --- | --- | --- | --- | --- | --- |
| Top Cake, see 4 | 74 +-4 (400) | 70 +-5 (400) | 79 +-4 (400) | 84 +-4 (400) | 39 +-5 (400) |
| Cake Swap, see 5 | 82 +-7 (120) | 83 +-7 (120) | 85 +-6 (120) | 88 +-6 (120) | 33 +-8 (120) |
| Piece o' Cake | 72 +-8 (120) | 80 +-7 (120) | 85 +-6 (120) | 85 +-6 (120) | 38 +-9 (120) |
| Dutch Auction, see 5 | 67 +-5 (400) | 71 +-5 (400) | 65 +-5 (400) | 62 +-7 (200) | 46 +-7 (200) |
| Take the Cake | 76 +-8 (120) | 78 +-7 (120) | 68 +-8 (120) | 73 +-8 (120) | 35 +-21 (20) |

4. Measured before bids and the last placements were counted more exactly; after that 72 +-8 (120) and
   64 +-9 (120) for the first two steps.
5. Four steps are too few for Cake Swap, where little care costs most, and nearly too many for Dutch Auction,
   where luck decides more: the lowest one lies outside of 65 to 85 in both.

What decided:

- What the end of a play-out is worth. In Dutch Auction a sum of points told nothing early on, and a hundred
  play-outs were hardly better than *medium*: 58 +-15 (40). Weights from a regression made thirty enough.
- Wider candidates. In Piece o' Cake a tree with the heuristic's meals alone won 63 +-10 (100) against 4
  play-outs, with other meals 88 +-5 (150).
- Nothing was won by searching in Take the Cake where cards are put: 53 +-16 (40), nor by weights from a
  regression in Cake Swap.
"""
