"""The keys of the commands that have a button as well, so that both can name them.

Each command has one or more, the one that is shown first.
"""

UNDO = ("Ctrl+Z",)
REDO = ("Ctrl+Shift+Z", "Ctrl+Y")
HINT = ("H",)
LOG = ("L", "Ctrl+L")
HELP = ("F1",)
