"""Tactics of Shard Bugs. They have a Pew Slug, which devotes for 2, and win with it in their next turn if they may."""

from tactic import BLOCK, COMBO, SURVIVE, WIN, Tactic, table

SHARD_BUGS = (
    Tactic(
        "devote-before-getting-up", WIN,
        table(["Orchard Marquis"], ["Pew Slug"], ["On Your Feet!"], ["Overconfident Ant"], (14, 19)),
        ["devote Orchard Marquis", "generate"],
        "Devoted, readied and devoted again the Marquis brings 6; readied while it is ready, only 3.",
        turns=2,
    ),
    Tactic(
        "the-beetle-before-the-regent", COMBO,
        table(["Regent Goldwing", "Orchard Marquis"], ["Pew Slug"], devotion=(11, 19)),
        ["devote Orchard Marquis"],
        "The Regent readies a beetle when it Devotes, so the beetle must be exhausted by then: 3 + 3 + 3.",
        turns=2,
    ),
    Tactic(
        "the-throne-readies-the-first", COMBO,
        table(["Throne of Endless Summer", "Pew Slug", "Orchard Marquis"], ["Pew Slug"], devotion=(12, 19)),
        ["devote Orchard Marquis"],
        "The Throne readies the first bug that Devotes: 3 + 3 + 2 is enough, 2 + 2 + 3 is not.",
        turns=2,
    ),
    Tactic(
        "keep-the-scent", SURVIVE,
        table([], ["Pew Slug"], ["Scent of Nightshade"], ["Puddle Strider"], (5, 18), ("Luna", "Sol")),
        ["end-main"],
        "What I exhaust now is ready again in their turn; played at the end of their Beginning Phase it holds.",
        turns=2,
    ),
    Tactic(
        "now-the-scent", SURVIVE,
        table([], ["Pew Slug"], ["Scent of Nightshade"], ["Puddle Strider"], (5, 18), ("Luna", "Sol")),
        ["play Scent of Nightshade", "generate"],
        "It is their turn and the Slug is ready: exhausted before their Main Phase, it cannot Devote.",
        then=["end-main", "pass", "pass"],
        turns=2,
    ),
    Tactic(
        "a-thread-that-must-be-cut", SURVIVE,
        table(
            ["Lamp-Drunk Moth"], ["Pew Slug"], ["Snip the Thread", "Scent of Nightshade"], ["Puddle Strider"] * 2,
            (15, 18), ("Luna", "Sol"), their_turn=True,
        ),
        ["play Snip the Thread", "generate"],
        "The Slug is exhausted as the cost already; only a fizzling thread keeps them from 20.",
        then=["devote Pew Slug"],
        turns=1,
    ),
    Tactic(
        "attack-instead-of-devoting", SURVIVE,
        table(["Pondskim Dragonfly"], ["Pew Slug"], devotion=(18, 19), avatars=("Luna", "Sol")),
        ["end-main"],
        "Devoting leaves me at 19 and them at 21; the Dragonfly's attack takes 2, and they reach only 19.",
        turns=2,
    ),
    Tactic(
        "everybody-attacks", SURVIVE,
        table(
            ["Gravel Recruit", "Rent-a-Roach", "Stubblefield Leaper"], ["Pew Slug", "Moonwell Keeper"],
            devotion=(10, 19), avatars=("Mars", "Luna"), phase="combat",
        ),
        ["attack Stubblefield Leaper"],
        "They can block two attackers; only a third gets through and keeps them from 20.",
        then=["attack Gravel Recruit", "attack Rent-a-Roach"],
        turns=2,
    ),
    Tactic(
        "not-with-the-one-who-prays", BLOCK,
        table(
            ["Pew Slug", "Doorstop Snail"], ["Stubblefield Leaper", "Pew Slug"], devotion=(18, 17),
            avatars=("Luna", "Mars"), their_turn=True, phase="combat",
        ),
        ["block Doorstop Snail"],
        "The Snail stands the attack, and the Slug brings the last 2 in my turn, if neither it nor devotion is lost.",
        then=["attack Stubblefield Leaper", "done"],
        turns=3,
    ),
    Tactic(
        "earthworms-keep-company", SURVIVE,
        table(
            [], ["Adventurous Earthworm", "Adventurous Earthworm", "Stubborn Beetle", "Cellar Digger"],
            ["Stray Boot"], ["Cellar Digger"] * 3, (10, 13), ("Sol", "Sol"),
        ),
        ["target Adventurous Earthworm"],
        "Two Earthworms devote for 3 each and reach 20 even without the Beetle; one alone brings 2, and they reach 18.",
        then=["play Stray Boot"],
        turns=2,
    ),
    Tactic(
        "a-pebble-for-the-slug", SURVIVE,
        table(
            ["Doormat Beetle"], ["Larder Raider", "Pew Slug", "Ember Stinger"], ["Toss a Pebble"],
            ["Cellar Digger"] * 2, (10, 17), ("Sol", "Mars"),
        ),
        ["target Pew Slug"],
        "The attackers look worse, but devote for 1 each; only without the Slug they cannot reach 20.",
        then=["play Toss a Pebble"],
        turns=2,
    ),
)  # fmt: skip
