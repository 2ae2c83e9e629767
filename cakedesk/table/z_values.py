"""What lies above what on the table."""

from __future__ import annotations

WELL = 0.0
PANEL = 10.0
ZONE = 20.0
CARD = 30.0
LAID = 40.0
TAG = 60.0
TEXT = 70.0
HAND = 80.0
SELECTED = 90.0
GHOST = 100.0
FLYING = 120.0
PICKED = 140.0
ENLARGED = 160.0
FOCUS = 180.0
