"""What Pgx does in a second on a CPU: random moves by mask, steps and new deals in one compiled function."""

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from measuring import Contestants, Rate, rate
from pgx.experimental import auto_reset

NEVER = -1e9


def batched(name: str, games: int) -> Rate:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        choosing, dealing, following = jax.random.split(key, 3)
        moves = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, NEVER))
        return step(state, moves, jax.random.split(dealing, games)), following

    key = jax.random.key(1)
    now = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key)]

    def work() -> int:
        now[0] = play(*now[0])
        jax.block_until_ready(now[0][0].observation)
        return games

    work()
    return rate(work)


def contestants() -> Contestants:
    return {
        "one game at a time": {"Pgx sparrow mahjong": batched("sparrow_mahjong", 1)},
        "batched": {
            "Pgx sparrow mahjong, 64 games": batched("sparrow_mahjong", 64),
            "Pgx sparrow mahjong, 1024 games": batched("sparrow_mahjong", 1024),
            "Pgx backgammon, 64 games": batched("backgammon", 64),
            "Pgx tic-tac-toe, 1024 games": batched("tic_tac_toe", 1024),
        },
    }
