"""Tactics of First Contact in their turn: to take a creature or not, to block or not, and with whom."""

from tactic import BLOCK, MINDBUG, Tactic, duel

ANSWERS = (
    Tactic(
        "take-the-bee", MINDBUG,
        duel(
            ["Gorillion"], ["Bee Bear"], ["Luchataur"], ["Killer Bee"], life=(1, 3), mindbugs=(1, 0), their_turn=True,
        ),
        ["use-mindbug"],
        "Its Play effect would take my last life.",
        then=["play Killer Bee"],
    ),
    Tactic(
        "wait-for-the-bee", MINDBUG,
        duel(
            ["Spider Owl"], ["Strange Barrel"], ["Luchataur"], ["Gorillion", "Killer Bee"], life=(1, 1),
            mindbugs=(1, 0), their_turn=True,
        ),
        ["keep-mindbug"],
        "With the Mindbug gone the Bee follows in the same turn; Gorillion cannot even block the Owl, which wins next.",
        then=["play Gorillion"],
    ),
    Tactic(
        "wait-for-the-dragon", MINDBUG,
        duel(
            ["Gorillion"], ["Bee Bear"], ["Luchataur"], ["Compost Dragon", "Rhino Turtle"],
            their_discard=["Killer Bee", "Kangasaurus Rex"], life=(1, 3), mindbugs=(1, 0), their_turn=True,
        ),
        ["keep-mindbug"],
        "The Dragon would follow in the same turn and put the Killer Bee of their discard pile into play.",
        then=["play Rhino Turtle"],
    ),
    Tactic(
        "my-own-bee-against-me", MINDBUG,
        duel(
            ["Gorillion"], ["Bee Bear"], ["Luchataur"], ["Grave Robber"], discard=["Killer Bee", "Tiger Squirrel"],
            life=(1, 3), mindbugs=(1, 0), their_turn=True,
        ),
        ["use-mindbug"],
        "The Robber would put my Killer Bee into play for them, and that takes my last life.",
        then=["play Grave Robber"],
    ),
    Tactic(
        "a-mermaid-that-costs-lives", MINDBUG,
        duel(
            ["Gorillion"], ["Spider Owl"], ["Killer Bee"], ["Mysterious Mermaid", "Luchataur"], life=(3, 1),
            mindbugs=(1, 0), their_turn=True,
        ),
        ["keep-mindbug"],
        "Taken, she brings my life down to their 1, and they go on with the sneaky Owl.",
        then=["play Mysterious Mermaid"],
    ),
    Tactic(
        "gorillion-changes-sides", MINDBUG,
        duel(
            ["Gorillion"], ["Harpy Mother"], ["Bee Bear"], ["Brain Fly"], life=(1, 2), mindbugs=(1, 0),
            their_turn=True,
        ),
        ["use-mindbug"],
        "Otherwise Brain Fly takes Gorillion, and nothing I have is stronger.",
        then=["play Brain Fly"],
    ),
    Tactic(
        "their-squirrel-clears-my-way", MINDBUG,
        duel(
            ["Bee Bear"], ["Strange Barrel", "Gorillion"], ["Turbo Bug"], ["Tiger Squirrel"], life=(1, 1),
            mindbugs=(1, 0), their_turn=True,
        ),
        ["use-mindbug"],
        "Taken, it defeats Gorillion, the only one that can block the Bear; kept, the Bear itself is gone.",
        then=["play Tiger Squirrel"],
    ),
    Tactic(
        "do-not-let-them-go-on", MINDBUG,
        duel(
            [], ["Luchataur", "Elephantopus"], ["Killer Bee", "Tusked Extorter"], ["Spider Owl", "Shield Bugs"],
            life=(2, 1), mindbugs=(1, 0), their_turn=True,
        ),
        ["keep-mindbug"],
        "After a Mindbug they go on, and Luchataur attacks twice; if their turn ends here, my Bee wins.",
        then=["play Shield Bugs"],
    ),
    Tactic(
        "a-sneaky-creature-for-me", MINDBUG,
        duel(
            ["Killer Bee"], ["Giraffodile"], ["Axolotl Healer"], ["Chameleon Sniper", "Ferret Bomber"], life=(2, 1),
            mindbugs=(1, 0), their_turn=True,
        ),
        ["use-mindbug"],
        "Taken, it makes them discard the Sniper; all they have is an attack of Giraffodile, and the Bomber wins.",
        then=["play Ferret Bomber"],
    ),
    Tactic(
        "the-yeti-wants-to-be-alone", MINDBUG,
        duel(
            ["Lone Yeti"], ["Ferret Bomber"], ["Snail Hydra", "Giraffodile"], ["Grave Robber"], life=(2, 2),
            mindbugs=(1, 0), their_turn=True,
        ),
        ["keep-mindbug"],
        "Beside a Robber the Yeti is a mere 5, and the sneaky Bomber is quicker; alone it attacks twice with 10.",
        then=["play Grave Robber"],
    ),
    Tactic(
        "nobody-stops-a-sniper", MINDBUG,
        duel(
            [], ["Killer Bee"], ["Gorillion", "Lone Yeti", "Axolotl Healer"], ["Chameleon Sniper"], life=(1, 1),
            mindbugs=(1, 0), their_turn=True,
        ),
        ["use-mindbug"],
        "Its attack would take my last life whatever I play; without it they have one Bee against my whole hand.",
        then=["play Chameleon Sniper"],
    ),
    Tactic(
        "their-last-two-cards", MINDBUG,
        duel(
            ["Snail Hydra"], [], ["Rhino Turtle"], ["Plated Scorpion", "Tiger Squirrel"], life=(1, 1),
            mindbugs=(1, 1), their_turn=True,
        ),
        ["use-mindbug"],
        "They must play the Squirrel now; then my Scorpion wins, or fells the Squirrel, and they have nothing left.",
        then=["play Plated Scorpion"],
    ),
    Tactic(
        "the-hurler-would-hunt", MINDBUG,
        duel(
            [], ["Kangasaurus Rex"], ["Spider Owl"], ["Urchin Hurler"], life=(2, 1), mindbugs=(1, 0), their_turn=True,
        ),
        ["use-mindbug"],
        "Kept, the Hurler hunts the Owl, and I have no turn action left; taken, they have only Rex against my two.",
        then=["play Urchin Hurler"],
    ),
    Tactic(
        "poison-first", BLOCK,
        duel(["Bee Bear", "Spider Owl"], ["Luchataur"], ["Killer Bee"], ["Gorillion"], life=(1, 2), their_turn=True),
        ["block Spider Owl"],
        "The Owl fells Luchataur in the first attack; the Bear would fall in it, and the Owl in the second.",
        then=["attack Luchataur"],
    ),
    Tactic(
        "do-not-touch-the-toad", BLOCK,
        duel(["Bee Bear"], ["Explosive Toad"], ["Strange Barrel"], ["Luchataur"], life=(3, 1), their_turn=True),
        ["do-not-block"],
        "Two attacks leave me a life, and then nobody can block the Bear; a falling Toad would take it along.",
        then=["attack Explosive Toad"],
    ),
    Tactic(
        "do-not-open-the-barrel", BLOCK,
        duel(
            ["Gorillion"], ["Strange Barrel", "Spider Owl"], ["Killer Bee"], ["Plated Scorpion"], life=(2, 1),
            their_turn=True,
        ),
        ["do-not-block"],
        "One life may go, because the Bee wins next turn; a defeated Barrel steals the Bee.",
        then=["attack Strange Barrel"],
    ),
    Tactic(
        "a-mother-falls-well", BLOCK,
        duel(
            ["Harpy Mother", "Bee Bear"], ["Gorillion", "Spider Owl", "Chameleon Sniper"], ["Strange Barrel"],
            ["Luchataur"], life=(1, 2), their_turn=True,
        ),
        ["block Harpy Mother"],
        "Falling, she takes both sneaky creatures; after any other block the Sniper ends it.",
        then=["attack Gorillion"],
    ),
    Tactic(
        "a-mother-takes-the-bomber", BLOCK,
        duel(
            ["Plated Scorpion", "Harpy Mother"], ["Ferret Bomber", "Grave Robber"], ["Luchataur"], ["Tiger Squirrel"],
            life=(1, 2), mindbugs=(1, 0), their_turn=True,
        ),
        ["block Harpy Mother"],
        "Falling, she takes the Bomber, which nobody of mine could block; poison only exhausts the Robber.",
        then=["attack Grave Robber"],
    ),
    Tactic(
        "keep-the-sniper", BLOCK,
        duel(
            ["Urchin Hurler", "Chameleon Sniper"], ["Compost Dragon", "Kangasaurus Rex"], ["Compost Dragon"],
            ["Killer Bee", "Snail Hydra"], life=(1, 2), their_turn=True,
        ),
        ["block Urchin Hurler"],
        "The Sniper's next attack takes both their lives; the better fighter is the one to lose.",
        then=["attack Kangasaurus Rex"],
    ),
    Tactic(
        "keep-the-bomber", BLOCK,
        duel(
            ["Giraffodile", "Ferret Bomber"], ["Snail Hydra", "Snail Thrower"], ["Tusked Extorter"], ["Shield Bugs"],
            life=(1, 1), their_turn=True,
        ),
        ["block Giraffodile"],
        "It falls to the poison, but nobody can block the small Bomber, which wins next turn.",
        then=["attack Snail Thrower"],
    ),
    Tactic(
        "keep-the-dog", BLOCK,
        duel(
            ["Shark Dog"], ["Kangasaurus Rex"], ["Turbo Bug", "Mysterious Mermaid"], ["Explosive Toad"], life=(2, 1),
            mindbugs=(0, 1), their_turn=True,
        ),
        ["do-not-block"],
        "One life may go: Shark Dog's attack then defeats Rex, their only blocker, and wins.",
        then=["attack Kangasaurus Rex"],
    ),
    Tactic(
        "tough-blocks-twice", BLOCK,
        duel(
            ["Chameleon Sniper", "Rhino Turtle"], ["Luchataur"], ["Snail Thrower"], ["Axolotl Healer"], life=(1, 2),
            mindbugs=(1, 1), their_turn=True,
        ),
        ["block Rhino Turtle"],
        "The Turtle stands both attacks, and then the Sniper takes two lives.",
        then=["attack Luchataur"],
    ),
    Tactic(
        "which-poison", BLOCK,
        duel(
            ["Deathweaver", "Axolotl Healer", "Goblin Werewolf"], ["Giraffodile", "Killer Bee"], ["Tusked Extorter"],
            ["Kangasaurus Rex"], life=(1, 1), mindbugs=(0, 1), their_turn=True,
        ),
        ["block Axolotl Healer"],
        "The Healer takes Giraffodile along; Deathweaver is needed against Rex, the Werewolf against the Bee.",
        then=["attack Giraffodile"],
    ),
)  # fmt: skip
