"""Tactics of First Contact in my own turn."""

from tactic import BAIT, COMBO, SURVIVE, WIN, Tactic, duel

MY_TURN = (
    Tactic(
        "the-sniper-not-the-bee", WIN,
        duel(
            ["Chameleon Sniper"], ["Gorillion", "Spider Owl"], ["Killer Bee", "Rhino Turtle", "Bee Bear"],
            ["Luchataur"], life=(1, 1), mindbugs=(0, 1),
        ),
        ["attack Chameleon Sniper"],
        "The Sniper's attack takes the last life even if it is blocked; the Bee would be taken, and take mine.",
    ),
    Tactic(
        "turbo-bug-past-small-blockers", WIN,
        duel(
            ["Elephantopus", "Turbo Bug"], ["Spider Owl", "Plated Scorpion"], ["Luchataur", "Gorillion"],
            ["Bee Bear"], life=(1, 5),
        ),
        ["attack Turbo Bug"],
        "Its attack leaves them 1 life, and Elephantopus lets nobody block it; anything else loses to the sneaky Owl.",
    ),
    Tactic(
        "rob-the-killer-bee", WIN,
        duel(
            ["Bee Bear"], ["Spider Owl", "Gorillion"], ["Grave Robber", "Rhino Turtle"], ["Axolotl Healer"],
            their_discard=["Killer Bee", "Luchataur"], life=(1, 1),
        ),
        ["play Grave Robber"],
        "It puts their Killer Bee into play for their last life; anything else loses to the sneaky Owl.",
    ),
    Tactic(
        "which-card-to-rob", WIN,
        duel(
            ["Bee Bear"], ["Spider Owl", "Gorillion"], ["Grave Robber"], ["Axolotl Healer"],
            their_discard=["Killer Bee", "Luchataur", "Rhino Turtle"], life=(1, 1),
        ),
        ["choose-card Killer Bee"],
        "Only the Bee takes the last life now; the stronger ones cannot stop the sneaky Owl.",
        then=["play Grave Robber"],
    ),
    Tactic(
        "shark-dog-clears-the-way", WIN,
        duel(
            ["Elephantopus", "Shark Dog", "Luchataur"], ["Gorillion", "Spider Owl"], ["Rhino Turtle"], ["Bee Bear"],
            life=(1, 1),
        ),
        ["attack Shark Dog"],
        "It defeats Gorillion, the only one that may block beside Elephantopus; anything else loses to the sneaky Owl.",
    ),
    Tactic(
        "a-hunter-that-must-not-hunt", WIN,
        duel(
            ["Elephantopus", "Shark Dog"], ["Gorillion", "Spider Owl", "Ferret Bomber"], ["Tiger Squirrel"],
            ["Bee Bear"], life=(1, 1),
        ),
        ["hunt-nobody"],
        "Gorillion is gone, nobody else may block, and the attack wins; a hunt takes no life, and leaves a sneaky one.",
        then=["attack Shark Dog"],
    ),
    Tactic(
        "hydra-when-outnumbered", WIN,
        duel(
            ["Elephantopus", "Snail Hydra"], ["Gorillion", "Spider Owl", "Ferret Bomber"], ["Luchataur"],
            ["Grave Robber"], life=(1, 1),
        ),
        ["attack Snail Hydra"],
        "With fewer creatures it defeats Gorillion, and nobody else may block; anything else loses to a sneaky attack.",
    ),
    Tactic(
        "what-the-hydra-bites", WIN,
        duel(
            ["Elephantopus", "Snail Hydra"], ["Gorillion", "Spider Owl", "Ferret Bomber"], ["Luchataur"],
            ["Bee Bear"], life=(1, 1),
        ),
        ["choose their Gorillion"],
        "Gorillion is the only one that could block; the sneaky ones would need a turn that they will not have.",
        then=["attack Snail Hydra"],
    ),
    Tactic(
        "the-bear-nobody-can-block", WIN,
        duel(
            ["Bee Bear", "Luchataur", "Gorillion"], ["Strange Barrel", "Spider Owl"], ["Killer Bee"], ["Bee Bear"],
            life=(1, 1), mindbugs=(0, 1),
        ),
        ["attack Bee Bear"],
        "They have nobody of power 7 for the Bear; stronger ones are blocked, the Bee is taken, and the Owl comes.",
    ),
    Tactic(
        "two-bees-against-one-mindbug", WIN,
        duel(
            [], ["Spider Owl", "Gorillion"], ["Killer Bee", "Killer Bee", "Axolotl Healer", "Bee Bear"],
            ["Luchataur"], life=(2, 1), mindbugs=(0, 1),
        ),
        ["play Killer Bee"],
        "They must take the first Bee, and the second one ends it in the same turn; all else loses to the sneaky Owl.",
    ),
    Tactic(
        "once-more", WIN,
        duel(["Luchataur"], ["Bee Bear"], ["Gorillion"], ["Killer Bee"], life=(1, 1)),
        ["attack-again"],
        "The only blocker fell in the first attack; whoever stops now meets the Killer Bee.",
        then=["attack Luchataur", "block Bee Bear"],
    ),
    Tactic(
        "hunt-the-sniper", SURVIVE,
        duel(
            ["Goblin Werewolf", "Gorillion"], ["Chameleon Sniper", "Bee Bear"], ["Luchataur"], ["Kangasaurus Rex"],
            life=(1, 2),
        ),
        ["hunt Chameleon Sniper"],
        "The Sniper's next attack would take the last life, blocked or not; the Bear can be blocked.",
        then=["attack Goblin Werewolf"],
    ),
    Tactic(
        "hunt-the-owl", SURVIVE,
        duel(
            ["Urchin Hurler", "Killer Bee", "Giraffodile"], ["Spider Owl", "Compost Dragon"], ["Shark Dog"],
            ["Kangasaurus Rex"], life=(1, 2), mindbugs=(1, 0),
        ),
        ["attack Urchin Hurler", "attack Killer Bee"],
        "Nobody can block the sneaky Owl, so a HUNTER must fell it now; Shark Dog would come a turn too late.",
    ),
    Tactic(
        "no-play-effects", SURVIVE,
        duel(
            ["Gorillion"], ["Strange Barrel"], ["Deathweaver", "Luchataur", "Bee Bear"], ["Killer Bee"], life=(1, 2),
        ),
        ["play Deathweaver"],
        "The Killer Bee in their hand takes my last life, unless its Play effect does not happen.",
    ),
    Tactic(
        "empty-their-hand", SURVIVE,
        duel(
            ["Gorillion"], ["Bee Bear"], ["Ferret Bomber", "Luchataur", "Tusked Extorter"],
            ["Killer Bee", "Compost Dragon"], life=(1, 3),
        ),
        ["play Ferret Bomber"],
        "They hold two cards and must discard both; otherwise the Killer Bee takes my last life.",
    ),
    Tactic(
        "lives-against-two-threats", SURVIVE,
        duel(
            ["Gorillion"], ["Ferret Bomber", "Harpy Mother"], ["Axolotl Healer", "Luchataur", "Kangasaurus Rex"],
            ["Killer Bee"], life=(1, 2),
        ),
        ["play Axolotl Healer"],
        "The sneaky Bomber and the Killer Bee both threaten the last life: two more answer both, Rex only the Bomber.",
    ),
    Tactic(
        "rex-against-small-and-sneaky", SURVIVE,
        duel(
            ["Gorillion"], ["Spider Owl", "Chameleon Sniper"], ["Kangasaurus Rex", "Tiger Squirrel", "Killer Bee"],
            ["Luchataur"], life=(1, 3),
        ),
        ["play Kangasaurus Rex"],
        "It defeats both; a sneaky blocker stops the Owl, but nothing stops what the Sniper's attack does.",
    ),
    Tactic(
        "poison-against-frenzy", SURVIVE,
        duel([], ["Luchataur"], ["Bee Bear", "Kangasaurus Rex", "Plated Scorpion"], ["Strange Barrel"], life=(1, 2)),
        ["play Plated Scorpion"],
        "It fells Luchataur in the first attack and stays; the others fall, and the second attack finds nobody.",
    ),
    Tactic(
        "who-may-block-beside-elephantopus", SURVIVE,
        duel(
            ["Spider Owl"], ["Elephantopus"], ["Axolotl Healer", "Plated Scorpion", "Killer Bee"], ["Shield Bugs"],
            life=(1, 2),
        ),
        ["play Killer Bee", "play Axolotl Healer"],
        "Nobody of power 4 or less may block: the Bee may, and the Healer brings lives; Owl and Scorpion only look on.",
    ),
    Tactic(
        "who-may-block-the-bear", SURVIVE,
        duel(
            ["Harpy Mother"], ["Bee Bear"], ["Strange Barrel", "Snail Hydra", "Spider Owl"], ["Turbo Bug"],
            life=(1, 1),
        ),
        ["play Snail Hydra"],
        "Only a creature of power 7 or more may block the Bear; poison does not help.",
    ),
    Tactic(
        "attack-before-the-sniper-comes", COMBO,
        duel(
            ["Rhino Turtle", "Kangasaurus Rex"], ["Explosive Toad", "Deathweaver"], ["Luchataur", "Grave Robber"],
            ["Chameleon Sniper"], life=(1, 1),
        ),
        ["attack Rhino Turtle"],
        "TOUGH and FRENZY: it takes on both blockers at once, and the next attack wins; time only helps their Sniper.",
    ),
    Tactic(
        "keep-a-hunter-for-their-last-card", COMBO,
        duel([], [], ["Brain Fly", "Compost Dragon", "Snail Hydra"], ["Spider Owl"], life=(1, 2)),
        ["play Compost Dragon"],
        "They must play the Owl, which only a HUNTER reaches: hunted, it falls, and they have no turn action left.",
    ),
    Tactic(
        "a-hunter-against-the-sniper-to-come", COMBO,
        duel(
            ["Kangasaurus Rex"], ["Deathweaver"], ["Grave Robber", "Axolotl Healer", "Killer Bee"],
            ["Chameleon Sniper"], life=(1, 2),
        ),
        ["play Killer Bee"],
        "Deathweaver stops every Play effect; the Sniper comes next, and only the Bee can hunt it before it attacks.",
    ),
    Tactic(
        "the-sniper-is-quicker", COMBO,
        duel(
            ["Elephantopus"], ["Tusked Extorter"], ["Chameleon Sniper", "Plated Scorpion"],
            ["Tusked Extorter", "Ferret Bomber"], life=(1, 1),
        ),
        ["play Chameleon Sniper"],
        "It wins next turn, and Elephantopus stands one attack; slower moves give them time for the sneaky Bomber.",
    ),
    Tactic(
        "the-mother-nobody-dares-to-block", COMBO,
        duel(
            ["Lone Yeti", "Harpy Mother", "Snail Thrower"], ["Snail Hydra", "Tiger Squirrel"], ["Killer Bee"],
            ["Kangasaurus Rex"], life=(1, 1), mindbugs=(0, 1),
        ),
        ["attack Harpy Mother"],
        "Unblocked she wins, and falling she takes the sneaky Squirrel, which wins after any other attack.",
    ),
    Tactic(
        "the-hurler-helps-the-bear", COMBO,
        duel(["Urchin Hurler", "Bee Bear"], ["Gorillion"], ["Turbo Bug"], ["Axolotl Healer"], life=(2, 1)),
        ["attack Bee Bear"],
        "With +2 the Bear fells Gorillion, which alone can block it; left in play, Gorillion is too strong for me.",
    ),
    Tactic(
        "an-owl-for-the-mindbug", BAIT,
        duel(["Bee Bear"], ["Gorillion"], ["Killer Bee", "Spider Owl"], ["Turbo Bug"], life=(1, 1), mindbugs=(0, 1)),
        ["play Spider Owl"],
        "Nobody could block the Owl, so they must take it, and the Bee ends it; the Bee first ends it for them.",
    ),
    Tactic(
        "the-turtle-comes-back", BAIT,
        duel(
            [], ["Tusked Extorter"], ["Rhino Turtle", "Brain Fly"], ["Turbo Bug", "Goblin Werewolf"], life=(1, 1),
            mindbugs=(0, 1),
        ),
        ["play Rhino Turtle"],
        "If they take the Turtle, Brain Fly takes it back in the same turn; Brain Fly first is lost for nothing.",
    ),
    Tactic(
        "the-scorpion-first", BAIT,
        duel(
            [], [], ["Elephantopus", "Chameleon Sniper", "Plated Scorpion"], ["Turbo Bug"], life=(1, 2),
            mindbugs=(1, 1),
        ),
        ["play Plated Scorpion"],
        "Elephantopus or the Sniper would be taken, and its next attack could not be stopped; the Scorpion's can.",
    ),
    Tactic(
        "the-hurler-first", BAIT,
        duel(
            [], [], ["Chameleon Sniper", "Urchin Hurler", "Grave Robber"], ["Snail Thrower"], life=(1, 2),
            mindbugs=(0, 1),
        ),
        ["play Urchin Hurler"],
        "The Sniper or the Robber, taken, beats all that I have left; the Hurler, taken, does not.",
    ),
    Tactic(
        "the-toad-first", BAIT,
        duel(
            ["Harpy Mother"], ["Axolotl Healer"], ["Snail Hydra", "Explosive Toad"], ["Explosive Toad"], life=(1, 1),
            mindbugs=(0, 1),
        ),
        ["play Explosive Toad"],
        "The Hydra would be taken, and is stronger than all that I have left; for a taken Toad I have the Hydra.",
    ),
)  # fmt: skip
