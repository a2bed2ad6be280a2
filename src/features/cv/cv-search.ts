import type { CvLanguage } from '#/domain/cv/content.ts';
import { CV_STEPS, type CvStep } from '#/domain/cv/record/cv-record.ts';

/** In the order in which a CV is written. */
export const FORM_TABS = ['personal', 'experience', 'education', 'skills', 'other'] as const;
export type FormTab = (typeof FORM_TABS)[number];

/** What stands beside the form. */
const REVIEW_VIEWS = ['resume', 'ats', 'suggestions', 'versions', 'original'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** Where one is in the converter: the address says it all. */
export interface CvSearch {
  cv?: string;
  step?: CvStep;
  tab?: FormTab;
  /** What is shown beside the form. */
  view?: ReviewView;
  /** Id of a saved version to look at. */
  version?: string;
  /** Path of the field to show and focus, from the last check's links. */
  field?: string;
  /** The CV beside its version in the other language; on phones, the side that is shown. */
  pair?: CvLanguage;
  /** Id of a letter that goes with the CV. */
  letter?: string;
  /** Id of an application, for whose posting a letter is begun. */
  application?: string;
  /** Of a file that another app handed over, to be read at once. */
  shared?: string;
}

/** What an address says of the converter; anything else in it is let go. Without a schema: it is in the first view. */
export const toCvSearch = ({
  cv,
  step,
  tab,
  view,
  version,
  field,
  pair,
  letter,
  application,
  shared,
}: Record<string, unknown>): CvSearch => ({
  ...(isText(cv) && { cv }),
  ...(isOneOf(CV_STEPS, step) && { step }),
  ...(isOneOf(FORM_TABS, tab) && { tab }),
  ...(isOneOf(REVIEW_VIEWS, view) && { view }),
  ...(isText(version) && { version }),
  ...(isText(field) && { field }),
  ...((pair === 'fr' || pair === 'en') && { pair }),
  ...(isText(letter) && { letter }),
  ...(isText(application) && { application }),
  ...(isText(shared) && { shared }),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);
