import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readExperience } from './read-experience.ts';

const tasks = (...lines: SourceLine[]): string[] | undefined =>
  readExperience([line('Welder, Shipyard of the Cape ¦ 2019 – 2022', { bold: true }), ...lines])
    .entries[0]?.entry.achievements;

test('labels in frames are one text, row under row', () => {
  const labels = { size: 0.9, x: 60 };
  expect(
    tasks(
      line('Welded the plates of nine boats.'),
      line('Torch ¦ Mask ¦ Crane', labels),
      line('Plates ¦ Pipes ¦ Rivets', labels),
      line('Paint', { ...labels, x: 60.2 }),
      line('Led a crew of four.'),
    ),
  ).toEqual([
    'Welded the plates of nine boats.',
    'Torch Mask Crane Plates Pipes Rivets Paint',
    'Led a crew of four.',
  ]);
});

test('a text that ends in a comma goes on below', () => {
  expect(
    tasks(line('Led a crew of four.'), line('Torch, mask,', { x: 60 }), line('Crane')),
  ).toEqual(['Led a crew of four.', 'Torch, mask, Crane']);
});

test('a full line goes on below where all other texts end with a stop', () => {
  const texts = [
    line('Welded the plates of nine boats for the Harbour'),
    line('Board of the north.', { full: true }),
  ];
  expect(tasks(...texts, line('Led a crew of four.', { bullet: 1 }))).toEqual([
    'Welded the plates of nine boats for the Harbour Board of the north.',
    'Led a crew of four.',
  ]);
  expect(tasks(...texts, line('Led a crew of four', { bullet: 1 }))).toHaveLength(3);
});

test('lines without end that all end in a comma are many texts', () => {
  const lines = Array.from({ length: 400 }, (_, at) => line(`Welded plate number ${at},`));
  expect(Math.max(...(tasks(...lines) ?? []).map((text) => text.length))).toBeLessThan(2000);
});

test('the title of an item in bold and the text hung below it are one', () => {
  const text = { x: 62 };
  expect(
    tasks(
      line('Looms and yarn', { bold: true, bullet: 1 }),
      line('I mended nine looms and chose their yarn.', text),
      line('Dyes', { bold: true, bullet: 1 }),
      line('I mixed forty dyes.', text),
    ),
  ).toEqual([
    'Looms and yarn – I mended nine looms and chose their yarn.',
    'Dyes – I mixed forty dyes.',
  ]);
});

test('a text in italics whose lines stand far apart is one', () => {
  const said = (text: string, gap = 1.4): SourceLine =>
    line(text, { italic: true, size: 0.8, gap });
  expect(
    tasks(
      said('Nordvik was founded in 2009 as the simplest way to send big carpets around the', 1.6),
      said('world. Now it is a whole suite of looms that take care of other tricky'),
      said('bits of the weaving process.'),
    ),
  ).toEqual([
    'Nordvik was founded in 2009 as the simplest way to send big carpets around the world. Now it is a whole suite of looms that take care of other tricky bits of the weaving process.',
  ]);
});
