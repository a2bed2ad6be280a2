/**
 * A CV for an immigration file is another document: it leaves nothing out. IRCC compares the CV with the personal
 * history of Schedule A, which allows no gap; International Experience Canada asks for every job and every period
 * without one. Saying otherwise may be misrepresentation (Immigration and Refugee Protection Act, s. 40).
 */
import type { Source } from './source.ts';

export const IMMIGRATION_SOURCES: readonly Source[] = [
  {
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/imm5669.html',
    title: {
      fr: 'Annexe A (IMM 5669), IRCC (en anglais)',
      en: 'Schedule A (IMM 5669), IRCC',
    },
  },
  {
    url: 'https://pvtistes.net/zoom-sur-le-cv-pour-la-demande-de-pvt',
    title: {
      fr: 'Le CV pour la demande de PVT, pvtistes.net',
      en: 'The CV for an IEC application, pvtistes.net (in French)',
    },
  },
];

/** Why a title idea is never a code for an immigration file. */
export const MISREPRESENTATION_SOURCE: Source = {
  url: 'https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-40.html',
  title: {
    fr: 'Loi sur l’immigration et la protection des réfugiés, article 40 (en anglais)',
    en: 'Immigration and Refugee Protection Act, section 40',
  },
};
