/** Cuts the title lines of a study into pieces that name one thing each, and says what each piece is by its words. */
import { findLocation, wholeLocation } from '../locations/find-location.ts';
import {
  isCityWithCode,
  isCollegeTown,
  isKnownCityWithCode,
  looksLikeCity,
} from '../locations/city-name.ts';
import { type LabelledText, labelledText } from '../entries/field-labels.ts';
import { unnumbered } from '../lines/line-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { findDegree, isKnownField } from './degree.ts';
import { AWARD, joinCampuses, joinLocations, joinSchools, joinSubjects } from './join-pieces.ts';
import { isDetail, isHonour, isRemark, isStage } from './details.ts';
import { institutionScore } from './institution.ts';
import { FULL_STOP, splitPieces } from './split-pieces.ts';
import { STANDING } from './study-length.ts';
import { STATE_CODES } from '#/domain/cv/words/locations.ts';
import { findDates } from '../dates/find-dates.ts';
import { fold } from '#/domain/text/fold.ts';
import { trimEdges } from '../text-pieces.ts';
import { HALF_CELL, SCHOOL } from './scores.ts';
import { CONFIDENCE } from '../confidence.ts';

export interface Piece {
  text: string;
  line: SourceLine;
  /** Undefined until its words or its position tell. */
  role?: 'degree' | 'field' | 'institution' | 'location' | 'detail' | undefined;
  /** Where it stands in its entry: line, cell, position in the cell. */
  slot: string;
  /** 0–1. */
  confidence: number;
}

interface Spot {
  line: SourceLine;
  row: number;
  cell: number;
  /** A line above, or a cell before, names the school. */
  afterSchool?: boolean;
  /** It is all that its entry has: long as it is, it names the study. */
  isAlone?: boolean;
}

export function cutStudyText(whole: string, spot: Spot, hasDegree: boolean): Piece[] {
  const form = formParts(whole);
  if (form)
    return form.flatMap((part) =>
      labelledText(part)
        ? cutStudyText(part, spot, hasDegree).map(lessSure)
        : [known('detail', part, spot.line, CONFIDENCE.studyDetail)],
    );
  const text = withoutColon(unnumbered(whole).replace(GRADUATED, ''), spot.line.boldLead);
  const [, study, grade] = /^(.+\S) (c?gpa \d.*)$/iu.exec(text) ?? [];
  if (study && grade)
    return [
      ...cutStudyText(study, spot, hasDegree),
      known('detail', grade, spot.line, CONFIDENCE.studyDetail),
    ];
  // "Awarded best student": said of no degree.
  if (GRADUATED.test(whole) && !labelledText(text) && !findDegree(text))
    return [known('detail', whole, spot.line, CONFIDENCE.studyDetail)];
  const [capitals, rest] = capitalsFirst(text);
  if (rest !== '' && !hasDegree && findDegree(capitals) && institutionScore(rest) >= SCHOOL.likely)
    return [
      ...cutStudyText(capitals, spot, false),
      ...cutStudyText(rest, { ...spot, cell: spot.cell + HALF_CELL }, true),
    ];
  const [stage = '', ofStage] = text.split(STAGE_END, 2);
  if (ofStage && isStage(stage))
    return [
      known('detail', stage, spot.line, CONFIDENCE.studyDetail),
      ...cutStudyText(ofStage, spot, hasDegree),
    ];
  const labelled = labelledText(text);
  if (spot.afterSchool && labelled?.role === 'institution' && isPartOrBoard(labelled))
    return [known('detail', text, spot.line, CONFIDENCE.studyDetail)];
  const named = labelled && labelledPieces(labelled, spot.line);
  if (named) return named;
  const [, course, taught] = (spot.row === 0 && !hasDegree && COURSE.exec(text)) || [];
  if (course && taught)
    return [
      known('degree', course, spot.line, CONFIDENCE.namedStudy),
      known('field', taught, spot.line, CONFIDENCE.fieldAfterDegree),
    ];
  if (isDetail(text, spot.isAlone) && institutionScore(text) < SCHOOL.named)
    return [
      { text, line: spot.line, role: 'detail', slot: '', confidence: CONFIDENCE.studyDetail },
    ];
  if (isStage(text) || (spot.row > 0 && ELSEWHERE.test(fold(text))))
    return [known('detail', text, spot.line, CONFIDENCE.studyDetail)];
  // "Velka University" over "Faculty of Law".
  if (spot.afterSchool && FACULTY.test(fold(text)))
    return [known('detail', text, spot.line, CONFIDENCE.studyDetail)];
  const cityCell = locationCell(text, spot, hasDegree);
  if (cityCell) return [cityCell];
  const parts = sentencesOf(text).flatMap((sentence) => {
    const found = hasDegree ? undefined : findDegree(sentence);
    if (!found) return sorted(joinSchools(splitPieces(sentence), sentence), spot);
    hasDegree = true;
    return [
      ...sorted(found.before, spot),
      known('degree', found.degree, spot.line, CONFIDENCE.namedStudy),
      ...(found.field ? [known('field', found.field, spot.line, CONFIDENCE.fieldAfterDegree)] : []),
      ...sorted(joinSchools(found.after, sentence), spot),
    ];
  });
  // A field of study counts as part of its degree's position, because not every degree has a field.
  let at = -1;
  return parts.map((piece, index) => {
    if (!(piece.role === 'field' && parts[index - 1]?.role === 'degree')) at += 1;
    return { ...piece, slot: `${spot.row}.${spot.cell}.${at}` };
  });
}

/** "City: Lyon | Country: France | Final grade: 12": the parts of a form's row, city and country as one place. */
function formParts(text: string): string[] | undefined {
  const parts = text.split(/\s*\|\s*/u).filter((part) => part !== '');
  const isForm = parts.length > 1 && parts.every((part) => LABELLED.test(part));
  if (!isForm || !parts.some((part) => labelledText(part))) return undefined;
  const joined: string[] = [];
  for (const part of parts) {
    const place = labelledText(part);
    const last = joined.at(-1);
    if (place?.role === 'location' && last && labelledText(last)?.role === 'location')
      joined[joined.length - 1] = `${last}, ${place.text}`;
    else joined.push(part);
  }
  return joined;
}

const LABELLED = /^[^:]{2,40}?\s*:\s*\S/u;

/** "Secondary : College of the Lake". */
const STAGE_END = /(?<=^[^:]{4,24})\s?:\s+/u;

/** "Evening class: Weaving", "Cours du soir : Dentelle": what opens a study is its name, not a remark on it. */
const COURSE =
  /^((?:evening|night|summer|winter|online|short|intensive|language|part-time) (?:class|course|school|program|programme)|cours (?:du soir|d['’]été|en ligne|intensifs?|de langue)|école d['’](?:été|hiver))\s?:\s+([\p{L}\p{N}].*)$/iu;

/** "Semestre à l’Université de Tesmal" below a degree: a part of it that was spent at another school. */
const ELSEWHERE =
  /^(?:un |one |1 )?(?:semestre?r?|stage|sejour|internship|placement)(?: [a-z'’-]+)? (?:a|au|aux|chez|at) /u;

export const FACULTY =
  /^(?:faculty|college|school|department|faculte|departement|ufr) (?:of|de|des|du|d['’])/u;

/** "College: School of Weaving", "Board: Lake University": beside the school itself. */
const isPartOrBoard = ({ label, text }: LabelledText): boolean =>
  FACULTY.test(fold(text)) || /^board/iu.test(label);

/** The field that the degree names wins over the one a form asks for: "Bachelor in Physics" among the natural sciences. */
const lessSure = (piece: Piece): Piece =>
  piece.role === 'field'
    ? { ...piece, confidence: Math.min(piece.confidence, CONFIDENCE.fieldAfterDegree / 2) }
    : piece;

/** "Graduated as M.Sc.", « Obtention du DEC »: said of the degree that follows. */
const GRADUATED =
  /^(?:graduated (?:as|with) (?:an? )?|awarded (?:an? )?|obtention (?:du |de la |d['’]une? )|titulaire (?:du |de la |d['’]une? )|candidate for (?:the |an? )?)(?=\p{L})/iu;

/** "Princeton, NJ" in a cell of its own, after "2014 | " or after the school: a city that no list knows, with its region or country. */
function locationCell(text: string, spot: Spot, hasDegree: boolean): Piece | undefined {
  const { line, cell, afterSchool = false } = spot;
  if (isKnownCityWithCode(text))
    return known('location', trimEdges(text), line, CONFIDENCE.unknownStudyCity);
  const isApart = cell > 0 || afterSchool || DATE_AND_BAR.test(line.text.slice(0, -text.length));
  if (!isApart || !text.includes(',')) return undefined;
  const location = wholeLocation(text);
  const parts = text.split(/\s*,\s*/u);
  const couldBe = (part: string): boolean =>
    isCollegeTown(part) ||
    (looksLikeCity(part) && institutionScore(part) < SCHOOL.hinted && !isKnownField(part));
  // "Velka Institute of Technology, MA" behind a degree in bold.
  if (
    parts.length === 2 &&
    !isCollegeTown(parts[0] ?? '') &&
    institutionScore(parts[0] ?? '') >= SCHOOL.sure
  )
    return undefined;
  if (location)
    return !location.guessed || couldBe(parts[0] ?? '')
      ? known('location', location.text, line, location.confidence)
      : undefined;
  // "Port Tesmal, Orlandie": no list knows either name, but nothing else is named so after a school.
  const isPlace =
    afterSchool &&
    (hasDegree || cell > 0 || line.cells.length > 1) &&
    parts.length === 2 &&
    parts.every((part) => couldBe(part) && !isHonour(part) && !findDegree(part));
  return isPlace
    ? known('location', trimEdges(text), line, CONFIDENCE.unknownStudyCity)
    : undefined;
}

const DATE_AND_BAR = /(?:19|20)\d\d[^|·•]*[|·•]\s*$/u;

/** "Licence en droit : Université de Lomé": the colon parts a degree from its school, in either order; "Lake College/BSc": so does the slash. */
function withoutColon(text: string, boldLead?: string): string {
  const [, before = '', mark, after = ''] = COLON_OR_SLASH.exec(text) ?? [];
  if (after === '' || labelledText(text)) return text;
  if (before.includes(';')) return text;
  if (boldLead?.trim() === before && !isRemark(text)) return `${before} – ${after}`;
  const schoolLast = institutionScore(after) >= SCHOOL.named && findDegree(before) !== undefined;
  const schoolFirst =
    institutionScore(before) >= SCHOOL.named &&
    splitPieces(before).length === 1 &&
    (findDegree(after) !== undefined || (mark === '/' ? isKnownField : isPlainStudy)(after));
  return schoolLast || schoolFirst ? `${before} – ${after}` : text;
}

const COLON_OR_SLASH = /^([^:]{3,90}?)(?:\s?:\s+|(?<=\p{Ll})(\/) ?(?=\p{Lu}))(.+)$/u;

/** "Full Stack Weaving": what a school teaches. */
const isPlainStudy = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !isDetail(text) && institutionScore(text) < SCHOOL.hinted;

/** `MASTER EN GÉNIE LOGICIEL Université de Lomé`: the new Europass form prints the degree in capitals. */
function capitalsFirst(text: string): [string, string] {
  const words = text.split(' ');
  const end = words.findIndex((word) => /\p{Ll}/u.test(word));
  const letters = words.slice(0, end).join('').match(/\p{L}/gu)?.length ?? 0;
  return end > 1 && letters > 7
    ? [words.slice(0, end).join(' '), words.slice(end).join(' ')]
    : [text, ''];
}

const known = (role: Piece['role'], text: string, line: SourceLine, confidence: number): Piece => ({
  text,
  line,
  role,
  slot: '',
  confidence,
});

/** "Université Saint-Joseph, Beyrouth. Licence en gestion." */
const sentencesOf = (text: string): string[] =>
  text.split(SENTENCE_END).filter((part) => part.trim() !== '');

const SENTENCE_END = new RegExp(`${FULL_STOP}(?![^()]*\\))|(?<=\\p{L}{3}\\)?)\\.$`, 'u');

/** A piece whose label says what it is. */
function labelledPieces({ role, text }: LabelledText, line: SourceLine): Piece[] | undefined {
  const whole = (as: Piece['role']): Piece[] => [known(as, text, line, CONFIDENCE.namedStudy)];
  if (role === 'location' || role === 'field') return whole(role);
  if (role === 'institution' || role === 'company') {
    const cut = joinLocations(splitPieces(text));
    const last = cut.at(-1) ?? '';
    const named = cut.length > 1 ? wholeLocation(last) : undefined;
    const isCity = cut.length > 1 && isPlainCity(last);
    if (!named && !isCity) return whole('institution');
    return [
      known('institution', cut.slice(0, -1).join(', '), line, CONFIDENCE.namedStudy),
      known(
        'location',
        named?.text ?? last,
        line,
        named?.confidence ?? CONFIDENCE.unknownStudyCity,
      ),
    ];
  }
  if (role !== 'degree' && role !== 'title') return undefined;
  const degree = findDegree(text);
  if (!degree) {
    const [, named, studied] = UNKNOWN_DEGREE.exec(text) ?? [];
    return named && studied
      ? [
          known('degree', named, line, CONFIDENCE.namedStudy),
          known('field', studied, line, CONFIDENCE.fieldAfterDegree),
        ]
      : whole('degree');
  }
  return [
    known('degree', degree.degree, line, CONFIDENCE.namedStudy),
    ...(degree.field ? [known('field', degree.field, line, CONFIDENCE.namedStudy)] : []),
    ...[...degree.before, ...degree.after].map((rest) =>
      known('detail', rest, line, CONFIDENCE.restOfStudy),
    ),
  ];
}

/** "ITI in Joinery", said to be a degree. */
const UNKNOWN_DEGREE = /^(\S+(?: \S+){0,2}) (?:in|en) (\p{Lu}.+)$/u;

/** `Kindia`, not `FSJES Agdal`. */
const isPlainCity = (text: string): boolean =>
  looksLikeCity(text) && !/\p{Lu}{3}/u.test(text) && text.split(' ').length <= 3;

const sorted = (parts: readonly string[], { line, afterSchool }: Spot): Piece[] =>
  joinLocations(
    joinCampuses(joinSubjects(parts).flatMap(remoteLast).flatMap(schoolLast)),
    afterSchool,
  ).map((part) => sortPiece(withoutLead(part), line));

/** "Ironwood Remote": the way of studying after a school's name. "génie civil (Bac +3)": how high a subject is. */
function remoteLast(part: string): string[] {
  const [, subject = '', standing = ''] = /^(.+) \(([^()]+)\)$/u.exec(part) ?? [];
  if (STANDING.test(standing) && isKnownField(subject)) return [subject, standing];
  const [, name, way] = /^(\p{Lu}.*\S) (Remote|À distance|En ligne)$/u.exec(part) ?? [];
  return name && way ? [name, way] : [part];
}

/** "Filière MBDS de l’Université du Lac": what is studied, then where. A faculty before its university stays with it. */
function schoolLast(part: string, at: number, parts: readonly string[]): string[] {
  const [, study, school] = STUDY_OF_SCHOOL.exec(part) ?? [];
  if (study && school && institutionScore(study) < SCHOOL.hinted) return [study, school];
  const [, guidance, lab] = UNDER_SOMEONE.exec(part) ?? [];
  if (guidance && lab) return [guidance, lab];
  const [, initials, seat] = /^(\p{Lu}{3,10}) (\p{Lu}\p{Ll}+)$/u.exec(part) ?? [];
  const seated = seat && wholeLocation(`${seat}, ${parts[at + 1]}`);
  if (initials && seated && !seated.guessed) return [initials, seat];
  const [, name, city] = /^(.{4,}?) (?:in|at|à) (\p{Lu}[^,]+)$/u.exec(part) ?? [];
  const isPlace =
    name &&
    city &&
    !WITH_SEAT.test(fold(part)) &&
    (institutionScore(name) >= SCHOOL.named
      ? (wholeLocation(city) ?? wholeLocation(`${city}, ${parts[at + 1]}`))
      : part.endsWith(` à ${city}`) && findLocation(city)?.text === city);
  return isPlace ? [name, city] : [part];
}

/** "Université du Velka à Orleku", "University of Velka at Orleku": the city belongs to the name. */
const WITH_SEAT = /^(?:universite d|(?:the )?university of .* at )/u;

/** "sous la direction d’Ana Lem à l’ENVT" */
const UNDER_SOMEONE = /^(sous la .{8,60}?) (?:à l['’] ?|à la |au )(\p{Lu}.+)$/u;

const STUDY_OF_SCHOOL =
  /^(\p{Lu}.{3,80}?) (?:(?:de|à) l['’] ?|(?:de la|à la|du|au|at the|at|from the|from|chez) )((?:université|école|institut|faculté|collège|cégep|lycée|university|college) .+)$/iu;

/** What stands between quotation marks is a title; one mark alone stands where the title was broken or cut. */
const isQuoted = (text: string): boolean =>
  /^[“"‘„].*[”"’“]$/u.test(text) || (text.endsWith('”') && !/[“„]/u.test(text));

function sortPiece(text: string, line: SourceLine): Piece {
  if (isRemark(text) || isQuoted(text) || STANDING.test(text))
    return known('detail', text, line, CONFIDENCE.studyDetail);
  if (findDates(text).some(({ length }) => length === text.length))
    return known('detail', text, line, CONFIDENCE.studyDetail);
  const bare = text.replace(LEAD, '');
  if (bare !== text && /^\p{Lu}/u.test(bare) && !wholeLocation(bare))
    return known('institution', bare, line, CONFIDENCE.school);
  const score = AWARD.test(text) ? 0 : institutionScore(text);
  const location = wholeLocation(text);
  if (location && isCollegeTown(text.split(', ')[0] ?? '') && text.includes(','))
    return known('location', location.text, line, location.confidence);
  if (score >= SCHOOL.likely && !(location && score < SCHOOL.named))
    return known('institution', text, line, CONFIDENCE.school);
  if (location && (findLocation(text)?.confidence ?? 0) > 0)
    return known('location', location.text, line, location.confidence);
  const [, city, state = ''] = /^(.+) (\p{Lu}{2})$/u.exec(text) ?? [];
  const isCity = city && STATE_CODES.has(state) && looksLikeCity(city) && !isKnownField(city);
  // "Orleku OK", "Orleku, ex"
  if (isCity || isCityWithCode(text))
    return known('location', text, line, CONFIDENCE.unknownStudyCity);
  if (isHonour(text)) return known('detail', text, line, CONFIDENCE.studyDetail);
  if (isKnownField(text)) return known('field', text, line, CONFIDENCE.restOfStudy);
  return known(undefined, text, line, CONFIDENCE.guessedStudy);
}

/** "À l'Université de Lomé", "from the University of Ghana". */
const withoutLead = (text: string): string => {
  const bare = text.replace(LEAD, '').replace(/^(?:de l['’]\s?|de la |du |in (?:the )?)/iu, '');
  return institutionScore(bare) >= SCHOOL.named ? bare : text;
};

/** Before what follows stands where the study is: "à l'UVL", "chez Velkatech". */
const LEAD = /^(?:à l['’]\s?|à la |à |au |aux |chez |at the |at |from the |from )/iu;
