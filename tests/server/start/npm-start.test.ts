import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inProject } from '../../../scripts/lib/project.mjs';
import { freePort, isFree, temporaryFolder } from '../real-server.ts';

/** `npm start` as people run it, on a port and a data folder of its own. */
const npmStart = async (env: Record<string, string> = {}) => {
  const port = await freePort();
  const dataDir = temporaryFolder('npm-start');
  const child = spawn('npm', ['start'], {
    cwd: inProject(),
    env: {
      ...process.env,
      JALON_QUIET: '',
      JALON_PORT: String(port),
      JALON_DATA: dataDir,
      ...env,
    },
  });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const until = async (words: string) => {
    while (!said.includes(words)) {
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return said;
  };
  return { child, port, dataDir, url: `http://127.0.0.1:${port}`, until };
};

const untilFree = async (port: number) => {
  while (!(await isFree(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  return true;
};

/** The process that was told to listen there. */
const serverOn = (port: number): number => {
  const told = globSync('/proc/[0-9]*/cmdline').find((file) => {
    try {
      return readFileSync(file, 'utf8').includes(`--http=127.0.0.1:${port}`);
    } catch {
      return false;
    }
  });
  return Number(told?.split('/')[2]);
};

test('npm start serves the built application and says where, and how to make an administrator', async () => {
  const { child, port, dataDir, url, until } = await npmStart();
  expect(await until('or with: npm run server:superuser')).toContain(`is ready at ${url}`);
  expect(await until(`${url}/_/#/pbinstall/`)).toContain('no administrator yet');

  // Nobody else on the machine can read it.
  const modeOf = (file: string) => statSync(path.join(dataDir, file)).mode & 0o777;
  expect([modeOf('.'), modeOf('data.db')]).toEqual([0o700, 0o600]);

  const headers = { 'Accept-Encoding': 'gzip' };
  const page = await fetch(`${url}/modules/cv-converter`, { headers });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(await page.text()).toMatch(/<script[^>]+src="\/assets\//);

  // The shell npm puts between keeps the signal to itself; the server must end all the same.
  child.kill('SIGTERM');
  expect(await untilFree(port)).toBe(true);
});

test('npm start starts a server that was killed again, and says so', async () => {
  const { port, url, until } = await npmStart();
  await until('is ready at');
  process.kill(serverOn(port), 'SIGKILL');
  expect(await until('The server runs again.')).toContain('It is started again in 1 s.');
  expect((await fetch(`${url}/api/jalon/health`)).status).toBe(200);
});

test('npm start says in one line that a port is no port', async () => {
  const { child, until } = await npmStart({ JALON_PORT: 'eighty' });
  expect(await until('JALON_PORT is "eighty", and takes a number from 1')).not.toContain('at ');
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
});

test('npm start says that mail is not set up, and what the server has to say of a mail that fails', async () => {
  const { url, until } = await npmStart({
    JALON_SMTP_HOST: '127.0.0.1',
    JALON_SMTP_PORT: String(await freePort()),
    JALON_MAIL_FROM: 'bonjour@example.org',
  });
  await until('is ready at');
  const body = JSON.stringify({
    fullName: 'Nadia Benali',
    email: 'nadia.benali@example.org',
    password: 'girafe-velours',
    language: 'fr',
    termsVersion: '2026-11-01',
  });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${url}/api/jalon/sign-up`, { method: 'POST', headers, body });
  const said = await until('jalon: a mail could not be sent');
  expect(said).not.toContain('nadia.benali');
  expect(said).not.toContain('mail: not set up');
  expect(await (await npmStart()).until('mail: not set up')).toContain('JALON_SMTP_HOST');
});
