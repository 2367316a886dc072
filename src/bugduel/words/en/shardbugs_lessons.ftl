### Lessons: what a newcomer reads beside the table, two or three sentences a screen.

shardbugs-lesson-hive = Fill your Hive
shardbugs-lesson-hive-do = Cards cost dust, and dust is made by the bugs in your Hive. Once a turn you may place a bug from your hand there, for free. Place Sting Cadets in your Hive.
shardbugs-lesson-hive-done = A bug in the Hive neither fights nor Devotes: it works. Each makes one dust a turn, of its own kind. Place one every turn early on, so that big cards come sooner.

shardbugs-lesson-dust = Pay with dust
shardbugs-lesson-dust-do = Two workers, two dust. Picnic Raiders cost a 1 and a sun: the number takes any dust, the sun only solar dust. Play Picnic Raiders; your Hive pays by itself.
shardbugs-lesson-dust-done = Both workers are exhausted and will be ready again next turn. Picnic Raiders are still dizzy: a bug that just came to the Field can block, but cannot attack or Devote until your next turn.

shardbugs-lesson-devote = Devote
shardbugs-lesson-devote-do = Whoever has 20 devotion wins. A ready bug on your Field can Devote: you exhaust it and gain as much devotion as the number on its star. Devote with Termite Undermayor.
shardbugs-lesson-devote-again = 2 devotion. Any number of bugs may Devote in one turn, each of them once. Devote with Sting Cadets as well.
shardbugs-lesson-devote-done = 3 of 20. But look: both are exhausted now, and an exhausted bug cannot block. Whoever Devotes with everybody is open to attack.

shardbugs-lesson-attack = Attack
shardbugs-lesson-attack-main = The enemy has 6 devotion, and its only bug is exhausted: nobody can block. Attacks come after your Main Phase. End it.
shardbugs-lesson-attack-do = Each attacker that is not blocked takes away as much devotion as its ATK, the number on the red burst. You have two, with 3 and 2. Attack with both.
shardbugs-lesson-attack-both = That is one. The other one, too.
shardbugs-lesson-attack-hint = Nobody can block, so nothing can go wrong: attack with both of your bugs.
shardbugs-lesson-attack-done = 5 damage: the enemy fell from 6 devotion to 1. And when Picnic Raiders hit a player they make an Ant: read your cards, many do more than their numbers say.

shardbugs-lesson-block = Block
shardbugs-lesson-block-do = Anvil Sergeant attacks you with ATK 2. Each of your ready bugs may block one attacker: then the two deal their ATK to each other. Block with Termite Undermayor.
shardbugs-lesson-block-enough = Its ATK of 3 is enough against a DEF of 3, so Picnic Raiders can rest. You need no more blockers.
shardbugs-lesson-block-done = Anvil Sergeant took 3 damage and was splat. Your bug took 2, less than its DEF of 4, and is as good as new at the end of the turn. Blocking does not exhaust: it can still Devote.

shardbugs-lesson-web = The web
shardbugs-lesson-web-do = The enemy plays Spark Spit: 2 damage would splat Picnic Raiders. But nothing happens before you have had your say. Quick cards can answer: play Forward, All of You! now.
shardbugs-lesson-web-pass = Both cards hang in the web now, each on a thread. The last one in is the first to happen: yours. You could answer once more, but need not: pass, and the web resolves.
shardbugs-lesson-web-done = First your bugs got +1/+1, then came the 2 damage: DEF 3 holds. Last in, first out: that is the whole secret of the web.

shardbugs-lesson-items = Items
shardbugs-lesson-items-do = Items come to the Field and are then put on a bug. Play Paper Wings.
shardbugs-lesson-items-equip = To equip an item costs dust again, here 1, and its text says whom it fits. Equip Paper Wings to Picnic Raiders.
shardbugs-lesson-items-done = +1/+1, and now they fly. If the bug leaves, the item stays on your Field, waiting for the next one.

shardbugs-lesson-avatar = Your avatar
shardbugs-lesson-avatar-do = Sol sits on your throne all game and has an ability that you can use every turn. It costs three dust here and makes an Ant. Use it.
shardbugs-lesson-avatar-done = A token: it fights like any bug but has no devotion of its own. When your hand is empty, your avatar still has something to do.

shardbugs-lesson-win = Win the game
shardbugs-lesson-win-do = Your turn, without help. You have 13 devotion, the enemy 18, and next turn it would be over. How do you win now?
shardbugs-lesson-win-on = Yes. How much is missing now?
shardbugs-lesson-win-last = Nearly there. What is left?
shardbugs-lesson-win-hint = That would not be enough. Count the stars on your Field: how much devotion could they bring this turn?
shardbugs-lesson-win-done = 20 devotion: you have won. You know all you need for a real game; whatever a card says, point at it, and it is explained.
