import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, runTo, source, stack } from '../synthetic-page.ts';

const cellsOf = (runs: Parameters<typeof page>[0]): string[][] =>
  sourceToLines(source(page(runs))).lines.map(({ cells }) => cells);

const label = (text: string, y: number) => runTo(text, 130, y, { bold: true, font: 'Bold' });

const texts = stack(
  ['Wool and linen, warps of all kinds', 'and the dyes of plants', 'Looms', 'Baskets', 'nets'],
  150,
  100,
);

test('a label at half the height of its text is read before its first line', () => {
  const labels = [label('Cloth', 106.5), label('Tools of a weaver', 126), label('Reed', 145.5)];
  expect(cellsOf([...texts, ...labels])).toEqual([
    ['Cloth', 'Wool and linen, warps of all kinds'],
    ['and the dyes of plants'],
    ['Tools of a weaver', 'Looms'],
    ['Reed', 'Baskets'],
    ['nets'],
  ]);
});

test('labels beside the first lines of their texts stay there', () => {
  const labels = [label('Cloth', 100), label('Tools of a weaver', 126), label('Reed', 139)];
  expect(cellsOf([...texts, ...labels])).toEqual([
    ['Cloth', 'Wool and linen, warps of all kinds'],
    ['and the dyes of plants'],
    ['Tools of a weaver', 'Looms'],
    ['Reed', 'Baskets'],
    ['nets'],
  ]);
});
