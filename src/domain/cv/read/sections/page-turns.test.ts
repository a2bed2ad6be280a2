import { describe, expect, it } from 'vitest';
import { takePageTurns } from './page-turns.ts';
import { line } from '../lines/source-lines-fixture.ts';

const HEAD = ['Ines Baptista', 'Laval, QC | 514 555-0142 | ines@example.org', 'Experience'];
const turnsOf = (...texts: string[]): string[] =>
  takePageTurns([...HEAD, ...texts].map((text) => line(text))).turns.map(({ text }) => text);

describe('what a document says of itself where a page ends', () => {
  it('is announced', () => {
    expect(
      turnsOf('Led a team', 'Continued on Page 2', '(suite à la page suivante)', 'Served a suite'),
    ).toEqual(['Continued on Page 2', '(suite à la page suivante)']);
  });

  it('repeats the head beside the number of the page', () => {
    const head = 'Ines Baptista – Page 2 of 2 | 514 555-0142 | ines@example.org';
    expect(turnsOf(head, 'Page 2', 'Wrote page 2 of the guide', 'Acme Ltd. – Page 2')).toEqual([
      head,
      'Page 2',
    ]);
  });

  it('goes on with an employer or a section that was named', () => {
    expect(
      turnsOf('Clinique Bellerive, Laval, QC', 'Clinique Bellerive (suite)', 'Clinique (cont’d)'),
    ).toEqual(['Clinique Bellerive (suite)', 'Clinique (cont’d)']);
    expect(turnsOf('Bellerive (continued)')).toEqual([]);
  });

  it('keeps the title of a section that another interrupted', () => {
    const texts = ['Experience', 'Skills', 'Experience (continued)', 'Experience (continued)'];
    const { lines, turns } = takePageTurns(texts.map((text) => line(text)));
    expect(lines.map(({ text }) => text)).toEqual(['Experience', 'Skills', 'Experience']);
    expect(turns).toHaveLength(1);
  });

  it('repeats the name and the trade in large type at the head of a side column', () => {
    const name = line('Ines Baptista', { size: 2 });
    const trade = line('Glass blower', { size: 1.4 });
    const onNext = { page: 2 };
    const { lines, turns } = takePageTurns([
      name,
      trade,
      line('Skills', { size: 1.6 }),
      line('Engraving'),
      { ...name, ...onNext },
      { ...trade, ...onNext },
      line('Languages', { size: 1.6, ...onNext }),
      line('Portuguese', onNext),
    ]);
    expect(turns.map(({ text, page }) => `${page} ${text}`)).toEqual([
      '2 Ines Baptista',
      '2 Glass blower',
    ]);
    expect(lines).toHaveLength(6);
    const inText = takePageTurns([name, trade, line('Engraving'), line('Glass blower', onNext)]);
    expect(inText.turns).toEqual([]);
  });
});
