/**
 * A CV as JSON Resume (schema 1.0.0), always valid by it: what that schema has no place for, or would refuse, stands
 * under `meta.jalon`, and comes first when `read/json` reads it back.
 */
import type {
  CvContent,
  CvDate,
  CvLanguage,
  OtherSection,
  OtherSectionKind,
} from '#/domain/cv/content.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const VERSION = 1;

export function writeJson(content: CvContent, language: CvLanguage): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(toJsonResume(content, language), null, 2)}\n`);
}

export function toJsonResume(content: CvContent, language: CvLanguage): object {
  const { personal } = content;
  const profile = `https://${personal.linkedin}`;
  return {
    $schema: SCHEMA,
    basics: filled({
      name: personal.fullName,
      label: personal.headline,
      email: isEmail(personal.email) ? personal.email : '',
      phone: personal.phone,
      summary: personal.summary,
      location: filled({ city: personal.location }),
      profiles:
        personal.linkedin !== '' && isUri(profile) ? [{ network: 'LinkedIn', url: profile }] : [],
    }),
    work: content.experience.map((entry) =>
      filled({
        name: entry.company,
        position: entry.jobTitle,
        location: entry.location,
        ...dates(entry.startDate, entry.endDate),
        highlights: entry.achievements,
      }),
    ),
    education: content.education.map((entry) =>
      filled({
        institution: entry.institution,
        area: entry.fieldOfStudy,
        studyType: entry.degree,
        location: entry.location,
        ...dates(entry.startDate, entry.graduationDate),
        courses: entry.details,
      }),
    ),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map(({ name, level }) =>
      filled({ language: name, fluency: level }),
    ),
    ...otherSections(content.other),
    meta: { version: 'v1.0.0', jalon: { version: VERSION, language, ...ownParts(content) } },
  };
}

/** Without the fields that say nothing. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** The schema's formats; what is none of them is kept apart. */
const isEmail = (text: string): boolean => /^[^\s@"(),:;<>[\]\\]+@[\p{L}\p{N}.-]+$/u.test(text);
const isUri = (text: string): boolean => /^[!-~]+$/.test(text) && URL.canParse(text);
const isDate = (date: CvDate): boolean => /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(date);

/** JSON Resume leaves the end of a current position out; `current` tells it from an unknown end. */
const dates = (startDate: CvDate, endDate: CvDate): object => ({
  ...(isDate(startDate) ? { startDate } : {}),
  ...(endDate === 'present' ? { current: true } : {}),
  ...(isDate(endDate) ? { endDate } : {}),
});

/** What only this product knows of a CV; reports and dates stand at the places of their entries. */
const ownParts = ({ personal, experience, education, other }: CvContent): object => {
  const { latinName = '', pronunciation = '', nameLine = '', email, linkedin } = personal;
  const work = experience.map(({ startDate, endDate }) => typedDates(startDate, endDate));
  const studies = education.map((study) => typedDates(study.startDate, study.graduationDate));
  return {
    other,
    ...(latinName || pronunciation ? { name: { latinName, pronunciation, nameLine } } : {}),
    ...(education.some(({ report }) => report)
      ? { reports: education.map(({ report }) => report ?? null) }
      : {}),
    ...(isEmail(email) ? {} : filled({ email })),
    ...(isUri(`https://${linkedin}`) ? {} : filled({ linkedin })),
    ...([...work, ...studies].some(Boolean) ? { dates: { work, education: studies } } : {}),
  };
};

/** Dates as typed, where the person has not written one that could be read. */
const typedDates = (start: CvDate, end: CvDate): [CvDate, CvDate] | null =>
  [start, end].every((date) => date === '' || date === 'present' || isDate(date)) &&
  start !== 'present'
    ? null
    : [start, end];

/** The schema's own lists, for other programs. References are for the person alone. */
const LISTS: readonly [OtherSectionKind, string, string][] = [
  ['certifications', 'certificates', 'name'],
  ['projects', 'projects', 'name'],
  ['volunteering', 'volunteer', 'organization'],
  ['publications', 'publications', 'name'],
  ['awards', 'awards', 'title'],
  ['interests', 'interests', 'name'],
];

function otherSections(other: OtherSection[]): object {
  const lists: Record<string, object[]> = {};
  for (const [kind, list, key] of LISTS)
    for (const section of other)
      if (section.kind === kind)
        (lists[list] ??= []).push(...section.entries.map((entry) => ({ [key]: entry })));
  return lists;
}
