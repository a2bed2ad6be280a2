/**
 * Applications as a table and back. The headers are the same in every language, so that what a person exports in
 * French is read again in English; other people's tables are matched by the usual names of such columns.
 */
import { isDay } from '../../calendar/day.ts';
import { fold } from '../../text/fold.ts';
import type { Application, ApplicationFields, ApplicationStatus } from '../application.ts';
import { fromSafeCell, toSafeCell } from './formula-cells.ts';
import { COLUMN_NAMES, STATUS_NAMES } from './column-names.data.ts';

const COLUMNS = {
  id: 'id',
  title: 'title',
  company: 'company',
  location: 'location',
  status: 'status',
  dateApplied: 'date_applied',
  deadline: 'deadline',
  interviewAt: 'interview_at',
  url: 'url',
  recruiter: 'recruiter',
  cv: 'cv',
  notes: 'notes',
  statusEvents: 'status_history',
} as const satisfies Record<keyof ApplicationFields | 'id' | 'status' | 'statusEvents', string>;

export type Column = keyof typeof COLUMNS;

const NAMES = Object.keys(COLUMNS) as Column[];
const DATES: readonly Column[] = ['dateApplied', 'deadline'];

export interface ImportedApplication {
  /** Of the export it comes from; undefined in others' tables. */
  id?: string;
  fields: Partial<ApplicationFields>;
  status?: ApplicationStatus;
  statusEvents?: Application['statusEvents'];
}

/** A cell that was not understood; the rest of its row is taken. `row` counts from 0 below the headers. */
export interface CellProblem {
  row: number;
  column: Column;
  cell: string;
}

/** Headers and cells, ready for a file of comma-separated values. */
export const applicationsToTable = (applications: readonly Application[]): string[][] => [
  NAMES.map((name) => COLUMNS[name]),
  ...applications.map((application) => NAMES.map((name) => toSafeCell(cellOf(application, name)))),
];

/** For each header, the column it names; a column is given once, to the header that names it best. */
export const matchColumns = (headers: readonly string[]): (Column | undefined)[] => {
  const taken = new Set<Column>();
  const take = (column: Column | undefined): Column | undefined => {
    if (!column || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  };
  const own = headers.map((header) => take(NAMES.find((name) => COLUMNS[name] === header.trim())));
  return headers.map((header, at) => own[at] ?? take(columnNamed(header)));
};

/** Rows without a title and a company are left out: they say nothing. */
export const tableToApplications = (
  rows: readonly (readonly string[])[],
  columns: readonly (Column | undefined)[],
): { applications: ImportedApplication[]; problems: CellProblem[] } => {
  const problems: CellProblem[] = [];
  const applications: ImportedApplication[] = [];
  rows.forEach((cells, row) => {
    const imported: ImportedApplication = { fields: {} };
    columns.forEach((column, at) => {
      const cell = fromSafeCell(cells[at] ?? '');
      if (!column || cell === '') return;
      if (!takeCell(imported, column, cell)) problems.push({ row, column, cell });
    });
    if (imported.fields.title || imported.fields.company) applications.push(imported);
  });
  return { applications, problems };
};

function cellOf(application: Application, name: Column): string {
  if (name !== 'statusEvents') return application[name];
  return Object.entries(application.statusEvents)
    .toSorted(([a, one], [b, two]) => one.at - two.at || (a < b ? -1 : 1))
    .map(([id, { status, at }]) => `${status} ${new Date(at).toISOString()} ${id}`)
    .join('; ');
}

/** False when the cell is not understood. */
function takeCell(imported: ImportedApplication, column: Column, cell: string): boolean {
  if (column === 'id') {
    imported.id = cell;
    return true;
  }
  if (column === 'status') {
    const status = statusNamed(cell);
    if (status) imported.status = status;
    return status !== undefined;
  }
  if (column === 'statusEvents') {
    const events = readHistory(cell);
    if (events) imported.statusEvents = events;
    return events !== undefined;
  }
  if (DATES.includes(column) && !isDay(cell.trim())) return false;
  imported.fields[column] = DATES.includes(column) ? cell.trim() : cell;
  return true;
}

function readHistory(cell: string): Application['statusEvents'] | undefined {
  const events: Application['statusEvents'] = {};
  for (const part of cell.split('; ')) {
    const [status = '', time = '', id = '', ...rest] = part.split(' ');
    const at = Date.parse(time);
    const known = statusNamed(status);
    if (!known || !Number.isFinite(at) || id === '' || rest.length > 0) return undefined;
    events[id] = { status: known, at };
  }
  return events;
}

const statusNamed = (cell: string): ApplicationStatus | undefined => STATUS_NAMES.get(plain(cell));

const columnNamed = (header: string): Column | undefined => COLUMN_NAMES.get(plain(header));

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
