/** The interview questions that are shipped: enough for each industry in each language, whole, well set, no two alike. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLOSING, OPENING } from '../../src/domain/training/bank/pick-questions.ts';
import { readQuestionFile } from '../../src/domain/training/bank/question-file.ts';
import { MOST_QUESTIONS } from '../../src/domain/training/bank/question-sets.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  INDUSTRIES,
  LEVELS,
  type Question,
} from '../../src/domain/training/question.ts';
import { JURISDICTIONS } from '../../src/domain/training/rights/jurisdictions.ts';
import { rightsDrill } from '../../src/domain/training/rights/rights-drill.ts';
import { root } from './catalogs.ts';
import { isBadEnglish } from './english-rules.ts';
import { faults } from './french-rules.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { refusedIn, SECOND_NAMES } from './refused-words.ts';

const LANGUAGES = ['fr', 'en'] as const;

const shipped = (language: Question['language']): (Question | undefined)[] =>
  globSync(`pocketbase/seed/questions/${language}/*.md`, { cwd: root }).flatMap((file) =>
    readQuestionFile(
      readFileSync(path.join(root, file), 'utf8'),
      language,
      path.basename(file, '.md'),
    ),
  );

const BANK = { fr: shipped('fr'), en: shipped('en') };
const bank = (language: Question['language']): Question[] =>
  BANK[language].filter((question) => question !== undefined);

test('480 questions or more, each read whole, under a key of its own', () => {
  const all = LANGUAGES.flatMap((language) => BANK[language]);
  expect(all.filter((question) => question === undefined)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(480);
  expect(new Set(all.map((question) => question?.key)).size).toBe(all.length);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const questions = bank(language);
  const wordsOf = ({ text, tips, intent, followUp }: Question) => [text, ...tips, intent, followUp];

  test('20 or more for each industry and 40 for all, and the server tells them all', () => {
    for (const industry of INDUSTRIES) {
      const own = questions.filter((question) => question.industry === industry);
      expect([industry, own.length]).toEqual([
        industry,
        expect.toSatisfy((count: number) => count >= (industry === 'general' ? 40 : 20)),
      ]);
    }
    expect(questions.length).toBeLessThanOrEqual(MOST_QUESTIONS);
  });

  test('each industry has every category, difficulty and level, of which everybody has some of each', () => {
    for (const industry of INDUSTRIES) {
      const own = questions.filter((question) => question.industry === industry);
      const basic = own.filter(({ isBasic }) => isBasic);
      const missing = [
        ...CATEGORIES.filter((one) => !basic.some(({ category }) => category === one)),
        ...DIFFICULTIES.filter((one) => !own.some(({ difficulty }) => difficulty === one)),
        ...LEVELS.filter((one) => !basic.some(({ level }) => level === one)),
      ];
      expect([industry, missing]).toEqual([industry, []]);
    }
  });

  test('about a third is for everybody', () => {
    const share = questions.filter(({ isBasic }) => isBasic).length / questions.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.4);
  });

  test('an interview can begin and end', () => {
    for (const keys of [OPENING, CLOSING])
      expect(questions.find(({ key }) => key === keys[language])).toMatchObject({ isBasic: true });
  });

  test('no two are nearly the same, and those planted are found', () => {
    const texts = questions.map(({ text }) => text);
    expect(nearDuplicates(texts)).toEqual([]);
    for (const planted of PLANTED[language])
      expect([planted, nearDuplicates([...texts, planted]).length]).not.toEqual([planted, 0]);
  });

  test('each fits its columns, and asks for one thing', () => {
    const tooLong = questions.filter(
      ({ text, tips, intent, followUp }) =>
        text.length > 180 ||
        tips.join('\n').length > 400 ||
        tips.some((tip) => tip.length > 140) ||
        intent.length > 140 ||
        followUp.length > 140,
    );
    expect(tooLong.map(({ key }) => key)).toEqual([]);
  });

  test('each is well set, with one word for each thing', () => {
    const said = questions.flatMap(wordsOf);
    expect(language === 'fr' ? said.flatMap(faults) : said.filter(isBadEnglish)).toEqual([]);
    const names = SECOND_NAMES[language].filter(({ instead }) =>
      ONE_NAME[language].some((name) => name === instead),
    );
    expect(names).toHaveLength(ONE_NAME[language].length);
    expect(said.flatMap((text) => refusedIn(text, names))).toEqual([]);
  });
});

test.each(LANGUAGES)('the drill on what may be asked is well set too (%s)', (language) => {
  const said = JURISDICTIONS.flatMap((place) => rightsDrill(language, place)).flatMap(
    (question) => [
      question.text,
      question.why,
      ...(question.ground === null
        ? [question.answer]
        : [question.instead, ...Object.values(question.answers)]),
    ],
  );
  expect(said.length).toBeGreaterThan(80);
  expect(language === 'fr' ? said.flatMap(faults) : said.filter(isBadEnglish)).toEqual([]);
});

/** Slightly other words for a question that is shipped. */
const PLANTED = {
  fr: [
    'Parlez-moi un peu de vous.',
    'Comment faites-vous un bon rapprochement bancaire? Expliquez-moi.',
    'Racontez-moi un désaccord avec une collègue et la manière dont vous l’avez réglé.',
  ],
  en: [
    'Could you tell me about yourself?',
    'How would you reconcile a bank account?',
    'Describe a time when you and a coworker saw things differently.',
  ],
} as const;

/** The words whose other names no question uses; the rest may be said of other people's work. */
const ONE_NAME = {
  fr: ['courriel', 'sauvegarde', 'paramètres'],
  en: ['résumé', 'email', 'back-up'],
} as const;
