/** The list of applications as boxes on pages, with what lays out CVs: the same fonts, tags and page breaks. */
import { attempts, footer } from '../../cv/layout/layout-cv.ts';
import type { LaidOutDocument } from '../../cv/layout/laid-out.ts';
import type { CvMetrics } from '../../cv/layout/metrics.ts';
import { PRESETS, FIRST_PRESET } from '../../cv/layout/presets.ts';
import type { Application } from '../application.ts';
import { outlineReport, type ReportOptions } from './outline-report.ts';

export const layoutReport = (
  applications: readonly Application[],
  options: ReportOptions,
  metrics: CvMetrics,
): LaidOutDocument => {
  const { language } = options;
  const outline = outlineReport(applications, options);
  const preset = PRESETS[FIRST_PRESET.balanced];
  if (!preset) throw new Error('The ladder has no such rung.');
  const fit = attempts(outline, { template: 'moderne' }, metrics)(preset);
  return {
    language,
    title: [outline.name, outline.headline].filter(Boolean).join(' – '),
    pages: fit.pages.map((page, index) => ({
      ...page,
      footer: footer(fit, outline.name, index + 1, language),
    })),
  };
};
