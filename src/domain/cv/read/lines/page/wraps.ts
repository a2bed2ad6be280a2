import { fold } from '#/domain/text/fold.ts';
import { MONTH_WORDS } from '#/domain/text/months.ts';
import { isRangeEnd } from '../line-text.ts';
import type { DraftLine } from './row-to-line.ts';
import { BLOCK_GAP, SENTENCE_GAP, STATED_GAP, TIGHT_GAP } from '../thresholds.ts';
import {
  FIRST_INDENT_EM,
  FULL_LINE_EM,
  LINE_STEP_EM,
  LONG_LINE_SHARE,
  PARAGRAPH_SHARE,
  SAME_LEFT_EM,
  SAME_RIGHT_POINTS,
  SAME_SIZE_SHARE,
  USUAL_STEP_SHARE,
} from './thresholds.ts';

/** Sets `gap` (1 inside a paragraph) and `continues` (a soft wrap) from the positions of lines and their tags. */
export const markGapsAndWraps = (drafts: DraftLine[]): void => {
  const step = usualStep(drafts);
  const tagsSpanLines = drafts.some((draft, at) => hasSameTag(drafts[at - 1], draft));
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    const isBelow = above !== undefined && isSameColumn(above, draft) && draft.y > above.y;
    const em = above ? Math.max(Math.min(above.size, draft.size), 1) : draft.size;
    draft.line.gap = isBelow ? (draft.y - above.y) / (em * step) : STATED_GAP;
  }
  const hung = hungLines(drafts);
  const joints = drafts.map((draft, at) =>
    judgeJoint(drafts[at - 1], draft, { tagsSpanLines, isHung: hung.has(draft) }),
  );
  for (const stack of stacksOf(joints)) {
    const full = stack.filter((at) => joints[at] === 'full').length;
    const isParagraph =
      full >= stack.length * PARAGRAPH_SHARE && !isListOfSentences(stack, drafts, joints);
    for (const at of stack) {
      const draft = drafts[at];
      const above = drafts[at - 1];
      if (!draft || !above) continue;
      draft.line.continues =
        joints[at] === 'sure' ||
        (joints[at] === 'full' &&
          (startsLower(draft.line.text) ||
            (hung.has(draft) && LEADS_ON.test(above.line.text)) ||
            (isParagraph &&
              (stack.length > 1 || isHung(above, draft) || isEndOfSentence(above, draft)))));
      if (joints[at] === 'full' && !draft.line.continues) draft.line.full = true;
      if (draft.line.continues && draft.page !== above.page) draft.line.gap = 1;
    }
  }
};

/** Several full lines that each open with a capital, where none above ends a sentence or leads on: items without marks. */
const isListOfSentences = (stack: number[], drafts: DraftLine[], joints: Joint[]): boolean => {
  const opening = stack.filter((at) => joints[at] === 'full' || joints[at] === 'open');
  const items = opening.filter((at) => {
    const above = drafts[at - 1]?.line.text ?? '';
    return (
      /^\p{Lu}\p{Ll}+ /u.test(drafts[at]?.line.text ?? '') &&
      !endsSentence(above) &&
      !LEADS_ON.test(above)
    );
  });
  return items.length >= LEAST_ITEMS && items.length === opening.length;
};

const LEAST_ITEMS = 2;
/** Ends with a word or a sign that the next line goes on with. */
export const LEADS_ON =
  /(?:[,&(/–—-]|(?<![\p{L}])(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|à|au|aux|avec|chez|d|de|des|du|en|et|la|le|les|ou|par|pour|que|sur))$/iu;

/**
 * How a line joins the one above: `none` when it starts something new, `sure` when it goes on,
 * `full` when its first word had no room above, `open` when it had.
 */
type Joint = 'none' | 'sure' | 'full' | 'open';

const judgeJoint = (
  above: DraftLine | undefined,
  draft: DraftLine,
  { tagsSpanLines, isHung }: { tagsSpanLines: boolean; isHung: boolean },
): Joint => {
  if (!above) return 'none';
  if (!isAlike(above, draft))
    return endsInWord(above, draft) || (isHung && isRestOfItem(above, draft)) ? 'sure' : 'none';
  const text = above.line.text;
  const goesOn = startsLower(draft.line.text) && !endsSentence(text);
  if (above.page !== draft.page) return goesOn ? 'sure' : 'none';
  if (!isSameColumn(above, draft) || draft.y <= above.y) return 'none';
  if (draft.line.gap > (LEADS_ON.test(text) ? BLOCK_GAP : TIGHT_GAP)) return 'none';
  if (isContactLine(text) || startsContact(above, draft)) return 'none';
  // A label flush to the right edge of its rail wraps at the left.
  if (
    above.line.bold &&
    hasSameTag(above, draft) &&
    Math.abs(draft.right - above.right) < SAME_RIGHT_POINTS
  )
    return 'sure';
  if (hangs(above, draft)) return 'sure';
  if (!isUnder(above, draft) && !isUnderLast(above, draft))
    return goesOn && isSetApart(above, draft) ? 'sure' : 'none';
  if (isRestOfRange(text, draft.line.text)) return 'sure';
  // "… of the town." over "**Looms:** wool, silk".
  if (draft.line.boldLead?.endsWith(':') && endsSentence(text)) return 'none';
  const sameBlock = hasSameTag(above, draft);
  // Where blocks are tagged, a new block is a new paragraph.
  if (tagsSpanLines && !sameBlock && above.lastTag !== undefined && draft.firstTag !== undefined)
    return 'none';
  // Further below than lines of one text, a sentence begins the next.
  if (draft.line.gap > SENTENCE_GAP && endsSentence(text) && !startsLower(draft.line.text))
    return 'none';
  const isFull = hadNoRoom(above, draft);
  if (above.line.cells.length > 1) {
    // Text beside a label or a date in a rail wraps under its own start; so may text before a date at the right edge.
    if (isUnderLast(above, draft)) return isFull ? 'full' : 'none';
    return goesOn && sameBlock ? 'sure' : 'none';
  }
  if (isFull)
    return above.line.bullet > 0 && !endsSentence(text) && LEADS_ON.test(text) ? 'sure' : 'full';
  const isLong =
    above.right - above.textLeft > LONG_LINE_SHARE * (above.columnRight - above.textLeft);
  // No marker of its own, under the text of an item that is not finished.
  const goesOnInItem =
    isHung && (text.endsWith(';') ? startsLower(draft.line.text) : !endsSentence(text));
  return (goesOn || goesOnInItem) && isLong ? 'sure' : 'open';
};

/** Letters of a line that something may hang from: more than an item of a list in a narrow column has. */
const LEAST_HANGING = 40;

/** The second line of a title or reference set in from the first, which is full and leads on. */
const hangs = (above: DraftLine, draft: DraftLine): boolean => {
  const indent = draft.left - above.textLeft;
  const { text } = above.line;
  return (
    above.line.bullet === 0 &&
    above.line.cells.length === 1 &&
    text.length > LEAST_HANGING &&
    indent > SAME_LEFT_EM * draft.size &&
    indent < FIRST_INDENT_EM * draft.size &&
    hadNoRoom(above, draft) &&
    (LEADS_ON.test(text) || (startsLower(draft.line.text) && !endsSentence(text)))
  );
};

/** A text set to the right or to the middle, whose lines begin anywhere. */
const isSetApart = (above: DraftLine, draft: DraftLine): boolean =>
  above.line.text.length > LEAST_HANGING &&
  above.line.cells.length === 1 &&
  (Math.abs(above.right - draft.right) < SAME_RIGHT_POINTS ||
    Math.abs(above.left + above.right - draft.left - draft.right) < SAME_RIGHT_POINTS);

/** "**sur-**" over "**veyors**", whatever else is bold on either line. */
const endsInWord = (above: DraftLine, draft: DraftLine): boolean =>
  /\p{Ll}-$/u.test(above.line.text) &&
  /^\p{Ll}{2}/u.test(draft.line.text) &&
  isSameColumn(above, draft) &&
  draft.y > above.y &&
  draft.line.gap <= TIGHT_GAP &&
  draft.line.bullet === 0 &&
  draft.line.cells.length === 1 &&
  above.line.cells.length === 1 &&
  areOfOneSize(above, draft) &&
  isUnder(above, draft);

/** An item that leads on ("… alerts into **CloudWatch** and"), or is full, over words in bold as others in it are. */
const isRestOfItem = (above: DraftLine, draft: DraftLine): boolean =>
  draft.line.cells.length === 1 &&
  above.line.cells.length === 1 &&
  areOfOneSize(above, draft) &&
  (LEADS_ON.test(above.line.text) ||
    (above.line.text.length > LEAST_HANGING &&
      hadNoRoom(above, draft) &&
      !endsSentence(above.line.text)));

/** Items go on under their markers: several lines there begin small, below a text without an end. */
const areFlush = (drafts: readonly DraftLine[]): boolean => {
  const flush = drafts.filter((draft, at) => {
    const above = drafts[at - 1];
    return (
      above !== undefined &&
      above.line.bullet > 0 &&
      isAlike(above, draft) &&
      isSameColumn(above, draft) &&
      Math.abs(draft.left - above.left) <= SAME_LEFT_EM * draft.size &&
      startsLower(draft.line.text) &&
      !endsSentence(above.line.text)
    );
  });
  return flush.length >= LEAST_FLUSH;
};

const LEAST_FLUSH = 2;

/** Lines right below an item, or one of its lines, that begin where its text does, and not under its marker unless lines there go on. */
const hungLines = (drafts: DraftLine[]): ReadonlySet<DraftLine> => {
  const hung = new Set<DraftLine>();
  const isFlush = areFlush(drafts);
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    if (
      above &&
      draft.line.bullet === 0 &&
      isSameColumn(above, draft) &&
      draft.y > above.y &&
      draft.line.gap <= TIGHT_GAP &&
      (above.line.bullet > 0 || hung.has(above)) &&
      isUnder(above, draft) &&
      (isFlush || above.line.bullet === 0 || draft.left > above.left + draft.size / 2)
    )
      hung.add(draft);
  }
  return hung;
};

/** Indexes of neighbouring lines that could be one paragraph. */
const stacksOf = (joints: Joint[]): number[][] => {
  const stacks: number[][] = [];
  for (const [at, joint] of joints.entries()) {
    if (joint === 'none') continue;
    if (joints[at - 1] === 'none' || stacks.length === 0) stacks.push([at]);
    else stacks.at(-1)?.push(at);
  }
  return stacks;
};

const isSameColumn = (above: DraftLine, draft: DraftLine): boolean =>
  above.page === draft.page && above.line.column === draft.line.column;

const hasSameTag = (above: DraftLine | undefined, draft: DraftLine): boolean =>
  above !== undefined && above.lastTag !== undefined && above.lastTag === draft.firstTag;

/** The usual line step, in ems, inside paragraphs. */
const usualStep = (drafts: DraftLine[]): number => {
  const steps: number[] = [];
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    if (!above || !isSameColumn(above, draft)) continue;
    const ems = (draft.y - above.y) / Math.max(draft.size, above.size, 1);
    if (ems > LINE_STEP_EM.least && ems < LINE_STEP_EM.most) steps.push(ems);
  }
  return (
    steps.toSorted((a, b) => a - b)[Math.floor(steps.length * USUAL_STEP_SHARE)] ??
    LINE_STEP_EM.unknown
  );
};

const isAlike = (above: DraftLine, draft: DraftLine): boolean =>
  draft.line.bullet === 0 &&
  draft.line.zone === above.line.zone &&
  draft.line.heading === above.line.heading &&
  draft.line.bold === above.line.bold &&
  (draft.line.italic === above.line.italic ||
    (draft.line.italic && above.line.italicTail !== undefined)) &&
  (draft.line.caps === above.line.caps || isAcronymOf(above, draft)) &&
  areOfOneSize(above, draft) &&
  draft.line.cells.length === 1 &&
  above.apart <= 2;

/** The marker of an item may be larger than its text. */
const areOfOneSize = (above: DraftLine, draft: DraftLine): boolean =>
  above.line.bullet > 0
    ? Math.abs(above.line.size - draft.line.size) <= SAME_SIZE_SHARE * draft.line.size
    : Math.abs(above.size - draft.size) <= SAME_SIZE_SHARE * draft.size;

/** "… inspired by" over "COSO": the last word of a list item may be all capitals. */
const isAcronymOf = (above: DraftLine, { line }: DraftLine): boolean =>
  above.line.bullet > 0 && line.caps && !line.text.includes(' ');

/** A wrapped line starts under the text above it, or under the marker of a list item. */
const isUnder = (above: DraftLine, draft: DraftLine): boolean => {
  const tolerance = SAME_LEFT_EM * draft.size;
  if (Math.abs(draft.left - above.textLeft) <= tolerance) return true;
  if (above.line.bullet > 0 && draft.left >= above.left - tolerance)
    return draft.left <= above.textLeft + tolerance;
  // The first line of a paragraph may be indented, with its marker.
  const indent = above.left - draft.left;
  const goesOn =
    startsLower(draft.line.text) || (above.line.bullet > 0 && LEADS_ON.test(above.line.text));
  return indent > 0 && indent < FIRST_INDENT_EM * draft.size && goesOn;
};

const isUnderLast = (above: DraftLine, draft: DraftLine): boolean =>
  above.line.cells.length > 1 && Math.abs(draft.left - above.lastLeft) <= SAME_LEFT_EM * draft.size;

/** A single full line counts as wrapped only when the next line hangs under a list item or stays in its block. */
const isHung = (above: DraftLine, draft: DraftLine): boolean =>
  above.line.bullet > 0 ||
  (isUnderLast(above, draft) && /^\p{Lu}\p{Ll}+$/u.test(draft.line.text)) ||
  (above.line.caps && draft.line.caps) ||
  hasSameTag(above, draft) ||
  /(?:,|\p{Ll}[-–]|(?:^|\s)\p{Ll}{1,3})$/u.test(above.line.text);

/** Of two long lines only the second has a stop: tasks of one list would both have it, or neither. */
const isEndOfSentence = (above: DraftLine, draft: DraftLine): boolean =>
  above.line.bullet === 0 &&
  above.line.text.length >= LEAST_SENTENCE &&
  /^\p{Lu}/u.test(above.line.text) &&
  /[\p{L}\d]$/u.test(above.line.text) &&
  /\p{Ll}\.$/u.test(draft.line.text);

/** Letters of a line that is no name or title. */
const LEAST_SENTENCE = 60;

/** `… | septembre` / `2013 – juillet 2023`, `… 2023` / `– aujourd’hui`. */
const isRestOfRange = (above: string, text: string): boolean =>
  (isRangeEnd(text) && /\d$/.test(above)) ||
  (/^(?:19|20)\d\d\s*[-–—]/.test(text) && ENDS_WITH_MONTH.test(fold(above)));

const ENDS_WITH_MONTH = new RegExp(`(?<!\\p{L})(?:${MONTH_WORDS})\\.?$`, 'u');

/** True for a line that is a contact detail by itself, unless a list item or a comma above leads to it. */
const startsContact = (above: DraftLine, draft: DraftLine): boolean =>
  isContactLine(draft.line.text) && above.line.bullet === 0 && !above.line.text.endsWith(',');

const isContactLine = (text: string): boolean =>
  (/@|https?:|www\.|linkedin\./.test(text) && text.split(' ').length <= 2) || PHONE.test(text);

const PHONE = /^\+?[\d\s().-]{8,}$/;

/** The first word of a line would not have fitted on the line above. */
const hadNoRoom = (above: DraftLine, draft: DraftLine): boolean =>
  firstWordWidth(draft) + FULL_LINE_EM * draft.size > above.columnRight - above.right;

const firstWordWidth = ({ line, textLeft, right }: DraftLine): number => {
  const space = line.text.indexOf(' ');
  const word = space < 0 ? line.text.length : space;
  return ((right - textLeft) / line.text.length) * word;
};

const startsLower = (text: string): boolean => /^[\p{Ll}(&]/u.test(text);
const endsSentence = (text: string): boolean => /[.!?:;]$/.test(text);
