"""Render an environment as a spectator sees it, so that no picture contains a secret."""

from typing import Any

from digsite.core.errors import BadSetup
from digsite.core.game import Setup
from digsite.envs.drawing import PICTURES

HUMAN = "human"
RENDER_MODES = [HUMAN, *PICTURES]


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"the render mode is {mode!r}; it must be one of {', '.join(RENDER_MODES)}")


def render(setup: Setup, state: Any, names: list[str], mode: str | None) -> Any:
    """Render a position in this mode; `human` prints it."""
    if mode is None:
        return None
    game = setup.game
    board = game.board(game.view(setup.box, state, None), game.texts("en"), names)
    if mode == HUMAN:
        print(board)
        return None
    return PICTURES[mode](board)
