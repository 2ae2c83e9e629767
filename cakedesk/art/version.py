"""Which version of the drawings this is: pictures on a disk are found by it, not by their SVG."""

VERSION = "4b0f1ea97f0b4a88"
"""A digest of the drawings of all faces: `tests/art/test_version.py` computes it."""
