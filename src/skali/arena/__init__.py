"""Matches between bots on this machine, one or many."""

from skali.arena.match import MatchResult, play_match
from skali.arena.simulation import simulate
from skali.arena.summary import BotShare, Summary, wilson

__all__ = ["BotShare", "MatchResult", "Summary", "play_match", "simulate", "wilson"]
