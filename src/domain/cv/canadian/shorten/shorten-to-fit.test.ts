import { describe, expect, it } from 'vitest';
import { blankRecord, type CvRecord } from '#/domain/cv/record/cv-record.ts';
import { shortenToFit } from './shorten-to-fit.ts';

const job = (order: string, year: number, bullets: number): CvRecord['experience'][string] => ({
  order,
  jobTitle: 'Soudeuse',
  company: 'Atelier Nord',
  location: 'Laval (Québec)',
  startDate: String(year - 2),
  endDate: String(year),
  achievements: Array.from({ length: bullets }, (_, index) => `Réalisation ${index + 1}`),
});
const record: CvRecord = {
  ...blankRecord({ newId: () => 'cv', random: () => 0.5, now: 0 }, { title: 'CV', language: 'fr' }),
  experience: {
    a: job('a', 2026, 9),
    b: job('b', 2024, 9),
    c: job('c', 2012, 9),
    d: job('d', 2005, 9),
  },
};
const bullets = (cv: CvRecord): number =>
  Object.values(cv.experience).reduce((sum, role) => sum + role.achievements.length, 0);

describe('shortening until it fits', () => {
  it('leaves alone what fits', () => {
    expect(shortenToFit(record, '2026-11', () => false)).toEqual({ record, accepted: [] });
  });

  it('stops at the first record that fits, having begun with the least loss', () => {
    const { record: shorter, accepted } = shortenToFit(record, '2026-11', (cv) => bullets(cv) > 30);
    expect(accepted.map(({ kind }) => kind)).toEqual(['oldRole']);
    expect(bullets(shorter)).toBe(27);
  });

  it('leaves what was refused', () => {
    const refused = new Set(['oldRole:experience.d.achievements']);
    const { accepted } = shortenToFit(record, '2026-11', (cv) => bullets(cv) > 30, refused);
    expect(accepted.map(({ kind }) => kind)).toEqual(['olderBullets']);
  });

  it('ends when there is nothing more to propose', () => {
    const { accepted } = shortenToFit(record, '2026-11', () => true);
    expect(accepted.length).toBeGreaterThan(2);
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(accepted.length);
  });
});
