import { describe, expect, it } from 'vitest';
import type { TextRun } from '#/domain/cv/source.ts';
import { page, run, source } from './synthetic-page.ts';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';

const beside = (texts: string[], x: number, y: number, gap: number): TextRun[] => {
  let start = x;
  return texts.map((text) => {
    const made = run(text, start, y);
    start += made.width + gap;
    return made;
  });
};

const cells = (runs: TextRun[]): string[][] =>
  sourceToLines(source(page(runs))).lines.map((line) => line.cells);

describe('texts in frames side by side', () => {
  it('are a cell each, however near they stand, and so are those of the next row', () => {
    expect(
      cells([
        run('SKILLS', 40, 80, { bold: true }),
        ...beside(['Suivi de chantier', 'AutoCAD', 'Revit', 'Lecture de plans'], 40, 100, 10),
        ...beside(['Devis', 'Covadis'], 40, 122, 10),
      ]),
    ).toEqual([
      ['SKILLS'],
      ['Suivi de chantier', 'AutoCAD', 'Revit', 'Lecture de plans'],
      ['Devis', 'Covadis'],
    ]);
  });

  it('are one row, even where those above stand in columns', () => {
    const left = ['Amal Nassiri', 'Surveyor', 'Fez, Morocco', 'French, Arabic', 'Open to moving'];
    const right = ['CONTACT', 'amal@example.org', '514 555-0142', 'example.org', 'Laval'];
    const head = [...left.keys()].flatMap((at) => [
      run(left[at] ?? '', 40, 60 + at * 16),
      run(right[at] ?? '', 180, 63 + at * 16),
    ]);
    const skills = ['Levelling', 'Total station', 'Covadis', 'Site safety', 'Drone flight'];
    expect(cells([...head, ...beside(skills, 40, 170, 22)]).at(-1)).toEqual(skills);
  });

  it('are not words of a line set to the width of a narrow column', () => {
    const line = 'garantissant la pose et le suivi des plans';
    expect(cells(beside(line.split(' '), 40, 100, 16))).toEqual([[line]]);
  });

  it('are not words of a line set wide, nor items with marks between', () => {
    expect(cells(beside(['Paved', 'the', 'yard', 'of', 'the', 'depot'], 40, 100, 5))).toHaveLength(
      1,
    );
    expect(cells(beside(['Devis', '•', 'Métré', '•', 'Plans', '•', 'Revit'], 40, 100, 10))).toEqual(
      [['Devis • Métré • Plans • Revit']],
    );
  });
});
