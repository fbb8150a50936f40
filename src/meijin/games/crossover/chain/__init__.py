"""Effects in use: windows, announcing and paying, triggers, how a Chain resolves, operations being carried out."""
