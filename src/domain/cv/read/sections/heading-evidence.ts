/** Which lines are headings, from the dictionary, the look of the line and what follows. */
import { findDates } from '../dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';
import { type HeadingHit, headingHit, isInnerLabel } from './headings.ts';
import {
  columnLooks,
  headingLook,
  headingLooks,
  signatureAt,
  signsOf,
  titlesOverDates,
} from './heading-looks.ts';
import { withoutInnerTitles } from './inner-titles.ts';
import { withoutGroupNames } from './group-labels.ts';
import { headlinesOf, smallStrangers, tightStrangers } from './strange-headings.ts';
import { isRestOfHeadline } from './headline-under-name.ts';
import { isDocumentTitle } from '../account-for-words.ts';
import { isPlain, isProse, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { isLanguageName } from '../languages/names-and-levels.ts';
import {
  BLOCK_GAP,
  HEADING_SIZE,
  NAME_SIZE,
  PARAGRAPH_GAP,
  SAME_SIZE,
  TIGHT_GAP,
  TITLE_WRAP_GAP,
} from '../lines/thresholds.ts';
import {
  HEADING_SHARE,
  LEAST_HEADINGS,
  LEAST_OUTSTANDING,
  LEAST_TITLES,
  SAME_LEFT_POINTS,
  STRAY_GAP_SHARE,
  UNKNOWN_HEADING_SIZE,
} from './thresholds.ts';

export interface HeadingFinder {
  /** What the dictionary says when the line at this index is a heading. */
  isHeading: (index: number) => HeadingHit | undefined;
  /** The line looks like the headings already known. */
  isStyledLike: (index: number) => boolean;
  /** True for a line that looks like a heading and whose words no dictionary knows. */
  isUnknownHeading: (index: number) => boolean;
}

/** Two passes: headings that are sure show how headings look in this CV, then the look decides the rest. */
export function headingFinder(lines: readonly SourceLine[]): HeadingFinder {
  const named = withoutInnerTitles(
    lines,
    withoutGroupNames(
      lines,
      lines.map((line, at) => {
        const hit = lineHit(line);
        // "Langue maternelle" under "Français" says how well.
        const isLevel = hit?.kinds[0] === 'languages' && isLanguageName(lines[at - 1]?.text ?? '');
        return isLevel || (hit && isRestOfHeadline(lines, at)) ? undefined : hit;
      }),
    ),
  );
  const bare = isBare(lines) ? firstOfEachKind(lines, named) : new Set<number>();
  const signed = named.map(
    (hit, index) =>
      Boolean(hit?.full) &&
      !titlesDocument(lines, index) &&
      !isLabelInside(lines[index]) &&
      (bare.has(index) || hasSign(lines, index)),
  );
  const strange = new Set([
    ...tightStrangers(lines, named, signed),
    ...smallStrangers(lines, named, signed),
  ]);
  const hits = named.map((hit, index) => (strange.has(index) ? undefined : hit));
  const sure = signed.map((is, index) => is && !strange.has(index));
  const looks = headingLooks(lines, sure, hits);
  // The titles of entries in one column may look like the headings of another.
  const inColumns = columnLooks(lines, sure, hits);
  const share = (index: number): number => {
    const own = inColumns[lines[index]?.column ?? 0]?.get(signatureAt(lines, index));
    const all = looks.get(signatureAt(lines, index))?.share ?? 0;
    return own && own.hits >= LEAST_HEADINGS ? Math.max(own.share, all) : all;
  };
  const count = (index: number): number => looks.get(signatureAt(lines, index))?.hits ?? 0;
  const groupLooks = looksOfGroups(lines, sure, hits);
  const titleLooks = looksUnderHeadings(lines, sure, hits);
  const headlines = headlinesOf(lines, hits, sure);
  const overDates = titlesOverDates(lines, sure, hits);
  const firstSure = sure.indexOf(true);
  const largest = Math.max(0, ...lines.slice(firstSure + 1).map(({ size }) => size));
  // Nothing but headings is set as large below the first, each with space above: fewer known words are enough.
  const standsOut = (index: number): boolean => {
    const line = lines[index];
    const look = looks.get(signatureAt(lines, index));
    return (
      line !== undefined &&
      look !== undefined &&
      look.hits >= LEAST_OUTSTANDING &&
      look.apart === look.all &&
      line.size > largest - SAME_SIZE &&
      line.size >= HEADING_SIZE
    );
  };
  // A look of few lines, all known ones headings, each alone with space above and no date: no entry's title has it.
  const titlesOnly = (index: number): boolean => {
    const line = lines[index];
    const look = looks.get(signatureAt(lines, index));
    return (
      line !== undefined &&
      look !== undefined &&
      look.hits >= LEAST_TITLES &&
      look.apart === look.all &&
      look.bare === look.all &&
      look.share >= (signsOf(line) > 1 ? HEADING_SHARE.apart : HEADING_SHARE.clear)
    );
  };
  // Under the contact details a heading may come before any that the dictionary knows.
  const reach = lines.findIndex(({ text }) => text.includes('@'));
  const reached = reach < 0 ? firstSure : reach;

  // Where all known headings have space above, so has one that no dictionary knows.
  const hasRoom = (index: number): boolean =>
    (lines[index]?.gap ?? 0) >= PARAGRAPH_GAP ||
    (looks.get(signatureAt(lines, index))?.tight ?? 0) > 0;

  const isHeading = (index: number): HeadingHit | undefined => {
    const hit = hits[index];
    const line = lines[index];
    if (!hit || !line || titlesDocument(lines, index)) return undefined;
    if (isAmongLinks(lines, index)) return undefined;
    if (isWrapOf(lines[index - 1], line) && !hits[index - 1]) return undefined;
    const likeHeadings =
      !isPlain(line) && share(index) >= HEADING_SHARE.hint && count(index) >= LEAST_HEADINGS;
    if (isLabelInside(line))
      return likeHeadings && share(index) >= HEADING_SHARE.usual ? hit : undefined;
    if (hit.full) return sure[index] || likeHeadings ? hit : undefined;
    if (overDates.has(index)) return hit;
    const known =
      !isPlain(line) &&
      (share(index) >= HEADING_SHARE.usual || titlesOnly(index)) &&
      count(index) >= LEAST_HEADINGS;
    if (!known || findDates(line.text).length > 0) return undefined;
    return share(index) >= HEADING_SHARE.clear || titlesOnly(index) || !looksLikeEntry(lines, index)
      ? hit
      : undefined;
  };
  const looksLikeTitle = (line: SourceLine, index: number): boolean =>
    !isPlain(line) &&
    hasRoom(index) &&
    count(index) >= LEAST_HEADINGS &&
    (titlesOnly(index) ||
      share(index) >= (standsOut(index) ? HEADING_SHARE.apart : HEADING_SHARE.clear)) &&
    !groupLooks.has(headingLook(line)) &&
    !titleLooks.has(headingLook(line)) &&
    !headlines.has(index) &&
    (((share(index) >= HEADING_SHARE.nearlyAll || standsOut(index)) &&
      line.size > UNKNOWN_HEADING_SIZE &&
      findDates(line.text).length === 0) ||
      (share(index) >= HEADING_SHARE.clear && opensList(lines, index)) ||
      titlesOnly(index) ||
      !looksLikeEntry(lines, index));
  const isUnknownHeading = (index: number): boolean => {
    const line = lines[index];
    return (
      line !== undefined &&
      firstSure >= 0 &&
      index > Math.min(firstSure, reached) &&
      !hits[index]?.full &&
      isHeadingShaped(line) &&
      (overDates.has(index) || looksLikeTitle(line, index))
    );
  };
  return {
    isHeading,
    isUnknownHeading,
    isStyledLike: (index) => share(index) >= HEADING_SHARE.usual,
  };
}

/** An undated line over items: the date of the first is the item's, not that of a title above it. */
const opensList = (lines: readonly SourceLine[], index: number): boolean => {
  const [line, next] = [lines[index], lines[index + 1]];
  return (
    line?.bullet === 0 &&
    next !== undefined &&
    next.bullet > 0 &&
    findDates(line.text).length === 0 &&
    findDates(next.text).length > 0
  );
};

/** True for a text without styles or blank lines: only the dictionary can show its headings. */
const isBare = (lines: readonly SourceLine[]): boolean =>
  lines.every((line) => isPlain(line) || line.caps) &&
  lines.filter((line) => line.caps && headingHit(line.text)?.full).length < 2 &&
  lines.filter((line) => line.gap >= BLOCK_GAP).length <= 1 + lines.length * STRAY_GAP_SHARE;

/** The first line of each kind: a list may hold a heading's word too, but the heading comes before it. */
function firstOfEachKind(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
): Set<number> {
  const kinds = new Set<string>();
  const first = new Set<number>();
  hits.forEach((hit, index) => {
    const line = lines[index];
    const kind = hit?.kinds[0];
    if (!hit?.full || !kind || !line || line.bullet > 0 || isLabelInside(line)) return;
    if (kinds.has(kind) || line.cells.length > 1) return;
    kinds.add(kind);
    first.add(index);
  });
  return first;
}

/** "RESUME" over the name says what the paper is; over a paragraph it is a section's title. */
const titlesDocument = (lines: readonly SourceLine[], index: number): boolean =>
  index === 0 && isDocumentTitle(lines[0]?.text ?? '') && !isProse(lines[1]?.text ?? '');

/** The last word of a long title line above, in the same look. */
const isWrapOf = (above: SourceLine | undefined, line: SourceLine): boolean =>
  above !== undefined &&
  !isPlain(line) &&
  above.text.length > 60 &&
  line.gap < TITLE_WRAP_GAP &&
  above.page === line.page &&
  (styleSignature(above) === styleSignature(line) ||
    // Beside a date at the right edge.
    (above.cells.length > 1 &&
      line.bold &&
      above.boldLead === above.cells[0] &&
      Math.abs(above.size - line.size) < SAME_SIZE));

/** "Portfolio" under "GitHub", each the word of a link: ways to reach a person. A larger one is a title with a link. */
const isAmongLinks = (lines: readonly SourceLine[], index: number): boolean => {
  const own = lines[index];
  const isLink = (line: SourceLine | undefined): boolean =>
    line !== undefined &&
    own !== undefined &&
    styleSignature(line) === styleSignature(own) &&
    line.links.some(({ text }) => text === line.text);
  return isLink(own) && (isLink(lines[index - 1]) || isLink(lines[index + 1]));
};

/** The dictionary's answer for a line that could stand as a heading. */
export const lineHit = (line: SourceLine): HeadingHit | undefined =>
  isHeadingShaped(line) ? headingHit(line.text) : undefined;

/** Larger than the text and far from what stands above, a label's words are a title. */
const isLabelInside = (line: SourceLine | undefined): boolean =>
  line !== undefined &&
  isInnerLabel(line.text) &&
  !(line.size >= HEADING_SIZE && line.gap >= FAR_GAP && !line.text.trim().endsWith(':'));

/** Space above, in normal line steps, that no label of a job has. */
const FAR_GAP = 2;

/** "UNDERSTANDING ¦ SPEAKING ¦ WRITING": the head of the grid in which the European form asks for levels of languages. */
export const isLanguageGrid = ({ text }: SourceLine): boolean =>
  /^(?:(?:understanding|speaking|writing|listening|reading|comprendre|parler|ecrire|ecouter|lire) ?){2,}$/.test(
    fold(text),
  );

/** The same for other skills. */
const GRID_HEAD = /^(?:self|auto)[- ]?(?:assessment|evaluation)(?: grid)?$/;

function isHeadingShaped(line: SourceLine): boolean {
  const { text } = line;
  if (isLanguageGrid(line) || GRID_HEAD.test(fold(text))) return false;
  if (line.cells.length > 1 && wordsOf(text).length > 4) return false;
  if (text.length > 70 || /[@]|https?:|www\./.test(text)) return false;
  // "PROFILE."
  if (/[.;,]$/.test(text.trim()) && !(line.caps && text.endsWith('.') && headingHit(text)?.full))
    return false;
  if (line.continues || line.zone === 'footer') return false;
  const words = text.split(/\s+/).length;
  if (words > 9 && !/^(?:\p{L} )+\p{L}$/u.test(text)) return false;
  return (
    !/^\p{Ll}/u.test(text) ||
    line.heading > 0 ||
    line.size >= NAME_SIZE ||
    (line.tinted && line.size >= HEADING_SIZE && line.gap >= PARAGRAPH_GAP) ||
    isSmallTitle(line)
  );
}

/** "work history:" in bold, or with space above. */
const isSmallTitle = (line: SourceLine): boolean =>
  !isPlain(line) &&
  line.cells.length === 1 &&
  (line.text.endsWith(':') || line.gap >= PARAGRAPH_GAP) &&
  headingHit(line.text)?.full === true;

/** Looks whose sure headings all stand among skills, under a heading of another look: names of groups. */
function looksOfGroups(
  lines: readonly SourceLine[],
  sure: readonly boolean[],
  hits: readonly (HeadingHit | undefined)[],
): Set<string> {
  const kinds = new Map<string, Set<string>>();
  const groups = new Set<string>();
  let above: { look: string; kind: string | undefined } | undefined;
  lines.forEach((line, index) => {
    if (!sure[index]) return;
    const [look, kind] = [headingLook(line), hits[index]?.kinds[0]];
    if (kind === 'skills' && above?.kind === 'skills' && above.look !== look && !kinds.has(look))
      groups.add(look);
    kinds.set(look, (kinds.get(look) ?? new Set()).add(kind ?? ''));
    above = { look, kind };
  });
  return new Set([...groups].filter((look) => kinds.get(look)?.size === 1));
}

/** The looks of lines right under headings. Those are titles of entries, even when they look like headings. */
function looksUnderHeadings(
  lines: readonly SourceLine[],
  sure: readonly boolean[],
  hits: readonly (HeadingHit | undefined)[],
): Set<string> {
  const looks = new Set<string>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (
      above &&
      sure[index - 1] &&
      !hits[index] &&
      above.page === line.page &&
      above.column === line.column
    )
      looks.add(headingLook(line));
  });
  return looks;
}

/** One more sign beside the words: look, space, a colon, or what comes next. */
function hasSign(lines: readonly SourceLine[], index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  const next = lines[index + 1];
  const previous = lines[index - 1];
  const inList = isListMate(line, previous, line) && isListMate(line, next, next);
  if (inList && line.heading === 0) return false;
  if (line.bullet > 0 && line.heading === 0 && !(line.bold || line.caps)) return false;
  if (line.heading > 0 || line.size >= HEADING_SIZE) return true;
  if (next && styleSignature(line) !== styleSignature(next) && !isPlain(line)) return true;
  if (line.text.endsWith(':') && !inList) return true;
  if (line.caps || line.underline) return !inList || line.gap > TIGHT_GAP;
  if (line.gap >= BLOCK_GAP || index === 0) return true;
  if (!next) return false;
  if (standsOutLeft(line, previous) && standsOutLeft(line, next)) return true;
  return (
    !inList &&
    (next.bullet > 0 || findDates(next.text).length > 0 || next.text.length > 45 || !isPlain(line))
  );
}

/** Begins left of another line of its column, as the titles of indented sections do. */
const standsOutLeft = (line: SourceLine, other: SourceLine | undefined): boolean =>
  other !== undefined &&
  other.page === line.page &&
  other.column === line.column &&
  other.x - line.x > SAME_LEFT_POINTS;

/** Short lines of one look under each other: a list, where a heading's word may be an item. */
const isListMate = (
  line: SourceLine,
  other: SourceLine | undefined,
  lower: SourceLine | undefined,
): boolean =>
  other !== undefined &&
  other.page === line.page &&
  other.column === line.column &&
  Math.abs(other.x - line.x) < SAME_LEFT_POINTS &&
  other.text.length < 45 &&
  (lower?.gap ?? 1) < TIGHT_GAP &&
  styleSignature({ ...other, caps: false }) === styleSignature({ ...line, caps: false });

/** A title line of an entry: a date in it or right under it. */
function looksLikeEntry(lines: readonly SourceLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line) return false;
  if (findDates(line.text).length > 0) return true;
  return (
    next !== undefined &&
    styleSignature(next) !== styleSignature(line) &&
    findDates(next.text).some(({ range, index }) => range || (index === 0 && NAMES.test(line.text)))
  );
}

/** "NORDVIK | Weaver" over "2016 | Laval". */
const NAMES = /\S \| \S/u;
