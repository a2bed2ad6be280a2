/** A line cut into parts at its separators and before labels, able to be put together again without some of them. */
import { CITIES_SET } from '#/domain/cv/words/locations.ts';
import { AGE } from './age-in-prose.ts';
import { foldAligned } from './fold.ts';
import { LABELS, NUMBER_OF, OTHER_LABELS } from './words/labels.ts';

export interface Part {
  text: string;
  folded: string;
  /** The separator written before it, '' for the first. */
  before: string;
  /** The separator starts another subject (`|`, `•`, a label) rather than going on (`,`, ` - `). */
  hard: boolean;
}

const LABEL_WORDS = [...LABELS.map((label) => label.words), OTHER_LABELS].join('|');
/** Leftmost first, so that "marital status :" is not cut before "status :". */
const LABEL = new RegExp(
  `(^|\\s+)${NUMBER_OF}(?:${LABEL_WORDS})(?: (?:no|number|n[o.]*)\\.?)? ?:`,
  'g',
);
/** A dot or a hyphen between the groups of a phone number parts nothing, nor does a bar inside a date: "1985 / 03 / 14". */
const SEPARATOR =
  /\s*(?:[|;•●▪■◆♦│¦\t]|(?<!(?<!\d)\d{3}\)?\s?)·|·(?!\s?\d{3,4}(?!\d)))\s*|\s{3,}|\s+(?:\/(?!(?<=(?<!\d)(?:\d\d?|\d{4})\s\/)\s(?:\d\d?|\d{4})(?!\d))|-(?!(?<=(?<!\d)\d{3}\)?\s-)\s\d{3,4}(?!\d))|—)\s+|,\s+(?!(?<=[a-z.] \d{1,2}(?:st|nd|rd|th)?,\s+)\d{4}\b(?! ?[a-z]))|,(?=[a-z])/g;

export function partsOf(text: string): Part[] {
  const folded = foldAligned(text);
  const parts: Part[] = [];
  let from = 0;
  let before = '';
  for (const [start, end] of cutsOf(folded)) {
    if (start < from) continue;
    parts.push(partOf(text, folded, from, start, before));
    before = text.slice(start, end);
    from = end;
  }
  parts.push(partOf(text, folded, from, text.length, before));
  return parts.filter((part, index) => part.text !== '' || index === 0);
}

function cutsOf(folded: string): [start: number, end: number][] {
  const separators = [...folded.matchAll(SEPARATOR)]
    .filter((match) => !isInsideBrackets(folded, match.index))
    .map((match): [number, number] => [match.index, match.index + match[0].length]);
  const labels = [...folded.matchAll(LABEL)]
    .filter((match) => match.index > 0 && !isInsideBrackets(folded, match.index))
    .map((match): [number, number] => [match.index, match.index + (match[1]?.length ?? 0)]);
  const age = LEADING_AGE.exec(folded)?.[0].length ?? 0;
  // "28 ans Lyon"
  if (age > 0 && CITIES_SET.has(folded.slice(age).trim())) labels.push([age, age + 1]);
  return [...separators, ...labels].toSorted(([a], [b]) => a - b);
}

const LEADING_AGE = new RegExp(`^${AGE} ans(?= )`);

/** The text again, with `null` parts left out; the first kept part loses its separator. */
export function joinParts(parts: readonly Part[], kept: readonly (string | null)[]): string {
  let joined = '';
  kept.forEach((text, index) => {
    if (text === null || text === '') return;
    joined += joined === '' ? text : (parts[index]?.before || ' ') + text;
  });
  return joined.replace(/^[\s,;|–-]+|[\s,;|–-]+$/g, '').trim();
}

const partOf = (text: string, folded: string, from: number, to: number, before: string): Part => ({
  text: text.slice(from, to),
  folded: folded.slice(from, to),
  before,
  hard: before !== '' && !/[,/–—-]/.test(before),
});

function isInsideBrackets(text: string, index: number): boolean {
  const open = text.lastIndexOf('(', index);
  return open > text.lastIndexOf(')', index) && text.indexOf(')', index) > 0;
}
