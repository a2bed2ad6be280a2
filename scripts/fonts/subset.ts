/**
 * Makes the static fonts of the CV templates and their metrics, once, to be committed:
 *   node scripts/fonts/subset.ts
 * Kerning, ligatures and hinting are dropped, so that a text's width is the plain sum of its advances
 * in the layout, in the PDF and on the screen.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
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
};

/**
 * Latin for the names of the world: Europe, Vietnam, Turkey, West Africa; typographic signs; currencies.
 * Twins that share a glyph (no-break space, hyphen U+2010, micro U+03BC) are left out: a PDF maps a glyph back to
 * one character only, so the export gate prints one of each pair.
 */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x17f],
  [0x181, 0x181],
  [0x186, 0x186],
  [0x189, 0x18a],
  [0x18e, 0x192],
  [0x194, 0x194],
  [0x196, 0x199],
  [0x19d, 0x19d],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b4],
  [0x1b7, 0x1b7],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1ea, 0x1eb],
  [0x1f8, 0x1f9],
  [0x218, 0x21b],
  [0x232, 0x233],
  [0x237, 0x237],
  [0x253, 0x259],
  [0x25b, 0x25b],
  [0x263, 0x263],
  [0x268, 0x269],
  [0x272, 0x272],
  [0x28a, 0x28b],
  [0x2b9, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x300, 0x30c],
  [0x30f, 0x30f],
  [0x311, 0x312],
  [0x31b, 0x31b],
  [0x323, 0x32e],
  [0x330, 0x331],
  [0x3a9, 0x3a9],
  [0x3c0, 0x3c0],
  [0x1e00, 0x1eff],
  [0x2012, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x2070],
  [0x2074, 0x2079],
  [0x2080, 0x2089],
  [0x20a0, 0x20bf],
  [0x2116, 0x2117],
  [0x2120, 0x2122],
  [0x2153, 0x215e],
  [0x2190, 0x2193],
  [0x2202, 0x2202],
  [0x2206, 0x2206],
  [0x2211, 0x2212],
  [0x2219, 0x221a],
  [0x221e, 0x221e],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x25a0, 0x25a1],
  [0x25aa, 0x25ab],
  [0x25b6, 0x25b6],
  [0x25cb, 0x25cb],
  [0x25cf, 0x25cf],
  [0x2605, 0x2606],
  [0x2713, 0x2713],
];

const WANTED = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

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
    const font = await subset(original, source.family, weight, source.stem);
    writeFileSync(path.join(fontFolder, `${key}-${weight}.ttf`), font);
    metrics[`${key}-${weight}`] = measure(font);
    console.log(`${key}-${weight}: ${(font.length / 1024).toFixed(1)} KB`);
  }
}
writeFileSync(metricsFile, `${JSON.stringify(metrics, undefined, 1)}\n`);

async function subset(original: Buffer, family: string, weight: string, stem: string) {
  const smaller = await subsetFont(original, WANTED, {
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
