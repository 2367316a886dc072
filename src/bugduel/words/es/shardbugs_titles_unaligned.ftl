### Títulos de las cartas sin alianza de Shard Bugs, de los avatares y de las fichas comunes.

## Comunes

shardbugs-card-hitchhiking-tick = Garrapata Autoestopista
shardbugs-card-raindrop-skater = Patinador de Gotas
shardbugs-card-errand-fly = Mosca de los Recados
shardbugs-card-doormat-beetle = Escarabajo Felpudo
shardbugs-card-crumb-roller = Rodador de Migas
shardbugs-card-dave-swiftfoot = Dave Piesligeros
shardbugs-card-rent-a-roach = Cucaracha de Alquiler
shardbugs-card-night-watch-roach = Cucaracha del Turno de Noche
shardbugs-card-cellar-digger = Grillo Excavasótanos
shardbugs-card-gutter-mosquito = Mosquito de Alcantarilla
shardbugs-card-underdog-tick = Garrapata Desvalida
shardbugs-card-bookworm = Gusano de Biblioteca
shardbugs-card-pew-slug = Babosa de Banco de Iglesia
shardbugs-card-adventurous-earthworm = Lombriz Aventurera
shardbugs-card-dart-wasp = Avispa Dardo
shardbugs-card-hermit-slug = Babosa Ermitaña
shardbugs-card-penny-saver-ladybug = Mariquita Ahorradora
shardbugs-card-guesthouse-snail = Caracol Posadero
shardbugs-card-sweater-moth = Polilla de Jersey
shardbugs-card-party-crasher = Intrusa en la Fiesta
shardbugs-card-stubborn-beetle = Escarabajo Testarudo
shardbugs-card-ditch-scorpion = Escorpión de la Cuneta
shardbugs-card-town-crier-cricket = Grillo Pregonero
shardbugs-card-long-haul-centipede = Ciempiés de Largo Recorrido
shardbugs-card-splinter-spear = Lanza de Astilla
shardbugs-card-thimble-helmet = Casco Dedal
shardbugs-card-paper-wings = Alas de Papel
shardbugs-card-flowerpot-fortress = Fortaleza Maceta
shardbugs-card-wake-up-nectar = Néctar Despertador
shardbugs-card-honey-pot = Tarro de Miel
shardbugs-card-pocket-compass = Brújula de Bolsillo
shardbugs-card-rummage-the-bins = Hurgar en la Basura
shardbugs-card-kick-up-sand = Arena a los Ojos
shardbugs-card-toss-a-pebble = Lanzar una Piedrecita
shardbugs-card-ankle-high-thread = Hilo a Ras de Tobillo
shardbugs-card-bumped-antennae = Choque de Antenas
shardbugs-card-stray-boot = Bota Perdida
shardbugs-card-shared-picnic = Pícnic Compartido
shardbugs-card-storm-drain = Desagüe Pluvial

## Infrecuentes

shardbugs-card-scaffold-termite = Termita del Andamio
shardbugs-card-dave-hired-sword = Dave, Espada a Sueldo
shardbugs-card-turnstile-spider = Araña del Torniquete
shardbugs-card-ceiling-crawler = Reptatechos
shardbugs-card-sticky-fingered-fly = Mosca de Dedos Pegajosos
shardbugs-card-larder-raider = Saqueadora de Despensas
shardbugs-card-drywall-termite = Termita del Tabique
shardbugs-card-gravedigger-cricket = Grillo Sepulturero
shardbugs-card-towline-strider = Zapatero de Sirga
shardbugs-card-coin-stuffed-beetle = Escarabajo Hucha
shardbugs-card-pantry-guard = Guardia de la Alacena
shardbugs-card-show-off-ladybug = Mariquita Presumida
shardbugs-card-palm-reading-moth = Polilla Quiromante
shardbugs-card-victory-lap-dragonfly = Libélula de la Vuelta de Honor
shardbugs-card-sunday-mantis = Mantis Dominguera
shardbugs-card-tip-over-snail = Caracol Volcador
shardbugs-card-door-to-door-tick = Garrapata a Domicilio
shardbugs-card-cannonball-beetle = Escarabajo Bala de Cañón
shardbugs-card-scrapheap-picker = Rebuscador de Chatarra
shardbugs-card-dave-s-other-sword = La Otra Espada de Dave
shardbugs-card-homing-stinger = Aguijón Teledirigido
shardbugs-card-walnut-plate = Coraza de Nuez
shardbugs-card-choir-robe = Túnica del Coro
shardbugs-card-sap-jar = Tarro de Savia
shardbugs-card-bag-of-mulch = Saco de Mantillo
shardbugs-card-firecracker-berry = Baya Petardo
shardbugs-card-compost-bin = Cubo de Compost
shardbugs-card-beggar-s-bowl = Cuenco del Mendigo
shardbugs-card-dew-collector = Recolector de Rocío
shardbugs-card-wind-up-beetle = Escarabajo de Cuerda
shardbugs-card-legs-in-the-air = Patas Arriba
shardbugs-card-full-kit-inspection = Pasar Revista al Equipo
shardbugs-card-mop-up = Pasar la Fregona
shardbugs-card-talk-over-them = Quitarles la Palabra
shardbugs-card-topple-the-tall = Derribar al Grande
shardbugs-card-wrong-address = Dirección Equivocada
shardbugs-card-odd-jobs = Trabajillos Varios
shardbugs-card-call-the-cousins = Llamar a los Primos
shardbugs-card-garbage-day = Día de la Basura
shardbugs-card-severance-package = Finiquito
shardbugs-card-luxury-tax = Impuesto de Lujo
shardbugs-card-read-the-room = Tantear el Ambiente
shardbugs-card-sudden-promotion = Ascenso Repentino
shardbugs-card-insurance-policy = Póliza de Seguro
shardbugs-card-paperwork = Papeleo

## Raras

shardbugs-card-generous-landlord = Casera Generosa
shardbugs-card-undertaker-beetle = Escarabajo de Pompas Fúnebres
shardbugs-card-welcome-mat-spider = Araña del Felpudo
shardbugs-card-captain-without-a-flag = Capitana sin Bandera
shardbugs-card-mother-loam = Madre Mantillo
shardbugs-card-puppeteer-wasp = Avispa Titiritera
shardbugs-card-compost-colossus = Coloso de Compost
shardbugs-card-whetstone-of-grudges = Piedra de Afilar Rencores
shardbugs-card-siege-acorn = Bellota de Asedio
shardbugs-card-prism-of-three-skies = Prisma de los Tres Cielos
shardbugs-card-stowaway-crate = Cajón de Polizones
shardbugs-card-sweep-the-porch = Barrer el Porche
shardbugs-card-sermon-at-full-volume = Sermón a Todo Volumen
shardbugs-card-dug-up-again = Desenterrado Otra Vez
shardbugs-card-washed-down-the-drain = Por el Sumidero
shardbugs-card-rolled-up-newspaper = Periódico Enrollado
shardbugs-card-the-empty-shell = La Concha Vacía
shardbugs-card-recruiting-tent = Carpa de Reclutamiento
shardbugs-card-bazaar-of-crumbs = Bazar de las Migas
shardbugs-card-gossip-column = Columna de Cotilleos
shardbugs-card-unfriendly-neighbors = Vecinos Poco Amables

## Raras cósmicas

shardbugs-card-larva-of-ages = Larva de las Eras
shardbugs-card-doctor-mandible-toymaker = Doctora Mandíbula, Juguetera
shardbugs-card-madame-chrysalis = Madame Crisálida
shardbugs-card-bom-who-rolls-the-world = Bom, que Hace Rodar el Mundo
shardbugs-card-amber-hourglass = Reloj de Arena de Ámbar
shardbugs-card-everybody-home = Todos a Casa

## Avatares

shardbugs-card-sol = Sol
shardbugs-card-luna = Luna
shardbugs-card-mars = Marte

## Fichas

shardbugs-card-bounty = Botín
shardbugs-card-ant = Hormiga
shardbugs-card-moth = Polilla
shardbugs-card-spiderling = Arañita
shardbugs-card-crater-beetle = Escarabajo del Cráter
shardbugs-card-earthworm = Lombriz
