import { expect, test } from 'vitest';
import { blankRecord, type CvRecord } from '../record/cv-record.ts';
import { sourceLinesOf } from './source-lines.ts';

const LINES = [
  'Ada Roe',
  'Montréal (Québec) | 514 555-0142 | ada@example.org',
  'Expérience',
  'Comptable, Groupe Alpha',
  'janv. 2019 – mars 2022',
  'Montréal',
  '• Préparation des états financiers mensuels de douze clients,',
  'avec un délai ramené de dix à six jours',
  'Commis-comptable, Bêta inc.',
  '2016 – 2019',
  'Montréal',
  'Compétences : Sage 50, Excel, paie',
];

const inputs = { newId: () => 'cv', random: () => 0.5, now: 0 };
const job = { location: 'Montréal', achievements: [], order: 'a' };
const cv: CvRecord = {
  ...blankRecord(inputs, { title: '', language: 'fr' }),
  personal: {
    ...blankRecord(inputs, { title: '', language: 'fr' }).personal,
    fullName: 'Ada Roe',
    phone: '+1 514-555-0142',
    email: 'ada@example.org',
  },
  experience: {
    alpha: {
      ...job,
      jobTitle: 'Comptable',
      company: 'Groupe Alpha',
      startDate: '2019-01',
      endDate: '2022-03',
      achievements: [
        'Préparation des états financiers mensuels de douze clients, avec un délai ramené de dix à six jours',
      ],
    },
    beta: {
      ...job,
      jobTitle: 'Commis-comptable',
      company: 'Bêta inc.',
      startDate: '2016',
      endDate: '2019',
    },
  },
  skills: { sage: { name: 'Sage 50', order: 'a' } },
};

const at = (path: string, record = cv) => sourceLinesOf(LINES, record, path);

test('a field leads to the line that holds its words', () => {
  expect(at('personal.fullName')).toEqual([0]);
  expect(at('personal.email')).toEqual([1]);
  expect(at('experience.alpha.company')).toEqual([3]);
  expect(at('skills.sage.name')).toEqual([11]);
});

test('a phone number is known by its digits, however it is written', () => {
  expect(at('personal.phone')).toEqual([1]);
});

test('a city or a year that stands many times is that of its entry', () => {
  expect(at('experience.alpha.location')).toEqual([5]);
  expect(at('experience.beta.location')).toEqual([10]);
  expect(at('experience.alpha.startDate')).toEqual([4]);
  expect(at('experience.beta.endDate')).toEqual([9]);
});

test('an achievement leads to all of its lines', () => {
  expect(at('experience.alpha.achievements')).toEqual([6, 7]);
});

test('a doubtful field leads to the line that the reader took it from', () => {
  const doubtful = {
    ...cv,
    evidence: { 'personal.fullName': { line: 'Commis-comptable, Bêta inc.', confidence: 0.4 } },
  };
  expect(at('personal.fullName', doubtful)).toEqual([8]);
});

test('what the original does not say leads nowhere', () => {
  expect(at('personal.summary')).toEqual([]);
  expect(
    at('personal.headline', {
      ...cv,
      personal: { ...cv.personal, headline: 'Directrice de recherche' },
    }),
  ).toEqual([]);
});

test('a job that goes on leads to the line of its beginning', () => {
  const { alpha } = cv.experience;
  if (!alpha) throw new Error('There is one above');
  const going = {
    ...cv,
    experience: { ...cv.experience, alpha: { ...alpha, endDate: 'present' } },
  };
  expect(at('experience.alpha.endDate', going as CvRecord)).toEqual([4]);
});
