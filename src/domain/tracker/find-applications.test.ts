import { describe, expect, test } from 'vitest';
import { newApplication, type ApplicationFields, type ApplicationStatus } from './application.ts';
import { findApplications, inOrder } from './find-applications.ts';

const application = (
  id: string,
  fields: Partial<ApplicationFields> & { status?: ApplicationStatus },
) => newApplication(id, 0, `e-${id}`, fields);

const ALL = [
  application('eau', {
    title: 'Ingénieure civile, eaux',
    company: 'Conseil Laurentia',
    location: 'Montréal',
    status: 'interview',
    source: 'linkedin',
    dateApplied: '2026-11-02',
    deadline: '2026-11-30',
  }),
  application('voirie', {
    title: 'Chargée de projets, voirie',
    company: 'Infrastructures Boréales',
    notes: 'Vue à la foire de Laval',
    dateApplied: '2026-11-08',
  }),
  application('offre', {
    title: 'conceptrice',
    company: 'Ateliers du Nord',
    status: 'offer',
    deadline: '2026-11-05',
  }),
  application('fin', { title: 'Technicienne', company: 'Nordet', status: 'closed' }),
];

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
const find = (wanted: Parameters<typeof findApplications>[1]) => ids(findApplications(ALL, wanted));

describe('applications', () => {
  test('are found by all words, without accents or case, in any of their texts', () => {
    expect(find({ words: 'INGENIEURE  montreal' })).toEqual(['eau']);
    expect(find({ words: 'foire boréales' })).toEqual(['voirie']);
    expect(find({ words: 'nord' })).toEqual(['offre', 'fin']);
    expect(find({ words: 'montreal boreales' })).toEqual([]);
    expect(find({ words: '  ' })).toHaveLength(ALL.length);
  });

  test('are grouped by what they are at, and filtered within', () => {
    expect(find({ group: 'active' })).toEqual(['eau', 'voirie', 'offre']);
    expect(find({ group: 'interviews' })).toEqual(['eau']);
    expect(find({ group: 'offers' })).toEqual(['offre']);
    expect(find({ group: 'active', status: 'applied' })).toEqual(['voirie']);
    expect(find({ source: 'linkedin', words: 'eaux' })).toEqual(['eau']);
  });

  test('stand in the order asked for, those without a date last', () => {
    expect(ids(inOrder(ALL, 'applied', 'fr-CA'))).toEqual(['voirie', 'eau', 'offre', 'fin']);
    expect(ids(inOrder(ALL, 'deadline', 'fr-CA'))).toEqual(['offre', 'eau', 'voirie', 'fin']);
    expect(ids(inOrder(ALL, 'title', 'fr-CA'))).toEqual(['voirie', 'offre', 'eau', 'fin']);
    expect(ids(inOrder(ALL, 'company', 'fr-CA'))).toEqual(['offre', 'eau', 'voirie', 'fin']);
    expect(inOrder(ALL, undefined, 'fr-CA')).toBe(ALL);
  });
});
