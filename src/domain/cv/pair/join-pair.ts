/** Two CVs that were written apart become a pair: what they say alike is agreed on, the rest is shown. */
import { pathOf } from '../../sync/path.ts';
import type { CvPatch } from '../record/cv-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { agreeOnField, agreedOn, partPatch, type PairPatch } from './carry.ts';
import type { ComparedPair } from './compare-pair.ts';
import { PAIR_LISTS, type Sides } from './pair-fields.ts';

export const joinPatch = (pair: Sides<CvRecord>, compared: ComparedPair): PairPatch => {
  const rows = PAIR_LISTS.flatMap((list) => compared.entries[list]);
  const links = rows.flatMap(({ list, fr, en }): PairPatch[] =>
    fr === undefined || en === undefined
      ? []
      : [{ fr: agreedOn(pathOf(list, fr), en), en: agreedOn(pathOf(list, en), fr) }],
  );
  const alike = [...compared.personal, ...rows.flatMap(({ fields }) => fields)]
    .filter(({ standing, values }) => standing === 'same' && values.fr.length > 0)
    .map((field) => agreeOnField(pair, field));
  const of = (side: 'fr' | 'en', other: 'fr' | 'en'): CvPatch =>
    Object.assign(
      { ...partPatch(pair[side]), twin: pair[other].id },
      ...[...links, ...alike].map((patch) => patch[side]),
    ) as CvPatch;
  return { fr: of('fr', 'en'), en: of('en', 'fr') };
};
