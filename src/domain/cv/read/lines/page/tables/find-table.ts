import type { Row } from '../placed-run.ts';
import { findGridTable } from './drawn-grids.ts';
import { findRuledTable, type RuledTable } from './ruled-tables.ts';

/** The first table of these rows: by its drawn borders, else by its head row. */
export const findTable = (rows: Row[]): RuledTable | null =>
  findGridTable(rows) ?? findRuledTable(rows);
