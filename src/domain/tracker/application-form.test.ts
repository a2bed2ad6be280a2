import { expect, test } from 'vitest';
import { newApplication } from './application.ts';
import {
  applicationToForm,
  checkForm,
  EMPTY_FORM,
  formToFields,
  toWebAddress,
  type FormValues,
} from './application-form.ts';
import { readAmount } from './salary-amount.ts';

const FILLED: FormValues = { ...EMPTY_FORM, title: 'Analyste', company: 'Groupe Ferland' };

test('a title and a company are enough', () => {
  expect(checkForm(FILLED)).toEqual({});
  expect(checkForm({ ...EMPTY_FORM, title: '  ' })).toEqual({
    title: 'required',
    company: 'required',
  });
});

test.each<[Partial<FormValues>, object]>([
  [{ title: 'a'.repeat(301) }, { title: 'too-long' }],
  [{ notes: 'a'.repeat(20_001) }, { notes: 'too-long' }],
  [{ deadline: '2026-02-30' }, { deadline: 'no-day' }],
  [{ dateApplied: '0026-02-03' }, { dateApplied: 'no-day' }],
  [{ interviewAt: '2026-11-24T25:00' }, { interviewAt: 'no-moment' }],
  [{ interviewAt: '2026-11-24T10:30' }, {}],
  [{ url: 'javascript:alert(1)' }, { url: 'no-address' }],
  [{ url: 'emplois.example.org/42?a=1' }, {}],
  [{ recruiterEmail: 'lea@example' }, { recruiterEmail: 'no-email' }],
  [{ salaryMin: 'beaucoup', salaryPeriod: 'year' }, { salaryMin: 'no-amount' }],
  [
    { salaryMin: '70 000', salaryMax: '65 000', salaryPeriod: 'year' },
    { salaryMax: 'less-than-least' },
  ],
  [{ salaryMax: '28,50' }, { salaryPeriod: 'no-period' }],
  [{ salaryMin: '28,50', salaryMax: '28,50', salaryPeriod: 'hour' }, {}],
])('%j says %j', (typed, problems) => {
  expect(checkForm({ ...FILLED, ...typed })).toEqual(problems);
});

test.each([
  ['65 000', 6_500_000],
  ['65\u00a0000,00 $', 6_500_000],
  ['$65,000.50', 6_500_050],
  ['65.000', 6_500_000],
  ['1,065,000', 106_500_000],
  ['28,5', 2850],
  ['65k', 6_500_000],
  ['72,5 k$', 7_250_000],
  ['-5', undefined],
  ['6 à 7', undefined],
  ['', undefined],
])('the amount %s is %s cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});

test.each([
  ['https://emplois.example.org/42', 'https://emplois.example.org/42'],
  ['www.example.org', 'https://www.example.org'],
  ['https://moi@example.org/', undefined],
  ['ftp://example.org', undefined],
  ['mon dossier.pdf', undefined],
])('the address %s is %s', (typed, address) => {
  expect(toWebAddress(typed)).toBe(address);
});

test('what is saved comes back to the form as it was typed', () => {
  const typed: FormValues = {
    ...FILLED,
    salaryMin: '28,50',
    salaryMax: '31',
    salaryPeriod: 'hour',
    url: 'https://emplois.example.org/42',
    deadline: '2026-12-04',
    notes: 'Demander Léa',
  };
  const application = newApplication('a', 1, 'e', formToFields(typed));
  expect(application).toMatchObject({ salaryMin: 2850, salaryMax: 3100, title: 'Analyste' });
  expect(applicationToForm(application, 'fr')).toEqual(typed);
});

test('an empty field empties what was saved, one that is not given leaves it', () => {
  expect(formToFields({ salaryMin: '', url: '' })).toEqual({ salaryMin: 0, url: '' });
});
