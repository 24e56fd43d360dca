"""Names and words: what can be seen of them, and whom they can be taken for."""

from collections.abc import Callable

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.server import telling
from skali.server.problems import Problem
from skali.server.spelling import clean, fold, likenesses
from tests.server.conftest import RunningHall
from tests.server.people import WORDS, Person, bad, good

Enter = Callable[[str], Person]
ZERO = "\N{ZERO WIDTH SPACE}"
BACKWARDS = "\N{RIGHT-TO-LEFT OVERRIDE}"


@pytest.mark.parametrize(
    ("given_", "seen"),
    [
        ("  Anna   of\tSkáli\n", "Anna of Skáli"),
        (f"An{ZERO}na", "Anna"),
        (f"{BACKWARDS}Anna", "Anna"),
        ("A\N{COMBINING RING ABOVE}sa", "Åsa"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}nna", "Anna"),
        ("\ue000Anna\U000f0000", "Anna"),
        ("Anna\U000e0041\U000e0042", "Anna"),
        ("\N{HANGUL FILLER}x\N{BRAILLE PATTERN BLANK}", "x"),
        ("a\u200db", "ab"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("x\ufe0f", "x"),
        ("Z" + "\N{COMBINING LONG STROKE OVERLAY}" * 20, "Z" + "\u0336" * 3),
        ("\N{COMBINING DIAERESIS}a", "a"),
    ],
)
def test_what_cannot_be_seen_is_left_out(given_: str, seen: str) -> None:
    assert clean(given_) == seen


@given(st.text())
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert fold(fold(text)) == fold(text)
    assert likenesses(clean(text)) == likenesses(text)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ivar", "ivar"),
        ("Ivar", "lvar"),
        ("Ivar", "1var"),
        ("Ivar", "\N{CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I}var"),
        ("Hallgerd", "HaIlgerd"),
        ("Anna", "\N{CYRILLIC CAPITAL LETTER A}nn\N{CYRILLIC SMALL LETTER A}"),
        ("Tora", "\N{GREEK CAPITAL LETTER TAU}ora"),
        ("Modi", "rnodi"),
        ("Odin", "0din"),
        ("Straße", "STRASSE"),
        ("Ulf", "\U0001d414\U0001d425\U0001d41f"),
        ("Anna", f"An{ZERO}na"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert likenesses(name) & likenesses(other)


@pytest.mark.parametrize("other", ["Anne", "Ana", "Ånna", "Anna 2", "Hanna"])
def test_names_that_do_not(other: str) -> None:
    assert not likenesses("Anna") & likenesses(other)


@pytest.mark.parametrize(
    "name",
    ["", "  ", ZERO, BACKWARDS, "...", "a\0b", "x" * 41, "\ufdfa" * 3],
    ids=ascii,
)
def test_names_that_nobody_can_have(stranger: httpx.Client, name: str) -> None:
    """Empty ones, and those that grow: U+FDFA is eighteen letters."""
    refusal = bad(stranger.post("/session", json={"name": name}))
    german = bad(stranger.post("/session?lang=de", json={"name": name}))
    assert (refusal["status"], refusal["field"]) == (400, "name")
    assert german["sentence"] != refusal["sentence"]
    assert stranger.get("/session").json()["user"] is None


def test_the_longest_name_fits_its_place_in_the_database(come_in: Enter) -> None:
    """No letter becomes more than two when large and small ones are the same."""
    assert come_in("ß" * 40).post("/account", name="ß" * 40, password=WORDS)["user"]["account"]


def test_half_a_character_is_refused(stranger: httpx.Client, come_in: Enter) -> None:
    """A lone surrogate is valid JSON, and no text."""
    json = {"Content-Type": "application/json"}
    assert bad(stranger.post("/session", content=b'{"name": "a\\ud800"}', headers=json))["field"]
    anna = come_in("Annabell")
    table = anna.table("wikinger", "me", "bot")
    for body in (b'{"text": "a\\udfff"}', b'{"text": "a\\u0000"}', b'{"text": "\\u200b"}'):
        refusal = bad(anna.http.post(f"/tables/{table}/chat", content=body, headers=json))
        assert (refusal["status"], refusal["field"]) == (400, "text")
    with anna.listen(table) as line:
        line.send('{"type": "chat", "id": 1, "text": "a\\ud800"}')
        assert line.hear("error")["error"]["code"] == "malformed"


def test_words_are_kept_as_they_are_seen(come_in: Enter) -> None:
    """In talk and in the name of a table, also over the line."""
    anna = come_in(f"Anni{ZERO}ka")
    assert anna.me["name"] == "Annika"
    table = anna.table("wikinger", "me", "bot", title=f"{BACKWARDS}Our\ntable")
    assert anna.get(f"/tables/{table}")["table"]["title"] == "Our table"
    said = anna.post(f"/tables/{table}/chat", text=f"well\n{ZERO}  met")["message"]["text"]
    assert said == "well met"
    with anna.listen(table) as line:
        line.ask(type="chat", id=1, text=f"{BACKWARDS}again")
        assert line.hear("chat")["message"]["text"] == "again"
    assert anna.refused("/tables", game="wikinger", seats=[], title="x" * 81)["field"] == "title"


def test_nobody_bears_the_name_of_an_account(come_in: Enter, stranger: httpx.Client) -> None:
    """Neither a guest who comes in, nor one who changes his name, nor a further account."""
    come_in("Sigrid").post("/account", name="Sigrid", password=WORDS)
    bert = come_in("Bertil")
    for name in ("Sigrid", "SIGRID", "S\u0456gr\u0456d", f"Sig{ZERO}rid"):
        for refusal in (
            bad(stranger.post("/session", json={"name": name})),
            bad(bert.http.patch("/session", json={"name": name})),
            bert.refused("/account", name=name, password=WORDS),
        ):
            assert (refusal["status"], refusal["field"]) == (409, "name")
    alike = bad(stranger.post("/session", json={"name": "\N{CYRILLIC CAPITAL LETTER DZE}igrid"}))
    assert "which is the name of an account" in alike["sentence"]
    assert good(bert.http.get("/session"))["user"]["name"] == "Bertil"


@pytest.mark.parametrize("name", ["Skáli", "skali", "N. N."])
def test_nobody_passes_for_the_hall(stranger: httpx.Client, name: str) -> None:
    assert bad(stranger.post("/session", json={"name": name}))["status"] == 409


def test_a_guest_makes_room_for_an_account_of_the_same_name(come_in: Enter) -> None:
    """Who registers a name has it alone; a guest of that name goes on with a number."""
    guest, owner = come_in("Ragnhild"), come_in("Ragnhild")
    table = guest.table("wikinger", "me", "bot")
    owner.post("/account", name="Ragnhild", password=WORDS)
    assert guest.get("/session")["user"]["name"] == "Ragnhild (2)"
    assert guest.get(f"/tables/{table}")["table"]["seats"][0]["name"] == "Ragnhild (2)"
    assert owner.get("/session")["user"]["name"] == "Ragnhild"


def test_an_account_that_changes_its_name_signs_in_with_the_new_one(
    come_in: Enter, stranger: httpx.Client
) -> None:
    """The old name is free again."""
    thora = come_in("Thora")
    thora.post("/account", name="Thora", password=WORDS)
    assert good(thora.http.patch("/session", json={"name": "Thora the Red"}))
    old, new = ({"name": name, "password": WORDS} for name in ("Thora", "thora the red"))
    assert bad(stranger.post("/account/login", json=old))["status"] == 401
    assert good(stranger.post("/account/login", json=new))["user"]["id"] == thora.me["id"]
    assert come_in("Thora").me["name"] == "Thora"


def test_two_who_register_at_once_do_not_both_get_the_name(hall: RunningHall) -> None:
    """The database decides, whatever was checked before."""
    accounts = hall.app.state.desk.accounts
    accounts.register(None, "Yngvild", "x", "en")
    with pytest.raises(Problem, match="account"):
        accounts.register(None, "yngviId", "x", "en")


def test_an_unknown_person_cannot_be_removed(come_in: Enter) -> None:
    anna = come_in("Anna Remover")
    table = anna.table("wikinger", "me", "open")
    path = f"/tables/{table}/remove"
    assert anna.refused(path, user="0123456789abcdef01234567")["status"] == 404
    for wrong in ("a\0b", str(2**70), "Bert", "", "x" * 1000, 2**70, None):
        assert anna.refused(path, user=wrong)["status"] in (400, 404)
    json = {"Content-Type": "application/json"}
    assert bad(anna.http.post(path, content=b'{"user": "\\ud800"}', headers=json))["status"] == 400


def test_only_so_many_names_are_kept_in_memory(
    come_in: Enter, hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was met longest ago is forgotten first, and asked for again."""
    monkeypatch.setattr(telling, "MOST_PEOPLE", 2)
    inside = hall.app.state.hall
    inside.people.clear()
    ids = [come_in(name).me["id"] for name in ("Alrun", "Botvid", "Cnut")]
    for each in ids:
        inside.know(inside.store.user(each))
    assert list(inside.people) == ids[1:]
    assert inside.person(ids[0])["name"] == "Alrun"
    assert list(inside.people) == [ids[2], ids[0]]
