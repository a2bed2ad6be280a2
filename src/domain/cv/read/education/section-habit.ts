/** The entries of one section are written alike: where some say what they are, the others follow. */
import { namesTrade } from '../contact/paragraph.ts';
import { styleSignature } from '../lines/line-style.ts';
import type { Piece } from './cut-pieces.ts';
import { SURE_FIELD } from './scores.ts';

/** The role that pieces standing like this one have elsewhere in the section. */
export type SectionHabit = (piece: Piece) => Piece['role'];

export function sectionHabit(entries: readonly Piece[][]): SectionHabit {
  const known = entries.flatMap((pieces) =>
    pieces.filter(
      (piece, at) =>
        piece.role &&
        piece.role !== 'detail' &&
        piece.slot !== '' &&
        !isOfTrade(piece) &&
        !isWithDegree(piece, pieces[at - 1]),
    ),
  );
  const votes = new Map<string, Map<Piece['role'], number>>();
  for (const piece of known)
    for (const key of keysOf(piece)) {
      const counts = votes.get(key) ?? new Map<Piece['role'], number>();
      counts.set(piece.role, (counts.get(piece.role) ?? 0) + 1);
      votes.set(key, counts);
    }
  const mostOf = (key: string): Piece['role'] => {
    const [first, second] = [...(votes.get(key) ?? [])].toSorted((a, b) => b[1] - a[1]);
    return first && (!second || first[1] > second[1]) ? first[0] : undefined;
  };
  const types = rolesOfTypes(known);
  return (piece) => {
    const [alike, standing] = keysOf(piece);
    return mostOf(alike) ?? types.get(typeKey(piece)) ?? mostOf(standing);
  };
}

/** It stands where its degree does, as not every degree has a field. */
const isWithDegree = ({ role, slot }: Piece, before: Piece | undefined): boolean =>
  role === 'field' && before?.role === 'degree' && before.slot === slot;

/** What each type tells, where schools are in one alone and degrees in another: "**Velka College**" over "BSc". */
function rolesOfTypes(known: readonly Piece[]): ReadonlyMap<string, Piece['role']> {
  const typesOf = (role: Piece['role']): ReadonlySet<string> =>
    new Set(known.filter((piece) => piece.role === role).map(typeKey));
  const schools = typesOf('institution');
  const degrees = typesOf('degree');
  const [school = '', degree = ''] = [...schools, ...degrees];
  return schools.size === 1 && degrees.size === 1 && school !== degree
    ? new Map([
        [school, 'institution'],
        [degree, 'degree'],
      ])
    : new Map();
}

/** Bold, italic or neither, be it the whole line or its beginning. */
const typeOf = ({ text, line }: Piece) => ({
  bold: line.bold || line.boldLead?.startsWith(text) === true,
  italic: line.italic || line.italicLead?.startsWith(text) === true,
});

const typeKey = (piece: Piece): string => Object.values(typeOf(piece)).join(' ');

/** "Technicien systèmes et réseaux": made of subjects' words, and the name of a study all the same. */
const isOfTrade = ({ role, line, text, confidence }: Piece): boolean =>
  role === 'field' && confidence < SURE_FIELD && namesTrade({ ...line, text });

/** Pieces in the same position of a line in the same look; if there are none, in the same position of any line. */
const keysOf = (piece: Piece): [alike: string, standing: string] => {
  const { slot, line } = piece;
  return [`${slot} ${styleSignature({ ...line, ...typeOf(piece), caps: false })}`, slot];
};
