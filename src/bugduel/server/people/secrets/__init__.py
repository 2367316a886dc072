"""What somebody has to know or to hold to be themselves, and what the server keeps of it: never the thing itself."""
