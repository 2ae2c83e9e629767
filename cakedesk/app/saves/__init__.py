"""Running matches on the disk, saved after each action."""
