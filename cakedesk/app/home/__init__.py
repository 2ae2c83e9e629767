"""The first page: which game, go on or begin anew, with whom."""
