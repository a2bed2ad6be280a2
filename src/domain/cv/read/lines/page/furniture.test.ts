import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, source, stack } from './synthetic-page.ts';

const BODY = stack(['Nurse, Clinic of the Lake', 'Sorted thirty patients a day'], 40, 660);

const zonesOf = (foot: string, y = 770) =>
  sourceToLines(source(page([...BODY, run(foot, 200, y)]))).lines.map(
    ({ text, zone }) => `${zone}: ${text}`,
  );
const TEXT = BODY.map(({ text }) => `body: ${text}`);

test.each(['Jane Roe, résumé – page 1 of 2', 'Page 1 sur 1', '1'])(
  'the number of an only page is no text: %s',
  (foot) => {
    expect(zonesOf(foot)).toEqual(TEXT);
  },
);

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
