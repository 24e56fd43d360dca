"""Names, and the text of every card, tile and field, made from its effect: so it cannot lie."""
# interpreted: words for people

from collections.abc import Sequence
from typing import Any

from skali.core.data import Section
from skali.core.effects.sentences import Sentences, joined
from skali.core.message import Message, say
from skali.games.karvi.effects.programs import FIELD_TABLES, PRINTED, RULES, SIDES, STOP_TABLES
from skali.games.karvi.effects.vocabulary import VOCABULARY
from skali.games.karvi.rules import components
from skali.games.karvi.rules.state import STOP, Table
from skali.games.karvi.rules.village import field_at
from skali.games.karvi.rules.why_crew import amounts, counted_name

Step = dict[str, Any]

# --- names ---


def place_name(place: int) -> Message:
    """Name a place."""
    return say(f"karvi-place-{components.PLACES[place].replace('_', '-')}")


def spot_name(spot: int) -> Message:
    """Name a field or a stop spot by its place on the track."""
    if spot < STOP:
        return say("karvi-stop-spot", number=spot + 1)
    return say("karvi-field", number=spot - int(STOP) + 1)


def warrior_name(kind: int) -> Message:
    """Name a warrior by side and strength."""
    return say("karvi-warrior", side="injured" if kind >= 6 else "healthy", strength=kind % 6 + 1)


def kind_name(kind: int) -> Message:
    """Name a kind of equipment card."""
    return say(f"karvi-kind-{components.KINDS[kind]}")


def tile_kind(kind: int) -> Message:
    """Name a place for equipment tiles."""
    return say(f"karvi-tile-{components.TILE_KINDS[kind]}")


def good_name(sort: int) -> Message:
    """Name what a sort of trade tiles shows, or the number of a sort of raid tiles."""
    if sort < len(components.TRADE_TABLES) // 4:
        return say(f"karvi-good-{components.TRADE_TABLES[sort * 4].text('good').replace('_', '-')}")
    return say("karvi-raid-sort", number=int(components.SORTS[sort][1:]))


def raid_name(t: Table, sort: int) -> Message:
    """Name a raid by the place where its tiles came from."""
    found = [place for place in range(len(components.PLACES)) if t.stack_at[place] == sort]
    return place_name(found[0]) if found else good_name(sort)


def card_name(card: int) -> Message:
    """Name an equipment card by its kind and its printed number."""
    return say(
        f"karvi-card-name-{components.KINDS[components.CARD_KIND[card]]}",
        number=components.CARDS[card],
    )


# --- effects ---


class KarviSentences(Sentences):
    """Says effects with Karvi's words: some steps have several sentences."""

    def primitive(self, tree: Step) -> Message:
        """Say what one step does."""
        if tree["do"] == "gain":
            return amounts(tree.get("fur", 0), tree.get("silver", 0), tree.get("gold", 0))
        if tree["do"] == "action":
            return say(f"karvi-action-{tree['name']}")
        return rule_text(tree)


SENTENCES = KarviSentences(VOCABULARY)


def steps_text(steps: Sequence[Step]) -> Message:
    """KARVI-172: the steps of a box one after the other."""
    return joined(
        "skali-effect-then",
        [rule_text(step) if step["do"] in RULES else SENTENCES.step(step) for step in steps],
    )


def boxes_text(boxes: Sequence[Sequence[Step]]) -> Message:
    """KARVI-084: one of several boxes."""
    return joined("skali-effect-or", [steps_text(steps) for steps in boxes])


def parts_text(parts: Sequence[Sequence[Step]]) -> Message:
    """KARVI-090: the parts of a field."""
    return SENTENCES.parts(parts)


def rule_text(step: Step) -> Message:
    """Say a step, or a rule that a tile changes, by its own sentence."""
    values: dict[str, int | str | Message] = {
        key: value for key, value in step.items() if isinstance(value, int) and key != "pay"
    }
    if "gain" in step:
        values["gain"] = steps_text(step["gain"])
    return Message(f"karvi-step-{step_name(step)}", values | step_words(step))


def step_name(step: Step) -> str:
    """Return the name of a step's sentence: some steps have several."""
    do = str(step["do"]).replace("_", "-")
    if do in ("move", "jump-ship"):
        several = "s" if step.get("times", 1) > 1 else ""
        return f"{do}{several}-{step.get('mode', 'normal')}"
    if do in ("die-back", "field-any-free"):
        return f"{do}-{'paying' if step['pay'] else 'free'}"
    if do in ("each-warrior-strength", "double-strength", "points-strength", "return-warrior"):
        return f"{do}-{step['state']}"
    if do == "release":
        return f"{do}-{step['building'].replace('_', '-')}"
    if do == "draw" and "deck" in step:
        return f"draw-{step['deck']}"
    if do == "paid-move" and "steps" not in step:
        return "paid-move-any"
    return do


def step_words(step: Step) -> dict[str, int | str | Message]:
    """Return the values of a step that are words themselves."""
    do = step["do"]
    if do == "points_per":
        return {"what": counted_name(step["what"])}
    if do == "build_bonus":
        return {"tower": steps_text(step["tower"]), "post": steps_text(step["trading_post"])}
    if do == "paid_choice":
        return {"choice": boxes_text(step["options"])}
    return {}


# --- components ---


def card_text(card: int) -> Message:
    """Say what an equipment card costs and brings."""
    table = components.CARD_TABLES[card]
    return say(
        "karvi-card-text",
        cost=amounts(*table.integers("cost")),
        effect=boxes_text(table.value("boxes", list)),
    )


def box_text(card: int, box: int) -> Message:
    """Say what one box of an equipment card brings."""
    return steps_text(components.CARD_TABLES[card].value("boxes", list)[box])


def trade_card_text(design: int) -> Message:
    """Say what a trade card brings."""
    return boxes_text(components.TRADE_CARD_TABLES[design].value("boxes", list))


def equipment_text(tile: int) -> Message:
    """Say when an equipment tile works, and what it does."""
    table = components.EQUIPMENT_TABLES[tile]
    effect = boxes_text(table.value("boxes", list))
    return say(f"karvi-when-{table.text('trigger').replace('_', '-')}", effect=effect)


def condition_text(table: Section) -> Message:
    """Say what must be met to place a tile."""
    return say("karvi-condition", n=table.integer("needed"), what=counted_name(table.text("needs")))


def equipment_label(tile: int) -> Message:
    """Say all about an equipment tile above a tableau."""
    return say(
        "karvi-equipment-label",
        tile=tile_kind(int(components.EQUIPMENT_KIND[tile])),
        condition=condition_text(components.EQUIPMENT_TABLES[tile]),
        effect=equipment_text(tile),
    )


def stone_text(stone: int) -> Message:
    """Say what a runestone scores at the end."""
    if stone >= components.NORMAL:
        special = components.SPECIAL_TABLES[stone - int(components.NORMAL)]
        what = counted_name(special.text("counts"))
        return say("karvi-special-stone", each=special.integer("each"), what=what)
    table = components.STONE_TABLES[stone]
    easy, hard = table.integers("easy"), table.integers("hard")
    return say(
        "karvi-stone", what=counted_name(table.text("counts")), easy=easy[0], points=easy[1],
        hard=hard[0], more=hard[1],
    )  # fmt: skip


def stone_bonus(stone: int) -> Message:
    """Say what a special runestone brings at once."""
    return boxes_text(components.SPECIAL_TABLES[stone].value("boxes", list))


def tile_text(tile: int) -> Message:
    """Say what a trade or raid tile needs and brings."""
    if tile < len(components.TRADE_TABLES):
        table = components.TRADE_TABLES[tile]
        return say(
            "karvi-trade-tile", cost=amounts(*table.integers("cost")),
            cards=table.integer("trade_cards"), points=table.integer("points"),
        )  # fmt: skip
    table = components.RAID_TABLES[tile - len(components.TRADE_TABLES)]
    return say(
        "karvi-raid-tile", strength=table.integer("strength"), damage=table.integer("damage"),
        points=table.integer("points"), bonus=boxes_text(table.value("boxes", list)),
    )  # fmt: skip


def field_parts(t: Table, spot: int) -> list[list[Step]]:
    """Return the parts of the field or stop spot at a spot."""
    return parts_of(spot, int(field_at(t, spot)), int(t.stop), int(t.variety))


def parts_of(spot: int, field: int, stop: int, variety: int) -> list[list[Step]]:
    """Return the parts of a field, or of a spot of the stop area that was chosen."""
    if spot >= STOP:
        return list(FIELD_TABLES[field].value("parts", list))
    if stop == PRINTED:
        return list(components.DATA.table("printed_stop").value("spots", list)[spot])
    return list(STOP_TABLES[stop].value(SIDES[variety], list)[spot])


def field_text(t: Table, spot: int) -> Message:
    """Say what a field or stop spot brings."""
    return parts_text(field_parts(t, spot))
