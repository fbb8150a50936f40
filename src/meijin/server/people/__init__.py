"""Who is there: guests and accounts, their cookies and tokens, and how often they may ask."""
