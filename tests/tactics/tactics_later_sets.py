"""Tactics with cards of later sets."""

from tactic import BAIT, BLOCK, MINDBUG, WIN, Tactic, duel

KINGDOM = ["kingdom"]
SERVANTS = ["first-contact", "new-servants"]

LATER_SETS = (
    Tactic(
        "artimist-does-not-fight", BLOCK,
        duel(
            [{"card": "Artimist", "octonite": 1}, "Potadore The Wise"], ["Tomageddon", "Raspberry Ranger"],
            ["Dragon Fruit"], ["Carrot Cleric"], life=(1, 3), their_turn=True, sets=KINGDOM,
        ),
        ["block Potadore The Wise"],
        "Artimist's Harvest wins at the start of my turn; its poison would take Tomageddon along and lose the game.",
        then=["attack Tomageddon"],
    ),
    Tactic(
        "a-life-for-artimist", BLOCK,
        duel(
            [{"card": "Artimist", "octonite": 1}], ["Tomageddon"], ["Dragon Fruit"],
            ["Carrot Cleric", "Pineapple Paladin"], life=(2, 3), their_turn=True, sets=KINGDOM,
        ),
        ["do-not-block"],
        "One life may go: Artimist's Harvest wins at the start of my turn.",
        then=["attack Tomageddon"],
    ),
    Tactic(
        "fearberry-is-about-to-frighten", BLOCK,
        duel(
            [{"card": "Fearberry", "octonite": 1}, "Dragon Fruit"], ["Tomageddon"], ["Raspberry Ranger"],
            ["Carrot Cleric"], life=(1, 1), their_turn=True, sets=KINGDOM,
        ),
        ["block Dragon Fruit"],
        "At the start of my turn Fearberry's Harvest keeps them from blocking, and an attack wins.",
        then=["attack Tomageddon"],
    ),
    Tactic(
        "a-life-for-fearberry", BLOCK,
        duel(
            [{"card": "Fearberry", "octonite": 1}], ["Tomageddon"], ["Raspberry Ranger"], ["Carrot Cleric"],
            life=(2, 1), their_turn=True, sets=KINGDOM,
        ),
        ["do-not-block"],
        "One life may go: next turn nobody may block Fearberry.",
        then=["attack Tomageddon"],
    ),
    Tactic(
        "who-picks-the-cherry", BLOCK,
        duel(
            ["Rad Radish", "Spinachia"], ["Cherry Bug", "Dragon Fruit"], ["Carrot Cleric", "Potadore The Wise"],
            ["Carrot Cleric"], life=(1, 1), mindbugs=(1, 0), their_turn=True, sets=KINGDOM,
        ),
        ["block Spinachia"],
        "Who fells the Cherry Bug goes over to them: not the sneaky Radish, which nobody can block next turn.",
        then=["attack Cherry Bug"],
    ),
    Tactic(
        "the-trickster-is-waiting", MINDBUG,
        duel(
            ["Raspberry Ranger", "Lychee King"], ["Fennel Trickster", "Dragon Fruit"],
            ["Duradillo", "Alluring Oyster"], ["Spinachia"], life=(1, 1), mindbugs=(1, 0), their_turn=True,
            sets=KINGDOM,
        ),
        ["keep-mindbug"],
        "After a Mindbug they go on with the sneaky Trickster; in my turn Duradillo comes FAST and hunts it.",
        then=["play Spinachia"],
    ),
    Tactic(
        "a-fast-gift", BAIT,
        duel(
            [], [], ["Carrot Cleric", "Dragon Fruit", "Pineapple Paladin", "Raspberry Ranger"], ["Mangonade"],
            life=(1, 2), mindbugs=(0, 1), sets=KINGDOM,
        ),
        ["play Raspberry Ranger"],
        "The others are FAST, for them too: taken, they attack at once, and I have no blocker.",
    ),
    Tactic(
        "boomberry-goes-off", WIN,
        duel(
            [{"card": "Boomberry", "octonite": 1}, "Vanilla Creature"], ["Rhubarbarian", "Star Portal"],
            ["Grape Sentinel"], ["Radisher"], life=(1, 1), sets=["galaxy"],
        ),
        ["attack Boomberry"],
        "Its attack defeats every blocker first; anything else loses to the sneaky Star Portal.",
    ),
    Tactic(
        "the-inn-at-the-last-moment", WIN,
        duel(
            ["Dragon Inn"], ["Robopup", "Westside Monster"], ["Bullet Train", "Sweet Fighter"], ["Steelhorn"],
            life=(1, 1), sets=["evolution"],
        ),
        ["act Dragon Inn"],
        "With fewer creatures its Action takes their last life; anything else loses to the sneaky Robopup.",
    ),
    Tactic(
        "the-count-costs-a-life", WIN,
        duel(
            ["Count Draculeech", "Bee Bear"], ["Strange Barrel", "Spider Owl"], ["Luchataur"],
            ["Creep From The Deep"], life=(1, 1), sets=SERVANTS,
        ),
        ["attack Bee Bear"],
        "The Count's attack would take my own last life first; nobody can block the Bear.",
    ),
    Tactic(
        "hyenix-comes-for-a-life", BLOCK,
        duel(
            ["Spider Owl"], ["Gorillion"], ["Killer Bee"], ["Luchataur"], discard=["Hyenix"], life=(2, 2),
            their_turn=True, sets=SERVANTS,
        ),
        ["do-not-block"],
        "The lost life brings Hyenix into play, and the sneaky Owl and the Bee take two lives before they do.",
        then=["attack Gorillion"],
    ),
)  # fmt: skip
