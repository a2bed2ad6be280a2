/**
 * Canadian French as it is printed: no space before ; ! ? — a no-break space before : » % $ and inside
 * the opening « — months and days in lower case — curly apostrophes — no-break spaces inside numbers.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteFacts } from '../../src/features/pages/prose/site-facts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const NO_BREAK = '[\\u00A0\\u202F]';

const RULES: readonly { says: string; breaks: RegExp }[] = [
  { says: 'a space stands before ; ! or ?', breaks: /\s[;!?](?!\w)/u },
  {
    says: 'no no-break space before a colon',
    // A clock's, an address's and a technical name's colon touch both sides.
    breaks: new RegExp(`(?<!${NO_BREAK}|^):(?=\\s|$)`, 'u'),
  },
  { says: 'no no-break space after «', breaks: new RegExp(`«(?!${NO_BREAK})`, 'u') },
  { says: 'no no-break space before »', breaks: new RegExp(`(?<!${NO_BREAK})»`, 'u') },
  {
    says: 'no no-break space between a number and % or $',
    breaks: new RegExp(`\\d(?!${NO_BREAK})\\s?[%$]`, 'u'),
  },
  { says: 'a $ before its amount', breaks: /\$\s?\d/u },
  { says: 'a straight apostrophe', breaks: /\p{L}'\p{L}/u },
  { says: 'English quotation marks', breaks: /[“”"]/u },
  { says: 'a number broken by a common space', breaks: /\d \d{3}(?![\d-])/u },
  {
    says: 'a month or a day with a capital inside a sentence',
    breaks:
      /[\p{Ll}\d,] (?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)\b/u,
  },
  { says: 'three dots instead of …', breaks: /\.\.\./u },
];

const faults = (text: string): string[] =>
  RULES.filter(({ breaks }) => breaks.test(text)).map(({ says }) => `${says}: ${text}`);

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
  const files = globSync('src/features/pages/*/*.fr.ts', { cwd: root });
  expect(files.length).toBeGreaterThanOrEqual(9);
  const found: string[] = [];
  for (const file of files) {
    const { text } = (await import(path.join(root, file))) as {
      text: (facts: ReturnType<typeof siteFacts>) => unknown;
    };
    for (const words of stringsIn(text(siteFacts('fr'))))
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
