// Climb in boardgame.io by its reducer: no client, no transport, no log. Takes turns like the workers in Python (worker.py).
//   fast   one endless turn, nothing to undo, nothing frozen, and moves give back a copy made by hand: its fastest way
//   usual  moves change a draft, one turn for each decision, as its guide does it
//   plain  climb.js alone, without boardgame.io: what Node itself can do
const climb = require('./climb.js');
const how = process.argv[2];
const GAMES = 10, PLIES = 12, POSITIONS = 20;
let x = 2654435761;
function rnd() { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; return (x >>> 0) / 4294967296; }

function platform() {
  if (how === 'plain') {
    return { start: () => climb.newGame(climb.shuffled(climb.CARDS, rnd)), G: (s) => s,
      step: (s, a) => { climb.apply(s, a); return s; } };
  }
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
  const immer = require('immer');
  const { usual } = require('./game.js');
  const fast = { ...usual, disableUndo: true, turn: { activePlayers: { all: null } },
    moves: { act: ({ G }, a) => { const s = climb.clone(immer.original(G) || G); climb.apply(s, a); return s; } } };
  if (how === 'fast') immer.setAutoFreeze(false);
  const game = how === 'fast' ? fast : usual;
  const reducer = CreateGameReducer({ game });
  return {
    start: () => InitializeGame({ game: { ...game, seed: String(rnd()) }, numPlayers: 3 }),
    G: (s) => s.G,
    step: (s, a) => reducer(s, { type: 'MAKE_MOVE', payload: { type: 'act', args: [a], playerID: String(s.G.seat) } }),
  };
}

const p = platform();
// CPU time of the process, which runs with --single-threaded.
const now = () => { const used = process.cpuUsage(); return (used.user + used.system) / 1e6; };
function move(s) {
  const legal = climb.legal(p.G(s));
  return p.step(s, legal[Math.floor(rnd() * legal.length)]);
}
function play() {
  let s = p.start(), decisions = 0;
  while (p.G(s).winner < 0) {
    s = move(s);
    if (++decisions > 2000) throw new Error('a game does not end');
  }
  return decisions;
}
const middles = [];
while (middles.length < POSITIONS) {
  let s = p.start();
  for (let i = 0; i < PLIES && p.G(s).winner < 0; i++) s = move(s);
  if (p.G(s).winner < 0) middles.push(p.G(s));
}
let sink = 0; // so that nothing is left out because nobody wants it
const over = (f) => () => { for (let i = 0; i < 50; i++) for (const s of middles) sink += f(s) ? 1 : 0; return 50 * POSITIONS; };
const paths = {
  play: () => { let n = 0; for (let i = 0; i < GAMES; i++) n += play(); return n; },
  legal: over(climb.legal), // boardgame.io knows no legal moves: these are ours in all rows
};
if (how === 'plain') paths.clone = over(climb.clone); // in boardgame.io a position never changes, so nobody copies one

function turn(path, seconds) {
  const begun = now();
  let laps = 0, done = 0;
  do { done += paths[path](); laps++; } while (now() - begun < seconds);
  return { laps, done, spent: now() - begun };
}
const version = how === 'plain' ? process.versions.node : require('boardgame.io/package.json').version;
console.log(JSON.stringify({ version, paths: Object.keys(paths), compiled: false }));
require('readline').createInterface({ input: process.stdin })
  .on('line', (line) => console.log(JSON.stringify(turn(...JSON.parse(line)))))
  .on('close', () => process.exit(sink < 0 ? 1 : 0));
