# Finished games seen again.

web-replay-title = Replay
web-replay-old = The rules have changed since this game, so only what happened can be shown.
web-replay-back = One step back
web-replay-next = One step on
web-replay-turn-back = One turn back
web-replay-turn-next = One turn on
web-replay-play = Play
web-replay-stop = Stop
web-replay-moment = Moment { $ply } of { $last }
web-replay-side = Whose side
web-replay-all = All hands open
web-replay-share = Copy link
web-replay-copied = Link copied
web-replay-go-on = Go on from here
