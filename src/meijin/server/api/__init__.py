"""What the server answers over HTTP: small handlers that read a body, ask for a change and answer how things stand."""
