import { describe, expect, test } from 'vitest';
import { CATEGORIES, DIFFICULTIES, INDUSTRIES, LEVELS, type Question } from '../question.ts';
import { CLOSING, customQuestions, OPENING, simulationQuestions } from './pick-questions.ts';

const question = (given: Partial<Question>): Question => ({
  key: 'k',
  language: 'fr',
  text: 'Une question?',
  category: 'general',
  difficulty: 'easy',
  industry: 'general',
  level: 'beginner',
  tips: ['Un', 'Deux'],
  intent: 'Savoir.',
  followUp: 'Et après?',
  isBasic: true,
  ...given,
});

/** One of each kind, in two languages, with the two that frame an interview. */
const BANK: Question[] = (['fr', 'en'] as const).flatMap((language) => [
  question({ language, key: OPENING[language] }),
  question({ language, key: CLOSING[language] }),
  ...INDUSTRIES.flatMap((industry) =>
    CATEGORIES.flatMap((category) =>
      DIFFICULTIES.flatMap((difficulty) =>
        LEVELS.map((level) =>
          question({
            language,
            key: [language, industry, category, difficulty, level].join('-'),
            industry,
            category,
            difficulty,
            level,
          }),
        ),
      ),
    ),
  ),
]);

const nursing = (given: Partial<Parameters<typeof simulationQuestions>[0]> = {}) =>
  simulationQuestions({
    questions: BANK,
    language: 'fr',
    industry: 'healthcare',
    level: 'intermediate',
    count: 8,
    seed: 7,
    ...given,
  });
const keysOf = (questions: readonly Question[]) => questions.map(({ key }) => key);

describe('a simulation', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(nursing()).toEqual(nursing());
    // Among many that fit as well; here each kind is there once, so the bank is doubled.
    const doubled = [...BANK, ...BANK.map((one) => ({ ...one, key: `${one.key}-2` }))];
    const seeds = [1, 2, 3, 4].map((seed) => keysOf(nursing({ questions: doubled, seed })).join());
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  test('begins with oneself and ends with one’s own questions', () => {
    const keys = keysOf(nursing());
    expect([keys[0], keys.at(-1)]).toEqual([OPENING.fr, CLOSING.fr]);
    expect(new Set(keys).size).toBe(8);
  });

  test.each(LEVELS)('gets harder, and mixes the categories (%s)', (level) => {
    const middle = nursing({ level, count: 10 }).slice(1, -1);
    const grades = middle.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty));
    expect(grades).toEqual(grades.toSorted());
    expect(grades.at(-1)).toBe(level === 'beginner' ? 1 : 2);
    expect(new Set(middle.map(({ category }) => category)).size).toBe(4);
    const away = middle.map((one) => Math.abs(LEVELS.indexOf(one.level) - LEVELS.indexOf(level)));
    expect(Math.max(...away)).toBeLessThan(2);
  });

  test('is for the most part of one’s own industry, and never of another', () => {
    const middle = nursing({ count: 11 }).slice(1, -1);
    const own = middle.filter(({ industry }) => industry === 'healthcare').length;
    expect(own).toBe(6);
    expect(middle.every(({ industry }) => ['healthcare', 'general'].includes(industry))).toBe(true);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [20, 20],
    [500, 74],
    [0, 0],
  ])('of %i questions has %i', (count, expected) => {
    expect(nursing({ count })).toHaveLength(expected);
  });

  test('speaks one language, and does with what there is', () => {
    expect(nursing({ language: 'en' }).every(({ language }) => language === 'en')).toBe(true);
    const withoutFrame = BANK.filter(({ key }) => key !== OPENING.fr && key !== CLOSING.fr);
    expect(nursing({ questions: withoutFrame })).toHaveLength(8);
    expect(nursing({ questions: [] })).toEqual([]);
  });
});

describe('an interview for one job', () => {
  const wish = { questions: BANK, count: 9, seed: 3 };
  const french = `Hôpital de quartier
Vos tâches
- Donner les soins
Exigences :
- Expérience de 3 ans en soins de longue durée
- Maîtrise du logiciel Cristal-Net;
- Capacité à travailler en équipe et à gérer le stress.
- Diplôme d’études collégiales en soins infirmiers
Nous offrons un salaire de 32,50 $ l’heure`;

  const interview = customQuestions({
    ...wish,
    language: 'fr',
    jobTitle: 'Infirmière auxiliaire',
    jobDescription: french,
  });

  test('asks of what the description asks for, in its words', () => {
    const own = interview.filter(({ key }) => key === '');
    expect(own.map(({ text, category }) => [category, text]).toSorted()).toEqual([
      [
        'behavioral',
        'L’offre demande\u00A0: «\u00A0Capacité à travailler en équipe et à gérer le stress\u00A0». Racontez une situation où vous l’avez montré.',
      ],
      [
        'behavioral',
        'L’offre demande\u00A0: «\u00A0Expérience de 3 ans en soins de longue durée\u00A0». Qu’avez-vous fait de plus proche de cela?',
      ],
      [
        'technical',
        'L’offre demande\u00A0: «\u00A0Maîtrise du logiciel Cristal-Net\u00A0». Dans quel travail vous en êtes-vous servi?',
      ],
    ]);
  });

  test('is of the job’s industry and level, framed like any', () => {
    expect(interview).toHaveLength(9);
    expect([interview[0]?.key, interview.at(-1)?.key]).toEqual([OPENING.fr, CLOSING.fr]);
    const industries = new Set(interview.slice(1, -1).map(({ industry }) => industry));
    expect([...industries].toSorted()).toEqual(['general', 'healthcare']);
  });

  test('has at most a third of them, and none without a description', () => {
    const jobTitle = 'Infirmier';
    const counted = (count: number, jobDescription = french) =>
      customQuestions({ ...wish, language: 'fr', jobTitle, jobDescription, count }).filter(
        ({ key }) => key === '',
      ).length;
    expect([counted(4), counted(6), counted(12), counted(9, '')]).toEqual([1, 2, 3, 0]);
  });

  test('never repeats what may not be asked, nor pay, studies and addresses', () => {
    const jobDescription = [
      'Age 25 to 35, strong communication skills',
      'Canadian experience and leadership skills',
      'Ability to earn $30 an hour with full benefits',
      'Bachelor’s degree or equivalent experience',
      'Send your résumé to jobs@example.org and show your skills',
      'Proficient in AutoCAD and reading drawings',
    ].join('\n');
    const own = customQuestions({
      ...wish,
      language: 'en',
      jobTitle: 'Millwright',
      jobDescription,
    }).filter(({ key }) => key === '');
    expect(own.map(({ text }) => text)).toEqual([
      'The posting asks for: “Proficient in AutoCAD and reading drawings”. In what work have you used it?',
    ]);
  });

  test('takes any text in little time', () => {
    const jobDescription = `${'- maîtrise '.repeat(60_000)}\n${'a'.repeat(100_000)}$& $1`;
    const made = customQuestions({ ...wish, language: 'fr', jobTitle: '', jobDescription });
    expect(made.length).toBeLessThanOrEqual(9);
  });
});
