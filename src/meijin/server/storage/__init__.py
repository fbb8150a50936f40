"""What the server keeps: SQLite for one machine, PostgreSQL for several workers or machines."""
