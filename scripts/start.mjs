/** `npm start`: all set-up, then the built application, the API and the dashboard on one address. */
import { SetUpError, say } from './lib/project.mjs';
import { startServer } from './lib/server.mjs';
import { main, setUp } from './lib/set-up.mjs';

const SET_UP_LINK = /https?:\/\/\S+\/_\/#\/pbinstall\/\S+/;

await main(async () => {
  const { binary } = await setUp();
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort());
  try {
    const server = await startServer({
      binary,
      port: readPort(process.env.JALON_PORT ?? '8090'),
      origin: process.env.JALON_ORIGIN,
      onOutput: offerSetUpLink,
      signal: end.signal,
    });
    say(`Jalon ${server.health.app} is ready at ${server.url} (dashboard: ${server.url}/_/)`);
    const code = await server.exited;
    throw new SetUpError(`The server ended by itself (exit code ${code}).`);
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
});

/** Printed by PocketBase while the server has no administrator; good once, for half an hour. */
function offerSetUpLink(text) {
  const link = SET_UP_LINK.exec(text)?.[0];
  if (!link) return;
  say(`There is no administrator yet. Make the first one at ${link}`);
  say('or with: npm run server:superuser -- name@example.org a-long-password');
}

function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetUpError(`JALON_PORT is "${text}", and a port is a number from 1 to 65535.`);
}
