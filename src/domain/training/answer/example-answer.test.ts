import { expect, test } from 'vitest';
import { emptyContent } from '#/domain/cv/content.ts';
import { CATEGORIES } from '../question.ts';
import { factsOf, fittingFact, type CvFact } from './cv-facts.ts';
import { exampleAnswer, exampleText } from './example-answer.ts';

const JOB = {
  jobTitle: 'Infirmière',
  company: 'Hôpital Sacré-Cœur',
  location: 'Montréal',
  startDate: '2019-03',
  endDate: '2023-06',
};
const content = {
  ...emptyContent(),
  experience: [
    { ...JOB, achievements: ['Accueil des familles', 'Réduction des chutes de 30 % en six mois'] },
    { ...JOB, company: 'CLSC', endDate: 'present', achievements: [] },
  ],
};

test('facts are one for each achievement, and one for a job without any', () => {
  expect(
    factsOf(content).map(({ achievement, company, year }) => [company, year, achievement]),
  ).toEqual([
    ['Hôpital Sacré-Cœur', '2023', 'Accueil des familles'],
    ['Hôpital Sacré-Cœur', '2023', 'Réduction des chutes de 30 % en six mois'],
    ['CLSC', '2019', ''],
  ]);
});

test('the achievement that speaks of the question is taken, or one with a number', () => {
  const facts = factsOf(content);
  expect(fittingFact(facts, 'Parlez-moi d’une réalisation.', 'fr')?.achievement).toMatch(/30 %/);
  expect(
    fittingFact(facts, 'Comment s’est passé l’accueil de familles inquiètes?', 'fr')?.achievement,
  ).toMatch(/Accueil/);
  expect(fittingFact([], 'Parlez-moi de vous.', 'fr')).toBeUndefined();
});

test.each(CATEGORIES)(
  'an example of a %s answer holds the facts as they are, and nothing else of a CV',
  (category) => {
    const fact: CvFact = {
      jobTitle: 'Welder',
      company: 'Acme',
      year: '2021',
      isPresent: false,
      achievement: 'Cut rework by 12%.',
    };
    const facts = exampleAnswer(category, 'en', fact).filter(({ kind }) => kind === 'fact');
    for (const { text } of facts)
      expect(['Welder', 'Acme', '2021', 'Cut rework by 12%']).toContain(text);
    expect(facts.length).toBeGreaterThanOrEqual(3);
  },
);

test('a French example names the employer with its article, and shows the name alone as the fact', () => {
  const [fact] = factsOf(content);
  const pieces = exampleAnswer('general', 'fr', fact);
  expect(exampleText(pieces)).toMatch(/^J’ai travaillé à l’Hôpital Sacré-Cœur comme/);
  expect(pieces.find(({ kind }) => kind === 'fact')?.text).toBe('Hôpital Sacré-Cœur');
});

test.each(CATEGORIES)(
  'without a CV, an example of a %s answer has blanks in their place',
  (category) => {
    for (const language of ['fr', 'en'] as const) {
      const pieces = exampleAnswer(category, language, undefined);
      expect(pieces.some(({ kind }) => kind === 'fact')).toBe(false);
      expect(exampleText(pieces)).toMatch(
        language === 'fr' ? /\[nom de l’employeur\]/ : /\[name of the employer\]/,
      );
      expect(exampleText(pieces)).not.toMatch(/[{}]/);
    }
  },
);
