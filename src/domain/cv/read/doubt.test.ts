import { expect, test } from 'vitest';
import { emptyContent } from '#/domain/cv/content.ts';
import { withDoubts } from './doubt.ts';

const content = (): ReturnType<typeof emptyContent> => {
  const made = emptyContent();
  made.personal.fullName = 'Odile Mbarga';
  made.experience = [
    {
      jobTitle: 'Cuisinière',
      company: 'Hôtel du Fjord, Alma. Banquets et buffets pour 200 personnes.',
      location: '',
      startDate: '2020',
      endDate: '2022',
      achievements: [],
    },
    {
      jobTitle: '',
      company: 'Boulangerie Ancienne',
      location: '',
      startDate: '2018',
      endDate: '2019',
      achievements: [],
    },
  ];
  made.skills = ['Pâtisserie', 'Odile Mbarga', '2019', 'Résumé'];
  return made;
};

const sure = (paths: readonly string[]): Parameters<typeof withDoubts>[1] =>
  Object.fromEntries(paths.map((path) => [path, { line: '', confidence: 0.95 }]));

const doubted = (paths: readonly string[]): string[] =>
  Object.entries(withDoubts(content(), sure(paths)))
    .filter(([, { confidence }]) => confidence < 0.8)
    .map(([path]) => path);

test('a sentence is no employer, and a job whose title was not found has doubtful dates', () => {
  expect(
    doubted([
      'experience.0.jobTitle',
      'experience.0.company',
      'experience.0.startDate',
      'experience.1.company',
      'experience.1.startDate',
    ]),
  ).toEqual(['experience.0.company', 'experience.1.startDate']);
});

test('a year, the name of the person and the name of the paper are no skills', () => {
  expect(doubted(['skills.0', 'skills.1', 'skills.2', 'skills.3'])).toEqual([
    'skills.1',
    'skills.2',
    'skills.3',
  ]);
});
