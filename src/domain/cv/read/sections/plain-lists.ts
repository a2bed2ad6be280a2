/** "Industry experience" over a list of fields or of skills, beside jobs under a title of their own: no jobs. */
import { findDates } from '../dates/find-dates.ts';
import { isProse, styleSignature } from '../lines/line-style.ts';
import { wordsOf } from '../text-pieces.ts';
import type { Section } from './split-sections.ts';

/** Such sections of experience as skills or as other ones, each under its own title. */
export function withListsAsOther(sections: readonly Section[]): Section[] {
  const jobs = sections.filter((section) => section.kind === 'experience');
  if (!jobs.some(isDated)) return [...sections];
  return sections.map((section) => {
    if (section.kind !== 'experience' || section.title === '') return section;
    if (isPlainList(section)) return { ...section, kind: 'other', kinds: ['other'] };
    return isListOfSkills(section) ? { ...section, kind: 'skills', kinds: ['skills'] } : section;
  });
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

/** Lists parted by commas and the names over them, nothing else: "Instruments: Chain, Rods, Drone" is no job. */
function isListOfSkills({ lines }: Section): boolean {
  const lists = lines.filter(({ text }) => isCommaList(text));
  return (
    lists.length >= LEAST_LISTS &&
    // "Baker, House of Bread, Lyon" over others such may be jobs.
    lines.some(({ text }) => text.includes(':')) &&
    lines.every(
      (line) =>
        findDates(line.text).length === 0 && (lists.includes(line) || isNameOfList(line.text)),
    )
  );
}

const LEAST_LISTS = 2;
const LEAST_OF_LIST = 3;
const LEAST_OF_NAMED = 2;

function isCommaList(text: string): boolean {
  const [, named, list = ''] = /^([^:,]{2,40}: )?(.*)$/u.exec(text) ?? [];
  const items = list.split(/[,;]\s/);
  return (
    items.length >= (named ? LEAST_OF_NAMED : LEAST_OF_LIST) &&
    items.every((item) => wordsOf(item).length <= LONGEST_OF_LIST)
  );
}

const LONGEST_OF_LIST = 3;

const isNameOfList = (text: string): boolean =>
  text.endsWith(':') && wordsOf(text).length <= LONGEST_ITEM;
