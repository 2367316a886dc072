"""What players read on Mindbug cards, in every language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ability_texts import CONSTANTS_READ
from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.catalogue import SETS
from bugduel.mindbug.cards.sets.first_contact import FIRST_CONTACT
from bugduel.mindbug.cards.vocabulary import (
    FAST,
    FRENZY,
    HUNTER,
    TOUGH,
    ally,
    cannot_attack,
    cannot_block,
    cannot_play,
    choose_one,
    copy_play,
    creature,
    defeat,
    dice,
    discard,
    discard_draw_pile,
    discard_hand_and_draw_pile,
    discard_random,
    enemy,
    evolve_to,
    evolves_instead,
    extra_turn,
    face,
    faces,
    gain_life,
    if_,
    lose_life,
    lose_life_down_to,
    may,
    me,
    no_cards_to_hand,
    no_defeated_effects,
    no_play_effects,
    octonite,
    octonite_on_this,
    one,
    opponent,
    pay_octonite,
    per,
    power_card,
    power_up,
    put_this_into_play,
    refresh,
    use_mindbug,
    while_,
    win_game,
)
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.text.describe import (
    card_text,
    card_title,
    keyword_line,
    power_card_line,
    power_card_text,
)
from bugduel.trees.data import nodes_of
from bugduel.words import LANGUAGES
from effect_texts import EFFECTS_READ
from later_effect_texts import LATER_EFFECTS_READ
from team_texts import TEAM_CONSTANTS_READ, TEAM_EFFECTS_READ

# Title, keywords and text of every card of First Contact, so that they can be read as players will.
FIRST_CONTACT_READS = """\
Axolotl Healer | POISONOUS | Play: Gain 2 life.
Sanador Ajolote | Veneno | Jugar: Gana 2 puntos de vida.
Bee Bear | | Only creatures of power 7 or more can block this creature.
Abejaoso | | Solo las criaturas de poder 7 o más pueden bloquear a esta criatura.
Brain Fly | | Play: Take control of a creature of power 6 or more.
Brain Fly | | Jugar: Toma el control de una criatura de poder 6 o más.
Chameleon Sniper | SNEAKY | Attack: An opponent loses 1 life.
Chameleon Sniper | Sigilo | Atacar: Un oponente pierde 1 punto de vida.
Compost Dragon | HUNTER | Play: Put a card from your discard pile into play.
Compost Dragon | Cacería | Jugar: Pon en juego una carta de tu pila de descartes.
Deathweaver | POISONOUS | Opponents' Play effects do not happen.
Deathweaver | Veneno | Los efectos Jugar de los oponentes no se activan.
Elephantopus | TOUGH | Enemy creatures of power 4 or less cannot block.
Elephantopus | Dureza | Las criaturas enemigas de poder 4 o menos no pueden bloquear.
Explosive Toad | FRENZY | Defeated: Defeat a creature.
Sapo Explosivo | Frenesí | Derrotada: Derrota una criatura.
Ferret Bomber | SNEAKY | Play: An opponent discards 2 cards.
Ferret Bomber | Sigilo | Jugar: Un oponente descarta 2 cartas.
Giraffodile | | Play: Take all cards from your discard pile into your hand.
Giraffodile | | Jugar: Lleva a tu mano todas las cartas de tu pila de descartes.
Goblin Werewolf | HUNTER | While it is your turn, this creature has +6 power.
Goblin Werewolf | Cacería | Mientras sea tu turno, esta criatura tiene +6 de poder.
Gorillion | |
Gorileón | |
Grave Robber | TOUGH | Play: Put a card from an opponent's discard pile into play.
Grave Robber | Dureza | Jugar: Pon en juego una carta de la pila de descartes de un oponente.
Harpy Mother | | Defeated: Take control of up to 2 creatures of power 5 or less.
Madre Arpía | | Derrotada: Toma el control de hasta 2 criaturas de poder 5 o menos.
Kangasaurus Rex | | Play: Defeat all enemy creatures of power 4 or less.
Cangusaurus Rex | | Jugar: Derrota todas las criaturas enemigas de poder 4 o menos.
Killer Bee | HUNTER | Play: An opponent loses 1 life.
Killer Bee | Cacería | Jugar: Un oponente pierde 1 punto de vida.
Lone Yeti | TOUGH | While you control no other creature, this creature has +5 power and FRENZY.
Lone Yeti | Dureza | Mientras no controles ninguna otra criatura, esta criatura tiene +5 de poder y Frenesí.
Luchataur | FRENZY |
Luchataur | Frenesí |
Mysterious Mermaid | | Play: Make your life equal to an opponent's.
Mysterious Mermaid | | Jugar: Iguala tus puntos de vida a los de un oponente.
Plated Scorpion | TOUGH, POISONOUS |
Plated Scorpion | Dureza, Veneno |
Rhino Turtle | FRENZY, TOUGH |
Rhino Turtle | Frenesí, Dureza |
Shark Dog | HUNTER | Attack: Defeat an enemy creature of power 6 or more.
Shark Dog | Cacería | Atacar: Derrota una criatura enemiga de poder 6 o más.
Sharky Crab-Dog-Mummypus | | This creature has each of these keywords that any enemy creature has: HUNTER, SNEAKY, FRENZY, POISONOUS.
Amalgama Momia | | De estas palabras clave, esta criatura tiene las que tenga alguna criatura enemiga: Cacería, Sigilo, Frenesí, Veneno.
Shield Bugs | TOUGH | Other allied creatures have +1 power.
Shield Bugs | Dureza | Las demás criaturas aliadas tienen +1 de poder.
Snail Hydra | | Attack: If you control fewer creatures than an opponent, defeat a creature.
Snail Hydra | | Atacar: Si controlas menos criaturas que un oponente, derrota una criatura.
Snail Thrower | POISONOUS | Other allied creatures of power 4 or less have HUNTER and POISONOUS.
Snail Thrower | Veneno | Las demás criaturas aliadas de poder 4 o menos tienen Cacería y Veneno.
Spider Owl | SNEAKY, POISONOUS |
Buharaña | Sigilo, Veneno |
Strange Barrel | | Defeated: Steal 2 random cards from an opponent's hand.
Barril Extraño | | Derrotada: Quita a un oponente 2 cartas al azar de su mano y llévalas a la tuya.
Tiger Squirrel | SNEAKY | Play: Defeat an enemy creature of power 7 or more.
Ardilla Tigre | Sigilo | Jugar: Derrota una criatura enemiga de poder 7 o más.
Turbo Bug | | Attack: An opponent loses life until they have 1 left.
Turbo Bug | | Atacar: Un oponente pierde puntos de vida hasta que le quede 1.
Tusked Extorter | | Attack: An opponent discards a card.
Extorsionfante | | Atacar: Un oponente descarta una carta.
Urchin Hurler | HUNTER | While it is your turn, other allied creatures have +2 power.
Urchin Hurler | Cacería | Mientras sea tu turno, las demás criaturas aliadas tienen +2 de poder.
"""  # noqa: E501


def nodes_in(value: object) -> Iterator[object]:
    """A node and all nodes inside it."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes_in(item)
    elif isinstance(value, tree.Node):
        yield value
        for name in value.field_names:
            yield from nodes_in(getattr(value, name))


ALL_EFFECTS_READ = [*EFFECTS_READ, *LATER_EFFECTS_READ, *TEAM_EFFECTS_READ]
ALL_CONSTANTS_READ = [*CONSTANTS_READ, *TEAM_CONSTANTS_READ]
CREATURES = [card for card_set in SETS for card in card_set.cards]
POWER_CARDS = [card for card_set in SETS for card in card_set.power_cards]
BLEMISHES = ("{", "}", "$", ">=", "<=", "None", "  ", "(s)", "..", "effect-", "creature-", "\u2068")
CONDITIONS = list(
    dict.fromkeys(
        node
        for example in (*ALL_EFFECTS_READ, *ALL_CONSTANTS_READ)
        for node in nodes_in(example[0])
        if isinstance(node, tree.Condition)
    )
)


def reads(card: tree.CreatureCard, language: str) -> str:
    line = f"{card_title(card.name, language)} | {keyword_line(card, language)} | {card_text(card, language)}"
    return line.replace("|  |", "| |").rstrip()


def test_first_contact_reads_as_written_here():
    told = [reads(card, language) for card in FIRST_CONTACT.cards for language in ("en", "es")]
    assert told == FIRST_CONTACT_READS.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", MINDBUG.cards(), ids=lambda page: page.name)
def test_every_card_reads_well(page, language):
    for line in page.text(language).splitlines():
        assert_reads_well(line)
    figures = page.line(language).replace("  ", " ", 1)  # between power and the rest
    assert figures == figures.strip()
    assert not any(blemish in figures for blemish in BLEMISHES), figures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.name)
def test_a_card_has_text_just_if_it_does_something(card, language):
    assert bool(card_text(card, language)) == bool(card.abilities or card.faces or card.distributes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_read_differently(language):
    says: dict[str, object] = {}
    for card in CREATURES:
        does = (card.abilities, card.faces, card.distributes)
        assert says.setdefault(card_text(card, language), does) == does, card.name
    bought: dict[str, object] = {}
    for sold in POWER_CARDS:
        assert bought.setdefault(power_card_text(sold, language), sold.effects) == sold.effects, sold.name


@pytest.mark.parametrize(("effect", "english", "spanish"), ALL_EFFECTS_READ)
def test_effects_read_like_a_card(effect, english, spanish):
    card = creature("Test Bug", 5, play=effect)
    assert card_text(card, "en") == f"Play: {english}"
    assert card_text(card, "es") == f"Jugar: {spanish}"


@pytest.mark.parametrize(("constant", "english", "spanish"), ALL_CONSTANTS_READ)
def test_constant_abilities_read_like_a_card(constant, english, spanish):
    card = creature("Test Bug", 5, constant)
    assert card_text(card, "en") == english
    assert card_text(card, "es") == spanish


def test_every_word_of_the_tree_is_described():
    shown = {type(node) for example in (*ALL_EFFECTS_READ, *ALL_CONSTANTS_READ) for node in nodes_in(example[0])}
    said = tree.Effect | tree.Constant | tree.Condition
    assert {kind for kind in nodes_of(tree) if issubclass(kind, said)} - shown == set()


@pytest.mark.parametrize("effect", [effect for effect, _, _ in ALL_EFFECTS_READ])
def test_every_effect_can_be_a_choice_of_the_player(effect):
    for first in effect if isinstance(effect, tuple) else (effect,):
        card = creature("Test Bug", 5, play=may(first, gain_life(1)))
        assert_reads_well(card_text(card, "en"))
        assert_reads_well(card_text(card, "es"))
        assert re.match("Jugar: Puedes [a-z]+r(la)? ", card_text(card, "es"))  # an infinitive follows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: type(condition).__name__)
def test_every_condition_can_stand_before_effects_and_abilities(condition, language):
    card = creature("Test Bug", 5, while_(condition, FRENZY), play=if_(condition, gain_life(1)))
    for line in card_text(card, language).splitlines():
        assert_reads_well(line)


@pytest.mark.parametrize("who", ["me", "opponent", "both"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_to_a_player_can_happen_to_any(who, language):
    done = (
        discard(2, who),
        discard_random(1, who),
        discard_draw_pile(who),
        discard_hand_and_draw_pile(who),
        lose_life(1, who),
        lose_life_down_to(1, who),
    )
    bars = (no_play_effects(who), no_defeated_effects(who), no_cards_to_hand(who), cannot_play(who, 4))
    for line in card_text(creature("Test Bug", 5, *bars, play=done), language).splitlines():
        assert_reads_well(line)


def test_each_trigger_has_its_line():
    lives: dict[str, Any] = {
        event: gain_life(number)
        for number, event in enumerate(
            ("play", "attack", "defeated", "action", "harvest", "end_of_turn", "discarded", "they_use_mindbug"), 1
        )
    }
    dead: dict[str, Any] = {"i_lose_life": put_this_into_play(), "they_lose_life": lose_life(2, opponent)}
    card = creature("Test Bug", 5, teammate_stuck=win_game(), **lives, **dead)
    assert card_text(card, "en").splitlines() == [
        "Play: Gain 1 life.",
        "Attack: Gain 2 life.",
        "Defeated: Gain 3 life.",
        "Action: Gain 4 life.",
        "Harvest: Gain 5 life.",
        "End of turn: Gain 6 life.",
        "When this card reaches your discard pile: Gain 7 life.",
        "When an opponent uses a Mindbug, before it takes effect: Gain 8 life.",
        "In the discard pile, when you lose life: Put this card into play.",
        "In the discard pile, when an opponent loses life (but not through this ability): An opponent loses 2 life.",
        "When your teammate cannot take a turn action: You win the game.",
    ]
    assert card_text(card, "es").splitlines() == [
        "Jugar: Gana 1 punto de vida.",
        "Atacar: Gana 2 puntos de vida.",
        "Derrotada: Gana 3 puntos de vida.",
        "Activar: Gana 4 puntos de vida.",
        "Cosecha: Gana 5 puntos de vida.",
        "Final del turno: Gana 6 puntos de vida.",
        "Cuando esta carta llegue a tu pila de descartes: Gana 7 puntos de vida.",
        "Cuando un oponente utilice un Mindbug, antes de que surta efecto: Gana 8 puntos de vida.",
        "En la pila de descartes, cuando pierdas puntos de vida: Pon en juego esta carta.",
        "En la pila de descartes, cuando un oponente pierda puntos de vida (pero no por esta habilidad): "
        "Un oponente pierde 2 puntos de vida.",
        "Cuando tu compañero no pueda realizar ninguna acción: Ganas la partida.",
    ]


def test_what_happens_at_two_triggers_is_said_once():
    card = creature("Test Bug", 5, play=gain_life(1), attack=gain_life(1), end_of_turn=gain_life(1))
    assert card_text(card, "en") == "Play and Attack: Gain 1 life.\nEnd of turn: Gain 1 life."
    assert card_text(card, "es") == "Jugar y Atacar: Gana 1 punto de vida.\nFinal del turno: Gana 1 punto de vida."


def test_what_is_said_of_the_same_creatures_is_one_sentence():
    card = creature("Test Bug", 5, cannot_attack(enemy), cannot_block(enemy), power_up(1))
    assert card_text(card, "en") == "Enemy creatures cannot attack or block.\nThis creature has +1 power."


def test_a_price_stands_with_the_trigger():
    paid = creature("Test Bug", 5, action=pay_octonite(defeat(one(enemy)), extra_turn()))
    assert card_text(paid, "en") == (
        "Action (pay 1 octonite): Defeat an enemy creature, then take an extra turn after this one."
    )
    used = creature("Test Bug", 5, action=(use_mindbug(), gain_life(1), discard(1, me)))
    assert card_text(used, "es") == (
        "Activar (utiliza uno de tus Mindbugs): Gana 1 punto de vida; después, descarta una carta."
    )


def test_octonite_of_a_defeated_creature_is_of_the_past():
    card = creature("Test Bug", 5, defeated=lose_life(per(octonite_on_this), opponent))
    assert card_text(card, "en") == ("Defeated: An opponent loses 1 life for each octonite that was on this creature.")
    assert card_text(card, "es") == (
        "Derrotada: Un oponente pierde 1 punto de vida por cada octonita que hubiera sobre esta criatura."
    )


def test_figures_besides_power_stand_with_the_keywords():
    card = creature("Test Bug", 5, FAST, TOUGH, octonite(2), dice(1), stage=3)
    assert keyword_line(card, "en") == "FAST, TOUGH · Stage 3 · Octonite 2 · 1 die"
    assert keyword_line(card, "es") == "Rapidez, Dureza · Etapa 3 · Octonita 2 · 1 dado"
    assert keyword_line(creature("Test Bug", 5, dice(2)), "en") == "2 dice"
    assert keyword_line(creature("Test Bug", 5), "en") == ""


def test_the_first_stage_is_said_of_creatures_that_evolve():
    assert keyword_line(creature("Test Bug", 5, action=(gain_life(1), evolve_to("Zzz"))), "en") == "Stage 1"
    assert keyword_line(creature("Test Bug", 5, evolves_instead("Zzz")), "es") == "Etapa 1"


def test_octonite_that_may_be_distributed_is_explained():
    card = creature("Test Bug", 5, octonite(2, distributes=True))
    assert card_text(card, "en") == ("As it comes into play, you may move any of its octonite to other creatures.")
    assert card_text(card, "es") == (
        "Cuando esta criatura entre en juego, puedes pasar a otras criaturas tantas de sus octonitas como quieras."
    )


def test_a_card_of_several_faces_tells_what_it_turns_to():
    card = creature("Test Bug", 6, TOUGH, faces(face(5, HUNTER), face(8)))
    assert card_text(card, "en") == (
        "When TOUGH saves this creature, turn it to a side of your choice for the rest of the game: "
        "power 5 and HUNTER; or power 8."
    )
    assert card_text(card, "es") == (
        "Cuando Dureza salve a esta criatura, gírala para el resto de la partida hacia el lado que elijas: "
        "poder 5 y Cacería; o poder 8."
    )


def test_power_cards_tell_their_price_and_what_they_do():
    card = power_card("Test Buddies", 2, copy_play(one(ally)))
    assert (power_card_line(card, "en"), power_card_text(card, "en")) == (
        "Cost: 2 energy",
        "Activate the Play effect of an allied creature.",
    )
    assert (power_card_line(card, "es"), power_card_text(card, "es")) == (
        "Coste: 2 de energía",
        "Activa el efecto Jugar de una criatura aliada.",
    )


def test_what_follows_a_choice_is_not_read_as_part_of_it():
    asked = creature("Test Bug", 5, attack=(may(discard(1, me), gain_life(1)), defeat(one(enemy))))
    assert card_text(asked, "en") == (
        "Attack: You may discard a card. If you do, gain 1 life. Either way, defeat an enemy creature."
    )
    chosen = creature("Test Bug", 5, attack=(choose_one(refresh(), gain_life(1)), lose_life(1, me)))
    assert card_text(chosen, "es") == (
        "Atacar: Elige una opción: recupera uno de tus Mindbugs utilizados; o gana 1 punto de vida. "
        "Después de eso, pierde 1 punto de vida."
    )


def assert_reads_well(line: str) -> None:
    assert line == line.strip()
    assert line.endswith(".")
    assert line[0].isupper()
    for blemish in BLEMISHES:
        assert blemish not in line, line
