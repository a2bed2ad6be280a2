import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { readCvFromLines } from '../read-cv.ts';
import { signingLines } from './signing-line.ts';

const signed = (text: string, look: { gap: number; size?: number } = { gap: 6 }): boolean =>
  signingLines([line('Rust, Go'), line(text, look)]).size === 1;

test.each(['Alma, le 3 mars 2024', 'Saint-Denis, March 18, 2020', 'Kindia, 12/03/2024'])(
  'a place and a day apart at the foot of a column were written when the CV was: %s',
  (text) => {
    expect(signed(text)).toBe(true);
  },
);

test.each(['Alma, mars 2024', 'Rust, Go', 'Alma, 2019 – 2024', 'Rust, Go, 3 mars 2024', 'Alma'])(
  'is no other line at the foot: %s',
  (text) => {
    expect(signed(text)).toBe(false);
  },
);

test.each([
  'Designed with ♥ by the makers of templates',
  'Ce CV a été généré avec Typst.',
  'Last updated: March 2024',
  'Dernière mise à jour : mars 2024',
  'Code source de ce CV : https://example.org/cv',
])('words about the paper apart at the foot of a column are no part of a section: %s', (text) => {
  expect(signed(text)).toBe(true);
  expect(signed(text, { gap: 1 })).toBe(false);
});

test('they may go over several lines', () => {
  const block = [line('This résumé was made with', { gap: 6 }), line('a free template.')];
  expect([...signingLines([line('Rust, Go'), ...block])]).toEqual(block);
});

test('small type far below all else is the foot of the page, whatever it says', () => {
  const foot = { size: 0.88, gap: 8 };
  expect(signed('May 6, 2023 ¦ Thanks for reading', foot)).toBe(true);
  expect(signed('May 6, 2023 ¦ Thanks for reading', { ...foot, gap: 2 })).toBe(false);
  expect(signed('May 6, 2023 ¦ Thanks for reading', { ...foot, size: 1 })).toBe(false);
});

test('so is a note under its raised number', () => {
  const note = [
    line('1', { size: 0.55, gap: 1.6 }),
    line('A loom of wood.', { size: 0.8, gap: 0.5 }),
  ];
  expect([...signingLines([line('Rust, Go'), ...note])]).toEqual(note);
  expect(signingLines([line('Rust, Go'), line('1'), line('A loom of wood.')]).size).toBe(0);
});

test.each(['Made the tables of the mayor', 'Updated the register of the land'])(
  'what a person made is their own: %s',
  (text) => {
    expect(signed(`${text}, twelve in all`)).toBe(false);
  },
);

test('nor a line near the one above, nor one with others below', () => {
  expect(signed('Alma, le 3 mars 2024', { gap: 1 })).toBe(false);
  const place = line('Alma, le 3 mars 2024', { gap: 6 });
  expect(signingLines([place, line('Rust, Go')]).size).toBe(0);
});

test('what it says is no skill of the section above', () => {
  const result = readCvFromLines([
    line('Oumar Sylla', { size: 2, bold: true }),
    line('oumar@example.org'),
    line('Skills', { bold: true, size: 1.4, gap: 2 }),
    line('Welding, Brazing'),
    line('Kindia, March 18, 2020', { gap: 9 }),
  ]);
  const reading = result.ok ? result.value : undefined;
  expect(reading?.content.skills).toEqual(['Welding', 'Brazing']);
  expect(reading?.unplaced).toEqual(['Kindia, March 18, 2020']);
});

test('nor is the name of the person who signs there', () => {
  const result = readCvFromLines([
    line('Oumar Sylla', { size: 2, bold: true }),
    line('oumar@example.org'),
    line('Skills', { bold: true, size: 1.4, gap: 2 }),
    line('Welding, Brazing'),
    line('Oumar Sylla', { gap: 9 }),
  ]);
  expect(result.ok && result.value.content.skills).toEqual(['Welding', 'Brazing']);
});
