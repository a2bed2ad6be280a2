/** A proposal to leave something out, and how one is made. */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';

export const SHORTENING_KINDS = [
  'oldRole',
  'olderBullets',
  'repeatedSkill',
  'longSummary',
  'interests',
  'references',
  'educationDetails',
  'recentBullets',
  'longList',
  'manySkills',
] as const;
export type ShorteningKind = (typeof SHORTENING_KINDS)[number];

export interface Shortening {
  /** Stable while its text doesn't change: `oldRole:experience.<id>`. */
  id: string;
  kind: ShorteningKind;
  /** The field or entry of the record it is about. */
  path: string;
  /** The texts as they are, and as they would be; an empty `after` means the whole goes. */
  before: string[];
  after: string[];
  patch: CvPatch;
  /** Printed lines saved, as an estimate at 95 characters a line. */
  savedLines: number;
}

/** A list of texts made shorter. */
export function shortening(
  kind: ShorteningKind,
  path: string,
  before: string[],
  after: string[],
): Shortening {
  const savedLines = lineCount(before) - lineCount(after);
  return { id: `${kind}:${path}`, kind, path, before, after, patch: { [path]: after }, savedLines };
}

export const lineCount = (texts: readonly string[]): number =>
  texts.reduce((total, text) => total + Math.max(1, Math.ceil(text.length / 95)), 0);
