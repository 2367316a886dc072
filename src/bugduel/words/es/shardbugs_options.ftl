### Lo que se puede elegir para una partida nueva de Shard Bugs: un nombre para cada opción y cada valor, y una línea de
### ayuda. También los nombres cortos de lo que activa habilidades.

shardbugs-when-played = Al jugarse
shardbugs-when-splat = Al ser aplastado
shardbugs-when-attacks = Al atacar
shardbugs-when-blocks = Al bloquear
shardbugs-when-blocked = Al ser bloqueado
shardbugs-when-hits = Al dañar a un jugador
shardbugs-when-wounds = Al dañar a un bicho
shardbugs-when-devotes = Al Consagrar
shardbugs-when-placed = Al colocarse en la Colmena
shardbugs-when-equipped = Al equiparse
shardbugs-when-enters = Al entrar en el Campo
shardbugs-when-hurt = Al recibir daño
shardbugs-when-action-played = Al jugar una acción
shardbugs-when-turn-begins = Comienzo del turno
shardbugs-when-turn-ends = Final del turno
shardbugs-when-damaged = Daño a un jugador
shardbugs-when-draws = Al robar una carta

shardbugs-option-decks = Mazos
shardbugs-option-decks-help = El mazo de cada jugador; juegan tantos jugadores como mazos haya.
shardbugs-option-decks-lunar-tide = Marea lunar
shardbugs-option-decks-lunar-wings = Alas lunares
shardbugs-option-decks-meteor-impact = Impacto meteórico
shardbugs-option-decks-meteor-venom = Veneno meteórico
shardbugs-option-decks-solar-radiance = Resplandor solar
shardbugs-option-decks-solar-swarm = Enjambre solar
shardbugs-option-decks-stray-armory = Arsenal errante
shardbugs-option-decks-stray-giants = Gigantes errantes
shardbugs-option-draft = Reglas de draft
shardbugs-option-draft-help = Para mazos de un draft: más pequeños, de cualquier alianza, y con un polvo que paga por todas.
shardbugs-option-time = Ronda con tiempo
shardbugs-option-time-help = El turno en que se acaba el tiempo; después se juegan unos pocos más. 0 para nunca.
shardbugs-option-cards = Cartas caseras
shardbugs-option-cards-help = Cartas tuyas que pueden llevar los mazos.
