/** Comparison of one reading with its hand-written truth. */
import { formDate } from '#/domain/cv/dates/print-date.ts';
import type { CvReading } from '#/domain/cv/reading.ts';

export interface Truth {
  lang: string;
  fullName: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  headline: string;
  summary: string;
  experience: {
    jobTitle: string;
    company: string;
    location: string;
    startDate: string;
    endDate: string;
    achievements?: string[];
  }[];
  education: {
    degree: string;
    fieldOfStudy: string;
    institution: string;
    location: string;
    graduationDate: string;
  }[];
  skills: string[];
  languages: { name: string; level: string }[];
  removed: { kind: string; text: string }[];
}

/** Items found and expected; an exact field is a list of one. */
export interface Tally {
  right: number;
  found: number;
  expected: number;
}

export type Tallies = Record<string, Tally>;

export const FIELDS = [
  'lang',
  'name',
  'email',
  'phone',
  'place',
  'linkedin',
  'headline',
  'entryCount',
  'title',
  'company',
  'jobPlace',
  'dates',
  'achievement',
  'degree',
  'field',
  'study',
  'institution',
  'graduation',
  'skills',
  'languages',
] as const;

/**
 * Degree and field together, without the words that join them: where one ends and the other begins is a
 * convention ("Bachelor of Pharmacy"), and the truths follow more than one. Shown beside `degree`, never gated.
 */
const studyOf = ({ degree, fieldOfStudy }: { degree: string; fieldOfStudy: string }): string =>
  normal(`${degree} ${fieldOfStudy}`)
    .split(' ')
    .filter((word) => !JOINING.has(word))
    .join(' ');

const JOINING = new Set(['en', 'in', 'of', 'de', 'd', 'em']);

export function tallyReading(reading: CvReading, truth: Truth): Tallies {
  const { personal, experience, education, skills, languages } = reading.content;
  const date = (value: string): string => formDate(value);
  return {
    lang: exact(reading.language, truth.lang),
    name: exact(personal.fullName, truth.fullName),
    email: exact(personal.email, truth.email),
    phone: exact(digits(personal.phone), digits(truth.phone)),
    place: exact(personal.location, truth.location),
    linkedin: exact(addressOf(personal.linkedin), addressOf(truth.linkedin)),
    headline: exact(personal.headline, truth.headline),
    entryCount: exact(String(experience.length), String(truth.experience.length)),
    title: items(
      experience.map((job) => job.jobTitle),
      truth.experience.map((job) => job.jobTitle),
    ),
    company: items(
      experience.map((job) => job.company),
      truth.experience.map((job) => job.company),
    ),
    jobPlace: items(
      experience.map((job) => job.location),
      truth.experience.map((job) => job.location),
    ),
    dates: items(
      experience.flatMap((job, at) =>
        [`${at} from ${date(job.startDate)}`, `${at} to ${date(job.endDate)}`].filter(
          (text) => !/ (?:from|to) $/.test(text),
        ),
      ),
      truth.experience.flatMap((job, at) =>
        [`${at} from ${job.startDate}`, `${at} to ${job.endDate}`].filter(
          (text) => !/ (?:from|to) $/.test(text),
        ),
      ),
    ),
    achievement: items(
      experience.flatMap((job) => job.achievements),
      truth.experience.flatMap((job) => job.achievements ?? []),
    ),
    degree: items(
      education.map((study) => study.degree),
      truth.education.map((study) => study.degree),
    ),
    field: items(
      education.map((study) => study.fieldOfStudy),
      truth.education.map((study) => study.fieldOfStudy),
    ),
    study: items(education.map(studyOf), truth.education.map(studyOf)),
    institution: items(
      education.map((study) => study.institution),
      truth.education.map((study) => study.institution),
    ),
    graduation: items(
      education.map((study) => date(study.graduationDate)),
      truth.education.map((study) => study.graduationDate),
    ),
    skills: items(skills, truth.skills),
    languages: items(
      languages.map(({ name, level }) => `${name} ${level}`),
      truth.languages.map(({ name, level }) => `${name} ${level}`),
    ),
  };
}

/**
 * Texts of personal data that the content or the unplaced lines still hold.
 * A single word counts only where it stands alone or behind a label: "marocaine" may speak of taxes.
 */
export function keptByMistake(reading: CvReading, truth: Truth): string[] {
  const kept = stringsOf([reading.content, reading.unplaced]).map(normal);
  const all = ` ${kept.join(' ¦ ')} `;
  return truth.removed
    .filter(({ text }) => text !== '')
    .filter(({ text }) => {
      const wanted = normal(text);
      if (wanted.includes(' ')) return all.includes(` ${wanted} `);
      const spoken = reading.content.languages.some(({ name }) => normal(name) === wanted);
      return kept.some(
        (string) =>
          (string === wanted && !spoken) || (string.endsWith(` ${wanted}`) && LABEL.test(string)),
      );
    })
    .map(({ kind, text }) => `${kind}: ${text}`);
}

const LABEL =
  /^(?:nationali|sexe?\b|genre|gender|status|statut|situation|état|marital|religion|âge|age)/;

export interface Judged {
  path: string;
  value: string;
  confidence: number;
  right: boolean;
}

/** Every field that a reading is confident about to some degree, and whether the truth has it. */
export function judged(reading: CvReading, truth: Truth): Judged[] {
  const known: Record<string, string[]> = {
    fullName: [truth.fullName],
    email: [truth.email],
    phone: [truth.phone],
    location: [
      truth.location,
      ...truth.experience.map((job) => job.location),
      ...truth.education.map((study) => study.location),
    ],
    linkedin: [truth.linkedin],
    headline: [truth.headline],
    jobTitle: truth.experience.map((job) => job.jobTitle),
    company: truth.experience.map((job) => job.company),
    startDate: truth.experience.map((job) => job.startDate),
    endDate: truth.experience.map((job) => job.endDate),
    degree: truth.education.map((study) => study.degree),
    fieldOfStudy: truth.education.map((study) => study.fieldOfStudy),
    institution: truth.education.map((study) => study.institution),
    graduationDate: truth.education.map((study) => study.graduationDate),
    skills: truth.skills,
  };
  return Object.entries(reading.evidence).flatMap(([path, { confidence }]) => {
    const steps = path.split('.');
    const name = steps[0] === 'skills' ? 'skills' : (steps.at(-1) ?? '');
    const texts = known[name];
    if (!texts || (path.startsWith('education') && name === 'startDate')) return [];
    const value = valueAt(reading.content, steps);
    const right = texts.some((text) =>
      name === 'phone'
        ? digits(text) === digits(value)
        : normal(text) === normal(name.endsWith('Date') ? formDate(value) : value),
    );
    return [{ path, value, confidence, right }];
  });
}

/** Of the fields shown as sure (0.8 and more), how many are right. */
export function calibration(
  reading: CvReading,
  truth: Truth,
): { sure: number; right: number; wrong: string[] } {
  const sure = judged(reading, truth).filter(({ confidence }) => confidence >= 0.8);
  const wrong = sure.filter(({ right }) => !right).map(({ path, value }) => `${path} = ${value}`);
  return { sure: sure.length, right: sure.length - wrong.length, wrong };
}

const normal = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export const score = ({ right, found, expected }: Tally): number =>
  found + expected === 0 ? 1 : (2 * right) / (found + expected);

export const addTally = (one: Tally | undefined, two: Tally): Tally => ({
  right: (one?.right ?? 0) + two.right,
  found: (one?.found ?? 0) + two.found,
  expected: (one?.expected ?? 0) + two.expected,
});

const digits = (text: string): string => text.replace(/\D/g, '');

/** Without what changes nothing of where an address leads. */
const addressOf = (text: string): string =>
  text
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|[a-z]{2})\.(?=linkedin)/, '')
    .replace(/\/$/, '');

const exact = (found: string, expected: string): Tally => ({
  right: normal(found) === normal(expected) ? 1 : 0,
  found: 1,
  expected: 1,
});

function items(found: readonly string[], expected: readonly string[]): Tally {
  const left = expected.map(normal).filter(Boolean);
  const mine = found.map(normal).filter(Boolean);
  const size = left.length;
  const right = mine.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return { right, found: mine.length, expected: size };
}

export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

function valueAt(content: unknown, steps: readonly string[]): string {
  let value: unknown = content;
  for (const step of steps) value = (value as Record<string, unknown> | undefined)?.[step];
  return typeof value === 'string' ? value : '';
}
