import { expect, test } from 'vitest';
import type { PagePaint } from './page-paint.ts';
import { type PlacedText, textsToRuns } from './text-runs.ts';

const BARE: PagePaint = {
  texts: [],
  images: [],
  backdrops: [],
  dots: [],
  rules: [],
  paths: 0,
};

const placed = (text: string, font: string, x: number): PlacedText => ({
  text,
  matrix: [10, 0, 0, 10, x, 100],
  width: 5 * text.length,
  font,
  bold: false,
  italic: false,
});

test('of a font whose letters are signs only the sign of lists says something', () => {
  const runs = textsToRuns(
    [
      placed('H', 'MarVoSym', 40),
      placed('418 555-0142', 'Sans', 50),
      placed('{', 'ABCDEF+MarVoSym', 140),
      placed('{curly}', 'Sans', 150),
    ],
    BARE,
    1000,
  );
  expect(runs.map(({ text }) => text)).toEqual(['418 555-0142', '•', '{curly}']);
});
