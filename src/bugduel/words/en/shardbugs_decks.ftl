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

shardbugs-option-decks-lunar-tide-help = Walls of shells hold the Field while the enemy's deck is washed away, card by card. It wins when the enemy has nothing left to draw, or by slow Devotes before that.
shardbugs-option-decks-lunar-wings-help = Flyers that few can block steal the enemy's devotion hit by hit. Quick actions clear their way, and they Devote when nothing is left to steal.
shardbugs-option-decks-meteor-impact-help = Fast bugs attack from the first turns on and keep the enemy at 0 devotion. Every hit that lands turns into devotion for you.
shardbugs-option-decks-meteor-venom-help = Venom and counters bring down whatever stands, and every splat bug is worth a Bounty or devotion. Its own come back from the Splat Zone.
shardbugs-option-decks-solar-radiance-help = A court of few, shining bugs Devotes for much and readies to Devote again. Hardshell beetles guard the throne and block whatever attacks.
shardbugs-option-decks-solar-swarm-help = Floods the Field with ants, and its supports make more of them and make them stronger. They attack side by side until the enemy cannot block them all.
shardbugs-option-decks-stray-armory-help = Cheap bugs without an alliance, Daves above all, attack armed to the teeth. Each hits far harder than it costs, and its items stay for the next when it is splat.
shardbugs-option-decks-stray-giants-help = Makes dust early and waits for its giants behind smaller bugs. Then the largest bugs without an alliance Stomp over every blocker, or Devote for 3 and more.
