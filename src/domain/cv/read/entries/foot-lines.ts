/** The place and the employer below the texts of each job: "**Lyon** • Atelier du Fil". */
import { dateEvidence } from '../dates/dated-line.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { FOOT_LINES } from './thresholds.ts';

/** Moves such lines up to the dates, as cells beside them; unchanged unless each job ends in one and no other line is so. */
export function withFootLines(lines: readonly SourceLine[]): SourceLine[] {
  const starts = lines.flatMap((line, at) => (dateEvidence(line)?.span.range ? [at] : []));
  const feet = starts.map((start, at) => {
    const foot = (starts[at + 1] ?? lines.length) - 1;
    return foot > start && partsOf(lines[foot]).length > 0 ? foot : -1;
  });
  const isWhole =
    feet.every((foot) => foot > 0) && feet.some((foot, at) => foot > (starts[at] ?? 0) + 1);
  if (starts.length < FOOT_LINES.leastJobs || !isWhole) return [...lines];
  if (lines.filter((line) => partsOf(line).length > 0).length > feet.length) return [...lines];
  const footOf = new Map(starts.map((start, at) => [start, feet[at] ?? -1]));
  const taken = new Set(feet);
  return lines.flatMap((line, at) => {
    if (taken.has(at)) return [];
    const parts = partsOf(lines[footOf.get(at) ?? -1]);
    return [{ ...line, text: [line.text, ...parts].join(' '), cells: [...line.cells, ...parts] }];
  });
}

const partsOf = (line: SourceLine | undefined): string[] => {
  const [, one = '', two = ''] = /^(.{2,40}?) [•·|] (.{2,60})$/u.exec(line?.text ?? '') ?? [];
  return one !== '' && line?.boldLead?.trim() === one ? [one, two] : [];
};
