"""What Shard Bugs cards read like, in English and in Spanish."""

from bugduel.shardbugs.cards import tree
from bugduel.shardbugs.cards import vocabulary as v

ANTS = v.your_bugs(v.ANT, v.other)

# Each effect, and then a line in English and a line in Spanish.
EFFECTS = (
    v.damage(2, v.target(v.enemy_bugs())),
    v.damage(v.per(v.your_bugs(v.ANT, v.other), 2), v.target(v.bugs())),
    v.damage(v.its("atk"), v.every(v.bugs(v.other))),
    v.splat(v.pick(v.your_bugs(v.BEE, v.WORKER))),
    v.splat(v.target(v.permanents(v.token_only, side="enemy"))),
    v.exhaust(v.targets(2, v.enemy_bugs(v.ready)), held=True),
    v.ready_up(v.every(v.your_bugs(v.other, v.SOLAR, v.in_hive))),
    v.to_hive(v.every(v.bugs(v.exhausted, v.cost <= 2))),
    v.to_field(v.target(v.enemy_bugs(v.in_hive))),
    v.trade("enemy"),
    v.return_to_hand(v.pick(v.items(v.subtype("weapon"), side="yours"), 2)),
    v.to_deck(v.target(v.supports(v.subtype("location", "event"))), "top"),
    v.to_deck(v.every(v.enemy_bugs(v.token_only, v.ANT)), "shuffled"),
    v.grow(2, v.every(v.your_bugs(v.other, v.ANT))),
    v.shrink(v.its("def", "target"), v.target(v.bugs(v.in_both))),
    v.until_end(v.target(v.your_bugs()), v.STOMP, v.FLYING, v.bounty(1), v.cannot("block", "retreat"), atk=2, dev=1),
    v.until_end(v.every(v.enemy_bugs()), atk=-2),
    v.until_end(v.this, atk=v.per("devotion"), defence=v.per("devotion")),
    v.until_end(v.target(v.bugs(v.atk >= 3, v.defence <= 2)), v.resists(v.FLYING), atk=v.its("atk")),
    v.take_control(v.target(v.permanents(side="enemy"))),
    (v.take_control(v.targets(2, v.enemy_bugs(), 1), True), v.ready_up(v.them)),
    v.animate(v.every(v.items(side="yours")), 8, 8),
    v.animate(v.target(v.items()), 8, 8, v.ANT),
    v.attach(v.target(v.your_bugs(v.WASP))),
    (v.fight(v.target(v.your_bugs()), v.target(v.enemy_bugs())), v.exhaust(v.them)),
    v.make("Ant", v.per("enemies")),
    v.make("Ant", v.its("dev")),
    v.damage_player(v.its("cost", "target"), "all"),
    v.damage_player(1, "you"),
    v.gain_devotion(1, "target-player"),
    (v.lose_devotion(v.per("enemy-hand"), "target-enemy"), v.gain_dust(2, v.METEOR)),
    v.steal_devotion(2, "enemies"),
    v.gain_dust(v.per("counters"), v.LUNAR),
    v.extra_place(),
    (v.draw(2, "enemies"), v.discard(2)),
    v.discard(1, "target-enemy", True),
    v.mill(v.its("atk"), "you"),
    v.reveal_hand(),
    v.look(1),
    v.look(3),
    v.search(v.cards("deck", v.MOTH, v.MYSTIC), "field", 2),
    v.search(v.cards("deck", v.quick_ones, v.LUNAR)),
    v.search(v.cards("deck", v.subtype("weapon"), type="item"), "splat"),
    v.recover(v.cards("splat", type="support", owner="any"), "hand", 2),
    v.recover(v.cards("splat", v.named("Antonio")), "deck-bottom"),
    v.recover(v.cards("splat", v.FLYING, v.SWIMMING, type="bug", owner="enemies"), "field"),
    v.put_from_hand(v.cards("hand", type="permanent")),
    v.shuffle_splat_zone(),
    v.fizzle("ability"),
    v.if_(v.you_have(v.your_bugs(v.ANT, v.other), 2), v.draw(), (v.discard(), v.extra_place())),
    v.may(v.exhaust(v.this), v.mill(2, "all")),
    v.may_pay("1S", v.draw(), v.gain_devotion(1)),
    v.choose_one(v.draw(), (v.splat(v.this), v.make("Ant", 2)), v.fizzle()),
    (v.exhaust(v.target(v.bugs())), v.if_(v.it_is(v.bugs(v.damaged), "target"), v.splat(v.them))),
)
EFFECTS_READ = """\
deal 2 damage to target enemy bug.
inflige 2 de daño al bicho enemigo objetivo.
deal 2 damage to target bug for each other ant you control.
inflige 2 de daño al bicho objetivo por cada otra hormiga que controles.
deal damage equal to this bug's ATK to each of the other bugs.
inflige a cada uno de los demás bichos tanto daño como el ATQ de este bicho.
splat a bee worker you control.
aplasta una abeja obrera que controles.
splat target enemy permanent token.
aplasta la ficha de permanente enemiga objetivo.
exhaust up to 2 target ready enemy bugs; they cannot be readied before their controllers' next turns, and do not ready as those turns begin.
agota hasta 2 bichos enemigos preparados objetivo; no se pueden preparar antes de los próximos turnos de sus controladores ni se preparan al comenzar esos turnos.
ready all other solar bugs in your Hive.
prepara todos los demás bichos solares de tu Colmena.
move all exhausted bugs with cost 2 or less to their controllers' Hives.
mueve todos los bichos agotados con coste 2 o menos a las Colmenas de sus controladores.
move target enemy bug in a Hive to its controller's Field.
mueve el bicho enemigo objetivo de una Colmena al Campo de su controlador.
move target enemy bug to its controller's Hive, and target bug in that Hive to the Field.
mueve el bicho enemigo objetivo a la Colmena de su controlador, y el bicho objetivo de esa Colmena al Campo.
return 2 weapons you control to their owners' hands.
devuelve 2 armas que controles a las manos de sus propietarios.
put target location or event on top of its owner's deck.
pon el lugar o evento objetivo encima del mazo de su propietario.
shuffle all enemy ant tokens into their owners' decks.
baraja todas las fichas de hormiga enemigas en los mazos de sus propietarios.
put 2 +1/+1 counters on each of your other ants.
pon 2 contadores +1/+1 sobre cada una de tus otras hormigas.
put as many -1/-1 counters as the target's DEF on target bug on a Field or in a Hive.
pon tantos contadores -1/-1 como la DEF del objetivo sobre el bicho objetivo de un Campo o una Colmena.
target bug you control gets +2/+0 and +1 DEV, gains Stomp, Bounty 1 and flying, and cannot block or Retreat until end of turn.
el bicho objetivo que controles obtiene +2/+0 y +1 DEV, gana Pisotón, Botín 1 y vuelo, y no puede bloquear ni usar Retirada hasta el final del turno.
enemy bugs get -2/-0 until end of turn.
los bichos enemigos obtienen -2/-0 hasta el final del turno.
until end of turn, this bug gets +1/+1 for each devotion you have.
hasta el final del turno, este bicho obtiene +1/+1 por cada punto de devoción que tengas.
target bug with ATK 3 or more and DEF 2 or less gets +X/+0 and gains flying resistance until end of turn, where X is this bug's ATK.
el bicho objetivo con ATQ 3 o más y DEF 2 o menos obtiene +X/+0 y gana resistencia al vuelo hasta el final del turno, donde X es el ATQ de este bicho.
take control of target enemy permanent.
toma el control del permanente enemigo objetivo.
take control of 1 or 2 target enemy bugs until end of turn. Ready those bugs.
toma el control de 1 o 2 bichos enemigos objetivo hasta el final del turno. Prepara esos bichos.
your items also become 8/8 bugs until end of turn.
tus objetos también se convierten en bichos 8/8 hasta el final del turno.
target item also becomes an 8/8 ant bug until end of turn.
el objeto objetivo también se convierte en un bicho hormiga 8/8 hasta el final del turno.
attach this bug to target wasp you control.
anexa este bicho a la avispa objetivo que controles.
target bug you control and target enemy bug deal damage equal to their ATK to each other. Exhaust those bugs.
el bicho objetivo que controles y el bicho enemigo objetivo se infligen mutuamente tanto daño como su ATQ. Agota esos bichos.
make an Ant token for each enemy player.
crea una ficha de Hormiga por cada jugador enemigo.
make as many Ant tokens as this bug's DEV.
crea tantas fichas de Hormiga como la DEV de este bicho.
deal damage equal to the target's cost to each player.
inflige a cada jugador tanto daño como el coste del objetivo.
take 1 damage.
recibes 1 de daño.
target player gains 1 devotion.
el jugador objetivo gana 1 de devoción.
target enemy player loses 1 devotion for each card in that enemy player's hand. Gain 2 meteor dust.
el jugador enemigo objetivo pierde 1 de devoción por cada carta de la mano de ese jugador enemigo. Después, debes ganar 2 de polvo meteórico.
steal 2 devotion from each enemy player.
quita 2 de devoción a cada jugador enemigo y gánala tú.
gain 1 lunar dust for each +1/+1 counter on this bug.
gana 1 de polvo lunar por cada contador +1/+1 sobre este bicho.
you may place one more bug from your hand into your Hive this turn.
puedes colocar un bicho más de tu mano en tu Colmena este turno.
each enemy player draws 2 cards. Discard 2 cards.
cada jugador enemigo roba 2 cartas. Después, debes descartar 2 cartas.
target enemy player discards a card at random.
el jugador enemigo objetivo descarta una carta al azar.
splat as many cards as this bug's ATK from the top of your deck.
aplasta tantas cartas como el ATQ de este bicho de la parte superior de tu mazo.
target enemy player reveals their hand.
el jugador enemigo objetivo revela su mano.
look at the top card of your deck and leave it there or put it on the bottom.
mira la primera carta de tu mazo y déjala o ponla en el fondo.
look at the top 3 cards of your deck and put any number of them on the bottom.
mira las 3 primeras cartas de tu mazo y pon las que quieras en el fondo.
search your deck for up to 2 moth mystics, reveal them, put them onto your Field and shuffle your deck.
busca en tu mazo hasta 2 polillas místicas, revélalas, ponlas en tu Campo y baraja tu mazo.
search your deck for a quick lunar action, reveal it, put it into your hand and shuffle your deck.
busca en tu mazo una acción lunar rápida, revélala, ponla en tu mano y baraja tu mazo.
search your deck for a weapon, reveal it, splat it and shuffle your deck.
busca en tu mazo un arma, revélala, aplástala y baraja tu mazo.
return up to 2 supports from any Splat Zone to their owners' hands.
devuelve hasta 2 apoyos de cualquier Zona de Aplastados a las manos de sus propietarios.
you may put an Antonio from your Splat Zone on the bottom of your deck.
puedes poner una carta llamada Antonio de tu Zona de Aplastados en el fondo de tu mazo.
you may put a bug with flying or swimming from enemy Splat Zones onto your Field.
puedes poner un bicho con vuelo o nado de las Zonas de Aplastados enemigas en tu Campo.
you may put a permanent from your hand onto your Field.
puedes poner un permanente de tu mano en tu Campo.
shuffle your Splat Zone into your deck.
baraja tu Zona de Aplastados en tu mazo.
target ability fizzles.
la habilidad objetivo se disipa.
if you control at least 2 other ants, draw a card; otherwise, discard a card, then you may place one more bug from your hand into your Hive this turn.
si controlas al menos otras 2 hormigas, roba una carta; si no, descarta una carta y después puedes colocar un bicho más de tu mano en tu Colmena este turno.
you may exhaust this bug, then have each player splat the top 2 cards of their deck.
puedes agotar este bicho y después hacer que cada jugador aplaste las 2 primeras cartas de su mazo.
you may pay 1S. If you do, draw a card, then gain 1 devotion.
puedes pagar 1S. Si lo haces, roba una carta y después gana 1 de devoción.
choose one: draw a card; splat this bug, then make 2 Ant tokens; or target thread fizzles.
elige una opción: roba una carta; aplasta este bicho y después crea 2 fichas de Hormiga; o el hilo objetivo se disipa.
exhaust target bug. If the target is damaged, splat that bug.
agota el bicho objetivo. Si el objetivo está dañado, aplasta ese bicho.
"""  # noqa: E501

# The same for constant abilities.
CONSTANTS = (
    v.give(v.your_bugs(v.ANT, v.BEE, v.other), v.VENOM, v.resists(v.SWIMMING), atk=1, defence=1, dev=1),
    v.gain(atk=v.per(v.bugs(v.token_only)), defence=2),
    v.bearer_has(v.cannot("attack", "devote"), atk=-1, defence=-1),
    v.give(v.enemy_bugs(v.no_token), v.cannot("ready", "deal-damage")),
    v.cost_less(v.cards("hand", v.SOLAR, type="item")),
    v.cost_less(v.cards("hand", v.quick_ones), -2, "enemies"),
    v.block_more(v.your_bugs(v.SPIDER), 2),
    v.blocked_only_by(to=v.your_bugs(v.named("Ant"))),
    v.blocked_only_by(v.enemy_bugs(v.FLYING, v.atk >= 3), v.bearer_bug),
    v.while_(v.you_have(v.enemy_bugs(v.exhausted), 2), v.gain(v.AGGRO), v.block_more()),
    v.while_(v.at_most(0, v.bugs(v.other)), v.gain(atk=1)),
    v.while_(v.at_most(2, v.your_bugs(v.in_hive)), v.gain(atk=1)),
    v.while_(v.you_have(v.cards("splat", v.ANT), 3), v.gain(atk=1)),
    v.while_(v.at_most(0, v.cards("hand", owner="enemies")), v.gain(atk=1)),
    v.while_(v.devotion_at_least(10), v.gain(dev=1)),
    v.while_(tree.Devotion(3, 5), v.gain(dev=1)),
    v.while_(tree.MoreDevotion(less=True, than="all"), v.gain(dev=1)),
    v.while_(v.not_your_turn, v.gain(v.HARDSHELL)),
    v.while_(tree.Have(tree.Permanents("this", "permanent", state="equipped")), v.gain(atk=2)),
)
CONSTANTS_READ = """\
Your other ants and bees have +1/+1, +1 DEV, Venom and swimming resistance.
Tus otras hormigas y abejas tienen +1/+1, +1 DEV, Veneno y resistencia al nado.
This bug has +0/+2 and +1/+0 for each bug token.
Este bicho tiene +0/+2 y +1/+0 por cada ficha de bicho.
The equipped bug has -1/-1 and cannot attack or Devote.
El bicho equipado tiene -1/-1 y no puede atacar ni Consagrar.
Enemy non-token bugs cannot ready or deal combat damage.
Los bichos enemigos que no sean fichas no pueden prepararse ni infligir daño de combate.
Solar items cost you 1 less.
Los objetos solares te cuestan 1 menos.
Quick actions cost enemy players 2 more.
Las acciones rápidas cuestan 2 más a los jugadores enemigos.
Your spiders can each block 2 more attackers.
Tus arañas pueden bloquear 2 atacantes más cada una.
Your bugs named Ant cannot be blocked.
Tus bichos llamados Hormiga no pueden ser bloqueados.
The equipped bug can be blocked only by bugs with flying and ATK 3 or more.
El bicho equipado solo puede ser bloqueado por bichos con vuelo y ATQ 3 o más.
While there are at least 2 exhausted enemy bugs on the Field, this bug has Aggro, and this bug can block 1 more attacker.
Mientras haya al menos 2 bichos enemigos agotados en el Campo, este bicho tiene Agresividad, y este bicho puede bloquear 1 atacante más.
While there is no other bug on the Field, this bug has +1/+0.
Mientras no haya ningún otro bicho en el Campo, este bicho tiene +1/+0.
While there are at most 2 bugs in your Hive, this bug has +1/+0.
Mientras haya como máximo 2 bichos en tu Colmena, este bicho tiene +1/+0.
While you have at least 3 ants in your Splat Zone, this bug has +1/+0.
Mientras tengas al menos 3 hormigas en tu Zona de Aplastados, este bicho tiene +1/+0.
While there is no card in enemy players' hands, this bug has +1/+0.
Mientras no haya ninguna carta en las manos de los jugadores enemigos, este bicho tiene +1/+0.
While you have at least 10 devotion, this bug has +1 DEV.
Mientras tengas al menos 10 de devoción, este bicho tiene +1 DEV.
While you have 3 to 5 devotion, this bug has +1 DEV.
Mientras tengas entre 3 y 5 de devoción, este bicho tiene +1 DEV.
While you have less devotion than every enemy player, this bug has +1 DEV.
Mientras tengas menos devoción que todos los jugadores enemigos, este bicho tiene +1 DEV.
While it is not your turn, this bug has Hardshell.
Mientras no sea tu turno, este bicho tiene Caparazón.
While this bug is equipped, this bug has +2/+0.
Mientras este bicho esté equipado, este bicho tiene +2/+0.
"""  # noqa: E501

# What abilities wait for.
TRIGGERS_READ = (
    (v.when("played", v.draw()), "When played", "Al jugarse"),
    (v.when("splat", v.draw()), "When splat", "Al ser aplastado"),
    (v.when("attacks", v.draw()), "When this attacks", "Al atacar"),
    (v.when("placed", v.draw()), "When placed in the Hive", "Al colocarse en la Colmena"),
    (v.when("played", v.draw(), of=ANTS), "When you play another ant", "Cuando juegues otra hormiga"),
    (
        v.when("splat", v.draw(), of=ANTS),
        "When another ant you control is splat",
        "Cuando otra hormiga que controles sea aplastada",
    ),
    (
        v.when("enters", v.draw(), of=v.enemy_bugs()),
        "When a bug enters an enemy Field",
        "Cuando un bicho entre en un Campo enemigo",
    ),
    (
        v.when("placed", v.draw(), of=v.bugs(v.BEE)),
        "When a player places a bee in their Hive",
        "Cuando un jugador coloque una abeja en su Colmena",
    ),
    (
        v.when("attacks", v.draw(), of=v.bearer_bug, once=True),
        "When the equipped bug attacks (once per turn)",
        "Cuando el bicho equipado ataque (una vez por turno)",
    ),
    (
        v.when("played", v.draw(), of=v.enemy_bugs(), condition=v.it_is(v.bugs(v.ANT))),
        "When an enemy player plays a bug, if it is an ant",
        "Cuando un jugador enemigo juegue un bicho, si es una hormiga",
    ),
    (v.when("turn-begins", v.draw()), "At the beginning of your turn", "Al comienzo de tu turno"),
    (
        v.when("turn-ends", v.draw(), by="enemy"),
        "At the end of each enemy player's turn",
        "Al final del turno de cada jugador enemigo",
    ),
    (v.when("damaged", v.draw(), by="any"), "When a player is dealt damage", "Cuando un jugador reciba daño"),
    (v.when("action-played", v.draw()), "When you play an action", "Cuando juegues una acción"),
    (v.activate("1S", v.draw(), quick=True), "1S (quick)", "1S (rápida)"),
    (v.activate(v.price("1S", exhaust=True), v.draw()), "Exhaust, 1S", "Agotar, 1S"),
    (v.activate("0", v.draw(), once=True), "0 (once per turn)", "0 (una vez por turno)"),
    (
        v.activate(v.price(devotion=2, discard=1, splat=True), v.draw(), True, True),
        "Pay 2 devotion, discard a card, splat this (quick, once per turn)",
        "Pagar 2 de devoción, descartar una carta, aplastar este bicho (rápida, una vez por turno)",
    ),
    (
        v.activate(
            v.price(counters=1, splat_other=v.items(side="yours"), exhaust_other=v.your_bugs(v.NOBLE)), v.draw()
        ),
        "Remove a +1/+1 counter, exhaust a noble you control, splat an item you control",
        "Quitar un contador +1/+1, agotar un noble que controles, aplastar un objeto que controles",
    ),
)
# What cards are: their line.
LINES_READ = (
    (
        v.bug("T", "2SS", 3, 4, 2, v.ANT, v.SOLDIER, v.FLYING, v.HARDSHELL),
        "2SS  3/4  dev 2 · ant soldier · flying · Hardshell",
        "2SS  3/4  dev 2 · hormiga soldado · vuelo · Caparazón",
    ),
    (
        v.bug("T", "1", 1, 1, 0, v.BEE, v.WORKER, v.resists(v.FLYING), v.plink(2), v.bounty(1)),
        "1  1/1  dev 0 · bee worker · flying resistance · Bounty 1, Plink 2",
        "1  1/1  dev 0 · abeja obrera · resistencia al vuelo · Botín 1, Perdigón 2",
    ),
    (
        v.token("T", 1, 1, v.MOTH, v.FLYING, alliance=v.LUNAR),
        "1/1 token · moth · flying",
        "ficha 1/1 · polilla · vuelo",
    ),
    (
        v.item("T", "2", "weapon", "1", [v.SOLDIER, v.ANT]),
        "2 weapon, equip 1: soldier or ant",
        "2 arma, equipar 1: soldado u hormiga",
    ),
    (
        v.item("T", "2", "armor", "S", ["name:Dave", v.FLYING, v.METEOR]),
        "2 armor, equip S: Dave, flying or meteor",
        "2 armadura, equipar S: Dave, vuelo o meteórico",
    ),
    (v.item("T", "0", "consumable", "1", []), "0 consumable, equip 1", "0 consumible, equipar 1"),
    (v.relic("T", "3"), "3 relic", "3 reliquia"),
    (v.item_token("T"), "relic token", "ficha de reliquia"),
    (v.location("T", "2S"), "2S location", "2S lugar"),
    (v.event("T", "L"), "L event", "L evento"),
    (v.quick_action("T", "1S", "attack", v.draw()), "1S quick action (attack)", "1S acción rápida (ataque)"),
    (v.action("T", "M", "effect", v.draw()), "M action (effect)", "M acción (efecto)"),
    (v.avatar("T", v.METEOR), "meteor avatar", "avatar meteórico"),
)
