/**
 * Cuts the interface's two fonts down to the letters that French, English and most names need and to the
 * weights that are drawn (≤ 40 KB together), and writes them to src/ui/theme/fonts/, beside files of the other
 * Latin letters that unicode-range fetches only when a name needs them. Run it again when a package changes:
 * `node scripts/ui-fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = range(0x20, 0x7e);
const LETTERS = range(0xc0, 0xff);
/** Whatever the packages have of it. */
const EXTENDED =
  range(0x100, 0x2ff) +
  range(0x1d00, 0x1eff) +
  range(0x20a0, 0x20c0) +
  range(0x2c60, 0x2c7f) +
  range(0xa720, 0xa7ff) +
  '\u2113';
const TYPOGRAPHY = '\u00A0©«°·»¿¡²³ŒœŸ–—‘’“”•…€−';

const FONTS = [
  {
    name: 'bricolage-grotesque',
    files: import.meta.resolve('@fontsource-variable/bricolage-grotesque/index.css'),
    characters: ASCII + LETTERS + TYPOGRAPHY,
    // Headings and figures are 700 to 760: one weight says them all, at half the bytes of a variable one.
    weights: 720,
  },
  {
    name: 'atkinson-hyperlegible-next',
    files: import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/index.css'),
    characters: ASCII + LETTERS + TYPOGRAPHY + range(0xa0, 0xbf),
    weights: { min: 400, max: 700 },
  },
];

/** The package has no types of its own, and the fonts of documents are never WOFF2. */
type Cut = (
  font: Buffer,
  characters: string,
  options: {
    targetFormat: 'woff2';
    variationAxes: { wght: number | { min: number; max: number } };
  },
) => Promise<Buffer>;
const cut = subsetFont as unknown as Cut;

for (const { name, files, characters, weights } of FONTS)
  for (const [part, letters, suffix] of [
    ['latin', characters, ''],
    ['latin-ext', EXTENDED, '-latin-ext'],
  ] as const) {
    const source = fileURLToPath(new URL(`files/${name}-${part}-wght-normal.woff2`, files));
    const subset = await cut(readFileSync(source), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(`src/ui/theme/fonts/${name}${suffix}.woff2`, subset);
    console.log(`${name}, ${part}: ${subset.length} bytes`);
  }
