/**
 * What goes from one side of a pair to the other: facts as they are, terms as the lexicon says them, sentences never.
 * All functions give patches; doing twice what was done once changes nothing more.
 */
import { holds, pathOf, valueAt } from '../../sync/path.ts';
import { inOrder, orderKeyBetween, type Random } from '../../sync/values/order-key.ts';
import type { CvLanguage, OtherSectionKind } from '../content.ts';
import { confirmField } from '../record/apply-patch.ts';
import { addEntry, CV_SHAPE, removeEntry, type CvPatch } from '../record/cv-patch.ts';
import type { AgreedValue, CvRecord, EntryId } from '../record/cv-record.ts';
import { skillKey } from '../record/skill-key.ts';
import type { PairEntry, PairField } from './compare-pair.ts';
import {
  isSentence,
  LIST_KINDS,
  otherLanguage,
  type FieldKind,
  type PairList,
  type Sides,
} from './pair-fields.ts';
import { translations } from './translate.ts';

/** What changes on each side. */
export type PairPatch = Sides<CvPatch>;

export interface CarryInputs {
  newId: () => string;
  random: Random;
}

/** A carried value under this confidence is marked "to check", beside the words it was carried from. */
const TO_CHECK = 0.5;

interface Carried {
  value: AgreedValue;
  /** The person should look at it: nobody knows how it is said in the other language. */
  isDoubtful: boolean;
}

/** A value as the other side would say it; undefined where only the person can. */
export const carriedValue = (
  kind: FieldKind,
  value: AgreedValue,
  from: CvLanguage,
): Carried | undefined => {
  if (isSentence(kind) || Array.isArray(value)) return undefined;
  if (kind === 'title' || kind === 'skill' || kind === 'language' || kind === 'study') {
    const [said, second] = translations(kind, value, from);
    if (said !== undefined && second === undefined) return { value: said, isDoubtful: false };
    // A title in the wrong language would be sent unseen, and of two genders only the person knows theirs.
    return kind === 'title' ? undefined : { value: said ?? value, isDoubtful: true };
  }
  return { value, isDoubtful: kind === 'diploma' };
};

/** The other side's fact in this one's words, and the agreement on it; undefined for what must be written. */
export const carryField = (
  pair: Sides<CvRecord>,
  { kind, paths }: Pick<PairField, 'kind' | 'paths'>,
  to: CvLanguage,
): PairPatch | undefined => {
  const from = otherLanguage(to);
  const given = valueAt(pair[from], paths[from], CV_SHAPE) as AgreedValue | undefined;
  const carried = carriedValue(kind, given ?? '', from);
  if (!carried) return undefined;
  const path = paths[to];
  return sidesOf(to, {
    own: {
      [path]: carried.value,
      ...marked(path, given ?? '', carried),
      ...agreedOn(path, carried.value),
    },
    others: agreedOn(paths[from], given ?? ''),
  });
};

/** « I have updated it »: what both say now is what they agree on. */
export const agreeOnField = (
  pair: Sides<CvRecord>,
  { paths }: Pick<PairField, 'paths'>,
): PairPatch => ({
  fr: { ...agreedOn(paths.fr, valueIn(pair.fr, paths.fr)), ...looked(pair.fr, paths.fr) },
  en: { ...agreedOn(paths.en, valueIn(pair.en, paths.en)), ...looked(pair.en, paths.en) },
});

/** The words a person has written for a side, and the agreement that they say what the other one does. */
export const writeField = (
  pair: Sides<CvRecord>,
  { paths }: Pick<PairField, 'paths'>,
  to: CvLanguage,
  value: AgreedValue,
): PairPatch => {
  const from = otherLanguage(to);
  return sidesOf(to, {
    own: { [paths[to]]: value, ...agreedOn(paths[to], value) },
    others: agreedOn(paths[from], valueIn(pair[from], paths[from])),
  });
};

/** The entry that `to` lacks, with its facts, behind the same neighbour; its sentences are left to the person. */
export const carryEntry = (
  pair: Sides<CvRecord>,
  { list, fr, en }: Pick<PairEntry, 'list' | 'fr' | 'en'>,
  to: CvLanguage,
  rows: readonly PairEntry[],
  { newId, random }: CarryInputs,
): PairPatch => {
  const from = otherLanguage(to);
  const id = (from === 'fr' ? fr : en) ?? '';
  const source = pair[from][list][id] as SourceEntry | undefined;
  if (!source) return { fr: {}, en: {} };
  const entry = carriedEntry(list, source, from);
  const own = list === 'skills' ? entry.key : id in pair[to][list] ? newId() : id;
  const agreement = entryAgreement(list, { id, source }, { id: own, entry }, to);
  // Another skill has its name there.
  if (own in pair[to][list]) return leaveAlone({ list, fr, en });
  const order = orderBehind(pair, list, id, to, rows, random);
  const put = { ...addEntry(list, own, { ...entry.fields, order } as never), ...entry.marks(own) };
  return sidesOf(to, {
    own: { ...put, ...agreement[to] },
    others: agreement[from],
  });
};

type SourceEntry = Readonly<Record<string, AgreedValue>>;

export interface CarriedEntry {
  /** Without its order; blank where only the person can say it. */
  fields: Readonly<Record<string, AgreedValue>>;
  /** Of a skill, whose name is its id. */
  key: EntryId;
  /** "To check" marks of the entry under this id. */
  marks: (id: EntryId) => CvPatch;
}

export const carriedEntry = (
  list: PairList,
  { order: _order, ...source }: SourceEntry,
  from: CvLanguage,
): CarriedEntry => {
  const carried = Object.entries(source).map(([name, value]): [string, Carried] => [
    name,
    carriedField(list, source, name, value, from),
  ]);
  const fields = Object.fromEntries(carried.map(([name, { value }]) => [name, value]));
  return {
    fields,
    key: skillKey(String(fields['name'] ?? '')),
    marks: (id) =>
      Object.assign(
        {},
        ...carried.map(([name, one]) => marked(pathOf(list, id, name), source[name] ?? '', one)),
      ) as CvPatch,
  };
};

/** That the two entries are one, and on what they say alike; nothing is agreed on what is still to be written. */
export const entryAgreement = (
  list: PairList,
  given: { id: EntryId; source: SourceEntry },
  own: { id: EntryId; entry: CarriedEntry },
  to: CvLanguage,
): PairPatch => {
  const names = Object.keys(LIST_KINDS[list]).filter((name) => given.source[name] !== undefined);
  const said = names.filter((name) => String(own.entry.fields[name] ?? '') !== '');
  return sidesOf(to, {
    own: Object.assign(
      agreedOn(pathOf(list, own.id), given.id),
      ...said.map((name) => agreedOn(pathOf(list, own.id, name), own.entry.fields[name] ?? '')),
    ) as CvPatch,
    // What the sentences say now is what those to be written will be about.
    others: Object.assign(
      agreedOn(pathOf(list, given.id), own.id),
      ...names.map((name) => agreedOn(pathOf(list, given.id, name), given.source[name] ?? '')),
    ) as CvPatch,
  });
};

/** The entry stays on one side only, because the person wants it so. */
export const leaveAlone = ({ list, fr, en }: Pick<PairEntry, 'list' | 'fr' | 'en'>): PairPatch =>
  sidesOf(fr === undefined ? 'en' : 'fr', {
    own: agreedOn(pathOf(list, fr ?? en ?? ''), ''),
    others: {},
  });

/** The entry goes from the side that still has it: the other had it and took it out. */
export const dropEntry = (
  pair: Sides<CvRecord>,
  { list, fr, en, lacks }: Pick<PairEntry, 'list' | 'fr' | 'en' | 'lacks'>,
): PairPatch => {
  const has = lacks === 'fr' ? 'en' : 'fr';
  const id = (has === 'fr' ? fr : en) ?? '';
  const path = pathOf(list, id);
  const link = pair[has].agreed[path];
  const gone = typeof link === 'string' ? pathOf(list, link) : '';
  return sidesOf(has, {
    own: { ...removeEntry(list, id), ...forgotten(pair[has], path) },
    others: gone === '' ? {} : forgotten(pair[otherLanguage(has)], gone),
  });
};

/** The two go on as CVs of their own. */
export const partPatch = (record: CvRecord): CvPatch => ({
  twin: '',
  ...Object.fromEntries(Object.keys(record.agreed).map((path) => [pathOf('agreed', path), null])),
});

/** Sections whose lines are names more than sentences. */
const NAMED: ReadonlySet<string> = new Set([
  'certifications',
  'memberships',
  'publications',
  'references',
] satisfies OtherSectionKind[]);

function carriedField(
  list: PairList,
  source: SourceEntry,
  name: string,
  value: AgreedValue,
  from: CvLanguage,
): Carried {
  const kind = (LIST_KINDS[list] as Readonly<Record<string, FieldKind>>)[name];
  const isNamed = list === 'other' && name === 'entries' && NAMED.has(String(source['kind']));
  if (kind === undefined || isNamed) return { value, isDoubtful: isNamed && String(value) !== '' };
  const blank = Array.isArray(value) ? [] : '';
  return carriedValue(kind, value, from) ?? { value: blank, isDoubtful: false };
}

/** A key behind the nearest entry above that both sides have. */
function orderBehind(
  pair: Sides<CvRecord>,
  list: PairList,
  id: EntryId,
  to: CvLanguage,
  rows: readonly PairEntry[],
  random: Random,
): string {
  const from = otherLanguage(to);
  const above = inOrder<{ order: string }>(pair[from][list]).map(([entry]) => entry);
  const linked = new Map(rows.map((row) => [row[from], row[to]]));
  const before = above
    .slice(0, above.indexOf(id))
    .toReversed()
    .map((entry) => linked.get(entry))
    .find((entry) => entry !== undefined);
  const own = inOrder<{ order: string }>(pair[to][list]);
  const at = own.findIndex(([entry]) => entry === before);
  return orderKeyBetween(own[at]?.[1].order ?? '', own[at + 1]?.[1].order ?? '', random);
}

const marked = (path: string, given: AgreedValue, { isDoubtful, value }: Carried): CvPatch => {
  const line = [given].flat().join(', ');
  return isDoubtful && String(value) !== ''
    ? { [pathOf('evidence', path)]: { line, confidence: TO_CHECK } }
    : {};
};

export const agreedOn = (path: string, value: AgreedValue): CvPatch => ({
  [pathOf('agreed', path)]: value,
});

/** Its "to check" mark goes. */
const looked = (record: CvRecord, path: string): CvPatch =>
  path in record.evidence ? confirmField(path) : {};

const forgotten = (record: CvRecord, path: string): CvPatch =>
  Object.fromEntries(
    Object.keys(record.agreed)
      .filter((agreed) => agreed === path || holds(path, agreed))
      .map((agreed) => [pathOf('agreed', agreed), null]),
  );

const valueIn = (record: CvRecord, path: string): AgreedValue =>
  (valueAt(record, path, CV_SHAPE) as AgreedValue | undefined) ?? '';

const sidesOf = (to: CvLanguage, { own, others }: { own: CvPatch; others: CvPatch }): PairPatch =>
  to === 'fr' ? { fr: own, en: others } : { fr: others, en: own };
