"""Which version of the drawings this is: pictures on a disk are found by it, not by their SVG."""

VERSION = "08783951f8dd23e9"
"""A digest of the drawings of all faces: `tests/art/test_version.py` computes it."""
