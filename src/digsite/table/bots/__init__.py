"""Bots of a live server: which ones may play at a table, and the processes in which they think."""
