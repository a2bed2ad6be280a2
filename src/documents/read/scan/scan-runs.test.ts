import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { SCAN_KIT_BYTES } from '#/domain/cv/scan-limits.ts';
import { greyImage } from './grey-image.ts';
import { scanRuns } from './scan-runs.ts';

const row = (
  line: number,
  word: number,
  box: readonly number[],
  confidence: number,
  text: string,
) => [5, 1, 1, 1, line, word, ...box, confidence, text].join('\t');
const PAGE = [
  ['4', '1', '1', '1', '1', '0', '100', '200', '1000', '40', '-1', ''].join('\t'),
  row(1, 1, [100, 200, 200, 30], 95, 'Analyste'),
  row(1, 2, [310, 200, 150, 38], 93, 'qualité'),
  row(1, 3, [1200, 200, 90, 30], 96, '2019'),
  row(2, 1, [100, 260, 200, 30], 12, 'tache'),
  row(2, 2, [100, 260, 600, 3], 80, '———'),
  row(3, 1, [100, 300, 200, 30], 90, 'Laval'),
].join('\n');

test('words of a line stand together, a date far to the right by itself, stains and rules nowhere', () => {
  const runs = scanRuns(PAGE, 0.36);
  expect(runs.map(({ text }) => text)).toEqual(['Analyste qualité', '2019', 'Laval']);
  const [title, date] = runs;
  expect(title).toMatchObject({ x: 36, y: date?.y, size: date?.size });
  expect(title?.width).toBeCloseTo(129.6);
  expect(scanRuns('', 1)).toEqual([]);
});

test('a picture is handed over in shades of grey', () => {
  const image = greyImage(new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255]), 2, 1);
  expect(new TextDecoder().decode(image.subarray(0, 11))).toBe('P5\n2 1\n255\n');
  expect([...image.subarray(11)]).toEqual([255, 0]);
});

test('the size that is told is that of the files', () => {
  const { resolve } = createRequire(import.meta.url);
  const bytes = [
    'tesseract.js-core/tesseract-core-simd-lstm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  ].map((file) => statSync(resolve(file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(SCAN_KIT_BYTES);
});
