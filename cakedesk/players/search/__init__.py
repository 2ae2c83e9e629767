"""Players that look ahead: one search for all games, guided by the heuristic of each.

A level that searches is a guide and settings (`guide.py` in the folder of a game's heuristic). What was
measured: games won in per cent, shared victories counted in part, with half the width of the 95 % interval
and the number of games, seats turning over the same deals.
``cakedesk arena GAME LEVEL OTHER --games N --seed S`` measures it again; *hard* against
*medium* has the seed 1.

| game | hard : medium | expert : hard | hard among three medium (fair: 25) |
| --- | --- | --- | --- |
| Top Cake, flat | 72 +-6 (200) | 69 +-12 (60), see 4 | 40 +-14 (48), see 4 |
| Cake Swap, flat | 69 +-6 (200) | not shown, see 2 | 38 +-15 (40), see 4 |
| Piece o' Cake, flat; expert a tree | 81 +-4 (400) | 76 +-5 (250) | 36 +-9 (120), see 1 and 4 |
| Dutch Auction, flat | 68 +-6 (200) | 73 +-15 (32), see 4 | for two |
| Take the Cake, flat | 80 +-4 (400) | not shown, see 3 | 41 +-7 (200) |

1. With 4 play-outs instead of 8.
2. With 400 or 500 play-outs: 58 +-9 (124). Other weights promise nothing: regressions of who won on all that
   counts, and on its squares, foretold no more games than `standing` does.
3. Against a *hard* that plays cakes on to their ends, and won 72 +-4 (400) against *medium*: with 120 to 250
   such play-outs 62 +-8 (140), with 400 to the end of the round 40 +-18 (30), with 150 that weigh the ends of
   all rounds 57 +-18 (30).
4. Measured before the heuristics, which play-outs follow, counted ends of turns and games more exactly.

The levels below, with two seats, 400 games each, +-3 to 5; the seed is 3, Top Cake's 2. A newcomer takes what
gives most points at once and wins so much against *beginner* (``python -m tests.players.newcomer GAME
beginner 400``; of Take the Cake 200):

| game | medium : fair | fair : easy | easy : novice | novice : beginner | newcomer |
| --- | --- | --- | --- | --- | --- |
| Top Cake | 76 | 69 | 80 | 79 | 38 |
| Cake Swap | 84 | 84 | 85 | 84 | 32 |
| Piece o' Cake | 81 | 81 | 80 | 79 | 35 |
| Dutch Auction, see 5 | 69 | 69 | 75 (easy : beginner) | | 41 |
| Take the Cake | 73 | 80 | 70 | 72 | 36 |

5. Luck decides more there: four steps came to 61 to 68 each, of 1,000 games; so it has three.

One among three of the next lower, fair being 25 (``--seats 4``, seed 3), in Piece o' Cake 1,200 games each,
+-3, else 400, +-4 to 5:

| game | medium : fair | fair : easy | easy : novice | novice : beginner |
| --- | --- | --- | --- | --- |
| Top Cake | 35 | 33 | 49 | 52 |
| Cake Swap | 59 +-7 (200) | | | |
| Piece o' Cake | 32 | 33 | 32 | 35 |
| Take the Cake | 49 | | | |

What decided:

- What the end of a play-out is worth. In Dutch Auction a sum of points told nothing early on, and a hundred
  play-outs were hardly better than *medium*: 58 +-15 (40). Weights from a regression made thirty enough. In
  Take the Cake play-outs to the end of a cake told too little with four seats: 27 +-11 (60); to the end of
  the round, with weights from a regression, they tell enough.
- Wider candidates. In Piece o' Cake a tree with the heuristic's meals alone won 63 +-10 (100) against 4
  play-outs, with other meals 88 +-5 (150).
- Nothing was won by searching in Take the Cake where cards are put: 53 +-16 (40).
"""
