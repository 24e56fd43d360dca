"""How every game is played: both languages tell it, pictures can be drawn, signs are known."""

import re
from pathlib import Path

import pytest

from skali.core.chance import Fast
from skali.core.errors import DataError
from skali.core.game import Game
from skali.core.guide import load_guide
from skali.core.message import LANGUAGES
from skali.core.scene import CUTS, Cut
from skali.core.svg import symbols
from skali.games import games

GAMES = games().values()
HALL = frozenset(symbols(Path(__file__).parents[2] / "src" / "skali" / "core" / "art"))
"""Shields and other drawings of the hall itself."""
STEPS = 300
WIDEST: dict[Cut, float] = {"wide": 1112, "middle": 1008, "narrow": 344}
"""Units that a panel may be wide."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_guide_tells_the_aim_a_turn_and_the_end(game: Game) -> None:
    german, english = (game.guides[language] for language in LANGUAGES)
    assert [chapter.key for chapter in german.chapters] == [c.key for c in english.chapters]
    assert {"aim", "turn", "end"} <= {chapter.key for chapter in english.chapters}
    assert any(chapter.picture for chapter in english.chapters)
    for one, other in zip(german.chapters, english.chapters, strict=True):
        assert one.paragraphs != other.paragraphs
        assert len(one.paragraphs) == len(other.paragraphs)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cut", CUTS)
def test_every_picture_shows_the_panels_it_names(game: Game, language: str, cut: Cut) -> None:
    """As large as they are drawn for the screen."""
    for chapter in game.guides[language].chapters:
        if chapter.picture is not None:
            drawn = game.illustrate(chapter.picture, language, cut)
            for panel in chapter.picture.panels:
                assert f'id="panel-{panel}"' in drawn
            width = float(re.findall(r'^<svg [^>]* width="([\d.]+)"', drawn)[0])
            assert width <= WIDEST[cut]
            assert "scale(1)" in drawn


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_a_drawn_door(game: Game) -> None:
    assert "door" in game.art


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_sign_on_the_table_is_explained(game: Game) -> None:
    """What random games show, of every number of seats, is explained or mere scenery."""
    guide = game.guides["en"]
    explained = {sign.sprite for sign in guide.signs}
    assert explained <= set(game.art)
    seen: set[str] = set()
    for seats in game.seats:
        luck = Fast(seats)
        table = game.new(seats, chance=luck)
        for step in range(STEPS):
            if table.over:
                break
            if step % 10 == 0:
                scene = game.scene(table, table.turn[0])
                seen |= {node.sprite for panel in scene.panels for node in panel.nodes}
            table.apply(table.random_action(luck), luck)
    assert seen - explained - guide.scenery - HALL - {""} == set()


def test_a_guide_without_a_language_names_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    sign = '[[sign]]\nsprites = ["ship"]\nmeans.de = "Schiff"\n'
    file.write_text(f"scenery = []\nchapter = []\n{sign}", "utf-8")
    with pytest.raises(DataError, match=r"guide.toml.*sign\[0\].means.en.*missing"):
        load_guide(file, "de")


def test_a_picture_that_is_no_json_is_named(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    picture = 'position = "{"\npanels = []\ncaption = {de = "x", en = "y"}\n'
    chapter = 'key = "aim"\ntitle = {de = "x", en = "y"}\ntext = {de = "x", en = "y"}\n'
    file.write_text(f"scenery = []\nsign = []\n[[chapter]]\n{chapter}[chapter.picture]\n{picture}")
    with pytest.raises(DataError, match=r"chapter\[0\].picture.position.*no JSON"):
        load_guide(file, "en")


def test_a_game_may_have_no_guide(tmp_path: Path) -> None:
    assert load_guide(tmp_path / "guide.toml", "en").chapters == ()
