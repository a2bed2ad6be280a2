/** What a stored CV prints: the one path from the form to the preview and to the PDF. */
import type { TemplateName } from '#/domain/cv/templates.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { isOverTwoPages, layoutCv, type LayoutOptions } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { recordToContent } from '#/domain/cv/record/record-to-content.ts';

export const laidOutCv = (cv: CvRecord, template: TemplateName = cv.template): LaidOutCv =>
  layoutCv(recordToContent(cv), optionsOf(cv, template), cvMetrics());

/** The same question as `laidOutCv(cv).overflow`, answered at once: for those who ask it many times. */
export const isOverlong = (cv: CvRecord): boolean =>
  isOverTwoPages(recordToContent(cv), optionsOf(cv, cv.template), cvMetrics());

const optionsOf = (
  { language, dateStyle, accent, density, longAllowed }: CvRecord,
  template: TemplateName,
): LayoutOptions => ({ language, dateStyle, accent, density, longAllowed, template });
