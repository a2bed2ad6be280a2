/** Entries written as a form: "Designation: Technical Lead", or a label in the first cell. */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold, trimEdges, wordsOf } from '../folded.ts';
import type { SourceLine } from '../source-line.ts';
import { tableRows } from './table-rows.ts';

export interface LabelledText {
  role: FieldRole;
  label: string;
  text: string;
}

/** Undefined when the text opens with no label of an entry's field. */
export function labelledText(text: string): LabelledText | undefined {
  const match = /^([^:]{2,60}?)\s*:\s*(\S.*)$/u.exec(text);
  const role = match?.[1] ? fieldRole(plainLabel(match[1])) : undefined;
  return match?.[1] && match[2] && role ? { role, label: match[1], text: match[2] } : undefined;
}

/** A table's heading row: every cell is a label. */
export const isHeaderRow = (line: SourceLine): boolean =>
  line.cells.length > 1 && line.cells.every((cell) => fieldRole(plainLabel(cell)) !== undefined);

/**
 * Form lines as plain ones: `Employer ¦ Acme` becomes `Employer: Acme`, which the entries understand.
 * A label whose value stands on the next line is joined to it.
 */
export function formLines(sourceLines: readonly SourceLine[]): SourceLine[] {
  const lines = tableRows(sourceLines);
  const labels = lines.filter((line) => cellLabel(line) !== undefined).length;
  if (labels < 2) return [...lines];
  return lines.map((line) => {
    const label = cellLabel(line);
    if (!label) return line;
    const rest = line.cells
      .slice(1)
      .map((cell) => trimEdges(cell.replace(/^:\s*/, '')))
      .filter((cell) => wordsOf(cell).length > 0);
    if (rest.length === 0) return line;
    const text = `${label}: ${rest.join(' ')}`;
    return { ...line, text, cells: [text], continues: false };
  });
}

function cellLabel(line: SourceLine): string | undefined {
  const [first, second] = line.cells;
  if (!first || !second) return undefined;
  const label = trimEdges(first);
  return fieldRole(plainLabel(label)) ? label : undefined;
}

const plainLabel = (text: string): string => fold(trimEdges(text)).replace(/\s+/g, ' ');
