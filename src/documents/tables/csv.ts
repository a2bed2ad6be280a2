/** Comma-separated values: quotes, line ends and the separator as spreadsheets of any language write them. */
import type { Result } from '#/domain/result.ts';

export interface CsvTable {
  headers: string[];
  rows: string[][];
}

const CSV_LIMITS = { characters: 5_000_000, rows: 20_000 } as const;

/** The separator is found: commas, semicolons (a spreadsheet in French) or tabs. */
export const readCsv = async (text: string): Promise<Result<CsvTable, 'empty' | 'too_large'>> => {
  if (text.length > CSV_LIMITS.characters) return { ok: false, error: 'too_large' };
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: CSV_LIMITS.rows + 2,
  });
  const [headers, ...rows] = data;
  if (!headers) return { ok: false, error: 'empty' };
  if (rows.length > CSV_LIMITS.rows) return { ok: false, error: 'too_large' };
  return { ok: true, value: { headers, rows } };
};

/** With the mark that makes a spreadsheet read the accents. Cells that would run come neutralised from the domain. */
export const writeCsv = async (table: readonly (readonly string[])[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  return `\uFEFF${Papa.unparse(table as string[][], { newline: '\r\n', quotes: true })}\r\n`;
};
