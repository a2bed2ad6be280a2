/** `npm start`: all set-up, then the built application, the API and the dashboard on one address. */
import { stripVTControlCharacters } from 'node:util';
import { checkSettings } from './lib/environment.mjs';
import { say } from './lib/project.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { startServer } from './lib/server.mjs';
import { main, setUp } from './lib/set-up.mjs';

const NO_MAIL =
  'mail: not set up. Nobody can confirm an address or reset a password: set JALON_SMTP_HOST and JALON_MAIL_FROM.';
const unproven = (figures) =>
  `figures: NOT PROVEN, and printed on public pages: ${figures.join(', ')}. Put your own counts in site_settings of the dashboard, or false to take a figure away.`;
const SET_UP_LINK = /https?:\/\/\S+\/_\/#\/pbinstall\/\S+/;

await main(async () => {
  checkSettings(process.env);
  const { binary } = await setUp();
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort());
  endWithNpm(end);
  const notes = [];
  let note = (line) => notes.push(line);
  const start = (signal) =>
    startServer({
      binary,
      host: process.env.JALON_HOST || '127.0.0.1',
      port: Number(process.env.JALON_PORT || 8090),
      origin: process.env.JALON_ORIGIN,
      onOutput: (text) => {
        setUpNotes(text).forEach((line) => note(line));
        errorsIn(text).forEach((line) => console.error(line));
      },
      signal,
    });
  const startAndSay = async (signal) => {
    const server = await start(signal);
    if (note !== say)
      say(`Jalon ${server.health.app} is ready at ${server.url} (dashboard: ${server.url}/_/)`);
    if (note !== say && !process.env.JALON_SMTP_HOST) say(NO_MAIL);
    const { unprovenFigures } = server.health;
    if (note !== say && unprovenFigures.length > 0) say(unproven(unprovenFigures));
    notes.splice(0).forEach(say);
    note = say;
    return server;
  };
  try {
    await keepRunning(startAndSay, { signal: end.signal });
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
});

/** npm gives a signal to its shell alone: without this the server would outlive a stopped `npm start`. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end.abort(), 200).unref();
}

/** What the server has to say when something is wrong: our own lines, and the last words of a process that ends. */
function errorsIn(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => /(^|\s)jalon: |^(panic|fatal error|runtime): /.test(line))
    .map((line) => line.replace(/^.*?(?=jalon: )/, ''));
}

/** PocketBase prints a link, good once and for half an hour, while the server has no administrator. */
function setUpNotes(text) {
  const link = SET_UP_LINK.exec(text)?.[0];
  if (!link) return [];
  return [
    `There is no administrator yet. Make the first one at ${link}`,
    'or with: npm run server:superuser -- name@example.org a-long-password',
  ];
}
