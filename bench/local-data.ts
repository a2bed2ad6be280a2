/**
 * What the local database takes in at once in a real browser, without a server: pages of versions, and a back-up
 * restored. What single writes take, `sync/keystroke.ts` measures. Prints each figure beside its goal; exits 1 when
 * one is more than twice worse.
 *
 * Usage: node bench/local-data.ts [rows]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { openBrowser } from '../tests/e2e/browser.ts';
import { passes, print, type Measured } from './sync/measured.ts';

const rows = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(path.join(tmpdir(), 'jalon-local-data-'));
await build({
  root: path.join(import.meta.dirname, 'local-data'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
});
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
const site = createServer(({ url = '/' }, response) => {
  const file = url === '/' ? 'index.html' : path.basename(url);
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  try {
    response.end(readFileSync(path.join(folder, url === '/' ? file : path.join('assets', file))));
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  const { port } = site.address() as { port: number };
  await page.goto(`http://127.0.0.1:${port}/`);
  const figures = await page.evaluate((count) => window.jalonMeasure(count), rows);
  const share = (100 * figures.firstSync) / figures.browserAlone;
  const all: Measured[] = [
    { name: 'the browser alone, rows put', value: figures.browserAlone, unit: 'rows/s' },
    {
      name: 'first sync, rows taken',
      value: figures.firstSync,
      unit: 'rows/s',
      goal: 10_000,
      isFloor: true,
    },
    { name: '… of what the browser does alone', value: share, unit: '%', goal: 100, isFloor: true },
    { name: 'the same rows told again', value: figures.nextSync, unit: 'rows/s' },
    { name: 'back-up restored', value: figures.restore, unit: 'rows/s' },
  ];
  all.forEach(print);
  process.exitCode = all.every(passes) ? 0 : 1;
} finally {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true, force: true });
}
