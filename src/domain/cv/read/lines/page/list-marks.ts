import type { TextRun } from '#/domain/cv/source.ts';
import { isBulletAlone } from '../line-text.ts';

/** Fewer below each other may be anything. */
const LEAST_MARKS = 3;
/** Signs that belong to a text, or stand before a mail, a number or a sum. */
const OF_TEXTS = /^[()[\]{}<>"'“”„«‘’`´&@#$€£%+~=/\\|.,:;^_°©®™§¶†‡]$/u;

/**
 * Any other sign that stands alone at one place under the other, such as the `!` and `▲` that a font of pictures gives
 * for its dots, as the usual mark of a list. Before a bold text it adorns a title, and is left out.
 */
export const spellMarks = (runs: readonly TextRun[]): TextRun[] => {
  const places = new Map<string, number>();
  // A quotation mark that nothing closes is a star in a font of pictures.
  const quotes = runs.some(({ text }) => text.includes('»'));
  const isSign = (text: string): boolean => isMark(text) || (text.trim() === '«' && !quotes);
  for (const [at, run] of runs.entries())
    if (isSign(run.text) && beginsLine(runs, at))
      places.set(placeOf(run), (places.get(placeOf(run)) ?? 0) + 1);
  if (places.size === 0) return [...runs];
  return runs.flatMap((run, at) => {
    const marks =
      (places.get(placeOf(run)) ?? 0) >= LEAST_MARKS && isSign(run.text) && beginsLine(runs, at);
    if (!marks) return [run];
    return runs[at + 1]?.bold ? [] : [{ ...run, text: '•' }];
  });
};

/** Text right behind it, and none right before. */
const beginsLine = (runs: readonly TextRun[], at: number): boolean => {
  const [before, run, next] = [runs[at - 1], runs[at], runs[at + 1]];
  const isBeside = (one: TextRun | undefined, two: TextRun | undefined): boolean =>
    one !== undefined &&
    two !== undefined &&
    Math.abs(one.y - two.y) < one.size / 2 &&
    two.x > one.x &&
    two.x - one.x - one.width < BESIDE_EM * one.size;
  return isBeside(run, next) && !isBeside(before, run);
};

/** The widest indent behind a mark. */
const BESIDE_EM = 3;

const isMark = (text: string): boolean =>
  text.length <= 2 &&
  /^(?!\p{Pd})[\p{P}\p{S}]$/u.test(text) &&
  !OF_TEXTS.test(text) &&
  !isBulletAlone(text);

const placeOf = ({ text, x }: TextRun): string => `${text} ${Math.round(x)}`;
