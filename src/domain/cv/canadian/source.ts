/** What a rule of this folder rests on: a page, for the code and for the screen. */
import type { CvLanguage } from '../content.ts';

export interface Source {
  url: string;
  /** As its author calls it, for a reader of either language. */
  title: Readonly<Record<CvLanguage, string>>;
  /** `YYYY-MM`: of the page itself; when it bears none, what is said of it was written down in `RULES_NOTED`. */
  dated?: string;
}

/** When the pages were last read; they are read again before each release. */
export const RULES_NOTED = '2026-11';
