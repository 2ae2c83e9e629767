"""The desk: makes the pages, opens what is played or watched, and leads from each to the next."""
