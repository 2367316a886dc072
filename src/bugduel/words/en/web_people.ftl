# The browser's pages about oneself.

web-account = Account
web-account-name = Name
web-account-name-hint = 2 to 20 letters, digits, - and _. Others see it.
web-account-password = Password
web-account-old-password = Old password
web-account-new-password = New password
web-account-password-hint = At least 8 characters. A few words in a row are good.
web-account-code = Recovery code
web-account-code-hint = One of those that you got with your account. Each works once.
web-account-change-password = Change the password
web-account-password-changed = Your password is changed. All other devices are signed out.
web-account-codes = Make new codes
web-account-codes-text = Each of them sets a new password once, if you forget yours. New codes replace the old ones.
web-account-guest = A guest has no password: this browser is the key. With an account your games and ratings are yours on every device.
web-login-sign-in = Sign in
web-login-sign-in-do = Sign in
web-login-register = New account
web-login-register-do = Make an account
web-login-recover = Password lost
web-login-recover-do = Set the new password
web-register-guest = Everything you did as a guest goes with you.
web-register-text = We ask for no e-mail address. So that you can come back without your password, you get recovery codes.
web-codes-title = Recovery codes
web-codes-text = Keep these somewhere safe; they are shown only now. If you lose your password, one of them sets a new one.
web-codes-save = Save as a file
web-codes-done = I have kept them
web-sign-out = Sign out
web-me-parts = About me
web-me-games = Games
web-me-ratings = Ratings
web-me-account = Account
web-me-nobody = Nobody yet
web-me-nobody-text = You become a guest with your first game. Sign in if you have an account.
web-me-guest = You are a guest in this browser. Make an account to keep your games and to play for a rating.
web-me-running = Going on
web-me-over = Over
web-me-over-none = No game is over yet. Play one, and it can be watched again here.
web-me-your-turn = Your turn
web-me-their-turn = Their turn
web-me-replay = Replay
web-me-more = Show older games
web-result =
    { $result ->
        [won] Won
        [lost] Lost
        [drawn] Draw
        [running] Running
        [watched] Over
       *[void] No result
    }
web-rating-none = You have no rating yet. Rated games are played between people with accounts.
web-rating-games =
    { $games ->
        [one] after { $games } game
       *[other] after { $games } games
    }
web-rating-margin = give or take { $margin }
web-rating-provisional = still uncertain
web-rating-curve = Rating over { $games } games, from { $from } to { $to }
web-data-kept = What is kept
web-data-kept-server = On the server: your name, a hash of your password, your settings, ratings, decks, and the games you played.
web-data-kept-browser = In this browser: your settings, what you last wished to play, which puzzles you have solved, and a cookie that says who you are. No one else's cookies.
web-data-kept-others = Whoever has the address of a finished game can see it, with your name.
web-data-nobody = Nothing is kept about you on the server yet.
web-data-export = Take it along
web-data-export-text = Everything that the server knows of you, as one JSON file.
web-data-export-do = Download
web-data-delete = Delete everything
web-data-delete-text = Your account and everything that belongs to it are deleted for good. Games against others stay without your name. Nobody can bring it back.
web-data-delete-do = Delete for good
web-data-delete-not = Keep it
web-data-delete-sure = Delete { $name }?
web-data-delete-word = delete
web-data-delete-type = Write “{ $word }” to be sure
web-data-gone = Everything is deleted.
web-report-title = Report a problem
web-report-text = Did the game do something that the rules do not say? Tell us what you expected. The game itself is sent along, so we can look at it from this very moment.
web-report-what = What was wrong?
web-report-hint = Up to 2,000 characters. Whoever gets the address of the report can read it once the game is over.
web-report-send = Send
web-report-sent = Thank you. Your report has the number { $id }.
web-report-back = Back to the game
