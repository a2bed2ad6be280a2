import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '#/documents/read/json/read-resume.ts';
import { writeJson } from '#/documents/write/json-resume.ts';
import { writeText } from '#/documents/write/write-text.ts';
import { emptyContent, LANGUAGE_LEVELS, OTHER_SECTION_KINDS } from '#/domain/cv/content.ts';
import type { CvContent } from '#/domain/cv/content.ts';
import { engineer } from './samples.ts';

const options = { language: 'fr', dateStyle: 'numeric', wrapped: true } as const;
const decode = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('plain text for a form', () => {
  const lines = decode(writeText(engineer, { ...options, wrapped: false })).split('\r\n');

  it('ends no line inside a sentence', () => {
    expect(lines).toContain(engineer.personal.summary);
    for (const achievement of engineer.experience.flatMap(({ achievements }) => achievements))
      expect(lines).toContain(`- ${achievement.replaceAll('\u00A0', ' ')}`);
  });

  it('says what the wrapped text says', () => {
    const flat = (text: string) => text.replace(/[\s|]+/gu, ' ');
    expect(flat(lines.join(' '))).toBe(flat(decode(writeText(engineer, options))));
  });
});

describe('plain text for an e-mail', () => {
  const lines = decode(writeText(engineer, options)).split('\r\n');

  it('stays within 78 columns', () => {
    expect(lines.filter((line) => line.length > 78)).toEqual([]);
  });

  it('writes headings in capitals, accents kept', () => {
    expect(lines).toContain('EXPÉRIENCE PROFESSIONNELLE');
    expect(lines).toContain('BÉNÉVOLAT');
  });

  it('hangs the lines of a list item under its text', () => {
    const at = lines.findIndex((line) => line.startsWith('- Conçu la mise'));
    expect(lines[at + 1]).toMatch(/^ {2}\S/u);
  });

  it('keeps title, company and dates of a job together', () => {
    const at = lines.indexOf('Chargée d’études');
    expect(lines[at + 1]).toBe('Cabinet Teranga Hydro, Dakar (Sénégal) | 02/2015 – 06/2020');
  });

  it('carries every word of the content', () => {
    const text = lines.join(' ').replace(/\s+/gu, ' ');
    for (const { achievements } of engineer.experience)
      for (const achievement of achievements)
        expect(text.replaceAll('\u00A0', ' ')).toContain(achievement);
  });

  it('cuts no address, and ends no line with a bar', () => {
    const content = structuredClone(engineer);
    const address = `https://example.org/${'dossier-de-realisations/'.repeat(5)}page?id=1`;
    content.personal.linkedin = `linkedin.com/in/${'tres-long-'.repeat(6)}nom`;
    content.other.push({
      kind: 'projects',
      title: '',
      entries: [`Voir ${address} pour le détail`],
    });
    const printed = decode(writeText(content, options)).split('\r\n');
    expect(printed.some((line) => line.includes(address))).toBe(true);
    expect(printed).toContain(content.personal.linkedin);
    expect(printed.filter((line) => /^\s*\||\|\s*$/u.test(line))).toEqual([]);
  });

  it('begins with a byte order mark and ends lines as asked', () => {
    const text = decode(writeText(engineer, { ...options, byteOrderMark: true, lineEnd: '\n' }));
    expect(text.startsWith('\uFEFFAïcha')).toBe(true);
    expect(text).not.toContain('\r');
  });
});

const texts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 });
const text = fc.string({ unit: 'grapheme' });
const date = fc.constantFrom('', '2020', '2021-04', 'present', 'au printemps');
const content: fc.Arbitrary<CvContent> = fc.record({
  personal: fc.record({
    fullName: text,
    headline: text,
    email: text,
    phone: text,
    location: text,
    linkedin: fc.constantFrom('', 'linkedin.com/in/a-b'),
    summary: text,
  }),
  experience: fc.array(
    fc.record({
      jobTitle: text,
      company: text,
      location: text,
      startDate: date,
      endDate: date,
      achievements: texts,
    }),
    { maxLength: 3 },
  ),
  education: fc.array(
    fc.record({
      degree: text,
      fieldOfStudy: text,
      institution: text,
      location: text,
      startDate: date,
      graduationDate: date,
      details: texts,
    }),
    { maxLength: 3 },
  ),
  skills: texts,
  languages: fc.array(
    fc.record({ name: text, level: fc.constantFrom('' as const, ...LANGUAGE_LEVELS) }),
    { maxLength: 3 },
  ),
  other: fc.array(
    fc.record({ kind: fc.constantFrom(...OTHER_SECTION_KINDS), title: text, entries: texts }),
    { maxLength: 3 },
  ),
});

describe('JSON Resume', () => {
  it('comes back exactly, whatever it holds', () => {
    fc.assert(
      fc.property(content, (cv) => {
        expect(readJson(decode(writeJson(cv, 'en')))).toMatchObject({
          content: cv,
          language: 'en',
          unplaced: [],
        });
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it("reads other programs' files as far as the models agree", () => {
    const foreign = {
      basics: {
        name: 'Ada Roy',
        label: 'Baker',
        location: { city: 'Halifax', region: 'NS', countryCode: 'CA' },
        profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/adaroy' }],
      },
      work: [
        {
          name: 'Harbour Bread',
          position: 'Baker',
          startDate: '2019-05-01',
          summary: 'Night shift.',
          highlights: ['Baked 400 loaves a night'],
        },
      ],
      skills: [{ name: 'Baking', keywords: ['sourdough', 'pastry'] }],
      languages: [{ language: 'English', fluency: 'Native' }],
      certificates: [{ name: 'Food safety' }],
    };
    const read = readJson(JSON.stringify(foreign));
    expect(read?.language).toBe('en');
    expect(read?.labels).toEqual(['Baking']);
    expect(read?.content).toMatchObject({
      personal: {
        fullName: 'Ada Roy',
        location: 'Halifax, NS',
        linkedin: 'linkedin.com/in/adaroy',
      },
      experience: [
        {
          company: 'Harbour Bread',
          startDate: '2019-05',
          achievements: ['Night shift.', 'Baked 400 loaves a night'],
        },
      ],
      skills: ['sourdough', 'pastry'],
      languages: [{ name: 'English', level: 'native' }],
      other: [{ kind: 'certifications', title: '', entries: ['Food safety'] }],
    });
  });

  it('is told apart from other JSON', () => {
    expect(readJson('{"invoice": 12}')).toBeUndefined();
    expect(readJson('[1]')).toBeUndefined();
    expect(readJson('no json')).toBeUndefined();
    expect(readJson('{"basics": {}}')?.content).toEqual(emptyContent());
  });
});
