"""What players read on Mindbug cards, in every language."""

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass

import pytest

from bugduel.mindbug import tree
from bugduel.mindbug.describe import Reader, card_text, card_title, keyword_line
from bugduel.mindbug.sets.first_contact import FIRST_CONTACT
from bugduel.mindbug.vocabulary import (
    FRENZY,
    HUNTER,
    POISONOUS,
    TOUGH,
    ally,
    any_creature,
    blocked_only_by,
    both,
    cannot_attack,
    cannot_be_defeated,
    cannot_block,
    choose_one,
    copies_keywords,
    creature,
    defeat,
    discard,
    discard_draw_pile,
    draw_unused,
    enemy,
    every,
    exactly,
    extra_turn,
    fewer_creatures,
    for_each,
    gain_life,
    have,
    if_,
    lose_game,
    lose_life,
    lose_life_down_to,
    make_attack,
    match_life,
    may,
    me,
    my_discard,
    my_turn,
    no_mindbugs,
    no_play_effects,
    one,
    only_ally,
    opponent,
    other_ally,
    power,
    power_up,
    put_into_play,
    refresh,
    return_to_hand,
    steal_cards,
    steal_life,
    take_control,
    their_discard,
    this,
    this_turn,
    together,
    up_to,
    while_,
    win_game,
)
from bugduel.words import LANGUAGES, words

# Title, keywords and text of every card of First Contact, so that they can be read as players will.
FIRST_CONTACT_READS = """\
Axolotl Healer | POISONOUS | Play: Gain 2 life.
Sanador Ajolote | Veneno | Jugar: Gana 2 puntos de vida.
Bee Bear | | Only creatures of power 7 or more can block this creature.
Abejaoso | | Solo las criaturas de poder 7 o más pueden bloquear a esta criatura.
Brain Fly | | Play: Take control of a creature of power 6 or more.
Brain Fly | | Jugar: Toma el control de una criatura de poder 6 o más.
Chameleon Sniper | SNEAKY | Attack: Your opponent loses 1 life.
Chameleon Sniper | Sigilo | Atacar: Tu oponente pierde 1 punto de vida.
Compost Dragon | HUNTER | Play: Put a card from your discard pile into play.
Compost Dragon | Cacería | Jugar: Pon en juego una carta de tu pila de descartes.
Deathweaver | POISONOUS | Your opponent's Play effects do not happen.
Deathweaver | Veneno | Los efectos Jugar de tu oponente no se activan.
Elephantopus | TOUGH | Enemy creatures of power 4 or less cannot block.
Elephantopus | Dureza | Las criaturas enemigas de poder 4 o menos no pueden bloquear.
Explosive Toad | FRENZY | Defeated: Defeat a creature.
Sapo Explosivo | Frenesí | Derrotada: Derrota una criatura.
Ferret Bomber | SNEAKY | Play: Your opponent discards 2 cards.
Ferret Bomber | Sigilo | Jugar: Tu oponente descarta 2 cartas.
Giraffodile | | Play: Take all cards from your discard pile into your hand.
Giraffodile | | Jugar: Lleva a tu mano todas las cartas de tu pila de descartes.
Goblin Werewolf | HUNTER | While it is your turn, this creature has +6 power.
Goblin Werewolf | Cacería | Mientras sea tu turno, esta criatura tiene +6 poder.
Gorillion | |
Gorileón | |
Grave Robber | TOUGH | Play: Put a card from your opponent's discard pile into play.
Grave Robber | Dureza | Jugar: Pon en juego una carta de la pila de descartes de tu oponente.
Harpy Mother | | Defeated: Take control of up to 2 creatures of power 5 or less.
Madre Arpía | | Derrotada: Toma el control de hasta 2 criaturas de poder 5 o menos.
Kangasaurus Rex | | Play: Defeat all enemy creatures of power 4 or less.
Cangusaurus Rex | | Jugar: Derrota todas las criaturas enemigas de poder 4 o menos.
Killer Bee | HUNTER | Play: Your opponent loses 1 life.
Killer Bee | Cacería | Jugar: Tu oponente pierde 1 punto de vida.
Lone Yeti | TOUGH | While you control no other creature, this creature has +5 power and FRENZY.
Lone Yeti | Dureza | Mientras no controles ninguna otra criatura, esta criatura tiene +5 poder y Frenesí.
Luchataur | FRENZY |
Luchataur | Frenesí |
Mysterious Mermaid | | Play: Make your life equal to your opponent's.
Mysterious Mermaid | | Jugar: Iguala tus puntos de vida a los de tu oponente.
Plated Scorpion | TOUGH, POISONOUS |
Plated Scorpion | Dureza, Veneno |
Rhino Turtle | FRENZY, TOUGH |
Rhino Turtle | Frenesí, Dureza |
Shark Dog | HUNTER | Attack: Defeat an enemy creature of power 6 or more.
Shark Dog | Cacería | Atacar: Derrota una criatura enemiga de poder 6 o más.
Sharky Crab-Dog-Mummypus | | This creature has each of these keywords that any enemy creature has: HUNTER, SNEAKY, FRENZY, POISONOUS.
Amalgama Momia | | Esta criatura tiene cada una de estas palabras clave que tenga alguna criatura enemiga: Cacería, Sigilo, Frenesí, Veneno.
Shield Bugs | TOUGH | Other allied creatures have +1 power.
Shield Bugs | Dureza | Las demás criaturas aliadas tienen +1 poder.
Snail Hydra | | Attack: If you control fewer creatures than your opponent, defeat a creature.
Snail Hydra | | Atacar: Si controlas menos criaturas que tu oponente, derrota una criatura.
Snail Thrower | POISONOUS | Other allied creatures of power 4 or less have HUNTER and POISONOUS.
Snail Thrower | Veneno | Las demás criaturas aliadas de poder 4 o menos tienen Cacería y Veneno.
Spider Owl | SNEAKY, POISONOUS |
Buharaña | Sigilo, Veneno |
Strange Barrel | | Defeated: Steal 2 random cards from your opponent's hand.
Barril Extraño | | Derrotada: Roba 2 cartas al azar de la mano de tu oponente.
Tiger Squirrel | SNEAKY | Play: Defeat an enemy creature of power 7 or more.
Ardilla Tigre | Sigilo | Jugar: Derrota una criatura enemiga de poder 7 o más.
Turbo Bug | | Attack: Your opponent loses life until they have 1 left.
Turbo Bug | | Atacar: Tu oponente pierde puntos de vida hasta que le quede 1.
Tusked Extorter | | Attack: Your opponent discards a card.
Extorsionfante | | Atacar: Tu oponente descarta una carta.
Urchin Hurler | HUNTER | While it is your turn, other allied creatures have +2 power.
Urchin Hurler | Cacería | Mientras sea tu turno, las demás criaturas aliadas tienen +2 poder.
"""  # noqa: E501

EFFECTS_READ = [
    (defeat(exactly(2, enemy)), "Defeat 2 enemy creatures.", "Derrota 2 criaturas enemigas."),
    (
        defeat(together(one(ally), one(enemy))),
        "Defeat an allied creature and an enemy creature.",
        "Derrota una criatura aliada y una criatura enemiga.",
    ),
    (
        defeat(up_to(2, enemy, power >= 4, power <= 6)),
        "Defeat up to 2 enemy creatures of power 4 to 6.",
        "Derrota hasta 2 criaturas enemigas de poder entre 4 y 6.",
    ),
    (
        defeat(every(other_ally, power >= 3, power <= 3)),
        "Defeat all other allied creatures of power 3.",
        "Derrota todas las demás criaturas aliadas de poder 3.",
    ),
    (
        defeat(tree.Choice(1, 3, any_creature)),
        "Defeat 1 to 3 creatures.",
        "Derrota entre 1 y 3 criaturas.",
    ),
    (
        take_control(one(tree.Creatures("any", other=True))),
        "Take control of another creature.",
        "Toma el control de otra criatura.",
    ),
    (
        put_into_play(up_to(1, their_discard)),
        "Put up to 1 card from your opponent's discard pile into play.",
        "Pon en juego hasta 1 carta de la pila de descartes de tu oponente.",
    ),
    (
        return_to_hand(exactly(2, my_discard)),
        "Take 2 cards from your discard pile into your hand.",
        "Lleva a tu mano 2 cartas de tu pila de descartes.",
    ),
    (
        return_to_hand(every(enemy)),
        "Return all enemy creatures to your opponent's hand.",
        "Devuelve todas las criaturas enemigas a la mano de tu oponente.",
    ),
    (
        return_to_hand(one(any_creature)),
        "Return a creature to its controller's hand.",
        "Devuelve una criatura a la mano de su controlador.",
    ),
    (return_to_hand(every(this)), "Return this creature to your hand.", "Devuelve esta criatura a tu mano."),
    (
        make_attack(one(enemy)),
        "Choose an enemy creature: it attacks, if it can.",
        "Elige una criatura enemiga: ataca, si puede.",
    ),
    (make_attack(every(this)), "This creature attacks, if it can.", "Esta criatura ataca, si puede."),
    (
        may(make_attack(every(this))),
        "You may let this creature attack, if it can.",
        "Puedes hacer que esta criatura ataque, si puede.",
    ),
    (
        this_turn(this, power_up(8)),
        "This creature has +8 power this turn.",
        "Esta criatura tiene +8 poder durante este turno.",
    ),
    (
        this_turn(up_to(2, ally), have(this, power_up(2), FRENZY, TOUGH)),
        "Choose up to 2 allied creatures: they have +2 power, FRENZY and TOUGH this turn.",
        "Elige hasta 2 criaturas aliadas: tienen +2 poder, Frenesí y Dureza durante este turno.",
    ),
    (
        this_turn(one(any_creature), cannot_block(this)),
        "Choose a creature: it cannot block this turn.",
        "Elige una criatura: no puede bloquear durante este turno.",
    ),
    (
        this_turn(enemy, cannot_be_defeated(this)),
        "Enemy creatures cannot be defeated this turn.",
        "Las criaturas enemigas no pueden ser derrotadas durante este turno.",
    ),
    (
        may(this_turn(enemy, cannot_block(this))),
        "You may stop enemy creatures from blocking this turn.",
        "Puedes impedir que las criaturas enemigas bloqueen durante este turno.",
    ),
    (
        may(this_turn(one(enemy), cannot_attack(this))),
        "You may choose an enemy creature: it cannot attack this turn.",
        "Puedes elegir una criatura enemiga: no puede atacar durante este turno.",
    ),
    (
        may(this_turn(ally, power_up(1))),
        "You may let allied creatures have +1 power this turn.",
        "Puedes hacer que las criaturas aliadas tengan +1 poder durante este turno.",
    ),
    (discard(1, me), "Discard a card.", "Descarta una carta."),
    (
        tree.Discard(3, "opponent", up_to=True),
        "Your opponent discards up to 3 cards.",
        "Tu oponente descarta hasta 3 cartas.",
    ),
    (
        discard_draw_pile(opponent),
        "Your opponent discards their draw pile.",
        "Tu oponente descarta su mazo de robo.",
    ),
    (
        steal_cards(1),
        "Steal a random card from your opponent's hand.",
        "Roba una carta al azar de la mano de tu oponente.",
    ),
    (draw_unused(2), "Draw 2 cards from the unused pile.", "Roba 2 cartas del mazo de cartas sin utilizar."),
    (gain_life(1), "Gain 1 life.", "Gana 1 punto de vida."),
    (lose_life(2, both), "Each player loses 2 life.", "Cada jugador pierde 2 puntos de vida."),
    (
        lose_life_down_to(2, me),
        "Lose life until you have 2 left.",
        "Pierde puntos de vida hasta que te queden 2.",
    ),
    (steal_life(1), "Steal 1 life from your opponent.", "Roba 1 punto de vida a tu oponente."),
    (match_life(), "Make your life equal to your opponent's.", "Iguala tus puntos de vida a los de tu oponente."),
    (refresh(), "Refresh one of your used Mindbugs.", "Recupera uno de tus Mindbugs utilizados."),
    (extra_turn(), "Take an extra turn after this one.", "Juega un turno adicional después de este."),
    (win_game(), "You win the game.", "Ganas la partida."),
    (lose_game(), "You lose the game.", "Pierdes la partida."),
    (
        if_(only_ally, lose_life(1, me), win_game()),
        "If you control no other creature, lose 1 life, then you win the game.",
        "Si no controlas ninguna otra criatura, pierde 1 punto de vida; después, ganas la partida.",
    ),
    (
        may(discard(1, opponent)),
        "You may make your opponent discard a card.",
        "Puedes hacer que tu oponente descarte una carta.",
    ),
    (
        may(lose_life(1, me), return_to_hand(every(enemy))),
        "You may lose 1 life. If you do, return all enemy creatures to your opponent's hand.",
        "Puedes perder 1 punto de vida. Si lo haces, devuelve todas las criaturas enemigas a la mano de tu oponente.",
    ),
    (
        may(if_(my_turn, extra_turn())),
        "You may take an extra turn after this one if it is your turn.",
        "Puedes jugar un turno adicional después de este si es tu turno.",
    ),
    (
        for_each(tree.Discard(3, "me", up_to=True), defeat(one(enemy))),
        "Discard up to 3 cards. For each card discarded this way, defeat an enemy creature.",
        "Descarta hasta 3 cartas. Por cada carta descartada así, derrota una criatura enemiga.",
    ),
    (
        for_each(defeat(every(ally)), gain_life(1)),
        "Defeat all allied creatures. For each creature defeated this way, gain 1 life.",
        "Derrota todas las criaturas aliadas. Por cada criatura derrotada así, gana 1 punto de vida.",
    ),
    (
        for_each(put_into_play(up_to(2, my_discard)), lose_life(1, me)),
        "Put up to 2 cards from your discard pile into play. For each of them, lose 1 life.",
        "Pon en juego hasta 2 cartas de tu pila de descartes. Por cada una de ellas, pierde 1 punto de vida.",
    ),
    (
        choose_one(gain_life(2), discard(1, opponent), refresh()),
        "Choose one: gain 2 life; your opponent discards a card; or refresh one of your used Mindbugs.",
        "Elige una opción: gana 2 puntos de vida; tu oponente descarta una carta; o recupera uno de tus Mindbugs "
        "utilizados.",
    ),
]

CONSTANTS_READ = [
    (power_up(-2), "This creature has -2 power.", "Esta criatura tiene -2 poder."),
    (
        have(ally, power >= 5, power_up(1), HUNTER, POISONOUS),
        "Allied creatures of power 5 or more have +1 power, HUNTER and POISONOUS.",
        "Las criaturas aliadas de poder 5 o más tienen +1 poder, Cacería y Veneno.",
    ),
    (cannot_attack(any_creature), "Creatures cannot attack.", "Las criaturas no pueden atacar."),
    (cannot_be_defeated(this), "This creature cannot be defeated.", "Esta criatura no puede ser derrotada."),
    (
        blocked_only_by(power <= 3),
        "Only creatures of power 3 or less can block this creature.",
        "Solo las criaturas de poder 3 o menos pueden bloquear a esta criatura.",
    ),
    (
        copies_keywords(TOUGH),
        "This creature has TOUGH if an enemy creature has it too.",
        "Esta criatura tiene Dureza si alguna criatura enemiga también tiene esa palabra clave.",
    ),
    (no_play_effects(me), "Your Play effects do not happen.", "Tus efectos Jugar no se activan."),
    (no_mindbugs(), "Nobody can use a Mindbug.", "Nadie puede utilizar Mindbugs."),
    (
        while_(my_turn, power_up(2), FRENZY, cannot_be_defeated(this), cannot_attack(enemy), cannot_block(enemy)),
        "While it is your turn, this creature has +2 power and FRENZY and cannot be defeated, "
        "and enemy creatures cannot attack or block.",
        "Mientras sea tu turno, esta criatura tiene +2 poder y Frenesí y no puede ser derrotada, "
        "y las criaturas enemigas no pueden atacar ni bloquear.",
    ),
    (
        while_(fewer_creatures, no_mindbugs()),
        "While you control fewer creatures than your opponent, nobody can use a Mindbug.",
        "Mientras controles menos criaturas que tu oponente, nadie puede utilizar Mindbugs.",
    ),
]


def reads(card: tree.CreatureCard, language: str) -> str:
    line = f"{card_title(card.name, language)} | {keyword_line(card, language)} | {card_text(card, language)}"
    return line.replace("|  |", "| |").rstrip()


def test_first_contact_reads_as_written_here():
    told = [reads(card, language) for card in FIRST_CONTACT.cards for language in ("en", "es")]
    assert told == FIRST_CONTACT_READS.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", FIRST_CONTACT.cards, ids=lambda card: card.name)
def test_a_card_has_text_just_if_it_has_abilities(card, language):
    lines = card_text(card, language).splitlines()
    assert len(lines) == len(card.abilities)
    for line in lines:
        assert_reads_well(line)


@pytest.mark.parametrize(("effect", "english", "spanish"), EFFECTS_READ)
def test_effects_read_like_a_card(effect, english, spanish):
    card = creature("Test Bug", 5, play=effect)
    assert card_text(card, "en") == f"Play: {english}"
    assert card_text(card, "es") == f"Jugar: {spanish}"


@pytest.mark.parametrize(("constant", "english", "spanish"), CONSTANTS_READ)
def test_constant_abilities_read_like_a_card(constant, english, spanish):
    card = creature("Test Bug", 5, constant)
    assert card_text(card, "en") == english
    assert card_text(card, "es") == spanish


def test_every_word_of_the_tree_is_described():
    shown = {type(node) for example in (*EFFECTS_READ, *CONSTANTS_READ) for node in nodes_in(example[0])}
    said = tree.Effect | tree.Constant | tree.Condition
    kinds = {kind for kind in vars(tree).values() if isinstance(kind, type) and is_dataclass(kind)}
    assert {kind for kind in kinds if issubclass(kind, said)} - shown == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", [effect for effect, _, _ in EFFECTS_READ])
def test_every_effect_can_be_a_choice_of_the_player(effect, language):
    assert_reads_well(card_text(creature("Test Bug", 5, play=may(effect, gain_life(1))), language))


@pytest.mark.parametrize("who", ["me", "opponent", "both"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_to_a_player_can_happen_to_any(who, language):
    effects = (discard(2, who), discard_draw_pile(who), lose_life(1, who), lose_life_down_to(1, who))
    for line in card_text(creature("Test Bug", 5, no_play_effects(who), play=effects), language).splitlines():
        assert_reads_well(line)


def test_each_trigger_has_its_line():
    life = gain_life(1)
    card = creature("Test Bug", 5, play=life, attack=life, defeated=life, end_of_turn=life, discarded=life)
    assert card_text(card, "en").splitlines() == [
        "Play: Gain 1 life.",
        "Attack: Gain 1 life.",
        "Defeated: Gain 1 life.",
        "End of turn: Gain 1 life.",
        "When this card reaches your discard pile: Gain 1 life.",
    ]
    assert card_text(card, "es").splitlines() == [
        "Jugar: Gana 1 punto de vida.",
        "Atacar: Gana 1 punto de vida.",
        "Derrotada: Gana 1 punto de vida.",
        "Final del turno: Gana 1 punto de vida.",
        "Cuando esta carta llegue a tu pila de descartes: Gana 1 punto de vida.",
    ]


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


def test_a_word_nobody_has_put_into_words_is_an_error():
    @dataclass(frozen=True)
    class Sing(tree.Effect, tree.Constant, tree.Condition):
        pass

    reader = Reader(words("en"))
    with pytest.raises(TypeError, match="Sing"):
        reader.effect(Sing(), "do")
    with pytest.raises(TypeError, match="Sing"):
        reader.constant(Sing())
    with pytest.raises(TypeError, match="Sing"):
        reader.condition(Sing(), "if")


def test_home_made_cards_keep_their_name():
    assert card_title("Gorillion", "es") == "Gorileón"
    assert card_title("Zzz-Bug", "es") == "Zzz-Bug"
    assert card_title("Gorillion", "en") == "Gorillion"


def test_all_languages_say_the_same_messages():
    said = [
        {message_id for message_id in words(language).message_ids if not message_id.startswith("card-")}
        for language in LANGUAGES
    ]
    assert said[0] == said[1]


def test_every_translated_card_name_is_of_a_card():
    known = {card_title(card.name, "es") for card in FIRST_CONTACT.cards}
    names = [words("es").say(message_id) for message_id in words("es").message_ids if message_id.startswith("card-")]
    assert set(names) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_name_and_an_explanation(language):
    for keyword in ("frenzy", "hunter", "poisonous", "sneaky", "tough"):
        assert words(language).say(f"keyword-{keyword}")
        assert words(language).say(f"keyword-{keyword}-help").endswith(".")


def test_missing_words_are_errors():
    with pytest.raises(ValueError, match="Languages: en, es"):
        words("tlh")
    with pytest.raises(LookupError, match="effect-sing"):
        words("en").say("effect-sing")
    with pytest.raises(ValueError, match="effect-defeat"):
        words("en").say("effect-defeat")


def assert_reads_well(line: str) -> None:
    assert line == line.strip()
    assert line.endswith(".")
    assert line[0].isupper()
    for blemish in ("{", "}", "$", ">=", "<=", "None", "  ", "(s)", "..", "effect-", "creature-", "\u2068"):
        assert blemish not in line, line


def nodes_in(value: object) -> Iterator[object]:
    """A node and all nodes inside it."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes_in(item)
    elif isinstance(value, tree.Node):
        yield value
        for name in value.__dataclass_fields__:
            yield from nodes_in(getattr(value, name))
