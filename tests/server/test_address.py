"""From where somebody asks."""

import pytest

from skali.core.errors import SkaliError
from skali.server.address import household, nearest_stranger, networks

PROXIES = networks(["127.0.0.1", "10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("peer", "passed_on", "found"),
    [
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["6.6.6.6", "203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["6.6.6.6", " 203.0.113.5:4711", "10.1.2.3"], "203.0.113.5"),
        ("::1", ["[2001:db8::7]:443"], "2001:db8::7"),
        ("::ffff:127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["203.0.113.5", "nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["10.0.0.1"] * 5, "10.0.0.1"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, passed_on: list[str], found: str) -> None:
    assert nearest_stranger(peer, passed_on, PROXIES) == found


def test_without_named_proxies_nobody_is_believed() -> None:
    assert nearest_stranger("127.0.0.1", ["203.0.113.5"], ()) == "127.0.0.1"


def test_a_proxy_that_is_no_address_is_refused_with_an_example() -> None:
    with pytest.raises(SkaliError, match=r"such as 127\.0\.0\.1"):
        networks(["my-proxy"])


def test_limits_count_for_a_household() -> None:
    """Who has an IPv6 network has more addresses than there are grains of sand."""
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::7") != household("2001:db8:1:3::7")
    assert household("::ffff:203.0.113.5") == household("203.0.113.5") == "203.0.113.5"
