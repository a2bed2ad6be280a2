/** From a key to the row on the disk, in a real browser slowed down to a quarter. */
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../tests/e2e/browser.ts';
import { productWithProofPage, PROOF_PATH } from '../../tests/e2e/proof-page/build.ts';
import { percentile, type Measured } from './measured.ts';

const KEYS = 120;
const SLOWDOWN = 4;

export const keystroke = async (): Promise<Measured[]> => {
  const nothing = mkdtempSync(path.join(tmpdir(), 'jalon-none-'));
  const folder = await productWithProofPage(nothing);
  const site = await serve(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(site.url + PROOF_PATH);
    const cdp = await page.context().newCDPSession(page);
    await prepare(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'[key % 26] ?? 'a');
      await page.waitForFunction((count) => window.jalonTyped.length > count, key);
    }
    const typed = await page.evaluate(() => window.jalonTyped);
    const bare = await page.evaluate(() => window.jalonBare);
    return [
      {
        name: 'key to durable row, an empty database alone, p95',
        value: percentile(bare, 0.95),
        unit: 'ms',
      },
      { name: 'key to durable row, p50', value: percentile(typed, 0.5), unit: 'ms' },
      { name: 'key to durable row, p95', value: percentile(typed, 0.95), unit: 'ms', goal: 25 },
    ];
  } finally {
    await browser.close();
    site.close();
    for (const made of [folder, nothing]) rmSync(made, { recursive: true, force: true });
  }
};

declare global {
  interface Window {
    /** Milliseconds of each key, from its event to the end of its transaction. */
    jalonTyped: number[];
    /** The same of one row in a table of its own, after each key: what the browser and the disk take. */
    jalonBare: number[];
  }
}

/** A field whose every key is written at once, by the product's own command. */
const prepare = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { context, cvs } = window.jalonProofPage;
    const data = await context();
    const made = await cvs.createBlankCv(data, { title: 'A', language: 'fr' });
    if (!made.ok) throw new Error(made.error.kind);
    const field = document.createElement('textarea');
    window.jalonTyped = [];
    window.jalonBare = [];
    const bare = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('bare');
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const writeBare = (): Promise<void> =>
      new Promise((resolve) => {
        const start = performance.now();
        const transaction = bare.transaction('rows', 'readwrite', { durability: 'strict' });
        transaction.objectStore('rows').put(field.value, 1);
        transaction.addEventListener('complete', () => {
          window.jalonBare.push(performance.now() - start);
          resolve();
        });
      });
    const write = async (pressedAt: number): Promise<void> => {
      const { ok } = await cvs.renameCv(data, made.value.id, field.value);
      const took = performance.now() - pressedAt;
      await writeBare();
      if (ok) window.jalonTyped.push(took);
    };
    field.addEventListener('input', ({ timeStamp }) => void write(timeStamp));
    document.body.append(field);
    field.focus();
  });

const serve = async (folder: string): Promise<{ url: string; close: () => void }> => {
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const server = createServer(({ url = '/' }, response) => {
    try {
      const bytes = readFileSync(
        path.join(folder, path.normalize(new URL(url, 'http://x').pathname)),
      );
      response.setHeader('Content-Type', types[path.extname(url)] ?? 'application/octet-stream');
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
