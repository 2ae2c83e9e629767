"""The page on which people set things."""
