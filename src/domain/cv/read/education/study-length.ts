/** How long a study took, "400 hours", "2 ans", "60 credits", and what it was graded. */
import { fold } from '#/domain/text/fold.ts';
import { isDuration } from '../dates/find-dates.ts';

export const isStudyLength = (text: string): boolean =>
  isDuration(text) || HOURS.test(fold(text).trim());

const HOURS =
  /^\d{1,5} ?(?:h|hrs?|hours?|heures?|jours?|days?|semaines?|weeks?|semestres?|semesters?|credits?|ects)(?: (?:intensi(?:ve|f|ves|fs|v)|de formation|of training|course|cours))?$/u;

/** "68 %", "980/1100", "3.7 / 4.0", "3.5", "A+", "EQF level 6", "Niveau 7 CEC". */
export const isGrade = (text: string): boolean =>
  /^(?:(?:ISCED|EQF|RQF|NQF|CITE|CEC)\b.{0,12}|(?:[Nn]iveau|[Ll]evel) \d (?:ISCED|EQF|RQF|NQF|CITE|CEC)|(?:1?\d|20)[.,]\d{1,2}|[12]:[12]|[A-F]|\d{1,3}(?:[.,]\d{1,3})? ?%|\d{1,4}(?:[.,]\d{1,3})? ?\/ ?\d{1,4}(?:[.,]\d)?|[A-D][+-])(?: (?:marks|points|moyenne))?\.?$/u.test(
    text.trim(),
  );

/** How high a study stands, apart from its name: "niveau 7", "Bac +5". */
export const STANDING = /^(?:niveau (?:[1-8]|I{1,3}|IV|V)|bac ?\+ ?\d)(?: CEC)?$/iu;
