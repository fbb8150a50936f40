// Climb as boardgame.io's guide would write it: moves change a draft, one turn for each decision.
const climb = require('./climb.js');

// A seat sees its own hand and wounds and how many cards the others have; nobody sees the deck.
function playerView({ G, playerID }) {
  const own = (rows) => rows.map((row, seat) => (String(seat) === playerID ? row : null));
  return { ...G, deck: null, hands: own(G.hands), wounds: own(G.wounds) };
}

const usual = {
  name: 'climb',
  setup: ({ random }) => climb.newGame(random.Shuffle(climb.CARDS)),
  moves: { act: ({ G }, action) => { climb.apply(G, action); } },
  endIf: ({ G }) => (G.winner >= 0 ? { winner: G.winner } : undefined),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.seat } },
};

// At a server moves are made there alone, because nobody else has the cards.
const served = { ...usual, moves: { act: { move: usual.moves.act, client: false } }, playerView };

module.exports = { usual, served };
