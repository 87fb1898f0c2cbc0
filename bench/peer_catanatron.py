"""What Catanatron does in a second. Everything in it is Python, so its loop is its engine."""

from catanatron import Color, Game, RandomPlayer
from measuring import Contestants, Rate, rate


def catan() -> Game:
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def playouts() -> Rate:
    def work() -> int:
        game = catan()
        game.play()
        return len(game.state.actions)

    return rate(work)


def copies() -> Rate:
    game = catan()
    for _ in range(60):
        game.play_tick()

    def work() -> int:
        for _ in range(50):
            game.copy()
        return 50

    return rate(work)


def contestants() -> Contestants:
    return {
        "inside the engine": {"Catanatron, 4 players": playouts()},
        "one game at a time": {"Catanatron, 4 players": playouts()},
        "copies": {"Catanatron, 4 players": copies()},
    }
