"""Games that are open in this process, everybody who looks at them, and what the server does in them by itself."""
