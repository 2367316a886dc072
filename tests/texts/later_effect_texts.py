"""What the effects read like that came after First Contact: the effect, in English, in Spanish."""

from bugduel.mindbug.cards.vocabulary import (
    SNEAKY,
    ally,
    any_creature,
    boost,
    buy_power_card,
    choose_one,
    copy_play,
    creatures_ahead,
    defeat,
    defeat_pair,
    defeat_rolls,
    defeat_sharing,
    defeat_with_named_keyword,
    defeated_in_combat,
    discard,
    discard_hand_and_draw_pile,
    discard_or_defeat,
    discard_random,
    discard_revealed,
    discarded_power,
    enemy,
    every,
    evolve_to,
    extra_turn,
    gain_energy,
    gain_life,
    give_control,
    hand_at_most,
    have,
    if_,
    less_life,
    lose_life,
    lose_mindbug,
    may,
    me,
    more_creatures,
    more_dice,
    my_hand,
    no_allies,
    no_mindbugs,
    octonite_on_allies,
    one,
    opponent,
    other_ally,
    other_creature,
    pay_octonite,
    per,
    put_boosts_into_play,
    put_it_into_play,
    put_octonite,
    put_random_into_play,
    put_this_into_play,
    receive_card,
    refresh,
    return_aside,
    return_to_hand,
    reveal,
    reveal_power_card,
    same_mindbugs,
    set_others_aside,
    slew_this_turn,
    steal_life,
    swap_hands,
    take_blockers,
    take_boost,
    take_control,
    take_victor,
    target_octonite,
    their_mindbugs,
    this,
    this_turn,
    unused_under_draw_pile,
    use_mindbug,
    win_game,
)

LATER_EFFECTS_READ = [
    # --- creatures ----------------------------------------------------------------------------------------------------
    (defeat_pair(), "Defeat 2 creatures of equal power.", "Derrota 2 criaturas de igual poder."),
    (
        may(reveal(one(my_hand)), defeat_sharing()),
        "You may reveal a card from your hand. If you do, defeat all enemy creatures that share a keyword with the "
        "revealed card.",
        "Puedes revelar una carta de tu mano. Si lo haces, derrota todas las criaturas enemigas que compartan alguna "
        "palabra clave con la carta revelada.",
    ),
    (
        defeat_with_named_keyword(),
        "Name a keyword and defeat all enemy creatures that have it.",
        "Nombra una palabra clave y derrota todas las criaturas enemigas que la tengan.",
    ),
    (
        (defeat_rolls(4), gain_life(1)),
        "Roll a die: on 4 or more, defeat an enemy creature and roll again. After that, gain 1 life.",
        "Tira un dado: con 4 o más, derrota una criatura enemiga y vuelve a tirar. "
        "Después de eso, gana 1 punto de vida.",
    ),
    (
        if_(defeated_in_combat, take_victor()),
        "If this creature was defeated in a fight, take control of the creature that defeated this one in a fight, if "
        "it is still in play.",
        "Si esta criatura ha sido derrotada en combate, toma el control de la criatura que haya derrotado a esta en "
        "combate, si sigue en juego.",
    ),
    (
        take_blockers(),
        "Take control of all enemy creatures that blocked this turn.",
        "Toma el control de todas las criaturas enemigas que hayan bloqueado durante este turno.",
    ),
    (
        (give_control(), take_control(one(enemy))),
        "An opponent takes control of this creature. After that, take control of an enemy creature.",
        "Un oponente toma el control de esta criatura. Después de eso, debes tomar el control de una criatura enemiga.",
    ),
    (
        (discard(1, opponent), evolve_to("Gorillion")),
        "An opponent discards a card, then evolve this creature into Gorillion.",
        "Un oponente descarta una carta; después, esta criatura evoluciona a Gorileón.",
    ),
    (
        may(evolve_to("Zzz-Bug")),
        "You may evolve this creature into Zzz-Bug.",
        "Puedes hacer que esta criatura evolucione a Zzz-Bug.",
    ),
    (set_others_aside(), "Set all other creatures aside.", "Aparta todas las demás criaturas."),
    (
        return_aside(),
        "Return the creatures that this one set aside to their controllers' play areas, without their Play effects.",
        "Devuelve a las áreas de juego de sus controladores las criaturas que apartó esta, sin sus efectos Jugar.",
    ),
    (
        may(copy_play(one(other_creature))),
        "You may copy the Play effect of another creature.",
        "Puedes copiar el efecto Jugar de otra criatura.",
    ),
    (
        may(reveal(one(my_hand)), copy_play()),
        "You may reveal a card from your hand. If you do, copy the Play effect of the revealed card.",
        "Puedes revelar una carta de tu mano. Si lo haces, copia el efecto Jugar de la carta revelada.",
    ),
    (
        this_turn(ally, more_dice(ally, 1)),
        "Allied creatures have 1 more die (2 at most) this turn.",
        "Las criaturas aliadas tienen 1 dado más (2 como máximo) durante este turno.",
    ),
    (
        this_turn(None, no_mindbugs()),
        "Nobody can use a Mindbug this turn.",
        "Nadie puede utilizar Mindbugs durante este turno.",
    ),
    # --- cards --------------------------------------------------------------------------------------------------------
    (
        may(return_to_hand(one(other_ally)), may(put_it_into_play())),
        "You may return another allied creature to your hand. If you do, you may put it into play.",
        "Puedes devolver otra criatura aliada a tu mano. Si lo haces, puedes ponerla en juego.",
    ),
    (put_this_into_play(), "Put this card into play.", "Pon en juego esta carta."),
    (
        put_random_into_play(),
        "Put a random card from an opponent's hand into play.",
        "Pon en juego una carta al azar de la mano de un oponente.",
    ),
    (
        put_boosts_into_play(),
        "Put any number of the boost cards that were under this creature into play without their Play effects.",
        "Pon en juego cualquier número de las cartas potenciadoras que hubiera debajo de esta criatura, sin sus "
        "efectos Jugar.",
    ),
    (
        receive_card(),
        "An opponent gives you a card of their choice from their hand; put it into play.",
        "Un oponente te da una carta de su mano, a su elección; ponla en juego.",
    ),
    (
        receive_card(or_hand=True),
        "An opponent gives you a card of their choice from their hand; put it into play or into your hand.",
        "Un oponente te da una carta de su mano, a su elección; ponla en juego o en tu mano.",
    ),
    (
        discard(per(octonite_on_allies, 2), opponent),
        "An opponent discards 2 cards for each octonite on allied creatures.",
        "Un oponente descarta 2 cartas por cada octonita sobre criaturas aliadas.",
    ),
    (discard_random(1, me), "Discard a card at random.", "Descarta una carta al azar."),
    (
        discard_revealed(),
        "Reveal a random card from an opponent's hand and put it into a discard pile of your choice.",
        "Revela una carta al azar de la mano de un oponente y ponla en la pila de descartes que elijas.",
    ),
    (
        discard_hand_and_draw_pile(opponent),
        "An opponent discards their hand and their draw pile.",
        "Un oponente descarta su mano y su mazo de robo.",
    ),
    (
        (discard_or_defeat(), lose_life(1, me)),
        "An opponent may discard a card. If they do not, they must defeat one of their creatures. After that, lose 1 "
        "life.",
        "Un oponente puede descartar una carta. Si no lo hace, tiene que derrotar una de sus criaturas. "
        "Después de eso, debes perder 1 punto de vida.",
    ),
    (swap_hands(), "Swap hands with an opponent.", "Intercambia tu mano con la de un oponente."),
    (
        unused_under_draw_pile(2),
        "Put the top 2 cards of the unused pile under your draw pile without looking at them.",
        "Pon las 2 primeras cartas del mazo de cartas sin utilizar debajo de tu mazo de robo, sin mirarlas.",
    ),
    (
        (discard(1, opponent), if_(discarded_power(4), lose_life(1, opponent))),
        "An opponent discards a card, then if the discarded card has power 4 or more, an opponent loses 1 life.",
        "Un oponente descarta una carta; después, si la carta descartada tiene poder 4 o más, un oponente pierde 1 "
        "punto de vida.",
    ),
    # --- life, Mindbugs, octonite, boosts, energy ---------------------------------------------------------------------
    (
        lose_life(per(their_mindbugs), opponent),
        "An opponent loses 1 life for each unused Mindbug they have.",
        "Un oponente pierde 1 punto de vida por cada Mindbug sin utilizar que tenga.",
    ),
    (
        lose_life(per(their_mindbugs), me),
        "Lose 1 life for each unused Mindbug an opponent has.",
        "Pierde 1 punto de vida por cada Mindbug sin utilizar que tenga un oponente.",
    ),
    (
        (refresh(), lose_mindbug()),
        "Refresh one of your used Mindbugs, then an opponent loses an unused Mindbug.",
        "Recupera uno de tus Mindbugs utilizados; después, un oponente pierde un Mindbug sin utilizar.",
    ),
    (
        (gain_life(1), use_mindbug(), extra_turn()),
        "Gain 1 life, then use one of your Mindbugs. If you do, take an extra turn after this one.",
        "Gana 1 punto de vida; después, utiliza uno de tus Mindbugs. Si lo haces, juega un turno adicional tras este.",
    ),
    (
        (put_octonite(1, one(ally)), if_(target_octonite(5), win_game())),
        "Put 1 octonite on an allied creature, then if that creature now has 5 octonite or more, you win the game.",
        "Pon 1 octonita sobre una criatura aliada; después, si esa criatura tiene ahora 5 octonitas o más, ganas la "
        "partida.",
    ),
    (
        (pay_octonite(defeat(one(enemy))), gain_life(1)),
        "Pay 1 octonite from this creature. If you do, defeat an enemy creature. Either way, gain 1 life.",
        "Paga 1 octonita de esta criatura. Si lo haces, derrota una criatura enemiga. En cualquier caso, gana 1 "
        "punto de vida.",
    ),
    (boost(2, this), "Boost this creature with up to 2 cards.", "Potencia esta criatura con hasta 2 cartas."),
    (
        boost(4, one(any_creature), split=True),
        "Boost any number of creatures with up to 4 cards, split as you like.",
        "Potencia cualquier número de criaturas con hasta 4 cartas, repartidas como quieras.",
    ),
    (
        choose_one(boost(1, one(any_creature)), take_boost()),
        "Choose one: boost a creature with up to 1 card; or take a boost card from under a creature into your hand.",
        "Elige una opción: potencia una criatura con hasta 1 carta; o lleva a tu mano una carta potenciadora que haya "
        "debajo de una criatura.",
    ),
    (
        gain_energy(per(enemy)),
        "Gain 1 energy for each enemy creature.",
        "Gana 1 de energía por cada criatura enemiga.",
    ),
    (
        buy_power_card(),
        "Buy a face-up Power card for free.",
        "Compra gratis una carta de Poder boca arriba.",
    ),
    (
        reveal_power_card(),
        "Reveal the top card of the Power deck and buy it for free.",
        "Revela la primera carta del mazo de Poder y cómprala gratis.",
    ),
    # --- conditions ---------------------------------------------------------------------------------------------------
    (
        if_(no_allies, defeat(every(enemy))),
        "If you control no creature, defeat all enemy creatures.",
        "Si no controlas ninguna criatura, derrota todas las criaturas enemigas.",
    ),
    (
        if_(creatures_ahead(3), win_game()),
        "If you control at least 3 creatures more than an opponent, you win the game.",
        "Si controlas al menos 3 criaturas más que un oponente, ganas la partida.",
    ),
    (
        if_(more_creatures, this_turn(this, have(this, SNEAKY))),
        "If you control more creatures than an opponent, this creature has SNEAKY this turn.",
        "Si controlas más criaturas que un oponente, esta criatura tiene Sigilo durante este turno.",
    ),
    (
        if_(less_life, steal_life(1)),
        "If you have less life than an opponent, steal 1 life from an opponent.",
        "Si tienes menos puntos de vida que un oponente, quita 1 punto de vida a un oponente y gánalo tú.",
    ),
    (
        if_(same_mindbugs, lose_life(2, opponent)),
        "If you have as many unused Mindbugs as an opponent, an opponent loses 2 life.",
        "Si te quedan tantos Mindbugs sin utilizar como a un oponente, un oponente pierde 2 puntos de vida.",
    ),
    (
        if_(hand_at_most(0), win_game()),
        "If your hand is empty, you win the game.",
        "Si no tienes cartas en la mano, ganas la partida.",
    ),
    (
        if_(slew_this_turn, gain_life(1)),
        "If this creature defeated an enemy creature this turn, gain 1 life.",
        "Si esta criatura ha derrotado una criatura enemiga durante este turno, gana 1 punto de vida.",
    ),
]
