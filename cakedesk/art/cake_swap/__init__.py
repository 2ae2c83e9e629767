"""The pictures of Carroll County Cake Swap: layer cards, cakes on stands, ribbons, action cards, its box."""
