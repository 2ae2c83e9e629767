"""The table of Top Cake: bidding, resolving, stacking."""
