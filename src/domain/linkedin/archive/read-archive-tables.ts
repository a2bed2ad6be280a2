/**
 * The tables of LinkedIn's archive → what they say. Any file may be missing, any cell empty; what could not be used is
 * told with its reason, and nothing is guessed.
 */
import type { CvDate } from '../../cv/content.ts';
import { parseTypedDate } from '../../cv/dates/forms/typed-forms.ts';
import { foldWord } from '../../text/fold.ts';
import { ARCHIVE_TABLES, type ArchiveTable } from './archive-tables.data.ts';
import { noFacts, type LinkedinEmail, type LinkedinFacts } from './linkedin-facts.ts';

/** Of one table, and of one cell in UTF-16 units: a profile of a whole life stays far below. */
export const ARCHIVE_MAX = { rows: 500, cell: 8000 } as const;

/** A file of the archive as rows of cells, or why it has none. */
export interface ArchiveFile {
  name: string;
  rows: readonly { line: number; cells: readonly string[] }[];
}

export type SkippedReason =
  /** The archive has no such file. */
  | 'absent'
  | 'empty'
  /** No line of it names the columns. */
  | 'no-header'
  /** Beyond what is read of a table. */
  | 'too-many-rows'
  /** A line without what makes it one: an employer, a school, a name, an address. */
  | 'empty-row'
  | 'unreadable-date'
  /** Cut to what is read of a cell. */
  | 'too-long'
  /** Its quotation marks or its bytes do not hold together. */
  | 'unreadable';

export interface Skipped {
  file: string;
  /** Of the file, from 1; missing where the whole file is meant. */
  line?: number;
  reason: SkippedReason;
  /** What could not be read, as far as it helps. */
  value?: string;
}

export interface ReadArchive {
  facts: LinkedinFacts;
  emails: LinkedinEmail[];
  /** Files that were used. */
  read: string[];
  skipped: Skipped[];
}

/** Which table a file is, by its name without folders and ending; undefined for one that is not read. */
export const tableOfFile = (path: string): ArchiveTable | undefined => {
  const file = (/[^/\\]*$/.exec(path)?.[0] ?? '').replace(/\.csv$/i, '');
  if (!/\.csv$/i.test(path)) return undefined;
  const name = foldWord(file)
    .replace(/[_\s]+/g, ' ')
    .trim();
  return TABLES.find((table) => (ARCHIVE_TABLES[table].names as readonly string[]).includes(name));
};

const TABLES = Object.keys(ARCHIVE_TABLES) as ArchiveTable[];

export const readArchiveTables = (files: readonly ArchiveFile[]): ReadArchive => {
  const skipped: Skipped[] = [];
  const read: string[] = [];
  const rowsOf = new Map<ArchiveTable, Row[]>();
  for (const file of files) {
    const table = tableOfFile(file.name);
    if (!table || rowsOf.has(table)) continue;
    const rows = recordsIn(file, table, skipped);
    rowsOf.set(table, rows ?? []);
    if (rows) read.push(file.name);
  }
  for (const table of TABLES)
    if (!rowsOf.has(table)) skipped.push({ file: fileNameOf(table), reason: 'absent' });
  const rows = (table: ArchiveTable): Row[] => rowsOf.get(table) ?? [];
  return {
    facts: { ...noFacts(), ...profileIn(rows('profile')), ...listsIn(rows, skipped) },
    emails: withSome(rows('emails'), ['address'], skipped).flatMap((row) => {
      const address = row.cell('address');
      if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
        skipped.push({ ...row.place, reason: 'empty-row' });
        return [];
      }
      return [
        { address, confirmed: isYes(row.cell('confirmed')), primary: isYes(row.cell('primary')) },
      ];
    }),
    read,
    skipped,
  };
};

/** As LinkedIn calls it. */
const fileNameOf = (table: ArchiveTable): string =>
  `${ARCHIVE_TABLES[table].names[0].replace(/(^|\s)\w/g, (first) => first.toUpperCase())}.csv`;

interface Row {
  place: { file: string; line: number };
  /** '' where the column or the cell is missing. */
  cell: (column: string) => string;
}

/** The lines below the one that names the columns; LinkedIn puts notes above some. */
const recordsIn = (
  { name, rows }: ArchiveFile,
  table: ArchiveTable,
  skipped: Skipped[],
): Row[] | undefined => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => clean(cell) !== ''));
  if (filled.length === 0) {
    skipped.push({ file: name, reason: 'empty' });
    return undefined;
  }
  const top = filled.slice(0, PREAMBLE).findIndex(({ cells }) => namesColumns(cells, table));
  const header = filled[top];
  if (!header) {
    skipped.push({ file: name, reason: 'no-header' });
    return undefined;
  }
  const at = columnsOf(header.cells, table);
  const below = filled.slice(top + 1);
  const [over] = below.slice(ARCHIVE_MAX.rows);
  if (over) skipped.push({ file: name, line: over.line, reason: 'too-many-rows' });
  return below.slice(0, ARCHIVE_MAX.rows).map(({ line, cells }) => ({
    place: { file: name, line },
    cell: (column) => {
      const text = clean(cells[at.get(column) ?? -1] ?? '');
      if (text.length <= ARCHIVE_MAX.cell) return text;
      skipped.push({ file: name, line, reason: 'too-long', value: column });
      return text.slice(0, ARCHIVE_MAX.cell);
    },
  }));
};

/** Lines above the names of columns, at the most. */
const PREAMBLE = 10;

const namesColumns = (cells: readonly string[], table: ArchiveTable): boolean => {
  const { needs, columns } = ARCHIVE_TABLES[table];
  const found = columnsOf(cells, table);
  const wanted = Math.min(2, Object.keys(columns).length);
  // A list of one column begins with its name alone.
  const isList = Object.keys(columns).length === 1 || cells.length === 1;
  return (
    (needs as readonly string[]).some((one) => found.has(one)) && (isList || found.size >= wanted)
  );
};

const columnsOf = (cells: readonly string[], table: ArchiveTable): Map<string, number> => {
  const at = new Map<string, number>();
  const folded = cells.map((cell) => foldWord(clean(cell)).replace(/[\s_]+/g, ' '));
  for (const [column, names] of Object.entries(ARCHIVE_TABLES[table].columns)) {
    // The most exact name first.
    for (const name of names as readonly string[]) {
      const place = folded.indexOf(name);
      if (place >= 0 && ![...at.values()].includes(place)) {
        at.set(column, place);
        break;
      }
    }
  }
  return at;
};

/** Blanks at the ends, marks of byte order and what cannot be shown are no part of a cell. */
const clean = (cell: string): string =>
  [...cell.normalize('NFC')]
    .filter(
      (char) =>
        char === '\n' || char === '\t' || !/[\p{Cc}\p{Cf}]/u.test(char) || char === '\u200D',
    )
    .join('')
    .trim();

const isYes = (cell: string): boolean => /^(?:yes|oui|true|vrai|1)$/i.test(cell);

/** Of a table with one line: the first that says something. */
const profileIn = ([row]: Row[]): Partial<LinkedinFacts> =>
  row
    ? {
        fullName: [row.cell('firstName'), row.cell('lastName')].filter(Boolean).join(' '),
        headline: row.cell('headline'),
        about: row.cell('about'),
        sector: row.cell('sector'),
        location: row.cell('location'),
      }
    : {};

const listsIn = (
  rows: (table: ArchiveTable) => Row[],
  skipped: Skipped[],
): Pick<LinkedinFacts, 'positions' | 'education' | 'skills' | 'languages' | 'certifications'> => ({
  positions: withSome(rows('positions'), ['company', 'title'], skipped).map((row) => ({
    company: row.cell('company'),
    title: row.cell('title'),
    description: row.cell('description'),
    location: row.cell('location'),
    startDate: dateIn(row, 'startDate', skipped),
    // LinkedIn leaves the end of what goes on empty.
    endDate: row.cell('endDate') === '' ? 'present' : dateIn(row, 'endDate', skipped),
  })),
  education: withSome(rows('education'), ['institution', 'degree'], skipped).map((row) => ({
    institution: row.cell('institution'),
    degree: row.cell('degree'),
    notes: row.cell('notes'),
    startDate: dateIn(row, 'startDate', skipped),
    endDate: dateIn(row, 'endDate', skipped),
  })),
  skills: [...new Set(withSome(rows('skills'), ['name'], skipped).map((row) => row.cell('name')))],
  languages: withSome(rows('languages'), ['name'], skipped).map((row) => ({
    name: row.cell('name'),
    proficiency: row.cell('proficiency'),
  })),
  certifications: withSome(rows('certifications'), ['name'], skipped).map((row) => ({
    name: row.cell('name'),
    authority: row.cell('authority'),
  })),
});

/** Those with one of these columns filled. */
const withSome = (rows: readonly Row[], columns: readonly string[], skipped: Skipped[]): Row[] =>
  rows.filter((row) => {
    const has = columns.some((column) => row.cell(column) !== '');
    if (!has) skipped.push({ ...row.place, reason: 'empty-row' });
    return has;
  });

const dateIn = (row: Row, column: string, skipped: Skipped[]): CvDate => {
  const text = row.cell(column);
  const date = parseTypedDate(text, { presentAllowed: column === 'endDate' });
  if (date.ok) return date.value;
  skipped.push({ ...row.place, reason: 'unreadable-date', value: text.slice(0, 40) });
  return '';
};
