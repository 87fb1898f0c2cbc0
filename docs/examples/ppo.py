"""Train a small network by PPO on the vector environment, in one file, on a CPU, for some minutes.

    pip install 'digsite[train]'
    python docs/examples/ppo.py --game pergamon --plot learning.svg

Proximal policy optimisation (Schulman and others, 2017) with masked moves: the network has one seat of two, `random`
has the other, inside the call that steps the games. Its reward is its share of the win, at the end. What it prints is
its share of the games that ended in each iteration, and at the end what it wins, without chance in its own moves,
against `random` and against `greedy`. A seed gives the same curve on the same machine.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np

import digsite.envs.gymnasium  # makes the environments known to Gymnasium

NEVER = -1e9
"""The logit of a move that is not legal."""


class Rollout(NamedTuple):
    """What was seen, done and got: one row a decision, or in time and game."""

    observation: Any
    mask: Any
    move: Any
    log_chance: Any
    advantage: Any
    target: Any


def network(key: jax.Array, numbers: int, moves: int, width: int) -> dict[str, jax.Array]:
    """Two layers, then the moves' logits and what the position is worth. The heads begin near nothing."""
    keys = jax.random.split(key, 4)
    shapes = {"in": (numbers, width), "mid": (width, width), "policy": (width, moves), "value": (width, 1)}
    scales = {"in": 0.1, "mid": (2 / width) ** 0.5, "policy": 0.01, "value": 0.1}
    weights = {n: scales[n] * jax.random.normal(k, s) for k, (n, s) in zip(keys, shapes.items(), strict=True)}
    return weights | {f"{name}-bias": jnp.zeros(shape[1]) for name, shape in shapes.items()}


def think(net: dict[str, jax.Array], observation: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Log-chances of the moves, and the share of the win that is expected."""
    x = jax.nn.relu(observation @ net["in"] + net["in-bias"])
    x = jax.nn.relu(x @ net["mid"] + net["mid-bias"])
    logits = jnp.where(mask > 0, x @ net["policy"] + net["policy-bias"], NEVER)
    return jax.nn.log_softmax(logits), (x @ net["value"] + net["value-bias"])[:, 0]


@jax.jit
def act(net: Any, observation: Any, mask: Any, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A move by chance, the logarithm of that chance, and the worth of the position."""
    log_chances, value = think(net, observation, mask)
    move = jax.random.categorical(key, log_chances)
    return move, jnp.take_along_axis(log_chances, move[:, None], 1)[:, 0], value


@jax.jit
def best(net: Any, observation: Any, mask: Any) -> jax.Array:
    return think(net, observation, mask)[0].argmax(1)


def loss(net: Any, part: Rollout, clip: float, entropy_weight: float) -> jax.Array:
    """The clipped surrogate, the error of the worth, and a little for staying open-minded."""
    log_chances, value = think(net, part.observation, part.mask)
    ratio = jnp.exp(jnp.take_along_axis(log_chances, part.move[:, None], 1)[:, 0] - part.log_chance)
    advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-8)
    surrogate = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * advantage).mean()
    entropy = -(jnp.exp(log_chances) * jnp.where(part.mask > 0, log_chances, 0.0)).sum(1).mean()
    return -surrogate + 0.5 * ((value - part.target) ** 2).mean() - entropy_weight * entropy


@jax.jit
def improve(net: Any, adam: Any, part: Rollout, rate: float) -> tuple[Any, Any]:
    """One step of Adam, on gradients no longer than a half."""
    slopes = jax.grad(loss)(net, part, 0.2, 0.01)
    length = jnp.sqrt(sum(jnp.sum(slope**2) for slope in jax.tree.leaves(slopes)))
    slopes = jax.tree.map(lambda slope: slope * jnp.minimum(1.0, 0.5 / (length + 1e-8)), slopes)
    step = adam["step"] + 1
    mean = jax.tree.map(lambda m, slope: 0.9 * m + 0.1 * slope, adam["mean"], slopes)
    square = jax.tree.map(lambda s, slope: 0.999 * s + 0.001 * slope**2, adam["square"], slopes)

    def moved(weight: jax.Array, m: jax.Array, s: jax.Array) -> jax.Array:
        return weight - rate * (m / (1 - 0.9**step)) / (jnp.sqrt(s / (1 - 0.999**step)) + 1e-5)

    return jax.tree.map(moved, net, mean, square), {"step": step, "mean": mean, "square": square}


def advantages(rewards: np.ndarray, ended: np.ndarray, values: np.ndarray, last: np.ndarray) -> np.ndarray:
    """Generalised advantage estimation, with no discount: a win is worth as much early as late."""
    found, following, ahead = np.zeros_like(values), last, np.zeros_like(last)
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[t]
        ahead = rewards[t] + goes_on * following - values[t] + 0.95 * goes_on * ahead
        found[t], following = ahead, values[t]
    return found


def evaluate(net: Any, game: str, bots: str, games: int, seed: int) -> tuple[float, float]:
    """The share of the win over so many games, each seat as often, and half the width of its 95 % interval."""
    envs = gymnasium.make_vec(f"digsite/{game}-v1", num_envs=games, players=2, bots=bots)
    seen, _ = envs.reset(seed=seed)
    shares, counted, units = np.zeros(games), np.zeros(games, bool), digsite.load(game).observation.units()
    while not counted.all():
        seen, rewards, ended, _, _ = envs.step(np.asarray(best(net, seen["observation"] / units, seen["action_mask"])))
        shares = np.where(ended & ~counted, rewards, shares)
        counted |= ended
    return float(shares.mean()), float(1.96 * shares.std() / games**0.5)


def train(args: argparse.Namespace) -> tuple[Any, list[tuple[int, float]]]:
    envs = gymnasium.make_vec(f"digsite/{args.game}-v1", num_envs=args.envs, players=2, bots="random")
    moves, units = envs.batch.masks.shape[1], digsite.load(args.game).observation.units()
    numbers = len(units)
    key, first = jax.random.split(jax.random.key(args.seed))
    net = network(first, numbers, moves, args.width)
    nothing = jax.tree.map(jnp.zeros_like, net)
    adam: Any = {"step": 0, "mean": nothing, "square": nothing}
    chance = np.random.default_rng(args.seed)

    shape = (args.steps, args.envs)
    observations, masks = np.zeros((*shape, numbers), np.float32), np.zeros((*shape, moves), np.int8)
    chosen, log_chances, values = np.zeros(shape, np.int32), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    rewards, ended = np.zeros(shape, np.float32), np.zeros(shape, np.float32)

    seen, _ = envs.reset(seed=args.seed)
    curve: list[tuple[int, float]] = []
    begun, iteration, games = time.perf_counter(), 0, 0
    while iteration < args.iterations:
        for t in range(args.steps):
            key, now = jax.random.split(key)
            # The environment writes its arrays over with the next step, so what is to be kept is copied here.
            observations[t], masks[t] = seen["observation"] / units, seen["action_mask"]
            chosen[t], log_chances[t], values[t] = act(net, observations[t], masks[t], now)
            seen, rewards[t], ended[t], _, _ = envs.step(chosen[t])
        worth = np.asarray(act(net, seen["observation"] / units, seen["action_mask"], key)[2])
        gained = advantages(rewards, ended, values, worth)
        everything = Rollout(observations, masks, chosen, log_chances, gained, gained + values)
        rows = Rollout(*(array.reshape(-1, *array.shape[2:]) for array in everything))
        rate = args.rate * (1 - iteration / args.iterations)
        for _ in range(args.epochs):
            for part in np.array_split(chance.permutation(len(rows.move)), args.parts):
                net, adam = improve(net, adam, Rollout(*(array[part] for array in rows)), rate)
        iteration, games = iteration + 1, games + int(ended.sum())
        share = float(rewards.sum() / max(ended.sum(), 1))
        curve.append((games, share))
        print(
            f"{iteration:>3} {time.perf_counter() - begun:>5.0f} s {games:>7,} games  {share:6.1%} "
            + "█" * round(40 * share),
            flush=True,
        )
    return net, curve


def as_svg(curve: list[tuple[int, float]], title: str) -> str:
    """The learning curve, with a line where random play is."""
    width, height, left, bottom = 640, 260, 50, 36
    across, up = (width - left - 20) / curve[-1][0], height - bottom - 30
    points = " ".join(f"{left + games * across:.1f},{height - bottom - share * up:.1f}" for games, share in curve)
    lines = "".join(
        f'<line x1="{left}" x2="{width - 20}" y1="{height - bottom - s * up}" y2="{height - bottom - s * up}" '
        f'stroke="#d9c6a5" stroke-dasharray="{"4 4" if s == 0.5 else "none"}"/>'
        f'<text x="{left - 6}" y="{height - bottom - s * up + 4}" text-anchor="end">{s:.0%}</text>'
        for s in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#2b211a"><title>{title}</title>'
        f'<rect width="{width}" height="{height}" fill="#fbf6ec"/>{lines}'
        f'<text x="{left}" y="18">{title}</text><text x="{width - 20}" y="{height - 12}" text-anchor="end">'
        f'{curve[-1][0]:,} games</text><polyline points="{points}" fill="none" stroke="#b4532a" stroke-width="2"/>'
        "</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pergamon", choices=digsite.games())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--envs", type=int, default=256, help="games at a time")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each of them between two updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--parts", type=int, default=8, help="of the data, one after another")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--plot", type=Path, help="write the learning curve there, as SVG")
    args = parser.parse_args()
    net, curve = train(args)
    for bots, games in (("random", 2000), ("greedy", 200)):
        share, within = evaluate(net, args.game, bots, games, seed=args.seed + 1)
        print(f"against {bots}: {share:.1%} ± {within:.1%} of {games:,} games", flush=True)
    if args.plot:
        args.plot.write_text(as_svg(curve, f"PPO on {args.game}, two players: share of the win against random"))


if __name__ == "__main__":
    main()
