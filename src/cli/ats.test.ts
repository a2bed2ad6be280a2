import { describe, expect, test } from 'vitest';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { jalon } from './jalon-fixture.ts';
import { readingToJson } from './cv/reading-json.ts';
import { isLanguage, readingFromJson } from './cv/reading-from-json.ts';

const cv = JSON.parse(JSON.stringify(readingToJson(sampleReading()))) as Record<string, unknown>;

describe('a CV as read-cv prints it', () => {
  test('is read back as it was', () => {
    const { language, content, removed, unplaced, evidence } = sampleReading();
    const back = readingFromJson(cv);
    expect(back).toMatchObject({ language, content, removed, unplaced });
    expect(Object.keys(back?.evidence ?? {})).toEqual(Object.keys(evidence));
  });

  test('is taken as far as it has that shape', () => {
    expect(readingFromJson('CV')).toBeUndefined();
    expect(readingFromJson([])).toBeUndefined();
    const odd = readingFromJson(
      { fullName: 7, experience: [null, { jobTitle: 'Soudeuse' }], skills: 'SQL' },
      'en',
    );
    expect(odd).toMatchObject({
      language: 'en',
      content: { skills: [], personal: { fullName: '' } },
    });
    expect(odd?.content.experience.map(({ jobTitle }) => jobTitle)).toEqual(['Soudeuse']);
    expect(isLanguage('de')).toBe(false);
  });
});

describe('ats --lines', () => {
  test('answers each line in order, a bad one too', { timeout: 60_000 }, async () => {
    const lines = [
      { id: 'a', cv, lang: 'fr' },
      'not JSON',
      { id: 3, lang: 'fr' },
      { id: 'deep', cv: JSON.parse('['.repeat(4000) + ']'.repeat(4000)) as unknown },
      { id: 'b', cv: {}, lang: 'en' },
    ];
    const { code, answers } = await jalon(
      ['ats', '--lines'],
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
    expect(code).toBe(2);
    expect(answers.map(({ id }) => id)).toEqual(['a', null, 3, 'deep', 'b']);
    expect(answers[0]).toMatchObject({ lang: 'fr', groups: { contact: { points: 10, of: 10 } } });
    expect(answers.slice(1, 4).every((answer) => typeof answer['error'] === 'string')).toBe(true);
    expect(answers[4]).toMatchObject({ score: 0, band: 'needs_improvement' });
  });
});
