// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import {
  createBlankCv,
  createCvFromReading,
  duplicateCv,
  getCv,
  listBin,
  listCvs,
  moveCvToBin,
  patchCv,
  purgeCv,
  renameCv,
  restoreCv,
} from '#/data/records/cvs.ts';
import { joinPatches } from '#/data/queue/join-patches.ts';
import { emptyContent } from '#/domain/cv/content.ts';
import { applyPatch, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { openContext, type TestContext } from '../context.ts';

const fromReading = async (context: TestContext): Promise<CvRecord> => {
  const created = await createCvFromReading(
    context,
    {
      language: 'fr',
      content: {
        ...emptyContent(),
        personal: { ...emptyContent().personal, fullName: 'Awa Diallo' },
        experience: [
          {
            jobTitle: 'Infirmière',
            company: 'Clinique du Parc',
            location: 'Dakar (Sénégal)',
            startDate: '2019-02',
            endDate: 'present',
            achievements: ['Soigner 20 personnes par jour', 'Former trois stagiaires'],
          },
        ],
        skills: ['Triage', 'Soins intensifs'],
      },
      removed: [{ kind: 'photo', text: '' }],
      unplaced: ['Permis B'],
      evidence: { 'experience.0.jobTitle': { line: 'Infirmiere', confidence: 0.5 } },
    },
    { title: 'Infirmière', sourceFileName: 'cv.pdf' },
  );
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};

const blank = async (context: TestContext, title: string): Promise<CvRecord> => {
  context.advance(1000);
  const created = await createBlankCv(context, { title, language: 'en' });
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};

describe('CVs on the device', () => {
  test('are listed by their last change', async () => {
    const context = await openContext();
    const first = await blank(context, 'Un');
    await blank(context, 'Deux');
    context.advance(1000);
    await renameCv(context, first.id, 'Un bis');
    expect((await listCvs(context)).map(({ title }) => title)).toEqual(['Un bis', 'Deux']);
  });

  test('go to the bin whole, come back whole, and leave it for ever when purged', async () => {
    const context = await openContext();
    const cv = await fromReading(context);
    await moveCvToBin(context, cv.id);
    expect(await listCvs(context)).toEqual([]);
    expect((await listBin(context)).map(({ id }) => id)).toEqual([cv.id]);

    expect(await restoreCv(context, cv.id)).toMatchObject({ ok: true });
    expect({ ...(await getCv(context, cv.id)), updatedAt: cv.updatedAt }).toEqual(cv);
    expect(await listBin(context)).toEqual([]);

    await moveCvToBin(context, cv.id);
    await purgeCv(context, cv.id);
    expect(await listBin(context)).toEqual([]);
    expect(await getCv(context, cv.id)).toBeUndefined();
  });

  test('can be doubled: same words, own identity, changes apart', async () => {
    const context = await openContext();
    const cv = await fromReading(context);
    const copy = await duplicateCv(context, cv.id, 'Infirmière (copie)');
    if (!copy.ok) throw new Error(copy.error.kind);
    expect(copy.value.id).not.toBe(cv.id);
    expect(copy.value.experience).toEqual(cv.experience);
    await patchCv(context, copy.value.id, { 'personal.fullName': 'A. Diallo' });
    expect((await getCv(context, cv.id))!.personal.fullName).toBe('Awa Diallo');
  });

  test('keep all a reading found, the unplaced lines and the removed data included', async () => {
    const cv = await fromReading(await openContext());
    expect(Object.values(cv.unplaced).map(({ text }) => text)).toEqual(['Permis B']);
    expect(Object.values(cv.removed)).toMatchObject([{ kind: 'photo', restored: false }]);
    expect(Object.values(cv.skills).map(({ name }) => name)).toEqual(['Triage', 'Soins intensifs']);
    const [job] = Object.keys(cv.experience);
    expect(cv.evidence).toHaveProperty([`experience.${job}.jobTitle`]);
  });
});

describe('undo', () => {
  const cases: [string, (cv: CvRecord) => CvPatch][] = [
    ['a field', () => ({ 'personal.fullName': 'X' })],
    ['a root field', () => ({ template: 'creatif', trashedAt: 5 })],
    ['a removed job', (cv) => ({ [`experience.${Object.keys(cv.experience)[0]}`]: null })],
    [
      'a skill added and edited',
      () => ({ 'skills.go': { order: 'x', name: 'go' }, 'skills.go.name': 'Go' }),
    ],
    ['an added skill', () => ({ 'skills.python': { order: 'x', name: 'Python' } })],
    [
      'an edit that clears its mark',
      (cv) => {
        const path = `experience.${Object.keys(cv.experience)[0]}.jobTitle`;
        return { [path]: 'Infirmière-chef', [`evidence.${path}`]: null };
      },
    ],
    [
      'a line moved from the tray to a field',
      (cv) => ({
        [`unplaced.${Object.keys(cv.unplaced)[0]}`]: null,
        'personal.summary': 'Permis B',
      }),
    ],
  ];
  for (const [name, patchFor] of cases) {
    test(`takes back ${name} exactly`, async () => {
      const cv = await fromReading(await openContext());
      const patch = patchFor(cv);
      const changed = applyPatch(cv, patch);
      expect(changed).not.toEqual(cv);
      expect(applyPatch(changed, inversePatch(cv, patch))).toEqual(cv);
    });
  }

  test('a removed job comes back although another field was edited meanwhile', async () => {
    const context = await openContext();
    const cv = await fromReading(context);
    const removal: CvPatch = { [`experience.${Object.keys(cv.experience)[0]}`]: null };
    const undo = inversePatch(cv, removal);
    await patchCv(context, cv.id, removal);
    await patchCv(context, cv.id, { 'personal.phone': '514-555-0102' });
    await patchCv(context, cv.id, undo);
    const after = (await getCv(context, cv.id))!;
    expect(after.experience).toEqual(cv.experience);
    expect(after.personal.phone).toBe('514-555-0102');
  });
});

describe('joined patches', () => {
  test('do what the two do one after the other, whatever was edited in between', async () => {
    const cv = await fromReading(await openContext());
    const id = Object.keys(cv.experience)[0]!;
    const entry = cv.experience[id]!;
    const steps: CvPatch[] = [
      { [`experience.${id}.company`]: 'A' },
      { [`experience.${id}`]: null },
      { [`experience.${id}`]: entry },
      { [`experience.${id}.company`]: 'B' },
      { [`experience.${id}.location`]: 'C', 'personal.phone': '1' },
    ];
    const oneByOne = steps.reduce(applyPatch, cv);
    const joined = steps.reduce(joinPatches);
    expect(applyPatch(cv, joined)).toEqual(oneByOne);
    expect(joined).not.toHaveProperty([`experience.${id}`, 'null']);
  });
});
