### What bots learn about Shard Bugs: where cards are counted.

shardbugs-worth-in-field = On the Field
shardbugs-worth-in-field-within = on the Field
shardbugs-worth-in-field-hint = What a card is worth to the player who has it on the Field.
shardbugs-worth-in-field-best = Strongest on the Field
shardbugs-worth-in-hive = In the Hive
shardbugs-worth-in-hive-within = in the Hive
shardbugs-worth-in-hive-hint = What a bug is worth in the Hive, on top of having one more bug there.
shardbugs-worth-in-hive-best = Best in the Hive
shardbugs-worth-in-hand = In hand
shardbugs-worth-in-hand-within = in hand
shardbugs-worth-in-hand-hint = What a card is worth in hand, on top of having one more card there.
shardbugs-worth-in-hand-best = Best to hold
