import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it, vi } from 'vitest';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { newApplication, type Application } from '#/domain/tracker/application.ts';
import { layoutReport } from '#/domain/tracker/report/layout-report.ts';
import type { ReportOptions } from '#/domain/tracker/report/outline-report.ts';
import { REDACTIONS, type Redaction } from '#/domain/tracker/report/redactions.ts';
import { isInstalled, letters, pagesByPdfJs, pdfOf, runOn } from './export/pdf-tools.ts';

vi.setConfig({ testTimeout: 60_000 });

const application = (
  title: string,
  fields: Parameters<typeof newApplication>[3] = {},
): Application => newApplication('abcdefghij00001', 1, 'e1', { title, ...fields });

const SEARCH: readonly Application[] = [
  application('Analyste chez Groupe Vallier', {
    company: 'Groupe Vallier',
    location: 'Longueuil',
    dateApplied: '2026-11-03',
    status: 'interview',
    interviewAt: '2026-12-01T09:30',
    salaryMin: 6_200_000,
    salaryMax: 7_000_000,
    salaryPeriod: 'year',
    recruiter: 'Josée Côté',
    recruiterEmail: 'jcote@vallier.example.org',
    source: 'linkedin',
    notes:
      'JOSEE a parlé de 65 000 $, ou $65k, à groupe vallier.\nAppeler le 514-555-0142 ou jcote@vallier.example.org, comme pour Nordet.',
  }),
  application('Technicienne', { company: 'Nordet', status: 'rejected', endReason: 'not-chosen' }),
  application('設計者', { dateApplied: '2026-10-30' }),
];

const options = (leaveOut: readonly Redaction[], language: 'fr' | 'en' = 'fr'): ReportOptions => ({
  language,
  leaveOut: new Set(leaveOut),
  name: 'Nadia Benali',
  today: '2026-11-22',
});

const textOf = async (given: ReportOptions, search = SEARCH): Promise<string[]> =>
  pagesByPdfJs(await pdfOf(layoutReport(search, given, cvMetrics())));

describe('the list for a counsellor', () => {
  it('says all of it when nothing is left out', async () => {
    const text = letters((await textOf(options([]))).join(''));
    for (const words of [
      'Mes candidatures',
      'Nadia Benali',
      'En date du 22 novembre 2026',
      'Réponses reçues : 2. Entrevues : 1. Offres : 0.',
      'Groupe Vallier, Longueuil',
      'de 62 000 $ à 70 000 $ l’année',
      'Personne-ressource : Josée Côté, jcote@vallier.example.org',
      'JOSEE a parlé de 65 000 $',
      'Fin : une autre personne a été choisie',
      'page 1 de 1',
    ])
      expect(text).toContain(letters(words));
    expect(text).not.toContain(letters('Retiré de ce document'));
  });

  it('holds no word of what is left out, in sentences neither', async () => {
    const text = letters((await textOf(options(['companies', 'salaries', 'contacts']))).join(''));
    for (const words of ['vallier', 'nordet', 'jos', 'côté', '@', '555', '65', '62', '70'])
      expect(text.toLowerCase()).not.toContain(words);
    expect(text).toContain(letters('Entreprise non nommée, Longueuil'));
    expect(text).toContain(
      letters('Retiré de ce document : noms des entreprises, salaires, personnes-ressources.'),
    );
    const bare = letters((await textOf(options(REDACTIONS, 'en'))).join(''));
    expect(bare).toContain(letters('My job applications'));
    expect(bare).not.toContain('Appeler');
  });

  it('is tagged, in its language, and numbers its pages', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      application(`Position ${at}`, { company: 'Usine du Nord', dateApplied: '2026-11-03' }),
    );
    const laidOut = layoutReport(many, options([], 'en'), cvMetrics());
    const bytes = await pdfOf(laidOut);
    const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'My job applications – Nadia Benali',
      Language: 'en-CA',
    });
    const marks = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
    expect(marks?.get('Marked')).toBe(true);
    const pages = await pagesByPdfJs(bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(letters(pages.at(-1) ?? '')).toContain(
      letters(`page ${pages.length} of ${pages.length}`),
    );
  });

  it.skipIf(!isInstalled('qpdf'))('is a sound file', async () => {
    const bytes = await pdfOf(layoutReport(SEARCH, options([]), cvMetrics()));
    expect(runOn(bytes, 'qpdf', (file) => ['--check', file])).toContain('No syntax');
  });

  it('has words for an empty search', async () => {
    expect(letters((await textOf(options([]), [])).join(''))).toContain('Aucunecandidature.');
  });
});
