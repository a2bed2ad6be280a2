import { expect, test } from 'vitest';
import { newProfile } from '../profile/profile.ts';
import { answersFromProfile } from './answers-from-cv.ts';

test('a profile answers what it says, and nothing else', () => {
  expect(answersFromProfile(newProfile('profile00000001', 1))).toEqual({});
  const job = { company: 'Eaux du Nord', position: 'Ingénieure', years: '2019-2024' };
  expect(
    answersFromProfile({
      ...newProfile('profile00000001', 1),
      bio: 'Je livre des réseaux durables. Et plus.',
      skills: { bnq: { order: 'a', name: 'BNQ' }, eau: { order: 'b', name: 'Hydraulique' } },
      experience: {
        a: { order: 'a', ...job, description: 'Suivi de chantier\n12 km de conduites' },
      },
    }),
  ).toEqual({
    role: 'Ingénieure',
    strengths: 'BNQ, Hydraulique',
    result: '12 km de conduites',
    path: 'Ingénieure, Eaux du Nord',
    value: 'Je livre des réseaux durables.',
  });
});
