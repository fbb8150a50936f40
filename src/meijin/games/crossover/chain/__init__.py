"""Using effects: announcing, paying, the Chain, triggers, and carrying operations out."""
