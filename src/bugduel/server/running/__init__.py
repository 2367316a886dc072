"""Running a server: start, limits, logs, metrics, news between processes."""
