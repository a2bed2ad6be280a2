import { describe, expect, it } from 'vitest';
import { readLanguages } from './read-languages.ts';
import { linesOf } from '../lines/source-lines-fixture.ts';

const spoken = (text: string): string[] =>
  readLanguages(linesOf(text)).languages.map(({ name, level }) => `${name.value} ${level}`);

const BOTH = ['French native', 'English fluent'];

describe('languages and their levels', () => {
  it.each([
    ['beside each other', 'French ¦ Native\nEnglish ¦ Fluent'],
    ['in a list', 'French (native), English (fluent)'],
    ['in another word', 'French (native), English : fluide'],
    ['levels under names, cell by cell', 'French ¦ English\nNative ¦ Fluent'],
    ['levels under names with colons', 'French: ¦ English:\nNative ¦ Full professional'],
    ['levels under names that stand close', 'French English\nMother tongue Fluent'],
    ['a level under each name', 'French\nMother tongue\nEnglish\nFluent'],
    ['a full line over another', 'French, native\n+ English, fluent'],
    ['one dash for all', 'French – native – English – fluent'],
    ['a level in a cell before each', 'Native ¦ French\nFluent ¦ English'],
    ['a level over each name', 'Native\nFrench\nFluent\nEnglish'],
    ['all names, then all levels', 'French\nEnglish\nNative\nFluent'],
    ['sentences that begin with a level', 'Native: French. Fluent: English.'],
  ])('%s', (_, text) => {
    expect(spoken(text)).toEqual(BOTH);
  });

  it('takes the first of two levels joined by a slash, and names no list knows below their levels', () => {
    expect(spoken('French - Basic / Intermediate\nEnglish - Fluent / Native')).toEqual([
      'French basic',
      'English fluent',
    ]);
    expect(
      spoken('Français (langue maternelle) – Créole haïtien – Anglais : notions (A2)'),
    ).toEqual(['Français native', 'Créole haïtien ', 'Anglais basic']);
    expect(spoken('Espagnol niveau lycée')).toEqual(['Espagnol basic']);
    expect(
      spoken('English, Cantonese Chinese (functional), Greek (conversant), Zulu (introductory)'),
    ).toEqual(['English ', 'Cantonese Chinese intermediate', 'Greek intermediate', 'Zulu basic']);
    expect(spoken('English: Full proficiency')).toEqual(['English fluent']);
    expect(spoken('Greek - Elementary / Communicative - A2')).toEqual(['Greek basic']);
    expect(spoken('Native\nOrlekian\nBasic\nGerman')).toEqual(['Orlekian native', 'German basic']);
  });

  it('gives each of two names joined by "and" the level in the bracket behind it', () => {
    expect(spoken('German (native), French (elementary proficiency) and Zulu (beginner).')).toEqual(
      ['German native', 'French basic', 'Zulu basic'],
    );
  });

  it('gives a level to all the names of the line above it', () => {
    expect(spoken('French native\nSpanish & Italian\nfluent')).toEqual([
      'French native',
      'Spanish fluent',
      'Italian fluent',
    ]);
  });

  it.each([
    ['Castilian (near-native), Sanskrit (medium)', ['Castilian fluent', 'Sanskrit intermediate']],
    ['Espagnol : niveau bac', ['Espagnol basic']],
    ['Tunisien, Anglais (mastered)', ['Tunisien ', 'Anglais fluent']],
    ['Suisse allemand : langue maternelle', ['Suisse allemand native']],
    ['Créole réunionnais – langue maternelle', ['Créole réunionnais native']],
    ['Serbo-Croatian: native-like', ['Serbo-Croatian fluent']],
  ])('knows %s', (text, languages) => {
    expect(spoken(text)).toEqual(languages);
  });

  it('shares a level among the names beside it', () => {
    expect(spoken('Courant : français, anglais')).toEqual(['Français fluent', 'Anglais fluent']);
    expect(spoken('English (fluent); Urdu, Punjabi (native)')).toEqual([
      'English fluent',
      'Urdu native',
      'Punjabi native',
    ]);
  });

  it('takes a lone word among languages for one more, and a dialect in brackets with its language', () => {
    expect(spoken('English, Nkore, Luganda, Kiswahili')).toContain('Nkore ');
    expect(spoken('Chinese (Mandarin): native')).toEqual(['Chinese (Mandarin) native']);
  });

  it('takes an advanced beginner for a beginner', () => {
    expect(
      spoken('Français : débutant avancé\nEnglish: advanced beginner\nRusse : avancé'),
    ).toEqual(['Français basic', 'English basic', 'Russe advanced']);
  });

  it('knows levels in the plural', () => {
    expect(spoken('Français et anglais courants, espagnol scolaire')).toEqual([
      'Français fluent',
      'Anglais fluent',
      'Espagnol basic',
    ]);
  });

  it('keeps C2 for the fluent, not the native', () => {
    expect(spoken('Français : C2')).toEqual(['Français fluent']);
  });

  it('knows the Canadian benchmarks', () => {
    expect(spoken('English: CLB 9\nFrench: NCLC 7')).toEqual(['English fluent', 'French advanced']);
  });

  it('keeps a language in small letters apart from the level above that is also a word of dates', () => {
    expect(spoken('arabe (langue\nmaternelle)\nfrançais (courant)\nanglais (C1)')).toEqual([
      'Arabe native',
      'Français fluent',
      'Anglais fluent',
    ]);
  });

  it('leaves the level of a diploma with the language above it', () => {
    expect(
      spoken(
        'French ¦ C1 ¦ C1 ¦ C2\nDiplôme d’études en langue française (DELF) B1\nGerman ¦ A2 ¦ A2',
      ),
    ).toEqual(['French fluent', 'German basic']);
  });
});

describe('what stands among languages', () => {
  it.each([
    [
      'a name no list knows among known ones',
      'English\nSpanish\nVelkish',
      ['English ', 'Spanish ', 'Velkish '],
    ],
    [
      'a word that is no line of its own',
      'English\nSpanish\nRead: slowly',
      ['English ', 'Spanish '],
    ],
    [
      'a name in the bracket of another',
      'English (native), Italian (sign language only)',
      ['English native', 'Italian '],
    ],
    [
      'a sentence that opens with its level',
      'Fluent in Polish (native), English (IELTS 8).',
      ['Polish native', 'English fluent'],
    ],
    [
      'a sentence that joins two',
      'Fluent in both Japanese & English',
      ['Japanese fluent', 'English fluent'],
    ],
    ['a code beside the mother tongue', 'English ¦ C2 ¦ mother tongue', ['English native']],
    ['the mother tongue in one word', 'Russian ¦ Mothertongue', ['Russian native']],
    ['what a language is for', 'English for professional documentation.', ['English ']],
    ['several competences', 'Anglais (compétences professionnelles)', ['Anglais advanced']],
  ])('%s', (_, text, expected) => {
    expect(spoken(text)).toEqual(expected);
  });
});

it.each([
  ['Bonne maîtrise', 'advanced'],
  ['Maîtrise intermédiaire', 'intermediate'],
  ['Maîtrise modérée', 'intermediate'],
  ['Maîtrise des bases', 'basic'],
])('a word beside "maîtrise" says how good it is: %s', (level, expected) => {
  expect(spoken(`Anglais ¦ ${level}\nFrançais ¦ Langue maternelle`)).toEqual([
    `Anglais ${expected}`,
    'Français native',
  ]);
});
