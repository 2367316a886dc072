# The browser's pages around the table.

web-nav = Main pages
web-nav-tables = Open tables
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-settings = Settings
web-unofficial = A fan-made table. Not affiliated with the makers of Mindbug; names belong to their owners.
web-home-title = Play now
web-play = Play
web-to-home = To the start page
web-missing-title = Nothing is here
web-missing-text = This address does not lead anywhere. Perhaps a letter is missing.
web-no-game-title = No such game
web-no-game-text = There is no game at this address, or it is not yours to see.
web-connecting = Setting the table …
