"""A bot that searches with Bugduel's own search: `BUGDUEL_TOKEN=... python search_bot.py https://play.example.org`.

A client sees only what its seat knows, and search needs whole states. So it asks the server for an imagined one: the
cards that the seat cannot know are dealt anew. `SECONDS=2` lets it think longer. `bugduel connect` does all this, too.
"""

import asyncio
import os
import sys

from bugduel.bots import Search
from bugduel.core import Seat
from bugduel.games import GAMES
from bugduel.remote import Api

SECONDS = float(os.environ.get("SECONDS", "0.5"))


def think(imagined):
    """The best action at an imagined state, for all that its seat knows."""
    state = imagined["states"][0]
    seat = Seat(GAMES[state["game"]].from_data(state), imagined["seat"])
    return Search("any seed", SECONDS).choose(seat)


async def play(api, game):
    async for message in api.lines(f"/api/bot/game/stream/{game}"):
        if (message.get("question") or {}).get("moves"):  # the question is ours
            imagined = await api.get(f"/api/bot/game/{game}/imagine")
            if imagined["ply"] == message["ply"]:
                action = await asyncio.to_thread(think, imagined)
                await api.post(f"/api/bot/game/{game}/move/{message['ply']}/{action}")
        if message.get("result"):
            print(game, message["result"], flush=True)


async def main():
    api = Api(sys.argv[1], os.environ["BUGDUEL_TOKEN"], print)
    playing = {}
    async for event in api.lines_again("/api/stream/event"):  # begins with all challenges and running games
        if event["type"] == "challenge":
            await api.post(f"/api/challenge/{event['challenge']['id']}/accept")
        elif event["type"] == "gameStart":
            game = event["game"]["id"]
            if game not in playing or playing[game].done():
                playing[game] = asyncio.create_task(play(api, game))


asyncio.run(main())
