// A card game with hidden hands on boardgame.io's own server, on a free port of this machine alone.
//
// Two players draw from a hidden deck into hidden hands and lay finds into one of five rows for all to see: about as
// much on the table as in a two-player game of Pergamon. It goes on for ever: what was laid long ago is shuffled back.
// The storage is the default, in memory: nothing reaches a disk.

const { createRequire } = require('module')
const installed = createRequire(process.argv[2] + '/')
const { Server } = installed('boardgame.io/server')
const { INVALID_MOVE, PlayerView } = installed('boardgame.io/core')

const CARDS = 60, HAND = 6, ROWS = 5, LONGEST = 5

const card = (number) => ({ number, kind: ['mask', 'jug', 'ring', 'amulet'][number % 4], age: 1 + (number % 12), worth: 1 + (number % 5) })

const digs = {
  name: 'digs',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()].map(card))
    const players = {}
    for (let i = 0; i < ctx.numPlayers; i++) players[i] = { hand: deck.splice(0, HAND) }
    return {
      secret: { deck },
      players,
      rows: [...Array(ROWS).keys()].map(() => []),
      laid: [],
      coins: Array(ctx.numPlayers).fill(0),
      points: Array(ctx.numPlayers).fill(0),
      left: deck.length,
    }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID, random }, place, row) => {
        const hand = G.players[playerID].hand
        if (!hand[place] || !G.rows[row]) return INVALID_MOVE
        const [found] = hand.splice(place, 1)
        G.rows[row].push({ ...found, by: playerID })
        G.points[playerID] += found.worth
        if (G.rows[row].length > LONGEST) G.laid.push(G.rows[row].shift())
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.laid.splice(0).map(({ number }) => card(number)))
        hand.push(G.secret.deck.pop())
        G.left = G.secret.deck.length
      },
    },
  },
}

// The server writes a line about every rejected or finished thing; the bench reads only the line with the port.
Server({ games: [digs], origins: [] })
  .run({ port: { port: 0, host: '127.0.0.1' } })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`))
