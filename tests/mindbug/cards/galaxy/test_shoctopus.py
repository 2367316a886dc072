"""Shoctopus: keywords of enemies with octonite have no effect, and are still had (rule MB-Y2)."""

from functools import partial

from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Galaxy = partial(Duel, sets=["first-contact", "galaxy"])


def shocked(card: str, **state: object) -> dict[str, object]:
    return {"card": card, "octonite": 1, **state}


@rule("MB-Y2", "MB-K5")
def test_tough_does_not_save_an_enemy_with_octonite():
    duel = Galaxy(mine=["Shoctopus", "Gorillion"], theirs=[shocked("Vanilla Creature"), "Bee Bear"])
    duel.attack("Gorillion").block("Vanilla Creature").sees(their_discard=["Vanilla Creature"], theirs=["Bee Bear"])


@rule("MB-Y2", "MB-K5")
def test_tough_still_saves_an_enemy_without_octonite():
    duel = Galaxy(mine=["Shoctopus", "Gorillion"], theirs=["Vanilla Creature"])
    duel.attack("Gorillion").block("Vanilla Creature").sees(theirs=["Vanilla Creature (exhausted)"])


@rule("MB-Y2", "MB-K5")
def test_tough_still_saves_an_ally_of_shoctopus_with_octonite():
    duel = Galaxy(mine=["Shoctopus", shocked("Vanilla Creature")], theirs=["Gorillion"])
    duel.attack("Vanilla Creature").block("Gorillion").sees(mine=["Shoctopus", "Vanilla Creature (exhausted)"])


@rule("MB-Y2", "MB-K3")
def test_poison_of_an_enemy_with_octonite_does_nothing():
    duel = Galaxy(mine=["Shoctopus", "Gorillion"], theirs=[shocked("Spider Owl"), "Bee Bear"])
    duel.attack("Gorillion").block("Spider Owl").sees(mine=["Gorillion", "Shoctopus"], their_discard=["Spider Owl"])


@rule("MB-Y2", "MB-K4")
def test_a_sneaky_enemy_with_octonite_can_be_blocked_by_anybody():
    duel = Galaxy(mine=["Gorillion"], theirs=[shocked("Applebot"), "Bee Bear"], their_turn=True)
    duel.attack("Applebot").sees(life=(2, 3))
    stunned = Galaxy(mine=["Shoctopus", "Gorillion"], theirs=[shocked("Applebot"), "Bee Bear"], their_turn=True)
    stunned.attack("Applebot").offers("block Gorillion", "block Shoctopus", "do-not-block")


@rule("MB-Y2", "MB-K4")
def test_a_sneaky_enemy_with_octonite_cannot_block_a_sneaky_attacker():
    duel = Galaxy(mine=["Shoctopus", "Chaotic Cabbage"], theirs=[shocked("Applebot"), "Spider Owl"])
    duel.attack("Chaotic Cabbage").offers("block Spider Owl", "do-not-block")


@rule("MB-Y2", "MB-K2")
def test_a_hunter_with_octonite_cannot_hunt():
    duel = Galaxy(mine=["Shoctopus", "Bee Bear"], theirs=[shocked("Grape Sentinel")], their_turn=True)
    duel.attack("Grape Sentinel").asks("me", "block")


@rule("MB-Y2", "MB-K1")
def test_a_frenzied_enemy_with_octonite_attacks_only_once():
    duel = Galaxy(mine=["Shoctopus"], theirs=[shocked("Luchataur")], hand=TWO, their_turn=True)
    duel.attack("Luchataur").no_block().sees(life=(2, 3), turn="me")


@rule("MB-Y2", "MB-K6")
def test_a_fast_enemy_that_keeps_its_octonite_cannot_attack_at_once():
    duel = Galaxy(mine=["Bee Bear"], theirs=["Shoctopus"], hand=["Kiwanoid", *TWO])
    duel.play("Kiwanoid").done().sees(turn="them", life=(3, 3))


@rule("MB-Y2", "MB-K6", "MB-H5")
def test_a_fast_enemy_that_gives_all_its_octonite_away_can_attack_at_once():
    duel = Galaxy(mine=["Bee Bear"], theirs=["Shoctopus"], hand=["Kiwanoid", *TWO])
    duel.play("Kiwanoid").choose("Bee Bear", "Shoctopus").asks("me", "fast").attack("Kiwanoid").no_block()
    duel.sees(life=(3, 2))


@rule("MB-Y2", "MB-H5")
def test_shoctopus_switches_off_the_keywords_of_those_it_gives_octonite():
    duel = Galaxy(mine=["Gorillion"], theirs=["Luchataur", "Vanilla Creature"], hand=["Shoctopus", *TWO])
    duel.play("Shoctopus").choose("Luchataur", "Vanilla Creature").attack("Luchataur").no_block().sees(turn="me")
    duel.attack("Gorillion").block("Vanilla Creature").sees(their_discard=["Vanilla Creature"], theirs=["Luchataur"])


@rule("MB-Y2", "MB-G9", "MB-K1")
def test_frenzy_works_again_as_soon_as_shoctopus_has_fallen():
    duel = Galaxy(mine=[shocked("Luchataur")], theirs=["Shoctopus", "Gorillion"])
    duel.attack("Luchataur").block("Shoctopus").asks("me", "attack-again").sees(their_discard=["Shoctopus"])


@rule("MB-Y2", "MB-M3")
def test_a_taken_shoctopus_works_against_its_old_side():
    tangerine = {"card": "USX Tangerine", "octonite": 1}
    duel = Galaxy(mine=[tangerine, "Gorillion"], theirs=["Shoctopus", shocked("Vanilla Creature")], hand=TWO)
    duel.act("USX Tangerine").choose("Shoctopus").sees(mine=["Gorillion", "Shoctopus", "USX Tangerine"])
    duel.attack("Vanilla Creature").block("Gorillion").sees(their_discard=["Vanilla Creature"])


@rule("MB-Y2")
def test_shoctopus_needs_no_octonite_of_its_own():
    shoctopus = {"card": "Shoctopus", "octonite": 0}
    duel = Galaxy(mine=[shoctopus, "Gorillion"], theirs=[shocked("Vanilla Creature"), "Bee Bear"])
    duel.attack("Gorillion").block("Vanilla Creature").sees(their_discard=["Vanilla Creature"])


@rule("MB-Y2", "MB-H6")
def test_starfruit_ninja_becomes_sneaky_past_shoctopus_only_with_its_last_octonite():
    rich = Galaxy(mine=["Starfruit Ninja"], theirs=["Shoctopus", "Gorillion"])
    rich.attack("Starfruit Ninja").offers("block Gorillion", "block Shoctopus", "do-not-block")
    poor = Galaxy(mine=[shocked("Starfruit Ninja")], theirs=["Shoctopus", "Gorillion"])
    poor.attack("Starfruit Ninja").sees(life=(3, 2), turn="them")


# --- a keyword that is off is still had -------------------------------------------------------------------------------


@rule("MB-Y2")
def test_leeklings_defeat_an_enemy_whose_sneaky_is_off():
    duel = Galaxy(mine=["Shoctopus", "Leeklings"], theirs=[shocked("Applebot"), "Bee Bear"])
    assert duel.keywords("Applebot") == {"SNEAKY"}
    duel.attack("Leeklings").asks("them", "block").sees(theirs=["Bee Bear"], their_discard=["Applebot"])


@rule("MB-Y2")
def test_cornanon_defeats_an_enemy_whose_tough_is_off():
    duel = Galaxy(
        mine=["Shoctopus"],
        theirs=[shocked("Vanilla Creature"), "Cinnemonk", "Bee Bear"],
        hand=["Cornanon", "Shield Bugs", "Gorillion"],
    )
    duel.play("Cornanon").accept().choose("Shield Bugs")
    duel.sees(theirs=["Bee Bear", "Cinnemonk (exhausted)"], their_discard=["Vanilla Creature"])


@rule("MB-Y2")
def test_sharky_copies_a_keyword_that_is_off_and_it_works_for_sharky():
    duel = Galaxy(mine=["Shoctopus", "Sharky Crab-Dog-Mummypus"], theirs=[shocked("Luchataur"), "Gorillion"])
    duel.attack("Sharky Crab-Dog-Mummypus").no_block().again().no_block().sees(life=(3, 1))


@rule("MB-Y2")
def test_the_copied_keywords_of_a_sharky_with_octonite_are_off_too():
    sharky = shocked("Sharky Crab-Dog-Mummypus")
    duel = Galaxy(mine=["Shoctopus", "Luchataur"], theirs=[sharky, "Gorillion"], hand=TWO, their_turn=True)
    assert duel.keywords("Sharky Crab-Dog-Mummypus") == {"FRENZY", "HUNTER"}
    duel.attack("Sharky Crab-Dog-Mummypus").asks("me", "block").no_block().sees(life=(2, 3), turn="me")
