/** The same CV begun in the other language. */
import { pathOf } from '../../sync/path.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import { applyPatch } from '../record/apply-patch.ts';
import { addEntry, type CvPatch } from '../record/cv-patch.ts';
import {
  blankRecord,
  type AgreedValue,
  type CvRecord,
  type RecordInputs,
} from '../record/cv-record.ts';
import { agreedOn, carriedEntry, carryField, entryAgreement, partPatch } from './carry.ts';
import { otherLanguage, PAIR_LISTS, PERSONAL_KINDS, type FieldKind } from './pair-fields.ts';

export interface Twins {
  /** The new CV. */
  twin: CvRecord;
  /** What the first one learns of it. */
  patch: CvPatch;
}

/** Facts and known terms are in it, sentences are to be written. What was taken out of the first stays with it. */
export const makeTwin = (cv: CvRecord, inputs: RecordInputs, title: string): Twins => {
  const from = cv.language;
  const to = otherLanguage(from);
  const blank: CvRecord = {
    ...blankRecord(inputs, { title, language: to, template: cv.template, dateStyle: cv.dateStyle }),
    accent: cv.accent,
    density: cv.density,
    longAllowed: cv.longAllowed,
    twin: cv.id,
  };
  const own: Record<string, CvPatch[string]> = { 'personal.nameLine': cv.personal.nameLine };
  const others: Record<string, CvPatch[string]> = { ...partPatch(cv), twin: blank.id };
  const pair = from === 'fr' ? { fr: cv, en: blank } : { fr: blank, en: cv };
  for (const [name, kind] of Object.entries<FieldKind>(PERSONAL_KINDS)) {
    const path = pathOf('personal', name);
    const given = cv.personal[name as keyof typeof PERSONAL_KINDS];
    if (given.trim() === '') continue;
    const carried = carryField(pair, { kind, paths: { fr: path, en: path } }, to);
    Object.assign(own, carried?.[to]);
    Object.assign(others, agreedOn(path, given));
  }
  for (const list of PAIR_LISTS)
    for (const [id, source] of inOrder<Entry>(cv[list] as unknown as Record<string, Entry>)) {
      const entry = carriedEntry(list, source, from);
      const key = list === 'skills' ? entry.key : id;
      const path = pathOf(list, key);
      const agreement = entryAgreement(list, { id, source }, { id: key, entry }, to);
      // Two skills may have one name in the other language: it belongs to the first.
      if (path in own) {
        Object.assign(others, agreedOn(pathOf(list, id), ''));
        continue;
      }
      Object.assign(
        own,
        addEntry(list, key, { ...entry.fields, order: source.order } as never),
        entry.marks(key),
        agreement[to],
      );
      Object.assign(others, agreement[from]);
    }
  return { twin: applyPatch(blank, own), patch: others };
};

type Entry = Readonly<Record<string, AgreedValue>> & { order: string };
