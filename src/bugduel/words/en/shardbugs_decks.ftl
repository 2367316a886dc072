### Why a deck of Shard Bugs cannot be played, and how the decks that come along want to win.

shardbugs-deck-size =
    { $missing ->
        [one] { $size } cards, and a deck has at least { $least }: add one.
       *[other] { $size } cards, and a deck has at least { $least }: add { $missing }.
    }
shardbugs-deck-no-avatar = It has no avatar: choose one of { $avatars }.
shardbugs-deck-unknown-avatar = There is no avatar “{ $name }”: choose one of { $avatars }.
shardbugs-deck-avatars = { $count } avatars ({ $avatars }): a deck has exactly one.
shardbugs-deck-avatar-card = { $card } is an avatar, and avatars are not among the cards of a deck.
shardbugs-deck-token = { $card } is a token, and tokens are not among the cards of a deck.
shardbugs-deck-misspelt = There is no card “{ $name }”. Did you mean “{ $near }”?
shardbugs-deck-unknown-card = There is no card “{ $name }”.
shardbugs-deck-copies =
    { $rarity ->
        [common] { $card }: { $count } copies, and a common card allows { $most }.
        [uncommon] { $card }: { $count } copies, and an uncommon card allows { $most }.
        [rare] { $card }: { $count } copies, and a rare card allows { $most }.
       *[cosmic] { $card }: { $count } copies, and a cosmic rare allows { $most }.
    }
shardbugs-deck-alliance =
    { $alliance ->
        [solar] { $card } is solar
        [lunar] { $card } is lunar
       *[meteor] { $card } is meteor
    }; { $own ->
        [solar] { $avatar } leads solar and unaligned cards only.
        [lunar] { $avatar } leads lunar and unaligned cards only.
       *[meteor] { $avatar } leads meteor and unaligned cards only.
    }
shardbugs-deck-mixed = Its cards are of several alliances, and no avatar leads them all.
shardbugs-deck-no-line = Line { $line }, “{ $text }”, must be like “4 Card Name” or “avatar: Name”.
shardbugs-deck-not-picked = { $card }: { $count } in the deck, but you picked { $picked }.

shardbugs-option-decks-lunar-tide-help = Walls of shells hold the Field while the enemy's deck is washed away. What is left of the game is won by slow Devotes.
shardbugs-option-decks-lunar-wings-help = Quick flyers that few can block steal the enemy's devotion hit by hit, and Devote when nothing is left to steal.
shardbugs-option-decks-meteor-impact-help = Hits early and often so that the enemy stays at 0 devotion, and makes its own devotion out of the hits.
shardbugs-option-decks-meteor-venom-help = Bites down whatever stands, is paid Bounties and devotion for splat bugs of both sides, and brings its own back.
shardbugs-option-decks-solar-radiance-help = A court of few, shining bugs Devotes for much and readies to Devote again, while Hardshell beetles guard the throne.
shardbugs-option-decks-solar-swarm-help = Floods the Field with ants, holds the enemy down by attacking with many, and wins when many Devote at once.
