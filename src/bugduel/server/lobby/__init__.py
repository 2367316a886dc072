"""How games come about: tables that wait for players, invitations, rematches, pairing."""
