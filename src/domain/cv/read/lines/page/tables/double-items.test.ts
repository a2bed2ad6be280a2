import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source } from '../synthetic-page.ts';

type Pair = [label: string, ...lines: string[]];

/** Two pairs on one row, their labels flush to their texts, which go on below. */
const item = (y: number, [one, two]: [Pair, Pair], secondText = 400) =>
  [one, two].flatMap(([label, ...lines], pair) => {
    const x = pair === 0 ? 160 : secondText;
    return [
      runTo(label, (pair === 0 ? 160 : 400) - 9, y),
      ...lines.map((text, at) => run(text, x, y + 12 * at)),
    ];
  });

const linesOf = (runs: ReturnType<typeof item>): string[] =>
  sourceToLines(
    source(
      page([
        ...runs,
        run(
          'The text of the next section stands over the whole width of the page, below.',
          40,
          400,
        ),
      ]),
    ),
  )
    .lines.map(({ cells }) => cells.join(' ¦ '))
    .slice(0, -1);

const FIRST: [Pair, Pair] = [
  ['Boats', 'Dinghy', 'Skiff'],
  ['Instruments', 'Compass', 'Sextant', 'Log'],
];
const SECOND: [Pair, Pair] = [
  ['Knots', 'Bowline', 'Sheet bend', 'Reef'],
  ['Ropes', 'Hemp'],
];

test('pairs of labels and texts two to a row are read one below the other', () => {
  expect(linesOf([...item(100, FIRST), ...item(150, SECOND)])).toEqual([
    'Boats ¦ Dinghy',
    'Skiff',
    'Instruments ¦ Compass',
    'Sextant',
    'Log',
    'Knots ¦ Bowline',
    'Sheet bend',
    'Reef',
    'Ropes ¦ Hemp',
  ]);
});

test('labels further from their texts at the right head a column of their own', () => {
  const lines = linesOf([...item(100, FIRST, 412), ...item(150, SECOND, 412)]);
  expect(lines.indexOf('Knots ¦ Bowline')).toBe(2);
});
