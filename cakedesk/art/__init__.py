"""Draws every card face, cake, icon, box and back of the house at any size.

The art is parametric: each picture is a frozen `Face` value that writes itself as SVG, and `FaceStore` turns
faces into pixmaps off the GUI thread. This package knows the names of cards, no rules and no windows.
"""
