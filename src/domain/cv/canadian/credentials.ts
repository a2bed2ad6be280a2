/**
 * How a foreign diploma is worded in a Canadian CV, and only by whoever holds a report.
 *
 * - WES and the other bodies designated by IRCC write an equivalency “in Canadian terms”.
 *   Source: cicic.ca, Canadian Information Centre for International Credentials.
 * - Québec's ministry (MIFI) gives an « évaluation comparative », an expert opinion that compares a diploma with one of
 *   Québec; it is neither a diploma nor an equivalence.
 *   Source: immigration-quebec.gouv.qc.ca, Comparative evaluation for studies done outside Québec.
 */
import type { CvLanguage } from '../content.ts';

export const ASSESSORS = ['WES', 'CES', 'ICAS', 'IQAS', 'ICES', 'MCC', 'PEBC', 'MIFI'] as const;
export type Assessor = (typeof ASSESSORS)[number];

export interface CredentialReport {
  assessor: Assessor;
  /** What the report says it compares to, in its own words: « baccalauréat », “four-year bachelor's degree”. */
  comparesTo: string;
  /** `YYYY`; '' when the report gives none. */
  year: string;
}

const CREDENTIAL_SOURCES: Readonly<Record<'report' | 'mifi', string>> = {
  report: 'https://www.cicic.ca',
  mifi: 'https://www.immigration-quebec.gouv.qc.ca/en/working-quebec/comparative-evaluation/index.html',
};

export const credentialSource = (assessor: Assessor): string =>
  CREDENTIAL_SOURCES[assessor === 'MIFI' ? 'mifi' : 'report'];

/**
 * The line under the diploma; '' without what the report says, for nothing is claimed without one. French never says
 * « équivalence », which is what a regulator grants.
 */
export const credentialLine = (report: CredentialReport, language: CvLanguage): string => {
  const comparesTo = report.comparesTo.trim();
  if (comparesTo === '') return '';
  const isMifi = report.assessor === 'MIFI';
  const by = (kind: string): string =>
    ` (${[kind, report.assessor, report.year].filter(Boolean).join(', ')})`;
  if (language === 'fr')
    return `Comparable à : ${comparesTo}${by(isMifi ? 'évaluation comparative' : 'évaluation des diplômes')}`;
  return isMifi
    ? `Comparable to: ${comparesTo}${by('comparative evaluation')}`
    : `Canadian equivalency: ${comparesTo}${by('')}`;
};

/** Whether a text calls the ministry's opinion an equivalence, which it is not. */
export const isWronglyEquivalent = (text: string): boolean =>
  /(?<!\p{L})(?:MIFI|MIDI|minist[èe]re de l['’]Immigration)(?!\p{L})/iu.test(text) &&
  /(?<!\p{L})(?:[ée]quivalen(?:ce|cy|t|te))(?!\p{L})/iu.test(text);
