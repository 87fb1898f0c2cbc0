"""The laboratory: many games between bots, and questions answered by them, with statistics that are honest."""

from digsite.lab.contest import arena
from digsite.lab.games import Games, seated
from digsite.lab.studies import Plan, balance, compare, played, sweep
from digsite.running import Crew

__all__ = ["Crew", "Games", "Plan", "arena", "balance", "compare", "played", "seated", "sweep"]
