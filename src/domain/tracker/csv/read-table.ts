/** A table → applications. What a cell says and is not understood stays in the notes: nothing is lost. */
import { provinceCode } from '../../cv/canadian/provinces.ts';
import { SYNCED_COLLECTIONS } from '../../synced-collections.ts';
import type { Application, ApplicationFields, ApplicationStatus } from '../application.ts';
import type { Target } from './application-table.ts';
import { END_REASON_NAMES, STATUS_NAMES, type StatusChoice } from './column-names.data.ts';
import { fromSafeCell } from './formula-cells.ts';
import { plainWords } from './plain-words.ts';
import { isFreeText, isRecordId, readEmails, readField, readHistory } from './read-cell.ts';
import { dayOrderOf, type DayOrder } from './read-day.ts';

export interface ImportedApplication {
  /** Of the export it comes from; undefined in others' tables. */
  id?: string;
  fields: Partial<ApplicationFields>;
  status: ApplicationStatus;
  statusEvents?: Application['statusEvents'];
  sentEmails?: Application['sentEmails'];
}

/** `row` counts from 0 below the headers. */
export type RowProblem = { row: number } & (
  | { kind: 'cell'; target: Exclude<Target, 'extra'>; cell: string }
  /** Left out: it says neither a title nor a company. */
  | { kind: 'nameless' }
  /** Left out: more text than an application holds. */
  | { kind: 'too-long' }
);

export interface TableReading {
  applications: (ImportedApplication & { row: number })[];
  problems: RowProblem[];
  /** Rows whose status says that nothing was sent. */
  leftOut: number;
}

export interface TableChoices {
  headers: readonly string[];
  /** For each header; undefined leaves its column out. */
  targets: readonly (Target | undefined)[];
  order: DayOrder;
  /** By the words of the file, as `plainWords` leaves them. */
  statuses: ReadonlyMap<string, StatusChoice>;
}

export const readTable = (
  rows: readonly (readonly string[])[],
  choices: TableChoices,
): TableReading => {
  const reading: TableReading = { applications: [], problems: [], leftOut: 0 };
  const isOwn = choices.targets.includes('province');
  rows.forEach((cells, row) => {
    const { imported, problems } = readRow(cells, row, choices);
    if (!imported) {
      reading.leftOut += 1;
      return;
    }
    const { fields } = imported;
    if (!fields.title?.trim() && !fields.company?.trim())
      reading.problems.push({ row, kind: 'nameless' });
    else if (JSON.stringify(imported).length > LONGEST)
      reading.problems.push({ row, kind: 'too-long' });
    else {
      const province = isOwn ? undefined : provinceAfter(fields.location ?? '');
      reading.applications.push({
        ...imported,
        fields: { ...fields, ...(province && { province }) },
        row,
      });
      reading.problems.push(...problems);
    }
  });
  return reading;
};

/** Each word that the file uses for a status, how often, and what it is taken for; undefined when unknown. */
export const statusWords = (
  rows: readonly (readonly string[])[],
  targets: readonly (Target | undefined)[],
): { word: string; plain: string; count: number; choice: StatusChoice | undefined }[] => {
  const at = targets.indexOf('status');
  const words = new Map<string, { word: string; plain: string; count: number }>();
  for (const cells of rows) {
    const word = fromSafeCell(cells[at] ?? '').trim();
    const plain = plainWords(word);
    const known = words.get(plain);
    if (known) known.count += 1;
    else if (plain !== '') words.set(plain, { word, plain, count: 1 });
  }
  return [...words.values()].map((one) => ({ ...one, choice: STATUS_NAMES.get(one.plain) }));
};

/** See `dayOrderOf`. */
export const dayOrderOfTable = (
  rows: readonly (readonly string[])[],
  targets: readonly (Target | undefined)[],
  today: string,
  usual: DayOrder,
): ReturnType<typeof dayOrderOf> => {
  const dated = targets.flatMap((target, at) =>
    target === 'dateApplied' || target === 'interviewAt' || target === 'deadline' ? [at] : [],
  );
  const cells = dated.flatMap((at) => rows.map((row) => row[at] ?? ''));
  return dayOrderOf(cells, today, usual);
};

type CellProblem = Extract<RowProblem, { kind: 'cell' }>;

/** Without an application where the row is to be left out. */
const readRow = (
  cells: readonly string[],
  row: number,
  { headers, targets, order, statuses }: TableChoices,
): { imported?: ImportedApplication; problems: CellProblem[] } => {
  const imported: ImportedApplication = { fields: {}, status: 'applied' };
  const problems: CellProblem[] = [];
  const extra: string[] = [];
  const keep = (at: number, cell: string) =>
    extra.push([headers[at]?.trim(), cell.trim()].filter(Boolean).join(': '));
  for (const [at, target] of targets.entries()) {
    const cell = fromSafeCell(cells[at] ?? '');
    if (!target || cell === '' || (cell.trim() === '' && !isFreeText(target))) continue;
    if (target === 'extra') {
      keep(at, cell);
      continue;
    }
    if (target === 'status') {
      const plain = plainWords(cell);
      const choice = statuses.get(plain) ?? STATUS_NAMES.get(plain);
      if (choice === 'leave-out') return { problems };
      if (choice) {
        imported.status = choice;
        const endReason = END_REASON_NAMES.get(plain);
        if (endReason) imported.fields.endReason ??= endReason;
        continue;
      }
    } else if (takeCell(imported, target, cell, order)) continue;
    problems.push({ row, kind: 'cell', target, cell });
    keep(at, cell);
  }
  if (extra.length > 0)
    imported.fields.notes = [imported.fields.notes ?? '', ...extra].filter(Boolean).join('\n');
  return { imported, problems };
};

/** False when the cell is not understood. */
const takeCell = (
  imported: ImportedApplication,
  target: Exclude<Target, 'extra' | 'status'>,
  cell: string,
  order: DayOrder,
): boolean => {
  if (target === 'id') {
    // Another program's number says nothing here.
    if (isRecordId(cell)) imported.id = cell;
    return true;
  }
  if (target === 'statusEvents') {
    const events = readHistory(cell);
    if (events) imported.statusEvents = events;
    return events !== undefined;
  }
  if (target === 'sentEmails') {
    const emails = readEmails(cell);
    if (emails) imported.sentEmails = emails;
    return emails !== undefined;
  }
  const fields = readField(target, cell, order);
  if (fields) Object.assign(imported.fields, fields);
  return fields !== undefined;
};

/** `Laval, QC` says it where no column does. */
const provinceAfter = (location: string): ApplicationFields['province'] | undefined => {
  const [city, name] = location.split(',').map((part) => part.trim());
  return city && name ? provinceCode(name)?.code : undefined;
};

/** Room is left for what an application has besides. */
const LONGEST = SYNCED_COLLECTIONS.applications.maxLength - 2000;
