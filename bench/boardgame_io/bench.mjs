// What boardgame.io does in a second: `node bench.mjs MEASURE SECONDS` prints one number.
//
// It brings no modern board game, so a small card game with hidden hands is played with it: four players, five cards
// each of 52, play one, draw one, the highest card of a round takes it, until nobody has cards.
import { createRequire } from "module";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { MCTSBot } = require("boardgame.io/ai");
const { PlayerView } = require("boardgame.io/core");

const Cards = {
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 5) };
    return { secret: { deck }, players, played: [], taken: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, playerID }, which) => {
      const hand = G.players[playerID].hand;
      G.played.push({ seat: Number(playerID), card: hand.splice(which, 1)[0] });
      if (G.secret.deck.length) hand.push(G.secret.deck.pop());
      if (G.played.length === ctx.numPlayers) {
        const best = G.played.reduce((a, b) => (a.card > b.card ? a : b));
        G.taken[best.seat] += 1;
        G.played = [];
      }
    },
  },
  endIf: ({ G }) => (Object.values(G.players).every((p) => p.hand.length === 0) ? { taken: G.taken } : undefined),
};

const Nine = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    if (lines.some((l) => l.every((c) => G.cells[c] !== null && G.cells[c] === G.cells[l[0]])))
      return { winner: ctx.currentPlayer };
    return G.cells.every((c) => c !== null) ? { draw: true } : undefined;
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: "click", args: [id] }] : [])),
  },
};

// Milliseconds of the processor for us, so that others on the machine are not measured.
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function table() {
  const client = Client({ game: Cards, numPlayers: 4, debug: false });
  client.start();
  return client;
}

const measures = {
  decisions: () => {
    const client = table();
    let done = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const seat = state.ctx.currentPlayer;
      client.updatePlayerID(seat);
      client.moves.play(Math.floor(Math.random() * client.getState().G.players[seat].hand.length));
      done += 1;
    }
    client.stop();
    return done;
  },
  copies: () => {
    const state = table().getState();
    for (let i = 0; i < 200; i++) structuredClone(state.G) && structuredClone(state.ctx);
    return 200;
  },
};

async function search(seconds) {
  const client = Client({ game: Nine, numPlayers: 2, debug: false });
  client.start();
  const bot = new MCTSBot({ game: Nine, enumerate: Nine.ai.enumerate, iterations: 200, seed: "1" });
  const begun = spent();
  let done = 0;
  while (spent() - begun < 1000 * seconds) {
    await bot.play(client.getState(), "0");
    done += 200;
  }
  return done / ((spent() - begun) / 1000);
}

const [measure, seconds] = [process.argv[2], Number(process.argv[3])];
if (measure === "search") {
  console.log(await search(seconds));
} else {
  const work = measures[measure];
  work();
  const begun = spent();
  let done = 0;
  while (spent() - begun < 1000 * seconds) done += work();
  console.log(done / ((spent() - begun) / 1000));
}
