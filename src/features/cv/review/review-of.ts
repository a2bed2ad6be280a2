/** What the rules say of a CV: loaded after the form, which does not wait for them. */
import { ratedRecord } from '#/domain/cv/ats/rated-cv.ts';
import { rateCv, type AtsAnalysis } from '#/domain/cv/ats/rubric.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { allOfRule, suggestChanges } from '#/domain/cv/suggest/suggest-changes.ts';
import type { Suggestion } from '#/domain/cv/suggest/suggestion.ts';
import { thisMonth } from '../customise/fields/form-problems.ts';

export interface Review {
  analysis: AtsAnalysis;
  suggestions: Suggestion[];
  allOfRule: typeof allOfRule;
}

export const reviewOf = (cv: CvRecord, { pages, missing }: LaidOutCv): Review => {
  const rated = ratedRecord(cv, {
    today: thisMonth(),
    pages: pages.length,
    missing: missing.map(({ character }) => character),
  });
  return { analysis: rateCv(rated), suggestions: suggestChanges(cv), allOfRule };
};
