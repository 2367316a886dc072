"""Games being played: rules, clocks, seats, and everybody who looks on."""
