import { expect, it } from 'vitest';
import { emptyContent, type CvContent } from '../content.ts';
import { DENSITIES, TEMPLATES, type DensityName, type TemplateName } from '../templates.ts';
import type { LaidOutCv } from './laid-out.ts';
import { PAGE } from './laid-out.ts';
import { layoutCv } from './layout-cv.ts';
import { cvMetrics } from './metrics.ts';

/** Jobs of five lines, the first of them over one line long. */
const career = (jobs: number): CvContent => ({
  ...emptyContent(),
  personal: {
    ...emptyContent().personal,
    fullName: 'Amina Roy',
    headline: 'Planificatrice',
    email: 'amina.roy@example.org',
    summary:
      'Dix ans de planification en usine et en entrepôt. Reconnue pour des prévisions sûres.',
  },
  experience: Array.from({ length: jobs }, (_, index) => ({
    jobTitle: 'Planificatrice de la production',
    company: `Usine du Nord ${index + 1}`,
    location: 'Lévis (Québec)',
    startDate: String(2022 - index),
    endDate: String(2023 - index),
    achievements: [
      'Réduit de 31 % les ruptures de stock de quatorze gammes en révisant les règles de réapprovisionnement avec les acheteuses et les fournisseurs',
      'Formé neuf commis à la nouvelle méthode de prévision',
      'Rédigé le guide des inventaires, repris par trois usines',
      'Présenté les résultats à la direction chaque trimestre',
      'Encadré cinq stagiaires, dont trois embauchés',
    ],
  })),
});

const layout = (jobs: number, template: TemplateName, density: DensityName): LaidOutCv =>
  layoutCv(career(jobs), { template, density, language: 'fr', dateStyle: 'numeric' }, cvMetrics());

const jobsOnFirst = ({ pages }: LaidOutCv): number =>
  new Set(pages[0]?.texts.filter(({ role }) => role === 'H3').map(({ block }) => block)).size;

const bottom = (texts: LaidOutCv['pages'][number]['texts']): number =>
  Math.max(0, ...texts.map(({ y }) => y));

it.each(TEMPLATES)('shows most of a career on the first page of %s', (template) => {
  const [airy = 0, balanced = 0, dense = 0] = DENSITIES.map((density) =>
    jobsOnFirst(layout(8, template, density)),
  );
  expect(balanced).toBeGreaterThanOrEqual(5);
  expect(dense).toBeGreaterThanOrEqual(template === 'compact' ? 7 : 5);
  expect(airy).toBeLessThanOrEqual(dense);
});

it.each(TEMPLATES)('leaves no few lines alone on a second page of %s', (template) => {
  const alone = [2, 3, 4, 5, 6, 7].filter((jobs) => {
    const { pages } = layout(jobs, template, 'balanced');
    const isSparse = pages.length === 2 && bottom(pages[1]?.texts ?? []) < PAGE.height / 4;
    return isSparse && layout(jobs, template, 'dense').pages.length === 1;
  });
  expect(alone).toEqual([]);
});

it.each(TEMPLATES)('ends all dates of %s at one edge, and titles stand out', (template) => {
  const { pages } = layout(6, template, 'balanced');
  const texts = pages.flatMap((page) => page.texts);
  const dates = texts.filter(({ text }) => /^\d{4} – \d{4}$/.test(text));
  expect(dates).toHaveLength(6);
  const edges = new Set(dates.map(({ x, width }) => Math.round(x + width)));
  expect(edges.size).toBe(1);
  const size = (find: string): number => texts.find(({ text }) => text.includes(find))?.size ?? 0;
  expect(size('Planificatrice de la') / size('Formé neuf')).toBeGreaterThanOrEqual(1.1 - 1e-9);
});
