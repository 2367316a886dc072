### Lo que los bots aprenden de Shard Bugs: dónde se cuentan las cartas.

shardbugs-worth-in-field = En el Campo
shardbugs-worth-in-field-within = en el Campo
shardbugs-worth-in-field-hint = Lo que una carta vale para quien la tiene en el Campo.
shardbugs-worth-in-field-best = La más fuerte en el Campo
shardbugs-worth-in-hive = En la Colmena
shardbugs-worth-in-hive-within = en la Colmena
shardbugs-worth-in-hive-hint = Lo que un bicho vale en la Colmena, además de tener allí un bicho más.
shardbugs-worth-in-hive-best = La mejor en la Colmena
shardbugs-worth-in-hand = En la mano
shardbugs-worth-in-hand-within = en la mano
shardbugs-worth-in-hand-hint = Lo que una carta vale en la mano, además de tener allí una carta más.
shardbugs-worth-in-hand-best = La mejor en la mano
