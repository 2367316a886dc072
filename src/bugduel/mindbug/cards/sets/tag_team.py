"""Tag Team: for two teams of two."""

from bugduel.mindbug.cards.vocabulary import *

TAG_TEAM = card_set(
    "tag-team",
    "Tag Team",
    creature("Bazoocarrot", 7, TOUGH, attack=this_turn(None, no_blocks()), copies=2, tag_team=True),
    creature(
        "Buddy Barrel",
        6,
        FRENZY,
        play=(receive_card(who=teammate, to_hand=True), may(put_it_into_play())),
        copies=2,
        tag_team=True,
    ),
    creature("Chameleon Charmer", 6, attack=each_passes_left(), copies=2, tag_team=True),
    creature("Compost Dragon Robber", 3, TOUGH, play=put_into_play(one(teammates_discard)), copies=2, tag_team=True),
    creature(
        "Elemantlers",
        5,
        action=(lose_life(1, opponent), return_to_hand(every(this), to_teammate=True)),
        copies=2,
        tag_team=True,
    ),
    creature("Going Bananas", 10, FRENZY, TOUGH, teammate_cannot_play(5), copies=2, tag_team=True),
    creature(
        "Kung-Fu Buddies",
        7,
        FRENZY,
        attack=(by_teammate(reveal(one(my_hand))), defeat(one(any_creature, of_revealed_power))),
        copies=2,
        tag_team=True,
    ),
    creature("Lurker Island", 2, POISONOUS, attack=by_teammate(refresh()), copies=2, tag_team=True),
    creature("Radioactive Race", 6, POISONOUS, teammate_stuck=win_game(), copies=2, tag_team=True),
    creature("Release The Puffers", 7, POISONOUS, grant_play(teammates, discard(1, opponent)), copies=2, tag_team=True),
    creature("Rocket Lovers", 8, action=make_attack(one(teammates)), copies=2, tag_team=True),
    creature("Sharkdognadodragon", 8, HUNTER, hunts_only(on_my_left), copies=2, tag_team=True),
    creature("Superhero Boot Camp", 3, TOUGH, have(teammates, power_up(1), FRENZY), copies=2, tag_team=True),
    creature("Sweet Killers", 5, grant_attack(teammates, power <= 5, lose_life(1, opponent)), copies=2, tag_team=True),
    creature(
        "Trick-Taking Hamster",
        2,
        SNEAKY,
        play=(return_to_hand(one(teammates), to_me=True), may(put_it_into_play())),
        copies=2,
        tag_team=True,
    ),
    creature("Undead Trio", 6, POISONOUS, play=look_at_unused(3), copies=2, tag_team=True),
)
