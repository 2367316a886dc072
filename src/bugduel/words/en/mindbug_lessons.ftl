### Lessons: what a newcomer reads beside the table, two or three sentences a screen.

mindbug-lesson-play = Play a creature
mindbug-lesson-play-do = On your turn you do one of two things: play a card, or attack. Nobody pays for cards here. Start with your strongest: play Gorillion.
mindbug-lesson-play-done = Gorillion stands on your side of the table, and your turn is over. The number on a creature is its power. It can attack from your next turn on.

mindbug-lesson-mindbug = Steal with a Mindbug
mindbug-lesson-mindbug-do = Your opponent plays Gorillion, with power 10. You have two Mindbugs for the whole game, and each can steal one creature just as it is played. Use one now.
mindbug-lesson-mindbug-keep = Gorillion is yours, and your opponent gets to do something else: Bee Bear comes. It is weaker. Let it come, and save your last Mindbug for something worse.
mindbug-lesson-mindbug-done = That is the heart of the game: whatever you play may be stolen, as your opponent has Mindbugs, too. So think before you play your best creature.

mindbug-lesson-attack = Attack
mindbug-lesson-attack-do = Instead of playing a card you can attack with one creature. Your opponent has nobody to block. Attack with Gorillion.
mindbug-lesson-attack-done = Nobody blocked, so your opponent lost 1 life. Everybody begins with 3, and whoever has none left has lost.

mindbug-lesson-block = Block
mindbug-lesson-block-do = Kangasaurus Rex attacks you with power 7. Let it through and you lose 1 life, or block it with one of your creatures: then the two fight, and more power wins. Block with Gorillion.
mindbug-lesson-block-done = 10 beats 7: Kangasaurus Rex is defeated, and you have lost nothing. Had both been equally strong, both would have fallen.

mindbug-lesson-poison = Small but dangerous
mindbug-lesson-poison-do = Gorillion attacks, and none of yours is that strong. But look at Plated Scorpion: its keywords { mindbug-keyword-poisonous } and { mindbug-keyword-tough } matter more than its power. Block with it.
mindbug-lesson-poison-done = { mindbug-keyword-poisonous }: whoever fights it falls, even Gorillion. { mindbug-keyword-tough }: it should have fallen as well, but the first time it is only exhausted. The second time it is gone.

mindbug-lesson-keywords = Three ways to attack
mindbug-lesson-sneaky-do = Keywords change attacks, too. Spider Owl is { mindbug-keyword-sneaky }: only another { mindbug-keyword-sneaky } creature can block it, and your opponent has none. Attack with it.
mindbug-lesson-hunter-do = 1 life, and nobody could stop it. Now Killer Bee: a { mindbug-keyword-hunter } may choose who has to block it. Attack with Killer Bee.
mindbug-lesson-hunter-whom = Pick a victim that is weaker than your 5. Brain Fly has only 4.
mindbug-lesson-frenzy-do = Brain Fly is gone. Last comes { mindbug-keyword-frenzy }: such a creature may attack twice in a turn. Attack with Luchataur.
mindbug-lesson-frenzy-again = Nobody dares to block power 9. Attack again.
mindbug-lesson-keywords-done = Two attacks in one turn, 2 life. You need not learn keywords by heart: point at any card, or hold your finger on it, and it is shown large with all it can do.

mindbug-lesson-effects = What cards do
mindbug-lesson-on-play-do = You have 1 life left, but many cards do something. A text after “{ mindbug-when-play }:” happens as soon as the creature enters play. Play Axolotl Healer.
mindbug-lesson-on-defeated-do = You gained 2 life. Now Gorillion attacks. A text after “{ mindbug-when-defeated }:” happens when the creature falls, and Explosive Toad is made for that. Block with it.
mindbug-lesson-on-defeated-whom = The toad fell, and takes somebody along. Choose Gorillion.
mindbug-lesson-on-attack-do = Well aimed. The third word is “{ mindbug-when-attack }:”, which happens with every attack, before anybody can block. Attack with Chameleon Sniper.
mindbug-lesson-effects-done = 1 life by its effect, and 1 more because nobody could block it. { mindbug-when-play }, { mindbug-when-attack }, { mindbug-when-defeated }: that is how nearly every card works.

mindbug-lesson-win = Win the game
mindbug-lesson-win-do = Your turn, without help. Your opponent has 1 life left and two strong creatures to block with. One attack wins at once: which one?
mindbug-lesson-win-hint = That would be blocked, or takes too long. Which of your creatures can nobody over there block?
mindbug-lesson-win-done = No life left: you have won. You know all you need for a real game.
