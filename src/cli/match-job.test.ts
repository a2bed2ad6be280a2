import { describe, expect, test } from 'vitest';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { jalon } from './jalon-fixture.ts';
import { readingToJson } from './cv/reading-json.ts';

const cv = JSON.parse(JSON.stringify(readingToJson(sampleReading()))) as Record<string, unknown>;

describe('match-job --lines', () => {
  test('answers each line in order, a bad one too', { timeout: 60_000 }, async () => {
    const lines = [
      {
        id: 'a',
        cv: { ...cv, skills: ['PostgreSQL', 'CPR'] },
        job: { lang: 'fr', title: 'Analyste', text: 'Exigences :\n- SQL\n- RCR valide\n- Kafka' },
      },
      'not JSON',
      { id: 'no job', cv },
      { id: 4, cv: 'none', job: { text: 'Excel' } },
      { id: 'b', cv: {}, job: { text: 'Requirements:\n- Excel required' } },
    ];
    const { code, answers } = await jalon(
      ['match-job', '--lines'],
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
    expect(code).toBe(2);
    expect(answers.map(({ id }) => id)).toEqual(['a', null, 'no job', 4, 'b']);
    expect(answers[0]).toMatchObject({ lang: 'fr', matched: ['SQL', 'RCR'], missing: ['Kafka'] });
    expect(answers.slice(1, 4).every((answer) => typeof answer['error'] === 'string')).toBe(true);
    expect(answers[4]).toMatchObject({ lang: 'en', matched: [], missing: ['Excel'] });
  });
});
