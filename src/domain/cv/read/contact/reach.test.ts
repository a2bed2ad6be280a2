import { expect, it } from 'vitest';
import { findEmail, findLinkedin, findPhones, findTrunkNumber, isNorthAmerican } from './reach.ts';

it.each([
  ['06.12.55.01.42', ['06.12.55.01.42']],
  ['07/12/55/01/42', ['07/12/55/01/42']],
  ['01.02.2019-03.04.2020', []],
  ['12.03.1994', []],
  ['Weaver at Nordvik Looms (2008-2010)', []],
  ['Clerk of the team (2008-2010), Lomé', []],
])('reads five pairs as a phone and dates as none: %s', (text, phones) => {
  expect(findPhones(text, []).map(({ value }) => value)).toEqual(phones);
});

it('reads the end of a profile’s address that stands without its site', () => {
  expect(findLinkedin('Oumar Sylla | in/oumar-sylla')?.value).toBe('linkedin.com/in/oumar-sylla');
  expect(findLinkedin('🔗 in/oumar-sylla')?.value).toBe('linkedin.com/in/oumar-sylla');
  expect(findLinkedin('/in/oumarsylla')?.value).toBe('linkedin.com/in/oumarsylla');
  expect(findLinkedin('worked in/around Kindia')).toBeUndefined();
});

it.each([
  ['Orleku, CA 94588 (555) 012-3456', '(555) 012-3456'],
  ['Laval (Québec) H2X 1Y4 514 555-0142', '514 555-0142'],
  ['Orleku, CA +1 555-0142', '+1 555-0142'],
])('finds the number after the place in %s', (text, number) => {
  expect(findPhones(text, []).map(({ value }) => value)).toEqual([number]);
});

it('knows a number by the code of its country, whatever its length', () => {
  expect(isNorthAmerican('+353 555 014 2')).toBe(false);
  expect(isNorthAmerican('+1 514 555 0142')).toBe(true);
  expect(isNorthAmerican('514 555 0142')).toBe(true);
});

it.each([
  ['074 55 50 17', '074 55 50 17'],
  ['046 454 286', undefined],
  ['07700 900142', '07700 900142'],
  ['01155501422 | ada@example.org | example.org/ada', '01155501422'],
  ['08035550142', '08035550142'],
  ['Ada Velk / ada@example.org / 07700900142', '07700900142'],
  ['(020) 7946 0142', '(020) 7946 0142'],
  ['ada@example.org | +49 151 ** *** ***', '+49 151 ** *** ***'],
  ['+1 (xxx) xxx-xxxx | Tesmal', '+1 (xxx) xxx-xxxx'],
  ['+1-800-WEAVING', '+1-800-WEAVING'],
  ['+1-(800)-LOOM', '+1-(800)-LOOM'],
  ['XXX-XXX-XXXX', 'XXX-XXX-XXXX'],
  ['ada@example.org | 555-0142', '555-0142'],
  ['+5 YEARS', undefined],
  ['+10% SALES', undefined],
  ['012.345.678-90', undefined],
  ['2008 – 2012', undefined],
  ['655 55 50 14', '655 55 50 14'],
  ['71 55 50 12 (whatsapp)', '71 55 50 12'],
  [': 0711 555 014', '0711 555 014'],
  ['0142', undefined],
  ['020555014299', undefined],
])('knows a number by the zero before it, or as what hides it: %s', (text, number) => {
  expect(findTrunkNumber(text)?.value).toBe(number);
});

it('takes 311 and its like for no area of North America', () => {
  expect(isNorthAmerican('311 555 0148')).toBe(false);
  expect(isNorthAmerican('514 555 0148')).toBe(true);
});

it('reads a number with dashes between blanks', () => {
  expect(findPhones('(514) 555 – 0142 | ada@example.org', []).map(({ value }) => value)).toEqual([
    '(514) 555-0142',
  ]);
});

it('ends an address where the next one begins', () => {
  const twice = '://linkedin.com/in/oumarsyllahttps://linkedin.com/in/oumarsylla';
  expect(findLinkedin(twice)?.value).toBe('linkedin.com/in/oumarsylla');
});

it('takes off what a link without its protocol became', () => {
  expect(
    findLinkedin('http://www.linkedin.com/in/oumar-sylla.pdf#[0,{%22name%22:%22Fit%22}]')?.value,
  ).toBe('linkedin.com/in/oumar-sylla');
});

it('reads a number behind the Swiss word for a mobile phone', () => {
  expect(findPhones('Natel 079 555 01 42', []).map(({ value }) => value)).toEqual([
    '079 555 01 42',
  ]);
});

it.each([
  'Research fellow (T52) 2019-2021',
  'Grant of $31,000 2017-2019',
  'ORCID 0000-0001-5550-142X',
  '50020/ 50000',
])('reads no phone in %s', (text) => {
  expect(findPhones(text, ['CA', 'US', 'FR'])).toEqual([]);
});

it('ends a number before the bar that leads to another', () => {
  expect(findPhones('Mobile: +213.555550142 /655550143', []).map(({ value }) => value)).toContain(
    '+213.555550142',
  );
});

it('reads an address with blanks around its signs, set so against robots', () => {
  expect(findEmail('E-mail : awa . diop @ example . org')).toEqual({
    raw: 'awa . diop @ example . org',
    value: 'awa.diop@example.org',
  });
  expect(findEmail('Chef @ Nordvik . Velka')?.value).not.toBe('Chef@Nordvik');
});

it.each([
  ['E-mail: awa.diop at example dot org', 'awa.diop@example.org'],
  ['awa[.]diop[at]example.org', 'awa.diop@example.org'],
  ['awa (at) mail (dot) example (dot) org', 'awa@mail.example.org'],
])('reads an address whose signs are told: %s', (text, value) => {
  expect(findEmail(text)?.value).toBe(value);
});

it('takes work at a house for no address', () => {
  expect(findEmail('Weaver at velka.com')).toBeUndefined();
  expect(findEmail('Weaver (at Velka) and more')).toBeUndefined();
});

it('ends an address where a place follows without a blank', () => {
  expect(findEmail('awa@example.orgDakar, Senegal')).toEqual({
    raw: 'awa@example.org',
    value: 'awa@example.org',
  });
  expect(findEmail('awa@example.ORG')?.value).toBe('awa@example.ORG');
});

it('takes years with months for no number', () => {
  expect(findPhones('2015.4-2018.12', ['FR'])).toEqual([]);
});

it.each(['In: Looms 11, pp. 41206–41238.', 'Looms 12, 3301–3317', 'pages 2210-2214'])(
  'takes no pages of a paper for a number: %s',
  (text) => {
    expect(findPhones(text, ['FR', 'NO'])).toEqual([]);
  },
);
