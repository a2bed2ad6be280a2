/** All that one side lacks of the other's facts, at once. */
import { applyPatch } from '../record/apply-patch.ts';
import { carryEntry, carryField, type CarryInputs, type PairPatch } from './carry.ts';
import { comparePair, type ComparedPair, type PairEntry, type PairField } from './compare-pair.ts';
import { PAIR_LISTS, type Sides } from './pair-fields.ts';
import type { CvRecord } from '../record/cv-record.ts';

export interface CarriedFacts {
  patch: PairPatch;
  /** Entries and fields. */
  count: number;
}

export const carryFacts = (start: Sides<CvRecord>, inputs: CarryInputs): CarriedFacts => {
  let pair = start;
  const done: CarriedFacts = { patch: { fr: {}, en: {} }, count: 0 };
  const take = (change: PairPatch | undefined): void => {
    if (!change) return;
    done.patch = {
      fr: { ...done.patch.fr, ...change.fr },
      en: { ...done.patch.en, ...change.en },
    };
    done.count += 1;
    pair = { fr: applyPatch(pair.fr, change.fr), en: applyPatch(pair.en, change.en) };
  };
  for (const list of PAIR_LISTS) {
    const isMissing = ({ standing }: PairEntry): boolean => standing === 'missing';
    let rows = comparePair(pair).entries[list];
    // As often as there are some; each has the one before it as its neighbour.
    for (let left = rows.filter(isMissing).length; left > 0; left -= 1) {
      const row = rows.find(isMissing);
      if (row?.lacks) take(carryEntry(pair, row, row.lacks, rows, inputs));
      rows = comparePair(pair).entries[list];
    }
  }
  for (const field of fieldsOf(comparePair(pair)))
    if (field.side && (field.standing === 'missing' || field.standing === 'older'))
      take(carryField(pair, field, field.side));
  return done;
};

export const fieldsOf = ({ personal, entries }: ComparedPair): PairField[] => [
  ...personal,
  ...PAIR_LISTS.flatMap((list) => entries[list].flatMap(({ fields }) => fields)),
];
