/** Widths, kerning and coverage of the committed font subsets, equal to what the PDF embeds. */
import fontMetrics from './font-metrics.json' with { type: 'json' };
import { FONT_KEYS, type FontKey } from './laid-out.ts';

/** Where marks go: on which kind of place each one sits and where it is held, then where each letter offers places. */
export interface MarkPlaces {
  marks: ReadonlyMap<string, Place & { kind: string }>;
  bases: ReadonlyMap<string, ReadonlyMap<string, Place>>;
}

interface Place {
  x: number;
  y: number;
}

/** All lengths are thousandths of the em. */
export interface FontMetrics {
  /** By code point; absent when the font lacks the character. */
  widths: ReadonlyMap<number, number>;
  /** Between two characters, beyond their widths. */
  kern: (before: string, after: string) => number;
  /** Of marks without a form of one piece with their letter: only the wide fonts have them. */
  marks: MarkPlaces | undefined;
  /** Of the em. */
  ascent: number;
  descent: number;
}

export type CvMetrics = Record<FontKey, FontMetrics>;

let decoded: CvMetrics | undefined;

export function cvMetrics(): CvMetrics {
  decoded ??= decodedOnceAsked();
  return decoded;
}

/** A CV needs three fonts or four of them all. */
function decodedOnceAsked(): CvMetrics {
  const known = new Map<FontKey, FontMetrics>();
  const metrics = {};
  for (const key of FONT_KEYS)
    Object.defineProperty(metrics, key, {
      enumerable: true,
      get: () => {
        const own = known.get(key) ?? decode(key);
        known.set(key, own);
        return own;
      },
    });
  return metrics as CvMetrics;
}

interface Packed {
  runs: string;
  kerning: string;
  marks?: string;
  ascent: number;
  descent: number;
}

const packed: Record<FontKey, Packed> = fontMetrics;

function decode(key: FontKey): FontMetrics {
  const { runs, kerning, ascent, descent } = packed[key];
  const { marks } = packed[key.replace(/\d+$/, '400') as FontKey] ?? {};
  return {
    widths: decodeWidths(runs),
    kern: decodeKerning(kerning),
    marks: marks === undefined ? undefined : decodeMarks(marks),
    ascent: ascent / 1000,
    descent: descent / 1000,
  };
}

/** `k:a b c;…`: in base 36, a code point, then the widths of it and its followers. */
function decodeWidths(runs: string): Map<number, number> {
  const widths = new Map<number, number>();
  for (const run of runs.split(';')) {
    const [first = '', list = ''] = run.split(':');
    for (const [index, width] of list.split(' ').entries())
      widths.set(Number.parseInt(first, 36) + index, Number.parseInt(width, 36));
  }
  const space = widths.get(0x20);
  if (space !== undefined) widths.set(0xa0, space);
  return widths;
}

/** Thousandths of the em that a packed value counts. */
const KERNING_STEP = 4;

/** Groups before, groups after, then a row of values for each group before. */
function decodeKerning(text: string): FontMetrics['kern'] {
  const [before = '', after = '', rows = ''] = text.split('\n');
  const [lefts, rights] = [groupNumbers(before), groupNumbers(after)];
  const values = rows.split(';').map((row) => row.split(',').map((value) => Number(value)));
  return (left, right) => {
    const [row, column] = [lefts.get(left), rights.get(right)];
    if (row === undefined || column === undefined) return 0;
    return (values[row]?.[column] ?? 0) * KERNING_STEP;
  };
}

const groupNumbers = (groups: string): Map<string, number> =>
  new Map(
    groups.split(' ').flatMap((group, index) => [...group].map((each) => [each, index] as const)),
  );

/** `´0,-272,536;…` for marks, `o1,303,268 0,303,536;…` for letters. */
function decodeMarks(text: string): MarkPlaces {
  const [marks = '', bases = ''] = text.split('\n');
  const places = (list: string): [kind: string, place: Place][] =>
    list.split(' ').map((one) => {
      const [kind = '', x, y] = one.split(',');
      return [kind, { x: Number(x), y: Number(y) }];
    });
  return {
    marks: new Map(
      marks.split(';').flatMap((entry) => {
        const [mark = ''] = entry;
        return places(entry.slice(mark.length)).map(([kind, place]) => [mark, { ...place, kind }]);
      }),
    ),
    bases: new Map(
      bases.split(';').map((entry) => {
        const [base = ''] = entry;
        return [base, new Map(places(entry.slice(base.length)))];
      }),
    ),
  };
}
