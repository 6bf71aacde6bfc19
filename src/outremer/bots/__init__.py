"""Bots: they see views and nothing else."""
