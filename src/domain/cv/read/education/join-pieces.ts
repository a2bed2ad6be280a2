/** Joins again what separators parted though it names one thing: subjects of a faculty, two names of a school, a city and its country. */
import { fold } from '#/domain/text/fold.ts';
import { FIELD_WORDS } from '#/domain/cv/words/fields-of-study.ts';
import { isCityWithCode, isCollegeTown, looksLikeCity } from '../locations/city-name.ts';
import { wholeLocation } from '../locations/find-location.ts';
import { tokensOf } from '../text-pieces.ts';
import { institutionScore } from './institution.ts';
import { SCHOOL } from './scores.ts';

/** "Faculty of Science, Technology and Medicine": the commas part subjects, not a school from what is studied there. */
export function joinSubjects(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const size = subjectsAfter(part, parts.slice(at + 1, at + 1 + MOST_SUBJECTS));
    joined.push(parts.slice(at, at + size + 1).join(', '));
    at += size;
  }
  return joined;
}

/** How many pieces after a school named after a subject go on with its list, up to the last behind "and"; 0 when they don't. */
function subjectsAfter(school: string, rest: readonly string[]): number {
  const [, subject = ''] = /^.* (?:of |en |de |des |du |d['’])(\p{L}[^,]*)$/u.exec(school) ?? [];
  if (!isSubject(subject) || institutionScore(school) < SCHOOL.named) return 0;
  const last = rest.findIndex((part) => isSubject(part) && / (?:and|et|&) /u.test(part));
  return rest.slice(0, last + 1).every(isSubject) ? last + 1 : 0;
}

/** "Electronics and Materials" */
const isSubject = (text: string): boolean => {
  const words = tokensOf(text);
  return words.length <= LONGEST_SUBJECT && words.some((word) => FIELD_WORDS.has(word));
};

const MOST_SUBJECTS = 3;
const LONGEST_SUBJECT = 4;

/** "ENVEL - Université du Lac", "EDNV / UVL": two names of one school, as they are written. */
export function joinSchools(parts: readonly string[], text: string): string[] {
  const joined: string[] = [];
  let end = 0;
  for (const part of parts) {
    const last = joined.at(-1);
    const at = text.indexOf(part, end);
    const between = text.slice(end, Math.max(at, end));
    end = Math.max(at, end) + part.length;
    const isOne =
      last !== undefined &&
      /^\s+(?:[–—-]|\/)\s+$/u.test(between) &&
      (isNameOfSchool(part)
        ? isNameOfSchool(last) || LED_INITIALS.test(last) || isHintedByInitials(last)
        : isNameOfSchool(last) && NUMBERED.test(last));
    if (isOne) joined[joined.length - 1] = `${last}${between}${part}`;
    else joined.push(part);
  }
  return joined;
}

/** "Université Toulouse III – Paul Sabatier" */
const NUMBERED = / (?:[IVX]+|\d{1,2})$/u;

/** "à EVL", "at the LSW": initials, however few, where a study is. */
const LED_INITIALS = /^(?:[àÀ] l['’] ?|(?:[àÀ] la|[àÀ]|au|at|at the) )\p{Lu}{2,8}$/u;

/** By its words, or by its initials: "ENVEL". */
const isNameOfSchool = (text: string): boolean =>
  (institutionScore(text) >= SCHOOL.named && !AWARD.test(text)) || /^\p{Lu}{4,8}$/u.test(text);

/** "Orleku INP" */
const isHintedByInitials = (text: string): boolean =>
  institutionScore(text) >= SCHOOL.hinted && /\p{Lu}{2}/u.test(text);

/** "University Admissions Certification", "NCFE Level 1 Award": named after who gives it. */
export const AWARD = /\b(?:certification|certificate|award|diploma|program(?:me)?)$/iu;

/** Universities whose several seats are part of their names: "University of California, Berkeley". */
const WITH_SEATS =
  /^(?:the )?(?:university of (?:california|wisconsin|illinois|north carolina|massachusetts|maryland|missouri|nebraska|tennessee|texas|minnesota|colorado)|california state university|(?:state|city) university of new york)$/;

/** The seat's own region after it says that it is a place. */
export function joinCampuses(parts: readonly string[]): string[] {
  const [school = '', seat, ...others] = parts;
  const isSeat =
    seat !== undefined &&
    WITH_SEATS.test(fold(school)) &&
    looksLikeCity(seat) &&
    !(others[0] && wholeLocation(`${seat}, ${others[0]}`));
  return isSeat ? [`${school}, ${seat}`, ...others] : [...parts];
}

/** "Montréal", "Québec" → one location again; a name between a school and a country is a city. */
export function joinLocations(parts: readonly string[], afterSchool = false): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isLocation =
      last !== undefined &&
      (wholeLocation(last) !== undefined ||
        (isCollegeTown(last) && joined.length > 1 && wholeLocation(part) !== undefined) ||
        ((joined.length === 1 ? afterSchool : isSchoolOf(joined.at(-2) ?? '', last)) &&
          institutionScore(last) < SCHOOL.hinted &&
          looksLikeCity(last)));
    const whole = `${last}, ${part}`;
    // "Orleku, XO": letters that no list has.
    const isCoded =
      part === parts.at(-1) &&
      CODE.test(part) &&
      institutionScore(part) < SCHOOL.hinted &&
      isCityWithCode(whole);
    if (last && isLocation && (isCoded || (wholeLocation(part) && wholeLocation(whole))))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

const CODE = /^\p{Lu}{2,3}$/u;

/** By its words, its initials ("ENSTA") or the city's name in it. */
const isSchoolOf = (text: string, city: string): boolean =>
  institutionScore(text) >= SCHOOL.named ||
  /^\p{Lu}{3,8}$/u.test(text) ||
  text.split(/[ “”"]/u).includes(city);
