import { expect, it } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, source, stack } from '../synthetic-page.ts';

it('dates beside text end at the next title on the left, whatever list stands below it', () => {
  const entry = (dates: string, y: number, ...told: string[]) => [
    ...stack([dates, 'House of Cloth'], 46, y),
    ...stack(told, 225, y),
  ];
  const told = ['Wove curtains for theatres and inns of the lake,', 'and mended the old ones'];
  const tools = 'Shuttle|Reed|Heddle|Warp beam|Bobbin|Loom|Spindle|Comb|Distaff|Dye'.split('|');
  const runs = [
    ...entry('2021 - 2024', 40, 'Head weaver', ...told),
    ...entry('2018 - 2020', 100, 'Weaver', ...told),
    ...entry('2014 - 2017', 160, 'Carder', ...told),
    run('SKILLS', 46, 230, { bold: true, size: 14 }),
    ...tools.map((tool, at) => run(tool, 46, 260 + at * 20, { bold: true })),
    run('QUALITIES', 46, 490, { bold: true, size: 14 }),
    ...['Patience', 'Rigour', 'Order'].map((word, at) => run(word, 46 + at * 175, 520)),
    ...['Humour', 'Courage', 'Calm'].map((word, at) => run(word, 46 + at * 175, 540)),
  ];
  const { lines } = sourceToLines(source(page(runs)));
  const texts = lines.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(['2021 - 2024 Head weaver', 'House of Cloth']);
  expect(texts.slice(-4)).toEqual([
    'Dye',
    'QUALITIES',
    'Patience Rigour Order',
    'Humour Courage Calm',
  ]);
  expect(texts.indexOf('SKILLS')).toBeGreaterThan(texts.indexOf('2014 - 2017 Carder'));
});
