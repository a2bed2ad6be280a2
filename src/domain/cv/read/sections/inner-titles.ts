/** Words of headings among the text that stands right of the headings. */
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { SAME_SIZE } from '../lines/thresholds.ts';
import type { HeadingHit } from './headings.ts';
import { SAME_COLUMN_POINTS } from './thresholds.ts';

/**
 * "Courses" inside a study, right of where all titles of one look stand and in smaller type, opens nothing: as does what
 * stands beside a rail of titles.
 */
export function withoutInnerTitles(
  lines: readonly SourceLine[],
  hits: readonly (HeadingHit | undefined)[],
): (HeadingHit | undefined)[] {
  const titles = new Map<string, { kinds: Set<string>; x: number; line: SourceLine }>();
  lines.forEach((line, index) => {
    const hit = hits[index];
    const [kind] = hit?.kinds ?? [];
    if (!hit?.full || kind === undefined || isPlain(line)) return;
    const key = `${line.column} ${styleSignature(line)}`;
    const title = titles.get(key) ?? { kinds: new Set(), x: line.x, line };
    title.kinds.add(kind);
    title.x = Math.max(title.x, line.x);
    titles.set(key, title);
  });
  const main = [...titles.values()].filter(({ kinds }) => kinds.size >= LEAST_TITLES);
  return hits.map((hit, index) => {
    const line = lines[index];
    const isInner =
      line !== undefined &&
      main.some(
        (title) =>
          title.line.column === line.column &&
          line.x > title.x + SAME_COLUMN_POINTS &&
          line.size < title.line.size - SAME_SIZE,
      );
    return hit && isInner ? undefined : hit;
  });
}

/** Kinds of sections whose titles have one look, which is then the look of titles. */
const LEAST_TITLES = 3;
