"""What the server answers over HTTP and WebSocket."""
