/**
 * The one place that decides what of a CV never leaves this device: the digits of identity numbers that were
 * taken out of it. The row here keeps them, so that undo and "put back" work; the queue, the merge bases and
 * therefore the server get what a list shows, `NAS : ••• ••• 286`.
 */
import { listedText } from '#/domain/cv/canadian/reasons.ts';
import { CV_SHAPE } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord, RemovedEntry } from '#/domain/cv/record/cv-record.ts';
import type { JsonObject } from '#/domain/sync/merge.ts';
import { parsePath } from '#/domain/sync/path.ts';
import type { FieldPatch } from '../tables.ts';

/** The patch as it may leave; `cv` is the record after it. */
export const outgoingPatch = (cv: Pick<CvRecord, 'removed'>, patch: FieldPatch): FieldPatch => {
  const mask = lineMask(cv);
  return Object.fromEntries(
    Object.entries(patch).map(([path, value]) => {
      const parsed = parsePath(path, CV_SHAPE);
      if (parsed.field === 'removed' && parsed.kind === 'entry-field') {
        const isText = parsed.key === 'text' && typeof value === 'string';
        return [path, isText ? listed({ ...cv.removed[parsed.entry], text: value }) : value];
      }
      if (parsed.field === 'removed' && isObject(value))
        return [path, { ...value, text: listed(value) }];
      if (parsed.field === 'evidence' && isObject(value))
        return [path, { ...value, line: mask(String(value['line'] ?? '')) }];
      return [path, value];
    }),
  );
};

/** A CV that came from the queue or the server, with what only the row of this device knows. */
export const withOwnNumbers = (cv: CvRecord, own: CvRecord): CvRecord => {
  const mask = lineMask(own);
  return {
    ...cv,
    removed: mapValues(cv.removed, (item, id) => {
      const ours = own.removed[id];
      return ours && item.text === listed(ours) ? { ...item, text: ours.text } : item;
    }),
    evidence: mapValues(cv.evidence, (mark, path) => {
      const ours = own.evidence[path];
      return ours && mark.line === mask(ours.line) ? { ...mark, line: ours.line } : mark;
    }),
  };
};

/** An entry of unknown kind is taken for an identity number: too little may leave, never too much. */
const listed = ({ kind = 'nationalId', text = '' }: Partial<RemovedEntry>): string =>
  listedText(kind, text);

/** Source lines are kept beside the fields read from them, and may hold the same number. */
const lineMask = (cv: Pick<CvRecord, 'removed'>): ((line: string) => string) => {
  const numbers = Object.values(cv.removed).flatMap(({ kind, text }) =>
    (text.match(NUMBER) ?? []).map((number) => [number, listedText(kind, number)] as const),
  );
  return (line) =>
    numbers.reduce((masked, [number, shown]) => masked.replaceAll(number, shown), line);
};

const NUMBER = /\d[\d ./-]{2,}\d/g;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = <T>(
  map: Readonly<Record<string, T>>,
  change: (value: T, key: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
