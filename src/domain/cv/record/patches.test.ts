import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, asPersonEdit, confirmField, inversePatch } from './apply-patch.ts';
import {
  addEntry,
  editEntry,
  editField,
  LIST_NAMES,
  removeEntry,
  type CvPatch,
} from './cv-patch.ts';
import { placeLine, type PlaceTarget } from './place-line.ts';
import { sampleRecord, testInputs } from './record-fixture.ts';
import { recordToContent } from './record-to-content.ts';
import { putBack, takeOutAgain } from './removed-items.ts';

const record = sampleRecord();
const [role = ''] = Object.keys(record.experience);
const removedId = (kind: string): string =>
  Object.entries(record.removed).find(([, item]) => item.kind === kind)?.[0] ?? '';

const randomPatch = fc
  .array(
    fc.oneof(
      fc.string().map((text) => editField('personal.summary', text)),
      fc.string().map((text) => editField('title', text)),
      fc.string().map((text) => editEntry('experience', role, 'jobTitle', text)),
      fc.array(fc.string()).map((texts) => editEntry('experience', role, 'achievements', texts)),
      fc.string().map((text) => editEntry('experience', 'gone00000000000', 'jobTitle', text)),
      fc
        .constantFrom(...LIST_NAMES)
        .chain((list) =>
          fc.constantFrom(...Object.keys(record[list])).map((id) => removeEntry(list, id)),
        ),
      fc.string().map((name) => addEntry('skills', 'added0000000000', { name, order: 'z' })),
      fc.constant(confirmField('personal.location')),
    ),
    { maxLength: 8 },
  )
  .map((patches): CvPatch => Object.assign({}, ...patches) as CvPatch);

describe('patches', () => {
  test('undo restores the record exactly, whatever was done', () => {
    fc.assert(
      fc.property(randomPatch, (patch) => {
        const before = structuredClone(record);
        const after = applyPatch(record, patch);
        expect(record).toEqual(before);
        expect(applyPatch(after, inversePatch(record, patch))).toEqual(record);
      }),
    );
  });

  test('redo after undo gives the edited record again', () => {
    fc.assert(
      fc.property(randomPatch, (patch) => {
        const after = applyPatch(record, patch);
        const undo = inversePatch(record, patch);
        const redo = inversePatch(after, undo);
        expect(applyPatch(applyPatch(after, undo), redo)).toEqual(after);
      }),
    );
  });

  test('a field is named by its whole path, which the compiler checks', () => {
    expect(editField(`experience.${role}.jobTitle`, 'Ingénieure')).toEqual(
      editEntry('experience', role, 'jobTitle', 'Ingénieure'),
    );
    const wrong = [
      // @ts-expect-error -- no such field
      editField('personal.fulName', 'Amel'),
      // @ts-expect-error -- a field of another list
      editField(`experience.${role}.degree`, 'Licence'),
      // @ts-expect-error -- several texts, not one
      editField(`experience.${role}.achievements`, 'Un projet'),
    ];
    expect(wrong).toHaveLength(3);
  });

  test('a field of an entry that is gone brings nothing back', () => {
    const patch = {
      ...editEntry('experience', role, 'jobTitle', 'Revenue'),
      ...removeEntry('experience', role),
    };
    expect(Object.keys(applyPatch(record, patch).experience)).not.toContain(role);
  });

  test('what is not touched stays the same object', () => {
    const after = applyPatch(record, editField('personal.email', 'a@example.org'));
    expect(after.experience).toBe(record.experience);
    expect(after.personal.email).toBe('a@example.org');
  });

  test("a person's edit drops the marks of the fields it touches, and no others", () => {
    const patch = asPersonEdit(
      record,
      editEntry('experience', role, 'jobTitle', 'Ingénieure'),
      123,
    );
    const after = applyPatch(record, patch);
    expect(after.updatedAt).toBe(123);
    expect(after.evidence).not.toHaveProperty([`experience.${role}.jobTitle`]);
    expect(after.evidence).toHaveProperty([`experience.${role}.achievements`]);
  });

  test('removing an entry drops all its marks', () => {
    const after = applyPatch(record, asPersonEdit(record, removeEntry('experience', role), 1));
    expect(Object.keys(after.evidence).some((path) => path.includes(role))).toBe(false);
  });
});

describe('personal data put back', () => {
  const contentWith = (kind: string) =>
    recordToContent(applyPatch(record, putBack(record, removedId(kind))));

  test('prints where its rule says', () => {
    expect(contentWith('birthDate').other.at(-1)).toEqual({
      kind: 'other',
      title: 'Renseignements personnels',
      entries: ['Née le 14/03/1988 à Tunis'],
    });
    expect(contentWith('drivingLicence').other[0]?.entries).toEqual(['PMP, 2021', 'Permis B']);
    expect(contentWith('streetAddress').personal.location).toBe(
      '12 rue des Lilas, Montréal (Québec)',
    );
    expect(contentWith('reference').other.at(-1)).toMatchObject({
      kind: 'references',
      entries: ['Jean Roy, 514-555-0101'],
    });
    expect(contentWith('signature').other.at(-1)).toEqual({
      kind: 'other',
      title: '',
      entries: ['Lu et approuvé'],
    });
  });

  test('the photo stays out', () => {
    expect(putBack(record, removedId('photo'))).toEqual({});
  });

  test('can be taken out again', () => {
    const id = removedId('birthDate');
    const back = applyPatch(record, putBack(record, id));
    expect(applyPatch(back, takeOutAgain(back, id))).toEqual(record);
  });
});

describe('placeLine', () => {
  const [available = '', tools = ''] = Object.keys(record.unplaced);
  const placed = (id: string, target: PlaceTarget) =>
    applyPatch(record, placeLine(record, id, target, testInputs()));

  test('moves the line: it leaves the tray and joins the field', () => {
    const after = placed(available, { to: 'personal', field: 'summary' });
    expect(after.personal.summary).toBe('Douze ans de chantiers.\nDisponible dès mars');
    expect(after.unplaced).not.toHaveProperty(available);
  });

  test('becomes a bullet, an entry of another section, a new role, or skills', () => {
    expect(
      placed(available, { to: 'experience', id: role, field: 'achievements' }).experience[
        role
      ]?.achievements.at(-1),
    ).toBe('Disponible dès mars');
    const section = placed(available, { to: 'newOther', kind: 'other', title: 'Divers' });
    expect(recordToContent(section).other.at(-1)).toEqual({
      kind: 'other',
      title: 'Divers',
      entries: ['Disponible dès mars'],
    });
    expect(
      recordToContent(placed(available, { to: 'newExperience' })).experience.at(-1)?.jobTitle,
    ).toBe('Disponible dès mars');
    expect(recordToContent(placed(tools, { to: 'skills' })).skills).toEqual([
      'AutoCAD',
      'C++',
      'Python',
      'SQL',
    ]);
  });

  test('is undone exactly', () => {
    const patch = placeLine(record, tools, { to: 'skills' }, testInputs());
    expect(applyPatch(applyPatch(record, patch), inversePatch(record, patch))).toEqual(record);
  });

  test('does nothing when the line or its target is gone', () => {
    expect(placeLine(record, 'gone', { to: 'skills' }, testInputs())).toEqual({});
    expect(placeLine(record, tools, { to: 'other', id: 'gone' }, testInputs())).toEqual({});
  });

  test('a date is read as a date', () => {
    const dated = { ...record, unplaced: { [tools]: { text: 'avril 2023', order: 'a' } } };
    const patch = placeLine(
      dated,
      tools,
      { to: 'experience', id: role, field: 'startDate' },
      testInputs(),
    );
    expect(patch[`experience.${role}.startDate`]).toBe('2023-04');
  });
});
