/**
 * How a foreign diploma is worded in a Canadian CV, and only by whoever holds a report.
 *
 * - WES and the other bodies designated by IRCC write an equivalency “in Canadian terms” (educational credential
 *   assessment).
 * - Québec's ministry (MIFI) gives an « évaluation comparative », an expert opinion that compares a diploma with one of
 *   Québec; it is neither a diploma nor an equivalence.
 *
 * The report's own words are printed: in a document of the other language they stand in quotation marks, for a
 * translation would be a new claim.
 */
import type { Assessor, CredentialReport, CvLanguage } from '../content.ts';
import type { Source } from './source.ts';

const SOURCES: Readonly<Record<'designated' | 'mifi', Source>> = {
  designated: {
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/documents/education-assessed.html',
    title: {
      fr: 'Évaluation des diplômes d’études, IRCC',
      en: 'Educational credential assessment, IRCC',
    },
  },
  mifi: {
    url: 'https://www.quebec.ca/immigration/travailler-quebec/faire-reconnaitre-competences-acquises-etranger/obtenir-evaluation-comparative/comprendre',
    title: {
      fr: 'À propos de l’évaluation comparative, gouvernement du Québec',
      en: 'About the comparative evaluation, Gouvernement du Québec',
    },
  },
};

export const credentialSource = (assessor: Assessor): Source =>
  SOURCES[assessor === 'MIFI' ? 'mifi' : 'designated'];

/** The language a body mostly writes its reports in, to start from. */
export const usualReportLanguage = (assessor: Assessor): CvLanguage =>
  assessor === 'MIFI' ? 'fr' : 'en';

/**
 * The line under the diploma; '' without what the report says, for nothing is claimed without one. French never says
 * « équivalence », which is what a regulator grants.
 */
export const credentialLine = (report: CredentialReport, language: CvLanguage): string => {
  const words = comparedWith(report.comparesTo);
  if (words === '') return '';
  const isForeign = report.language !== '' && report.language !== language;
  const comparesTo = isForeign ? QUOTED[language](words) : words;
  const isMifi = report.assessor === 'MIFI';
  const by = (kind: string): string =>
    ` (${[kind, report.assessor, report.year.trim()].filter(Boolean).join(', ')})`;
  if (language === 'fr')
    return `Comparable à : ${comparesTo}${by(isMifi ? 'évaluation comparative' : 'évaluation des diplômes')}`;
  return isMifi
    ? `Comparable to: ${comparesTo}${by('comparative evaluation')}`
    : `Canadian equivalency: ${comparesTo}${by('')}`;
};

const QUOTED: Readonly<Record<CvLanguage, (words: string) => string>> = {
  fr: (words) => `«\u00A0${words}\u00A0»`,
  en: (words) => `“${words}”`,
};

/** What people copy along with the words themselves. */
const LEAD =
  /^(?:canadian equivalency|comparable (?:à|to)|[ée]quivalen(?:t|te|ce|cy)(?:\s+canadienne)?(?:\s+(?:à|de|to|of))?)\s*:?\s*/iu;

const comparedWith = (text: string): string => text.trim().replace(LEAD, '').trim();

const EQUIVALENCE = /(?<!\p{L})(?:[ée]quivalen(?:ce|cy|t|te)s?)(?!\p{L})/iu;

/** Whether a text calls the ministry's opinion an equivalence, which it is not. */
export const isWronglyEquivalent = (text: string): boolean =>
  /(?<!\p{L})(?:MIFI|MIDI|minist[èe]re de l['’]Immigration)(?!\p{L})/iu.test(text) &&
  EQUIVALENCE.test(text);

/** Whether a text says that a diploma is the equal of another, which only a report may. */
export const claimsEquivalence = (text: string): boolean => EQUIVALENCE.test(text);
