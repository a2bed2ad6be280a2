/**
 * What keeps a CV from being finished. "Required fields must be filled before submit"; LinkedIn is the one optional
 * field of the contact block, and the summary is advised, not required, since a CV without one is complete in Canada.
 * Kinds and paths only: the words live with the screens.
 */
import { inOrder } from '../../sync/values/order-key.ts';
import { linkedinAddress } from '../canadian/linkedin.ts';
import { parsePhone } from '../canadian/phone.ts';
import { countryOfLocation } from '../canadian/location.ts';
import type { CvDate } from '../content.ts';
import {
  compareDates,
  dateParts,
  isDateInverted,
  isReadableDate,
  isYearAlone,
} from '../dates/cv-date.ts';
import type { CvRecord, Ordered } from '../record/cv-record.ts';

type FieldProblemKind =
  /** Empty and required (`blocks`), or advised. */
  | 'missing'
  /** A name of one letter. */
  | 'tooShort'
  | 'email'
  | 'phone'
  | 'linkedin'
  /** Typed, but no date could be read. */
  | 'date'
  /** The end is before the start; `path` is the end. */
  | 'inverted'
  /** A start after today. */
  | 'future'
  /** A year without its month: asked about once, never blocking. */
  | 'yearAlone';

export interface FieldProblem {
  /** `personal.email`, `experience.<id>.startDate` */
  path: string;
  kind: FieldProblemKind;
  /** The step can't be left before it is solved. */
  blocks: boolean;
}

/** In the order of the form. `today` is `YYYY-MM`. Entries left wholly blank don't print and aren't checked. */
export function checkCv(record: CvRecord, today: CvDate): FieldProblem[] {
  return [
    ...personalProblems(record),
    ...experienceProblems(record, today),
    ...educationProblems(record),
    ...languageProblems(record),
  ];
}

export const isBlocked = (problems: readonly FieldProblem[]): boolean =>
  problems.some((problem) => problem.blocks);

function personalProblems({ personal }: CvRecord): FieldProblem[] {
  const { fullName, email, phone, location, linkedin, summary } = personal;
  const path = 'personal';
  return found([
    missing(`${path}.fullName`, fullName) ||
      ([...fullName.trim()].length < 2 && blocking(`${path}.fullName`, 'tooShort')),
    missing(`${path}.email`, email) || (!isEmail(email) && blocking(`${path}.email`, 'email')),
    missing(`${path}.phone`, phone) ||
      (!isPhone(phone, location) && blocking(`${path}.phone`, 'phone')),
    missing(`${path}.location`, location),
    !isBlank(linkedin) &&
      linkedinAddress(linkedin) === '' &&
      advice(`${path}.linkedin`, 'linkedin'),
    isBlank(summary) && advice(`${path}.summary`, 'missing'),
  ]);
}

function experienceProblems(record: CvRecord, today: CvDate): FieldProblem[] {
  return inOrder(record.experience).flatMap(([id, entry]) => {
    if (isBlankEntry(entry)) return [];
    const path = `experience.${id}`;
    const { startDate, endDate } = entry;
    const startsLater = dateParts(startDate) !== undefined && compareDates(startDate, today) > 0;
    return found([
      missing(`${path}.jobTitle`, entry.jobTitle),
      missing(`${path}.company`, entry.company),
      missing(`${path}.startDate`, startDate),
      dateProblem(`${path}.startDate`, startDate, record.askedYearOnly),
      startsLater && advice(`${path}.startDate`, 'future'),
      isBlank(endDate) && advice(`${path}.endDate`, 'missing'),
      dateProblem(`${path}.endDate`, endDate, record.askedYearOnly),
      isDateInverted(startDate, endDate) && blocking(`${path}.endDate`, 'inverted'),
    ]);
  });
}

function educationProblems(record: CvRecord): FieldProblem[] {
  return inOrder(record.education).flatMap(([id, entry]) => {
    if (isBlankEntry(entry)) return [];
    const path = `education.${id}`;
    const { startDate, graduationDate } = entry;
    return found([
      missing(`${path}.degree`, entry.degree),
      missing(`${path}.institution`, entry.institution),
      isBlank(graduationDate) && advice(`${path}.graduationDate`, 'missing'),
      dateProblem(`${path}.graduationDate`, graduationDate, record.askedYearOnly),
      isDateInverted(startDate, graduationDate) && blocking(`${path}.graduationDate`, 'inverted'),
    ]);
  });
}

function languageProblems(record: CvRecord): FieldProblem[] {
  return inOrder(record.languages).flatMap(([id, { name, level }]) => {
    if (isBlank(name)) return level === '' ? [] : [blocking(`languages.${id}.name`, 'missing')];
    return level === '' ? [advice(`languages.${id}.level`, 'missing')] : [];
  });
}

type Finding = FieldProblem | false;

const found = (findings: readonly Finding[]): FieldProblem[] =>
  findings.filter((finding) => finding !== false);

function dateProblem(path: string, date: CvDate, alreadyAsked: boolean): Finding {
  if (!isReadableDate(date)) return blocking(path, 'date');
  return isYearAlone(date) && !alreadyAsked && advice(path, 'yearAlone');
}

/** One sign before the @, a dot in the domain, no spaces: what a typing slip breaks. Mail servers know the rest. */
export const isEmail = (text: string): boolean =>
  /^[^\s@,;<>()]+@[^\s@.,;<>()]+(?:\.[^\s@.,;<>()]+)*\.[^\s@.,;<>()\d]{2,}$/.test(text.trim());

/** A number we can print, or at least seven digits from a location we can't guess. */
export const isPhone = (text: string, location: string): boolean =>
  parsePhone(text, countryOfLocation(location)) !== undefined ||
  (/^[\d\s+().\-/]*$/.test(text.normalize('NFKC')) &&
    (text.normalize('NFKC').match(/\d/g)?.length ?? 0) >= 7);

const missing = (path: string, text: string): Finding => isBlank(text) && blocking(path, 'missing');

const isBlank = (text: string): boolean => text.trim() === '';

/** Nothing is written in any of its fields. */
export const isBlankEntry = (entry: Ordered): boolean =>
  Object.entries(entry).every(
    ([field, value]) => field === 'order' || [value].flat().every((text) => isBlank(String(text))),
  );

const blocking = (path: string, kind: FieldProblemKind): FieldProblem => ({
  path,
  kind,
  blocks: true,
});
const advice = (path: string, kind: FieldProblemKind): FieldProblem => ({
  path,
  kind,
  blocks: false,
});
