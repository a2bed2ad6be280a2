import type { TextRun } from '#/domain/cv/source.ts';
import { rightOf } from './placed-run.ts';
import { LOGOTYPE } from './thresholds.ts';

/** Gives TeX and LaTeX, whose letters stand at three heights in two sizes, as words: runs in drawing order, in and out. */
export const spellLogotypes = <Run extends TextRun>(runs: readonly Run[]): Run[] => {
  const spelled: Run[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at];
    if (!run) break;
    const parts = logotypeAt(runs, at) ?? raisedAt(runs, at);
    const last = parts?.at(-1);
    if (!parts || !last) {
      spelled.push(run);
      continue;
    }
    const word = wordAt(run);
    const rest = parts.slice(1).map(({ text }) => text);
    const text = `${run.text.slice(0, -1)}${word}${rest.join('').slice(word.length - 1)}`;
    spelled.push({ ...run, text, width: rightOf(last) - run.x });
    at += parts.length - 1;
  }
  return spelled;
};

const wordAt = (run: TextRun | undefined): string =>
  run?.text.endsWith('L') ? 'LaTeX' : run?.text.endsWith('T') ? 'TeX' : '';

/** "… L", a small raised "A", "T", a lowered "E", "X …": each begins where the one before ends, or under it. */
const logotypeAt = <Run extends TextRun>(runs: readonly Run[], at: number): Run[] | undefined => {
  const first = runs[at];
  const letters = wordAt(first).toUpperCase();
  const parts = runs.slice(at, at + letters.length);
  const isLogotype =
    letters !== '' &&
    parts.length === letters.length &&
    parts.every((part, index) => {
      const before = parts[index - 1];
      if (!before || !first) return true;
      const isLast = index === letters.length - 1;
      const own = isLast ? part.text.charAt(0) : part.text;
      return (
        own === letters[index] &&
        part.x - rightOf(before) < LOGOTYPE.gapEm * first.size &&
        part.x - rightOf(before) > -LOGOTYPE.backEm * first.size &&
        Math.abs(part.y - first.y) < LOGOTYPE.offsetEm * first.size
      );
    });
  const lowered = parts.at(-2);
  return isLogotype && first && lowered && lowered.y > first.y + LOGOTYPE.loweredEm * first.size
    ? parts
    : undefined;
};

/** "… L", a small raised "A", "TEX …": where the lowered "E" is drawn with the letters beside it. */
const raisedAt = <Run extends TextRun>(runs: readonly Run[], at: number): Run[] | undefined => {
  const [first, raised, last] = runs.slice(at, at + 3);
  if (!first || !raised || !last) return undefined;
  const isLogotype =
    first.text.endsWith('L') &&
    raised.text === 'A' &&
    last.text.startsWith('TEX') &&
    last.y === first.y &&
    raised.y < first.y &&
    first.y - raised.y < LOGOTYPE.offsetEm * first.size &&
    raised.size < LOGOTYPE.raisedShare * first.size &&
    [raised, last].every(({ x }) => Math.abs(x - rightOf(first)) < LOGOTYPE.gapEm * first.size);
  return isLogotype ? [first, raised, last] : undefined;
};
