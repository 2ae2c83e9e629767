"""The table of Take the Cake."""
