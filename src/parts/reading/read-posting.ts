/** What the reading worker finds in a job posting. */
import type { AdReading } from '#/domain/tracker/ad/ad-reading.ts';

export interface ReadPosting {
  /** Its words, as far as they are kept. */
  text: string;
  /** There were more. */
  isCut: boolean;
  reading: AdReading;
}
