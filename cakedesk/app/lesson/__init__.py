"""Guided first games: a coach on the real table, and others who play as it is written down."""
