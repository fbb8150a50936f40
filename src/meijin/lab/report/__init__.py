"""What an experiment says, on a page of its own: figures from the rows, pictures of them, and the page."""
