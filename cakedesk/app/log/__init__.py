"""The log beside the table: what happened, in words."""
