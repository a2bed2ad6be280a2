import { describe, expect, it } from 'vitest';
import { ASSESSORS, credentialLine, credentialSource, isWronglyEquivalent } from './credentials.ts';
import { FALSE_FRIENDS, falseFriendsIn } from './false-friends.ts';
import { SCALE_SOURCES, scaleHint } from './language-scales.ts';
import { RESERVED_TITLES, reservedTitleIn } from './reserved-titles.ts';

describe('a diploma from abroad', () => {
  it('is worded as its report allows', () => {
    const report = {
      assessor: 'WES',
      comparesTo: "four-year bachelor's degree",
      year: '2024',
    } as const;
    expect(credentialLine(report, 'en')).toBe(
      "Canadian equivalency: four-year bachelor's degree (WES, 2024)",
    );
    expect(
      credentialLine(
        { assessor: 'MIFI', comparesTo: 'baccalauréat québécois', year: '2024' },
        'fr',
      ),
    ).toBe('Comparable à : baccalauréat québécois (évaluation comparative, MIFI, 2024)');
    expect(credentialLine({ ...report, comparesTo: ' ' }, 'en')).toBe('');
  });

  it('is never called an equivalence in French, nor by the ministry', () => {
    for (const assessor of ASSESSORS) {
      const report = { assessor, comparesTo: 'DEC', year: '' };
      expect(credentialLine(report, 'fr')).not.toMatch(/[ée]quivalen/i);
      expect(credentialSource(assessor)).toMatch(/^https:/);
    }
    expect(credentialLine({ assessor: 'MIFI', comparesTo: 'DEC', year: '' }, 'en')).not.toMatch(
      /equivalen/i,
    );
    expect(isWronglyEquivalent('Équivalence du MIFI : baccalauréat')).toBe(true);
    expect(isWronglyEquivalent('Comparable à un baccalauréat (MIFI)')).toBe(false);
    expect(isWronglyEquivalent('Canadian equivalency (WES)')).toBe(false);
  });
});

describe('a false friend', () => {
  it('is told by the country of study', () => {
    expect(falseFriendsIn('degree', 'Baccalauréat série C', 'Douala, Cameroun', 'fr')).toEqual([
      'baccalaureat',
    ]);
    expect(falseFriendsIn('degree', 'Licence en droit', 'Tunis, Tunisia', 'en')).toEqual([
      'licence',
    ]);
    expect(falseFriendsIn('jobTitle', 'Cadre commercial', 'Lyon, France', 'fr')).toEqual(['cadre']);
    expect(falseFriendsIn('jobTitle', 'Stage en comptabilité', 'Paris, France', 'en')).toEqual([
      'stage',
    ]);
  });

  it('is none where the word means what it says', () => {
    expect(falseFriendsIn('degree', 'Baccalauréat en génie', 'Montréal, QC', 'fr')).toEqual([]);
    expect(falseFriendsIn('degree', 'Bac +5', 'Lyon, France', 'fr')).toEqual([]);
    expect(falseFriendsIn('jobTitle', 'Stage en comptabilité', 'Paris, France', 'fr')).toEqual([]);
    expect(falseFriendsIn('jobTitle', 'Encadreur', 'Lyon, France', 'fr')).toEqual([]);
    for (const { source } of Object.values(FALSE_FRIENDS)) expect(source).toMatch(/^https:/);
  });
});

describe('a reserved title', () => {
  const asked = (title: string, cv = '', language: 'fr' | 'en' = 'en') =>
    reservedTitleIn(title, { province: 'ON', language, cv });

  it('is warned of, with a free one beside it', () => {
    expect(asked('Software Engineer')).toMatchObject({
      title: 'engineer',
      neutral: 'Software Developer',
      regulator: 'https://www.peo.on.ca',
    });
    expect(asked('Ingénieure de projet', '', 'fr')?.neutral).toBe('Chargé de projet');
    expect(asked('Registered Nurse')?.title).toBe('nurse');
    expect(asked('Avocate', '', 'fr')?.neutral).toBe('Juriste');
  });

  it('is right for whoever holds the licence, and for other trades', () => {
    expect(asked('Civil Engineer', 'Member of PEO, P.Eng.')).toBeUndefined();
    expect(asked('Solution Designer')).toBeUndefined();
    expect(asked('Architecte logiciel', '', 'fr')).toBeUndefined();
    expect(asked('Ingénierie des ventes', '', 'fr')).toBeUndefined();
  });

  it('is kept by one province alone where its law says so', () => {
    const title = 'Ontario Certified Teacher';
    expect(reservedTitleIn(title, { province: 'ON', language: 'en', cv: '' })?.title).toBe(
      'teacher',
    );
    expect(reservedTitleIn(title, { province: 'BC', language: 'en', cv: '' })).toBeUndefined();
    expect(
      reservedTitleIn('Software Engineer', { province: 'AB', language: 'en', cv: '' }),
    ).toBeUndefined();
    expect(RESERVED_TITLES).toHaveLength(10);
  });
});

it('a level has its place on both scales', () => {
  expect(scaleHint('advanced', 'fr')).toBe('B2 · NCLC 7–8');
  expect(scaleHint('fluent', 'en')).toBe('C1 · CLB 9');
  expect(scaleHint('basic', 'other')).toBe('A2');
  for (const source of Object.values(SCALE_SOURCES)) expect(source).toMatch(/^https:/);
});
