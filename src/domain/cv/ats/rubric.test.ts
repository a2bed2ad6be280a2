import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CvLanguage } from '../content.ts';
import { sampleReading, sampleRecord } from '../record/record-fixture.ts';
import {
  personal,
  role,
  lines,
  school,
  skills,
  languages,
  section,
  changed,
  names,
  student,
  goodCv,
  type Change,
} from './good-cv-fixture.ts';
import { ratedReading, ratedRecord } from './rated-cv.ts';
import { ATS_GROUPS, bandOf, rateCv } from './rubric.ts';

describe.each(['fr', 'en'] as CvLanguage[])('a good CV in %s', (language) => {
  test('has all 100 points, shared out as published', () => {
    const { score, band, groups } = rateCv(goodCv(language));
    expect({ score, band }).toEqual({ score: 100, band: 'excellent' });
    expect(groups.map(({ id, points, of }) => [id, points, of])).toEqual(
      [25, 10, 15, 20, 10, 5, 10, 5].map((of, at) => [ATS_GROUPS[at], of, of]),
    );
  });
});

/** One thing broken at a time, with the one group that may fall. */
const DAMAGES: [what: string, group: string, change: Change][] = [
  ['letters lost', 'readability', role(0, { company: 'Groupe \uFFFD' })],
  ['a line left over', 'readability', changed({ unplaced: ['Mentorat de deux stagiaires'] })],
  ['a strange heading', 'readability', section('Mon jardin secret', 'Rosiers')],
  ['the e-mail gone', 'contact', personal({ email: '' })],
  ['the phone gone', 'contact', personal({ phone: '' })],
  ['the name gone', 'contact', personal({ fullName: '' })],
  ['the city gone', 'contact', personal({ location: '' })],
  ['a title gone', 'experience', role(0, { jobTitle: '' })],
  ['a company gone', 'experience', role(1, { company: '' })],
  ['a date gone', 'experience', role(1, { startDate: '' })],
  ['a month gone', 'experience', role(1, { startDate: '2016' })],
  ['a date that is none', 'experience', role(1, { endDate: '13/2021' })],
  ['dates upside down', 'experience', role(1, { startDate: '2021-02', endDate: '2016-09' })],
  ['jobs upside down', 'experience', (cv) => ({ ...cv, experience: cv.experience.toReversed() })],
  [
    'figures gone',
    'achievements',
    (cv) =>
      lines(
        ...cv.experience.flatMap((one) =>
          one.achievements.map((text) => text.replace(/\d[\d  ]*/g, '')),
        ),
      )(cv),
  ],
  [
    'verbs gone',
    'achievements',
    (cv) =>
      lines(
        cv.language === 'fr'
          ? 'Responsable de 14 chantiers dans toute la région de Laval'
          : 'Responsible for 14 sites all over the region of Laval',
      )(cv),
  ],
  ['lines cut short', 'achievements', lines('Vendu 12 autos')],
  ['lines gone', 'achievements', lines()],
  ['skills gone', 'skills_languages', skills()],
  ['a skill twice', 'skills_languages', skills(...names(8), 'outil a')],
  ['languages gone', 'skills_languages', languages()],
  ['a level gone', 'skills_languages', languages(['Français', ''])],
  ['the summary gone', 'summary', personal({ summary: '' })],
  ['too long', 'canadian_format', changed({ pages: 3 })],
  ['a photo', 'canadian_format', changed({ personalData: [{ kind: 'photo', text: '' }] })],
  ['a birth date', 'canadian_format', section('Autres', 'Née le 14 mars 1988')],
  ['a degree gone', 'education', school({ degree: '' })],
  ['a school gone', 'education', school({ institution: '' })],
  ['a graduation gone', 'education', school({ graduationDate: '' })],
  ['studies gone', 'education', changed({ education: [], other: [] })],
];

describe.each(['fr', 'en'] as CvLanguage[])('damage in %s', (language) => {
  test.each(DAMAGES)('%s lowers %s alone', (_what, group, change) => {
    const before = rateCv(goodCv(language));
    const after = rateCv(change(goodCv(language)));
    const fallen = after.groups.filter(
      ({ points }, at) => points < (before.groups[at]?.points ?? 0),
    );
    expect(fallen.map(({ id }) => id)).toEqual([group]);
    expect(after.score).toBeLessThan(before.score);
  });
});

describe('the score', () => {
  test('has its bands from 85 and from 70 on', () => {
    expect([100, 85, 84, 70, 69, 0].map(bandOf)).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'needs_improvement',
      'needs_improvement',
    ]);
  });

  test('stops at 60 without any way to reach the person', () => {
    const { score, cap } = rateCv(personal({ email: '', phone: '' })(goodCv('fr')));
    expect(score).toBe(60);
    expect(cap).toEqual({ at: 60, fix: 'addReach' });
  });

  test('is 0 for an empty page', () => {
    const blank = personal({
      fullName: '',
      email: '',
      phone: '',
      location: '',
      linkedin: '',
      summary: '',
    });
    const cv = changed({ experience: [], education: [], skills: [], languages: [], other: [] })(
      blank(goodCv('fr')),
    );
    expect(rateCv(cv)).toMatchObject({ score: 0, band: 'needs_improvement' });
  });

  test('is not lowered by what a student can’t have', () => {
    const cv = changed({ experience: [], education: [student()] })(goodCv('fr'));
    expect(rateCv(cv)).toMatchObject({ score: 100, band: 'excellent' });
    expect(rateCv(changed({ experience: [] })(goodCv('fr'))).score).toBeLessThan(85);
  });

  test('is the same for a reading and for the record made of it, but for what was taken out', () => {
    const around = { today: '2026-11', pages: 1 };
    const read = rateCv(ratedReading(sampleReading(), around));
    const stored = rateCv(ratedRecord(sampleRecord(), around));
    const points = ({ groups }: typeof read) =>
      groups
        .filter(({ id }) => !['canadian_format', 'skills_languages', 'readability'].includes(id))
        .map((group) => [group.id, group.points]);
    expect(points(stored)).toEqual(points(read));
    expect(stored.groups.find(({ id }) => id === 'canadian_format')?.points).toBe(10);
    expect(read.groups.find(({ id }) => id === 'canadian_format')?.points).toBe(7);
  });

  test('stays within 0 and 100, and the same twice, whatever people type', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 5 }), (summary, title, texts) => {
        const cv = section(title, ...texts)(lines(...texts)(personal({ summary })(goodCv('en'))));
        const first = rateCv(cv);
        expect(rateCv(cv)).toEqual(first);
        expect(first.score).toBeGreaterThanOrEqual(0);
        expect(first.score).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });
});
