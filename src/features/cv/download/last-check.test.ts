import { expect, test } from 'vitest';
import { blankRecord } from '#/domain/cv/record/cv-record.ts';
import { checkCv } from '#/domain/cv/form/check-cv.ts';
import { laidOutCv } from '../printed-cv.ts';
import { countSentences, lastCheck } from './last-check.ts';

const blank = blankRecord(
  { newId: () => 'a'.repeat(15), random: () => 0.5, now: 0 },
  { title: 'CV', language: 'fr' },
);

const check = (cv = blank) => lastCheck(cv, laidOutCv(cv), checkCv(cv, '2026-11'));

test('a CV without its required fields is not ready, and says which', () => {
  const { ready, blocking } = check();
  expect(ready).toBe(false);
  expect(blocking.map(({ path }) => path)).toContain('personal.email');
});

test('a complete short CV is ready although advice remains', () => {
  const result = check({
    ...blank,
    personal: {
      ...blank.personal,
      fullName: 'Awa Diallo',
      email: 'awa@example.org',
      phone: '514-555-0101',
      location: 'Laval (Québec)',
    },
  });
  expect(result.ready).toBe(true);
  expect(result.skills).toEqual({ count: 0, ok: false });
  expect(result.sentences).toEqual({ count: 0, ok: false });
});

test('a CV of more than two pages is not ready', () => {
  const skills = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [
      `s${index}`,
      { name: `Compétence numéro ${index}`, order: `a${index}` },
    ]),
  );
  const long = { ...blank, skills };
  expect(check(long).pages.ok).toBe(false);
  expect(check(long).ready).toBe(false);
});

test('sentences are counted as people count them', () => {
  expect(countSentences('Une phrase. Deux phrases! Et une sans point', 'fr')).toBe(3);
  expect(countSentences('  ', 'fr')).toBe(0);
  expect(countSentences('Revenus de 3,5 M$ en 2021.', 'fr')).toBe(1);
});
