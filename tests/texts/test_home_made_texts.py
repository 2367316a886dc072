"""Home-made cards may combine any words, and all of it can be read."""

import pytest

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    both,
    by_teammate,
    creature,
    defeat,
    discard,
    each_opponent,
    every,
    gain_energy,
    grant_play,
    have,
    hunts_only,
    keywords_off,
    lose_life,
    make_attack,
    may,
    me,
    no_blocks,
    octonite_on_allies,
    octonite_on_this,
    one,
    opponent,
    per,
    power_up,
    return_to_hand,
    their_creatures,
    their_mindbugs,
    up_to,
)
from bugduel.mindbug.program.lower import lower_card
from bugduel.mindbug.text.describe import card_text
from bugduel.words import LANGUAGES
from effect_texts import EFFECTS_READ
from later_effect_texts import LATER_EFFECTS_READ
from team_texts import TEAM_EFFECTS_READ
from test_mindbug_texts import assert_reads_well

EVERY_EFFECT = [effect for effect, _, _ in (*EFFECTS_READ, *LATER_EFFECTS_READ, *TEAM_EFFECTS_READ)]
SIDES = ("any", "ally", "enemy", "teammate", "left")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_creatures_of_every_side_can_be_meant(side: str, boosted: bool, language: str) -> None:
    whose = tree.Creatures(side, boosted=boosted)
    card = creature(
        "Test Bug",
        5,
        have(whose, power_up(per(whose))),
        keywords_off(whose),
        grant_play(whose, defeat(one(whose))),
        hunts_only(whose),
        play=(
            return_to_hand(one(whose)),
            return_to_hand(every(whose), to_me=True),
            return_to_hand(up_to(2, whose), to_teammate=True),
            make_attack(one(whose)),
            gain_energy(per(whose)),
        ),
    )
    for line in card_text(card, language).splitlines():
        assert_reads_well(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", [me, opponent, each_opponent, both])
@pytest.mark.parametrize("what", [their_creatures, their_mindbugs, octonite_on_allies, octonite_on_this])
def test_whatever_is_counted_can_be_counted_for_anybody(what: str, who: str, language: str) -> None:
    done: list[tree.Effect] = [discard(per(what), who)] if who != both else []
    done += [lose_life(per(what), who)] if who != each_opponent else []
    assert_reads_well(card_text(creature("Test Bug", 5, play=tuple(done)), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "effect", [effect for effect, _, _ in (*EFFECTS_READ, *LATER_EFFECTS_READ, *TEAM_EFFECTS_READ)]
)
def test_a_teammate_can_do_whatever_a_player_can(effect: tree.Effect, language: str) -> None:
    done = by_teammate(*(effect if isinstance(effect, tuple) else (effect,)))
    for told in (done, may(done)):
        assert_reads_well(card_text(creature("Test Bug", 5, FRENZY, play=told, tag_team=True), language))


def test_a_ban_on_blocks_is_only_for_a_turn() -> None:
    with pytest.raises(TypeError, match="NoBlocks"):
        lower_card(creature("Test Bug", 5, no_blocks()), 1, {})
