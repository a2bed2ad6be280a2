import type { DraftLine } from './row-to-line.ts';

/** A new block starts on a step this much larger than a line's. */
const BLOCK_GAP = 1.3;
const FRESH_GAP = 2;

/** Sets `gap` (1 inside a paragraph) and `continues` (a soft wrap) by the evidence of places and tags. */
export const markGapsAndWraps = (drafts: DraftLine[]): void => {
  const step = usualStep(drafts);
  const tagsSpanLines = drafts.some((draft, at) => haveOneTag(drafts[at - 1], draft));
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    const isBelow = above !== undefined && isSameColumn(above, draft) && draft.y > above.y;
    const em = above ? Math.max(Math.min(above.size, draft.size), 1) : draft.size;
    draft.line.gap = isBelow ? (draft.y - above.y) / (em * step) : FRESH_GAP;
    draft.line.continues = above !== undefined && isWrapped(above, draft, isBelow, tagsSpanLines);
    if (draft.line.continues && !isBelow) draft.line.gap = 1;
  }
};

const isSameColumn = (above: DraftLine, draft: DraftLine): boolean =>
  above.page === draft.page && above.line.column === draft.line.column;

/** The usual line step in ems: low enough in the order to lie inside paragraphs. */
const usualStep = (drafts: DraftLine[]): number => {
  const steps: number[] = [];
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    if (!above || !isSameColumn(above, draft)) continue;
    const ems = (draft.y - above.y) / Math.max(draft.size, above.size, 1);
    if (ems > 0.8 && ems < 2.5) steps.push(ems);
  }
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.35)] ?? 1.25;
};

const haveOneTag = (above: DraftLine | undefined, draft: DraftLine): boolean =>
  above !== undefined && above.lastTag !== undefined && above.lastTag === draft.firstTag;

const isWrapped = (
  above: DraftLine,
  draft: DraftLine,
  isBelow: boolean,
  tagsSpanLines: boolean,
): boolean => {
  const before = above.line;
  const { line } = draft;
  if (line.bullet > 0 || line.heading !== before.heading) return false;
  if (Math.abs(above.size - draft.size) > 0.12 * draft.size) return false;
  if (before.bold !== line.bold || before.caps !== line.caps) return false;
  if (line.cells.length > 1 || before.cells.length > 2) return false;
  if (isBelow ? line.gap > BLOCK_GAP : !startsLower(line.text) || endsSentence(before.text))
    return false;
  if (!isBelow) return above.page !== draft.page;
  if (!isUnder(above, draft)) return false;
  const sameBlock = haveOneTag(above, draft);
  // Where blocks are tagged, a new block is a new paragraph.
  if (tagsSpanLines && !sameBlock && above.lastTag !== undefined && draft.firstTag !== undefined)
    return false;
  if (/@|https?:|www\./.test(before.text) && before.text.split(' ').length <= 2) return false;
  const room = above.columnRight - above.right;
  const wouldNotFit = firstWordWidth(draft) + 0.3 * draft.size > room;
  if (wouldNotFit) return before.cells.length === 1 || sameBlock;
  if (before.cells.length > 1) return false;
  const isLong = above.right - above.textLeft > 0.55 * (above.columnRight - above.textLeft);
  return (sameBlock || startsLower(line.text)) && isLong && !endsSentence(before.text);
};

/** A wrapped line starts under the text above it; under the marker of a list item it may too. */
const isUnder = (above: DraftLine, draft: DraftLine): boolean => {
  const tolerance = 0.7 * draft.size;
  if (Math.abs(draft.left - above.textLeft) <= tolerance) return true;
  if (above.line.bullet > 0)
    return draft.left >= above.left - tolerance && draft.left <= above.textLeft + tolerance;
  // The first line of a paragraph may be indented.
  return (
    draft.left < above.left &&
    above.left - draft.left < 4 * draft.size &&
    startsLower(draft.line.text)
  );
};

const firstWordWidth = ({ line, textLeft, right }: DraftLine): number => {
  const space = line.text.indexOf(' ');
  const word = space < 0 ? line.text.length : space;
  return ((right - textLeft) / line.text.length) * word;
};

const startsLower = (text: string): boolean => /^[\p{Ll}(&]/u.test(text);
const endsSentence = (text: string): boolean => /[.!?:;]$/.test(text);
