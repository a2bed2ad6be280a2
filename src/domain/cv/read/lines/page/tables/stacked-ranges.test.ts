import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source } from '../synthetic-page.ts';

const cellsOf = (first: string, last: string) =>
  sourceToLines(
    source(
      page([
        run(first, 40, 100),
        run('Guard of the Lake', 90, 100),
        run('|', 47.5, 109),
        run('City of the North', 90, 109),
        run(last, 40, 118),
        run('•', 92, 125),
        run('Led six people by night', 102, 125),
      ]),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));

test('two dates with a bar between them in a narrow column are one range', () => {
  expect(cellsOf('2018', '2020')).toEqual([
    '2018 – 2020 ¦ Guard of the Lake',
    'City of the North',
    'Led six people by night',
  ]);
});

test('the months of a stack may stand over their years', () => {
  const lines = sourceToLines(
    source(
      page([
        run('August', 37, 100, { size: 8 }),
        run('2023', 41, 108, { size: 8 }),
        run('Guard of the Lake', 99, 102),
        run('|', 49, 117, { size: 8 }),
        run('City of the North', 99, 118),
        run('June', 41, 126, { size: 8 }),
        run('2021', 41, 134, { size: 8 }),
        run('Led six people by night over the ice of the lake', 104, 135),
      ]),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));
  expect(lines).toEqual([
    'June 2021 – August 2023 ¦ Guard of the Lake',
    'City of the North',
    'Led six people by night over the ice of the lake',
  ]);
});

test('a stack may begin with its end, as timelines do', () => {
  expect(cellsOf('2020', '2018')[0]).toBe('2018 – 2020 ¦ Guard of the Lake');
});

test.each([
  ['mar 2018', 'to', 'dec 2020', 'mar 2018 – dec 2020'],
  ['mars 2018', 'à', 'aujourd’hui', 'mars 2018 – aujourd’hui'],
  ['2018', 'to', 'present', '2018 – present'],
])('%s over "%s" over %s is one range', (first, word, last, range) => {
  const lines = sourceToLines(
    source(
      page([
        runTo(first, 80, 100),
        run('Guard of the Lake', 110, 100),
        runTo(word, 68, 110, { size: 8 }),
        run('City of the North', 110, 111),
        runTo(last, 80, 122),
        run('Laval, Canada', 110, 122),
      ]),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));
  expect(lines).toEqual([`${range} ¦ Guard of the Lake`, 'City of the North', 'Laval, Canada']);
});

test('a stack tagged as a list beside cells of a table makes no list item of its row', () => {
  const { lines } = sourceToLines(
    source(
      page([
        run('mar 2018', 40, 100, { tag: 'LBody', tagOrder: 1 }),
        run('to', 46, 110, { size: 8, tag: 'LBody', tagOrder: 2 }),
        run('dec 2020', 40, 122, { tag: 'LBody', tagOrder: 3 }),
        run('Guard of the Lake', 110, 100, { tag: 'TD', tagOrder: 4 }),
        run('City of the North', 110, 111, { tag: 'TD', tagOrder: 5 }),
      ]),
    ),
  );
  expect(lines.map(({ bullet }) => bullet)).toEqual([0, 0]);
});

const timeline = (first: string, last: string, titleAt: number, lastX = 42) =>
  sourceToLines(
    source(
      page([
        run('A line of the job before', 90, 92),
        run(first, 40, 100, { size: 8 }),
        run('Guard, Lake Inc., Laval.', 90, titleAt),
        ...(last ? [run(last, lastX, 111, { size: 8 })] : []),
        run('Led six people by night', 90, 124),
      ]),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));

test('dates at the ends of a drawn bar stand on the line of the title beside its middle', () => {
  expect(timeline('2006', '2012', 105)).toEqual([
    'A line of the job before',
    '2006 – 2012 ¦ Guard, Lake Inc., Laval.',
    'Led six people by night',
  ]);
});

test('and the bar may be long, or end close to the title', () => {
  expect(timeline('2006', '2012', 105, 20)).toContain('2006 – 2012 ¦ Guard, Lake Inc., Laval.');
  expect(timeline('2006', '2012', 105, 65)).toContain('2006 – 2012 ¦ Guard, Lake Inc., Laval.');
});

test.each([
  ['of which one is on the line of a title', '2006', '2012', 100],
  ['that are the same', '2012', '2012', 105],
])('two dates %s are no range', (_, first, last, titleAt) => {
  expect(timeline(first, last, titleAt).join()).not.toContain('–');
});

test('the only date of a bar stands on the line of its title too', () => {
  expect(timeline('2012', '', 105)).toContain('2012 ¦ Guard, Lake Inc., Laval.');
});

test('a date on a line of its own stays there', () => {
  expect(timeline('2012', '', 112)).toContain('2012');
});

const rail = (inset: number): string[] =>
  sourceToLines(
    source(
      page(
        [
          ['Aujourd’hui', 'Gardienne, Parc du Lac', 'Mai 2019', 'Ronde de nuit'],
          ['Avril 2019', 'Portière, Hôtel du Quai', 'Juin 2016', 'Accueil des clients'],
        ].flatMap(([last = '', title = '', first = '', text = ''], at) => [
          run(last, 40, 100 + 60 * at),
          run(title, 120, 100 + 60 * at),
          run(first, 40, 112 + 60 * at),
          run(text, 120 + inset, 112 + 60 * at),
          run('Remise des clés', 120 + inset, 124 + 60 * at),
        ]),
      ),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));

test('the ends of a period on the first two lines of each entry are one range', () => {
  expect(rail(14)).toEqual([
    'Mai 2019 – Aujourd’hui ¦ Gardienne, Parc du Lac',
    'Ronde de nuit',
    'Remise des clés',
    'Juin 2016 – Avril 2019 ¦ Portière, Hôtel du Quai',
    'Accueil des clients',
    'Remise des clés',
  ]);
});

test('dates on lines of their own entries, all set at one edge, are no ranges', () => {
  expect(rail(0).join()).not.toContain('–');
});

const looks = (second: string): string[] =>
  sourceToLines(
    source(
      page(
        [
          ['2021', 'PARC DU LAC', '2019', 'Gardienne de nuit'],
          ['2018', 'HÔTEL DU QUAI', '', 'Portière'],
          ['2017', 'MUSÉE DES MARAIS', '2014', 'Veilleuse'],
        ].flatMap(([last = '', firm = '', first = '', title = ''], at) => [
          run(last, 40, 100 + 50 * at),
          run(firm, 120, 100 + 50 * at, { font: 'Strong', bold: true }),
          ...(first ? [run(first, 40, 119 + 50 * at)] : []),
          run(title, 120, 119 + 50 * at, { font: first ? second : 'Plain' }),
        ]),
      ),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));

test('the second of two dates stands beside a look that no date alone has beside it', () => {
  expect(looks('Plain')).toEqual([
    '2019 – 2021 ¦ PARC DU LAC',
    'Gardienne de nuit',
    '2018 ¦ HÔTEL DU QUAI',
    'Portière',
    '2014 – 2017 ¦ MUSÉE DES MARAIS',
    'Veilleuse',
  ]);
});

test('dates beside one look are each of their own entry', () => {
  expect(looks('Strong').join()).not.toContain('–');
});

const nextPage = (last: string, first: string): string[] =>
  sourceToLines(
    source(
      page(
        [
          ['Mars 2022', 'Gardienne, Parc du Lac', 'Mai 2019', 'Ronde de nuit'],
          ['Avril 2019', 'Portière, Hôtel du Quai', 'Juin 2016', 'Accueil des clients'],
        ].flatMap(([end = '', title = '', start = '', text = ''], at) => [
          runTo(end, 100, 100 + 60 * at),
          run(title, 120, 100 + 60 * at),
          runTo(start, 100, 112 + 60 * at),
          run(text, 134, 112 + 60 * at),
          run('Remise des clés', 134, 124 + 60 * at),
        ]),
      ),
      page([
        runTo(last, 100, 100),
        run('Veilleuse, Musée des Marais', 120, 100),
        runTo(first, 100, 112),
        run('Remplacement de la gardienne de nuit.', 120, 112),
        run('Ronde du matin', 134, 124),
      ]),
    ),
  )
    .lines.filter((line) => line.page === 2)
    .map(({ cells }) => cells.join(' ¦ '));

test('a page with one entry keeps the ranges of the page before', () => {
  expect(nextPage('Mai 2016', 'Avril 2015')[0]).toBe(
    'Avril 2015 – Mai 2016 ¦ Veilleuse, Musée des Marais',
  );
});

test.each([
  ['the other way round', 'Avril 2015', 'Mai 2016'],
  ['less precise', '2016', '2015'],
])('dates on the next page that stand %s are no range', (_, last, first) => {
  expect(nextPage(last, first).join()).not.toContain('–');
});

test('the end of a number on one line with its beginning is no date of a bar', () => {
  const lines = sourceToLines(
    source(
      page([
        run('A line of the job before', 150, 92),
        run('(418) 555-', 40, 100, { width: 46 }),
        run('1955', 87, 100, { width: 20 }),
        run('Guard, Lake Inc., Laval.', 150, 105),
        run('Led six people by night', 150, 124),
      ]),
    ),
  ).lines.map(({ text }) => text);
  expect(lines.join('\n')).toMatch(/\(418\) 555-1955/);
});
