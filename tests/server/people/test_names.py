"""Which names people may have, and which look too much like another's."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bugduel.server.people.names import LONGEST, check_name, skeleton
from bugduel.server.refused import Refused

ANYTHING = st.text(max_size=30)
LATIN = st.text(alphabet="abcdefghijklmnopqrstuvwxyzABCXYZñÑéüçØłß0123456789-_", min_size=2, max_size=LONGEST)


def allowed(text: str) -> str | None:
    try:
        return check_name(text)
    except Refused:
        return None


@pytest.mark.parametrize("name", ["Ana", "Jörg", "Zoë_99", "ñandú", "Łukasz", "Strauß", "x2", "Marie-Claire", "Ngô"])
def test_people_have_names_of_many_languages(name):
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a", "2 to 20"),
        ("a" * 21, "2 to 20"),
        ("two words", "U+0020"),
        ("Аnа", "Latin letters"),  # noqa: RUF001 - Cyrillic
        ("ana\u200b", "U+200B"),
        ("a\u202ena", "U+202E"),
        ("a\nna", "U+000A"),
        ("ana\x00", "U+0000"),
        ("\uff41\uff4e\uff41", "Latin letters"),  # fullwidth
        ("\ufb01n", "Latin letters"),  # a ligature
        ("\u0251na", "Latin letters"),  # the alpha of phonetics, which looks like an a
        ("x\u0336y", "U+0336"),  # struck through
        ("ana!", '"!"'),
        ("\u0661\u0662ana", "Latin letters"),
        ("--", "two letters or digits"),
        ("a-", "two letters or digits"),
        ("1234", "at least one letter"),
        ("admin", "reserved"),
        ("Adm1n-", "reserved"),
        ("BugDuel_official", "reserved"),
        ("guest4821", "reserved"),
        ("Invitado7", "reserved"),
        ("Mantis", "reserved"),
        ("greedy", "reserved"),
        ("mindbug", "reserved"),
        ("\ud800ab", "U+D800"),
    ],
)
def test_a_name_that_is_not_allowed_is_refused_with_the_reason(name, why):
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert why in refused.value.reason


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Ána"),
        ("Bob", "B0b"),
        ("lily", "1i1y"),
        ("Ian", "lan"),
        ("modern", "modem"),
        ("vvalter", "Walter"),
        ("r-n-x", "mx"),
        ("Ana", "a_n-a"),
        ("Søren", "Soren"),
        ("Strauß", "strauss"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one, other):
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_have_different_skeletons():
    names = ["Ana", "Anna", "Bob", "Rob", "max5", "max6", "Peter", "Petra"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_an_accent_typed_by_itself_is_the_same_letter():
    assert check_name("Zoe\u0308") == "Zo\u00eb"


@given(ANYTHING | LATIN)
def test_whatever_is_allowed_can_be_seen_and_stays_as_it_is(text):
    name = allowed(text)
    if name is not None:
        assert 2 <= len(name) <= LONGEST
        assert name.isprintable() and " " not in name
        assert unicodedata.normalize("NFKC", name) == name
        assert check_name(name) == name
        for sign in name:
            assert sign in "-_0123456789" or unicodedata.name(sign).startswith("LATIN ")


@given(LATIN)
def test_a_skeleton_is_plain_and_its_own_skeleton(text):
    bones = skeleton(text)
    assert bones.isascii() and bones == bones.lower()
    assert skeleton(bones) == bones
    assert not set(bones) & set("01i-_")


@given(LATIN)
def test_capitals_and_accents_make_no_other_person(text):
    marked = unicodedata.normalize("NFC", "".join(sign + "\u0301" if sign in "aeou" else sign for sign in text))
    assert skeleton(text) == skeleton(text.upper()) == skeleton(marked)
