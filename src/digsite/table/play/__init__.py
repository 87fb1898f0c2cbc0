"""The tables: what people ask, what comes of it, and what each viewer is told."""
