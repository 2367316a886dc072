"""Games that are over: seen again, kept as Records, gone on with, reported, analysed."""
