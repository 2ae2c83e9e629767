"""The table of Carroll County Cake Swap."""
