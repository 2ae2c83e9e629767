"""Which version of the drawings this is: pictures on a disk are found by it, not by their SVG."""

VERSION = "8ca951c75d6c55aa"
"""A digest of the drawings of all faces: `tests/art/test_version.py` computes it."""
