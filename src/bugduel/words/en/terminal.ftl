### The terminal's own words. Whatever is about a game stands in that game's file.

terminal-seat-me = you
terminal-seat-opponent = your opponent
terminal-seat-player = player { $number }
terminal-list-and = { $first } and { $last }
terminal-no-piles = No pile has cards that can be seen.

## The table

terminal-turn = Turn { $turn }
terminal-whose-mine = your turn
terminal-whose-other = { $name }'s turn
terminal-log-more = earlier: l shows the whole log
terminal-picked = ({ $picked } of up to { $most } chosen)
terminal-picked-of = ({ $picked } of { $most } chosen)
terminal-thinking = Your opponent is thinking ...

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
    l          the whole log
    d          the piles that can be seen
    q          quit
    ?          this help
terminal-not-understood =
    { $count ->
        [one] Type 1 to make the only choice; ? lists what else you can type.
       *[other] Type a number from 1 to { $count }; ? lists what else you can type.
    }
terminal-really-quit = Quit the game? (y/n)
terminal-which-card = Which one: { $cards }?
terminal-no-such-card = There is no card called "{ $name }".
terminal-did-you-mean = Did you mean { $card }?

## The end

terminal-you-won = You won.
terminal-you-lost = You lost.
terminal-you-tied = Nobody won.
terminal-winner = { $name } won.
terminal-seed = Seed: { $seed }
terminal-left = You left the game.
terminal-kept = The game is kept. Watch it again: bugduel replay { $file }
terminal-go-on = Go on with it: bugduel play --resume { $file }
terminal-not-kept = The game is not kept. To watch the next one again, keep it: bugduel play --save FILE
terminal-trouble = The game cannot be written to { $file } ({ $why }). It will be tried again after each choice.

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
terminal-replay-unfinished = The game was left here.
terminal-replay-tied = Nobody won.
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
terminal-cards-figures = Power
terminal-cards-text = Text

terminal-match-score = The match, best of { $games }: you { $mine }, your opponent { $theirs }.
terminal-match-won = You won the match.
terminal-match-lost = Your opponent won the match.
terminal-match-drawn = Nobody won the match.
terminal-match-next = Press Enter for the next game.
