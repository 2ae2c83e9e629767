"""One heuristic player for each game: quick judgement, also the play-out policy of search."""
