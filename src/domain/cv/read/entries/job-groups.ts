/** Titles of groups of jobs: "Vocational" and "Miscellaneous" inside "Experience", each over dated jobs. */
import { JOB_GROUPS } from '#/domain/cv/words/headings.ts';
import { fold } from '#/domain/text/fold.ts';
import { dateEvidence } from '../dates/dated-line.ts';
import { isPlain } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { ITEM_INDENT_POINTS } from '../lines/thresholds.ts';
import { undecorated } from '../sections/headings.ts';

export const isJobGroup = (line: SourceLine, next: SourceLine | undefined): boolean =>
  line.bullet === 0 &&
  line.cells.length === 1 &&
  !isPlain(line) &&
  JOB_GROUPS.has(fold(undecorated(line.text))) &&
  next !== undefined &&
  next.bullet === 0 &&
  (dateEvidence(next)?.rests.length ?? 0) > 0;

export const jobGroups = (lines: readonly SourceLine[]): SourceLine[] => [
  ...lines.filter((line, at) => isJobGroup(line, lines[at + 1])),
  ...labelsAtLeft(lines),
];

export function withoutJobGroups(lines: readonly SourceLine[]): SourceLine[] {
  const groups = new Set(jobGroups(lines));
  return lines.filter((line) => !groups.has(line));
}

/** "Retail sector:", several of them left of all else. */
function labelsAtLeft(lines: readonly SourceLine[]): SourceLine[] {
  const isLabel = ({ text, bullet }: SourceLine): boolean => bullet === 0 && text.endsWith(':');
  const labels = lines.filter(isLabel);
  const edge = Math.max(...labels.map(({ x }) => x));
  const isLeft = lines.every((line) => isLabel(line) || line.x - edge > ITEM_INDENT_POINTS.least);
  return labels.length > 1 && isLeft ? labels : [];
}
