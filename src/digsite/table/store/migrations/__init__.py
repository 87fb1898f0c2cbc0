"""Migrations of the schema: one file per step, never changed after its release."""
