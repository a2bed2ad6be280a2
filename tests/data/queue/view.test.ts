/** What the screen reads is what sync would make of the server's version and the queue, whatever was done. */
// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commit } from '#/data/commit.ts';
import {
  createBlankCv,
  createCvFromReading,
  duplicateCv,
  moveCvToBin,
  patchCv,
  purgeCv,
  restoreCv,
} from '#/data/records/cvs.ts';
import { outgoingPatch } from '#/data/records/outgoing-cv.ts';
import type { FieldPatch } from '#/data/tables.ts';
import { joinPatches } from '#/data/queue/join-patches.ts';
import { serverCopyOf } from '#/data/queue/merge-base.ts';
import { bodyOfRow, patchOfRow, rowOfView } from '#/data/row-patch.ts';
import { takeVersion } from '#/data/queue/take-version.ts';
import { applyPatch, asPersonEdit, inversePatch } from '#/domain/cv/record/apply-patch.ts';
import {
  addEntry,
  editEntry,
  editField,
  LIST_NAMES,
  removeEntry,
  ROOT_FIELDS,
  type CvPatch,
} from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { addSkills, BLANK_EXPERIENCE, placeLine } from '#/domain/cv/record/place-line.ts';
import { sampleReading, sampleRecord } from '#/domain/cv/record/record-fixture.ts';
import { putBack, takeOutAgain } from '#/domain/cv/record/removed-items.ts';
import { mergeChange, type Json, type JsonObject } from '#/domain/sync/merge.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { openContext, type TestContext } from '../context.ts';
import { shownView } from '../shown-view.ts';

const { shape, fields } = SYNCED_COLLECTIONS['cvs']!;
const SETTINGS = { title: 'Infirmière', sourceFileName: 'cv.pdf' };
const NUMBER = '046 454 286';
const reading = () => {
  const sample = sampleReading();
  return {
    ...sample,
    removed: [...sample.removed, { kind: 'nationalId' as const, text: `NAS : ${NUMBER}` }],
    evidence: {
      ...sample.evidence,
      'personal.phone': { line: `(514) 555-0142 NAS ${NUMBER}`, confidence: 0.4 },
    },
  };
};

/** Each takes the record as it is and a number to choose by. */
type Edit = (cv: CvRecord, dice: number) => CvPatch;

const pick = (map: object, dice: number): string =>
  Object.keys(map)[dice % Math.max(1, Object.keys(map).length)] ?? 'gone00000000000';
let made = 0;
const inputs = () => ({
  newId: () => `made${String((made += 1)).padStart(11, '0')}`,
  random: () => 0.5,
});

const EDITS: readonly Edit[] = [
  (_cv, dice) => editField('personal.summary', `Résumé ${dice}`),
  (_cv, dice) => editField('title', `Titre ${dice}`),
  (_cv, dice) => editField('template', dice % 2 ? 'creatif' : 'classique'),
  (cv, dice) => editEntry('experience', pick(cv.experience, dice), 'jobTitle', `Poste ${dice}`),
  (cv, dice) => editEntry('experience', pick(cv.experience, dice), 'achievements', [`${dice}`]),
  (cv, dice) => editEntry('education', pick(cv.education, dice), 'order', `k${(dice % 9) + 1}`),
  (_cv, dice) =>
    addEntry('experience', inputs().newId(), { ...BLANK_EXPERIENCE, order: `x${(dice % 9) + 1}` }),
  (cv, dice) => {
    const list = LIST_NAMES[dice % LIST_NAMES.length] ?? 'other';
    return removeEntry(list, pick(cv[list], dice));
  },
  (cv, dice) => {
    const id = pick(cv.experience, dice);
    const entry = cv.experience[id];
    return entry
      ? { ...addEntry('experience', id, entry), ...editEntry('experience', id, 'company', 'Neuf') }
      : {};
  },
  (cv, dice) => ({
    ...removeEntry('experience', pick(cv.experience, dice)),
    ...editEntry('experience', pick(cv.experience, dice), 'company', 'Perdue'),
  }),
  (cv, dice) => addSkills(cv, [`Outil ${dice % 3}`, 'C++'], inputs().random),
  (cv, dice) => removeEntry('skills', pick(cv.skills, dice)),
  (cv, dice) => placeLine(cv, pick(cv.unplaced, dice), { to: 'skills' }, inputs()),
  (cv, dice) => placeLine(cv, pick(cv.unplaced, dice), { to: 'newExperience' }, inputs()),
  (cv, dice) => putBack(cv, pick(cv.removed, dice)),
  (cv, dice) => takeOutAgain(cv, pick(cv.removed, dice)),
];

const edits = fc.constantFrom(...EDITS);
const dices = fc.nat(50);

describe('the CVs’ rules here and on the server', () => {
  test('name the same lists and fields', () => {
    expect(shape.lists.toSorted()).toEqual([...LIST_NAMES].toSorted());
    const written = [...LIST_NAMES, ...ROOT_FIELDS, 'personal', 'evidence', 'agreed', 'createdAt'];
    expect(fields.toSorted()).toEqual(written.toSorted());
    const roots = Object.keys(patchOfRow('cvs', sampleRecord())).map((path) => path.split('.')[0]);
    // A CV without a twin has agreed on nothing, and says nothing of it.
    expect([...new Set([...roots, 'agreed'])].toSorted()).toEqual(fields.toSorted());
  });

  test('agree on every patch that edits make, one after the other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(edits, dices, fc.boolean()), { minLength: 1, maxLength: 12 }),
        (steps) => {
          let cv = sampleRecord();
          let body = bodyOfRow('cvs', cv);
          const undo: CvPatch[] = [];
          for (const [edit, dice, isUndo] of steps) {
            const back = isUndo ? undo.pop() : undefined;
            const patch = back ?? asPersonEdit(cv, edit(cv, dice), cv.updatedAt + 1);
            if (!back) undo.push(inversePatch(cv, patch));
            cv = applyPatch(cv, patch);
            body = merged(body, outgoingPatch(cv, patch as FieldPatch));
            expect(body).toEqual(bodyOfRow('cvs', cv));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('agree on joined patches', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(edits, dices), { minLength: 2, maxLength: 6 }), (steps) => {
        const start = sampleRecord();
        let cv = start;
        let joined: CvPatch = {};
        for (const [edit, dice] of steps) {
          const patch = edit(cv, dice);
          cv = applyPatch(cv, patch);
          joined = joinPatches(joined, outgoingPatch(cv, patch as FieldPatch) as CvPatch);
        }
        expect(merged(bodyOfRow('cvs', start), joined as FieldPatch)).toEqual(bodyOfRow('cvs', cv));
      }),
      { numRuns: 500 },
    );
  });
});

const merged = (body: JsonObject, patch: FieldPatch): JsonObject => {
  const fields = patch as Readonly<Record<string, Json>>;
  const change = { patch: fields, baseRev: 9, clock: '000000001.000.a' };
  const { state } = mergeChange({ body, buried: {}, stamps: {}, rev: 1 }, change, shape);
  // Counted by the server alone.
  const { additions: _additions, ...rest } = state.body;
  return rest;
};

interface Session {
  context: TestContext;
  ids: string[];
  undo: Map<string, CvPatch[]>;
}

type Step = (session: Session, id: string, dice: number) => Promise<unknown>;

const STEPS: Record<string, Step> = {
  create: async ({ context, ids }) => {
    const created = await createBlankCv(context, { title: 'Neuf', language: 'en' });
    if (created.ok) ids.push(created.value.id);
  },
  duplicate: async ({ context, ids }, id) => {
    const copy = await duplicateCv(context, id, 'Copie');
    if (copy.ok) ids.push(copy.value.id);
  },
  edit: async ({ context, undo }, id, dice) => {
    const cv = await context.database.cvs.get(id);
    if (!cv) return;
    const patch = asPersonEdit(cv, EDITS[dice % EDITS.length]!(cv, dice), context.now());
    undo.set(id, [...(undo.get(id) ?? []), inversePatch(cv, patch)]);
    await patchCv(context, id, patch);
  },
  undo: async ({ context, undo }, id) => {
    const patch = undo.get(id)?.pop();
    if (patch) await patchCv(context, id, patch);
  },
  type: async ({ context }, id, dice) => {
    for (const text of ['U', 'Un', `Un ${dice}`])
      await patchCv(context, id, editField('personal.headline', text));
  },
  /** One skill put, edited and removed in turn: no change may jump over another. */
  juggle: async ({ context }, id, dice) => {
    const skill = { order: 'i', name: `Outil ${dice}` };
    const whole = addEntry('skills', 'skill0000000001', skill);
    const name = editEntry('skills', 'skill0000000001', 'name', `Nom ${dice}`);
    const patches = [whole, name, removeEntry('skills', 'skill0000000001')];
    for (const turn of [dice, dice >> 1, dice >> 2])
      await patchCv(context, id, patches[turn % patches.length]!);
  },
  /** Another device's change comes down, under what waits here. */
  pull: async ({ context }, id, dice) => {
    const { database } = context;
    const copy = await serverCopyOf(database, 'cvs', id);
    if (!copy) return;
    const told = rowOfView('cvs', id, copy, [], undefined) as CvRecord;
    const edit = EDITS[dice % EDITS.length]!(told, dice) as FieldPatch;
    const body = merged(copy.body, edit);
    await takeVersion(database, 'cvs', { record: id, rev: copy.rev + 1, body });
  },
  two: async ({ context, ids }, id, dice) => {
    const patch = editField('personal.headline', `Deux ${dice}`);
    const changes = [...new Set([id, ids[0]!])].map(
      (each) => ({ table: 'cvs', op: 'patch', id: each, patch }) as const,
    );
    await commit(context, changes);
  },
  trash: ({ context }, id) => moveCvToBin(context, id),
  restore: ({ context }, id) => restoreCv(context, id),
  purge: ({ context }, id) => purgeCv(context, id),
  /** What waits is on its way, so that nothing is joined to it any more. */
  send: ({ context }) =>
    context.database.outbox.where('state').equals('pending').modify({ state: 'in-flight' }),
  /** The server has answered all and told it back: rows stand for its versions again. */
  settle: async ({ context: { database } }) => {
    const gone = await database.base.where('[collection+record]').above(['']).toArray();
    await database.outbox.toCollection().modify({ state: 'settled' });
    await database.cvs.toCollection().modify((cv: CvRecord) => void (cv.rev += 1));
    await database.base.bulkDelete(gone.map(({ collection, record }) => [collection, record]));
  },
};

describe('the stored row', () => {
  test('is the view of the merge base and the queue after any commands, and no number leaves', async () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom(...Object.keys(STEPS), 'edit', 'edit', 'undo', 'juggle', 'pull'),
        dices,
        dices,
      ),
      { minLength: 1, maxLength: 15 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const context = await openContext();
        const { database } = context;
        const created = await createCvFromReading(context, reading(), SETTINGS);
        if (!created.ok) throw new Error(created.error.kind);
        const session: Session = { context, ids: [created.value.id], undo: new Map() };
        for (const [name, which, dice] of list) {
          context.advance(7);
          await STEPS[name]!(session, session.ids[which % session.ids.length]!, dice);
          for (const id of session.ids)
            expect(await shownView(context, id)).toEqual(await database.cvs.get(id));
        }
        const leaving = [await database.outbox.toArray(), await database.base.toArray()];
        expect(JSON.stringify(leaving)).not.toContain(NUMBER);
        database.close();
      }),
      { numRuns: 80 },
    );
  }, 60_000);
});
