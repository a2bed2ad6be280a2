/**
 * A French and an English CV beside each other: which entries belong together, what one side lacks, and which side is
 * older than what both last agreed on. A pure function of the two records, so that every device finds the same.
 */
import { pathOf, valueAt } from '../../sync/path.ts';
import { inOrder } from '../../sync/values/order-key.ts';
import { isSameJson } from '../../sync/values/same-json.ts';
import type { CvLanguage } from '../content.ts';
import { CV_SHAPE } from '../record/cv-patch.ts';
import type { AgreedValue, CvRecord, EntryId } from '../record/cv-record.ts';
import { CHECK_BELOW } from '../record/record-from-reading.ts';
import { alignEntries } from './align-entries.ts';
import type { ItemPair } from './align-items.ts';
import { alignLines } from './align-lines.ts';
import {
  isSentence,
  LIST_KINDS,
  otherLanguage,
  PAIR_LISTS,
  PERSONAL_KINDS,
  type FieldKind,
  type PairList,
  type Sides,
} from './pair-fields.ts';
import { compareValues, missingNumbers, untranslated } from './same-value.ts';

type Standing =
  | 'same'
  /** `side` says nothing. */
  | 'missing'
  /** `side` is older: the other has changed since both agreed. */
  | 'older'
  /** Both have changed since. */
  | 'both'
  /** They say different things, and nobody agreed to that. */
  | 'differs'
  /** They may say the same in words the rules do not know. */
  | 'unsure';

export interface PairField {
  name: string;
  kind: FieldKind;
  /** In each record. */
  paths: Sides<string>;
  values: Sides<readonly string[]>;
  standing: Standing;
  /** The side where something is to be done; undefined where it may be either. */
  side: CvLanguage | undefined;
  /** What each side said when they agreed, if it was something else. */
  before: Partial<Sides<readonly string[]>>;
  /** Of lines: which is which. */
  lines: readonly ItemPair[];
  /** Numbers that each side lacks of the other's. */
  numbers: Sides<readonly string[]>;
  /** The side whose sentences are still in the other language. */
  untranslated: CvLanguage | undefined;
}

export interface PairEntry {
  list: PairList;
  fr: EntryId | undefined;
  en: EntryId | undefined;
  standing:
    | 'both'
    /** `lacks` has never had it. */
    | 'missing'
    /** Both had it when they agreed: `lacks` has taken it out since. */
    | 'removed'
    /** The person wants it on one side only. */
    | 'alone';
  /** The side that lacks the entry. */
  lacks: CvLanguage | undefined;
  /** Empty where a side lacks the entry. */
  fields: readonly PairField[];
}

export interface ComparedPair {
  personal: readonly PairField[];
  entries: Readonly<Record<PairList, readonly PairEntry[]>>;
  /** Lists whose entries stand in another order. */
  moved: readonly PairList[];
}

export const comparePair = (pair: Sides<CvRecord>): ComparedPair => {
  const entries = Object.fromEntries(
    PAIR_LISTS.map((list) => [list, entriesOf(list, pair)]),
  ) as unknown as ComparedPair['entries'];
  return {
    personal: Object.entries(PERSONAL_KINDS).map(([name, kind]) => {
      const path = pathOf('personal', name);
      return fieldOf(pair, name, kind, { fr: path, en: path });
    }),
    entries,
    moved: PAIR_LISTS.filter((list) => list !== 'skills' && isMoved(entries[list], pair)),
  };
};

/** Two CVs that belong together: each names the other, and they are in the two languages. */
export const asPair = (
  one: CvRecord | undefined,
  other: CvRecord | undefined,
): Sides<CvRecord> | undefined =>
  one && other && one.twin === other.id && other.twin === one.id && one.language !== other.language
    ? one.language === 'fr'
      ? { fr: one, en: other }
      : { fr: other, en: one }
    : undefined;

const entriesOf = (list: PairList, pair: Sides<CvRecord>): PairEntry[] =>
  alignEntries(list, pair).map(({ fr, en }): PairEntry => {
    if (fr !== undefined && en !== undefined) {
      // The language prints the heading of all sections but those of the person's own.
      const isOurs = list === 'other' && pair.fr.other[fr]?.kind !== 'other';
      const kinds = Object.entries(LIST_KINDS[list]);
      const said = isOurs ? kinds.filter(([name]) => name !== 'title') : kinds;
      const fields = said.map(([name, kind]) =>
        fieldOf(pair, name, kind, { fr: pathOf(list, fr, name), en: pathOf(list, en, name) }),
      );
      return { list, fr, en, standing: 'both', lacks: undefined, fields };
    }
    const lacks = fr === undefined ? 'fr' : 'en';
    const link = pair[otherLanguage(lacks)].agreed[pathOf(list, fr ?? en ?? '')];
    const standing = link === undefined ? 'missing' : link === '' ? 'alone' : 'removed';
    return { list, fr, en, standing, lacks, fields: [] };
  });

function fieldOf(
  pair: Sides<CvRecord>,
  name: string,
  kind: FieldKind,
  paths: Sides<string>,
): PairField {
  const values = { fr: textsAt(pair.fr, paths.fr), en: textsAt(pair.en, paths.en) };
  const agreed = { fr: pair.fr.agreed[paths.fr], en: pair.en.agreed[paths.en] };
  const isFull = values.fr.length > 0 && values.en.length > 0;
  const field = {
    name,
    kind,
    paths,
    values,
    before: {
      ...(hasChanged(agreed.fr, values.fr) ? { fr: textsOf(agreed.fr) } : {}),
      ...(hasChanged(agreed.en, values.en) ? { en: textsOf(agreed.en) } : {}),
    },
    lines: kind === 'lines' && isFull ? alignLines(values) : [],
    numbers: isSentence(kind) && isFull ? missingNumbers(values) : { fr: [], en: [] },
    untranslated: isSentence(kind) ? untranslated(values) : undefined,
  };
  const judged = standingOf(field, agreed);
  // Carried in the words of the other language: said alike, and nobody has looked at it yet.
  const toCheck = (['fr', 'en'] as const).find((side) => isToCheck(pair[side], paths[side]));
  return judged.standing === 'same' && toCheck
    ? { ...field, standing: 'unsure', side: toCheck }
    : { ...field, ...judged };
}

/** Of a CV that came from a file, marks say what the file said. */
const isToCheck = ({ evidence, sourceFileName }: CvRecord, path: string): boolean =>
  sourceFileName === '' && (evidence[path]?.confidence ?? 1) < CHECK_BELOW;

type Judged = Pick<PairField, 'standing' | 'side'>;

function standingOf(
  field: Omit<PairField, 'standing' | 'side'>,
  agreed: Sides<AgreedValue | undefined>,
): Judged {
  const { kind, values, before, lines } = field;
  const same: Judged = { standing: 'same', side: undefined };
  if (values.fr.length === 0 && values.en.length === 0) return same;
  const isAgreed = agreed.fr !== undefined && agreed.en !== undefined;
  if (isAgreed && !before.fr && !before.en) return same;
  if (values.fr.length === 0) return { standing: 'missing', side: 'fr' };
  if (values.en.length === 0) return { standing: 'missing', side: 'en' };
  const verdict = compareValues(kind, values);
  if (!isSentence(kind) && verdict === 'same') return same;
  if (before.fr && before.en) return { standing: 'both', side: undefined };
  if (before.fr) return { standing: 'older', side: 'en' };
  // A side that had not spoken yet has nothing it could be newer than.
  if (before.en && isAgreed) return { standing: 'older', side: 'fr' };
  const lacking = lines.find((line) => line.fr === undefined || line.en === undefined);
  if (verdict === 'different' || lacking)
    return { standing: 'differs', side: field.untranslated ?? sideLacking(lines) };
  return verdict === 'unsure' ? { standing: 'unsure', side: undefined } : same;
}

const sideLacking = (lines: readonly ItemPair[]): CvLanguage | undefined => {
  const french = lines.some((line) => line.fr === undefined);
  const english = lines.some((line) => line.en === undefined);
  if (french === english) return undefined;
  return french ? 'fr' : 'en';
};

const hasChanged = (agreed: AgreedValue | undefined, now: readonly string[]): boolean =>
  agreed !== undefined && !isSameJson(textsOf(agreed), [...now]);

const textsOf = (value: AgreedValue | undefined): string[] =>
  [value ?? []].flat().filter((text) => text.trim() !== '');

const textsAt = (record: CvRecord, path: string): string[] =>
  textsOf(valueAt(record, path, CV_SHAPE) as AgreedValue | undefined);

function isMoved(entries: readonly PairEntry[], pair: Sides<CvRecord>): boolean {
  const places = entries.flatMap(({ list, en, lacks }) =>
    lacks === undefined ? [placeOf(pair.en, list, en ?? '')] : [],
  );
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
}

const placeOf = (record: CvRecord, list: PairList, id: EntryId): number =>
  inOrder<{ order: string }>(record[list]).findIndex(([entry]) => entry === id);
