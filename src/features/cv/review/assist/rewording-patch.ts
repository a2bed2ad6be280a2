import { CV_SHAPE, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { AssistText } from '#/domain/cv/suggest/assist-facts.ts';
import { valueAt } from '#/domain/sync/path.ts';

/** The line may have moved while the model wrote: what no longer stands there is not replaced. */
export const rewordingPatch = (
  cv: CvRecord,
  { purpose, path, text }: AssistText,
  after: string,
): CvPatch => {
  if (purpose === 'summary') return { 'personal.summary': after };
  const lines = valueAt(cv, path, CV_SHAPE) as string[] | undefined;
  const at = lines?.findIndex((line) => line.trim() === text) ?? -1;
  return lines && at >= 0 ? { [path]: lines.toSpliced(at, 1, ...after.split('\n')) } : {};
};
