// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTwin, joinCvs, partCvs } from '#/data/records/cv-pairs.ts';
import { createCvFromReading, duplicateCv, getCv, purgeCv } from '#/data/records/cvs.ts';
import { createLetter, editLetter, lettersOfCv } from '#/data/records/letters.ts';
import { asPair, comparePair } from '#/domain/cv/pair/compare-pair.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { openContext, type TestContext } from '../context.ts';

let context: TestContext;
let cv: CvRecord;

const made = async (language: 'fr' | 'en'): Promise<CvRecord> => {
  const reading = { ...sampleReading(), language };
  const created = await createCvFromReading(context, reading, {
    title: 'CV',
    sourceFileName: 'cv.pdf',
  });
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};
const rowOf = async (id: string): Promise<CvRecord> => {
  const row = await getCv(context, id);
  if (!row) throw new Error(`no CV ${id}`);
  return row;
};

beforeEach(async () => {
  context = await openContext();
  cv = await made('fr');
});

describe('a CV in two languages', () => {
  test('is made whole in one action, and waits to be synced as two records', async () => {
    const twin = await createTwin(context, cv.id, 'CV (anglais)');
    if (!twin.ok) throw new Error(twin.error.kind);
    const pair = asPair(await rowOf(cv.id), await rowOf(twin.value.id));
    expect(pair?.en.title).toBe('CV (anglais)');
    expect(pair && comparePair(pair).entries.experience).toHaveLength(2);
    const queued = await context.database.outbox.toArray();
    expect(new Set(queued.map(({ record }) => record))).toEqual(new Set([cv.id, twin.value.id]));
  });

  test('stays as it is when the other one is deleted for good, and goes on alone when told so', async () => {
    const twin = await createTwin(context, cv.id, 'CV (anglais)');
    if (!twin.ok) throw new Error(twin.error.kind);
    const before = await rowOf(cv.id);
    await purgeCv(context, twin.value.id);
    expect((await rowOf(cv.id)).experience).toEqual(before.experience);
    expect(asPair(await rowOf(cv.id), await getCv(context, twin.value.id))).toBeUndefined();
    await partCvs(context, [cv.id, twin.value.id]);
    expect(await rowOf(cv.id)).toMatchObject({ twin: '', agreed: {} });
  });

  test('is left alone by a copy of one side', async () => {
    await createTwin(context, cv.id, 'CV (anglais)');
    const copy = await duplicateCv(context, cv.id, 'Copie');
    expect(copy).toMatchObject({ ok: true, value: { twin: '', agreed: {} } });
  });

  test('may be joined out of two that were written apart, and neither says anything else', async () => {
    const english = await made('en');
    await joinCvs(context, { fr: cv, en: english });
    const [fr, en] = [await rowOf(cv.id), await rowOf(english.id)];
    expect(asPair(fr, en)).toEqual({ fr, en });
    expect(fr.experience).toEqual(cv.experience);
    expect(en.experience).toEqual(english.experience);
    expect(comparePair({ fr, en }).entries.experience.map(({ standing }) => standing)).toEqual([
      'both',
      'both',
    ]);
  });
});

test('a letter is kept with its CV, and goes with it for good', async () => {
  const letter = await createLetter(context, {
    cv: cv.id,
    application: '',
    language: 'fr',
    jobTitle: 'Analyste',
    company: 'Ville de Laval',
    recipient: '',
    place: 'Laval',
    day: '2026-12-01',
    subject: 'Candidature',
    greeting: 'Madame, Monsieur,',
    body: '…',
    closing: '…',
  });
  if (!letter.ok) throw new Error(letter.error.kind);
  await editLetter(context, letter.value.id, { recipient: 'Mme Roy' });
  expect(await lettersOfCv(context, cv.id)).toMatchObject([{ recipient: 'Mme Roy' }]);
  await purgeCv(context, cv.id);
  expect(await context.database.letters.count()).toBe(0);
});
