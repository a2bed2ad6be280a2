import { describe, expect, it, test } from 'vitest';
import { line, linesOf } from '../lines/source-lines-fixture.ts';
import { findName } from './name.ts';

const nameIn = (text: string, email = ''): string | undefined =>
  findName(linesOf(text), email)?.name;

describe('names as people print them', () => {
  it.each([
    ['> NDIAYE, Fatou', 'Fatou Ndiaye'],
    ['> 王伟 (Wang Wei)', 'Wang Wei'],
    ['> Jane Tremblay’s Resume', 'Jane Tremblay'],
    ['> Haile G/Michael', 'Haile G/Michael'],
    ['> Ana Clara Ribeiro dos Santos de Oliveira', 'Ana Clara Ribeiro dos Santos de Oliveira'],
    ['> Jean Tremblay CPA', 'Jean Tremblay CPA'],
    ['> Jean Tremblay Ph. D.', 'Jean Tremblay Ph. D.'],
    ['> Jane Tremblay, P.Eng., MBA', 'Jane Tremblay, P.Eng., MBA'],
    ['> Jane Tremblay, M.A.Sc., ing. – Welder', 'Jane Tremblay, M.A.Sc., ing.'],
    ['> NDIAYE, Fatou, RN', 'Fatou Ndiaye, RN'],
    ['> DR. JANE TREMBLAY', 'Jane Tremblay'],
    ['> Mme Jane Tremblay', 'Jane Tremblay'],
    ['> Jane Tremblay, ON', 'Jane Tremblay'],
    ['> JACK MA', 'Jack Ma'],
    ['> A bena O wusu', 'Abena Owusu'],
    ['> Luz Y de la Cruz', 'Luz Y de la Cruz'],
    ['> McDONALD Ewan', 'Ewan McDonald'],
    ['> TSHIBANGU wa MULUMBA Joseph', 'Joseph Tshibangu wa Mulumba'],
    ['> Mbarga, Chantal', 'Chantal Mbarga'],
    ['> A.B. Rao', 'A.B. Rao'],
    ['> OUMAR SYLLA K D', 'Oumar Sylla K D'],
    ['> marie-ève de la tour', 'Marie-Ève de la Tour'],
    ['> Civil Engineer\n** Sophie Marchand', 'Sophie Marchand'],
    ['Mary-Ann Singer\n902-555-0118', 'Mary-Ann Singer'],
  ])('%s', (text, expected) => {
    expect(nameIn(text)).toBe(expected);
  });

  it('go on over a second line of the same size, whatever its weight', () => {
    const [first, second] = linesOf('> Ioana-Maria\n> DUMITRESCU');
    expect(first && second && findName([{ ...first, bold: false }, second], '')?.name).toBe(
      'Ioana-Maria Dumitrescu',
    );
  });

  it('go on in another size where the address knows both lines', () => {
    const [given, family] = linesOf('> Luz Marina\n> Quispe');
    const lines =
      given && family
        ? [
            { ...given, size: 1.6 },
            { ...family, size: 2.4 },
          ]
        : [];
    expect(findName(lines, 'luzmarina.quispe@example.org')?.name).toBe('Luz Marina Quispe');
    expect(findName(lines, 'quispe@example.org')?.name).not.toBe('Luz Marina Quispe');
  });

  it('go on in another size where the address has the initial of one line and the other whole', () => {
    const lines = [line('Hanna', { size: 2.2, bold: true }), line('Vestby', { size: 3.4 })];
    expect(findName(lines, 'h.vestby@example.org')?.name).toBe('Hanna Vestby');
    expect(findName(lines, 'vestbyh@example.org')?.name).toBe('Hanna Vestby');
    expect(findName(lines, 'k.vestby@example.org')?.name).not.toBe('Hanna Vestby');
  });

  it('go on over a third line that the address knows', () => {
    const text = '> Jomar\n> Reyes\n> Villanueva';
    expect(nameIn(text, 'jomar.villanueva@example.org')).toBe('Jomar Reyes Villanueva');
    expect(nameIn(text, 'jr@example.org')).toBe('Jomar Reyes');
  });

  it('go on over all lines of a type that only names are set in', () => {
    const rows = linesOf('José Luis\nHernán-\ndez\nde la Cruz').map((row) => ({ ...row, size: 3 }));
    expect(findName(rows, '')?.name).toBe('José Luis Hernández de la Cruz');
  });

  it('are no handles, and end before the name of the paper', () => {
    expect(nameIn('> Grace Miller\nWelder\ngrace-miller-dev', 'grace@example.org')).toBe(
      'Grace Miller',
    );
    expect(nameIn('> Jan Novak Resume')).toBe('Jan Novak');
    expect(nameIn('> Jan Novak Resume\n> Jan Novak', 'jan@example.org')).toBe('Jan Novak');
  });

  it('are broken at a hyphen, or stand beside a place', () => {
    expect(nameIn('> Wideline Pierre-\n> Louis')).toBe('Wideline Pierre-Louis');
    expect(nameIn('> KWABENA OSEI-BONSU | Edmonton, AB')).toBe('Kwabena Osei-Bonsu');
  });

  it('stand in the cells of a form, one part each', () => {
    const cells = linesOf('Nom Rakotoarisoa\nPrénom Hanitra').map((line) => ({
      ...line,
      cells: line.text.split(' '),
    }));
    expect(findName(cells, '')?.name).toBe('Hanitra Rakotoarisoa');
    expect(nameIn('Surname : Owusu-Mensah\nGiven name : Kwabena')).toBe('Kwabena Owusu-Mensah');
  });

  it('all in capitals are put in the order of the address', () => {
    const text = '> MAPANGOU PRISCA AUDREY';
    expect(nameIn(text, 'prisca.mapangou@example.org')).toBe('Prisca Audrey Mapangou');
    expect(nameIn(text, 'p.mapangou@example.org')).toBe('Mapangou Prisca Audrey');
  });

  it('go on after a title only as far as the address knows', () => {
    const text = '> Curriculum vitae of Mamadou Lamarana\n> Barry';
    expect(nameIn(text, 'ml.barry@example.org')).toBe('Mamadou Lamarana Barry');
  });
});

test('a motto level with the space between two rows of a name is no part of it', () => {
  const name = { size: 2.2, bold: true, caps: true };
  const rows = [
    line('LEILA', { ...name, x: 240 }),
    line('Le fil de ma vie : la laine', { size: 1.3, bold: true, x: 420, gap: 0.8 }),
    line('HAMROUN', { ...name, x: 298, gap: 0.8 }),
  ];
  expect(findName(rows, '')?.name).toBe('Leila Hamroun');
});

test('thousands of capitals before a comma are no name, and no work', { timeout: 5000 }, () => {
  expect(findName(linesOf(`${'A'.repeat(2000)}, ada`), '')).toBeUndefined();
});
