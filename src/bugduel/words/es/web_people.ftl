# Las páginas del navegador sobre uno mismo.

web-account = Cuenta
web-account-name = Nombre
web-account-name-hint = De 2 a 20 letras, cifras, - y _. Los demás lo ven.
web-account-password = Contraseña
web-account-old-password = Contraseña anterior
web-account-new-password = Contraseña nueva
web-account-password-hint = Al menos 8 caracteres. Varias palabras seguidas van bien.
web-account-code = Código de recuperación
web-account-code-hint = Uno de los que recibiste con tu cuenta. Cada uno sirve una vez.
web-account-change-password = Cambiar la contraseña
web-account-password-changed = Tu contraseña ha cambiado. La sesión se ha cerrado en los demás dispositivos.
web-account-codes = Crear códigos nuevos
web-account-codes-text = Cada uno permite poner una contraseña nueva una vez, si olvidas la tuya. Los nuevos sustituyen a los anteriores.
web-account-guest = Un invitado no tiene contraseña: este navegador es la llave. Con una cuenta, tus partidas y puntuaciones son tuyas en cualquier dispositivo.
web-login-sign-in = Entrar
web-login-sign-in-do = Entrar
web-login-register = Cuenta nueva
web-login-register-do = Crear una cuenta
web-login-recover = Contraseña perdida
web-login-recover-do = Poner la contraseña nueva
web-register-guest = Todo lo que hiciste como invitado va contigo.
web-register-text = No pedimos ningún correo. Para que puedas volver sin contraseña, recibes códigos de recuperación.
web-codes-title = Códigos de recuperación
web-codes-text = Guárdalos en un lugar seguro; solo se muestran ahora. Si pierdes la contraseña, uno de ellos permite poner otra.
web-codes-save = Guardar en un archivo
web-codes-done = Ya los he guardado
web-sign-out = Salir
web-me-parts = Sobre mí
web-me-games = Partidas
web-me-ratings = Puntuación
web-me-account = Cuenta
web-me-nobody = Todavía nadie
web-me-nobody-text = Con tu primera partida serás un invitado. Si tienes cuenta, entra.
web-me-guest = Eres un invitado en este navegador. Crea una cuenta para conservar tus partidas y jugar con puntuación.
web-me-running = En curso
web-me-over = Terminadas
web-me-over-none = Aún no ha terminado ninguna partida. Juega una y podrás volver a verla aquí.
web-me-your-turn = Te toca
web-me-their-turn = Le toca
web-me-replay = Repetición
web-me-more = Ver partidas anteriores
web-result =
    { $result ->
        [won] Ganada
        [lost] Perdida
        [drawn] Empate
        [running] En curso
        [watched] Terminada
       *[void] Sin resultado
    }
web-rating-none = Aún no tienes puntuación. Las partidas puntuadas se juegan entre personas con cuenta.
web-rating-games =
    { $games ->
        [one] tras { $games } partida
       *[other] tras { $games } partidas
    }
web-rating-margin = { $margin } arriba o abajo
web-rating-provisional = todavía incierta
web-rating-curve = Puntuación en { $games } partidas, de { $from } a { $to }
web-data-kept = Qué se guarda
web-data-kept-server = En el servidor: tu nombre, un resumen cifrado de tu contraseña, tus ajustes, puntuaciones, mazos y las partidas que jugaste.
web-data-kept-browser = En este navegador: tus ajustes, lo último que quisiste jugar, los problemas que has resuelto y una cookie que dice quién eres. Ninguna cookie ajena.
web-data-kept-others = Quien tenga la dirección de una partida terminada puede verla, con tu nombre.
web-data-nobody = El servidor aún no guarda nada sobre ti.
web-data-export = Llévatelo
web-data-export-text = Todo lo que el servidor sabe de ti, en un archivo JSON.
web-data-export-do = Descargar
web-data-delete = Borrarlo todo
web-data-delete-text = Tu cuenta y todo lo que le pertenece se borran para siempre. Las partidas contra otros quedan sin tu nombre. Nadie puede recuperarlo.
web-data-delete-do = Borrar para siempre
web-data-delete-not = Conservarlo
web-data-delete-sure = ¿Borrar { $name }?
web-data-delete-word = borrar
web-data-delete-type = Escribe «{ $word }» para confirmarlo
web-data-gone = Todo está borrado.
web-report-title = Avisar de un problema
web-report-text = ¿Ha hecho el juego algo que las reglas no dicen? Cuéntanos qué esperabas. La partida va con el aviso, así podemos verla desde este mismo momento.
web-report-what = ¿Qué estaba mal?
web-report-hint = Hasta 2000 caracteres. Quien tenga la dirección del aviso podrá leerlo cuando termine la partida.
web-report-send = Enviar
web-report-sent = Gracias. Tu aviso tiene el número { $id }.
web-report-back = Volver a la partida
