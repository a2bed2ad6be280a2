import { describe, expect, it } from 'vitest';
import { emptyContent } from '#/domain/cv/content.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { readingToJson } from './reading-json.ts';

describe('the JSON of read-cv', () => {
  it('keeps confidence by field path', () => {
    const reading: CvReading = {
      language: 'fr',
      content: emptyContent(),
      removed: [{ kind: 'photo', text: '' }],
      unplaced: ['Une ligne'],
      evidence: { 'personal.fullName': { line: 'Jane Roe', confidence: 0.9 } },
    };
    expect(readingToJson(reading)).toMatchObject({
      lang: 'fr',
      unplaced: ['Une ligne'],
      removed: [{ kind: 'photo', text: '' }],
      confidence: { 'personal.fullName': 0.9 },
    });
  });
});
