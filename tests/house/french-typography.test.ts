/** Every French text that people read is set as Canadian French is: the rules are in `french-rules.ts`. */
import { describe, expect, test } from 'vitest';
import { catalogMessages, withoutPlaces } from './catalogs.ts';
import { faults } from './french-rules.ts';
import { pageTexts } from './page-texts.ts';
import { EXACT } from './refused-words.ts';

describe('the rules refuse', () => {
  test.each([
    'Une question ?',
    'Deux temps : un',
    'Fin :',
    'Sans espace: ici',
    '« Oui »',
    '10 %',
    '10%',
    '9,99 $',
    '$9.99',
    "l'emploi",
    'le “mot”',
    '3 000 personnes',
    'le 20 Novembre 2026',
    'Attendez...',
  ])('%s', (text) => {
    expect(faults(text)).not.toEqual([]);
  });
});

test('the rules accept well-set sentences', () => {
  for (const text of [
    'Une question? Oui! Non; peut-être.',
    'Deux temps\u00A0: un, à 10:30, sur https://exemple.ca',
    '«\u00A0Oui\u00A0», 27\u00A0%, 9,99\u00A0$ et 3\u00A0000 personnes',
    'l’emploi du 20 novembre 2026, à compter de mars 2021',
    'Mars 2021. Novembre suit.',
    'au 514 555-0142',
  ])
    expect(faults(text)).toEqual([]);
});

test('every French text of the public pages is well set', async () => {
  const texts = await pageTexts('fr');
  expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThanOrEqual(9);
  expect(
    texts.flatMap(({ file, words }) => faults(words).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

test('every French message of the catalogs is well set', () => {
  const messages = catalogMessages('fr');
  expect(new Set(messages.map(({ catalog }) => catalog)).size).toBeGreaterThanOrEqual(4);
  const found = messages
    .filter(({ message }) => !EXACT.fr.includes(message))
    .flatMap(({ catalog, message }) =>
      faults(withoutPlaces(message)).map((fault) => `${catalog}.po: ${fault}`),
    );
  expect(found).toEqual([]);
});
