"""The store: where tables and their entries are kept."""
