import type { Refusal } from './source.ts';

/** What reading pages as pictures may ask of a device. */
export const SCAN_LIMITS = {
  /** A CV that is longer has its text somewhere. */
  pages: 6,
  /** Dots an inch: below, small print is lost; above, it only takes longer. */
  dpi: 200,
  /** Of one page: A4 at that resolution has 3.9 million. */
  pixels: 5_000_000,
  /** Of one page, on the slowest phone we know of. */
  pageMilliseconds: 120_000,
} as const;

/** Nothing that was read so is sure: each field is shown as one to check. */
export const SCAN_CONFIDENCE = 0.7;

/** The recogniser stopped, or made nothing of the pages. */
export const UNRECOGNISED: Refusal = { code: 'corrupt', detail: 'unrecognised' };

/** The recogniser's program and its two languages, before they travel compressed; a test holds it to the files. */
export const SCAN_KIT_BYTES = 6_607_151;

/** Where a browser keeps them: our own files, nothing of a person's. */
export const SCAN_CACHE = 'jalon-scan';
