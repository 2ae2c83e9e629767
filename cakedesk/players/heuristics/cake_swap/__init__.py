"""The judgement of Cake Swap: ribbons still to be had, and the turns that they take."""
