/** Entries written as a form: "Designation: Technical Lead", or a label in the first cell. */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges } from '../text-pieces.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { withoutBlankBrackets } from './blank-brackets.ts';
import { withoutFullStops } from './closed-names.ts';
import { formRows } from './form-rows.ts';
import { withHeadedForms } from './headed-forms.ts';
import { withoutHeadMarkers } from './marked-heads.ts';
import { withRaisedDates } from './raised-dates.ts';
import { tableRows } from './table-rows.ts';

export interface LabelledText {
  role: FieldRole;
  label: string;
  text: string;
}

/** Undefined when the text opens with no label of an entry's field. */
export function labelledText(text: string): LabelledText | undefined {
  const match = /^([^:]{2,80}?)\s*:\s*(\S.*)$/u.exec(text);
  const role = match?.[1] ? fieldRole(plainLabel(match[1])) : undefined;
  return match?.[1] && match[2] && role ? { role, label: match[1], text: match[2] } : undefined;
}

/** A table's heading row: every cell is a label. */
export const isHeaderRow = (line: SourceLine): boolean =>
  line.cells.length > 1 && line.cells.every((cell) => isLabels(plainLabel(cell)));

/** One label, or two in one cell: "Year Result", "Position / Institution". */
const isLabels = (cell: string): boolean => {
  if (fieldRole(cell) || cell.split('/', MOST_LABELS).every((part) => fieldRole(part))) return true;
  const words = cell.split(' ');
  return (
    words.length > 1 &&
    words.some(
      (_, at) =>
        at > 0 &&
        fieldRole(words.slice(0, at).join(' ')) !== undefined &&
        fieldRole(words.slice(at).join(' ')) !== undefined,
    )
  );
};

const MOST_LABELS = 3;

/** Turns tables and forms into the lines that the entries are read from. */
export const formLines = (lines: readonly SourceLine[]): SourceLine[] =>
  formRows(
    tableRows(
      withHeadedForms(
        withoutFullStops(withoutHeadMarkers(withRaisedDates(withoutBlankBrackets(lines)))),
      ),
    ),
  );

export const plainLabel = (text: string): string =>
  fold(trimEdges(text))
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
