"""What the words for teams read like: the effect or the ability, in English, in Spanish."""

from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    any_creature,
    any_number,
    boosted,
    by_teammate,
    defeat,
    discard,
    draw_unused,
    each_opponent,
    each_passes_left,
    enemy,
    every,
    exactly,
    gain_energy,
    gain_life,
    grant_attack,
    grant_play,
    have,
    hunts_only,
    if_,
    look_at_unused,
    lose_life,
    make_attack,
    may,
    me,
    my_hand,
    no_blocks,
    no_teammates_creatures,
    of_revealed_power,
    on_my_left,
    one,
    opponent,
    per,
    power,
    power_up,
    put_into_play,
    put_it_into_play,
    receive_card,
    refresh,
    return_to_hand,
    reveal,
    strongest,
    take_control,
    teammate,
    teammate_cannot_play,
    teammates,
    teammates_discard,
    their_creatures,
    this,
    this_turn,
    up_to,
)

TEAM_EFFECTS_READ = [
    (
        this_turn(None, no_blocks()),
        "Choose an opponent: they cannot block this turn.",
        "Elige a un oponente: no puede bloquear durante este turno.",
    ),
    (
        (receive_card(who=teammate, to_hand=True), may(put_it_into_play())),
        "Your teammate gives you a card of their choice from their hand, then you may put it into play.",
        "Tu compañero te da una carta de su mano, a su elección; después, puedes ponerla en juego.",
    ),
    (
        (receive_card(to_hand=True), gain_life(1)),
        "An opponent gives you a card of their choice from their hand. After that, gain 1 life.",
        "Un oponente te da una carta de su mano, a su elección. Después de eso, debes ganar 1 punto de vida.",
    ),
    (
        each_passes_left(),
        "Each opponent gives a card of their choice from their hand to the player on their left.",
        "Cada oponente da una carta de su mano, a su elección, al jugador de su izquierda.",
    ),
    (
        return_to_hand(every(this), to_teammate=True),
        "Put this creature into your teammate's hand.",
        "Pon esta criatura en la mano de tu compañero.",
    ),
    (
        return_to_hand(one(teammates), to_me=True),
        "Take one of your teammate's creatures into your hand.",
        "Lleva a tu mano una criatura de tu compañero.",
    ),
    (
        return_to_hand(up_to(2, teammates)),
        "Return up to 2 of your teammate's creatures to their hand.",
        "Devuelve hasta 2 criaturas de tu compañero a su mano.",
    ),
    (
        return_to_hand(one(on_my_left)),
        "Return one of your left neighbour's creatures to their hand.",
        "Devuelve una criatura del jugador de tu izquierda a su mano.",
    ),
    (
        put_into_play(one(teammates_discard)),
        "Put a card from your teammate's discard pile into play.",
        "Pon en juego una carta de la pila de descartes de tu compañero.",
    ),
    (
        make_attack(one(teammates)),
        "Choose one of your teammate's creatures: it attacks, if it can.",
        "Elige una criatura de tu compañero: ataca, si puede.",
    ),
    (
        take_control(exactly(2, teammates, boosted, power <= 4)),
        "Take control of 2 of your teammate's boosted creatures of power 4 or less.",
        "Toma el control de 2 criaturas potenciadas de poder 4 o menos de tu compañero.",
    ),
    (
        defeat(any_number(strongest(on_my_left))),
        "Defeat any number of your left neighbour's creatures with the highest power.",
        "Derrota cualquier número de criaturas con el poder más alto del jugador de tu izquierda.",
    ),
    (
        look_at_unused(3),
        "Look at the top 3 cards of the unused pile, put one of them into your teammate's hand and shuffle the rest "
        "back into the pile.",
        "Mira las 3 primeras cartas del mazo de cartas sin utilizar, pon una de ellas en la mano de tu compañero y "
        "baraja las demás en el mazo.",
    ),
    (
        look_at_unused(1),
        "Look at the top card of the unused pile and put it into your teammate's hand.",
        "Mira la primera carta del mazo de cartas sin utilizar y ponla en la mano de tu compañero.",
    ),
    (discard(1, each_opponent), "Each opponent discards a card.", "Cada oponente descarta una carta."),
    # --- what is counted ----------------------------------------------------------------------------------------------
    (
        discard(per(their_creatures), opponent),
        "An opponent discards a card for each creature they control.",
        "Un oponente descarta una carta por cada criatura que controle.",
    ),
    (
        lose_life(per(their_creatures), me),
        "Lose 1 life for each creature an opponent controls.",
        "Pierde 1 punto de vida por cada criatura que controle un oponente.",
    ),
    (
        discard(per(enemy), opponent),
        "An opponent discards a card for each creature your opponents control.",
        "Un oponente descarta una carta por cada criatura que controlen tus oponentes.",
    ),
    (
        gain_energy(per(teammates)),
        "Gain 1 energy for each of your teammate's creatures.",
        "Gana 1 de energía por cada criatura de tu compañero.",
    ),
    # --- what a teammate does -----------------------------------------------------------------------------------------
    (
        by_teammate(refresh()),
        "Your teammate refreshes one of their used Mindbugs.",
        "Tu compañero recupera uno de sus Mindbugs utilizados.",
    ),
    (
        (by_teammate(reveal(one(my_hand))), defeat(one(any_creature, of_revealed_power))),
        "Your teammate reveals a card from their hand. After that, defeat a creature with the same power as the "
        "revealed card.",
        "Tu compañero revela una carta de su mano. Después de eso, debes derrotar una criatura con el mismo poder que "
        "la carta revelada.",
    ),
    (
        if_(no_teammates_creatures, by_teammate(may(return_to_hand(one(teammates_discard))))),
        "If your teammate controls no creature, your teammate may take a card from your discard pile into their hand.",
        "Si tu compañero no controla ninguna criatura, tu compañero puede llevar a su mano una carta de tu pila de "
        "descartes.",
    ),
    (
        by_teammate(discard(1, me), draw_unused(2)),
        "Your teammate does this: “discard a card, then draw 2 cards from the unused pile”.",
        "Tu compañero hace esto: «descarta una carta; después, roba 2 cartas del mazo de cartas sin utilizar».",
    ),
    (
        may(by_teammate(defeat(one(enemy)))),
        "You may have your teammate do this: “defeat an enemy creature”.",
        "Puedes hacer que tu compañero haga esto: «derrota una criatura enemiga».",
    ),
]

TEAM_CONSTANTS_READ = [
    (
        teammate_cannot_play(5),
        "Your teammate cannot play cards of power 5 or more from their hand.",
        "Tu compañero no puede jugar de su mano cartas de poder 5 o más.",
    ),
    (
        hunts_only(on_my_left),
        "This creature can hunt only your left neighbour's creatures.",
        "Esta criatura solo puede usar Cacería contra las criaturas del jugador de tu izquierda.",
    ),
    (
        have(teammates, power_up(1), FRENZY),
        "Your teammate's creatures have +1 power and FRENZY.",
        "Las criaturas de tu compañero tienen +1 de poder y Frenesí.",
    ),
    (
        grant_play(teammates, discard(1, opponent)),
        "Your teammate's creatures have “Play: an opponent discards a card”.",
        "Las criaturas de tu compañero tienen «Jugar: un oponente descarta una carta».",
    ),
    (
        grant_attack(teammates, power <= 5, lose_life(1, opponent)),
        "Your teammate's creatures of power 5 or less have “Attack: an opponent loses 1 life”.",
        "Las criaturas de poder 5 o menos de tu compañero tienen «Atacar: un oponente pierde 1 punto de vida».",
    ),
    (
        power_up(per(their_creatures)),
        "This creature has +1 power for each creature an opponent controls.",
        "Esta criatura tiene +1 de poder por cada criatura que controle un oponente.",
    ),
]
