### Lecciones: lo que lee quien empieza junto a la mesa, dos o tres frases por pantalla.

shardbugs-lesson-hive = Llena tu Colmena
shardbugs-lesson-hive-do = Las cartas cuestan polvo, y el polvo lo hacen los bichos de tu Colmena. Una vez por turno puedes colocar allí gratis un bicho de tu mano. Coloca Cadetes del Aguijón en tu Colmena.
shardbugs-lesson-hive-done = Un bicho de la Colmena no lucha ni se Consagra: trabaja. Cada uno hace un polvo por turno, del suyo. Al principio coloca uno cada turno: así llegan antes las cartas grandes.

shardbugs-lesson-dust = Paga con polvo
shardbugs-lesson-dust-do = Dos obreras, dos de polvo. Saqueadoras de Pícnics cuesta un 1 y un sol: el número admite cualquier polvo; el sol, solo polvo solar. Juega Saqueadoras de Pícnics: tu Colmena paga sola.
shardbugs-lesson-dust-done = Las dos obreras están agotadas y se preparan en tu próximo turno. Tus saqueadoras aún están mareadas: un bicho recién llegado al Campo puede bloquear, pero no atacar ni Consagrarse hasta tu próximo turno.

shardbugs-lesson-devote = Conságrate
shardbugs-lesson-devote-do = Gana quien llega a 20 de devoción. Un bicho preparado de tu Campo puede Consagrarse: lo agotas y ganas tanta devoción como indica su estrella. Consagra a Subalcaldesa Termita.
shardbugs-lesson-devote-again = 2 de devoción. En un turno se pueden Consagrar todos los bichos que quieras, cada uno una vez. Consagra también a Cadetes del Aguijón.
shardbugs-lesson-devote-done = 3 de 20. Pero fíjate: los dos están agotados, y un bicho agotado no puede bloquear. Quien Consagra a todos queda indefenso.

shardbugs-lesson-attack = Ataca
shardbugs-lesson-attack-main = El enemigo tiene 6 de devoción y su único bicho está agotado: nadie puede bloquear. Se ataca después de tu Fase Principal. Termínala.
shardbugs-lesson-attack-do = Cada atacante que nadie bloquea quita tanta devoción como su ATQ, el número del estallido rojo. Tienes dos, con 3 y con 2. Ataca con los dos.
shardbugs-lesson-attack-both = Ese es uno. El otro también.
shardbugs-lesson-attack-hint = Nadie puede bloquear, así que nada puede salir mal: ataca con tus dos bichos.
shardbugs-lesson-attack-done = 5 de daño: el enemigo ha bajado de 6 de devoción a 1. Y cuando tus saqueadoras golpean a un jugador hacen una Hormiga: lee tus cartas, muchas hacen más de lo que dicen sus números.

shardbugs-lesson-block = Bloquea
shardbugs-lesson-block-do = Sargento Yunque te ataca con ATQ 2. Cada bicho preparado tuyo puede bloquear a un atacante: los dos se hacen tanto daño como su ATQ. Bloquea con Subalcaldesa Termita.
shardbugs-lesson-block-enough = Su ATQ de 3 basta contra una DEF de 3, así que las saqueadoras pueden descansar. No necesitas más bloqueadores.
shardbugs-lesson-block-done = Sargento Yunque recibió 3 de daño y acabó aplastado. Tu bicho recibió 2, menos que su DEF de 4, y al final del turno estará como nuevo. Bloquear no agota: aún puede Consagrarse.

shardbugs-lesson-web = La telaraña
shardbugs-lesson-web-do = El enemigo juega Escupitajo de Chispas: 2 de daño aplastarían a tus saqueadoras. Pero nada ocurre sin que puedas responder. Las cartas rápidas sirven para eso: juega ¡Adelante, Todas! ya mismo.
shardbugs-lesson-web-pass = Las dos cartas cuelgan ahora de la telaraña, cada una de su hilo. La última en llegar es la primera en ocurrir: la tuya. Podrías responder otra vez, pero no hace falta: pasa, y la telaraña se resuelve.
shardbugs-lesson-web-done = Primero tus bichos recibieron +1/+1 y después llegaron los 2 de daño: DEF 3 aguanta. Lo último que entra es lo primero que sale: ese es todo el secreto de la telaraña.

shardbugs-lesson-items = Objetos
shardbugs-lesson-items-do = Los objetos llegan al Campo y después se equipan a un bicho. Juega Alas de Papel.
shardbugs-lesson-items-equip = Equipar cuesta polvo otra vez, aquí 1, y el texto dice a quién le sirve. Equipa Alas de Papel a Saqueadoras de Pícnics.
shardbugs-lesson-items-done = +1/+1, y ahora vuelan. Si el bicho se va, el objeto se queda en tu Campo y espera al siguiente.

shardbugs-lesson-avatar = Tu avatar
shardbugs-lesson-avatar-do = Sol ocupa tu trono toda la partida y tiene una habilidad que puedes usar cada turno. Aquí cuesta tres de polvo y hace una Hormiga. Úsala.
shardbugs-lesson-avatar-done = Una ficha: lucha como cualquier bicho, pero no tiene devoción propia. Cuando no te queden cartas en la mano, tu avatar aún tendrá algo que hacer.

shardbugs-lesson-win = Gana la partida
shardbugs-lesson-win-do = Es tu turno, sin ayuda. Tienes 13 de devoción, el enemigo 18, y en el próximo turno se acabaría. ¿Cómo ganas ahora?
shardbugs-lesson-win-on = Sí. ¿Cuánto falta ahora?
shardbugs-lesson-win-last = Casi. ¿Qué queda?
shardbugs-lesson-win-hint = Con eso no bastaría. Cuenta las estrellas de tu Campo: ¿cuánta devoción pueden dar en este turno?
shardbugs-lesson-win-done = 20 de devoción: has ganado. Ya sabes lo necesario para una partida de verdad; diga lo que diga una carta, señálala y verás qué significa.
