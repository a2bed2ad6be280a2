/** A value with the line it was read from. */
import type { FieldEvidence } from '#/domain/cv/reading.ts';
import type { SourceLine } from './lines/source-line.ts';
import { CONFIDENCE } from './confidence.ts';

export interface FoundField {
  value: string;
  line: SourceLine;
  /** 0–1. */
  confidence: number;
}

export const evidenceOf = (found: FoundField): FieldEvidence => ({
  line: found.line.text,
  page: found.line.page,
  confidence: Math.round(Math.min(CONFIDENCE.most, Math.max(0, found.confidence)) * 100) / 100,
});
