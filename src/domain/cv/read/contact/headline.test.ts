import { expect, test } from 'vitest';
import { readCvFromLines } from '../read-cv.ts';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import type { SourceLine } from '../lines/source-line.ts';

const BODY = linesOf(`# Experience
  Nurse, Clinic of the Lake ¦ 2019 – 2024
  * Sorted thirty patients a day`);

const read = (head: readonly SourceLine[]) => {
  const reading = readCvFromLines([...head, ...BODY]);
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value;
};

test('the initials in a badge beside the name are no headline', () => {
  const { content, unplaced, labels } = read(linesOf('> AN ¦ Amal Nassiri\nArpenteuse'));
  expect(content.personal).toMatchObject({ fullName: 'Amal Nassiri', headline: 'Arpenteuse' });
  expect([unplaced, labels]).toEqual([[], ['AN']]);
});

test('what stands beside an address and names no trade is no headline', () => {
  const row = line('514 555-0142 ¦ amal@example.org ¦ amaln', { bold: true });
  expect(read([...linesOf('> Amal Nassiri'), row]).content.personal.headline).toBe('');
});

test('a trade and its employer behind a sign are a headline, and a handle is none', () => {
  const headline = (text: string): string =>
    read(linesOf(`> Amal Nassiri\n_ ${text}\namal@example.org`)).content.personal.headline;
  expect(headline('Arpenteuse @ Nordvik')).toBe('Arpenteuse @ Nordvik');
  expect(headline('Arpenteuse @nordvik')).toBe('');
});

test('the first line of a paragraph is no headline', () => {
  const { personal } = read([
    ...linesOf('> Amal Nassiri'),
    line('Surveyor with nine years in the field who has levelled', { size: 1.1 }),
    line('roads, bridges and one airport.', { continues: true }),
  ]).content;
  expect(personal.headline).toBe('');
  expect(personal.summary).toContain('levelled roads');
});

test('the number that researchers are found by is no identity number', () => {
  const { removed, unplaced } = read(linesOf('> Amal Nassiri\nORCID\n0000-0002-0000-0148'));
  expect(removed).toEqual([]);
  expect(unplaced).toContain('0000-0002-0000-0148');
});

test('the address of a page is no headline', () => {
  const { personal } = read(
    linesOf('> Amal Nassiri\n12, rue des Pins ¦ page.example/amal_nassiri'),
  ).content;
  expect(personal.headline).toBe('');
});

test.each(['Développeuse .NET et React', 'ASP.NET Developer'])('%s is no address', (headline) => {
  const { personal } = read(linesOf(`> Amal Nassiri\n${headline}`)).content;
  expect(personal.headline).toBe(headline);
});

test.each([
  ['Cabinet Maker /', 'Land Surveyor'],
  ['Étudiant en génie à', 'École du Lac'],
  ['Land Surveyor specialised', 'in roads and bridges'],
])('a headline goes on below: %s %s', (first, second) => {
  const { personal } = read([
    ...linesOf('> Amal Nassiri'),
    line(first, { tinted: true }),
    line(second, { tinted: true }),
  ]).content;
  expect(personal.headline).toBe(`${first} ${second}`);
});

test('a headline may end in a second line of its look that names the trade', () => {
  const look = { tinted: true };
  const { content, unplaced } = read([
    ...linesOf('> Amal Nassiri'),
    line('Patient and Careful Land', look),
    line('Surveyor', look),
    line('amal@example.org', { size: 0.8 }),
  ]);
  expect(content.personal.headline).toBe('Patient and Careful Land Surveyor');
  expect(unplaced).toEqual([]);
});

test('profiles under a heading of theirs are contact details', () => {
  const { content, unplaced } = read(
    linesOf('> Amal Nassiri\nSurveyor\n# Profiles\nlinkedin.com/in/amal-nassiri'),
  );
  expect(content.personal.linkedin).toBe('linkedin.com/in/amal-nassiri');
  expect([content.other, unplaced]).toEqual([[], []]);
});

test('a summary that begins in bold is one paragraph', () => {
  const { personal } = read([
    ...linesOf('> Amal Nassiri\nSurveyor\n# Summary'),
    line('Careful surveyor with more than nine years in the field', { bold: true }),
    line('who has levelled roads, bridges and one airport.'),
  ]).content;
  expect(personal.summary).toBe(
    'Careful surveyor with more than nine years in the field who has levelled roads, bridges and one airport.',
  );
});

test('the job a form says is sought is the headline, whatever it is', () => {
  const { personal } = read(linesOf('> Amal Nassiri\nJOB APPLIED FOR ¦ Affaires du lac')).content;
  expect(personal.headline).toBe('Affaires du lac');
  expect(read(linesOf('> Amal Nassiri\nProfessional surveyor')).content.personal.headline).toBe(
    'Professional surveyor',
  );
});

test('the label of a headline is no part of it', () => {
  const { content, unplaced } = read(
    linesOf('> Amal Nassiri\nTitre professionnel : Arpenteuse géomètre'),
  );
  expect(content.personal.headline).toBe('Arpenteuse géomètre');
  expect(unplaced).toEqual([]);
});

test.each(['Department of Weaving', 'Département des textiles', '/amaln', '@amaln'])(
  '%s is no headline',
  (text) => {
    expect(
      read(linesOf(`> Amal Nassiri\n${text}\namal@example.org`)).content.personal.headline,
    ).toBe('');
  },
);

test('a title behind the name and a colon is the headline', () => {
  const { personal } = read(
    linesOf('Amal NASSIRI: cloth surveyor\nNiamey, Niger | nassiriamal@example.org'),
  ).content;
  expect(personal).toMatchObject({ fullName: 'Amal Nassiri', headline: 'cloth surveyor' });
});

test('personal details head no person', () => {
  const { personal } = read(
    linesOf('> Amal Nassiri\n# Détails personnels\nAmal Nassiri\namal@example.org'),
  ).content;
  expect(personal).toMatchObject({ fullName: 'Amal Nassiri', headline: '' });
});

test.each([
  ['Candidature pour un stage de tissage', 'Candidature pour un stage de tissage'],
  ['Candidature : tisserande', 'tisserande'],
])('an application says what for: %s', (text, headline) => {
  expect(read(linesOf(`> Amal Nassiri\n${text}`)).content.personal.headline).toBe(headline);
});

test.each(['CV', 'Curriculum Vitae', 'GITHUB', 'amalnassiri', '12A/3, Harbour Row'])(
  'what says nothing of the person’s work is no headline: %s',
  (text) => {
    expect(
      read([...linesOf('> Amal Nassiri'), line(text, { bold: true, size: 1.3 })]).content.personal
        .headline,
    ).toBe('');
  },
);

test('what stands around the address in the target of a link is no part of it', () => {
  const target = 'mailto:amal@example.org%7C514-555-0142%7CLaval';
  const row = line('E-mail', { links: [{ text: 'E-mail', target }] });
  expect(read([...linesOf('> Amal Nassiri'), row]).content.personal.email).toBe('amal@example.org');
});

test('the name at the foot of the page is no place', () => {
  const furniture = [1, 2, 3].map((page) => `2016 AMAL NASSIRI · CURRICULUM VITAE ${page}`);
  const reading = readCvFromLines([...linesOf('> Amal Nassiri'), ...BODY], { furniture });
  expect(reading.ok && reading.value.content.personal.location).toBe('');
});

test('a date or a number is no headline', () => {
  const head = [...linesOf('> Amal Nassiri'), line('Jan 12', { bold: true })];
  expect(read(head).content.personal.headline).toBe('');
});

test('a link that sends to no address is no e-mail', () => {
  const link = { text: 'Email Address', target: 'mailto:Email Address' };
  const head = [...linesOf('> Amal Nassiri'), line('Home | Email Address', { links: [link] })];
  expect(read(head).content.personal).toMatchObject({ fullName: 'Amal Nassiri', email: '' });
});

test.each(['(She/Her)', 'they / them', '“Let looms sing”', '« Le fil avant tout »'])(
  'how one is spoken of and a motto are no headlines: %s',
  (text) => {
    const head = [...linesOf('> Amal Nassiri'), line(text, { italic: true })];
    expect(read(head).content.personal.headline).toBe('');
  },
);
