/** From Vite's manifest: the files a page drawn at build time needs before it comes alive. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

const ENTRY = 'index.html';

/** Paths in the build, the entry's own script left out; styles in the order in which they apply. */
export const filesOf = (
  manifest: Manifest,
  route: RouteFile,
  language: 'fr' | 'en',
): { scripts: string[]; styles: string[] } => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build, and ${route.file} needs it`);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(file);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
  };
  const catalogs = ['shell', ...route.catalogs].map((name) => `src/locales/en/${name}.po`);
  [
    ENTRY,
    `${route.file}?tsr-split=component`,
    ...route.texts.map((text) => `${text}.${language}.ts`),
    // French is in the code: it has no catalogs, and a feature may have no words.
    ...(language === 'en' ? catalogs.filter((key) => manifest[key]) : []),
  ].forEach(visit);
  scripts.delete(manifest[ENTRY]?.file ?? '');
  return { scripts: [...scripts], styles: [...styles] };
};

interface RouteFile {
  /** From the root of the project. */
  file: string;
  /** What its loader fetches: catalogs by name, long texts by path without language. */
  catalogs: string[];
  texts: string[];
}

/** What each route says of itself, by its path. */
export const routeFiles = (root: string): Map<string, RouteFile> =>
  new Map(
    globSync('src/routes/**/*.tsx', { cwd: root }).flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const all = (pattern: RegExp): string[] =>
        [...source.matchAll(pattern)].map(([, found = '']) => found);
      const [id] = all(/createFileRoute\('([^']+)'\)/g);
      if (id === undefined) return [];
      const route = {
        file,
        catalogs: all(/loadCatalog\('([\w-]+)'\)/g),
        texts: [
          ...all(/proseText\('([\w-]+)'\)\.load/g).map((name) => `${PROSE}/${name}`),
          ...all(/'#(\/features\/[\w/-]+)-text\.ts'/g).map((name) => `src${name}`),
        ].filter((name) => !name.endsWith('/page')),
      };
      return [[id.replace(/\/\([\w-]+\)/g, '').replace(/(?<=.)\/$/, ''), route]];
    }),
  );

const PROSE = 'src/features/pages/prose/texts';
