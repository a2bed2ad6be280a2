/** Every French text that people read is set as Canadian French is: the rules are in `french-rules.ts`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SITE } from '#/domain/content/site.ts';
import { siteFacts } from '../../src/features/pages/prose/site-facts.ts';
import { faults } from './french-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
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
  const files = globSync('src/features/pages/**/*.fr.ts', { cwd: root });
  expect(files.length).toBeGreaterThanOrEqual(9);
  const found: string[] = [];
  for (const file of files) {
    const { text } = (await import(path.join(root, file))) as {
      text: (facts: ReturnType<typeof siteFacts>) => unknown;
    };
    for (const words of stringsIn(text(siteFacts(DEFAULT_SITE, 'fr'))))
      found.push(...faults(words).map((fault) => `${file}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('every French message of the catalogs is well set', () => {
  const files = globSync('src/locales/fr/*.po', { cwd: root });
  expect(files.length).toBeGreaterThanOrEqual(4);
  const found = files.flatMap((file) =>
    messagesIn(readFileSync(path.join(root, file), 'utf8'))
      .map(withoutPlaces)
      .flatMap(faults)
      .map((fault) => `${path.basename(file)}: ${fault}`),
  );
  expect(found).toEqual([]);
});

/** Every string a text shows; identifiers and addresses are not words. */
const stringsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return ['id', 'to', 'needs', 'email'].includes(key) ? [] : [withoutMarks(value)];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => stringsIn(item, name));
  return [];
};

/** What the marks of a running text leave on the screen. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\*\*|`/g, '');

const messagesIn = (catalog: string): string[] =>
  [...catalog.matchAll(/^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm)]
    .map(([, quoted = '']) =>
      [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, piece = '']) => piece)
        .join('')
        .replaceAll('\\n', '\n')
        .replaceAll(String.raw`\"`, '"'),
    )
    .filter(Boolean);

/** A message's tags and places filled at run time are no words; of a plural, the branches are. */
const withoutPlaces = (message: string): string =>
  message
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/\{\w+\}/g, 'X');
