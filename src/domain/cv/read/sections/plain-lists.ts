/** "Industry experience" over a list of fields, beside jobs under a title of their own: no jobs. */
import { findDates } from '../dates/find-dates.ts';
import { isProse, styleSignature } from '../lines/line-style.ts';
import { wordsOf } from '../text-pieces.ts';
import type { Section } from './split-sections.ts';

/** Such sections of experience as other ones, each under its own title. */
export function withListsAsOther(sections: readonly Section[]): Section[] {
  const jobs = sections.filter((section) => section.kind === 'experience');
  if (!jobs.some(isDated)) return [...sections];
  return sections.map((section) =>
    section.kind === 'experience' && section.title !== '' && isPlainList(section)
      ? { ...section, kind: 'other', kinds: ['other'] }
      : section,
  );
}

const isDated = ({ lines }: Section): boolean =>
  lines.some(({ text }) => findDates(text).some(({ range }) => range));

const LEAST_ITEMS = 3;
const LONGEST_ITEM = 7;

const isPlainList = ({ lines }: Section): boolean =>
  lines.length >= LEAST_ITEMS &&
  new Set(lines.map(styleSignature)).size === 1 &&
  lines.every(
    ({ text, cells }) =>
      cells.length === 1 &&
      !/[,|@:]/.test(text) &&
      !isProse(text) &&
      wordsOf(text).length <= LONGEST_ITEM &&
      findDates(text).length === 0,
  );
