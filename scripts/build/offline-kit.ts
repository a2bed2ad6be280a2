import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** What reads or writes files, or shows what was read: fetched when idle. */
const KIT_PACKAGES = ['pdfjs-dist', 'fflate', 'jspdf', 'docx'];
const KIT_SOURCES = [
  'documents',
  'domain/assist',
  'domain/cv/(layout|ats|suggest|match|lexicon|noc|pair)',
  'domain/cv/letter/(?!letter\\.)',
  'domain/cv/wording(?!/figures\\.)',
  'domain/cv/name/(?!printed-name)',
  'domain/linkedin/lexicon-skills',
  'domain/tracker/report/layout',
  'features/cv/(preview|review|match|judgement)',
  'features/cv/(pair|letter)/(?!lazy-parts)',
  'features/cv/original/(?!held-files)',
  'features/cv/customise/(CustomiseStep|SavedLine)',
  'features/cv/download/(DownloadStep|write-cv-file)',
  'features/linkedin/skills',
  'features/training/reworded',
  'parts/assist/(?!assist-purposes)',
  'parts/printed-fonts',
];
const KIT = new RegExp(
  `/node_modules/(${KIT_PACKAGES.join('|')})/|/src/(${KIT_SOURCES.join('|')})\\b`,
);
/** Of use with a network alone, so never kept. */
const ONLINE =
  /\/src\/(domain\/access\/passwords\/common-|features\/admin\/(?!AdminFrame|admin-search)|locales\/en\/admin\.po)/;

/** Where a chunk goes, by its modules, and with that when it is fetched: `assets/` is kept from the first visit. */
export const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }): string => {
  const has = (modules: RegExp): boolean => moduleIds.some((id) => modules.test(id));
  const folder = has(KIT) ? 'assets/kit/' : has(ONLINE) ? 'assets/online/' : 'assets/';
  return `${folder}[name]-[hash].js`;
};

const isKept = (file: string): boolean => !/^assets\/(kit|online)\//.test(file);

/**
 * Writes `kit.json` beside the build: the kit's files and the bytes that travel (brotli),
 * so that a person on Save-Data is told a true size before fetching.
 */
export const kitList = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'jalon:kit-list',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Every address must open without the kit: what it starts with may not be in there.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isKept(chunk.fileName)) continue;
        const missing = chunk.imports.find((file) => !isKept(file));
        if (missing === undefined) continue;
        const kept = bundle[missing];
        const because =
          kept?.type === 'chunk' ? kept.moduleIds.filter((id) => KIT.test(id)).join(', ') : '';
        this.error(
          `${chunk.fileName} needs ${missing}, which may not be there offline: ${because}`,
        );
      }
    },
    // Before the service worker is built, which precaches the list.
    writeBundle: {
      order: 'pre',
      handler() {
        const folder = path.resolve(config.root, config.build.outDir, 'assets', 'kit');
        const files = readdirSync(folder).toSorted();
        const bytes = files.reduce(
          (sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length,
          0,
        );
        writeFileSync(
          path.resolve(config.root, config.build.outDir, 'kit.json'),
          JSON.stringify({ files: files.map((file) => `/assets/kit/${file}`), bytes }),
        );
      },
    },
  };
};
