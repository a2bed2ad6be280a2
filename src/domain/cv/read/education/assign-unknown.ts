/** Gives a role to names that no word list knows: the role such pieces have elsewhere in the section, else one the entry still lacks. */
import { looksLikeCity } from '../locations/city-name.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges, wordsOf } from '../text-pieces.ts';
import { findDegree, ISSUER } from './degree.ts';
import type { Piece } from './cut-pieces.ts';
import { isOwnStudy, isStage } from './details.ts';
import type { SectionHabit } from './section-habit.ts';
import { SURE_FIELD } from './scores.ts';
import { CONFIDENCE } from '../confidence.ts';

export function assignUnknown(pieces: readonly Piece[], habit: SectionHabit): Piece[] {
  const assigned = withDegree(
    withKindOfSchool(withDistrict(withCity(oneLocation(withInitials(pieces))))),
  );
  const placed = schoolByPlace(assigned);
  for (const [at, piece] of assigned.entries()) {
    if (piece.role) continue;
    const usual = piece.slot === '' ? undefined : habit(piece);
    const lacks = (role: Piece['role']): boolean => !assigned.some((other) => other.role === role);
    if (piece === placed && usual !== 'institution' && hasPlaceBehindComma(piece)) continue;
    if (usual && usual !== 'detail' && lacks(usual) && fits(piece, usual))
      assigned.splice(at, 1, ...asRole(piece, usual, CONFIDENCE.studyByHabit));
  }
  const school = schoolByPlace(assigned);
  if (school) assigned[assigned.indexOf(school)] = asSchool(school);
  for (let at = 0; at < assigned.length; at += 1) {
    const piece = assigned[at];
    if (piece && !piece.role)
      assigned.splice(at, 1, ...asRole(piece, guess(piece, assigned), CONFIDENCE.guessedStudy));
  }
  return assigned;
}

/** Initials in a study that names no other school: "Étudiante à l’ENVT de Laval", "Master sécurité des réseaux ENVT". */
function withInitials(pieces: readonly Piece[]): readonly Piece[] {
  const named = pieces.filter(({ role }) => role !== 'location' && role !== 'detail');
  if (named.some(({ role }) => role === 'institution')) return pieces;
  const areTold = named.every(({ role }) => role);
  const ofStudy = Math.min(...pieces.map(({ line }) => line.bullet));
  const cut = pieces.map(({ role, text, line }) =>
    (role && role !== 'field') || line.bullet > ofStudy
      ? undefined
      : (AT_INITIALS.exec(text) ?? (areTold ? LAST_INITIALS.exec(text) : undefined)),
  );
  const at = cut.findLastIndex((found) => found);
  const [, study, initials] = cut[at] ?? [];
  const piece = pieces[at];
  return piece && study && initials
    ? pieces.toSpliced(at, 1, { ...piece, text: study }, asSchool({ ...piece, text: initials }))
    : pieces;
}

const AT_INITIALS =
  /^(.{4,80}?) (?:à l['’] ?|à la |au |chez (?:la )?)(\p{Lu}{3,8}(?: [\p{L}-]+){0,2})$/u;
/** Behind small letters that don't announce more of the field. */
const LAST_INITIALS =
  /^(\p{L}+ .*\p{Ll}{2}(?<!option|parcours|spécialité|mention|profil|série|voie| et| of| de)) (\p{Lu}{4,8}(?: \p{Lu}{4,})?)$/u;

/** "BSc, Velka College, Vieux-Port, Laval": a part of the city between it and the school, or apart from all that a study has. */
const withDistrict = (pieces: readonly Piece[]): Piece[] => {
  if (!pieces.some(({ role }) => role === 'degree')) return [...pieces];
  const at = pieces.findIndex((piece, index) => isDistrict(pieces, piece, pieces[index + 1]));
  const [district, place] = pieces.slice(Math.max(at, 0));
  return at >= 0 && district && place
    ? pieces.toSpliced(at, 2, { ...place, text: `${district.text}, ${place.text}` })
    : [...pieces];
};

function isDistrict(pieces: readonly Piece[], piece: Piece, place: Piece | undefined): boolean {
  const { role, text, line } = piece;
  const before = pieces.slice(0, pieces.indexOf(piece));
  const others = new Set(pieces.map((other) => (other.line === line ? undefined : other.role)));
  return (
    !role &&
    place?.role === 'location' &&
    looksLikeCity(text) &&
    text.split(' ').length <= LONGEST_CITY &&
    line.text.includes(`${text}, ${place.text}`) &&
    (before.some((other) => other.line === line && other.role === 'institution') ||
      (['institution', 'degree', 'field'] as const).every((known) => others.has(known)))
  );
}

/** "Velka College, Orleku — Diploma": between the school's comma and the dash stands its city. */
function withCity(pieces: readonly Piece[]): Piece[] {
  const hasPlace = pieces.some(({ role }) => role === 'location');
  return pieces.map((piece, at) => {
    const school = pieces[at - 1];
    const isCity =
      !hasPlace &&
      !piece.role &&
      school?.role === 'institution' &&
      looksLikeCity(piece.text) &&
      piece.line.text.replace(/\s*—/gu, '—').includes(`, ${piece.text}—`);
    return isCity ? { ...piece, role: 'location', confidence: CONFIDENCE.unknownStudyCity } : piece;
  });
}

/** "École d'ingénieurs du textile, ENVT": a kind of school in small letters, then the initials of one: what was done there, and where. */
function withKindOfSchool(pieces: readonly Piece[]): Piece[] {
  const isNamed = pieces.some(({ role }) => role === 'degree' || role === 'field');
  const [kind, ...others] = pieces.filter(({ role }) => role === 'institution');
  const school = pieces[kind ? pieces.indexOf(kind) + 1 : -1];
  const isKind =
    !isNamed &&
    others.length === 0 &&
    KIND_OF_SCHOOL.test(kind?.text ?? '') &&
    school &&
    !school.role;
  return isKind && /^\p{Lu}{4,8}$/u.test(school.text)
    ? pieces.map((piece) =>
        piece === kind ? { ...piece, role: 'degree' } : piece === school ? asSchool(piece) : piece,
      )
    : [...pieces];
}

const KIND_OF_SCHOOL = /^\p{L}+ d(?:e |['’])[^\p{Lu}]+$/u;

const asSchool = (piece: Piece): Piece => ({
  ...piece,
  role: 'institution',
  confidence: CONFIDENCE.guessedStudy,
});

/** Where no word tells the school of two names, it is the one that its place follows: "Le Hangar, Laval". */
function schoolByPlace(pieces: readonly Piece[]): Piece | undefined {
  if (pieces.some(({ role }) => role === 'institution')) return undefined;
  const named = pieces.filter(({ role }) => role !== 'location' && role !== 'detail');
  if (named.length < 2) return undefined;
  const unknown = named.filter(({ role, text }) => !role && /^\p{Lu}/u.test(text));
  const placed = unknown.filter((piece) => isBeforePlace(piece, pieces));
  return placed.length === 1 ? placed[0] : undefined;
}

/** A place in a cell of its own stands beside degrees as beside schools. */
const hasPlaceBehindComma = ({ text, line }: Piece): boolean => line.text.includes(`${text}, `);

/** A known place, or the last name of the line that could be a city's. */
function isBeforePlace(piece: Piece, pieces: readonly Piece[]): boolean {
  const [next, after] = pieces.slice(pieces.indexOf(piece) + 1);
  if (next?.line !== piece.line) return false;
  if (next.role) return next.role === 'location';
  return (
    after?.line !== piece.line &&
    next.line.text.includes(`${piece.text}, ${next.text}`) &&
    looksLikeCity(next.text) &&
    next.text.split(' ').length <= LONGEST_CITY
  );
}

/** Words of a city's name. */
const LONGEST_CITY = 2;

/** A subject known by its words is the study's name where no degree is. */
function withDegree(pieces: readonly Piece[]): Piece[] {
  const hasDegree = pieces.some(({ role }) => role === 'degree');
  const exchange = pieces.find(({ role, text }) => role === 'detail' && isOwnStudy(text));
  if (!hasDegree && exchange)
    return pieces.flatMap((piece) =>
      piece === exchange ? asExchange(piece) : [asAssessor(piece)],
    );
  const stage = pieces.findIndex(({ role, text }) => role === 'detail' && isStage(text));
  if (!hasDegree && stage >= 0 && pieces[stage + 1]?.role === 'institution')
    return pieces.map((piece, at) =>
      at === stage ? { ...piece, text: trimEdges(piece.text), role: 'degree' } : piece,
    );
  return hasDegree
    ? [...pieces]
    : pieces.map((piece) =>
        piece.role === 'field' && piece.confidence < SURE_FIELD
          ? { ...piece, role: undefined }
          : piece,
      );
}

/** "(WES, 2021)", "(MIFI, Québec)": initials beside such a study are who made it. */
const asAssessor = (piece: Piece): Piece =>
  piece.role === 'detail' && /^\p{Lu}{3,6}$/u.test(piece.text)
    ? { ...piece, role: 'institution' }
    : piece;

/** "Exchange semester: Economics". */
function asExchange(piece: Piece): Piece[] {
  const [, degree = piece.text, field] = /^(.+?)(?:\s?:|,)\s(.+)$/u.exec(piece.text) ?? [];
  return [
    { ...piece, text: degree, role: 'degree' },
    ...(field ? [{ ...piece, text: field, role: 'field' as const }] : []),
  ];
}

/** Rules out impossible roles: "BSc" is not a city, a text in small letters is not a school. */
const fits = ({ text }: Piece, role: Piece['role']): boolean =>
  role === 'location'
    ? looksLikeCity(text)
    : role === 'institution'
      ? /^\p{Lu}/u.test(text) && !LABEL_OF_FIELD.test(text)
      : !ISSUER.test(fold(text));

/** Keeps the first location only: a second one is part of a name, or the seat of the school's parent. */
function oneLocation(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ role }) => role === 'location');
  return pieces.map((piece, at) =>
    piece.role === 'location' && at !== first
      ? { ...piece, role: undefined, confidence: CONFIDENCE.guessedStudy }
      : piece,
  );
}

/** "Graduat en sciences géologiques": an unknown degree, cut from its field. */
function asRole(piece: Piece, role: Piece['role'], confidence: number): Piece[] {
  const cut =
    role === 'degree'
      ? /^(\p{Lu}[^,]{1,38}?) (?:en|in|of) (?!ligne )(\S.{2,})$/u.exec(piece.text)
      : null;
  const [degree, field] = [cut?.[1], cut?.[2]];
  if (degree && field)
    return [
      { ...piece, text: degree, role: 'degree', confidence },
      { ...piece, text: field, role: 'field', confidence },
    ];
  return [{ ...piece, role, confidence }];
}

function guess(piece: Piece, pieces: readonly Piece[]): Piece['role'] {
  const schools = pieces.filter(({ role }) => role === 'institution');
  const has = (role: Piece['role']): boolean => pieces.some((other) => other.role === role);
  const isAfterSchool = schools.some(
    (school) => school.line === piece.line && pieces.indexOf(school) < pieces.indexOf(piece),
  );
  if (isInBracketsAfterField(piece, pieces)) return 'detail';
  const isCity = isAfterSchool || (schools.length > 0 && piece.text.endsWith(' City'));
  if (!has('location') && isCity && looksLikeCity(piece.text)) return 'location';
  // No degree that no list knows begins with a small letter.
  const couldBeDegree = !/^\p{Ll}/u.test(piece.text);
  if (!has('degree') && couldBeDegree && schools.length > 0) return 'degree';
  const isName = /^\p{Lu}/u.test(piece.text) && !LABEL_OF_FIELD.test(piece.text);
  if (!has('degree') && has('field') && isName) return 'institution';
  if (schools.length === 0 && has('degree') && isName) return 'institution';
  if (!has('degree') && couldBeDegree) return 'degree';
  if (isAfterSchool && /(?:^|\s)\p{Lu}{2,}/u.test(piece.text)) return 'institution';
  if (has('field') && isRightBeside(schools.at(-1), piece, isName)) return 'institution';
  // "Velka School" over "Groupe Tesmal · Laval": before the place stands one more name of the school.
  const [next] = pieces.slice(pieces.indexOf(piece) + 1);
  const isOverPlace = next?.role === 'location' && next.line === piece.line;
  const isBelow =
    pieces[pieces.indexOf(piece) - 1] === schools.at(-1) && piece.line !== schools.at(-1)?.line;
  if (has('degree') && has('field') && isName && isOverPlace && isBelow) return 'institution';
  if (has('degree') && goesOnField(pieces, piece)) return 'field';
  const isNumbered = /\d{5}|^\d+$/.test(piece.text);
  if (!has('field') && !isNumbered && wordsOf(piece.text).length <= 7) return 'field';
  return 'detail';
}

/** "Music (Baroque Violin)": several words in brackets right after the field say what of it, not where. */
const isInBracketsAfterField = (piece: Piece, pieces: readonly Piece[]): boolean => {
  const before = pieces[pieces.indexOf(piece) - 1];
  return (
    before?.role === 'field' &&
    piece.text.includes(' ') &&
    piece.line.text.includes(`${before.text} (${piece.text})`)
  );
};

/** Announces the field, wherever a cut left it. */
const LABEL_OF_FIELD =
  /^(?:sp[ée]cialit[ée]|specialty|options?|fili[èe]re|parcours|maj(?:or|eure)|min(?:or|eure)|mention|concentration)(?!\p{L})/iu;

/** "Diplôme des arts du feu, décor sur verre": small letters right after the first field. "Weaving – Loom Focus": several words behind a dash. */
const goesOnField = (pieces: readonly Piece[], piece: Piece): boolean => {
  const before = pieces[pieces.indexOf(piece) - 1];
  return (
    before?.role === 'field' &&
    before.line === piece.line &&
    wordsOf(piece.text).length <= LONGEST_FIELD &&
    ((piece.text.includes(' ') && behindDash(before, piece) !== undefined) ||
      (/^\p{Ll}/u.test(piece.text) && piece.line.text.includes(`${before.text}, ${piece.text}`)))
  );
};

/** Words of a field's second piece. */
const LONGEST_FIELD = 5;

/** Both pieces as written, where nothing but a dash parts them. */
export const behindDash = ({ text, line }: Piece, next: Piece): string | undefined =>
  [' – ', ' - ', ' — ']
    .map((dash) => `${text}${dash}${next.text}`)
    .find((whole) => next.line === line && line.text.includes(whole));

/** "Université Mohammed V, FSJES Agdal", "Velkasup, Engineering School": the faculty right after the school, another name of it before. */
const isRightBeside = (school: Piece | undefined, piece: Piece, isName: boolean): boolean =>
  school !== undefined &&
  school.line === piece.line &&
  (school.line.text.includes(`${school.text}, ${piece.text}`) ||
    (isName &&
      piece.text.length > 2 &&
      !/ \p{Ll}{4}/u.test(piece.text) &&
      !findDegree(piece.text) &&
      school.line.text.includes(`${piece.text}, ${school.text}`)));
