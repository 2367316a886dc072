# The browser's draft: picking cards from packs that go round.

web-draft-title = Draft
web-draft-new-title = Open a draft
web-draft-new-text = Packs of cards go round the table. Everybody takes one card and passes the rest on, until all are taken; then you build a deck of what you took, and play.
web-draft-new-who = Who drafts with you?
web-draft-new-bots = Bots
web-draft-new-bots-text = Begins at once. They pick as fast as you do.
web-draft-new-people = People
web-draft-new-people-text = You get a link to send. Bots can take the other seats.
web-draft-new-seats = Seats
web-draft-new-count = People, you included
web-draft-new-rest =
    { $bots ->
        [0] Nobody but people.
        [one] A bot takes the other seat.
       *[other] Bots take the other { $bots } seats.
    }
web-draft-new-time = Time for each pick
web-draft-new-no-time = As long as it takes
web-draft-new-seconds = { $seconds } seconds
web-draft-new-time-text = Who lets the time pass is given their planned card, or what a bot would take. The same goes for anybody who is away for two minutes while others wait, so nobody holds up the table.
web-draft-new-open = Open the draft
web-draft-new-begin = Begin
web-draft-mine = Your drafts
web-draft-mine-what =
    { $status ->
        [open] A draft of { $seats } that waits for its players
        [running] A draft of { $seats } under way, { $picked } { $picked ->
            [one] card
           *[other] cards
        } picked
       *[over] A draft of { $seats } that is over
    }
web-draft-mine-go-on = Go on
web-draft-mine-deck = To the deck
web-draft-bot = Bot { $number }
web-draft-where = Pack { $pack } of { $packs }
web-draft-pick = Pick { $pick } of { $picks }
web-draft-passes = Passes to { $name }
web-draft-time = { $seconds } seconds left
web-draft-seats =
    { $way ->
        [forward] Seats; packs go to the next one
       *[back] Seats; packs go to the one before
    }
web-draft-chooses = choosing
web-draft-done = done
web-draft-away = away
web-draft-pack = Cards in the pack
web-draft-first = your pick
web-draft-second = 2nd choice
web-draft-is-pick = { $card } is your pick
web-draft-first-text = Taken for you when the time is up.
web-draft-second-text = If this pack comes round again, { $card } is your choice.
web-draft-choose = Choose a card
web-draft-choose-text = Choose a second one as well, if you like: the one before is then your second choice.
web-draft-wait = Others are still choosing
web-draft-waiting = Waiting for { $names } …
web-draft-gone =
    { $seconds ->
        [0] Away: { $names }. The draft goes on without them.
        [one] Away: { $names }. In a second a card is taken for them.
       *[other] Away: { $names }. In { $seconds } seconds a card is taken for them.
    }
web-draft-given = Taken for you meanwhile: { $cards }.
web-draft-clear = Clear
web-draft-take = Take it
web-draft-space = Space
web-draft-pool = Your pool
web-draft-pool-count = { $count } of { $all } cards
web-draft-hint = { $least } of them make a deck. In a draft all alliances go together.
web-draft-send-text = Whoever opens it can sit down at the draft.
web-draft-join-text = You need no account. The draft begins when all seats are taken.
web-draft-open-status = The draft begins when all seats are taken.
web-draft-begun = This draft has begun without you. Open one yourself!
web-draft-missing = There is no such draft. Perhaps everybody left before it began.
web-draft-deck = Draft deck
web-draft-over-text = The draft is over. This is the deck that we would play out of your { $picked } cards. Change it as you like: it needs { $least }.
web-draft-automatic = Automatic deck
web-draft-play-title = Play your deck
web-draft-play-person = Is asked to sit down
web-draft-play-away = Is away, and is asked when they come back
web-draft-play-level = How well it plays
web-draft-play-challenge = Challenge
web-draft-challenged = { $name } wants to play against your deck.
