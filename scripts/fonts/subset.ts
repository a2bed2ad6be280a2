/**
 * Makes the static fonts of the CV templates and their metrics, once, to be committed:
 *   node scripts/fonts/subset.ts
 * Kerning and the places of marks move from the fonts to the metrics, and ligatures and hinting are dropped, so that
 * the layout, the PDF and the screen set each letter at the same place.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { packKerning, packMarks } from './pack-gpos.ts';
import { COMMON, WIDE } from './ranges.ts';
import { advances, characterMap, nameTable, readTables, verticals, writeTables } from './sfnt.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fontFolder = path.join(root, 'src/documents/fonts');
const metricsFile = path.join(root, 'src/domain/cv/layout/font-metrics.json');

interface Source {
  /** The subset's own family name: the licence of Source Sans reserves its name for unmodified copies. */
  family: string;
  package: string;
  stem: string;
  weights: Record<number, string>;
  /** Stands in for letters that the templates' own faces lack: fetched when a CV has one. */
  wide?: boolean;
}

const SOURCES: Record<string, Source> = {
  sans: {
    family: 'Jalon Sans',
    package: 'source-sans-3',
    stem: 'SourceSans3',
    weights: { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' },
  },
  serif: {
    family: 'Jalon Serif',
    package: 'newsreader',
    stem: 'Newsreader',
    weights: { 400: '400Regular', 600: '600SemiBold' },
  },
  display: {
    family: 'Jalon Display',
    package: 'bricolage-grotesque',
    stem: 'BricolageGrotesque',
    weights: { 700: '700Bold' },
  },
  round: {
    family: 'Jalon Round',
    package: 'figtree',
    stem: 'Figtree',
    weights: { 400: '400Regular', 600: '600SemiBold' },
  },
  'wide-sans': {
    family: 'Jalon Wide Sans',
    package: 'noto-sans',
    stem: 'NotoSans',
    weights: { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' },
    wide: true,
  },
  'wide-serif': {
    family: 'Jalon Wide Serif',
    package: 'noto-serif',
    stem: 'NotoSerif',
    weights: { 400: '400Regular', 600: '600SemiBold' },
    wide: true,
  },
};

const WEIGHT_NAMES: Record<string, string> = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' };

const KEPT_TABLES = new Set([
  'OS/2',
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
]);

const metrics: Record<string, unknown> = {};
for (const [key, source] of Object.entries(SOURCES)) {
  const folder = path.join(root, 'node_modules/@expo-google-fonts', source.package);
  copyFileSync(path.join(folder, 'LICENSE_FONT'), path.join(fontFolder, `${key}-OFL.txt`));
  for (const [weight, name] of Object.entries(source.weights)) {
    const original = readFileSync(path.join(folder, name, `${source.stem}_${name}.ttf`));
    const font = await subset(original, source, weight);
    writeFileSync(path.join(fontFolder, `${key}-${weight}.ttf`), font);
    metrics[`${key}-${weight}`] = { ...measure(font), ...placesOf(original, source, weight) };
    console.log(`${key}-${weight}: ${(font.length / 1024).toFixed(1)} KB`);
  }
}
writeFileSync(metricsFile, `${JSON.stringify(metrics, undefined, 1)}\n`);

async function subset(original: Buffer, { family, stem, wide }: Source, weight: string) {
  const smaller = await subsetFont(original, wide ? WIDE : COMMON, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
  });
  const tables = readTables(Buffer.from(smaller));
  for (const tag of tables.keys()) if (!KEPT_TABLES.has(tag)) tables.delete(tag);
  const style = WEIGHT_NAMES[weight] ?? weight;
  const full = `${family} ${style}`;
  tables.set(
    'name',
    nameTable({
      0: `Subset of ${stem}; see the licence beside this file.`,
      1: full,
      2: 'Regular',
      4: full,
      6: `${family.replaceAll(' ', '')}-${style}`,
      13: 'SIL Open Font License, Version 1.1',
      14: 'https://openfontlicense.org',
    }),
  );
  return writeTables(tables);
}

/** The places of marks hardly change with the weight: those of the regular serve the family. */
function placesOf(original: Buffer, { wide }: Source, weight: string) {
  const tables = readTables(original);
  const marked = wide && weight === '400';
  return { kerning: packKerning(tables), ...(marked ? { marks: packMarks(tables) } : {}) };
}

/** `runs`: first code point in base 36, colon, then the widths of consecutive code points in base 36. */
function measure(font: Buffer) {
  const tables = readTables(font);
  const widths = advances(tables);
  const runs: string[] = [];
  let previous = Number.NaN;
  for (const [code, glyph] of [...characterMap(tables)].toSorted(([a], [b]) => a - b)) {
    const width = (widths[glyph] ?? 0).toString(36);
    if (code === previous + 1) runs[runs.length - 1] += ` ${width}`;
    else runs.push(`${code.toString(36)}:${width}`);
    previous = code;
  }
  return { ...verticals(tables), runs: runs.join(';') };
}
