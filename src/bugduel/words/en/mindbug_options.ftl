### What can be chosen for a new game of Mindbug: a label for each option and each value, and one line of help.

mindbug-kind-creature = creature
mindbug-kind-power-card = Power card

mindbug-option-mode = Players
mindbug-option-mode-help = Who plays against whom.
mindbug-option-mode-duel = Duel
mindbug-option-mode-duel-help = One against one.
mindbug-option-mode-2v2 = 2 vs 2
mindbug-option-mode-2v2-help = Two teams of two, each with one life total. It needs at least 44 cards, so two or more sets.
mindbug-option-sets = Sets
mindbug-option-sets-help = The cards of all chosen sets are shuffled together.
mindbug-option-edition = Rules
mindbug-option-edition-help = Which printed rules are followed where they differ.
mindbug-option-edition-current = Current
mindbug-option-edition-current-help = The newest rulebook.
mindbug-option-edition-beyond = Beyond
mindbug-option-edition-beyond-help = After an opponent uses a Mindbug, your turn ends and you take a whole new one.
mindbug-option-edition-first = First
mindbug-option-edition-first-help = The rules of the first printing.
mindbug-option-format = Event pool
mindbug-option-format-help = A pool of cards that public events have used, instead of sets.
mindbug-option-format-first-contact = First Contact
mindbug-option-format-first-contact-and-new-servants = First Contact and New Servants
mindbug-option-format-championship = Championship
mindbug-option-format-championship-help = First Contact without Giraffodile, and one copy of each card of New Servants.
mindbug-option-pool = Own pool
mindbug-option-pool-help = Cards by name, each as often as you like, instead of sets.
mindbug-option-cards = Home-made cards
mindbug-option-cards-help = Cards of your own, shuffled in with the others.
mindbug-option-open-hands = Open hands
mindbug-option-open-hands-help = Teammates see each other's cards. Only for 2 vs 2.
