"""What `run.py` does before anything is installed. Standard library only.

`launch` is the sequence of steps; `environment` makes `.venv`; `system_packages` finds and installs what the
operating system lacks; `screen` tells whether a window can be shown; `translations` compiles the catalogues;
`checks` runs the tests.
"""
