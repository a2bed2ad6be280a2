import { describe, expect, it } from 'vitest';
import { readBytes } from '#/parts/reading/read-bytes.ts';
import { HOSTILE_FILES } from '../../../scripts/fixtures/hostile/hostile-catalogue.ts';
import { fuzz } from './fuzz.ts';
import { runHostile } from './run-hostile.ts';

const fileNamed = (name: string) => {
  const file = HOSTILE_FILES.find((file) => file.name === name);
  if (!file) throw new Error(`No hostile file is called ${name}.`);
  return file;
};

it('counts at least 150 hostile files, each by its own name', () => {
  expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length);
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(150);
});

/** A few of each class: `npm run torture -- --files` reads all of them. */
describe('a hostile file', { timeout: 60_000 }, () => {
  it.each([
    ['tables-40-deep.odt', 'not_a_cv'],
    ['blanks-below-none.odt', 'empty'],
    ['blanks-beyond-all.odt', 'not_a_cv'],
    ['styles-in-a-circle.odt', 'empty'],
    ['sign-beyond-unicode.docx', 'not_a_cv'],
    ['5000-chained-styles.docx', 'not_a_cv'],
    ['styles-in-a-circle.docx', 'not_a_cv'],
    ['spans-beyond-all.docx', 'not_a_cv'],
    ['elements-50000-deep.docx', 'corrupt'],
    ['40-mb-of-empty-elements.docx', 'too_large'],
    ['kind-inflates-to-200-mb.zip', 'too_large inflated'],
    ['places-that-lie.docx', 'corrupt'],
    ['5000-entries.zip', 'too_large entries'],
    ['chain-in-a-circle.doc', 'empty'],
    ['folder-in-a-circle.doc', 'not_a_cv'],
    ['entries-in-a-circle.doc', 'not_a_cv'],
    ['streams-of-4-gb.doc', 'not_a_cv'],
    ['4000-pieces-of-one-text.doc', 'too_large'],
    ['pieces-that-run-back.doc', 'corrupt'],
    ['styles-in-a-circle.doc', 'not_a_cv'],
    ['fields-40000-deep.doc', 'empty'],
    ['before-word-97.doc', 'unsupported_type doc'],
    ['with-a-password.doc', 'encrypted'],
    ['elements-50000-deep.html', 'corrupt'],
    ['attribute-of-9-mb.html', 'empty'],
    ['what-runs-and-calls.html', 'not_a_cv'],
    ['styles-within-styles.html', 'too_large'],
    ['line-of-9-mb.html', 'too_large'],
    ['parts-100000.mhtml', 'too_large entries'],
    ['parts-in-parts-5000-deep.mhtml', 'unsupported_type other'],
    ['page-of-base64-noise.mhtml', 'empty'],
    ['groups-2000-deep.rtf', 'corrupt'],
    ['words-of-the-language.rtf', 'empty'],
    ['tables-of-100000-rows.rtf', 'too_large'],
    ['200-kb-of-dated-lines.txt', 'read'],
    ['200-kb-of-parentheses.txt', 'read'],
    ['10-mb-of-letter-lines.txt', 'too_large'],
    ['resume-a-million-deep.json', 'corrupt'],
    ['resume-of-a-million-skills.json', 'too_large'],
    ['forms-9-deep-with-text.pdf', 'too_large'],
    ['forms-in-a-circle.pdf', 'read'],
    ['packed-three-times.pdf', 'too_large inflated'],
    ['packed-under-another-name.pdf', 'too_large inflated'],
    ['100-maps-of-a-million-codes.pdf', 'too_large'],
    ['a-packed-map.pdf', 'too_large'],
    ['300000-marks.pdf', 'too_large'],
  ])('%s ends as %s', async (name, outcome) => {
    const result = await readBytes(fileNamed(name).make(), name, () => undefined);
    const { error } = result.ok ? { error: undefined } : result;
    const detail = error && 'detail' in error ? error.detail : undefined;
    expect([error?.code ?? 'read', detail].filter(Boolean).join(' ')).toBe(outcome);
  });

  it('that fills the memory from within a parser is ended by the command', async () => {
    const { outcome, broken } = await runHostile(fileNamed('widths-of-2-billion-codes.pdf'));
    expect({ outcome, broken }).toEqual({ outcome: 'too_large', broken: undefined });
  });
});

it(
  'a sound file with anything changed ends in a reading or a refusal',
  { timeout: 60_000 },
  async () => {
    const broken: string[] = [];
    for (let seed = 1; seed <= 60; seed += 1) broken.push((await fuzz(seed)) ?? '');
    expect(broken.filter(Boolean)).toEqual([]);
  },
);
