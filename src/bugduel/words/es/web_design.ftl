# La página del navegador que muestra el diseño, para quien lo cambie.

web-design-title = Diseño
web-design-sample = Muestra
web-design-one = Uno
web-design-two = Dos
web-design-three = Tres
web-design-buttons = Botones y fichas
web-design-forms = Formularios
web-design-messages = Mensajes
web-design-dialog = Abrir un diálogo
web-design-colours =
    { $kind ->
        [surfaces] Superficies
        [ink] Tinta
        [meaning] Significado
       *[bar] Barra de preguntas e insignia
    }
web-design-type = Letra
web-design-space = Espacio, esquinas, sombras
web-design-icons = Iconos
web-design-sizes = Tamaños de una carta
web-design-states = Estados de una carta
