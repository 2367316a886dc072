### Títulos de las cartas solares de Shard Bugs.

## Comunes

shardbugs-card-gold-field-ants = Hormigas del Campo Dorado
shardbugs-card-overconfident-ant = Hormiga Demasiado Segura
shardbugs-card-early-rising-bee = Abeja Madrugadora
shardbugs-card-gilded-sentry-ants = Hormigas Centinelas Doradas
shardbugs-card-picnic-raiders = Saqueadoras de Pícnics
shardbugs-card-mortar-termites = Termitas Argamaseras
shardbugs-card-timber-gnawers = Roedoras de Vigas
shardbugs-card-sting-cadets = Cadetes del Aguijón
shardbugs-card-marching-column = Columna en Marcha
shardbugs-card-seven-spot-page = Paje de Siete Puntos
shardbugs-card-painted-lady-in-waiting = Dama de Compañía Pintada
shardbugs-card-parasol-beetle = Escarabajo Sombrilla
shardbugs-card-honeydew-courtier = Cortesano de Melaza
shardbugs-card-gilt-diving-beetle = Escarabajo Buceador Dorado
shardbugs-card-cart-horn-beetle = Escarabajo Cuerno de Carro
shardbugs-card-orchard-marquis = Marqués del Huerto
shardbugs-card-waggle-dance = Danza del Meneo
shardbugs-card-nasty-sunburn = Fea Quemadura de Sol
shardbugs-card-forward-all-of-you = ¡Adelante, Todas!
shardbugs-card-kick-the-anthill = Patada al Hormiguero
shardbugs-card-morning-hymn = Himno de la Mañana
shardbugs-card-thorn-pike = Pica de Espina
shardbugs-card-acorn-cap-helm = Yelmo de Bellota
shardbugs-card-royal-jelly-jar = Tarro de Jalea Real

## Infrecuentes

shardbugs-card-aphid-herder = Pastora de Pulgones
shardbugs-card-sergeant-six-legs = Sargento Seispatas
shardbugs-card-hotfoot-bombardier = Bombardera Pies Calientes
shardbugs-card-nectar-bailiff = Alguacil del Néctar
shardbugs-card-hive-choirmaster = Maestra del Coro de la Colmena
shardbugs-card-mound-mason = Albañil del Termitero
shardbugs-card-pollen-courier = Mensajera del Polen
shardbugs-card-glarewing = Alas de Resplandor
shardbugs-card-sunrise-swallowtail = Macaón del Alba
shardbugs-card-buckler-smith = Herrero de Broqueles
shardbugs-card-sunstone-guard = Guardia de la Piedra Solar
shardbugs-card-duchess-dotty = Duquesa Motitas
shardbugs-card-on-your-feet = ¡En Pie!
shardbugs-card-squint = ¡Entrecierra los Ojos!
shardbugs-card-early-retirement = Jubilación Anticipada
shardbugs-card-settle-it-in-the-garden = Arreglarlo en el Jardín
shardbugs-card-follow-the-crumbs = Seguir las Migas
shardbugs-card-antonio-s-toothpick = Palillo de Antonio
shardbugs-card-lacquered-breastplate = Peto Lacado
shardbugs-card-clutch-of-warm-eggs = Nidada de Huevos Tibios
shardbugs-card-clover-court = Corte de los Tréboles
shardbugs-card-warm-brood-cells = Celdas de Cría Cálidas
shardbugs-card-walking-mound = Termitero Andante
shardbugs-card-marching-season = Temporada de Marchas

## Raras

shardbugs-card-captain-buzzworthy = Capitana Zumbidón
shardbugs-card-bee-nevolent-treasurer = Tesorera Abejévola
shardbugs-card-termite-undermayor = Subalcaldesa Termita
shardbugs-card-saint-speckle = Santa Motita
shardbugs-card-regent-goldwing = Regente Aladorada
shardbugs-card-old-thunderhorn = Viejo Cuerno de Trueno
shardbugs-card-antpocalypse = Hormigapocalipsis
shardbugs-card-high-noon-charge = Carga del Mediodía
shardbugs-card-roll-call-of-the-fallen = Pase de Lista de los Caídos
shardbugs-card-daybreak-again = Amanece Otra Vez
shardbugs-card-crown-of-noon = Corona del Cenit
shardbugs-card-sunny-anthill = Hormiguero Soleado
shardbugs-card-festival-of-kites = Festival de Cometas

## Raras cósmicas

shardbugs-card-antonio = Antonio
shardbugs-card-queen-aurelia = Reina Aurelia
shardbugs-card-destiny-s-dung-beetle = Escarabajo Pelotero del Destino
shardbugs-card-empress-heliantha = Emperatriz Heliantha
shardbugs-card-throne-of-endless-summer = Trono del Verano Sin Fin

## Fichas

shardbugs-card-drone = Zángano
shardbugs-card-termite = Termita
