"""What the hall works out for somebody: steps that are tried, then played like any others."""

from collections.abc import Callable

from tests.server.people import Json, Person


def until_the_feast(anna: Person) -> tuple[str, Json]:
    """Sit down alone, and pass until the table is to be laid."""
    table = anna.table("odin", "me")
    while True:
        view = anna.wait_for_turn(table)
        choices = {choice["notation"]: choice["action"] for choice in view["decision"]["choices"]}
        if [plan["key"] for plan in view["decision"].get("plans", [])][:1] == ["feast"]:
            return table, view
        action = choices.get("pass", choices.get("done"))
        anna.post(f"/tables/{table}/decisions", number=view["number"], action=action)


def test_a_proposal_is_tried_then_played_step_by_step(come_in: Callable[[str], Person]) -> None:
    """Nothing happens by asking; then each action is an ordinary decision that can be undone."""
    anna = come_in("Anna")
    table, view = until_the_feast(anna)
    found = anna.post(f"/tables/{table}/proposal", plan="feast")
    assert found["number"] == view["number"]
    assert found["title"] == "Best feast"
    assert found["steps"]
    assert found["worth"]
    actions = [action for step in found["steps"] for action in step["actions"]]
    tried = anna.post(f"/tables/{table}/trial", actions=actions)
    dishes = {change["node"]["id"] for change in tried["preview"]}
    assert sum(id_.startswith("dish-") for id_ in dishes) == len(found["steps"])
    assert anna.view(table)["number"] == view["number"]
    number = view["number"]
    for action in actions:
        done = anna.post(f"/tables/{table}/decisions", number=number, action=action)
        number = done["number"]
    after = anna.view(table)
    anna.post(f"/tables/{table}/undo", number=after["number"], to=after["at"] - 1)


def test_what_cannot_be_worked_out_is_refused(come_in: Callable[[str], Person]) -> None:
    anna = come_in("Anna")
    table, _ = until_the_feast(anna)
    answer = anna.http.post(f"/tables/{table}/proposal", json={"plan": "treasure"})
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "state"


def test_a_trial_ends_before_what_is_forbidden(come_in: Callable[[str], Person]) -> None:
    anna = come_in("Anna")
    table, _ = until_the_feast(anna)
    assert anna.post(f"/tables/{table}/trial", actions=[0])["preview"] == []
