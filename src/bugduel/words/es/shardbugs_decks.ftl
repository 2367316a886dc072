### Por qué no se puede jugar con un mazo de Shard Bugs, y cómo quieren ganar los mazos que vienen con el juego.

shardbugs-deck-size =
    { $missing ->
        [one] { $size } cartas, y un mazo tiene al menos { $least }: añade una.
       *[other] { $size } cartas, y un mazo tiene al menos { $least }: añade { $missing }.
    }
shardbugs-deck-no-avatar = No tiene avatar: elige uno de { $avatars }.
shardbugs-deck-unknown-avatar = No hay ningún avatar «{ $name }»: elige uno de { $avatars }.
shardbugs-deck-avatars = { $count } avatares ({ $avatars }): un mazo tiene exactamente uno.
shardbugs-deck-avatar-card = { $card } es un avatar, y los avatares no van entre las cartas de un mazo.
shardbugs-deck-token = { $card } es una ficha, y las fichas no van entre las cartas de un mazo.
shardbugs-deck-misspelt = No hay ninguna carta «{ $name }». ¿Querías decir «{ $near }»?
shardbugs-deck-unknown-card = No hay ninguna carta «{ $name }».
shardbugs-deck-copies =
    { $rarity ->
        [common] { $card }: { $count } copias, y de una carta común se permiten { $most }.
        [uncommon] { $card }: { $count } copias, y de una carta poco común se permiten { $most }.
        [rare] { $card }: { $count } copias, y de una carta rara se permiten { $most }.
       *[cosmic] { $card }: { $count } copias, y de una rara cósmica se permiten { $most }.
    }
shardbugs-deck-alliance =
    { $alliance ->
        [solar] { $card } es solar
        [lunar] { $card } es lunar
       *[meteor] { $card } es meteórica
    }; { $own ->
        [solar] { $avatar } solo lidera cartas solares y sin alianza.
        [lunar] { $avatar } solo lidera cartas lunares y sin alianza.
       *[meteor] { $avatar } solo lidera cartas meteóricas y sin alianza.
    }
shardbugs-deck-mixed = Sus cartas son de varias alianzas, y ningún avatar las lidera todas.
shardbugs-deck-no-line = La línea { $line }, «{ $text }», debe ser como «4 Nombre de carta» o «avatar: Nombre».
shardbugs-deck-not-picked = { $card }: { $count } en el mazo, pero elegiste { $picked }.

shardbugs-option-decks-lunar-tide-help = Muros de conchas aguantan el Campo mientras el mazo enemigo se va con la marea, carta a carta. Gana cuando al enemigo no le queda nada que robar o, antes, Consagrando despacio.
shardbugs-option-decks-lunar-wings-help = Voladores que pocos pueden bloquear roban la devoción enemiga golpe a golpe. Las acciones rápidas les abren paso, y Consagran cuando no queda nada que robar.
shardbugs-option-decks-meteor-impact-help = Bichos rápidos atacan desde los primeros turnos y mantienen al enemigo con 0 de devoción. Cada golpe que llega se convierte en devoción para ti.
shardbugs-option-decks-meteor-venom-help = El Veneno y los contadores derriban todo lo que se tiene en pie, y cada bicho aplastado vale un Botín o devoción. Los suyos vuelven de la Zona de Aplastados.
shardbugs-option-decks-solar-radiance-help = Una corte de pocos bichos radiantes Consagra mucho y se prepara para Consagrar otra vez. Los escarabajos con Caparazón guardan el trono y bloquean a quien ataque.
shardbugs-option-decks-solar-swarm-help = Inunda el Campo de hormigas, y sus apoyos crean más y las hacen más fuertes. Atacan todas juntas hasta que el enemigo no puede bloquearlas a todas.
shardbugs-option-decks-stray-armory-help = Bichos baratos sin alianza, sobre todo los Dave, atacan armados hasta los dientes. Cada uno pega mucho más de lo que cuesta, y al ser aplastado deja sus objetos para el siguiente.
shardbugs-option-decks-stray-giants-help = Genera polvo pronto y espera a sus gigantes detrás de bichos más pequeños. Después, los bichos más grandes sin alianza arrollan con Pisotón a los bloqueadores, o Consagran 3 o más.
