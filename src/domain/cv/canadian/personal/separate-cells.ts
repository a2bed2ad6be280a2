/** A line with its cells: a label in one cell and its value in the next are one. */
import type { RemovedItem } from '#/domain/cv/reading.ts';
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import { foldAligned } from './fold.ts';
import { labelOf } from './recognise.ts';
import { separateLine } from './separate-line.ts';
import type { LineContext } from './working-line.ts';

export interface SeparatedLine {
  /** Null when nothing is left. */
  line: SourceLine | null;
  removed: RemovedItem[];
}

/** The line unchanged when it holds no personal data. */
export function separateCells(line: SourceLine, context: LineContext): SeparatedLine {
  const glued = line.cells.length > 1 ? line.cells : [line.text];
  const cells = pairLabels(glued);
  const alone = cells.map((cell) => separateLine(cell, context));
  // "Mexican" in a row of personal data.
  const besideItems = alone.flatMap((cell) => cell.removed).length > 1;
  const separated = alone.map((cell, at) =>
    besideItems && cell.removed.length === 0
      ? separateLine(cells[at] ?? '', { ...context, besideItems })
      : cell,
  );
  const removed = separated.flatMap((cell) => cell.removed);
  if (removed.length === 0) return { line, removed };
  const kept = separated.map((cell) => cell.kept).filter((text) => text !== '');
  if (kept.length === 0) return { line: null, removed };
  const text = kept.join(' ');
  const { boldLead, ...rest } = line;
  const keepsLead = boldLead !== undefined && text.startsWith(boldLead);
  return { line: { ...rest, ...(keepsLead ? { boldLead } : {}), text, cells: kept }, removed };
}

/** A cell that is a bare label is joined with the cell that holds its value. */
function pairLabels(cells: readonly string[]): string[] {
  const paired: string[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    const next = cells[index + 1];
    const label = labelOf(foldAligned(cell));
    if (label?.value === '' && next !== undefined && !labelOf(foldAligned(next))?.colon) {
      // In a form the cell beside a label is its value, whether or not any list knows it.
      const isSaid =
        label.label.kind === 'streetAddress' ||
        (label.label.kind === 'nationality' && !label.label.value.test(foldAligned(next)));
      paired.push(cell.includes(':') || !isSaid ? `${cell} ${next}` : `${cell}: ${next}`);
      index += 1;
    } else paired.push(cell);
  }
  return paired;
}
