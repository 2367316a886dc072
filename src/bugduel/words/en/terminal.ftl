### Messages of the terminal. Those about a game are in the game's own files.

terminal-no-piles = No pile has visible cards.

## The table

terminal-turn = Turn { $turn }
terminal-whose-mine = your turn
terminal-whose-other = { $name }'s turn
terminal-out = out of the game
terminal-log-more = there is more: l shows the whole log
terminal-cut = (m lists all choices)
terminal-chosen = So far: { $chosen }
terminal-picked = ({ $picked } of up to { $most } chosen)
terminal-picked-of = ({ $picked } of { $most } chosen)
terminal-thinking = { $name } is thinking ...

## Asking

terminal-prompt =
    { $count ->
        [one] 1, or ? for help
       *[other] 1-{ $count }, or ? for help
    }
terminal-help =
    { $count ->
        [one] 1          make the only choice
       *[other] 1-{ $count }        make that choice
    }
    ? 3        what the card of choice 3 does
    ? NAME     what any card does (the beginning of its name is enough)
    b          the whole table
    m          all choices in full
    l          the whole log
    d          the piles that can be seen
    hint       the best moves, according to a search bot
    q          quit
terminal-hint = Best moves (your winning chance):
terminal-hint-move = { $move } ({ $percent } %)
terminal-hint-thinking = Thinking ...
terminal-help-passing =
    p          pass
    pp         pass for the rest of the turn, unless something else is asked
    stop       list the moments at which you are always asked; elsewhere only where an answer is likely
    stop end   ask at that moment from now on; stop -end to undo
    stop all   full control: ask whenever the rules allow an answer; stop -all to undo
terminal-help-several = 1 3 5      several choices at once, where the question takes several
terminal-help-anytime = at any time; you are asked to confirm
terminal-help-end = ?          this help
terminal-not-understood =
    { $count ->
        [one] Type 1 to make the only choice; ? lists what else you can type.
       *[other] Type a number from 1 to { $count }; ? lists what else you can type.
    }
terminal-really-quit = Quit the game? (y/n)
terminal-nothing-to-pass = There is nothing to pass here: choose a number.
terminal-stop-on = stop
terminal-no-such-moment = There is no moment "{ $name }". There are: { $moments }.
terminal-really = { $what }? (y/n)
terminal-which-card = Which one: { $cards }?
terminal-no-such-card = There is no card called "{ $name }".
terminal-did-you-mean = Did you mean { $card }?

## The end

terminal-you-won = You won.
terminal-you-lost = You lost.
terminal-you-tied = Nobody won.
terminal-seed = Seed: { $seed }
terminal-left = You left the game.
terminal-resume = The game is saved. Resume it: bugduel play{ $option }
terminal-watch = Watch it again: bugduel replay{ $file }
terminal-not-kept = The game could not be saved in { $file } ({ $why }).
terminal-resume-offer = You have an unfinished game: { $game } against { $against }, turn { $turn }, last played { $when }.
terminal-resume-keys = Enter to resume, n for a new game, q to quit
terminal-trouble = The game cannot be saved in { $file } ({ $why }). Bugduel will try again after each choice.

## Replays

terminal-replay-heading =
    { $game }: { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
terminal-replay-place = Choice { $ply } of { $last }
terminal-replay-prompt = Enter next, p back, t next turn, g N go to N, e end, q quit
terminal-replay-at-end = That was the end; p goes back, q quits.
terminal-replay-help =
    Enter or n  the next choice
    p           one choice back
    t           the next turn
    g N         go to choice N (0 to { $last })
    e           the end
    q           quit
terminal-decided = { $name } chose

## Cards

terminal-cards-title =
    { $game }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-cards-number = No.
terminal-cards-name = Name
terminal-cards-copies = Copies
terminal-cards-figures = Figures
terminal-cards-text = Text

terminal-match-score =
    { $sides ->
        [teams] The match, best of { $games }: your team { $mine }, the other team { $theirs }.
        [two] The match, best of { $games }: you { $mine }, your opponent { $theirs }.
       *[several] The match, best of { $games }: you { $mine }, the others { $theirs }.
    }
terminal-match-won = You won the match.
terminal-match-lost = You lost the match.
terminal-match-drawn = Nobody won the match.
terminal-match-next = Press Enter for the next game.

## Decks and drafts

terminal-decks-title = { $game }: ready-made decks
terminal-decks-head = Avatar
terminal-decks-size = Cards
terminal-decks-difficulty = Difficulty
terminal-decks-keys = Key cards
terminal-decks-about = Difficulty: { $difficulty }. Key cards: { $cards }.
terminal-decks-hint = Read one: bugduel decks { $game } { $name }   Play it: bugduel play { $game } --deck { $name }
terminal-decks-legal = This deck is legal.
terminal-deck-title =
    { $head }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-draft-title =
    Pack { $round } of { $rounds }: { $count ->
        [one] the last card
       *[other] { $count } cards
    }, { $picked } picked so far. Which one do you take?
terminal-draft-prompt =
    { $count ->
        [one] 1, d your picks, or ? for help
       *[other] 1-{ $count }, d your picks, or ? for help
    }
terminal-draft-help =
    1-{ $count } or NAME   take that card (the beginning of its name is enough)
    ? 3 or ? NAME  what a card does
    d              the cards you have picked
    q              leave the draft
terminal-draft-not-understood =
    { $count ->
        [one] Type 1, or the name of the card; ? lists what else you can type.
       *[other] Type a number from 1 to { $count }, or a card's name; ? lists what else you can type.
    }
terminal-draft-nothing = You have not picked anything yet.
terminal-draft-pool =
    { $count ->
        [one] You have picked 1 card:
       *[other] You have picked { $count } cards:
    }
terminal-draft-quit = Leave the draft? (y/n)
terminal-draft-left = You left the draft.
terminal-draft-kept = The draft is saved. Resume it: bugduel draft --resume { $file }
terminal-draft-over = The draft is over. This is your deck. What do you do?
terminal-draft-play = Play against { $name }
terminal-draft-deck-help =
    {"  "}a       another avatar (a NAME: that one)
    {"  "}w FILE  write the deck to a file, to edit it there
    {"  "}r FILE  play with the deck in a file
    {"  "}d       show the deck again
    {"  "}? NAME  what a card does
    {"  "}q       leave
terminal-draft-deck-prompt =
    { $count ->
        [one] 1, a, w, r, d or q
       *[other] 1-{ $count }, a, w, r, d or q
    }
terminal-draft-rest = Left over: { $cards }
terminal-draft-leader = Your avatar: { $name }
terminal-draft-no-file = Name a file.
terminal-draft-there = { $file } already exists: name another file.
terminal-draft-written = Deck written to { $file }. Edit it there, then read it back: r { $file }
terminal-draft-wrong = { $file }: this deck is not legal:

## Verifying

terminal-verify-replayed =
    { $count ->
        [one] The Record goes as it says, in one choice. { $result }
       *[other] The Record goes as it says, in { $count } choices. { $result }
    }
terminal-verify-right-hash = The seed is the one that was promised.
terminal-verify-wrong-hash = the seed is not the one that was promised: its hash is another
terminal-verify-other-seed = the Record was dealt by another seed than the one given
