### Títulos de las cartas y fichas lunares de Shard Bugs.

## Comunes

shardbugs-card-lamp-drunk-moth = Polilla Ebria de Farol
shardbugs-card-dusk-courier = Mensajera del Crepúsculo
shardbugs-card-puddle-strider = Zapatero de Charco
shardbugs-card-pondskim-dragonfly = Libélula Rozaestanques
shardbugs-card-moonsip-mosquito = Mosquito Sorbelunas
shardbugs-card-doorstop-snail = Caracol Tope de Puerta
shardbugs-card-silt-librarian = Bibliotecaria del Limo
shardbugs-card-veilwing-butterfly = Mariposa Alavelo
shardbugs-card-eddy-strider = Zapatero del Remolino
shardbugs-card-moonwell-keeper = Guardián del Pozo Lunar
shardbugs-card-hawker-and-hangers-on = Libélula Cazadora y Compañía
shardbugs-card-spitting-strider = Zapatero Escupidor
shardbugs-card-undertow-slug = Babosa de la Resaca
shardbugs-card-stonecase-caddis = Frigánea de Funda Pétrea
shardbugs-card-brine-burrower = Cavador de Salmuera
shardbugs-card-scent-of-nightshade = Aroma de Belladona
shardbugs-card-dive-from-the-dark = Picado desde la Oscuridad
shardbugs-card-snip-the-thread = Cortar el Hilo
shardbugs-card-gust-at-the-window = Ráfaga en la Ventana
shardbugs-card-moths-in-the-archive = Polillas en el Archivo
shardbugs-card-porch-light-swarm = Enjambre en la Luz del Porche
shardbugs-card-moon-gossip = Chismes de Luna
shardbugs-card-moonglass-needle = Aguja de Vidrio Lunar
shardbugs-card-nacre-plate = Coraza de Nácar

## Infrecuentes

shardbugs-card-dartwing-outrider = Escolta Aladardo
shardbugs-card-wardrobe-haunter = Espectro del Ropero
shardbugs-card-nightshade-sipper = Libadora de Belladona
shardbugs-card-matron-of-the-lamp = Matrona del Farol
shardbugs-card-cutpurse-mosquito = Mosquito Cortabolsas
shardbugs-card-contract-dragonfly = Libélula a Sueldo
shardbugs-card-marginalia-snail = Caracol de los Márgenes
shardbugs-card-riptide-strider = Zapatero de la Corriente
shardbugs-card-drowned-cartographer = Cartógrafo Ahogado
shardbugs-card-ferry-snail = Caracol Barquero
shardbugs-card-twilight-s-charm = Hechizo del Ocaso
shardbugs-card-poison-gas = Gas Venenoso
shardbugs-card-pulled-under = Arrastrado al Fondo
shardbugs-card-vial-of-dream-dew = Frasco de Rocío Onírico
shardbugs-card-the-drowned-bell = La Campana Ahogada
shardbugs-card-the-sunken-archive = El Archivo Hundido
shardbugs-card-the-crooked-branch = La Rama Torcida
shardbugs-card-wind-off-the-wetlands = Viento de los Humedales

## Raras

shardbugs-card-hush-now-butterfly = Mariposa Calla-Calla
shardbugs-card-baroness-sangria = Baronesa Sangría
shardbugs-card-ebb-the-quiet-oracle = Bajamar, Oráculo Callado
shardbugs-card-silkhand-thief-of-hours = Manoseda, Ladrona de Horas
shardbugs-card-keeper-of-the-leaky-lighthouse = Guardián del Faro con Goteras
shardbugs-card-harbormaster-nacre = Nácar, Capitán de Puerto
shardbugs-card-eclipse-winged-hawkmoth = Esfinge Alaeclipse
shardbugs-card-nymph-of-the-deep-ditch = Ninfa de la Zanja Honda
shardbugs-card-sleepwalker-s-hour = La Hora del Sonámbulo
shardbugs-card-grand-theft-larva = Gran Robo de Larvas
shardbugs-card-borrowed-proboscis = Probóscide Prestada
shardbugs-card-two-way-puddle = Charco de Ida y Vuelta

## Raras cósmicas

shardbugs-card-the-thief-who-took-tuesday = La Ladrona que se Llevó el Martes
shardbugs-card-old-man-undertow = El Viejo Resaca
shardbugs-card-nocturne-who-ate-the-moon = Nocturna, la que se Comió la Luna
shardbugs-card-an-echo-of-empty-pages = Eco de Páginas Vacías
shardbugs-card-second-moonrise = Segunda Salida de la Luna
shardbugs-card-night-with-no-morning = Noche sin Mañana

## Fichas

shardbugs-card-pebble-snail = Caracol de Guijarro
