/**
 * The one place that decides what of a CV never leaves this device: the words that were taken out of it, and the
 * lines of the file that hold some of them. The row here keeps both, so that undo and "put back" work; the queue,
 * the merge bases and therefore the server learn no more than that something of a kind was there. What the person
 * puts back is part of their CV again, and leaves with it; an identity number does not even then.
 */
import { REMOVAL_RULES } from '#/domain/cv/canadian/reasons.ts';
import { CV_SHAPE } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord, RemovedEntry } from '#/domain/cv/record/cv-record.ts';
import type { JsonObject } from '#/domain/sync/merge.ts';
import { parsePath, pathOf } from '#/domain/sync/path.ts';
import { fold } from '#/domain/text/fold.ts';
import type { FieldPatch } from '../tables.ts';

/** The patch as it may leave; `cv` is the record after it. */
export const outgoingPatch = (cv: Pick<CvRecord, 'removed'>, patch: FieldPatch): FieldPatch => {
  const line = lineThatMayLeave(cv);
  return Object.fromEntries(
    Object.entries(patch).flatMap(([path, value]): [string, FieldPatch[string]][] => {
      const parsed = parsePath(path, CV_SHAPE);
      if (parsed.field === 'removed' && parsed.kind === 'entry-field') {
        const text = textThatMayLeave(cv.removed[parsed.entry]);
        if (parsed.key === 'text') return [[path, text]];
        // The words come and go with the choice.
        if (parsed.key === 'restored')
          return [
            [path, value],
            [pathOf(parsed.field, parsed.entry, 'text'), text],
          ];
      }
      if (parsed.field === 'removed' && isObject(value))
        return [[path, { ...value, text: textThatMayLeave(value) }]];
      if (parsed.field === 'evidence' && isObject(value))
        return [[path, { ...value, line: line(String(value['line'] ?? '')) }]];
      return [[path, value]];
    }),
  );
};

/** A CV that came from the queue or the server, with what only the row of this device knows. */
export const withOwnWords = (cv: CvRecord, own: CvRecord): CvRecord => ({
  ...cv,
  removed: mapValues(cv.removed, (item, id) =>
    item.text === '' ? { ...item, text: own.removed[id]?.text ?? '' } : item,
  ),
  evidence: mapValues(cv.evidence, (mark, path) =>
    mark.line === '' ? { ...mark, line: own.evidence[path]?.line ?? '' } : mark,
  ),
});

const textThatMayLeave = ({ kind, text = '', restored }: Partial<RemovedEntry> = {}): string =>
  restored && kind && !REMOVAL_RULES[kind].masked ? text : '';

/** Source lines are kept beside the fields read from them, and may say what was taken out next to them. */
const lineThatMayLeave = (cv: Pick<CvRecord, 'removed'>): ((line: string) => string) => {
  const words = new Set(Object.values(cv.removed).flatMap(({ text }) => wordsOf(text)));
  return (line) => (wordsOf(line).some((word) => words.has(word)) ? '' : line);
};

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = <T>(
  map: Readonly<Record<string, T>>,
  change: (value: T, key: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
