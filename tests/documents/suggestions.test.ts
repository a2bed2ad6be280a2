import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import { applyPatch, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import { testInputs } from '#/domain/cv/record/record-fixture.ts';
import { readingToRecord } from '#/domain/cv/record/record-from-reading.ts';
import { factsAdded } from '#/domain/cv/suggest/facts-added-fixture.ts';
import { suggestChanges } from '#/domain/cv/suggest/suggest-changes.ts';

const folder = join(import.meta.dirname, '../fixtures/cv');
/** One layout of a person, and a third of the people: their texts hold all the rules look at. */
const files = [
  ...new Map(
    readdirSync(folder)
      .filter((name) => /\.(?:pdf|docx|odt|rtf|txt)$/.test(name) && !name.startsWith('hostile'))
      .map((name) => [name.split('-')[0], name]),
  ).values(),
].filter((_, at) => at % 3 === 0);

test(
  'no suggestion for a real CV adds a number or a name, and each is undone exactly',
  { timeout: 120_000 },
  async () => {
    let seen = 0;
    for (const name of files) {
      const source = await readSource(readFileSync(join(folder, name)));
      const reading = source.ok ? readCvFromSource(source.value) : undefined;
      if (!reading?.ok) continue;
      const cv = readingToRecord(reading.value, testInputs(), {
        title: name,
        sourceFileName: name,
      });
      for (const one of suggestChanges(cv)) {
        seen += 1;
        expect({ name, added: factsAdded(cv, one) }).toEqual({ name, added: [] });
        expect(applyPatch(applyPatch(cv, one.patch), inversePatch(cv, one.patch))).toEqual(cv);
      }
    }
    expect(files.length).toBeGreaterThan(15);
    expect(seen).toBeGreaterThan(3);
  },
);
