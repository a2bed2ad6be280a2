/** The archive an operator unpacks, used as they would: by its start script alone, without Node. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ensureHooks } from '../../../scripts/lib/hooks.mjs';
import { packRelease } from '../../../scripts/lib/pack-release.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { questionsAddress } from '../../../src/domain/training/bank/question-sets.ts';
import { call, signUp } from '../people.ts';
import { freePort, temporaryFolder } from '../real-server.ts';
import { openBucket } from './bucket.ts';

const { platform, arch } = process;
const target = `${platform}/${arch === 'x64' ? 'amd64' : arch}`;
const inFolder = promisify(execFile);

/** What an operator keeps beside the samples. */
const SECRETS = ['.env', 'jalon.env', 'cluster/.env'];

let release = '';
beforeAll(async () => {
  await ensureHooks();
  const folder = temporaryFolder('release');
  const samples = temporaryFolder('samples');
  cpSync(inProject('deploy'), samples, { recursive: true });
  for (const name of SECRETS) writeFileSync(path.join(samples, name), 'PASSWORD=girafe-velours\n');
  const archive = await packRelease({ target, platform, arch, folder, samples });
  const unpacked = temporaryFolder('unpacked');
  await inFolder('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
  release = unpacked;
});

test('settings of whoever packs it are no part of it', () => {
  const files = readdirSync(path.join(release, 'deploy'), { recursive: true, encoding: 'utf8' });
  expect(files).toContain('jalon.env.example');
  expect(files.filter((file) => SECRETS.includes(file))).toEqual([]);
});

interface Place {
  settings: string;
  data: string;
  key: string;
  url: string;
}

/** A machine's worth of settings: data, a port, and a key that back-ups are encrypted for. */
const newPlace = async (given: Record<string, string>): Promise<Place> => {
  const folder = temporaryFolder('operator');
  const key = path.join(folder, 'backup.key');
  await inFolder('age-keygen', ['-o', key]);
  const recipient = /age1\w+/.exec(readFileSync(key, 'utf8'))?.[0] ?? '';
  const port = await freePort();
  const data = path.join(folder, 'pb_data');
  const settings = path.join(folder, 'jalon.env');
  const lines = {
    JALON_DATA: data,
    JALON_PORT: String(port),
    JALON_RATE_LIMITS: 'off',
    JALON_BACKUP_RECIPIENT: recipient,
    ...given,
  };
  const text = Object.entries(lines).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(settings, `# an operator’s settings\n\n${text.join('\n')}\n`);
  return { settings, data, key, url: `http://127.0.0.1:${port}` };
};

const environment = ({ settings }: Place) => ({ PATH: '/usr/bin:/bin', JALON_SETTINGS: settings });

/** A command of the release; what it prints on either stream. */
const jalon = (place: Place, args: string[], input = ''): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      path.join(release, 'jalon'),
      args,
      { env: environment(place) },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: (stdout + stderr).trim() }),
    );
    child.stdin?.end(input);
  });

const start = async (place: Place) => {
  const child = spawn(path.join(release, 'jalon'), ['start'], { env: environment(place) });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const health = async () => {
    if (child.exitCode !== null) throw new Error(said);
    return (await fetch(`${place.url}/api/jalon/health`).catch(() => undefined))?.status;
  };
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { stop, said: () => said };
};

test('a first start says what is missing in a few lines, and keeps its data to its owner', async () => {
  const folder = temporaryFolder('second-place');
  const place = await newPlace({ JALON_BACKUP_TO: folder });
  const server = await start(place);
  expect(server.said()).toContain('mail: not set up');
  expect(server.said().split('\n').length).toBeLessThan(20);
  const readable = readdirSync(place.data, { recursive: true, encoding: 'utf8' }).filter(
    (file) => (statSync(path.join(place.data, file)).mode & 0o077) !== 0,
  );
  expect([statSync(place.data).mode & 0o777, readable]).toEqual([0o700, []]);
  const page = await fetch(`${place.url}/auth`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  const { posts } = (await call(place, 'GET', '/api/jalon/posts?kind=article&language=fr')).body;
  const { questions } = (await call(place, 'GET', questionsAddress('basic', 'fr'))).body;
  expect([posts.length > 0, questions.length > 0], 'what is shipped').toEqual([true, true]);
  await server.stop();
});

test('administrators of the dashboard and of the application are made by a command', async () => {
  const place = await newPlace({ JALON_BACKUP_TO: temporaryFolder('second-place') });
  const made = await jalon(place, ['administrator', 'lucia@example.org'], 'une-phrase-longue\n');
  expect(made).toEqual({ code: 0, said: 'lucia@example.org administers the dashboard.' });
  const server = await start(place);
  const signedIn = await call(place, 'POST', '/api/collections/_superusers/auth-with-password', {
    identity: 'lucia@example.org',
    password: 'une-phrase-longue',
  });
  expect(signedIn.status).toBe(200);

  const person = await signUp(place);
  const stranger = await jalon(place, ['role', 'nobody@example.org', 'admin']);
  expect(stranger).toEqual({ code: 1, said: expect.stringMatching(/^Nobody has an account/) });
  expect((await jalon(place, ['role', person.email, 'boss'])).said).toContain('there are user,');
  expect((await jalon(place, ['role', person.email, 'super_admin'])).code).toBe(0);
  const me = await call(place, 'GET', '/api/jalon/me', undefined, person.token);
  expect(me.body.role).toBe('super_admin');
  const audit = await call(place, 'GET', '/api/jalon/admin/audit', undefined, person.token);
  expect(audit.body.acts[0]).toMatchObject({ action: 'role_set', before: 'user', actor: '' });
  await server.stop();
});

describe.each(['a folder', 'a bucket'])('a back-up in %s', (kind) => {
  test('is encrypted, and brings everything back on another machine', async () => {
    const bucket = await openBucket();
    const folder = temporaryFolder('second-place');
    const to: Record<string, string> =
      kind === 'a folder' ? { JALON_BACKUP_TO: folder } : bucket.env;
    const place = await newPlace(to);
    const server = await start(place);
    const person = await signUp(place);
    const made = await jalon(place, ['backup']);
    const name = /^jalon-[\d-]+\.tar\.age/.exec(made.said)?.[0] ?? made.said;
    expect(await jalon(place, ['backups'])).toEqual({ code: 0, said: name });
    const bytes =
      kind === 'a folder'
        ? readFileSync(path.join(folder, name))
        : (bucket.files.get(name) ?? Buffer.alloc(0));
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect(bytes.includes(person.email)).toBe(false);

    const lost = await signUp(place);
    expect((await jalon(place, ['restore', 'latest', place.key])).said).toContain('stop it first');
    await server.stop();
    const other = await newPlace({ ...to });
    expect((await jalon(other, ['restore', 'latest', other.key])).said).toContain('Nothing was');
    const restored = await jalon(other, ['restore', name, place.key]);
    expect(restored).toEqual({ code: 0, said: expect.stringContaining('Restored to') });
    const again = await start(other);
    const role = (token: string) => call(other, 'GET', '/api/jalon/me', undefined, token);
    expect((await role(person.token)).status).toBe(200);
    expect((await role(lost.token)).status).toBe(401);
    await again.stop();
    bucket.close();
  });
});

test('the private key may come by standard input, so that no file need hold it', async () => {
  const place = await newPlace({ JALON_BACKUP_TO: temporaryFolder('second-place') });
  const server = await start(place);
  await jalon(place, ['backup']);
  await server.stop();
  const restore = (key: string) => jalon(place, ['restore', 'latest', '-'], key);
  expect((await restore('no key')).said).toContain('Nothing was changed');
  const restored = await restore(readFileSync(place.key, 'utf8'));
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('Restored to') });
});

test('a restore keeps the data that was there beside it', async () => {
  const place = await newPlace({ JALON_BACKUP_TO: temporaryFolder('second-place') });
  const server = await start(place);
  await jalon(place, ['backup']);
  await server.stop();
  const { said } = await jalon(place, ['restore', 'latest', place.key]);
  const kept = /was there is in (\S+)\.$/m.exec(said)?.[1] ?? '';
  expect(readdirSync(kept)).toContain('data.db');
});

describe('a start is refused in one line', () => {
  test.each([
    [{ JALON_SMTP_TLS: 'true' }, 'JALON_SMTP_TLS is "true", and takes on or off.'],
    [{ JALON_SMPT_HOST: 'mail.example.org' }, 'JALON_SMPT_HOST is not a setting'],
    [{ JALON_TIME_ZONE: 'Mars/Base' }, 'JALON_TIME_ZONE is "Mars/Base"'],
  ] as Record<string, string>[][])('%s', async (given, words) => {
    const place = await newPlace({ JALON_BACKUP_TO: '/nowhere', ...given });
    const { code, said } = await jalon(place, ['start']);
    expect(code).toBe(1);
    const last = said.split('\n').at(-1) ?? '';
    expect(last.slice(last.indexOf('jalon: '))).toContain(words);
  });

  test('by a release older than its data', async () => {
    const place = await newPlace({ JALON_BACKUP_TO: '/nowhere' });
    const later = path.join(release, 'pb_migrations', '1999999999_later.js');
    writeFileSync(later, 'migrate(() => {});');
    await (await start(place)).stop();
    rmSync(later);
    const { code, said } = await jalon(place, ['start']);
    expect([code, said]).toEqual([1, expect.stringContaining('is at migration 1999999999')]);
  });
});

test('the start script and npm start hand the server the same', () => {
  const script = readFileSync(inProject('deploy', 'jalon'), 'utf8');
  const launcher = readFileSync(inProject('scripts', 'lib', 'server.mjs'), 'utf8');
  const flags = launcher.match(/--[a-zA-Z]+=(?:true|false)?/g) ?? [];
  expect(flags.length).toBeGreaterThan(8);
  expect(flags.filter((flag) => !script.includes(flag))).toEqual([]);
  const memory = [...launcher.matchAll(/(GOGC|GOMEMLIMIT): '(\w+)'/g)];
  expect(
    memory.map(([, name, value]) => script.includes(`${name}="\${${name}:-${value}}"`)),
  ).toEqual([true, true]);
});
