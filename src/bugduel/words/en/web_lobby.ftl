# The browser's pages where people meet.

web-tables-open = Tables with a free seat
web-tables-new = Open a table
web-tables-none = Nobody waits at the moment. Open a table yourself, or let us find somebody.
web-tables-watch = Games to watch
web-tables-watch-none = No public game is being played right now.
web-tables-join = Sit down
web-tables-look = Watch
web-tables-wait = Waiting room
web-pairing = Find an opponent
web-pairing-text = Somebody of about your strength, with First Contact. Rated if both of you have an account.
web-pairing-begin = Find somebody
web-pairing-stop = Stop looking
web-pairing-waiting =
    { $seconds ->
        [one] Looking for { $seconds } second …
       *[other] Looking for { $seconds } seconds …
    }
web-wait-title = Waiting for players
web-wait-send = Send this link
web-wait-send-text = Whoever opens it can sit down. They need nothing but a browser.
web-wait-link = Link to this table
web-wait-share = Share the link
web-wait-code = QR code of the link
web-wait-seats = At the table
web-wait-status = The game begins when all seats are taken.
web-wait-leave = Leave the table
web-wait-closed = This table has been closed, or there never was one.
web-seat-free = Free seat
web-somebody = Somebody
web-join-title = You are invited
web-join-sit = Sit down
web-join-text = You need no account. The game begins when all seats are taken.
web-join-begun = The game has begun
web-join-begun-text = All seats are taken. You can watch, if you like.
