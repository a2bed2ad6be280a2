/** The entries of one section are written alike: where some say what they are, the others follow. */
import { namesTrade } from '../contact/paragraph.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { Piece } from './cut-pieces.ts';
import { SURE_FIELD } from './scores.ts';

/** The role that pieces standing like this one have elsewhere in the section. */
export type SectionHabit = (piece: Piece) => Piece['role'];

export function sectionHabit(entries: readonly Piece[][]): SectionHabit {
  const votes = new Map<string, Map<NonNullable<Piece['role']>, number>>();
  for (const piece of entries.flat()) {
    if (!piece.role || piece.role === 'detail' || piece.slot === '' || isOfTrade(piece)) continue;
    for (const key of keysOf(piece)) {
      const counts = votes.get(key) ?? new Map<NonNullable<Piece['role']>, number>();
      counts.set(piece.role, (counts.get(piece.role) ?? 0) + 1);
      votes.set(key, counts);
    }
  }
  return (piece) => {
    for (const key of keysOf(piece)) {
      const counts = [...(votes.get(key) ?? [])].toSorted((a, b) => b[1] - a[1]);
      const [first, second] = counts;
      if (first && (!second || first[1] > second[1])) return first[0];
    }
    return undefined;
  };
}

/** "Technicien systèmes et réseaux": made of subjects' words, and the name of a study all the same. */
const isOfTrade = ({ role, line, text, confidence }: Piece): boolean =>
  role === 'field' && confidence < SURE_FIELD && namesTrade({ ...line, text });

/** Pieces in the same position of a line of the same look; if there are none, in the same position of any line. */
const keysOf = ({ slot, line }: Piece): string[] => [
  `${slot} ${styleSignature({ ...line, caps: false })}`,
  slot,
];
