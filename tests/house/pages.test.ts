import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeFiles } from '../../scripts/build/page-files.ts';
import type * as Renderer from '../../src/app/prerender/render-page.tsx';
import type * as PageAddress from '../../src/domain/content/page-address.ts';
import { LISTED_PAGES } from '../../src/domain/content/page-address.ts';
import { DESCRIPTIONS, PAGE_PATHS, type PagePath } from '../../src/domain/content/pages.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the table has exactly the pages that have a route', () => {
  expect([...routeFiles(root).keys()].toSorted()).toEqual(PAGE_PATHS.toSorted());
});

test('each page that search engines show says something of its own', () => {
  expect(LISTED_PAGES.filter((page) => !DESCRIPTIONS[page])).toEqual([]);
});

/** A page of running text: what somebody writes to add it, and all they write. */
const PLANTED: Record<string, (file: string) => string> = {
  'src/domain/content/pages.ts': (table) =>
    table
      .replace(
        "  '/press': {",
        "  '/planted': { title: { fr: 'Planté', en: 'Planted' }, kind: 'public', footer: 'product' },\n  '/press': {",
      )
      .replace(
        "  '/press': {\n    fr:",
        "  '/planted': { fr: 'Une page plantée.', en: 'A planted page.' },\n  '/press': {\n    fr:",
      ),
  'src/routes/(public)/planted.tsx': () =>
    readFileSync(path.join(root, 'src/routes/(public)/press.tsx'), 'utf8').replaceAll(
      'press',
      'planted',
    ),
  'src/features/pages/prose/texts/planted.fr.ts': () =>
    "export const text = () => ({ title: 'Planté', lead: 'Une page de plus.', contents: 'Sur cette page', sections: [] });",
  'src/features/pages/prose/texts/planted.en.ts': () =>
    "export const text = () => ({ title: 'Planted', lead: 'One page more.', contents: 'On this page', sections: [] });",
};

describe('a page that is planted in a copy', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'jalon-planted-page-'));
  const planted = '/planted' as PagePath;
  const load = (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(path.join(copy, file)).href);

  beforeAll(() => {
    for (const part of [
      'src',
      'scripts/build',
      'vite.config.ts',
      'lingui.config.ts',
      'package.json',
    ])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    for (const [name, change] of Object.entries(PLANTED)) {
      const file = path.join(copy, name);
      const before = name.endsWith('pages.ts') ? readFileSync(file, 'utf8') : '';
      writeFileSync(file, change(before));
    }
    execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--ssr=src/app/prerender/render-page.tsx',
        '--outDir=drawn',
        '--logLevel=error',
      ],
      { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('touches four files at most', () => {
    expect(Object.keys(PLANTED).length).toBeLessThanOrEqual(4);
  });

  test('is drawn in both languages, with its head and its link in the footer', async () => {
    const { renderPage } = (await load('drawn/render-page.js')) as typeof Renderer;
    for (const [language, lead, about, address] of [
      ['fr', 'Une page de plus.', 'Une page plantée.', '/planted'],
      ['en', 'One page more.', 'A planted page.', '/en/planted'],
    ] as const) {
      const { body, head } = await renderPage(planted, language);
      expect(body).toContain(lead);
      expect(body).toMatch(new RegExp(`<footer.*href="${address}"`));
      expect(head).toContain(about);
      expect(head).not.toContain('noindex');
    }
  });

  test('is known to the server, to the list for search engines and to what fetches its words ahead', async () => {
    const {
      DRAWN_PAGES,
      LISTED_PAGES: listed,
      fileOfPage,
      pageAt,
    } = (await load('src/domain/content/page-address.ts')) as typeof PageAddress;
    expect([pageAt('/planted'), pageAt('/en/planted')]).toEqual([planted, planted]);
    expect(DRAWN_PAGES).toContain(planted);
    expect(listed).toContain(planted);
    expect(fileOfPage(planted)).toBe('planted/index.html');
    expect(routeFiles(copy).get(planted)?.texts).toEqual([
      'src/features/pages/prose/texts/planted',
    ]);
  });
});
