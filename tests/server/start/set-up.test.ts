import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/lib/compress.mjs';
import { dependenciesAreInstalled } from '../../../scripts/lib/dependencies.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { temporaryFolder, writeFiles } from '../real-server.ts';

describe('the packages', () => {
  const areInstalled = (wanted: object, installed: object, withWorkspaces = false) => {
    const folder = temporaryFolder('lock');
    const root = { dependencies: { a: '1.0.0' }, optionalDependencies: { 'a-darwin': '1.0.0' } };
    const lock = (packages: object) => JSON.stringify({ packages: { '': root, ...packages } });
    writeFiles(folder, { 'wanted.json': lock(wanted), 'installed.json': lock(installed) });
    return dependenciesAreInstalled(
      path.join(folder, 'wanted.json'),
      path.join(folder, 'installed.json'),
      withWorkspaces,
    );
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };
  const native = { 'node_modules/a-darwin': { version: '1.0.0', optional: true } };

  test('are all there when each has the version of the lock', () => {
    expect(areInstalled(a, a)).toBe(true);
  });

  test('may lack another platform’s native parts', () => {
    expect(areInstalled({ ...a, ...native }, a)).toBe(true);
  });

  test('are not all there when one is missing, or of another version', () => {
    expect(areInstalled(a, {})).toBe(false);
    expect(areInstalled(a, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
    const old = { 'node_modules/a-darwin': { version: '0.9.0', optional: true } };
    expect(areInstalled({ ...a, ...native }, { ...a, ...old })).toBe(false);
  });

  test('may lack what only the data plane needs, but not for tests', () => {
    const workspace = {
      'deploy/cluster': { dependencies: { b: '1.0.0' } },
      'node_modules/cluster': { resolved: 'deploy/cluster', link: true },
      'node_modules/b': { version: '1.0.0' },
    };
    const all = { ...a, ...workspace };
    expect([areInstalled(all, a), areInstalled(all, a, true)]).toEqual([true, false]);
    expect(areInstalled(all, all, true)).toBe(true);
  });

  test('are not there before the first installation', () => {
    expect(dependenciesAreInstalled(inProject('package-lock.json'), '/nowhere.json')).toBe(false);
  });
});

describe('compression', () => {
  test('leaves beside a text both its smaller forms, and small or packed files alone', async () => {
    const folder = temporaryFolder('compress');
    const text = 'une ligne\n'.repeat(500);
    writeFiles(folder, { 'a/page.html': text, 'small.js': 'short', 'font.woff2': text });
    const { files, bytes, brotli } = await compressFolder(folder);

    expect([files, bytes]).toEqual([1, text.length]);
    expect(brotli).toBeLessThan(200);
    const read = (name: string) => readFileSync(path.join(folder, name));
    expect(brotliDecompressSync(read('a/page.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('a/page.html.gz')).toString()).toBe(text);
    expect(existsSync(path.join(folder, 'small.js.br'))).toBe(false);
    expect(existsSync(path.join(folder, 'font.woff2.br'))).toBe(false);
  });
});

describe('a command', () => {
  const runScript = (name: string, args: string[], env: Record<string, string>) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [inProject('scripts', name), ...args], {
        env: { ...process.env, ...env },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => (said += text));
      child.once('close', (code) => resolve({ code, said }));
    });

  test('that can’t go on says why in one line and fails', async () => {
    const env = { JALON_POCKETBASE: '/nowhere/pocketbase' };
    expect(await runScript('server-build.mjs', [], env)).toEqual({
      code: 1,
      said: 'JALON_POCKETBASE names /nowhere/pocketbase, and there is no such file.\n',
    });
  });

  test('asked for an administrator without a name says how to ask', async () => {
    const { code, said } = await runScript('server-superuser.mjs', [], {});
    expect([code, said]).toEqual([1, expect.stringMatching(/^Say who: npm run .*\n$/)]);
  });

  test('makes an administrator before the first start', async () => {
    const person = ['lucia.moreno@example.org', 'une-phrase-longue'];
    const env = { JALON_DATA: temporaryFolder('superuser') };
    const { code, said } = await runScript('server-superuser.mjs', person, env);
    expect([code, said]).toEqual([0, expect.stringContaining('lucia.moreno@example.org')]);
  });
});
