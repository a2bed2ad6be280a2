/** Comma-separated values: quotes, line ends and the separator as spreadsheets of any language write them. */
import type { Result } from '#/domain/result.ts';
import { TABLE_LIMITS } from '#/domain/tracker/csv/table-limits.ts';

export interface CsvRow {
  /** As a spreadsheet counts it, from 1. */
  line: number;
  cells: string[];
}

export type CsvRefusal =
  | { kind: 'empty' }
  | { kind: 'too-large' }
  /** A quotation mark opened here takes the rest of the file into one cell. */
  | { kind: 'open-quote'; line: number };

/** Rows that say something. The separator is found: commas, semicolons (a spreadsheet in French), tabs or bars. */
export const readCsv = async (text: string): Promise<Result<CsvRow[], CsvRefusal>> => {
  if (text.length > TABLE_LIMITS.characters) return refused({ kind: 'too-large' });
  const { default: Papa } = await import('papaparse');
  const plain = text.replace(/^\uFEFF/, '');
  // Spreadsheets read the separator from such a first line, and some write it.
  const [told = '', delimiter] = /^"?sep=([^\r\n"])"?\r?\n/i.exec(plain) ?? [];
  const { data, errors } = Papa.parse<string[]>(plain.slice(told.length), {
    ...(delimiter ? { delimiter } : { delimitersToGuess: [',', ';', '\t', '|'] }),
    preview: MOST_LINES,
  });
  const before = told === '' ? 1 : 2;
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return refused({ kind: 'open-quote', line: (open.row ?? 0) + before });
  const rows = data
    .map((cells, at): CsvRow => ({ line: at + before, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return refused({ kind: 'empty' });
  // One more: the headers.
  if (rows.length > TABLE_LIMITS.rows + 1 || data.length === MOST_LINES)
    return refused({ kind: 'too-large' });
  return { ok: true, value: rows };
};

/**
 * With the mark that makes a spreadsheet read the accents, and the separator that one in this language expects: it puts
 * a whole row into one cell otherwise. Cells that would run come neutralised from the domain.
 */
export const writeCsv = async (
  table: readonly (readonly string[])[],
  language: 'fr' | 'en',
): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  const delimiter = language === 'fr' ? ';' : ',';
  const options = { newline: '\r\n', quotes: true, delimiter };
  return `\uFEFF${Papa.unparse(table as string[][], options)}\r\n`;
};

/** With those that say nothing. */
const MOST_LINES = TABLE_LIMITS.rows + 2000;

const refused = (error: CsvRefusal): Result<never, CsvRefusal> => ({ ok: false, error });
