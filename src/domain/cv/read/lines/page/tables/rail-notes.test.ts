import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source, stack } from '../synthetic-page.ts';

const TEXT = ['Wove the carpets of nine halls', 'and of the house of the port,', 'in wool'];

/** Two jobs: dates flush to the right edge of a rail, these notes below them. */
const cells = (...notes: [string[], string[]]): string[][] =>
  sourceToLines(
    source(
      page(
        notes.flatMap((own, at) => {
          const y = 100 + at * 80;
          return [
            ...[`201${at} – 2019`, ...own].map((text, line) => runTo(text, 130, y + line * 13)),
            run('Weaver', 150, y, { bold: true }),
            runTo('House of Cloth', 560, y),
            ...stack(TEXT, 150, y + 13),
          ];
        }),
      ),
    ),
  ).lines.map((line) => line.cells);

test('notes under the dates of a rail leave the text whole: they follow the entry', () => {
  expect(cells(['Contract of', 'apprenticeship', '2 years'], ['Freelance'])).toEqual([
    ['2010 – 2019', 'Weaver', 'House of Cloth'],
    ...TEXT.map((text) => [text]),
    ['Contract of apprenticeship, 2 years'],
    ['2011 – 2019', 'Weaver', 'House of Cloth'],
    ...TEXT.map((text) => [text]),
    ['Freelance'],
  ]);
});

test('a place among them goes up to the title', () => {
  const [title, ...texts] = cells(['Part time', 'Montréal, QC'], []);
  expect(title).toEqual(['2010 – 2019', 'Weaver', 'House of Cloth', 'Montréal, QC']);
  expect(texts.slice(0, 4)).toEqual([...TEXT.map((text) => [text]), ['Part time']]);
});

test('beside a title alone they stand right below it', () => {
  const runs = [0, 1].flatMap((at) => [
    ...stack([`201${at} – 2019`, 'House of Cloth'], 40, 100 + at * 80),
    ...stack(['Weaver', ...TEXT], 150, 100 + at * 80),
  ]);
  expect(sourceToLines(source(page(runs))).lines[1]?.text).toBe('House of Cloth');
});

test('a name under the dates with nothing beside it stays there: it is the employer', () => {
  const runs = [0, 1].flatMap((at) => [
    ...stack([`201${at} – 2019`, 'House of Cloth'], 40, 100 + at * 80),
    run('Weaver', 150, 100 + at * 80),
    ...stack(TEXT, 60, 126 + at * 80),
  ]);
  expect(sourceToLines(source(page(runs))).lines[1]?.text).toBe('House of Cloth');
});

test('a length of time in brackets goes up to the dates, so that the wrapped item beside it stays whole', () => {
  const middle = (text: string, y: number) => runTo(text, 80 + text.length * 2.5, y);
  const runs = ['(11 mois)', '(>3 ans)'].flatMap((length, at) => {
    const y = 100 + at * 80;
    return [
      middle(`Mai 201${at} - Mars 2019`, y),
      middle(length, y + 39),
      ...stack(
        ['Tisserande', 'Maison du Port', '• Tissage des neuf tapis de la maison en'],
        150,
        y,
      ),
      run('Norvège', 160, y + 39),
    ];
  });
  const { lines } = sourceToLines(source(page(runs)));
  expect(lines.slice(0, 4).map(({ text }) => text)).toEqual([
    'Mai 2010 - Mars 2019 (11 mois) Tisserande',
    'Maison du Port',
    'Tissage des neuf tapis de la maison en',
    'Norvège',
  ]);
  expect(lines[3]?.continues).toBe(true);
});
