/**
 * Cuts the interface's two variable fonts down to what French, English and most names need
 * (≤ 60 KB together) and writes them to src/ui/theme/fonts/, beside the packages' latin-ext files
 * that unicode-range fetches only when a name needs them. Run it again when a package changes:
 * `node scripts/ui-fonts.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = range(0x20, 0x7e);
const LETTERS = range(0xc0, 0xff);
const TYPOGRAPHY = '\u00A0©«°·»¿¡²³ŒœŸ–—‘’“”•…€−';

const FONTS = [
  {
    name: 'bricolage-grotesque',
    files: import.meta.resolve('@fontsource-variable/bricolage-grotesque/index.css'),
    characters: ASCII + LETTERS + TYPOGRAPHY,
  },
  {
    name: 'atkinson-hyperlegible-next',
    files: import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/index.css'),
    characters: ASCII + LETTERS + TYPOGRAPHY + range(0xa0, 0xbf),
  },
];

/** The package has no types of its own, and the fonts of documents are never WOFF2. */
type Cut = (
  font: Buffer,
  characters: string,
  options: { targetFormat: 'woff2'; variationAxes: { wght: { min: number; max: number } } },
) => Promise<Buffer>;
const cut = subsetFont as unknown as Cut;

for (const { name, files, characters } of FONTS) {
  const source = fileURLToPath(new URL(`files/${name}-latin-wght-normal.woff2`, files));
  const subset = await cut(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  writeFileSync(`src/ui/theme/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
  const rest = source.replace('-latin-', '-latin-ext-');
  copyFileSync(rest, `src/ui/theme/fonts/${name}-latin-ext.woff2`);
}
