import type { PathStage } from '#/domain/content/job-path.ts';
import { pageText } from '../prose/page-text.ts';
import type { Inline } from '../prose/prose-text.ts';

export interface HowItWorksText {
  title: string;
  lead: string;
  /** Said of a tool that nobody can use yet. */
  later: string;
  steps: { title: string; items: readonly { title: string; words: Inline }[] };
  timeline: { title: string; lead: string; stages: Readonly<Record<PathStage, Stage>> };
  start: { title: string; words: string; action: string };
}

interface Stage {
  title: string;
  /** What to do then, two to four lines; possible with or without the tool. */
  todo: readonly Inline[];
  /** How one knows that the stage is done. */
  mark: Inline;
}

export const howItWorksText = pageText<HowItWorksText>({
  fr: () => import('./how-it-works.fr.ts'),
  en: () => import('./how-it-works.en.ts'),
});
