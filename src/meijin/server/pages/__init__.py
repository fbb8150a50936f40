"""The pages of the server: the browser client as it was built, and what browsers are told about it."""
