import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getCv } from '#/data/records/cvs.ts';
import {
  asPair,
  comparePair,
  type ComparedPair,
  type PairField,
} from '#/domain/cv/pair/compare-pair.ts';
import { fieldsOf } from '#/domain/cv/pair/carry-facts.ts';
import { PAIR_LISTS, type Sides } from '#/domain/cv/pair/pair-fields.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';

/** The same CV in the other language; null when it is not on this device. undefined while it is read. */
export const useTwinRow = (context: DataContext, cv: CvRecord): CvRecord | null | undefined =>
  useLiveQuery(
    async () => (cv.twin === '' ? null : ((await getCv(context, cv.twin)) ?? null)),
    [context, cv.twin],
  );

export interface OpenPair {
  pair: Sides<CvRecord>;
  compared: ComparedPair;
}

/** undefined while the two are no pair. A comparison takes its time, so it waits for a pause in the typing. */
export const useOpenPair = (
  one: CvRecord,
  other: CvRecord | null | undefined,
): OpenPair | undefined => {
  const [cv, twin] = [useSettled(one), useSettled(other)];
  return useMemo(() => {
    const pair = twin?.trashedAt === null ? asPair(cv, twin) : undefined;
    return pair && { pair, compared: comparePair(pair) };
  }, [cv, twin]);
};

/** Milliseconds without a key. */
const PAUSE = 300;

/** The first value at once, later ones when they have stood for a moment. */
const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled ?? value;
};

/** How much is to be done on a side, or on either where nobody can tell which. */
export const openCount = (
  compared: ComparedPair,
  side?: CvLanguage,
  counts: (field: PairField) => boolean = () => true,
): number => {
  const fields = fieldsOf(compared).filter((field) => field.standing !== 'same' && counts(field));
  const rows = PAIR_LISTS.flatMap((list) => compared.entries[list]).filter(
    ({ standing }) => standing === 'missing' || standing === 'removed',
  );
  if (side === undefined) return fields.length + rows.length;
  return (
    fields.filter((field) => field.side === side).length +
    rows.filter((row) => toDoSide(row) === side).length
  );
};

/** What is missing is to be put in; what was taken out here is to be taken out there. */
const toDoSide = ({
  standing,
  lacks,
}: Pick<ComparedPair['entries']['skills'][number], 'standing' | 'lacks'>): CvLanguage | undefined =>
  standing === 'removed' ? (lacks === 'fr' ? 'en' : 'fr') : lacks;
