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

/** A rail at the left in larger type than the tasks, as design tools set it. */
const railed = (employer: number, place: number) =>
  sourceToLines(
    source(
      page(
        [0, 1, 2].flatMap((at) => {
          const y = 100 + at * 90;
          return [
            run(`09/202${at} - 10/202${at}`, 40, y, { bold: true }),
            run('House of Cloth,', 40, y + employer),
            run('Velka', 40, y + place),
            run('Weaver of carpets', 160, y, { bold: true, size: 11 }),
            ...stack([...TEXT, 'and in silk'], 160, y + 15, { size: 7 }),
          ];
        }),
      ),
    ),
  ).lines.map(({ text }) => text);

test('lines of the text may stand between an employer and its place', () => {
  const [title, employer, ...texts] = railed(17, 31);
  expect(title).toBe('09/2020 - 10/2020 Weaver of carpets');
  expect(employer).toBe('House of Cloth, Velka');
  expect(texts.slice(0, 4)).toEqual([...TEXT, 'and in silk']);
});

test('a larger text under the notes is the title of a section', () => {
  const lines = sourceToLines(
    source(
      page([
        ...['2019 - 2022', '2015 - 2019'].flatMap((date, at) => [
          run(date, 40, 100 + at * 40, { bold: true }),
          run('School of the Lake', 40, 114 + at * 40),
          run('Licence en sciences', 190, 100 + at * 40, { bold: true, size: 11 }),
          run('Option : botanique', 190, 114 + at * 40, { size: 8 }),
        ]),
        run('Ateliers', 40, 172, { size: 16 }),
        run('Velka', 190, 172, { size: 8 }),
      ]),
    ),
  ).lines.map(({ text }) => text);
  expect(lines.filter((text) => /School.*Ateliers/.test(text))).toEqual([]);
});

test('labels under the dates stay beside what they name', () => {
  const lines = sourceToLines(
    source(
      page(
        [0, 1].flatMap((at) => {
          const y = 100 + at * 60;
          return [
            ...[`201${at} - 2019`, 'Poste', 'Mission'].map((text, row) =>
              runTo(text, 130, y + row * 13),
            ),
            ...stack(['House of Cloth, Velka', 'Weaver', 'Carpets for nine halls'], 150, y),
          ];
        }),
      ),
    ),
  ).lines.map(({ cells }) => cells);
  expect(lines).toContainEqual(['Poste', 'Weaver']);
  expect(lines).toContainEqual(['Mission', 'Carpets for nine halls']);
});
