"""Whether a move told something new to whoever made it. From there on a list of moves is not gone on with: refusing the
rest would tell of cards that were never drawn."""

from digsite.core.game import Game
from digsite.core.given import name_of
from digsite.core.log import EVERYONE
from digsite.core.match import Played

OUT_OF_ONES_HAND = {"card-laid", "discarded", "offered"}
"""Events that show the others a card of the mover's own hand. They are not taken back, but teach the mover nothing."""


def teaches(game: Game, played: Played) -> bool:
    """Whether chance answered, somebody was told something in secret, or something was shown that the mover could not
    see before."""
    revealing = {name_of(kind) for kind in game.revealing} - OUT_OF_ONES_HAND
    return bool(played.answers) or any(
        audience != EVERYONE or event["event"] in revealing for audience, event in played.events
    )
