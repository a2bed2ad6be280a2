import { describe, expect, test } from 'vitest';
import { BLANK_NAME } from '../cv/record/blank-entries.ts';
import { NO_REPORT } from '../cv/record/credential-fields.ts';
import { blankRecord } from '../cv/record/cv-record.ts';
import { applyPatch } from '../cv/record/apply-patch.ts';
import { skillKey } from '../cv/record/skill-key.ts';
import { noFacts } from '../linkedin/archive/linkedin-facts.ts';
import { newProfile, type Profile } from './profile.ts';
import { patchOf, proposalsForCv, proposalsFromCv, proposalsFromLinkedin } from './proposals.ts';
import { datesOf, yearsOf } from './years.ts';

let ids = 0;
const inputs = { newId: () => `id${(ids += 1)}`, random: () => 0.5, now: 0 };

const cv = {
  ...blankRecord(inputs, { title: 'CV', language: 'fr' }),
  personal: {
    ...BLANK_NAME,
    fullName: 'Nadia Benmoussa',
    headline: 'Ingénieure civile',
    email: '',
    phone: '',
    location: 'Laval (Québec)',
    linkedin: '',
    summary: 'Dix ans de ponts.',
  },
  skills: {
    [skillKey('AutoCAD')]: { order: 'i', name: 'AutoCAD' },
    [skillKey('Béton')]: { order: 'j', name: 'Béton' },
  },
  experience: {
    e1: {
      order: 'i',
      jobTitle: 'Ingénieure',
      company: 'Ponts du Nord',
      location: 'Rabat',
      startDate: '2014-03',
      endDate: 'present',
      achievements: ['Réparé 12 ponts', ''],
    },
  },
  education: {
    d1: {
      order: 'i',
      degree: 'Diplôme d’ingénieur',
      fieldOfStudy: 'Génie civil',
      institution: 'École Hassania',
      location: '',
      startDate: '2008',
      graduationDate: '2013',
      details: [],
      ...NO_REPORT,
    },
  },
};

/** As the row is once the patch is saved. */
const filled = (profile: Profile, patch: object): Profile => {
  const next = structuredClone(profile) as unknown as Record<string, Record<string, unknown>>;
  for (const [path, value] of Object.entries(patch)) {
    const [field = '', entry, key] = path.split('.');
    if (entry === undefined) (next as Record<string, unknown>)[field] = value;
    else if (key === undefined) next[field]![entry] = value;
    else (next[field]![entry] as Record<string, unknown>)[key] = value;
  }
  return next as unknown as Profile;
};

describe('a profile filled from a CV', () => {
  const empty = newProfile('p', 0);

  test('each fact is proposed by itself, with what it would be', () => {
    const proposals = proposalsFromCv(empty, cv);
    expect(proposals.map(({ part, before, after }) => [part, before, after])).toEqual([
      ['fullName', '', 'Nadia Benmoussa'],
      ['position', '', 'Ingénieure civile'],
      ['location', '', 'Laval (Québec)'],
      ['bio', '', 'Dix ans de ponts.'],
      ['skills', '', 'AutoCAD'],
      ['skills', '', 'Béton'],
      ['experience', '', 'Ingénieure, Ponts du Nord, 03/2014 – présent\nRéparé 12 ponts'],
      ['education', '', 'Diplôme d’ingénieur, Génie civil, École Hassania, 2008 – 2013'],
    ]);
  });

  test('once all is taken, nothing more is proposed, in either direction', () => {
    const taken = filled(empty, patchOf(empty, proposalsFromCv(empty, cv), inputs));
    expect(taken).toMatchObject({ fullName: 'Nadia Benmoussa', bio: 'Dix ans de ponts.' });
    expect(Object.values(taken.skills).map(({ name }) => name)).toEqual(['AutoCAD', 'Béton']);
    expect(proposalsFromCv(taken, cv)).toEqual([]);
    expect(proposalsForCv(cv, taken)).toEqual([]);
  });

  test('what is there is shown beside what the CV says, and a known skill is not added again', () => {
    const profile: Profile = {
      ...empty,
      fullName: 'N. Benmoussa',
      skills: { other: { order: 'i', name: 'autocad' } },
      experience: {
        x: {
          order: 'i',
          position: 'ingénieure',
          company: 'Ponts du nord',
          years: '2014',
          description: 'Réparé 12 ponts',
        },
      },
    };
    const proposals = proposalsFromCv(profile, cv);
    expect(proposals[0]).toMatchObject({ before: 'N. Benmoussa', after: 'Nadia Benmoussa' });
    expect(proposals.filter(({ part }) => part === 'skills').map(({ after }) => after)).toEqual([
      'Béton',
    ]);
    expect(proposals).toContainEqual(
      expect.objectContaining({
        field: 'experience.x.years',
        before: '2014',
        after: '03/2014 – présent',
      }),
    );
    expect(proposals.some(({ field }) => field === 'experience.x.description')).toBe(false);
  });

  test('only what was ticked is written', () => {
    const [name] = proposalsFromCv(empty, cv);
    expect(patchOf(empty, [name!], inputs)).toEqual({ fullName: 'Nadia Benmoussa' });
    expect(patchOf(empty, [], inputs)).toEqual({});
  });
});

describe('a profile filled from LinkedIn’s archive', () => {
  const facts = {
    ...noFacts(),
    fullName: 'Nadia Benmoussa',
    headline: 'Ingénieure civile',
    about: 'Des ponts qui tiennent.',
    skills: ['Béton', 'béton', 'Civil 3D'],
    positions: [
      {
        company: 'Ponts du Nord',
        title: 'Ingénieure',
        description: '',
        location: '',
        startDate: '2014-03',
        endDate: 'present',
      },
    ],
    education: [
      { institution: 'USTHB', degree: 'Génie civil', notes: '', startDate: '', endDate: '2013' },
    ],
  };

  test('each fact is proposed by itself, and none that the archive is silent about', () => {
    const proposals = proposalsFromLinkedin(newProfile('p', 0), facts, 'en');
    expect(proposals.map(({ part, after }) => [part, after])).toEqual([
      ['fullName', 'Nadia Benmoussa'],
      ['position', 'Ingénieure civile'],
      ['bio', 'Des ponts qui tiennent.'],
      ['skills', 'Béton'],
      ['skills', 'Civil 3D'],
      ['experience', 'Ingénieure, Ponts du Nord, 03/2014 – present'],
      ['education', 'Génie civil, USTHB, 2013'],
    ]);
  });

  test('what a CV has brought is not proposed again, nor emptied by what the archive leaves out', () => {
    const empty = newProfile('p', 0);
    const profile = filled(empty, patchOf(empty, proposalsFromCv(empty, cv), inputs));
    const proposals = proposalsFromLinkedin(profile, facts, 'fr');
    expect(proposals.map(({ part, before, after }) => [part, before, after])).toEqual([
      ['bio', 'Dix ans de ponts.', 'Des ponts qui tiennent.'],
      ['skills', '', 'Civil 3D'],
      ['education', '', 'Génie civil, USTHB, 2013'],
    ]);
  });
});

describe('a CV filled from a profile', () => {
  test('a new one takes all of it, with dates that it can print', () => {
    const profile = filled(
      newProfile('p', 0),
      patchOf(newProfile('p', 0), proposalsFromCv(newProfile('p', 0), cv), inputs),
    );
    const blank = blankRecord(inputs, { title: 'CV', language: 'fr' });
    const made = applyPatch(blank, patchOf(blank, proposalsForCv(blank, profile), inputs));
    expect(made.personal).toMatchObject({
      fullName: 'Nadia Benmoussa',
      headline: 'Ingénieure civile',
    });
    expect(Object.values(made.experience)).toMatchObject([
      {
        jobTitle: 'Ingénieure',
        startDate: '2014-03',
        endDate: 'present',
        achievements: ['Réparé 12 ponts'],
      },
    ]);
    expect(Object.values(made.education)).toMatchObject([
      { institution: 'École Hassania', startDate: '2008', graduationDate: '2013' },
    ]);
    expect(proposalsForCv(made, profile)).toEqual([]);
  });
});

test.each([
  ['2014-03', 'present', 'fr', '03/2014 – présent'],
  ['2014', '2019-11', 'en', '2014 – 11/2019'],
  ['', '2013', 'fr', '2013'],
] as const)('years come back as the dates they were: %s, %s', (start, end, language, years) => {
  expect(yearsOf(start, end, language)).toBe(years);
  expect(datesOf(years)).toEqual({ start, end });
});
