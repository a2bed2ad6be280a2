import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, source, stack } from './synthetic-page.ts';

const BODY = stack(['Nurse, Clinic of the Lake', 'Sorted thirty patients a day'], 40, 660);

const zonesOf = (foot: string, y = 770) =>
  sourceToLines(source(page([...BODY, run(foot, 200, y)]))).lines.map(
    ({ text, zone }) => `${zone}: ${text}`,
  );
const TEXT = BODY.map(({ text }) => `body: ${text}`);

test.each(['Jane Roe, résumé – page 1 of 2', 'Page 1 sur 1', '1', '1 / 1'])(
  'the number of an only page is no text: %s',
  (foot) => {
    expect(zonesOf(foot)).toEqual(TEXT);
  },
);

test('the number of a page out of all of them is no text, however near it stands to the text', () => {
  const numbered = (number: string) => page([...BODY, run(number, 500, 705)]);
  const { lines } = sourceToLines(source(numbered('1/2'), numbered('2/2')));
  expect(lines.map(({ text }) => text)).not.toContain('1/2');
  expect(lines.map(({ text }) => text)).not.toContain('2/2');
});

test('addresses at the foot of an only page are no part of the last entry', () => {
  const links = 'www.roe.example.org · code.example.org/jroe';
  expect(zonesOf(links)).toEqual([...TEXT, `footer: ${links}`]);
  expect(zonesOf('Triage, first aid')).toEqual([...TEXT, 'body: Triage, first aid']);
  expect(zonesOf(links, 686)).toEqual([...TEXT, `body: ${links}`]);
});

test('the name and the title of the paper at the foot of an only page are no text', () => {
  const name = run('Jane Roe', 40, 60, { size: 24 });
  const foot = [
    run('Jane Roe', 40, 770, { size: 8 }),
    run('Curriculum vitæ', 500, 770, { size: 8 }),
  ];
  const { lines } = sourceToLines(source(page([name, ...BODY, ...foot])));
  expect(lines.map(({ text }) => text)).toEqual(['Jane Roe', ...BODY.map(({ text }) => text)]);
});

test('the number of a later page beside a text of its own is no text', () => {
  const { lines } = sourceToLines(
    source(page(BODY), page([...BODY, run('Votre nom | Page 2', 400, 40)])),
  );
  expect(lines.map(({ text }) => text).filter((text) => text.includes('Votre'))).toEqual([]);
});

const textsOf = (...pages: ReturnType<typeof page>[]) =>
  sourceToLines(source(...pages)).lines.map(({ text, zone }) => `${zone}: ${text}`);

test('a foot of several rows repeated on every page is no text, however far in it begins', () => {
  const foot = (number: number) => [
    run('14, rue du Port, Rimouski', 200, 690),
    run('(418) 555-0142', 200, 704),
    run(`${number}/2`, 500, 718),
  ];
  const other = stack(['Sorted letters for the harbour', 'Kept the keys of the archive'], 40, 300);
  expect(
    textsOf(page([...stack(['Night nurse'], 40, 300), ...foot(1)]), page([...other, ...foot(2)])),
  ).toEqual([
    'body: Night nurse',
    'body: Sorted letters for the harbour',
    'body: Kept the keys of the archive',
    'footer: 14, rue du Port, Rimouski',
    'footer: (418) 555-0142',
  ]);
});

test('the head of the first page stays where it is, and is left out where a page repeats it', () => {
  const head = [run('Ilse Nyberg', 40, 60, { size: 24 }), run('Harbour pilot', 40, 100)];
  expect(
    textsOf(
      page([...head, run('Pilot at Oulu', 40, 300)]),
      page([...head, run('Deckhand', 40, 300)]),
    ),
  ).toEqual([
    'header: Ilse Nyberg',
    'body: Harbour pilot',
    'body: Pilot at Oulu',
    'body: Deckhand',
  ]);
});

test('a row that another page repeats above a text of its own is text', () => {
  const rows = (own: string) => [
    run('Night nurse, Clinic of the Lake', 40, 690),
    run(own, 40, 705),
  ];
  expect(
    textsOf(page(rows('Sorted thirty patients')), page(rows('Trained two students'))),
  ).toHaveLength(4);
});

test('the foot of the first page that leaves out the name is no text either', () => {
  const foot = (number: number) => [
    run(`${number} / 2`, 300, 770),
    run('Last updated: 2024-05-02', 450, 770),
  ];
  expect(
    textsOf(
      page([...BODY, ...foot(1)]),
      page([...stack(['Deckhand'], 40, 300), run('Jane Roe', 40, 770), ...foot(2)]),
    ),
  ).toEqual([...TEXT, 'body: Deckhand']);
});

test('what a browser prints over and under a single page is no text', () => {
  const printed = (head: string, foot: string) =>
    textsOf(page([run(head, 40, 20), ...BODY, run(foot, 40, 775)]));
  expect(printed('30/10/2023 20:48 Mon CV – Awa Example', 'file:///C:/cv/cv.html 1/1')).toEqual(
    TEXT,
  );
  expect(printed('11.08.2026, 17:27', 'https://example.org/cv/ 1/1')).toEqual(TEXT);
  expect(printed('Awa Example, 30/10/2023 20:48', 'Last seen: example.org 1/1')).toHaveLength(4);
});
