/** Europass and other forms: a label in the first cell or before a colon, its value behind it, one entry after the other. */
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import { unnumbered } from '../lines/line-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { isDateAlone } from '../dates/find-dates.ts';
import { wholeLocation } from '../locations/find-location.ts';

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
  const { before, rows } = rowsIn(lines);
  if (rows.length < LEAST_ROWS) return [...lines];
  // Where a value begins on its row says nothing about lists.
  const x = rows[0]?.lines[0]?.x ?? 0;
  const made = entriesOf(rows).flatMap(entryLines);
  return [...before, ...made.map((line) => ({ ...line, x }))];
}

/** The labels of a form, whole even when they run over several lines. */
export function formLabels(lines: readonly SourceLine[]): string[] {
  const { rows } = rowsIn(lines);
  return rows.length < LEAST_ROWS ? [] : rows.map(({ label }) => label);
}

interface Form {
  before: SourceLine[];
  rows: Row[];
}

const LEAST_ROWS = 3;

/** Labels before a colon make a form only where each of its entries has them for its dates and for who or where. */
function rowsIn(lines: readonly SourceLine[]): Form {
  const typed = rowsOf(lines, (at) => labelAt(lines, at) ?? typedLabel(lines[at]));
  const isForm =
    typed.rows.length >= LEAST_ROWS &&
    entriesOf(typed.rows).every(
      (entry) =>
        entry.filter(({ role }) => role === 'dates').length === 1 &&
        entry.some(({ role }) => role === 'title' || role === 'company'),
    );
  return isForm ? typed : rowsOf(lines, (at) => labelAt(lines, at));
}

interface Label {
  text: string;
  role: FieldRole;
  /** Lines that it runs over; none of a typed label's are cells. */
  size: number;
  value?: string;
}

/** "Position: Clerk", or "Duties:" alone over a list. */
function typedLabel(line: SourceLine | undefined): Label | undefined {
  if (!line || line.bullet > 0 || line.continues) return undefined;
  const [, text = '', value = ''] =
    /^([^:]{2,60}?)\s*(?::[–—-]?\s*(.*))?$/u.exec(unnumbered(line.text)) ?? [];
  const role = roleOf(text);
  const isLabel = role !== undefined && (value !== '' || role === 'tasks');
  return isLabel ? { text, role, size: 1, value } : undefined;
}

function rowsOf(lines: readonly SourceLine[], labelOf: (index: number) => Label | undefined): Form {
  const before: SourceLine[] = [];
  const rows: Row[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const label = labelOf(index);
    if (!label) {
      const row = rows.at(-1);
      // The items below a name or dates are tasks, whether or not a label says so.
      if (row && line.bullet > 0 && !HOLDS_ITEMS.has(row.role))
        rows.push({ label: '', role: 'tasks', lines: [line] });
      else if (row) row.lines.push(line);
      else before.push(line);
      continue;
    }
    if (label.value !== undefined) {
      const value =
        label.value === '' ? [] : [{ ...line, text: label.value, cells: [label.value] }];
      rows.push({ label: label.text, role: label.role, lines: value });
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

/** Roles whose values may be lists. */
const HOLDS_ITEMS: ReadonlySet<FieldRole> = new Set(['tasks', 'other', 'field', 'degree']);

/** A label may run over the first cells of up to four lines. */
function labelAt(lines: readonly SourceLine[], index: number): Label | undefined {
  const [, value, ...others] = lines[index]?.cells ?? [];
  if (value === undefined) return undefined;
  const isOfName = others.length === 0 && saysWhenOrWhere(value);
  let text = '';
  for (let size = 1; size <= 4; size += 1) {
    const line = lines[index + size - 1];
    if (!line || (size > 1 && !/^\p{Ll}/u.test(line.cells[0] ?? ''))) return undefined;
    text = `${text} ${trimEdges(unnumbered(line.cells[0] ?? ''))}`.trim();
    const next = lines[index + size]?.cells[0] ?? '';
    const role = roleOf(text);
    const longer = roleOf(`${text} ${trimEdges(next)}`);
    if (role && isOfName && role !== 'location' && NAMES.has(role)) return undefined;
    if (role && !(longer && /^\p{Ll}/u.test(next))) return { text, role, size };
  }
  return undefined;
}

/** "Company Name ¦ City, State": beside these such a word is no label but what a template leaves to fill in. */
const saysWhenOrWhere = (value: string): boolean =>
  isDateAlone(value) || (value.includes(',') && wholeLocation(value) !== undefined);

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

/** A new entry begins where the label that opened the first one comes back; where none does, where its role comes back. */
function entriesOf(rows: readonly Row[]): Row[][] {
  const [first, ...others] = rows;
  const isFirst = (row: Row): boolean => fold(row.label) === fold(first?.label ?? '');
  const opens = others.some(isFirst) ? isFirst : ({ role }: Row): boolean => role === first?.role;
  const entries: Row[][] = [];
  for (const row of rows) {
    const last = entries.at(-1);
    if (!last || opens(row)) entries.push([row]);
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
  const names = rows.filter(({ role, lines }) => NAMES.has(role) && lines.length > 0).map(nameLine);
  // Who was above the person, and the number to call, are said of no job: they stay to be placed.
  const rest = rows.filter(
    ({ role }) => role !== 'dates' && role !== 'reference' && !NAMES.has(role),
  );
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

const roleOf = (label: string): FieldRole | undefined => {
  const plain = fold(trimEdges(label))
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
  return fieldRole(plain) ?? (REACH_OF_EMPLOYER.test(plain) ? 'reference' : undefined);
};

/** Inside a job's form the number is the employer's. */
const REACH_OF_EMPLOYER = /^(?:contact|telephone|phone|tel|mobile)(?: number| no)?\.?$/;
