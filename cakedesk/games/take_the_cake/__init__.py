"""Take the Cake: cut a cake, draft its pieces, and build two cakes of your own."""
