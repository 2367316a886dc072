"""A bot that plays at random, with httpx alone: `BUGDUEL_TOKEN=... python random_bot.py https://play.example.org`.

It accepts every challenge and plays all games of its account. The token needs the scopes play and challenge.
"""

import json
import os
import random
import sys
import threading
import time

import httpx

SERVER = httpx.Client(
    base_url=sys.argv[1], headers={"Authorization": f"Bearer {os.environ['BUGDUEL_TOKEN']}"}, timeout=30
)


def lines(path):
    """Every message of a stream; empty lines only keep it alive."""
    with SERVER.stream("GET", path) as answer:
        answer.raise_for_status()
        for line in answer.iter_lines():
            if line:
                yield json.loads(line)


def post(path):
    answer = SERVER.post(path)
    while answer.status_code == 429:  # too fast: the server says how long to wait
        time.sleep(int(answer.headers["Retry-After"]))
        answer = SERVER.post(path)
    return answer


def play(game):
    for message in lines(f"/api/bot/game/stream/{game}"):
        moves = (message.get("question") or {}).get("moves")
        if moves:  # the question is ours
            action = random.choice(moves)["action"]
            post(f"/api/bot/game/{game}/move/{message['ply']}/{action}")
        if message.get("result"):
            print(game, message["result"], flush=True)


while True:
    try:
        for event in lines("/api/stream/event"):  # begins with all challenges and running games
            if event["type"] == "challenge":
                post(f"/api/challenge/{event['challenge']['id']}/accept")
            elif event["type"] == "gameStart":
                threading.Thread(target=play, args=[event["game"]["id"]], daemon=True).start()
    except httpx.TransportError as error:
        print(f"trying again: {error}", flush=True)
    time.sleep(2)
