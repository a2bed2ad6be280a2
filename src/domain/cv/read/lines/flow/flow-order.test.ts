import { expect, it } from 'vitest';
import type { FlowBlock } from '#/domain/cv/source.ts';
import { sourceToLines } from '../source-to-lines.ts';
import { orderFlow } from './flow-order.ts';

const cell = (row: number, column: number, ...texts: string[]): FlowBlock[] =>
  texts.map((text) => ({
    text,
    zone: 'body',
    size: 11,
    bold: false,
    italic: false,
    underline: false,
    heading: 0,
    list: 0,
    spaceBefore: false,
    links: [],
    cell: { table: 0, row, column },
  }));
const orderOf = (blocks: FlowBlock[]): string[] => orderFlow(blocks).blocks.map(({ text }) => text);

it('reads a table that holds the page column by column, its narrow columns with the wide one before them', () => {
  const page = [
    ...cell(0, 2, 'Mariama Camara'),
    ...cell(1, 0, 'Coordonnées'),
    ...cell(1, 4, 'Expérience', 'Soudeuse, Ateliers Roy', 'Plié des tôles'),
    ...cell(2, 1, '514 555-0142', 'Laval'),
    ...cell(3, 0, 'Compétences', 'Soudage'),
    ...cell(3, 4, 'Formation'),
    ...cell(4, 4, 'DEP en soudage', 'École des métiers'),
  ];
  expect(orderOf(page)).toEqual([
    'Mariama Camara',
    'Coordonnées',
    '514 555-0142',
    'Laval',
    'Compétences',
    'Soudage',
    'Expérience',
    'Soudeuse, Ateliers Roy',
    'Plié des tôles',
    'Formation',
    'DEP en soudage',
    'École des métiers',
  ]);
});

it('reads a table of values row by row', () => {
  const table = [
    ...cell(0, 0, 'Formation'),
    ...cell(0, 1, 'Année'),
    ...cell(1, 0, 'DEP en soudage'),
    ...cell(1, 1, '2016'),
  ];
  expect(orderOf(table)).toEqual(['Formation Année', 'DEP en soudage 2016']);
});

it('leaves out rules typed across the page', () => {
  const { lines } = sourceToLines({
    kind: 'flow',
    format: 'docx',
    blocks: cell(0, 0, 'Soudeuse', '______________', 'Plié des tôles'),
    images: 0,
  });
  expect(lines.map(({ text }) => text)).toEqual(['Soudeuse', 'Plié des tôles']);
});
