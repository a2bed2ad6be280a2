import { describe, expect, it } from 'vitest';
import { ASSESSORS } from '../content.ts';
import {
  claimsEquivalence,
  credentialLine,
  credentialSource,
  isWronglyEquivalent,
} from './credentials.ts';
import {
  FALSE_FRIENDS,
  falseFriendsIn,
  falseFriendSource,
  needsCountry,
  plainerText,
} from './false-friends.ts';
import { SCALE_SOURCE, scaleHint } from './language-scales.ts';
import { RESERVED_TITLES, reservedTitleIn } from './reserved-titles.ts';

describe('a diploma from abroad', () => {
  it('is worded as its report allows', () => {
    const report = {
      assessor: 'WES',
      comparesTo: "four-year bachelor's degree",
      year: '2024',
      language: 'en',
    } as const;
    expect(credentialLine(report, 'en')).toBe(
      "Canadian equivalency: four-year bachelor's degree (WES, 2024)",
    );
    expect(
      credentialLine(
        {
          assessor: 'MIFI',
          comparesTo: 'baccalauréat québécois',
          year: '2024',
          language: 'fr',
        },
        'fr',
      ),
    ).toBe('Comparable à : baccalauréat québécois (évaluation comparative, MIFI, 2024)');
    expect(credentialLine({ ...report, comparesTo: ' ' }, 'en')).toBe('');
  });

  it('keeps the report’s own words, in quotation marks where they are in the other language', () => {
    const report = {
      assessor: 'WES',
      comparesTo: 'Canadian equivalency: Master’s degree',
      year: '',
      language: 'en',
    } as const;
    expect(credentialLine(report, 'en')).toBe('Canadian equivalency: Master’s degree (WES)');
    expect(credentialLine(report, 'fr')).toBe(
      'Comparable à : «\u00A0Master’s degree\u00A0» (évaluation des diplômes, WES)',
    );
    expect(
      credentialLine(
        { assessor: 'MIFI', comparesTo: 'équivalent à un DEC', year: '2025', language: 'fr' },
        'en',
      ),
    ).toBe('Comparable to: “un DEC” (comparative evaluation, MIFI, 2025)');
  });

  it('is never called an equivalence in French, nor by the ministry', () => {
    for (const assessor of ASSESSORS) {
      const report = { assessor, comparesTo: 'DEC', year: '', language: '' } as const;
      expect(credentialLine(report, 'fr')).not.toMatch(/[ée]quivalen/i);
      expect(credentialSource(assessor).url).toMatch(/^https:/);
    }
    expect(
      credentialLine({ assessor: 'MIFI', comparesTo: 'DEC', year: '', language: '' }, 'en'),
    ).not.toMatch(/equivalen/i);
    expect(isWronglyEquivalent('Équivalence du MIFI : baccalauréat')).toBe(true);
    expect(isWronglyEquivalent('Comparable à un baccalauréat (MIFI)')).toBe(false);
    expect(isWronglyEquivalent('Canadian equivalency (WES)')).toBe(false);
    expect(claimsEquivalence('Équivalent à un baccalauréat canadien')).toBe(true);
    expect(claimsEquivalence('Mention bien')).toBe(false);
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
    for (const name of FALSE_FRIENDS) expect(falseFriendSource(name).url).toMatch(/^https:/);
  });
});

it('a false friend is explained behind the diploma’s own name, once, and never turned into another diploma', () => {
  const plain = plainerText('licence', 'Licence en droit', 'fr') ?? '';
  expect(plain).toBe('Licence en droit (diplôme universitaire)');
  expect(falseFriendsIn('degree', plain, 'Rabat, Maroc', 'fr')).toEqual([]);
  expect(plainerText('stage', 'Stage en comptabilité', 'en')).toBe('Internship en comptabilité');
  expect(plainerText('cadre', 'Cadre commercial', 'fr')).toBeUndefined();
  expect(falseFriendsIn('degree', 'Bachillerato', 'Bogotá, Colombia', 'en')).toEqual([
    'bachillerato',
  ]);
  expect(falseFriendsIn('degree', 'Maîtrise en droit', 'Montréal (Québec)', 'fr')).toEqual([]);
});

it('a place without a country is asked about where the diploma’s name needs it', () => {
  expect(needsCountry('Licence en droit', 'Rabat', false)).toBe(true);
  expect(needsCountry('Licence en droit', 'Rabat, Maroc', true)).toBe(false);
  expect(needsCountry('Licence en droit', '', false)).toBe(false);
  expect(needsCountry('Master en droit', 'Rabat', false)).toBe(false);
});

describe('a reserved title', () => {
  const asked = (title: string, cv = '', language: 'fr' | 'en' = 'en') =>
    reservedTitleIn(title, { province: 'ON', language, cv });

  it('is warned of, with a free one beside it', () => {
    expect(asked('Software Engineer')).toMatchObject({
      title: 'engineer',
      neutral: ['Software Developer'],
      regulator: 'https://www.peo.on.ca',
    });
    expect(asked('Ingénieure de projet', '', 'fr')?.neutral).toEqual(['Chargée de projet']);
    expect(asked('Architecte', '', 'fr')?.neutral).toEqual([
      'Concepteur en architecture',
      'Conceptrice en architecture',
    ]);
    expect(asked('Registered Nurse')?.title).toBe('nurse');
    expect(asked('Avocate', '', 'fr')?.neutral).toEqual(['Juriste']);
  });

  it('is right for whoever holds the licence, and for other trades', () => {
    expect(asked('Civil Engineer', 'Member of PEO, P.Eng.')).toBeUndefined();
    expect(asked('Solution Designer')).toBeUndefined();
    expect(asked('Locomotive Engineer')).toBeUndefined();
    expect(asked('Nurse Aide')).toBeUndefined();
    expect(asked('Graduate in Pharmacy')).toBeUndefined();
    expect(asked('Architecte logiciel', '', 'fr')).toBeUndefined();
    expect(asked('Ingénierie des ventes', '', 'fr')).toBeUndefined();
  });

  it('is not held by whoever has only asked for the licence', () => {
    expect(asked('Ingénieur civil', 'Démarches en cours auprès de l’OIQ', 'fr')?.title).toBe(
      'engineer',
    );
    expect(asked('Registered Nurse', 'Application to the CNO submitted')?.title).toBe('nurse');
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
  expect(scaleHint('advanced', 'Français')).toBe('B2 · NCLC 7–8');
  expect(scaleHint('fluent', 'English')).toBe('C1 · CLB 9');
  expect(scaleHint('basic', 'Arabe')).toBe('A2');
  expect(SCALE_SOURCE.url).toMatch(/^https:/);
});
