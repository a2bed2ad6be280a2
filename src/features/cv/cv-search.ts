import * as v from 'valibot';
import { CV_STEPS } from '#/domain/cv/record/cv-record.ts';

const FORM_TABS = ['personal', 'experience', 'education', 'skills', 'other'] as const;
export type FormTab = (typeof FORM_TABS)[number];

/** Where one is in the converter: the address says it all, and anything else in it is let go. */
export const cvSearchSchema = v.object({
  cv: v.optional(v.fallback(v.string(), '')),
  step: v.optional(v.fallback(v.picklist(CV_STEPS), 'upload')),
  tab: v.optional(v.fallback(v.picklist(FORM_TABS), 'personal')),
  /** Path of the field to show and focus, from the last check's links. */
  field: v.optional(v.fallback(v.string(), '')),
});
export type CvSearch = v.InferOutput<typeof cvSearchSchema>;
