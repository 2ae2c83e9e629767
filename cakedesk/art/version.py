"""Which version of the drawings this is: pictures on a disk are found by it, not by their SVG."""

VERSION = "8a0f0298cc81a1de"
"""A digest of the drawings of all faces: `tests/art/test_version.py` computes it."""
