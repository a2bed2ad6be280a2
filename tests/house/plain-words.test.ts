/** The interface, the mails and the public pages say the familiar word, one for each thing: see `refused-words.ts`. */
import { describe, expect, test } from 'vitest';
import {
  CLOSINGS,
  GREETINGS,
  LINK_HINTS,
  MAILS,
  REPLY_HINTS,
} from '../../pocketbase/hooks/words/mails.ts';
import { catalogMessages, withoutPlaces } from './catalogs.ts';
import { faults } from './french-rules.ts';
import { pageTexts } from './page-texts.ts';
import { EXACT, IMAGES, refusedIn, SECOND_NAMES } from './refused-words.ts';

/** These two pages tell what the product's name means. */
const TELLS_THE_NAME = /^(?:about|press)\./;

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  const refused = [...IMAGES[language], ...SECOND_NAMES[language]];

  test('the catalogs keep images of speech on the landing page, and one name for each thing', () => {
    const messages = catalogMessages(language).filter(
      ({ message }) => !EXACT[language].includes(message),
    );
    const found = messages.flatMap(({ catalog, message }) =>
      refusedIn(
        withoutPlaces(message),
        catalog === 'landing' ? SECOND_NAMES[language] : refused,
      ).map((fault) => `${catalog}.po: ${fault}`),
    );
    expect(found).toEqual([]);
  });

  test('so do the mails', () => {
    expect(mailTexts(language).flatMap((text) => refusedIn(text, refused))).toEqual([]);
  });

  test('the public pages keep to plain words', async () => {
    const texts = (await pageTexts(language)).filter(({ file }) => !TELLS_THE_NAME.test(file));
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.flatMap(({ file, words }) =>
        refusedIn(words, IMAGES[language]).map((fault) => `${file}: ${fault}`),
      ),
    ).toEqual([]);
  });

  test('the sentences that the specification fixes are said word for word', () => {
    const said = new Set(catalogMessages(language).map(({ message }) => message));
    expect(EXACT[language].filter((text) => !said.has(text))).toEqual([]);
  });
});

test('the French mails are well set', () => {
  expect(mailTexts('fr').flatMap(faults)).toEqual([]);
});

describe('the rules refuse what was once written', () => {
  test.each([
    ['fr', 'Il est trop volumineux pour voyager.'],
    ['fr', 'Remis en route.'],
    ['fr', 'Ce format attend le réseau'],
    ['fr', 'Le serveur est hors de portée pour le moment.'],
    ['fr', 'Cette adresse ne mène nulle part.'],
    ['fr', 'Supprimer pour toujours?'],
    ['en', 'On its way again.'],
    ['en', 'Give up the change'],
    ['en', 'Take your data along'],
    ['en', 'This address leads nowhere.'],
    ['en', 'Free some space or empty the trash, then try again.'],
  ] as const)('%s: %s', (language, text) => {
    expect(refusedIn(text, [...IMAGES[language], ...SECOND_NAMES[language]])).not.toEqual([]);
  });
});

/** A place filled at run time is no word. */
const mailTexts = (language: 'fr' | 'en'): string[] =>
  [
    GREETINGS[language],
    CLOSINGS[language],
    LINK_HINTS[language],
    REPLY_HINTS[language],
    ...Object.values(MAILS).flatMap(({ [language]: mail }) => [
      mail.subject,
      ...mail.paragraphs,
      mail.action ?? '',
    ]),
  ].map((text) => text.replaceAll(/\{\w+\}/g, 'X'));
