import { expect, test } from 'vitest';
import { cvFileName } from './cv-file-name.ts';

const named = (fullName: string): string =>
  cvFileName({ personal: { fullName } as never, language: 'fr' }, 'pdf');

test('a name becomes a file name that upload forms accept', () => {
  expect(named('Hélène D’Arc-Tremblay')).toBe('Helene-D-Arc-Tremblay-CV-fr.pdf');
  expect(named('Dr. Jane Roe, Ph.D., P.Eng.')).toBe('Dr-Jane-Roe-PhD-PEng-CV-fr.pdf');
  expect(named(' Đỗ  Thị Ngọc ')).toBe('Đo-Thi-Ngoc-CV-fr.pdf');
});

test('names in other scripts keep their letters', () => {
  expect(named('محمد بن علي')).toBe('محمد-بن-علي-CV-fr.pdf');
  expect(named('王小明')).toBe('王小明-CV-fr.pdf');
});

test('path signs never reach the file name, and no name is no problem', () => {
  expect(named('../a\\b:c')).toBe('a-b-c-CV-fr.pdf');
  expect(named('')).toBe('CV-fr.pdf');
});
