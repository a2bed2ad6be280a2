/** Certifications, projects, volunteering and all that has no fields of its own: entries as written. */
import type { OtherSection, OtherSectionKind } from '#/domain/cv/content.ts';
import { isHeadLike } from '../entries/head-like.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import type { FoundField } from '../found-field.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import { type Block, blocksOf } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BLOCK_GAP, PARAGRAPH_GAP } from '../lines/thresholds.ts';
import { secondLines } from './second-lines.ts';
import { CONFIDENCE } from '../confidence.ts';

export interface ReadOther {
  section: OtherSection;
  found: FoundField[];
}

export function readOther(
  kind: OtherSectionKind,
  title: string,
  lines: readonly SourceLine[],
): ReadOther {
  const found: FoundField[] = [];
  let previous: Block | undefined;
  const blocks = blocksOf(lines);
  const seconds = kind === 'certifications' || kind === 'awards' ? secondLines(blocks) : undefined;
  for (const block of blocks) {
    const text = trimEdges(block.cells.length > 1 ? block.cells.join(' – ') : block.text);
    if (wordsOf(text).length === 0) continue;
    const last = found.at(-1);
    if (last && previous && isSameHead(previous, block)) last.value = `${last.value} – ${text}`;
    else if (last && previous && goesOn(previous, block)) last.value = `${last.value} ${text}`;
    else if (last && seconds?.has(block)) last.value = `${last.value}, ${text}`;
    else found.push({ value: text, line: block.line, confidence: CONFIDENCE.otherEntry });
    previous = block;
  }
  return { section: { kind, title, entries: found.map(({ value }) => value) }, found };
}

/** "Croix-Rouge" in bold, its role and dates right below: one entry. */
const isSameHead = (one: Block, next: Block): boolean =>
  isHeadLike(one) &&
  isHeadLike(next) &&
  one.bullet === 0 &&
  !isPlain(one.line) &&
  styleSignature(one.line) !== styleSignature(next.line) &&
  isPlain(next.line) &&
  next.line.gap < BLOCK_GAP;

/** True when the next block begins with a small letter under an unfinished line: the entry goes on. */
const goesOn = (one: Block, next: Block): boolean =>
  next.bullet === 0 &&
  /^[\p{Ll}(]/u.test(next.text) &&
  !/[.;:]$/.test(one.text) &&
  one.line.page === next.line.page &&
  next.line.gap < PARAGRAPH_GAP &&
  (one.text.length > 30 || one.text.endsWith(','));
