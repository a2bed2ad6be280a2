/** Headings' words that name a group of skills, or what each job holds: they open no section. */
import { fold } from '#/domain/text/fold.ts';
import { findDates } from '../dates/find-dates.ts';
import { mentionsLanguages } from '../languages/names-and-levels.ts';
import { isPlain } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { SAME_SIZE } from '../lines/thresholds.ts';
import { isLevelAlone } from '../skills/skill-levels.ts';
import { headingLook, signatureAt } from './heading-looks.ts';
import type { HeadingHit } from './headings.ts';

/** "Achievements include:" under one job after the other, with the dates of the next between: no section has as many titles. */
function labelsOfJobs(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
): Set<string> {
  const seen = new Map<string, { count: number; dated: boolean }>();
  const labels = new Set<string>();
  lines.forEach((line, index) => {
    const kind = hits[index]?.kinds[0];
    if (kind && line.text.endsWith(':') && !ENTRY_KINDS.has(kind)) {
      const key = fold(line.text);
      const label = seen.get(key) ?? { count: 0, dated: true };
      if (label.dated) label.count += 1;
      if (label.count > 1) labels.add(key);
      seen.set(key, { ...label, dated: false });
    } else if (seen.size > 0 && findDates(line.text).length > 0)
      for (const label of seen.values()) label.dated = true;
  });
  return labels;
}

const ENTRY_KINDS = new Set(['experience', 'education', 'contact']);

/**
 * "Languages" among skills, over names of no spoken language, is the name of a group; so is "Projects" in the look that
 * names of other groups there have, and "Databases" in smaller type than the section's title, with nothing between them
 * or after such a one.
 */
export function withoutGroupNames(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
): (HeadingHit | undefined)[] {
  let title: { kind: string | undefined; look: string; index: number; size: number } | undefined;
  let groups: string | undefined;
  let looks = new Map<string, number>();
  const repeated = labelsOfJobs(lines, hits);
  return hits.map((hit, index) => {
    const line = lines[index];
    if (!line) return hit;
    if (line.column !== lines[index - 1]?.column) title = undefined;
    const look = headingLook(line);
    if (title?.kind === 'skills' && !isPlain(line) && !hit?.full && line.cells.length === 1)
      looks.set(look, (looks.get(look) ?? 0) + 1);
    if (!hit || repeated.has(fold(line.text))) return undefined;
    const below = firstLinesBelow(lines, index);
    const isUnspoken =
      hit.kinds[0] === 'languages' &&
      below.length > 0 &&
      !hits[index + 1]?.full &&
      !below.some(({ text }) => mentionsLanguages(text));
    const least = REST_OF_LIST.test(line.text) ? 1 : LEAST_GROUPS;
    const isLikeGroups = look !== title?.look && (looks.get(look) ?? 0) >= least;
    const isSkills = title?.kind === 'skills';
    const isBelow = title?.index === index - 1 && line.size < title.size - SAME_SIZE;
    if (isSkills && isBelow && look !== signatureAt(lines, index + 1)) groups = look;
    const isSpoken = hit.full && hit.kinds[0] === 'languages' && !isUnspoken;
    const isDated = hit.full && ENTRY_KINDS.has(hit.kinds[0] ?? '') && below.some(isDatedRow);
    if (isSkills && (isUnspoken || (!isSpoken && !isDated && (isLikeGroups || look === groups))))
      return undefined;
    if (hit.full) {
      if (look !== groups) groups = undefined;
      title = { kind: hit.kinds[0], look, index, size: line.size };
      looks = new Map();
    }
    return hit;
  });
}

/** "2018-2019 ¦ Master en tissage": no skill. */
const isDatedRow = ({ text }: SourceLine): boolean => findDates(text).some(({ range }) => range);

/** Two lines, levels over their languages not counted: "native" over "Klingon", "basic" over "German". */
function firstLinesBelow(lines: readonly SourceLine[], index: number): SourceLine[] {
  const below = lines.slice(index + 1, index + 1 + MOST_LEVELS);
  const [first] = below;
  return first && isLevelAlone(first.text) ? below : below.slice(0, 2);
}

const MOST_LEVELS = 6;

/** The last group of a list of skills, not a section. */
export const REST_OF_LIST = /^(?:autres?|others?|divers|misc(?:ellaneous)?)\s?(?:$|:)/iu;

/** Names of groups in one look, from which a further one is known; of "Other" one is enough. */
const LEAST_GROUPS = 2;
