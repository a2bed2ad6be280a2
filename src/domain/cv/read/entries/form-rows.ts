/** Europass and other forms: a label in the first cell, its value beside it, one entry after the other. */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import type { SourceLine } from '../lines/source-line.ts';

interface Row {
  label: string;
  role: FieldRole;
  /** The value's lines: the first beside the label, the others below it. */
  lines: SourceLine[];
}

/**
 * The lines of each entry in the order the entries expect: dates, names as "Label: value", tasks.
 * Unchanged when fewer than three labels stand in first cells.
 */
export function formRows(lines: readonly SourceLine[]): SourceLine[] {
  const { before, rows } = rowsOf(lines);
  if (rows.length < 3) return [...lines];
  // Where a value begins on its row says nothing about lists.
  const x = rows[0]?.lines[0]?.x ?? 0;
  const made = entriesOf(rows).flatMap(entryLines);
  return [...before, ...made.map((line) => ({ ...line, x }))];
}

/** The labels of a form, whole even when they run over several lines. */
export function formLabels(lines: readonly SourceLine[]): string[] {
  const { rows } = rowsOf(lines);
  return rows.length < 3 ? [] : rows.map(({ label }) => label);
}

function rowsOf(lines: readonly SourceLine[]): { before: SourceLine[]; rows: Row[] } {
  const before: SourceLine[] = [];
  const rows: Row[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const label = labelAt(lines, index);
    if (!label) {
      const row = rows.at(-1);
      if (row) row.lines.push(line);
      else before.push(line);
      continue;
    }
    const values = lines
      .slice(index, index + label.size)
      .flatMap((part) => valueOf(part, label.size > 1));
    rows.push({ label: label.text, role: label.role, lines: values });
    index += label.size - 1;
  }
  return { before, rows };
}

/** A label may run over the first cells of up to four lines. */
function labelAt(
  lines: readonly SourceLine[],
  index: number,
): { text: string; role: FieldRole; size: number } | undefined {
  if ((lines[index]?.cells.length ?? 0) < 2) return undefined;
  let text = '';
  for (let size = 1; size <= 4; size += 1) {
    const line = lines[index + size - 1];
    if (!line || (size > 1 && !/^\p{Ll}/u.test(line.cells[0] ?? ''))) return undefined;
    text = `${text} ${trimEdges(line.cells[0] ?? '')}`.trim();
    const next = lines[index + size]?.cells[0] ?? '';
    const role = fieldRole(plain(text));
    const longer = fieldRole(plain(`${text} ${trimEdges(next)}`));
    if (role && !(longer && /^\p{Ll}/u.test(next))) return { text, role, size };
  }
  return undefined;
}

/** A line without its label cell; nothing when the label was all it held. */
function valueOf(line: SourceLine, wrapped: boolean): SourceLine[] {
  const cells = line.cells.slice(1).map((cell) => cell.replace(/^:\s*/, ''));
  if (cells.length === 0) return [];
  return [
    {
      ...line,
      text: cells.join(' '),
      cells,
      continues: wrapped && /^\p{Ll}/u.test(cells[0] ?? ''),
    },
  ];
}

/** A new entry begins where a role that opened the first one comes back. */
function entriesOf(rows: readonly Row[]): Row[][] {
  const opening = rows[0]?.role;
  const entries: Row[][] = [];
  for (const row of rows) {
    const last = entries.at(-1);
    if (!last || row.role === opening) entries.push([row]);
    else last.push(row);
  }
  return entries;
}

const NAMES: ReadonlySet<FieldRole> = new Set([
  'title',
  'company',
  'location',
  'degree',
  'institution',
  'field',
]);

function entryLines(rows: readonly Row[]): SourceLine[] {
  const dates = rows.filter(({ role }) => role === 'dates').flatMap(({ lines }) => lines);
  const names = rows.filter(({ role }) => NAMES.has(role)).map(nameLine);
  const rest = rows.filter(({ role }) => role !== 'dates' && !NAMES.has(role));
  return [...dates, ...names, ...rest.flatMap(taskLines)];
}

function nameLine({ label, lines }: Row): SourceLine {
  const first = lines[0] as SourceLine;
  const text = `${label}: ${lines.map((line) => line.text).join(' ')}`;
  return { ...first, text, cells: [text], bullet: 0, continues: false };
}

const taskLines = ({ role, lines }: Row): SourceLine[] =>
  lines
    .filter((line) => wordsOf(line.text).length > 0)
    .map((line, index) =>
      role === 'tasks' && index === 0 ? { ...line, bullet: Math.max(1, line.bullet) } : line,
    );

const plain = (text: string): string =>
  fold(trimEdges(text))
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
