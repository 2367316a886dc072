"""Traits and resistances (rules SB-R)."""

from bugduel.shardbugs.cards.vocabulary import (
    BEETLE,
    FLYING,
    SWIMMING,
    TUNNELING,
    VENOM,
    bug,
    draw,
    gain_devotion,
    items,
    quick_action,
    resists,
    splat,
    target,
    when,
)
from marks import rule
from shard_table import Table

LUMP = bug("Lump", "1", 3, 9, 1, BEETLE)
KITE = bug("Kite", "1", 3, 9, 1, BEETLE, FLYING)
DIVER = bug("Diver", "1", 3, 9, 1, BEETLE, SWIMMING)
MOLE = bug("Mole", "1", 3, 9, 1, BEETLE, TUNNELING)
NET = bug("Net", "1", 3, 9, 1, BEETLE, resists(FLYING))
DOUBLE_NET = bug("Double Net", "1", 3, 9, 1, BEETLE, TUNNELING, resists(FLYING))
FLYING_FISH = bug("Flying Fish", "1", 3, 9, 1, BEETLE, FLYING, SWIMMING)
SEA_SNAKE = bug("Sea Snake", "1", 3, 9, 1, BEETLE, resists(FLYING, SWIMMING))
GNAT = bug("Gnat", "1", 1, 9, 1, BEETLE, FLYING, SWIMMING, VENOM, when("wounds", gain_devotion(1)))
MOANER = bug("Moaner", "1", 3, 9, 1, BEETLE, resists(FLYING), when("hurt", draw(1)))
RIP = quick_action("Rip", "0", "attack", splat(target(items())))
CARDS = (LUMP, KITE, DIVER, MOLE, NET, DOUBLE_NET, FLYING_FISH, SEA_SNAKE, GNAT, MOANER, RIP)


def fight(mine: object, theirs: object, *more: object) -> Table:
    """My bug attacks and theirs blocks. It stands at the end of the Block step, and I have cards to answer with."""
    table = Table(mine=[mine], theirs=[theirs, *more], hand=2 * ["Rip"], phase="combat", cards=CARDS)
    attacker, blocker = table.state.sides[0].field[0].card.name, table.state.sides[1].field[0].card.name
    return table.attack(f"my {attacker}").passes("me").block(f"their {blocker}").sees(phase="block")


def damage_of(table: Table, bug: str) -> object:
    return table.shown(bug).get("damage", 0)


def damages(mine: object, theirs: object, *more: object) -> tuple[object, object]:
    """The damage that my attacker and their blocker have been dealt."""
    table = fight(mine, theirs, *more).passes("me").sees(phase="damage")
    attacker, blocker = table.state.sides[0].field[0].card.name, table.state.sides[1].field[0].card.name
    return damage_of(table, f"my {attacker}"), damage_of(table, f"their {blocker}")


# --- SB-R1: traits and resistances ------------------------------------------------------------------------------------


@rule("SB-R1")
def test_bugs_without_traits_deal_each_other_all_their_damage():
    assert damages("Lump", "Lump") == (3, 3)


@rule("SB-R1", "SB-R2")
def test_the_example_of_the_rulebook():
    # A 3/3 with flying resistance blocks a 3/3 with flying: it is dealt only 2.
    flyer, blocker = bug("Flyer", "3", 3, 3, 1, BEETLE, FLYING), bug("Blocker", "3", 3, 3, 1, BEETLE, resists(FLYING))
    table = Table(mine=["Flyer"], theirs=["Blocker"], hand=["Rip"], phase="combat", cards=[flyer, blocker, RIP])
    table.attack("Flyer").passes("me").block("Blocker").passes("me").sees(mine=[], theirs=["Blocker"])
    assert damage_of(table, "Blocker") == 2


@rule("SB-R1")
def test_a_resistance_gives_no_trait():
    assert damages("Diver", "Net") == (3, 3)  # what resists flying does not tunnel, and so Diver does not resist it
    assert damages("Kite", "Mole") == (3, 2)
    table = Table(mine=["Glarewing"], theirs=["Net", "Kite"], phase="combat", cards=CARDS).attack("Glarewing")
    table.offers("block Glarewing with Kite", "done")


@rule("SB-R1")
def test_a_gained_trait_brings_its_resistance_along():
    digging = {"card": "Lump", "until-end": {"traits": ["tunneling"]}}
    assert damages("Kite", digging) == (3, 2)
    assert damages("Diver", digging) == (2, 3)


@rule("SB-R1")
def test_a_gained_resistance_brings_no_trait_along():
    padded = {"card": "Lump", "until-end": {"resists": ["flying"]}}
    assert damages("Kite", padded) == (3, 2)
    assert damages("Diver", padded) == (3, 3)


@rule("SB-R1")
def test_an_item_gives_a_trait_and_its_resistance():
    # Flying resists swimming. Paper Wings give +1/+1, too.
    assert damages("Diver", "Lump", {"card": "Paper Wings", "on": 0}) == (4, 2)


@rule("SB-R1")
def test_a_resistance_that_came_with_a_trait_goes_with_it():
    table = fight("Diver", "Lump", {"card": "Paper Wings", "on": 0})
    table.play("Rip").resolve().passes("me").sees(phase="damage", theirs=["Lump"])
    assert damage_of(table, "Lump") == 3


@rule("SB-R1")
def test_a_resistance_of_its_own_stays_when_a_trait_goes():
    net = {"card": "Net", "until-end": {"traits": ["tunneling"]}}
    table = Table(mine=["Kite"], theirs=[net], hand=["Rip"], cards=CARDS).end_turn().end_turn().sees(turn="me")
    assert table.shown("Net")["keywords"] == ["resists-flying"]
    table.attack("Kite").passes("me").block("Net").passes("me").sees(phase="damage")
    assert damage_of(table, "Net") == 2


@rule("SB-R1")
def test_a_trait_or_resistance_held_twice_counts_once():
    assert damages("Kite", "Double Net") == (3, 2)
    assert damages({"card": "Kite", "until-end": {"traits": ["flying"]}}, "Net") == (3, 2)


# --- SB-R2: what a resistance does ------------------------------------------------------------------------------------


@rule("SB-R2")
def test_each_matching_pair_takes_one_off():
    assert damages("Flying Fish", "Sea Snake") == (3, 1)
    assert damages("Flying Fish", "Net") == (3, 2)
    assert damages("Kite", "Sea Snake") == (3, 2)


@rule("SB-R2")
def test_both_sides_resist_at_once():
    padded = {"card": "Kite", "until-end": {"resists": ["tunneling"]}}
    assert damages(padded, "Mole") == (2, 2)


@rule("SB-R2")
def test_a_trait_that_is_not_resisted_changes_nothing():
    assert damages("Mole", "Net") == (3, 3)
    assert damages("Net", "Diver") == (3, 3)


@rule("SB-R2")
def test_damage_never_falls_below_nothing():
    assert damages("Gnat", "Sea Snake") == (3, 0)


@rule("SB-R2")
def test_damage_lowered_to_nothing_is_no_damage():
    fight("Gnat", "Lump").passes("me").sees(phase="damage", web=["Gnat"])
    table = fight("Gnat", "Sea Snake").passes("me").sees(phase="damage", web=[])
    assert table.stats("Sea Snake") == "3/9"  # Venom put no counters
    fight("Errand Fly", "Moaner").passes("me").sees(phase="damage", web=[])
    fight("Kite", "Moaner").passes("me").sees(phase="damage", web=["Moaner"])


@rule("SB-R2")
def test_a_resistance_lowers_combat_damage_only():
    table = Table(
        mine=["Kite"], theirs=["Net"], hand=["Bumped Antennae", "Stray Boot"], dust={"neutral": 2}, cards=CARDS
    )
    table.play("Bumped Antennae").resolve()
    assert damage_of(table, "Net") == 3


@rule("SB-R2")
def test_resistances_do_nothing_for_a_player():
    table = Table(mine=["Kite"], theirs=["Net"], their_devotion=9, phase="combat", cards=CARDS).attack("Kite").done()
    table.sees(devotion=(0, 6))


# --- SB-R3: which resists which ---------------------------------------------------------------------------------------


@rule("SB-R3")
def test_tunneling_resists_flying():
    assert damages("Kite", "Mole") == (3, 2)
    assert damages("Mole", "Kite") == (2, 3)


@rule("SB-R3")
def test_flying_resists_swimming():
    assert damages("Diver", "Kite") == (3, 2)
    assert damages("Kite", "Diver") == (2, 3)


@rule("SB-R3")
def test_swimming_resists_tunneling():
    assert damages("Mole", "Diver") == (3, 2)
    assert damages("Diver", "Mole") == (2, 3)


@rule("SB-R3")
def test_no_trait_resists_itself():
    assert damages("Kite", "Kite") == (3, 3)
    assert damages("Diver", "Diver") == (3, 3)
    assert damages("Mole", "Mole") == (3, 3)
