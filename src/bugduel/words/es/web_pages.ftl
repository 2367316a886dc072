# Las páginas del navegador alrededor de la mesa.

web-nav = Páginas principales
web-nav-tables = Mesas abiertas
web-nav-cards = Cartas
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-unofficial = Una mesa hecha por aficionados. Sin relación con los autores de Mindbug; los nombres son de sus dueños.
web-home-title = Jugar ahora
web-play = Jugar
web-to-home = A la página de inicio
web-missing-title = Aquí no hay nada
web-missing-text = Esta dirección no lleva a ninguna parte. Quizá falte una letra.
web-no-game-title = No existe esa partida
web-no-game-text = No hay ninguna partida en esta dirección, o no puedes verla.
web-connecting = Preparando la mesa …
