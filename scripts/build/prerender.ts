/**
 * Makes the first view of every page once the application is built: each in French and in English, with its
 * styles inside and its scripts announced. `index.html` becomes the landing page; what it was is kept as
 * `app.html`, the shell in which a page is drawn where its first view isn't at hand.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as Renderer from '../../src/app/prerender/render-page.tsx';
import { DRAWN_PAGES, fileOfPage, viewsOf } from '../../src/domain/content/page-address.ts';
import { withPolicy } from './content-security-policy.ts';
import { filesOf, routeFiles, type Manifest } from './page-files.ts';

type Language = 'fr' | 'en';

const MANIFEST = '.vite/manifest.json';

const TAGS: Record<Language, string> = { fr: 'fr-CA', en: 'en-CA' };

export const prerenderedPages = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'jalon:prerendered-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before the service worker is built, which lists what is there.
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const dist = path.resolve(config.root, config.build.outDir);
        // A build that failed says why by itself.
        if (existsSync(path.join(dist, MANIFEST)))
          await withRenderer(config.root, (renderer) => makePages(renderer, config.root, dist));
      },
    },
  };
};

const makePages = async (
  { renderPage }: typeof Renderer,
  root: string,
  dist: string,
): Promise<void> => {
  const manifest = JSON.parse(readFileSync(path.join(dist, MANIFEST), 'utf8')) as Manifest;
  const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const write = (name: string, html: string): void => {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  const routes = routeFiles(root);
  const scriptsOfPages: Record<string, string[]> = {};
  for (const language of ['fr', 'en'] as const)
    for (const page of DRAWN_PAGES) {
      const route = routes.get(page);
      if (!route) throw new Error(`${page} has no route`);
      const { scripts, styles } = filesOf(manifest, route, language);
      if (language === 'fr') scriptsOfPages[page] = scripts.map((file) => `/${file}`);
      const css = styles.map((file) => readFileSync(path.join(dist, file), 'utf8').trim()).join('');
      for (const view of viewsOf(page)) {
        const drawn = await renderPage(page, language, view);
        write(
          path.join(language === 'en' ? 'en' : '', fileOfPage(page, view) ?? ''),
          fill(shell, { language, ...drawn, scripts, styles, css }),
        );
      }
    }
  write(
    'app.html',
    withPolicy(
      replaceParts(shell, [
        ['<!--styles-->', ''],
        // Before the first script, which reads it (`src/app/boot.ts`).
        [
          '<script>',
          `<script type="application/json" id="page-scripts">${JSON.stringify(scriptsOfPages)}</script><script>`,
        ],
      ]),
    ),
  );
};

/** The application bundled once more, to be drawn here; it fetches parts of itself until `use` is done. */
const withRenderer = async (
  root: string,
  use: (renderer: typeof Renderer) => Promise<void>,
): Promise<void> => {
  const outDir = path.join(root, 'node_modules/.cache/jalon-prerender', String(process.pid));
  try {
    await build({
      root,
      // The browser's build has said its warnings already.
      logLevel: 'error',
      build: {
        ssr: 'src/app/prerender/render-page.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
      },
    });
    await use(
      (await import(pathToFileURL(path.join(outDir, 'render-page.js')).href)) as typeof Renderer,
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

interface Parts {
  language: Language;
  head: string;
  body: string;
  scripts: readonly string[];
  styles: readonly string[];
  css: string;
}

const fill = (shell: string, { language, head, body, scripts, styles, css }: Parts): string =>
  withPolicy(
    replaceParts(shell, [
      [/<html lang="[^"]*"/, `<html lang="${TAGS[language]}" data-written="${language}"`],
      [/<!--head-->[^]*<!--\/head-->/, head],
      // The page can be read without a script.
      [/\s*<noscript>[^]*?<\/noscript>/, ''],
      // What the files of styles hold is in the page: they are named, so that no script fetches them again.
      [/\s*<link rel="stylesheet"[^>]*>/g, ''],
      [
        '<!--styles-->',
        `<style>${css}</style>${styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}`,
      ],
      [/\s*<link rel="modulepreload"[^>]*>/g, ''],
      [
        /<script type="module"[^>]*><\/script>/,
        (entry) =>
          entry +
          scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
      ],
      [
        /<!--root-->[^]*<!--\/root-->/,
        `<div id="root" data-prerendered="${language}">${body}</div>`,
      ],
    ]),
  );

type Replacement = [place: string | RegExp, text: string | ((found: string) => string)];

/** Throws when a place is missing: a page made without one of its parts is no page. Of a global pattern there may be none. */
const replaceParts = (html: string, parts: readonly Replacement[]): string =>
  parts.reduce((page, [place, text]) => {
    const found =
      typeof place === 'string' ? page.includes(place) : place.global || place.test(page);
    if (!found) throw new Error(`The page has no ${String(place)}`);
    return page.replace(place, (match) => (typeof text === 'string' ? text : text(match)));
  }, html);
