import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sentencesOf } from './ad-lines.ts';
import { AD_LIMITS } from './ad-reading.ts';
import { readAd } from './read-ad.ts';

const TODAY = '2026-11-22';
const read = (text: string) => readAd(text, TODAY);

test.each<[string, number | null, number | null, string]>([
  ['Salaire : 25,50 $ / h', 25.5, 25.5, 'hour'],
  ['Pay: $62K–$75K', 62_000, 75_000, 'year'],
  ['Rémunération : de 52 000 $ à 61 000 $ par année', 52_000, 61_000, 'year'],
  ['$1,200 weekly', 1200, 1200, 'week'],
  ['Salary: $2,400 bi-weekly', 1200, 1200, 'week'],
  ['Traitement : 2 400,50 $ aux deux semaines', 1200.25, 1200.25, 'week'],
  ['Salaire : 4 550 $ par mois', 54_600, 54_600, 'year'],
  ['CA$85K/yr - CA$100K/yr', 85_000, 100_000, 'year'],
  ['Salaire : 60 à 68 000 $', 60_000, 68_000, 'year'],
  ['Salary: $72-90K', 72_000, 90_000, 'year'],
  ['Starting at $22/hr', 22, null, 'hour'],
  ['Earn up to $52.40/hour', null, 52.4, 'hour'],
  ['Salaire : 44,50 $ et plus de l’heure', 44.5, null, 'hour'],
  ['Minimum Salary: $41.50\nMaximum Salary: $54.36', 41.5, 54.36, 'hour'],
  ['Salary $22.00 to $26.00 HOUR hourly / 35 to 40 hours per week', 22, 26, 'hour'],
])('“%s” is pay', (line, min, max, period) => {
  expect(read(`Cook\n${line}`).salary?.value).toEqual({ min, max, period });
});

test.each([
  'Signing bonus of $2,000',
  'Prime de nuit de 2 $ de l’heure',
  'Vous gérez un budget de 500 000 $',
  'We raised $30M last year',
  'Salary: $180/day',
  'Competitive salary',
  'Mileage: $0.61/km',
  'Allocation de 75 000 $ pour le matériel',
])('“%s” is none', (line) => {
  expect(read(`Cook\n${line}`).salary).toBeNull();
});

test.each([
  ['Postulez d’ici le 12 décembre', '2026-12-12'],
  ['Closing Jan 5', '2027-01-05'],
  ['Closing date: 2026-12-01', '2026-12-01'],
  ['Applications must be received by Friday, December 4th at noon', '2026-12-04'],
  ['Période d’affichage : du 16 au 27 novembre 2026', '2026-11-27'],
  ['Posting End Date: 14-DEC-2026', '2026-12-14'],
  ['Date limite : 15/12/2026', '2026-12-15'],
  ['Deadline: 12/4/2026', '2026-12-04'],
  ['Posted November 10, 2026\nApply within 30 days of posting.', '2026-12-10'],
  ['Date de publication : 3 février 2025\nDate limite : 28 février', '2025-02-28'],
])('“%s” is a deadline', (text, day) => {
  expect(read(`Cook\n${text}`).deadline?.value).toBe(day);
});

test.each([
  'Start date: January 4, 2027',
  'Posted November 10, 2026',
  'Apply within 30 days of posting.',
  'Entrée en fonction : 11 janvier 2027',
  'Interviews will be held by December 4, 2026',
  'Date limite : 31 février 2027',
])('“%s” is none', (text) => {
  expect(read(`Cook\n${text}`).deadline).toBeNull();
});

describe('an advertisement', () => {
  it('tells where each field was read', () => {
    const ad = read('Nous cherchons un soudeur.\nLieu : Lévis\nÉcrivez à rh@metal.example.org.');
    expect(ad.title).toEqual({ value: 'soudeur', evidence: 'Nous cherchons un soudeur.' });
    expect(ad.location).toEqual({ value: 'Lévis', evidence: 'Lieu : Lévis' });
    expect(ad.email?.value).toBe('rh@metal.example.org');
  });

  it('that says nothing gives nothing', () => {
    for (const text of ['', ' \n\n', 'Merci!', '🔥🔥🔥'])
      expect(Object.values({ ...read(text), language: null }).filter(Boolean)).toEqual([]);
  });

  it('of an agency does not name the client by its description', () => {
    const ad = read('Our client, a global leader in food packaging, is looking for a Buyer.');
    expect(ad.company).toBeNull();
    expect(ad.title?.value).toBe('Buyer');
  });
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '\n',
    'Salaire : ',
    '$1,000 - ',
    '25,50 $ / h',
    'Lieu : ',
    'Laval (Québec)',
    'date limite ',
    '12 décembre',
    '31/31/2026',
    'Nous cherchons un ',
    'cuisinier',
    'Groupe Santé ',
    'is hiring',
    '(',
    ' – ',
    'a@b.ca',
    'https://',
    '-\n',
  ),
);

/** What pasting leaves in words: hyphens at line ends, and marks of bold and italic. */
const MARKS = /-\n|[_*]/g;

it('invents nothing, whatever the text, and never fails', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const { language, ...fields } = read(text);
      expect(['fr', 'en']).toContain(language);
      const { salary, deadline, email } = fields;
      const isUnproven = Object.values(fields).some((field) => field?.evidence === '');
      const isUpsideDown = (salary?.value.min ?? 0) > (salary?.value.max ?? Infinity);
      expect([isUnproven, isUpsideDown]).toEqual([false, false]);
      expect(deadline?.value ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(text.replace(MARKS, '')).toContain((email?.value ?? '').replace(MARKS, ''));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['write to a@b.ca-\n – a@b.ca', 'a@b.ca'],
  ['write to info@hotel-\nlaval.ca', undefined],
])('reads no address made of two lines: %s', (text, email) => {
  expect(read(text).email?.value).toBe(email);
});

it('is read up to its limit and no further', () => {
  const filler = 'x\n'.repeat(AD_LIMITS.text);
  expect(read(`Cook\n${filler}Closing date: 2026-12-01`).deadline).toBeNull();
});

it('reads thousands of dots as fast as words', { timeout: 5000 }, () => {
  expect(read('.'.repeat(AD_LIMITS.text)).title).toBeNull();
  expect(sentencesOf(`${'.'.repeat(100_000)}x`)).toHaveLength(1);
});
