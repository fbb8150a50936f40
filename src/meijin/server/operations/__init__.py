"""What whoever runs a server needs: logs, figures and a way to ask whether it is well."""
