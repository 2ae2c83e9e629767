"""One match on the table: its model, those who think, the curtain, the page, earlier moments."""
