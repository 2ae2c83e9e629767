"""Players that look ahead: one search for all games, guided by the heuristic of each.

A level that searches is a guide and settings (`guide.py` in the folder of a game's heuristic). What was
measured: games won in per cent, shared victories counted in part, with half the width of the 95 % interval
and the number of games, seats turning over the same deals.
``cakedesk arena GAME LEVEL OTHER --games N --seed S`` measures it again; *hard* and
*expert* have the seed 1.

| game | hard : medium | expert : hard | hard among three medium (fair: 25) |
| --- | --- | --- | --- |
| Top Cake, flat | 71 +-4 (400) | 76 +-4 (400) | 32 +-6 (200) |
| Cake Swap, flat | 78 +-4 (400) | 74 +-4 (400), see 1 | 54 +-8 (150) |
| Piece o' Cake, flat; expert a tree | 81 +-4 (400) | 75 +-4 (400) | 45 +-5 (400) |
| Dutch Auction, flat | 69 +-5 (400) | 70 +-5 (400), see 3 | for two |
| Take the Cake, flat | 80 +-4 (400) | 66 +-5 (400), see 2 | 41 +-7 (200) |

1. More play-outs are worth little there, as luck is large. Against the heuristic itself 8 of them won 64 +-7
   (200) and 28 66 +-5 (400); against those 28 400 or 500 won 58 +-9 (124), and 96 to the end of a second turn
   of each seat 53 +-18 (30). Other weights promise nothing: regressions of who won on all that counts, and on
   its squares, foretold no more games than `standing` does. So the levels below *expert* are weaker than in
   other games: *hard* plays two moves on once, and wins 41 +-9 (120) against the heuristic; *medium* is less
   careful than that. *Expert* among three *hard* wins 49 +-10 (100).
2. For two seats. It plays cuts and takes on to the end of the next round, compares layouts of whole pieces by
   what the cake becomes, and counts the last round to its end. One of these was not enough: the next round
   won 50 +-18 (30), the last one 56 +-12 (70), and with layouts 45 +-16 (40). Nor were 400 play-outs to the
   end of the round: 40 +-18 (30), as flat search and as a tree over its pieces alike.

The levels below, with two seats, 400 games each, +-3 to 5; the seed is 3, Top Cake's 2. A newcomer takes what
gives most points at once and wins so much against *beginner* (``python -m tests.players.newcomer GAME
beginner 400``; of Take the Cake 200):

| game | medium : fair | fair : easy | easy : novice | novice : beginner | newcomer |
| --- | --- | --- | --- | --- | --- |
| Top Cake | 76 | 69 | 80 | 79 | 38 |
| Cake Swap | 74 | 83 | 78 | 84 | 32 |
| Piece o' Cake | 81 | 81 | 80 | 79 | 35 |
| Dutch Auction, see 3 | 74 | 69 | 68 (easy : beginner) | | 41 |
| Take the Cake | 73 | 80 | 70 | 72 | 36 |

3. Luck decides more there: four steps below the heuristic came to 61 to 68 each, of 1,000 games; so it has
   three below *medium*, which is less careful than the heuristic, and *hard* plays two moves on once. Against
   30 play-outs of 6 candidates, which won 68 +-5 (400) against the heuristic, *expert* won 60 +-7 (188).

One among three of the next lower, fair being 25 (``--seats 4``, seed 3), in Piece o' Cake 1,200 games each,
+-3, in Top Cake 400, +-4 to 5, else 200, +-7 (*medium* in Take the Cake 400):

| game | medium : fair | fair : easy | easy : novice | novice : beginner |
| --- | --- | --- | --- | --- |
| Top Cake | 35 | 33 | 49 | 52 |
| Cake Swap | 42 | 44 | 42 | 57 |
| Piece o' Cake | 32 | 33 | 32 | 35 |
| Take the Cake | 49 | 43 | 46 | 45 |

So wins *expert* among three *hard*: 42 +-8 (129) in Top Cake, 41 +-7 (162) in Piece o' Cake (seed 1).

What decided:

- What the end of a play-out is worth. In Dutch Auction a sum of points told nothing early on, and a hundred
  play-outs were hardly better than *medium*: 58 +-15 (40). Weights from a regression made thirty enough. In
  Take the Cake play-outs to the end of a cake told too little with four seats: 27 +-11 (60); to the end of
  the round, with weights from a regression, they tell enough.
- Wider candidates. In Piece o' Cake a tree with the heuristic's meals alone won 63 +-10 (100) against 4
  play-outs, with other meals 88 +-5 (150).
- Nothing was won by searching in Take the Cake where cards are put: 53 +-16 (40).
"""
