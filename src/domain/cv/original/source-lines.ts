/** Which lines of the original say what a field holds: by the reader's own mark, else by the field's words. */
import { segmentsOf, valueAt } from '../../sync/path.ts';
import { fold } from '../../text/fold.ts';
import { CV_SHAPE } from '../record/cv-patch.ts';
import type { CvRecord } from '../record/cv-record.ts';
import { markOf } from '../record/apply-patch.ts';

/** Of a line's words, those that must stand in the field for the line to be part of it. */
const PART = 0.7;
/** Of the field's words, those that must stand in a line that is not like it. */
const LIKE = 0.6;

/** Indexes into `texts`, in their order; none when nothing says it. */
export const sourceLinesOf = (
  texts: readonly string[],
  cv: CvRecord,
  path: string,
): readonly number[] => {
  const lines = texts.map(plain);
  const line = markOf(cv, path)?.line;
  const marked = line ? linesSaying(lines, plain(line)) : [];
  if (marked.length > 0) return marked;
  const near = placeOfEntry(lines, cv, path);
  const isPhone = path === 'personal.phone';
  const found = wantedOf(cv, path).flatMap((text) =>
    isPhone ? linesWithDigits(texts, text) : nearest(linesSaying(lines, plain(text)), near),
  );
  return [...new Set(found)].toSorted((a, b) => a - b);
};

const wantedOf = (cv: CvRecord, path: string): string[] => {
  const value = valueAt(cv, path, CV_SHAPE);
  if (Array.isArray(value)) return value.filter((text) => typeof text === 'string');
  if (typeof value !== 'string' || value === '') return [];
  if (!path.endsWith('Date')) return [value];
  const year = /^\d{4}/.exec(value)?.[0];
  if (year) return [year];
  // A job that goes on says so in words, on the line of its beginning.
  return path.endsWith('.endDate') ? wantedOf(cv, path.replace(/endDate$/, 'startDate')) : [];
};

/** Where the entry begins that the field belongs to: cities and years stand on many lines. */
const placeOfEntry = (lines: readonly string[], cv: CvRecord, path: string): number | undefined => {
  const [list = '', id = ''] = segmentsOf(path);
  const heads =
    list === 'experience'
      ? [cv.experience[id]?.jobTitle, cv.experience[id]?.company]
      : list === 'education'
        ? [cv.education[id]?.degree, cv.education[id]?.institution]
        : [];
  for (const head of heads) {
    const [at] = head ? linesSaying(lines, plain(head)) : [];
    if (at !== undefined) return at;
  }
  return undefined;
};

/** Lines that hold the text; else those that are parts of it; else the one most like it. */
const linesSaying = (lines: readonly string[], text: string): number[] => {
  if (text === '') return [];
  const indexes = lines.map((_, index) => index);
  const holding = indexes.filter((at) => ` ${lines[at]} `.includes(` ${text} `));
  if (holding.length > 0) return holding;
  const words = new Set(text.split(' '));
  const shares = lines.map((line) => {
    const own = line === '' ? [] : line.split(' ');
    const common = own.filter((word) => words.has(word)).length;
    return { ofLine: own.length === 0 ? 0 : common / own.length, common };
  });
  const parts = indexes.filter(
    (at) =>
      (shares[at]?.ofLine ?? 0) >= PART &&
      ((shares[at]?.common ?? 0) > 2 || text.includes(lines[at] ?? '')),
  );
  if (parts.length > 0) return together(parts);
  const best = indexes.toSorted((a, b) => (shares[b]?.common ?? 0) - (shares[a]?.common ?? 0))[0];
  return best !== undefined && (shares[best]?.common ?? 0) >= words.size * LIKE ? [best] : [];
};

/** A paragraph's lines follow each other: the longest row of them, with at most one stranger between. */
const together = (indexes: readonly number[]): number[] => {
  const rows: number[][] = [];
  for (const index of indexes) {
    const row = rows.at(-1);
    if (row && index - (row.at(-1) ?? 0) <= 2) row.push(index);
    else rows.push([index]);
  }
  return rows.toSorted((a, b) => b.length - a.length)[0] ?? [];
};

/** One place of several: that of the entry, else the first. */
const nearest = (found: number[], near = 0): number[] => {
  const isOne = found.every((index, at) => at === 0 || index - (found[at - 1] ?? 0) <= 2);
  if (isOne) return found;
  return found.toSorted((a, b) => distance(a, near) - distance(b, near)).slice(0, 1);
};

/** What an entry says stands below its head more often than above. */
const distance = (index: number, near: number): number =>
  index >= near ? index - near : (near - index) * 1.5;

const linesWithDigits = (texts: readonly string[], phone: string): number[] => {
  const digits = phone.replaceAll(/\D/g, '').slice(-7);
  return digits.length < 7
    ? []
    : texts.flatMap((text, at) => (text.replaceAll(/\D/g, '').includes(digits) ? [at] : []));
};

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim();
