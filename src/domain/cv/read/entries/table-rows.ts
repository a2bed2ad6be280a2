/** Tables with a heading row ("Période ¦ Poste ¦ Employeur"): their rows as labelled lines. */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold, trimEdges } from '../folded.ts';
import type { SourceLine } from '../source-line.ts';
import { isHeaderRow } from './field-labels.ts';

const KEPT: ReadonlySet<FieldRole | undefined> = new Set([
  'title',
  'company',
  'place',
  'degree',
  'institution',
  'field',
]);

/** Each cell under a known heading says what it is; dates and tasks stay plain text. */
export function tableRows(lines: readonly SourceLine[]): SourceLine[] {
  let labels: string[] = [];
  return lines.flatMap((line) => {
    if (isHeaderRow(line)) {
      labels = line.cells;
      return [];
    }
    if (labels.length === 0 || line.cells.length !== labels.length) return [line];
    return rowLines(line, labels);
  });
}

/** The dated cells first, so that they open the entry; tasks last. */
function rowLines(line: SourceLine, labels: readonly string[]): SourceLine[] {
  const cells = line.cells.map((text, at) => ({
    text,
    label: trimEdges(labels[at] ?? ''),
    role: roleOf(labels[at]),
  }));
  const head = cells.filter(({ role }) => KEPT.has(role));
  const dates = cells.filter(({ role }) => role === 'dates');
  const rest = cells.filter(({ role }) => !KEPT.has(role) && role !== 'dates');
  return [
    ...dates.map(({ text }) => lineOf(line, text, 0)),
    ...head.map(({ text, label }) => lineOf(line, `${label}: ${text}`, 0)),
    ...rest.map(({ text, role }) => lineOf(line, text, role === 'tasks' ? 1 : 0)),
  ];
}

const lineOf = (line: SourceLine, text: string, bullet: number): SourceLine => ({
  ...line,
  text,
  cells: [text],
  bullet,
  continues: false,
});

const roleOf = (label: string | undefined): FieldRole | undefined =>
  fieldRole(fold(trimEdges(label ?? '')).replace(/\s+/g, ' '));
