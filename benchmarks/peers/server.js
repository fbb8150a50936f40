// boardgame.io's own server with Climb, on loopback only. It keeps its matches in a folder, if one is named, or in memory.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { served } = require('./game.js');
const [folder] = process.argv.slice(2);
const server = Server({ games: [served], origins: [Origins.LOCALHOST], db: folder ? new FlatFile({ dir: folder }) : undefined });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
server.run(0).then(({ appServer }) => console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/`));
