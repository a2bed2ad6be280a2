import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../../write/json-resume.ts';
import { readJson } from './read-resume.ts';

/** Each text is met nowhere else, so that it can be looked for. */
let count = 0;
const word = fc
  .constantFrom('Ferry', 'bœuf', 'welds', 'North', 'quai')
  .map((text) => `${text}${(count += 1)}`);
const url = word.map((text) => `https://example.org/${text}`);
const date = fc.constantFrom('2015', '2016-03', '2017-04-09');
const list = fc.array(word, { maxLength: 3 });
const some = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.array(fc.record(fields, { requiredKeys: [] }), { maxLength: 3 });

const period = { startDate: date, endDate: date };
const resume = fc.record(
  {
    basics: fc.record(
      {
        name: word,
        label: word,
        email: fc.constant('ada@example.org'),
        phone: word,
        url,
        summary: word,
        location: fc.record({ address: word, postalCode: word, city: word, region: word }),
        profiles: some({ network: word, username: word, url }),
      },
      { requiredKeys: ['name'] },
    ),
    work: some({
      name: word,
      position: word,
      url,
      description: word,
      summary: word,
      location: word,
      ...period,
      highlights: list,
    }),
    volunteer: some({
      organization: word,
      position: word,
      url,
      ...period,
      summary: word,
      highlights: list,
    }),
    education: some({
      institution: word,
      url,
      area: word,
      studyType: word,
      ...period,
      score: word,
      courses: list,
    }),
    awards: some({ title: word, date, awarder: word, summary: word }),
    certificates: some({ name: word, date, url, issuer: word }),
    publications: some({ name: word, publisher: word, releaseDate: date, url, summary: word }),
    skills: some({ name: word, level: word, keywords: list }),
    languages: some({ language: word, fluency: fc.constantFrom('Native', 'B2') }),
    interests: some({ name: word, keywords: list }),
    references: some({ name: word, reference: word }),
    projects: some({
      name: word,
      description: word,
      highlights: list,
      keywords: list,
      ...period,
      url,
      roles: list,
      entity: word,
      type: word,
    }),
  },
  { requiredKeys: ['basics'] },
);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** What the schema asks of its texts, by the names it gives them. */
const faultsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') {
    if (key === 'email') return /^[^\s@]+@[^\s@]+$/.test(value) ? [] : [`email ${value}`];
    if (key === 'url') return URL.canParse(value) ? [] : [`url ${value}`];
    if (/Date$|^date$/.test(key))
      return /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/.test(value) ? [] : [`${key} ${value}`];
    return [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'meta' ? [] : faultsOf(item, name),
  );
};

describe('other programs’ JSON Resume', () => {
  it('loses nothing: what has no field is in the tray, and references are kept out', () => {
    fc.assert(
      fc.property(resume, (file) => {
        const read = readJson(JSON.stringify(file));
        const { references = [], ...rest } = file;
        const said = textsOf(read).join('\n');
        const isDate = (text: string): boolean => /^\d{4}(?:-\d\d){0,2}$/.test(text);
        const lost = textsOf(rest).filter(
          (text) =>
            !isDate(text) &&
            !said.includes(text.replace(/^https?:\/\//, '')) &&
            !/^(?:Native|B2)$/.test(text),
        );
        expect(lost).toEqual([]);
        const printed = textsOf(read?.content).join('\n');
        for (const text of textsOf(references)) {
          expect(printed).not.toContain(text);
          expect(textsOf(read?.removed).join('\n')).toContain(text);
        }
      }),
      { seed: 17, numRuns: 200 },
    );
  });

  it('is written again in a form the schema takes', () => {
    fc.assert(
      fc.property(resume, (file) => {
        const read = readJson(JSON.stringify(file));
        if (!read) throw new Error('not read');
        const written = toJsonResume(read.content, 'en');
        expect(faultsOf(written)).toEqual([]);
        expect(readJson(JSON.stringify(written))?.content).toEqual(read.content);
      }),
      { seed: 18, numRuns: 100 },
    );
  });

  it('says dates, marks and groups in words a person knows', () => {
    const read = readJson(
      JSON.stringify({
        basics: {
          name: 'Ada Roy',
          summary: 'I am the baker of the town',
          url: 'https://ada.example.org',
          profiles: [{ network: 'GitHub', username: 'ada', url: 'https://git.example.org/ada' }],
        },
        education: [{ institution: 'College', score: '3.8' }],
        projects: [
          { name: 'Oven', startDate: '2019-03', endDate: '2020', highlights: ['Built of clay'] },
        ],
        certificates: [{ name: 'Food safety', issuer: 'City', date: '2021-05-01' }],
        skills: [{ name: 'Baking', level: 'Master', keywords: ['Sourdough'] }],
      }),
    );
    expect(read?.content.education[0]?.details).toEqual(['GPA: 3.8']);
    expect(read?.content.other).toEqual([
      { kind: 'certifications', title: '', entries: ['Food safety, City, 05/2021'] },
      { kind: 'projects', title: '', entries: ['Oven, 03/2019 – 2020', 'Built of clay'] },
    ]);
    expect(read?.labels).toEqual(['Baking']);
    expect(read?.unplaced).toEqual([
      'Ada Roy : https://ada.example.org',
      'GitHub, ada, https://git.example.org/ada',
      'Baking : Master',
    ]);
  });
});

it('an address or a date that the schema would refuse is kept apart, and comes back', () => {
  const read = readJson(
    JSON.stringify({
      basics: { name: 'Ada', email: 'ada at home' },
      work: [{ name: 'Bakery', startDate: 'long ago' }],
    }),
  );
  if (!read) throw new Error('not read');
  const written = toJsonResume(read.content, 'fr');
  expect(faultsOf(written)).toEqual([]);
  expect(written).not.toHaveProperty('basics.email');
  expect(readJson(JSON.stringify(written))?.content).toEqual(read.content);
});

describe('what other programs write into a text', () => {
  const resume = readJson(
    JSON.stringify({
      basics: { name: 'Ada Nkemelu', location: { city: 'Varsovie', countryCode: 'PL' } },
      work: [
        {
          name: 'Coopérative du Fjord',
          position: 'Cheffe d’équipe',
          summary:
            'Une équipe de <strong>huit</strong> personnes.\n \n- Les horaires &amp; la paie',
          highlights: [
            'Réduit de **12 %** les retards',
            '<ul><li>Un quai</li><li>Deux quais</li></ul>',
          ],
        },
      ],
      projects: [{ name: 'Le [site](https://example.org/quai) du quai', description: 'a < b' }],
    }),
  );

  it('leaves the words, a line each', () => {
    expect(resume?.content.experience[0]?.achievements).toEqual([
      'Une équipe de huit personnes.',
      'Les horaires & la paie',
      'Réduit de 12 % les retards',
      'Un quai',
      'Deux quais',
    ]);
    const rest = JSON.stringify(resume?.content.other);
    expect(rest).toContain('Le site (https://example.org/quai) du quai');
    expect(rest).toContain('a < b');
    expect(resume?.unplaced).toEqual([]);
  });

  it('names the country of a code in the language of the file', () => {
    expect(resume?.content.personal.location).toBe('Varsovie, Pologne');
  });
});

it('looks for thousands of texts among the kept ones in bounded time', { timeout: 20_000 }, () => {
  const notes = Array.from({ length: 24_000 }, (_, at) => `abababac${at}`);
  const file = { basics: { name: 'Ada Okoro', summary: 'ab'.repeat(480_000) }, notes };
  expect(readJson(JSON.stringify(file))?.unplaced).toContain(notes.join(', '));
});
