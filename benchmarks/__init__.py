"""Measurements: `python -m benchmarks.engine`."""
