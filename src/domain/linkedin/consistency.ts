/**
 * A CV beside LinkedIn: where the two say different things, and what one of them leaves out. Recruiters compare them;
 * nothing is changed here.
 */
import type { CvContent, CvDate } from '../cv/content.ts';
import { dateParts } from '../cv/dates/cv-date.ts';
import { skillLikeness } from '../cv/record/skill-key.ts';
import { foldWord } from '../text/fold.ts';
import type { LinkedinFacts, LinkedinPosition } from './archive/linkedin-facts.ts';

export type ComparedField =
  | 'fullName'
  | 'location'
  | 'jobTitle'
  | 'startDate'
  | 'endDate'
  | 'degree'
  | 'graduationDate';

export type Finding =
  /** Both say something, and not the same. `of`: the employer or the school. */
  | { kind: 'differs'; field: ComparedField; of: string; cv: string; linkedin: string }
  /** Only one of the two has it. */
  | {
      kind: 'missing';
      on: 'cv' | 'linkedin';
      what: 'job' | 'education' | 'skill' | 'language';
      name: string;
    };

/** In the order in which a recruiter reads. */
export const compareWithLinkedin = (cv: CvContent, linkedin: LinkedinFacts): Finding[] => [
  ...differing('fullName', '', cv.personal.fullName, linkedin.fullName, isSameName),
  ...differing('location', '', cv.personal.location, linkedin.location, isSamePlace),
  ...jobsCompared(cv, linkedin),
  ...schoolsCompared(cv, linkedin),
  ...namesMissing(
    'skill',
    cv.skills,
    linkedin.skills,
    // An archive without skills says nothing of them.
    linkedin.skills.length > 0,
  ),
  ...namesMissing(
    'language',
    cv.languages.map(({ name }) => name),
    linkedin.languages.map(({ name }) => name),
    linkedin.languages.length > 0,
  ),
];

const folded = (text: string): string =>
  foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The legal form and the article are no part of an employer's name. */
const companyKey = (name: string): string =>
  folded(name)
    .replace(
      /\b(?:inc|ltd|ltee|llc|sa|sarl|sas|corp|corporation|co|company|limited|limitee|senc|enr)\b/g,
      '',
    )
    .replace(/^(?:the|le|la|les|l) /, '')
    .replace(/\s+/g, ' ')
    .trim();

const isSameCompany = (a: string, b: string): boolean => {
  const [one, other] = [companyKey(a), companyKey(b)];
  if (one === '' || other === '') return false;
  return one === other || ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
};

/** In any order: `Nadia Benmoussa`, `BENMOUSSA Nadia`. */
const isSameName = (a: string, b: string): boolean =>
  folded(a).split(' ').toSorted().join(' ') === folded(b).split(' ').toSorted().join(' ');

/** The city decides: one says the province, the other the country. */
const isSamePlace = (a: string, b: string): boolean => {
  const words = new Set(folded(a).split(' '));
  return folded(b)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
};

const isSameText = (a: string, b: string): boolean => folded(a) === folded(b);

/** A year alone agrees with each of its months. */
const isSameDate = (a: CvDate, b: CvDate): boolean => {
  if (a === b) return true;
  const [one, other] = [dateParts(a), dateParts(b)];
  if (!one || !other || one.year !== other.year) return false;
  return one.month === 0 || other.month === 0 || one.month === other.month;
};

const differing = (
  field: ComparedField,
  of: string,
  cv: string,
  linkedin: string,
  isSame: (a: string, b: string) => boolean,
): Finding[] =>
  cv.trim() === '' || linkedin.trim() === '' || isSame(cv, linkedin)
    ? []
    : [{ kind: 'differs', field, of, cv, linkedin }];

const jobsCompared = (cv: CvContent, linkedin: LinkedinFacts): Finding[] => {
  const left = [...linkedin.positions];
  const findings: Finding[] = [];
  for (const job of cv.experience) {
    const same = bestOf(job, left);
    if (!same) {
      if (linkedin.positions.length > 0)
        findings.push({
          kind: 'missing',
          on: 'linkedin',
          what: 'job',
          name: named(job.jobTitle, job.company),
        });
      continue;
    }
    left.splice(left.indexOf(same), 1);
    const of = job.company;
    findings.push(
      ...differing('jobTitle', of, job.jobTitle, same.title, isSameText),
      ...differing('startDate', of, job.startDate, same.startDate, isSameDate),
      ...differing('endDate', of, job.endDate, same.endDate, isSameDate),
    );
  }
  if (cv.experience.length > 0)
    for (const { title, company } of left)
      findings.push({ kind: 'missing', on: 'cv', what: 'job', name: named(title, company) });
  return findings;
};

/** Of several at one employer, the one that says most of the same. */
const bestOf = (
  job: CvContent['experience'][number],
  positions: readonly LinkedinPosition[],
): LinkedinPosition | undefined => {
  const likeness = ({ title, startDate }: LinkedinPosition): number =>
    Number(isSameText(title, job.jobTitle)) * 2 + Number(isSameDate(startDate, job.startDate));
  return positions
    .filter(({ company }) => isSameCompany(company, job.company))
    .toSorted((a, b) => likeness(b) - likeness(a))[0];
};

const schoolsCompared = (cv: CvContent, linkedin: LinkedinFacts): Finding[] => {
  const left = [...linkedin.education];
  const findings: Finding[] = [];
  for (const { institution, degree, fieldOfStudy, graduationDate } of cv.education) {
    const at = left.findIndex((school) => isSameCompany(school.institution, institution));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same) {
      const whole = [degree, fieldOfStudy].filter(Boolean).join(', ');
      const isSame = (a: string, b: string): boolean =>
        isSameText(a, b) || isSameText(degree, b) || folded(b).includes(folded(degree));
      findings.push(
        ...differing('degree', institution, whole, same.degree, isSame),
        ...differing('graduationDate', institution, graduationDate, same.endDate, isSameDate),
      );
    } else if (linkedin.education.length > 0)
      findings.push({
        kind: 'missing',
        on: 'linkedin',
        what: 'education',
        name: named(degree, institution),
      });
  }
  if (cv.education.length > 0)
    for (const { degree, institution } of left)
      findings.push({
        kind: 'missing',
        on: 'cv',
        what: 'education',
        name: named(degree, institution),
      });
  return findings;
};

const namesMissing = (
  what: 'skill' | 'language',
  cv: readonly string[],
  linkedin: readonly string[],
  isTold: boolean,
): Finding[] => {
  if (!isTold || cv.length === 0) return [];
  const has = (names: readonly string[]): ((name: string) => boolean) => {
    const keys = new Set(names.map(skillLikeness));
    return (name) => keys.has(skillLikeness(name));
  };
  return [
    ...cv
      .filter((name) => !has(linkedin)(name))
      .map((name): Finding => ({ kind: 'missing', on: 'linkedin', what, name })),
    ...linkedin
      .filter((name) => !has(cv)(name))
      .map((name): Finding => ({ kind: 'missing', on: 'cv', what, name })),
  ];
};

const named = (first: string, second: string): string => [first, second].filter(Boolean).join(', ');
