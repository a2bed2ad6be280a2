import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { serverRulesCases } from '../../src/domain/server-rules.table.ts';
import { bundleForServer } from '../../scripts/lib/bundle-hooks.mjs';
import { findUnsupported } from '../../scripts/lib/runtime-limits.mjs';
import { ask } from './raw-request.ts';
import { hooksWith, startTestServer, temporaryFolder, writeFiles } from './real-server.ts';

test('the shared rules answer inside the real server as they do here', async () => {
  const hooksDir = await hooksWith({
    'table.pb.js':
      'routerAdd("GET", "/api/table", (e) => e.json(200, require(`${__hooks}/table.js`).answers()));',
  });
  await bundleForServer({
    input: fileURLToPath(new URL('./hooks/table.ts', import.meta.url)),
    file: path.join(hooksDir, 'table.js'),
  });
  const server = await startTestServer({ hooksDir });
  const { body } = await ask(server.url, '/api/table');
  await server.stop();
  const expected = serverRulesCases.map(({ title, expected }) => ({ title, actual: expected }));
  expect(JSON.parse(body.toString())).toEqual(expected);
});

describe('a bundle for the server', () => {
  const bundle = (code: string) => {
    const folder = temporaryFolder('bundle');
    writeFiles(folder, { 'input.ts': code });
    return bundleForServer({
      input: path.join(folder, 'input.ts'),
      file: path.join(folder, 'output.js'),
    });
  };

  test.each([
    [
      'a locale format',
      'export const price = (n: number) => new Intl.NumberFormat("fr-CA").format(n);',
      'Intl',
    ],
    [
      'a Unicode property',
      String.raw`export const isWord = (s: string) => /^\p{L}+$/u.test(s);`,
      'Unicode property',
    ],
    ['a timer', 'export const later = (f: () => void) => setTimeout(f, 1);', 'setTimeout'],
    ['a dynamic import', 'export const late = (name: string) => import(name);', 'dynamic import'],
    ['a request', 'export const load = () => fetch("/");', 'fetch'],
  ])('with %s is refused', async (_, code, reason) => {
    await expect(bundle(code)).rejects.toThrow(reason);
  });

  test('with an import that can’t be found is refused', async () => {
    await expect(bundle("import { x } from './nowhere.ts'; export const y = x;")).rejects.toThrow(
      /nowhere/,
    );
  });

  test('may name what it lacks in words and in names of its own', () => {
    const code = '/* Intl */ const a = { fetch: "URL" }; a.fetch; exports.a = a;';
    expect(findUnsupported(code)).toEqual([]);
  });

  test('tells the line of what it lacks', () => {
    expect(findUnsupported('const a = 1;\nconst b = Intl;')).toEqual(['Intl (line 2)']);
  });
});
