import { describe, expect, it } from 'vitest';
import type { CsvRow } from '#/documents/tables/csv.ts';
import { foundOrder, newTableDraft, readDraft, withTarget } from './table-draft.ts';

const rowsOf = (...rows: string[][]): CsvRow[] =>
  rows.map((cells, at) => ({ line: at + 1, cells }));

describe('a table on its way in', () => {
  const draft = newTableDraft(
    rowsOf(
      ['Ma recherche', '', '', ''],
      ['Poste', 'Entreprise', 'Postulé le', 'Couleur'],
      ['Chef', 'Usine', '03/04/2026', 'bleu'],
    ),
  );

  it('begins below its headers, and puts what it does not know into the notes', () => {
    expect(draft.targets).toEqual(['title', 'company', 'dateApplied', 'extra']);
    expect(draft.rows.map(({ line }) => line)).toEqual([3]);
    expect(readDraft(draft, 'day-first').applications).toMatchObject([
      { fields: { title: 'Chef', dateApplied: '2026-04-03', notes: 'Couleur: bleu' } },
    ]);
  });

  it('takes one column alone for a thing', () => {
    expect(withTarget(draft, 3, 'title').targets).toEqual([
      'extra',
      'company',
      'dateApplied',
      'title',
    ]);
    expect(withTarget(draft, 0, 'extra').targets[3]).toBe('extra');
    expect(withTarget(draft, 0, undefined).targets[0]).toBeUndefined();
  });

  it('asks for the order of its days in the custom of the language', () => {
    expect(foundOrder(draft, '2026-11-22', 'fr')).toEqual({ order: 'day-first', isSure: false });
    expect(foundOrder(draft, '2026-11-22', 'en')).toEqual({ order: 'month-first', isSure: false });
  });

  it('has no headers where the person says so, and lets go of what would bury the notes', () => {
    const bare = newTableDraft(rowsOf(['Chef', 'Usine'], ['Commis', 'Port']), false);
    expect(bare.headers).toEqual(['', '']);
    expect(bare.rows).toHaveLength(2);
    const wide = Array.from({ length: 200 }, (_, at) => `c${at}`);
    expect(newTableDraft(rowsOf(wide, wide)).targets.every((target) => !target)).toBe(true);
  });
});
