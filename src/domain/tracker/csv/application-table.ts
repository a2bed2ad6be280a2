/**
 * Applications as a table and back. The headers are the same in every language, so that what a person exports in
 * French is read again in English; other people's tables are matched by the usual names of such columns.
 */
import { isDay } from '../../calendar/day.ts';
import { PROVINCE_CODES } from '../../cv/canadian/provinces.ts';
import { isSafeToParse } from '../../safe-json.ts';
import { fold } from '../../text/fold.ts';
import {
  END_REASONS,
  SALARY_PERIODS,
  SOURCES,
  WORKPLACES,
  type Application,
  type ApplicationFields,
  type ApplicationStatus,
} from '../application.ts';
import { fromSafeCell, toSafeCell } from './formula-cells.ts';
import { COLUMN_NAMES, STATUS_NAMES } from './column-names.data.ts';

const COLUMNS = {
  id: 'id',
  title: 'title',
  company: 'company',
  location: 'location',
  province: 'province',
  workplace: 'workplace',
  language: 'language',
  status: 'status',
  dateApplied: 'date_applied',
  deadline: 'deadline',
  interviewAt: 'interview_at',
  url: 'url',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  salaryPeriod: 'salary_period',
  recruiter: 'recruiter',
  recruiterEmail: 'recruiter_email',
  source: 'source',
  cv: 'cv',
  cvVersion: 'cv_version',
  endReason: 'end_reason',
  notes: 'notes',
  statusEvents: 'status_history',
  sentEmails: 'sent_emails',
} as const satisfies Record<
  keyof ApplicationFields | 'id' | 'status' | 'statusEvents' | 'sentEmails',
  string
>;

export type Column = keyof typeof COLUMNS;

const NAMES = Object.keys(COLUMNS) as Column[];
const DATES: readonly Column[] = ['dateApplied', 'deadline'];
/** In dollars in the table, in cents in the record. */
const AMOUNTS: readonly Column[] = ['salaryMin', 'salaryMax'];
/** Columns that say one of a few things. */
const CHOICES: Partial<Record<Column, readonly string[]>> = {
  province: PROVINCE_CODES,
  workplace: WORKPLACES,
  language: ['fr', 'en'],
  salaryPeriod: SALARY_PERIODS,
  source: SOURCES,
  endReason: END_REASONS,
};

export interface ImportedApplication {
  /** Of the export it comes from; undefined in others' tables. */
  id?: string;
  fields: Partial<ApplicationFields>;
  status?: ApplicationStatus;
  statusEvents?: Application['statusEvents'];
  sentEmails?: Application['sentEmails'];
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
  if (name === 'sentEmails') {
    const emails = application.sentEmails;
    return Object.keys(emails).length > 0 ? JSON.stringify(emails) : '';
  }
  if (name !== 'statusEvents') {
    const value = application[name];
    if (typeof value === 'string') return value;
    return value === 0 ? '' : (value / 100).toFixed(2).replace(/\.00$/, '');
  }
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
  if (column === 'sentEmails') {
    const emails = readEmails(cell);
    if (emails) imported.sentEmails = emails;
    return emails !== undefined;
  }
  const value = valueOf(column, cell);
  if (value === undefined) return false;
  Object.assign(imported.fields, { [column]: value });
  return true;
}

function valueOf(column: Column, cell: string): string | number | undefined {
  const word = cell.trim();
  if (DATES.includes(column)) return isDay(word) ? word : undefined;
  if (AMOUNTS.includes(column))
    return /^\d{1,9}(\.\d{1,2})?$/.test(word) ? Math.round(Number(word) * 100) : undefined;
  const choices = CHOICES[column];
  if (!choices) return cell;
  return choices.find((choice) => choice.toLowerCase() === word.toLowerCase());
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

function readEmails(cell: string): Application['sentEmails'] | undefined {
  if (cell.length > MOST_EMAIL_SIGNS || !isSafeToParse(cell)) return undefined;
  let said: unknown;
  try {
    said = JSON.parse(cell);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return undefined;
  const emails: Application['sentEmails'] = {};
  for (const [id, email] of Object.entries(said as Record<string, unknown>)) {
    if (typeof email !== 'object' || email === null) return undefined;
    const { subject, at } = email as Record<string, unknown>;
    if (typeof subject !== 'string' || !Number.isSafeInteger(at)) return undefined;
    emails[id] = { subject, at: at as number };
  }
  return emails;
}

const MOST_EMAIL_SIGNS = 50_000;

const statusNamed = (cell: string): ApplicationStatus | undefined => STATUS_NAMES.get(plain(cell));

const columnNamed = (header: string): Column | undefined => COLUMN_NAMES.get(plain(header));

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
