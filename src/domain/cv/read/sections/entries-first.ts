/** Jobs or studies right below the contact details, before any heading: a section without a title. */
import { findEmail } from '../contact/reach.ts';
import { isHeadLike } from '../entries/head-like.ts';
import { type Block, blocksOf } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { kindByContent } from './portions.ts';
import type { Section } from './split-sections.ts';

/** Spans of time from which lines are entries, and no words about a career. */
const LEAST_ENTRIES = 2;

/** Leaves a CV without headings as it is: there the words of each entry say what it is. */
export function withEntriesFirst(sections: readonly Section[]): Section[] {
  if (sections.every(({ kind }) => kind === 'start')) return [...sections];
  return sections.flatMap((section) => (section.kind === 'start' ? cutEntries(section) : section));
}

function cutEntries(section: Section): Section[] {
  const blocks = blocksOf(section.lines);
  const dated = blocks.filter(isDatedHead);
  const first = dated.length < LEAST_ENTRIES ? undefined : startOf(blocks, dated[0]);
  if (!first) return [section];
  const from = section.lines.indexOf(first);
  const lines = section.lines.slice(from);
  const kind = kindByContent({ ...section, lines });
  if ((kind !== 'experience' && kind !== 'education') || lines.some(holdsContact)) return [section];
  return [
    { ...section, lines: section.lines.slice(0, from) },
    { kind, kinds: [kind], title: '', lines, known: true },
  ];
}

const isDatedHead = ({ dated, bullet }: Block): boolean =>
  bullet === 0 && dated?.span.range === true;

/** The line with space above it that the first date stands on or below. */
function startOf(blocks: readonly Block[], dated: Block | undefined): SourceLine | undefined {
  let at = dated ? blocks.indexOf(dated) : -1;
  while (at > 0 && (blocks[at]?.line.gap ?? 1) < BLOCK_GAP && isHeadLike(blocks[at - 1])) at -= 1;
  return blocks[at]?.line;
}

const holdsContact = ({ text }: SourceLine): boolean => findEmail(text) !== undefined;
