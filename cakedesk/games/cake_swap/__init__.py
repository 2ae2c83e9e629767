"""Carroll County Cake Swap: draft layers, stack them large to small, submit cakes for ribbons."""
