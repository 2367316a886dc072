### Lo que el propio servidor muestra en un navegador.

server-not-built-title = Faltan las páginas
server-not-built-how = Este servidor funciona, pero las páginas para navegadores no están construidas. En la carpeta del código, ejecuta: make setup
server-not-built-rest = Después, vuelve a iniciar el servidor.
server-not-built-api = Todo lo demás funciona: los programas pueden jugar aquí, y /api/openapi.json describe cómo.
