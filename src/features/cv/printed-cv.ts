/** What a stored CV prints: the one path from the form to the preview and to every file. */
import { formatContent } from '#/domain/cv/canadian/to-canadian.ts';
import type { CvContent, TemplateName } from '#/domain/cv/content.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { recordToContent } from '#/domain/cv/record/record-to-content.ts';

/** In order, phones and places in the form of the document's language. */
export const printedContent = (cv: CvRecord): CvContent =>
  formatContent(recordToContent(cv), cv.language).content;

export const laidOutCv = (cv: CvRecord, template: TemplateName = cv.template): LaidOutCv =>
  layoutCv(
    printedContent(cv),
    { language: cv.language, dateStyle: cv.dateStyle, template },
    cvMetrics(),
  );
