import { framePowers, inDb } from '#/domain/training/voice/levels.ts';
import type { Stretch } from '#/domain/training/voice/pauses.ts';
import type { Said } from './synthesise.ts';

const LENGTHS = [0.3, 0.5, 0.35, 0.8, 0.4, 1.2, 0.6, 2.5, 0.45, 3.4, 1];
/** Under the loudest hundredth of a second: voices that were recorded begin and end in the sound of their room. */
const EDGE_DB = 38;

/** The clauses one behind the other, each without the silence at its ends, and a known pause between any two. */
export const joinWithPauses = (clauses: readonly Said[]): Said & { pauses: Stretch[] } => {
  const rate = clauses[0]?.rate ?? 1;
  const pauses: Stretch[] = [];
  const pieces: Float32Array[] = [];
  let at = 0;
  clauses.forEach((clause, index) => {
    const spoken = trimmed(clause);
    pieces.push(spoken);
    at += spoken.length;
    if (index === clauses.length - 1) return;
    const duration = LENGTHS[index % LENGTHS.length] ?? 1;
    pauses.push({ start: at / rate, duration });
    pieces.push(new Float32Array(Math.round(duration * rate)));
    at += Math.round(duration * rate);
  });
  const samples = new Float32Array(at);
  let put = 0;
  for (const piece of pieces) {
    samples.set(piece, put);
    put += piece.length;
  }
  return { samples, rate, pauses };
};

const trimmed = ({ samples, rate }: Said): Float32Array => {
  const hop = Math.round(rate / 100);
  const levels = inDb(framePowers(samples, hop, hop));
  const least = Math.max(...levels) - EDGE_DB;
  const first = levels.findIndex((level) => level > least);
  return samples.slice(first * hop, (levels.findLastIndex((level) => level > least) + 1) * hop);
};

const NEAR_SECONDS = 0.15;

/** How many of the planted ones were found, and how many others. */
export const compare = (
  planted: readonly Stretch[],
  found: readonly Stretch[],
): { right: number; missed: number; extra: number } => {
  const rest = new Set(found);
  let right = 0;
  for (const pause of planted)
    for (const one of rest)
      if (
        Math.abs(one.start - pause.start) <= NEAR_SECONDS &&
        Math.abs(one.duration - pause.duration) <= NEAR_SECONDS
      ) {
        right += 1;
        rest.delete(one);
        break;
      }
  return { right, missed: planted.length - right, extra: rest.size };
};
