/** Tables with a heading row ("Période ¦ Poste ¦ Employeur"): their rows as labelled lines. */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { trimEdges } from '../text-pieces.ts';
import { findDates } from '../dates/find-dates.ts';
import { stripBullet } from '../lines/line-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { isHeaderRow, plainLabel } from './field-labels.ts';

const KEPT: ReadonlySet<FieldRole | undefined> = new Set([
  'title',
  'company',
  'location',
  'degree',
  'institution',
  'field',
]);

/** Each cell under a known heading says what it is; dates and tasks stay plain text. */
export function tableRows(lines: readonly SourceLine[]): SourceLine[] {
  let labels: string[] = [];
  let left = 0;
  return lines.flatMap((line) => {
    if (isHeaderRow(line)) {
      labels = withStudies(line.cells);
      left = line.x;
      return [];
    }
    const own = labelsFor(line, labels);
    return own ? rowLines({ ...line, x: left }, own) : [line];
  });
}

/** "Level ¦ Institution ¦ Year": beside a school, and with no other word for it, the level names the study. */
function withStudies(labels: readonly string[]): string[] {
  const roles = labels.map(roleOf);
  const isUnnamed =
    roles.includes('institution') && !roles.some((role) => role === 'degree' || role === 'field');
  return labels.map((label) =>
    isUnnamed && /^(?:level|niveau|stage|cycle)$/iu.test(label.trim()) ? 'Degree' : label,
  );
}

/** The labels of a row's cells. A row without a start date or without a remark has one cell less than the heading row. */
function labelsFor(line: SourceLine, labels: readonly string[]): string[] | undefined {
  if (labels.length === 0 || line.cells.length > labels.length) return undefined;
  if (line.cells.length === labels.length) return [...labels];
  if (line.cells.length < 2 || labels.length < 3) return undefined;
  const left = [...labels];
  const dates = left.filter((label) => roleOf(label) === 'dates').length;
  const dated = line.cells.filter((cell) => isDateCell(cell)).length;
  for (let more = dates - dated; more > 0 && left.length > line.cells.length; more -= 1)
    left.splice(
      left.findIndex((label) => roleOf(label) === 'dates'),
      1,
    );
  while (left.length > line.cells.length && !KEPT.has(roleOf(left.at(-1)))) left.pop();
  return left.length === line.cells.length ? left : undefined;
}

const isDateCell = (cell: string): boolean => {
  const [span] = findDates(cell);
  return span !== undefined && span.length >= cell.trim().length - 2;
};

/** The dated cells first, so that they open the entry; tasks last. */
function rowLines(line: SourceLine, labels: readonly string[]): SourceLine[] {
  const cells = line.cells.map((text, at) => ({
    text,
    label: trimEdges(labels[at] ?? ''),
    role: roleOf(labels[at]),
  }));
  const head = cells.filter(({ role }) => KEPT.has(role));
  const dates = cells.filter(({ role }) => role === 'dates');
  const rest = cells.filter(
    ({ role, text }, at) =>
      !KEPT.has(role) && role !== 'dates' && !(at === 0 && SERIAL_NUMBER.test(text)),
  );
  return [
    ...(dates.length > 0
      ? [lineOf(line, dates.map(({ text }) => text.replace(/^à (?=ce jour)/iu, '')).join(' – '), 0)]
      : []),
    ...head.map(({ text, label }) => lineOf(line, `${label}: ${text}`, 0)),
    ...rest.map(({ text, role }) =>
      role === 'tasks' ? lineOf(line, stripBullet(text).text, 1) : lineOf(line, text, 0),
    ),
  ];
}

/** The number of a row. */
const SERIAL_NUMBER = /^\d{1,2}[.)]?$/;

const lineOf = (line: SourceLine, text: string, bullet: number): SourceLine => ({
  ...line,
  text,
  cells: [text],
  bullet,
  continues: false,
});

const roleOf = (label: string | undefined): FieldRole | undefined =>
  fieldRole(plainLabel(label ?? ''));
