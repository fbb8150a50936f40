"""How strong the bots are: contests of the arena, the page and the pictures that tell of them."""
