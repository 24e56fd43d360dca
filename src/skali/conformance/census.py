"""Nothing is lost and nothing is made, and no written position has more than the box."""

import copy
import re
from collections.abc import Iterator, Mapping
from typing import Any

from skali.conformance.cases import Case, plain, refused, sampled, walk
from skali.core.census import Place, named
from skali.core.chance import Fast
from skali.core.errors import PositionError


def everything_of_the_box_is_somewhere(case: Case) -> None:
    for state, _ in walk(case, 16):
        case.game.census.account(state)


def everything_is_somewhere_in_a_sampled_world_too(case: Case) -> None:
    for number, (state, _) in enumerate(sampled(case, 17, 8)):
        for seat in range(case.seats):
            case.game.census.account(case.game.load(state.dump(seat), Fast(number)), written=True)


def what_lies_there_too_often_is_refused_by_name(case: Case) -> None:
    for state, _ in sampled(case, 18, 6):
        position = state.dump()
        before = plain(position)
        for kind, box in case.game.census.known(position):
            for place in kind.places:
                for name, spoilt in with_too_many(box, place, position):
                    with refused(PositionError, re.escape(name)):
                        case.game.load(spoilt, Fast(18))
        assert plain(position) == before


def with_too_many(
    box: Mapping[str, int], place: Place, position: dict[str, Any]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Lay as many of a name as the box has to those of a list or a table; all others stay."""
    if place.read is not None:
        return
    for number, spot in enumerate(place.spots(position)):
        for _, name, _ in [*named(spot.path, spot.value, box)][:1]:
            spoilt = copy.deepcopy(position)
            value = [*place.spots(spoilt)][number].value
            if isinstance(value, list) and name in value:
                value += [name] * box[name]
                yield name, spoilt
            elif isinstance(value, Mapping) and name in value and isinstance(value[name], int):
                value[name] += box[name]  # type: ignore[index]
                yield name, spoilt
