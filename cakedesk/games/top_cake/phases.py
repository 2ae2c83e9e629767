"""The phases of a round of Top Cake."""

BIDDING, HALF_POINT, STACKING, ENDED = range(4)
"""Seats lay bidding cards; the starting seat lays the first player card; seats place what they won; over."""

ROUNDS = 5
CAKES_A_ROUND = 4
