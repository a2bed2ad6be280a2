/** What was measured, as the page on growing prints it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Measured } from '../sync/measured.ts';
import { million } from './million.ts';

const [FROM, TO] = ['<!-- measured -->', '<!-- /measured -->'];

const tableOf = (rows: readonly Measured[]): string => {
  const lines = rows.map(
    ({ name, value, unit, goal }) =>
      `| ${name} | ${written(value)} ${unit} | ${goal === undefined ? '' : `${goal} ${unit} at most`} |`,
  );
  return [
    `On ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB, ${new Date().toISOString().slice(0, 10)}:`,
    '',
    '| what | measured | wanted |',
    '| --- | --- | --- |',
    ...lines,
    '',
    '```text',
    million(rows),
    '```',
  ].join('\n');
};

/** Between its two marks; the rest is somebody's words. */
export const writePage = (file: string, rows: readonly Measured[]): void => {
  const [before, rest = ''] = readFileSync(file, 'utf8').split(FROM);
  const after = rest.split(TO)[1] ?? '';
  writeFileSync(file, `${before}${FROM}\n\n${tableOf(rows)}\n\n${TO}${after}`);
};

const written = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-CA') : String(Number(value.toPrecision(3)));
