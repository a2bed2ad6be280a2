/** The language a person wrote a CV in, whatever the language its headings and dates print in. */
import { inOrder } from '../../sync/values/order-key.ts';
import type { CvLanguage } from '../content.ts';
import { languageSigns } from '../read/language-signs.ts';
import type { CvRecord } from '../record/cv-record.ts';

/** Under this many signs a text is too short to tell: titles and names read alike in both. */
const ENOUGH_SIGNS = 8;
/** A CV in one language quotes the other: names of firms, of tools, of diplomas. */
const CLEARLY = 2.5;

/** Undefined when the text is short or mixes both languages. */
export function writtenLanguage(record: CvRecord): CvLanguage | undefined {
  const { fr, en } = languageSigns(proseOf(record).join('\n'));
  if (fr + en < ENOUGH_SIGNS) return undefined;
  if (fr > en * CLEARLY) return 'fr';
  return en > fr * CLEARLY ? 'en' : undefined;
}

/** Sentences alone: names, titles and skills say little of the language around them. */
const proseOf = ({ personal, experience, other }: CvRecord): string[] => [
  personal.summary,
  ...inOrder(experience).flatMap(([, { achievements }]) => achievements),
  ...inOrder(other).flatMap(([, { entries }]) => entries),
];
