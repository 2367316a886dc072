### Lecciones: lo que lee quien empieza junto a la mesa, dos o tres frases por pantalla.

mindbug-lesson-play = Juega una criatura
mindbug-lesson-play-do = En tu turno haces una de dos cosas: jugar una carta o atacar. Aquí las cartas no cuestan nada. Empieza por la más fuerte: juega Gorileón.
mindbug-lesson-play-done = Gorileón está en tu lado de la mesa y tu turno ha terminado. El número de una criatura es su poder. Podrá atacar a partir de tu próximo turno.

mindbug-lesson-mindbug = Toma una criatura con un Mindbug
mindbug-lesson-mindbug-do = Tu oponente juega Gorileón, de poder 10. Tienes dos Mindbugs para toda la partida, y cada uno te permite tomar una criatura justo cuando se juega. Utiliza uno ahora.
mindbug-lesson-mindbug-keep = Gorileón es tuyo y tu oponente puede hacer otra cosa: llega Abejaoso. Es más débil. Déjalo pasar y guarda tu último Mindbug para algo peor.
mindbug-lesson-mindbug-done = Ese es el corazón del juego: lo que juegues te lo pueden quitar, porque tu oponente también tiene Mindbugs. Así que piensa antes de jugar tu mejor criatura.

mindbug-lesson-attack = Ataca
mindbug-lesson-attack-do = En vez de jugar una carta puedes atacar con una criatura. Tu oponente no tiene quien bloquee. Ataca con Gorileón.
mindbug-lesson-attack-done = Nadie bloqueó, así que tu oponente ha perdido 1 de vida. Cada uno empieza con 3, y quien se queda sin vida pierde.

mindbug-lesson-block = Bloquea
mindbug-lesson-block-do = Cangusaurus Rex te ataca con poder 7. Si lo dejas pasar pierdes 1 de vida; si lo bloqueas con una criatura tuya, las dos luchan y gana la de más poder. Bloquea con Gorileón.
mindbug-lesson-block-done = 10 gana a 7: Cangusaurus Rex es derrotado y tú no has perdido nada. Con el mismo poder habrían caído las dos.

mindbug-lesson-poison = Pequeña pero peligrosa
mindbug-lesson-poison-do = Ataca Gorileón y ninguna criatura tuya es tan fuerte. Pero mira Plated Scorpion: sus palabras clave { mindbug-keyword-poisonous } y { mindbug-keyword-tough } importan más que su poder. Bloquea con ella.
mindbug-lesson-poison-done = { mindbug-keyword-poisonous }: quien lucha contra ella cae, incluso Gorileón. { mindbug-keyword-tough }: también debería haber caído, pero la primera vez solo se agota. La segunda, desaparece.

mindbug-lesson-keywords = Tres maneras de atacar
mindbug-lesson-sneaky-do = Las palabras clave también cambian los ataques. Buharaña tiene { mindbug-keyword-sneaky }: solo la bloquea otra criatura con { mindbug-keyword-sneaky }, y tu oponente no tiene ninguna. Ataca con ella.
mindbug-lesson-hunter-do = 1 de vida, y nadie pudo impedirlo. Ahora Killer Bee: con { mindbug-keyword-hunter } eliges quién tiene que bloquear. Ataca con Killer Bee.
mindbug-lesson-hunter-whom = Elige una víctima más débil que tu 5. Brain Fly solo tiene 4.
mindbug-lesson-frenzy-do = Brain Fly ya no está. Por último, { mindbug-keyword-frenzy }: una criatura así puede atacar dos veces por turno. Ataca con Luchataur.
mindbug-lesson-frenzy-again = Nadie se atreve a bloquear un poder de 9. Ataca otra vez.
mindbug-lesson-keywords-done = Dos ataques en un turno, 2 de vida. No hace falta memorizar las palabras clave: señala cualquier carta, o mantén el dedo sobre ella, y la verás en grande con todo lo que hace.

mindbug-lesson-effects = Lo que hacen las cartas
mindbug-lesson-on-play-do = Te queda 1 de vida, pero muchas cartas hacen algo. Lo que sigue a «{ mindbug-when-play }:» ocurre en cuanto la criatura entra en juego. Juega Sanador Ajolote.
mindbug-lesson-on-defeated-do = Has ganado 2 de vida. Ahora ataca Gorileón. Lo que sigue a «{ mindbug-when-defeated }:» ocurre cuando la criatura cae, y Sapo Explosivo está hecho para eso. Bloquea con él.
mindbug-lesson-on-defeated-whom = El sapo ha caído y se lleva a alguien consigo. Elige Gorileón.
mindbug-lesson-on-attack-do = Buena puntería. La tercera palabra es «{ mindbug-when-attack }:», que ocurre en cada ataque, antes de que nadie pueda bloquear. Ataca con Chameleon Sniper.
mindbug-lesson-effects-done = 1 de vida por su efecto, y 1 más porque nadie podía bloquearla. { mindbug-when-play }, { mindbug-when-attack }, { mindbug-when-defeated }: así funcionan casi todas las cartas.

mindbug-lesson-win = Gana la partida
mindbug-lesson-win-do = Te toca, ahora sin ayuda. A tu oponente le queda 1 de vida y tiene dos criaturas fuertes para bloquear. Un ataque gana en el acto: ¿cuál?
mindbug-lesson-win-hint = Eso lo bloquearían, o tarda demasiado. ¿A cuál de tus criaturas no puede bloquear nadie de enfrente?
mindbug-lesson-win-done = Sin vida: has ganado. Ya sabes todo lo que hace falta para una partida de verdad.
